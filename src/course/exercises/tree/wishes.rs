//! What is wanted of a tree.

use arborist_engine::game::Player;
use arborist_engine::tree::Tree;

use super::draw::{self, TreeShape};
use super::facts::TreeFacts;
use crate::course::exercises::chance::Chance;
use crate::course::exercises::count_range::CountRange;

/// How the two cut rules, `>=` and `>`, should relate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutRules {
    /// They read the same leaves.
    Agree,
    /// They do not.
    Differ,
}

/// What is wanted of a tree and its answer.
#[derive(Clone, Debug)]
pub struct TreeWishes {
    /// What it looks like.
    pub shape: TreeShape,
    /// Who moves at the root.
    pub to_move: Player,
    /// How many leaves alpha-beta should not read.
    pub pruned_leaves: CountRange,
    /// Whether a cut-off should need a bound from above the parent.
    pub deep_cutoff: Option<bool>,
    /// Whether something should be pruned where MAX moves.
    pub cut_at_max: Option<bool>,
    /// Whether something should be pruned where MIN moves.
    pub cut_at_min: Option<bool>,
    /// How the cut rules should relate.
    pub cut_rules: Option<CutRules>,
    /// Whether one move should be better than all others.
    pub unique_best_move: Option<bool>,
}

impl TreeWishes {
    /// Nothing but a shape.
    pub fn of(shape: TreeShape, to_move: Player) -> Self {
        Self {
            shape,
            to_move,
            pruned_leaves: CountRange::ANY,
            deep_cutoff: None,
            cut_at_max: None,
            cut_at_min: None,
            cut_rules: None,
            unique_best_move: None,
        }
    }

    /// Whether a tree with these facts will do.
    pub fn allow(&self, facts: &TreeFacts) -> bool {
        let wished = |wish: Option<bool>, fact| wish.is_none_or(|wish| wish == fact);
        self.pruned_leaves.allows(facts.pruned_leaves)
            && wished(self.deep_cutoff, facts.deep_cutoff)
            && wished(self.cut_at_max, facts.cut_at_max)
            && wished(self.cut_at_min, facts.cut_at_min)
            && wished(
                self.cut_rules.map(|rules| rules == CutRules::Agree),
                facts.cut_rules_agree,
            )
            && wished(self.unique_best_move, facts.unique_best_move)
    }
}

/// A tree, if it is as wished.
pub fn draw(chance: &mut Chance, wishes: &TreeWishes) -> Option<Tree> {
    let tree = draw::draw(chance, &wishes.shape)?;
    let facts = TreeFacts::of(&tree, wishes.to_move)?;
    wishes.allow(&facts).then_some(tree)
}
