//! Truths about every tree, on thousands of random ones.

use arborist_engine::game::{Player, Score};
use arborist_engine::observe::{Statistics, Unobserved};
use arborist_engine::search::{Bound, ChosenRules, CutWhen, Fail, Limits, Unpruned, Window};
use arborist_engine::tree::observe::{BestLine, Capped, LeavesRead, Nodes, Proofs, RootMoves};
use arborist_engine::tree::{
    Identifiers, Node, Number, Order, Posted, Reordered, Task, Tree, Worth, minimal_leaves,
    minimax_values, search,
};
use proptest::prelude::*;

use crate::drawn::{Drawn, FAR, Textbook, path_of, players, trees};

fn task(tree: &Tree, to_move: Player) -> Task<'_> {
    Task {
        tree,
        to_move,
        depth: None,
        limits: Limits::NONE,
    }
}

fn number(value: i64) -> Number {
    match value {
        FAR => Number::PLUS_INFINITY,
        value if value == -FAR => Number::MINUS_INFINITY,
        value => Number::integer(value),
    }
}

fn integer(value: Number) -> i64 {
    match value.posted() {
        Some(Posted::Integer(value)) => value,
        _ => panic!("{value:?} is not an integer"),
    }
}

fn leaf_value(tree: &Tree, node: Node) -> i64 {
    match tree.worth(node) {
        Worth::Known(value) => integer(value),
        worth => panic!("{worth:?}"),
    }
}

fn every_rule() -> impl Iterator<Item = (ChosenRules, Textbook)> {
    [false, true].into_iter().flat_map(|strict| {
        [false, true].into_iter().flat_map(move |hard| {
            [false, true].into_iter().map(move |deep| {
                let rules = ChosenRules {
                    cut_when: if strict {
                        CutWhen::Crossed
                    } else {
                        CutWhen::Reached
                    },
                    fail: if hard { Fail::Hard } else { Fail::Soft },
                    deep_cutoffs: deep,
                };
                (rules, Textbook { strict, hard, deep })
            })
        })
    })
}

