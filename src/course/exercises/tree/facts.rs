//! What a teacher asks of a tree before handing it out.

use arborist_engine::game::Player;
use arborist_engine::search::{ChosenRules, CutWhen, Limits, Window};
use arborist_engine::tree::observe::{Capped, Cut, Cuts, LeavesRead};
use arborist_engine::tree::{Node, Task, Tree, minimax_values, search};

/// What the searches of a tree come to.
#[derive(Clone, Debug)]
pub struct TreeFacts {
    /// How many leaves alpha-beta does not read under the usual rules.
    pub pruned_leaves: u64,
    /// Whether a cut-off needs a bound from above the parent.
    pub deep_cutoff: bool,
    /// Whether a cut-off at a MAX node prunes something.
    pub cut_at_max: bool,
    /// Whether a cut-off at a MIN node prunes something.
    pub cut_at_min: bool,
    /// Whether cutting at `>=` and only at `>` read the same leaves.
    pub cut_rules_agree: bool,
    /// Whether one child of the root is better than all others.
    pub unique_best_move: bool,
}

impl TreeFacts {
    /// The facts of a tree. Nothing if a leaf has no value.
    pub fn of(tree: &Tree, to_move: Player) -> Option<Self> {
        let task = Task {
            tree,
            to_move,
            depth: None,
            limits: Limits::NONE,
        };
        let (leaves, cuts) = read(&task, ChosenRules::default())?;
        let (shallow, _) = read(
            &task,
            ChosenRules {
                deep_cutoffs: false,
                ..ChosenRules::default()
            },
        )?;
        let (crossed, _) = read(
            &task,
            ChosenRules {
                cut_when: CutWhen::Crossed,
                ..ChosenRules::default()
            },
        )?;
        let prunes = |player| {
            cuts.iter().any(|cut| {
                cut.player == player && tree.children_after(cut.node, cut.by).next().is_some()
            })
        };
        Some(Self {
            pruned_leaves: tree.leaves() - leaves.len() as u64,
            deep_cutoff: leaves != shallow,
            cut_at_max: prunes(Player::Max),
            cut_at_min: prunes(Player::Min),
            cut_rules_agree: leaves == crossed,
            unique_best_move: has_unique_best_move(&task)?,
        })
    }
}

/// The leaves that alpha-beta reads, and where it cuts.
fn read(task: &Task<'_>, rules: ChosenRules) -> Option<(Vec<Node>, Vec<Cut>)> {
    let mut leaves = LeavesRead(Capped::new(task.tree.len()));
    let mut cuts = Cuts(Capped::new(task.tree.len()));
    search(task, Window::OPEN, rules, (&mut leaves, &mut cuts)).ok()?;
    Some((leaves.0.kept().to_vec(), cuts.0.kept().to_vec()))
}

/// Whether one child of the root is better than all others, searched to the task's depth.
pub(super) fn has_unique_best_move(task: &Task<'_>) -> Option<bool> {
    Some(best_moves(task)?.len() == 1)
}

/// The root's children that are worth as much as the root.
pub(super) fn best_moves(task: &Task<'_>) -> Option<Vec<Node>> {
    let values = minimax_values(task).ok()??;
    let root = values.first()?;
    let best = task
        .tree
        .children(Node::ROOT)
        .filter(|child| values.get(child.place()) == Some(root));
    Some(best.collect())
}
