//! What earns how much.

use arborist_engine::random::SplitMix64;
use arborist_engine::search::Bound;
use arborist_engine::tree::Node;

use super::drawn::{Drawn, USUAL};
use super::student::{RIGHT, Student};
use super::submitted::{Exercise, number, window};
use crate::course::grading::{OtherConvention, Policy, Weight};
use crate::course::trees::{Claim, TreePart};

/// The same parts with the lists in which the order does not matter in order.
pub(super) fn sorted(mut parts: Vec<TreePart>) -> Vec<TreePart> {
    for part in &mut parts {
        match part {
            TreePart::LeavesRead(nodes)
            | TreePart::Pruned(nodes)
            | TreePart::PrunedLeaves(nodes)
            | TreePart::Cuts(nodes) => nodes.sort_unstable(),
            TreePart::Windows(windows) => windows.sort_unstable_by_key(|(node, _)| *node),
            _ => {}
        }
    }
    parts
}

#[test]
fn right_answers_score_one_under_every_convention() {
    let mut random = SplitMix64::new(23);
    for round in 0..5000 {
        let student = Student {
            strict: round % 2 == 1,
            hard: round % 4 >= 2,
            ..RIGHT
        };
        let drawn = Drawn::random(&mut random, USUAL);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &student);
        let parts = exercise.everything(&student.work(&drawn));
        let grade = exercise.grade(parts);
        assert!(grade.score.is_full(), "{drawn:?} {:?}", grade.checks);
    }
}

#[test]
fn random_wrong_answers_never_score_one() {
    let mut random = SplitMix64::new(29);
    for _ in 0..2000 {
        let drawn = Drawn::random(&mut random, USUAL);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &RIGHT);
        let paper = RIGHT.work(&drawn);
        let mut parts = exercise.everything(&paper);
        let place = (random.next_u64() % parts.len() as u64) as usize;
        let any = |random: &mut SplitMix64| {
            let nodes: Vec<Node> = tree.subtree(Node::ROOT).collect();
            nodes[(random.next_u64() % nodes.len() as u64) as usize]
        };
        let other = 1 + (random.next_u64() % 50);
        match &mut parts[place] {
            TreePart::Value(claim) => claim.value = number(paper.value + other as i64),
            TreePart::Move(node) => *node = Some(Node::ROOT),
            TreePart::LeavesReadCount(count)
            | TreePart::PrunedLeavesCount(count)
            | TreePart::VisitedCount(count) => *count += other,
            TreePart::LeavesRead(nodes)
            | TreePart::Pruned(nodes)
            | TreePart::PrunedLeaves(nodes)
            | TreePart::Cuts(nodes) => {
                let node = any(&mut random);
                match nodes.iter().position(|known| *known == node) {
                    Some(place) => {
                        nodes.remove(place);
                    }
                    None => nodes.push(node),
                }
            }
            TreePart::Visited(nodes) => nodes.rotate_left(1),
            TreePart::Windows(windows) => {
                let last = windows.len() - 1;
                windows[last].1 = Some(window([-77, other as i64]));
            }
            TreePart::Returned(claims) => {
                let last = claims.len() - 1;
                claims[last].1 = None;
            }
            part => panic!("{part:?} is not submitted"),
        }
        let grade = exercise.grade(parts);
        assert!(!grade.score.is_full(), "{drawn:?} {:?}", grade.checks);
    }
}

/// `[[5, 8], [6, 2, 9], [4, 8]]`.
fn by_hand() -> Drawn {
    let leaves = |values: &[i64]| Drawn::Inner(values.iter().copied().map(Drawn::Leaf).collect());
    Drawn::Inner(vec![leaves(&[5, 8]), leaves(&[6, 2, 9]), leaves(&[4, 8])])
}

/// What a claim about the second child, of which at most 2 is known, earns.
fn earns(value: i64, bound: Option<Bound>) -> f64 {
    let tree = by_hand().tree();
    let mut exercise = Exercise::new(&tree, &RIGHT);
    let claim = Claim {
        value: number(value),
        bound,
    };
    let node = exercise.node("r.1");
    let parts = vec![TreePart::Returned(vec![(node, Some(claim))])];
    exercise.grade(parts).score.get()
}

#[test]
fn beyond_the_window_any_number_on_the_same_side_is_right() {
    for value in [2, 5, 0, -7] {
        assert_eq!(earns(value, None), 1.0, "{value}");
    }
    assert_eq!(earns(6, None), 0.0);
}

#[test]
fn a_bound_is_right_where_it_is_proven_and_says_enough() {
    for value in [2, 3, 5] {
        assert_eq!(earns(value, Some(Bound::Upper)), 1.0, "<= {value}");
    }
    for value in [1, 6] {
        assert_eq!(earns(value, Some(Bound::Upper)), 0.0, "<= {value}");
    }
    assert_eq!(earns(2, Some(Bound::Exact)), 0.0);
    assert_eq!(earns(2, Some(Bound::Lower)), 0.0);
}

#[test]
fn a_part_counts_as_the_teacher_says() {
    let tree = by_hand().tree();
    let mut exercise = Exercise::new(&tree, &RIGHT);
    let one = Weight::ONE;
    let two = Weight::from_decimal(2.0).unwrap();
    let zero = Weight::from_decimal(0.0).unwrap();
    let pruned = exercise.node("r.1.2");
    let parts = vec![
        TreePart::Value(Claim::plain(number(5))),
        TreePart::PrunedLeaves(vec![pruned]),
        TreePart::LeavesReadCount(99),
    ];
    let score = |weights: Vec<(&'static str, Weight)>| {
        let policy = Policy {
            weights,
            ..Policy::default()
        };
        exercise.grade_by(parts.clone(), &policy).score.get()
    };
    assert_eq!(score(vec![]), 0.5);
    assert_eq!(score(vec![("leaves_read_count", zero)]), 0.75);
    assert_eq!(
        score(vec![("pruned_leaves", two), ("leaves_read_count", zero)]),
        0.6667
    );
    assert_eq!(score(vec![("move", one)]), 0.375);
}

#[test]
fn the_teacher_decides_what_another_convention_earns() {
    let leaves = |values: &[i64]| Drawn::Inner(values.iter().copied().map(Drawn::Leaf).collect());
    let tree = Drawn::Inner(vec![leaves(&[5, 8]), leaves(&[5, 9])]).tree();
    let exercise = Exercise::new(&tree, &RIGHT);
    for (other_convention, score) in [
        (OtherConvention::Full, 1.0),
        (OtherConvention::Partial, 0.5),
        (OtherConvention::None, 0.0),
    ] {
        let policy = Policy {
            other_convention,
            ..Policy::default()
        };
        let grade = exercise.grade_by(vec![TreePart::PrunedLeaves(Vec::new())], &policy);
        assert_eq!(grade.score.get(), score);
        assert_eq!(grade.checks[0].verdict.code(), "OTHER_CONVENTION");
    }
}