fn windows() -> impl Strategy<Value = (i64, i64)> {
    prop_oneof![
        Just((-FAR, FAR)),
        (-7i64..=7, 1i64..=5).prop_map(|(alpha, width)| (alpha, alpha + width)),
        (-7i64..=7).prop_map(|alpha| (alpha, FAR)),
        (-7i64..=7).prop_map(|beta| (-FAR, beta)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, ..ProptestConfig::default() })]

    #[test]
    fn alpha_beta_finds_the_minimax_value_under_every_convention_and_order(
        drawn in trees(5, 40, 4),
        to_move in players(),
    ) {
        let tree = drawn.to_tree();
        let truth = drawn.minimax(to_move);
        let minimax = search(&task(&tree, to_move), Window::OPEN, Unpruned, Unobserved).unwrap();
        prop_assert_eq!(minimax.value, Some(number(truth)));
        for order in [Order::Given, Order::Reversed, Order::Best, Order::Worst] {
            let reordered = Reordered::new(&task(&tree, to_move), order).unwrap().unwrap();
            for (rules, _) in every_rule() {
                let found = search(&task(reordered.tree(), to_move), Window::OPEN, rules, Unobserved).unwrap();
                prop_assert_eq!(found.value, Some(number(truth)));
                prop_assert_eq!(found.bound, Bound::Exact);
            }
        }
    }

    #[test]
    fn every_window_and_convention_reads_and_returns_what_the_textbook_does(
        drawn in trees(5, 40, 4),
        to_move in players(),
        (alpha, beta) in windows(),
    ) {
        let tree = drawn.to_tree();
        let window = Window { alpha: number(alpha), beta: number(beta) };
        let truth = number(drawn.minimax(to_move));
        for (rules, textbook) in every_rule() {
            let mut leaves = LeavesRead(Capped::new(usize::MAX));
            let mut best = BestLine::default();
            let found = search(&task(&tree, to_move), window, rules, (&mut leaves, &mut best)).unwrap();
            let (value, read) = textbook.search(&drawn, to_move, alpha, beta);
            let read_here: Vec<i64> = leaves.0.kept().iter().map(|leaf| leaf_value(&tree, *leaf)).collect();
            prop_assert_eq!(&read_here, &read);
            let returned = found.value.unwrap();
            prop_assert_eq!(returned, number(value));
            match found.bound {
                Bound::Exact => prop_assert_eq!(returned, truth),
                Bound::Lower => prop_assert!(truth >= returned),
                Bound::Upper => prop_assert!(truth <= returned),
            }
            // The principal variation replays to the value: clamped to the window under fail-hard.
            let end = best.nodes().last().unwrap();
            prop_assert!(tree.is_leaf(end));
            let reached = number(leaf_value(&tree, end));
            let reached = if textbook.hard { window.clamp(reached) } else { reached };
            prop_assert_eq!(reached, returned);
        }
    }

    #[test]
    fn fail_hard_and_fail_soft_read_the_same_leaves_when_they_cut_at_equality(
        drawn in trees(6, 60, 4),
        to_move in players(),
        (alpha, beta) in windows(),
    ) {
        let tree = drawn.to_tree();
        let window = Window { alpha: number(alpha), beta: number(beta) };
        for deep_cutoffs in [false, true] {
            let read = |fail| {
                let mut leaves = LeavesRead(Capped::new(usize::MAX));
                let rules = ChosenRules { cut_when: CutWhen::Reached, fail, deep_cutoffs };
                search(&task(&tree, to_move), window, rules, &mut leaves).unwrap();
                leaves.0.kept().to_vec()
            };
            prop_assert_eq!(read(Fail::Hard), read(Fail::Soft));
        }
    }

    #[test]
    fn what_was_read_proves_what_is_called_proven(drawn in trees(5, 40, 4), to_move in players(), (alpha, beta) in windows()) {
        let tree = drawn.to_tree();
        let window = Window { alpha: number(alpha), beta: number(beta) };
        let truths = minimax_values(&task(&tree, to_move)).unwrap().unwrap();
        for (rules, _) in every_rule() {
            let mut nodes = Nodes::new(&tree, usize::MAX);
            let mut moves = RootMoves(Capped::new(usize::MAX));
            let mut statistics = Statistics::default();
            let mut proofs = Proofs::new(&tree);
            let watch = ((&mut nodes, &mut proofs), (&mut moves, &mut statistics));
            search(&task(&tree, to_move), window, rules, watch).unwrap();
            prop_assert_eq!(proofs.of_root(), nodes.records().kept()[0].proven);
            prop_assert_eq!(nodes.records().total(), statistics.nodes);
            for record in nodes.records().kept() {
                let truth = truths[record.position.node.place()];
                let (low, high) = record.proven;
                prop_assert!(low <= truth && truth <= high);
                let (value, bound) = record.returned.unwrap();
                match bound {
                    Bound::Exact => prop_assert_eq!(value, truth),
                    Bound::Lower => prop_assert!(truth >= value && low >= value.min(record.window.beta)),
                    Bound::Upper => prop_assert!(truth <= value && high <= value.max(record.window.alpha)),
                }
            }
            for root_move in moves.0.kept() {
                let truth = truths[root_move.node.place()];
                match root_move.bound {
                    Bound::Exact => prop_assert_eq!(root_move.value, truth),
                    Bound::Lower => prop_assert!(truth >= root_move.value),
                    Bound::Upper => prop_assert!(truth <= root_move.value),
                }
            }
        }
    }

    #[test]
    fn a_stopped_search_claims_only_what_is_true(
        drawn in trees(5, 40, 4),
        to_move in players(),
        (alpha, beta) in windows(),
        nodes in 0u64..40,
    ) {
        let tree = drawn.to_tree();
        let window = Window { alpha: number(alpha), beta: number(beta) };
        let truth = number(drawn.minimax(to_move));
        let limited = Task { limits: Limits { nodes, stop: None }, ..task(&tree, to_move) };
        for (rules, _) in every_rule() {
            let mut proofs = Proofs::new(&tree);
            let found = search(&limited, window, rules, &mut proofs).unwrap();
            let (low, high) = proofs.of_root();
            prop_assert!(low <= truth && truth <= high);
            match (found.value, found.bound) {
                (None, _) => prop_assert!(!found.complete),
                (Some(value), Bound::Exact) => prop_assert_eq!(value, truth),
                (Some(value), Bound::Lower) => prop_assert!(value <= truth),
                (Some(value), Bound::Upper) => prop_assert!(value >= truth),
            }
        }
    }

    #[test]
    fn minimal_leaves_is_the_least_over_all_orders(
        drawn in trees(4, 9, 3).prop_filter("few orders", |drawn| drawn.orders() <= 400),
        to_move in players(),
        (alpha, beta) in windows(),
    ) {
        let tree = drawn.to_tree();
        let window = Window { alpha: number(alpha), beta: number(beta) };
        let found = search(&task(&tree, to_move), window, ChosenRules::default(), Unobserved).unwrap();
        let textbook = Textbook { strict: false, hard: false, deep: true };
        let least = drawn
            .every_order()
            .iter()
            .map(|ordered| textbook.search(ordered, to_move, alpha, beta).1.len() as u64)
            .min();
        prop_assert_eq!(minimal_leaves(&task(&tree, to_move), window, found.value.unwrap()), least);
    }

    #[test]
    fn identifiers_are_the_paths(drawn in trees(5, 40, 4), picks in prop::collection::vec(any::<prop::sample::Index>(), 1..8)) {
        let tree = drawn.to_tree();
        let nodes: Vec<Node> = tree.subtree(Node::ROOT).collect();
        let picked: Vec<Node> = picks.iter().map(|pick| *pick.get(&nodes)).collect();
        let identifiers = Identifiers::of(&tree, picked.clone());
        for node in picked {
            let mut expected = "r".to_owned();
            for index in path_of(&tree, node) {
                expected.push_str(&format!(".{index}"));
            }
            prop_assert_eq!(identifiers.get(node), expected);
        }
    }
}

#[test]
fn strict_fail_hard_reads_a_leaf_that_strict_fail_soft_does_not() {
    let drawn = Drawn::from_json(&serde_json::json!([[[5]], [[1], [0]]]));
    let tree = drawn.to_tree();
    let read = |fail| {
        let rules = ChosenRules {
            cut_when: CutWhen::Crossed,
            fail,
            deep_cutoffs: true,
        };
        let mut statistics = Statistics::default();
        search(
            &task(&tree, Player::Max),
            Window::OPEN,
            rules,
            &mut statistics,
        )
        .unwrap();
        statistics.leaves
    };
    assert_eq!((read(Fail::Soft), read(Fail::Hard)), (2, 3));
    assert_eq!(drawn.leaves(), 3);
}
