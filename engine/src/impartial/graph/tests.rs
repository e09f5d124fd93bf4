//! Graphs against the definitions.

use super::*;
use crate::impartial::mex::mex;
use crate::search::Limits;
use proptest::prelude::*;

fn graph(followers: &[Vec<u32>]) -> Graph {
    let edges: Vec<(u32, u32)> = (0u32..)
        .zip(followers)
        .flat_map(|(from, list)| list.iter().map(move |to| (from, *to)))
        .collect();
    Graph::new(followers.len(), &edges)
}

/// Who wins each position, by asking again and again who wins its followers.
fn naive_outcomes(followers: &[Vec<usize>]) -> Vec<LoopyOutcome> {
    use LoopyOutcome::{D, N, P};
    let mut outcomes = vec![D; followers.len()];
    loop {
        let next: Vec<LoopyOutcome> = followers
            .iter()
            .map(|list| {
                if list.iter().any(|to| outcomes[*to] == P) {
                    N
                } else if list.iter().all(|to| outcomes[*to] == N) {
                    P
                } else {
                    D
                }
            })
            .collect();
        if next == outcomes {
            return outcomes;
        }
        outcomes = next;
    }
}

/// Who wins the sum of each node with a heap of Nim up to `largest`; the sum with a heap of `h` stands at
/// `node * (largest + 1) + h`.
fn outcomes_beside_heaps(followers: &[Vec<u32>], largest: usize) -> Vec<LoopyOutcome> {
    let width = largest + 1;
    let mut sums = Vec::new();
    for (node, list) in followers.iter().enumerate() {
        for heap in 0..width {
            let moved = list.iter().map(|to| *to as usize * width + heap);
            let taken = (0..heap).map(|left| node * width + left);
            sums.push(moved.chain(taken).collect());
        }
    }
    naive_outcomes(&sums)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn without_cycles_a_node_is_worth_the_mex_of_its_followers(
        lists in prop::collection::vec(prop::collection::vec(any::<prop::sample::Index>(), 0..6), 1..14),
    ) {
        // Edges lead to smaller numbers only, then nodes are told in the opposite order.
        let last = lists.len() as u32 - 1;
        let followers: Vec<Vec<u32>> = lists.iter().enumerate().rev().map(|(node, list)| {
            if node == 0 { Vec::new() } else { list.iter().map(|index| last - index.index(node) as u32).collect() }
        }).collect();
        let graph = graph(&followers);
        let values = NimValues::of(&graph, &Limits::NONE).unwrap();
        prop_assert!(values.is_acyclic());
        let mut expected = vec![0u64; followers.len()];
        for node in (0..followers.len()).rev() {
            let options: Vec<u64> = followers[node].iter().map(|to| expected[*to as usize]).collect();
            expected[node] = mex(&options);
        }
        for (node, value) in (0u32..).zip(&expected) {
            prop_assert_eq!(values.value(node), NimValue::Finite(*value as u32));
            let mut lost: Vec<u32> = Vec::new();
            for &to in &followers[node as usize] {
                if expected[to as usize] == 0 && !lost.contains(&to) {
                    lost.push(to);
                }
            }
            prop_assert_eq!(values.winning_moves(node).collect::<Vec<_>>(), lost);
        }
    }

    /// A finite value is the one heap beside which the node is lost; beside the others, and with an infinite value
    /// beside all, the player to move wins or draws as the values say.
    #[test]
    fn with_cycles_values_tell_who_wins_beside_every_heap(
        followers in (1u32..8).prop_flat_map(|nodes| {
            prop::collection::vec(prop::collection::vec(0..nodes, 0..4), nodes as usize)
        }),
    ) {
        let largest = 9;
        let graph = graph(&followers);
        let values = NimValues::of(&graph, &Limits::NONE).unwrap();
        let outcomes = outcomes_beside_heaps(&followers, largest);
        for node in 0..graph.nodes() as u32 {
            for heap in 0..=largest {
                let expected = match values.value(node) {
                    NimValue::Finite(value) if value as usize == heap => LoopyOutcome::P,
                    NimValue::Finite(_) => LoopyOutcome::N,
                    NimValue::Infinite(set) if set.contains(&(heap as u32)) => LoopyOutcome::N,
                    NimValue::Infinite(_) => LoopyOutcome::D,
                };
                let found = outcomes[node as usize * (largest + 1) + heap];
                prop_assert_eq!(expected, found, "{:?} node {} beside {}", &followers, node, heap);
            }
            prop_assert_eq!(values.outcome(node), outcomes[node as usize * (largest + 1)]);
        }
    }
}

#[test]
fn an_edge_told_twice_is_one_move() {
    let graph = graph(&[vec![1, 1, 0, 1], vec![]]);
    assert_eq!(graph.followers(0), [1, 0]);
    assert_eq!(graph.edges(), 2);
}

#[test]
fn a_chain_of_a_hundred_thousand_nodes_is_no_deeper_than_it_is_long() {
    let nodes = 100_000u32;
    let chain = |last: Vec<u32>| -> Graph {
        let lists = (1..nodes).map(|next| vec![next]).chain([last]);
        graph(&lists.collect::<Vec<_>>())
    };
    let line = chain(vec![]);
    let values = NimValues::of(&line, &Limits::NONE).unwrap();
    assert_eq!(values.value(0), NimValue::Finite(1));
    let circle = chain(vec![0]);
    let values = NimValues::of(&circle, &Limits::NONE).unwrap();
    assert_eq!(values.outcome(0), LoopyOutcome::D);
    assert!(!values.is_acyclic());
}

#[test]
fn a_stop_is_obeyed() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    assert!(NimValues::of(&graph(&[vec![]]), &limits).is_err());
    assert!(NimValues::of(&graph(&[vec![1], vec![0, 2], vec![]]), &limits).is_err());
}

#[test]
fn the_first_move_to_an_undefined_node_is_named() {
    let mut graph = NamedGraph::default();
    let [a, b, c] = ["a", "b", "c"].map(|text| graph.name(text));
    graph.define(a).unwrap();
    graph.add_edge(a, b);
    graph.add_edge(a, c);
    graph.define(b).unwrap();
    assert_eq!(graph.define(b), Err(ListedTwice));
    let undefined = graph.undefined().unwrap();
    assert_eq!((undefined.to.as_str(), undefined.index), ("c", 1));
    graph.define(c).unwrap();
    assert_eq!(graph.undefined(), None);
}
