//! Counted traces: `search_counts.json` was made by an independent program.

use arborist_engine::game::{Player, Score};
use arborist_engine::observe::Statistics;
use arborist_engine::search::{ChosenRules, Fail, Limits, Window};
use arborist_engine::tree::observe::{Capped, Cuts, LeavesRead, Nodes};
use arborist_engine::tree::{Adjacency, Node, Number, Order, Reordered, Task, Tree, search};
use serde_json::Value;

use crate::drawn::{Drawn, path_of};

fn counts() -> Value {
    serde_json::from_str(include_str!("../fixtures/search_counts.json")).unwrap()
}

fn task(tree: &Tree) -> Task<'_> {
    Task {
        tree,
        to_move: Player::Max,
        depth: None,
        limits: Limits::NONE,
    }
}

fn bound(json: &Value, open: Number) -> Number {
    json.as_i64().map_or(open, Number::integer)
}

fn window(json: &Value) -> Window<Number> {
    Window {
        alpha: bound(&json["alpha"], Number::MINUS_INFINITY),
        beta: bound(&json["beta"], Number::PLUS_INFINITY),
    }
}

fn rules(fail: Fail) -> ChosenRules {
    ChosenRules {
        fail,
        ..ChosenRules::default()
    }
}

fn for_each_explicit_tree(check: impl Fn(&Tree, &Value, &str)) {
    let counts = counts();
    let rows = counts["explicit_trees"].as_array().unwrap();
    assert_eq!(rows.len(), 11);
    for row in rows {
        check(
            &Drawn::from_json(&row["tree"]).to_tree(),
            row,
            row["name"].as_str().unwrap(),
        );
    }
}

#[test]
fn windows_and_values_at_every_node_match_the_counted_traces() {
    for_each_explicit_tree(|tree, row, name| {
        for (fail, key) in [(Fail::Soft, "fail_soft"), (Fail::Hard, "fail_hard")] {
            let mut nodes = Nodes::new(tree, usize::MAX);
            search(&task(tree), Window::OPEN, rules(fail), &mut nodes).unwrap();
            let expected = row["alphabeta_trace"].as_array().unwrap();
            assert_eq!(nodes.records().kept().len(), expected.len(), "{name}");
            for (record, step) in nodes.records().kept().iter().zip(expected) {
                let path: Vec<usize> = serde_json::from_value(step["path"].clone()).unwrap();
                assert_eq!(path_of(tree, record.position.node), path, "{name}");
                assert_eq!(record.window, window(step), "{name} {path:?}");
                let (value, _) = record.returned.unwrap();
                assert_eq!(
                    value,
                    Number::integer(step[key].as_i64().unwrap()),
                    "{name} {path:?}"
                );
                let cut_at = record
                    .cut
                    .map(|cut| *path_of(tree, cut.by).last().unwrap() as u64);
                assert_eq!(cut_at, step["cut_at"].as_u64(), "{name} {path:?}");
            }
        }
    });
}

#[test]
fn leaves_nodes_and_cutoffs_match_the_counts() {
    for_each_explicit_tree(|tree, row, name| {
        for (deep_cutoffs, key) in [(true, "alphabeta"), (false, "alphabeta_shallow_only")] {
            let mut statistics = Statistics::default();
            let rules = ChosenRules {
                deep_cutoffs,
                ..ChosenRules::default()
            };
            search(&task(tree), Window::OPEN, rules, &mut statistics).unwrap();
            let expected = &row["counts"][key];
            assert_eq!(expected["leaves"], statistics.leaves, "{name} {key}");
            assert_eq!(expected["visits"], statistics.nodes, "{name} {key}");
            let cutoffs = statistics.alpha_cutoffs + statistics.beta_cutoffs;
            assert_eq!(expected["cutoffs"], cutoffs, "{name} {key}");
        }
    });
}

#[test]
fn leaves_are_read_in_the_counted_order() {
    for_each_explicit_tree(|tree, row, name| {
        let mut leaves = LeavesRead(Capped::new(usize::MAX));
        search(&task(tree), Window::OPEN, rules(Fail::Soft), &mut leaves).unwrap();
        let read: Vec<Vec<usize>> = leaves
            .0
            .kept()
            .iter()
            .map(|leaf| path_of(tree, *leaf))
            .collect();
        let expected: Vec<Vec<usize>> =
            serde_json::from_value(row["alphabeta_leaf_order"].clone()).unwrap();
        assert_eq!(read, expected, "{name}");
    });
}

#[test]
fn narrow_root_windows_match_the_counts() {
    for_each_explicit_tree(|tree, row, name| {
        for case in row["root_windows"].as_array().unwrap() {
            for (fail, key) in [(Fail::Soft, "fail_soft"), (Fail::Hard, "fail_hard")] {
                let mut statistics = Statistics::default();
                let found =
                    search(&task(tree), window(case), rules(fail), &mut statistics).unwrap();
                let expected = Number::integer(case[key].as_i64().unwrap());
                assert_eq!(found.value, Some(expected), "{name} {case}");
                assert_eq!(case["leaves"], statistics.leaves, "{name} {case}");
            }
        }
    });
}

#[test]
fn best_and_worst_order_read_as_many_leaves_as_counted() {
    for_each_explicit_tree(|tree, row, name| {
        for (order, key) in [
            (Order::Best, "best_first_reorder_leaves"),
            (Order::Worst, "worst_first_reorder_leaves"),
        ] {
            let reordered = Reordered::new(&task(tree), order).unwrap().unwrap();
            let mut statistics = Statistics::default();
            search(
                &task(reordered.tree()),
                Window::OPEN,
                rules(Fail::Soft),
                &mut statistics,
            )
            .unwrap();
            assert_eq!(row[key], statistics.leaves, "{name} {key}");
        }
    });
}

#[test]
fn a_reordered_node_is_the_posted_one() {
    let drawn = Drawn::from_json(&serde_json::json!([[3, [12, 4], 8], 2, [14, 5]]));
    let tree = drawn.to_tree();
    let reordered = Reordered::new(&task(&tree), Order::Reversed)
        .unwrap()
        .unwrap();
    let values = |tree: &Tree, nodes: Vec<Node>| {
        let worths: Vec<_> = nodes.into_iter().map(|node| tree.worth(node)).collect();
        worths
    };
    let here: Vec<Node> = reordered.tree().subtree(Node::ROOT).collect();
    let there: Vec<Node> = here.iter().map(|node| reordered.posted(*node)).collect();
    assert_eq!(values(reordered.tree(), here), values(&tree, there));
    let back = Reordered::new(&task(reordered.tree()), Order::Reversed)
        .unwrap()
        .unwrap();
    assert_eq!(back.tree(), &tree);
}

#[test]
fn a_chain_of_a_hundred_thousand_nodes_is_answered() {
    let mut adjacency = Adjacency::default();
    for link in 0..100_000 {
        let node = adjacency.name(&format!("n{link}"));
        let below = adjacency.name(&format!("n{}", link + 1));
        adjacency.start_list(node).unwrap();
        adjacency.named_child(below);
    }
    let last = adjacency.name("n100000");
    adjacency.set_worth(last, Some(Number::integer(7))).unwrap();
    let tree = adjacency.build().unwrap();
    assert_eq!((tree.len(), tree.depth()), (100_001, 100_000));
    let mut cuts = Cuts(Capped::new(10));
    let found = search(
        &task(&tree),
        Window::OPEN,
        ChosenRules::default(),
        &mut cuts,
    )
    .unwrap();
    assert_eq!(found.value, Some(Number::integer(7)));
}
