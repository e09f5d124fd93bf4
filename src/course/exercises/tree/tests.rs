use arborist_engine::game::Player;
use arborist_engine::search::Limits;
use arborist_engine::tree::{Node, Number, Task, Tree, Worth, minimax_values};

use super::*;
use crate::course::exercises::{Budget, Chance, CountRange, NoneFound, Span, find};

const BUDGET: Budget<'static> = Budget {
    attempts: 100_000,
    limits: Limits::NONE,
};

fn shape(depth: u32, values: Span) -> TreeShape {
    TreeShape {
        branching: Span::new(2, 3).unwrap(),
        depth,
        values,
        different_values: false,
        estimated_ply: None,
        named: true,
        most_nodes: 200,
    }
}

/// Another alpha-beta, in i64 and by recursion: which leaves it reads, and which MAX and MIN nodes cut children off.
#[derive(Default)]
struct Pencil {
    strict: bool,
    shallow: bool,
    leaves: Vec<Node>,
    cut_at_max: bool,
    cut_at_min: bool,
}

impl Pencil {
    fn walk(&mut self, tree: &Tree, node: Node, max: bool, mut alpha: i64, mut beta: i64) -> i64 {
        if tree.is_leaf(node) {
            self.leaves.push(node);
            return leaf(tree, node);
        }
        if self.shallow {
            // Only the parent's bound comes in.
            if max {
                alpha = i64::MIN;
            } else {
                beta = i64::MAX;
            }
        }
        let mut best = if max { i64::MIN } else { i64::MAX };
        let mut children = tree.children(node).peekable();
        while let Some(child) = children.next() {
            let value = self.walk(tree, child, !max, alpha, beta);
            if max {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            let met = if self.strict {
                alpha > beta
            } else {
                alpha >= beta
            };
            if met {
                if children.peek().is_some() {
                    self.cut_at_max |= max;
                    self.cut_at_min |= !max;
                }
                break;
            }
        }
        best
    }

    fn of(tree: &Tree, to_move: Player, strict: bool, shallow: bool) -> Self {
        let mut pencil = Self {
            strict,
            shallow,
            ..Self::default()
        };
        pencil.walk(tree, Node::ROOT, to_move == Player::Max, i64::MIN, i64::MAX);
        pencil
    }
}

fn leaf(tree: &Tree, node: Node) -> i64 {
    let Worth::Known(value) = tree.worth(node) else {
        panic!("a drawn leaf has a value");
    };
    format!("{value:?}").parse().unwrap()
}

fn minimax(tree: &Tree, node: Node, max: bool) -> i64 {
    if tree.is_leaf(node) {
        return leaf(tree, node);
    }
    let values = tree.children(node).map(|child| minimax(tree, child, !max));
    if max {
        values.max().unwrap()
    } else {
        values.min().unwrap()
    }
}

#[test]
fn the_facts_of_2000_trees_are_those_of_a_search_by_hand() {
    let mut chance = Chance::of_seed(1);
    let mut deep_cutoffs = 0;
    for round in 0..2000 {
        let values = Span::new(0, [3, 9, 50][round % 3]).unwrap();
        let tree = draw(&mut chance, &shape(2 + round as u32 % 3, values)).unwrap();
        let to_move = [Player::Max, Player::Min][round % 2];
        let facts = TreeFacts::of(&tree, to_move).unwrap();
        let usual = Pencil::of(&tree, to_move, false, false);
        let strict = Pencil::of(&tree, to_move, true, false);
        let shallow = Pencil::of(&tree, to_move, false, true);
        assert_eq!(
            facts.pruned_leaves,
            tree.leaves() - usual.leaves.len() as u64
        );
        assert_eq!(facts.cut_at_max, usual.cut_at_max);
        assert_eq!(facts.cut_at_min, usual.cut_at_min);
        assert_eq!(facts.cut_rules_agree, usual.leaves == strict.leaves);
        assert_eq!(facts.deep_cutoff, usual.leaves != shallow.leaves);
        deep_cutoffs += u32::from(facts.deep_cutoff);
        let max = to_move == Player::Max;
        let root = minimax(&tree, Node::ROOT, max);
        let best = tree
            .children(Node::ROOT)
            .filter(|child| minimax(&tree, *child, !max) == root)
            .count();
        assert_eq!(facts.unique_best_move, best == 1);
    }
    assert!(deep_cutoffs > 50, "{deep_cutoffs}");
}

#[test]
fn every_wish_is_fulfilled() {
    let values = Span::new(0, 9).unwrap();
    for seed in 0..30 {
        let mut wishes = TreeWishes::of(shape(4, values), Player::Max);
        wishes.pruned_leaves = CountRange {
            at_least: 2,
            at_most: 12,
        };
        wishes.deep_cutoff = Some(seed % 2 == 0);
        wishes.cut_at_max = Some(seed % 3 == 0);
        wishes.cut_rules = Some([CutRules::Agree, CutRules::Differ][seed as usize % 2]);
        wishes.unique_best_move = Some(true);
        let found = find(seed, BUDGET, |chance| draw_as_wished(chance, &wishes));
        let found = found.unwrap();
        let facts = TreeFacts::of(&found.instance, Player::Max).unwrap();
        assert!(wishes.allow(&facts), "{facts:?}");
        let again = find(seed, BUDGET, |chance| draw_as_wished(chance, &wishes));
        assert_eq!(again, Ok(found));
    }
}

#[test]
fn three_plies_are_not_enough_for_a_deep_cutoff() {
    let mut wishes = TreeWishes::of(shape(3, Span::new(0, 9).unwrap()), Player::Max);
    wishes.deep_cutoff = Some(true);
    let budget = Budget {
        attempts: 2000,
        ..BUDGET
    };
    assert_eq!(
        find(1, budget, |chance| draw_as_wished(chance, &wishes)),
        Err(NoneFound::InBudget { attempts: 2000 })
    );
}

#[test]
fn behind_the_horizon_another_move_is_best() {
    let wishes = HorizonWishes {
        branching: Span::new(2, 2).unwrap(),
        values: Span::new(-9, 9).unwrap(),
        to_move: Player::Max,
        most_nodes: 100,
    };
    for seed in 0..50 {
        let found = find(seed, BUDGET, |chance| draw_horizon(chance, &wishes)).unwrap();
        let tree = &found.instance;
        let values_at = |depth| {
            let task = Task {
                tree,
                to_move: Player::Max,
                depth: Some(depth),
                limits: Limits::NONE,
            };
            minimax_values(&task).unwrap().unwrap()
        };
        let best = |values: &[Number]| {
            tree.children(Node::ROOT)
                .max_by_key(|child| values[child.place()])
        };
        assert_ne!(best(&values_at(2)), best(&values_at(3)));
    }
}
