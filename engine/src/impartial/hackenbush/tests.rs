//! Green Hackenbush against the definition.

use std::collections::HashMap;

use super::*;
use crate::impartial::mex::mex;
use crate::random::SplitMix64;

type Edges = Vec<(u32, u32)>;

fn picture(vertices: usize, edges: &[(u32, u32)]) -> Picture {
    Picture::new(vertices, edges, 0, &Limits::NONE).unwrap()
}

/// The edges of a set that hang together with the ground, vertex 0.
fn standing(edges: &[(u32, u32)], set: u32) -> u32 {
    let mut reached = vec![0];
    let mut standing = 0;
    while let Some(edge) = (0..edges.len()).find(|edge| {
        let (first, second) = edges[*edge];
        set & !standing & 1 << edge > 0 && (reached.contains(&first) || reached.contains(&second))
    }) {
        standing |= 1 << edge;
        reached.extend([edges[edge].0, edges[edge].1]);
    }
    standing
}

/// The Grundy value of the edges of a set, by cutting each of them.
fn naive(edges: &[(u32, u32)], set: u32, known: &mut HashMap<u32, u64>) -> u64 {
    if let Some(&value) = known.get(&set) {
        return value;
    }
    let cuts = (0..edges.len()).filter(|edge| set & 1 << edge > 0);
    let options: Vec<u64> = cuts
        .map(|edge| naive(edges, standing(edges, set & !(1 << edge)), known))
        .collect();
    let value = mex(&options);
    known.insert(set, value);
    value
}

fn random_edges(random: &mut SplitMix64, vertices: u64, count: u64) -> Edges {
    let mut vertex = || (random.next_u64() % vertices) as u32;
    (0..count).map(|_| (vertex(), vertex())).collect()
}

fn check(vertices: usize, edges: &[(u32, u32)]) {
    let picture = picture(vertices, edges);
    let mut known = HashMap::new();
    let all = standing(edges, (1 << edges.len()) - 1);
    let value = naive(edges, all, &mut known);
    assert_eq!(picture.grundy(), value, "{edges:?}");
    assert_eq!(picture.edges() as u32, all.count_ones());
    let free: Vec<usize> = (0..edges.len())
        .filter(|edge| all >> edge & 1 == 0)
        .collect();
    assert_eq!(picture.free_edges().collect::<Vec<_>>(), free);
    for worth in 0..5 {
        let mut expected = Vec::new();
        for edge in (0..edges.len()).filter(|edge| all & 1 << edge > 0) {
            let left = standing(edges, all & !(1 << edge));
            if naive(edges, left, &mut known) == worth {
                let falls = (all.count_ones() - left.count_ones()) as usize - 1;
                expected.push(Cut { edge, falls });
            }
        }
        let found: Vec<Cut> = picture.moves_worth(worth).collect();
        assert_eq!(found, expected, "{edges:?} {worth}");
    }
    check_fusions(&picture);
}

/// Every block is worth the nim-sum that its step tells, all edges are in one, and the last is the ground's.
fn check_fusions(picture: &Picture) {
    let fusions: Vec<Fusion> = picture.fusions().collect();
    let mut carried: HashMap<u32, u64> = HashMap::new();
    let mut edges = 0;
    for fusion in &fusions {
        let loops = fusion.loops.len() as u64 % 2;
        let value = fusion.stalks.iter().fold(loops, |sum, (edge, worth)| {
            assert_eq!(carried[edge] + 1, *worth);
            sum ^ worth
        });
        assert_eq!(fusion.value, value);
        edges += fusion.loops.len() + fusion.stalks.len();
        match fusion.stands_on {
            Some(edge) => assert_eq!(carried.insert(edge, value), None),
            None => assert_eq!(value, picture.grundy()),
        }
    }
    assert_eq!(edges, picture.edges());
    assert_eq!(fusions.len(), picture.fusions_total());
    assert_eq!(fusions.last().unwrap().stands_on, None);
}

#[test]
fn random_pictures_have_the_value_and_the_moves_of_the_definition() {
    let mut random = SplitMix64::new(1);
    for _ in 0..6_000 {
        let vertices = random.next_u64() % 6 + 1;
        let count = random.next_u64() % 10;
        let edges = random_edges(&mut random, vertices, count);
        check(vertices as usize, &edges);
    }
}

/// Cycles with chords and stalks, in which edges part their block in pairs, threes and more.
#[test]
fn random_cycles_with_something_on_them_have_the_value_and_the_moves_of_the_definition() {
    let mut random = SplitMix64::new(2);
    for _ in 0..600 {
        let around = random.next_u64() % 7 + 2;
        let mut edges: Edges = (0..around as u32)
            .map(|vertex| (vertex, (vertex + 1) % around as u32))
            .collect();
        let more = random.next_u64() % 5;
        edges.extend(random_edges(&mut random, around + 2, more));
        random.shuffle(&mut edges);
        check(around as usize + 2, &edges);
    }
}

/// A large picture with every edge cut anew: a second picture knows nothing of the first.
#[test]
fn cuts_of_large_pictures_leave_what_they_say() {
    let mut random = SplitMix64::new(3);
    for (vertices, around, more) in [(60, 40, 8), (90, 90, 0), (300, 120, 60), (200, 0, 230)] {
        let mut edges: Edges = (0..around)
            .map(|vertex| (vertex, (vertex + 1) % around))
            .collect();
        for vertex in around.max(1)..vertices as u32 {
            edges.push(((random.next_u64() % u64::from(vertex)) as u32, vertex));
        }
        edges.extend(random_edges(&mut random, vertices as u64, more));
        let whole = picture(vertices, &edges);
        let mut by_value: HashMap<u64, Vec<Cut>> = HashMap::new();
        for edge in 0..edges.len() {
            let mut left = edges.clone();
            left.remove(edge);
            let left = picture(vertices, &left);
            let falls = whole.edges() - left.edges() - 1;
            by_value
                .entry(left.grundy())
                .or_default()
                .push(Cut { edge, falls });
        }
        let worths: Vec<u64> = (0..1 << 9).collect();
        for worth in worths {
            let found: Vec<Cut> = whole.moves_worth(worth).collect();
            assert_eq!(
                found,
                by_value.remove(&worth).unwrap_or_default(),
                "{worth}"
            );
        }
        assert!(by_value.is_empty());
    }
}

#[test]
fn a_cycle_of_a_million_edges_and_a_stalk_as_long_are_no_deeper_than_others() {
    let count = MOST_EDGES as u32;
    let stalk: Edges = (0..count).map(|vertex| (vertex, vertex + 1)).collect();
    let stalk = picture(count as usize + 1, &stalk);
    assert_eq!(stalk.grundy(), u64::from(count));
    let all = Cut {
        edge: 0,
        falls: count as usize - 1,
    };
    assert_eq!(stalk.winning_moves().collect::<Vec<_>>(), [all]);

    let cycle: Edges = (0..count)
        .map(|vertex| (vertex, (vertex + 1) % count))
        .collect();
    let cycle = picture(count as usize, &cycle);
    // A cut leaves two stalks that have an odd number of edges together.
    assert_eq!((cycle.grundy(), cycle.winning_moves().count()), (0, 0));
    // They are worth as much as they have edges when no binary digit is 1 in both.
    let together = count - 1;
    let cuts = cycle.moves_worth(u64::from(together)).count();
    assert_eq!(cuts, 1 << together.count_ones());
}

#[test]
fn a_stop_is_obeyed() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    assert!(Picture::new(2, &[(0, 1)], 0, &limits).is_err());
}
