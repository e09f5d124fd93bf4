//! Sums against an exhaustive search of all their positions.

use proptest::prelude::*;

use super::*;
use crate::impartial::graph::{Graph, NimValue, NimValues};
use crate::search::Limits;

type Followers = Vec<Vec<u32>>;

fn graphs(acyclic: bool) -> impl Strategy<Value = Followers> {
    (1u32..6).prop_flat_map(move |nodes| {
        let lists = prop::collection::vec(prop::collection::vec(0..nodes, 0..4), nodes as usize);
        lists.prop_map(move |mut lists| {
            for (node, list) in (0..).zip(&mut lists) {
                list.retain(|to| !acyclic || *to < node);
            }
            lists
        })
    })
}

/// What the nodes of a graph are worth.
fn worths(followers: &Followers) -> Vec<Worth> {
    let edges: Vec<(u32, u32)> = (0u32..)
        .zip(followers)
        .flat_map(|(from, list)| list.iter().map(move |to| (from, *to)))
        .collect();
    let graph = Graph::new(followers.len(), &edges);
    let values = NimValues::of(&graph, &Limits::NONE).unwrap();
    let worth = |node| match values.value(node) {
        NimValue::Finite(value) => Worth::Finite(value.into()),
        NimValue::Infinite(set) => Worth::Infinite(set.into_iter().map(u64::from).collect()),
    };
    (0..graph.nodes() as u32).map(worth).collect()
}

/// The positions of a sum as numbers, the last component counting fastest.
struct Positions<'a> {
    components: &'a [Followers],
}

impl Positions<'_> {
    fn total(&self) -> usize {
        self.components.iter().map(Vec::len).product()
    }

    fn nodes(&self, mut position: usize) -> Vec<usize> {
        let mut nodes: Vec<usize> = Vec::new();
        for component in self.components.iter().rev() {
            nodes.insert(0, position % component.len());
            position /= component.len();
        }
        nodes
    }

    fn number(&self, nodes: &[usize]) -> usize {
        let places = self.components.iter().zip(nodes);
        places.fold(0, |number, (component, node)| {
            number * component.len() + node
        })
    }

    /// The moves: the component and where they lead in it.
    fn moves(&self, position: usize) -> Vec<(usize, usize, usize)> {
        let nodes = self.nodes(position);
        let mut moves = Vec::new();
        for (index, component) in self.components.iter().enumerate() {
            for &to in &component[nodes[index]] {
                let mut moved = nodes.clone();
                moved[index] = to as usize;
                moves.push((index, to as usize, self.number(&moved)));
            }
        }
        moves
    }

    /// Who wins each, by asking again and again who wins those that moves lead to.
    fn outcomes(&self) -> Vec<LoopyOutcome> {
        use LoopyOutcome::{D, N, P};
        let mut outcomes = vec![D; self.total()];
        loop {
            let next: Vec<LoopyOutcome> = (0..self.total())
                .map(|position| {
                    let moves = self.moves(position);
                    let mut after = moves.iter().map(|(_, _, to)| outcomes[*to]);
                    if after.clone().any(|outcome| outcome == P) {
                        N
                    } else if after.all(|outcome| outcome == N) {
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
}

fn check(components: &[Followers]) -> Result<(), TestCaseError> {
    let positions = Positions { components };
    let outcomes = positions.outcomes();
    let worths: Vec<Vec<Worth>> = components.iter().map(worths).collect();
    for (position, outcome) in outcomes.iter().enumerate() {
        let nodes = positions.nodes(position);
        let here: Vec<&Worth> = worths
            .iter()
            .zip(&nodes)
            .map(|(component, node)| &component[*node])
            .collect();
        let sum = Sum::of(here.iter().copied());
        prop_assert_eq!(sum.outcome(), *outcome, "{:?} {:?}", components, nodes);
        // The moves that win are those to the worth that is told, and no others.
        for (index, to, after) in positions.moves(position) {
            let told = sum.winning_worth(index, here[index]);
            let wins = told.map(Worth::Finite).as_ref() == Some(&worths[index][to]);
            prop_assert_eq!(wins, outcomes[after] == LoopyOutcome::P);
        }
        // Beside a heap of Nim the sum is what its worth says.
        if let (Worth::Finite(value), LoopyOutcome::P | LoopyOutcome::N) = (sum.worth(), outcome) {
            prop_assert_eq!(value == 0, *outcome == LoopyOutcome::P);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn sums_of_games_that_end_are_won_as_an_exhaustive_search_says(
        components in prop::collection::vec(graphs(true), 0..4),
    ) {
        check(&components)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn sums_of_games_with_cycles_are_won_as_an_exhaustive_search_says(
        components in prop::collection::vec(graphs(false), 1..4),
    ) {
        check(&components)?;
    }
}

#[test]
fn an_infinite_game_beside_a_heap_moves_its_finite_values_by_the_heap() {
    let infinite = |values: &[u64]| Worth::Infinite(values.iter().copied().collect());
    let beside =
        |values: &[u64]| Sum::of(&[infinite(values), Worth::Finite(3), Worth::Finite(6)]).worth();
    assert_eq!(beside(&[0, 1]), infinite(&[5, 4]));
    assert_eq!(beside(&[]), infinite(&[]));
    let two = Sum::of(&[infinite(&[0]), infinite(&[0])]);
    assert_eq!(
        (two.worth(), two.outcome()),
        (infinite(&[]), LoopyOutcome::D)
    );
}
