//! Work that is right and told in another way.

use arborist_engine::random::SplitMix64;
use arborist_engine::search::Bound;
use arborist_engine::tree::Node;

use super::drawn::{Drawn, USUAL};
use super::student::{Paper, RIGHT, at, true_value};
use super::submitted::{Exercise, codes, number, window};
use crate::course::diagnosis::{Finding, Mistake};
use crate::course::trees::{Claim, TreePart};

const EXERCISES: u32 = 200;

/// Asks exercises until the told part is wrong in 200 of them, and demands the code each time.
fn found(code: &str, tell: impl Fn(&mut Exercise<'_>, &Drawn, &Paper) -> Option<TreePart>) {
    found_in(code, |random| Drawn::random(random, USUAL), tell);
}

fn found_in(
    code: &str,
    draw: impl Fn(&mut SplitMix64) -> Drawn,
    tell: impl Fn(&mut Exercise<'_>, &Drawn, &Paper) -> Option<TreePart>,
) {
    let mut random = SplitMix64::new(17);
    let (mut changed, mut told) = (0, 0);
    while changed < EXERCISES {
        let drawn = draw(&mut random);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &RIGHT);
        let paper = RIGHT.work(&drawn);
        let Some(part) = tell(&mut exercise, &drawn, &paper) else {
            continue;
        };
        // Beside what is right, so that no other work would explain it.
        let mut parts = exercise.everything(&paper);
        parts.retain(|other| other.kind() != part.kind());
        let id = part.kind().name();
        parts.push(part);
        let grade = exercise.grade(parts);
        if grade.score.is_full() {
            assert!(grade.diagnosis.is_empty());
            continue;
        }
        changed += 1;
        let finding = grade
            .diagnosis
            .iter()
            .find(|finding| finding.mistake.code() == code);
        told += u32::from(finding.is_some_and(|finding| finding.explains == [id]));
    }
    assert!(told * 100 >= changed * 95, "{told} of {changed}");
}

/// What is known of a node by the paper: its window on entry and what it returned.
fn bound_of(paper: &Paper, path: &str) -> Bound {
    let of = |(known, ..): &&(String, [i64; 2], [i64; 2])| known == path;
    let (_, [alpha, beta], _) = paper.windows.iter().find(of).unwrap();
    let (_, value) = paper
        .returned
        .iter()
        .find(|(known, _)| known == path)
        .unwrap();
    match (value <= alpha, value >= beta) {
        (true, _) => Bound::Upper,
        (_, true) => Bound::Lower,
        _ => Bound::Exact,
    }
}

/// The inner nodes that were visited, with what they returned.
fn inner<'a>(drawn: &'a Drawn, paper: &'a Paper) -> impl Iterator<Item = &'a (String, i64)> {
    let returned = paper.returned.iter();
    returned.filter(|(path, _)| matches!(at(drawn, path).0, Drawn::Inner(_)))
}

#[test]
fn true_values_where_the_search_has_bounds() {
    found("BOUND_AS_EXACT", |exercise, drawn, paper| {
        let claims = inner(drawn, paper).map(|(path, _)| {
            let (node, max) = at(drawn, path);
            let claim = Claim {
                value: number(true_value(node, max)),
                bound: Some(Bound::Exact),
            };
            (exercise.node(path), Some(claim))
        });
        Some(TreePart::Returned(claims.collect()))
    });
}

#[test]
fn bounds_on_the_wrong_side() {
    found("BOUND_WRONG_SIDE", |exercise, drawn, paper| {
        let claims = inner(drawn, paper).map(|(path, value)| {
            let bound = match bound_of(paper, path) {
                Bound::Upper => Bound::Lower,
                Bound::Lower => Bound::Upper,
                Bound::Exact => Bound::Exact,
            };
            let claim = Claim {
                value: number(*value),
                bound: Some(bound),
            };
            (exercise.node(path), Some(claim))
        });
        Some(TreePart::Returned(claims.collect()))
    });
}

#[test]
fn the_bound_on_the_wrong_side_is_the_one_that_is_named() {
    let mut random = SplitMix64::new(23);
    let mut wrong = 0;
    while wrong < EXERCISES {
        let drawn = Drawn::random(&mut random, USUAL);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &RIGHT);
        let paper = RIGHT.work(&drawn);
        let bounded: Vec<&str> = inner(&drawn, &paper)
            .map(|(path, _)| path.as_str())
            .filter(|path| bound_of(&paper, path) != Bound::Exact)
            .collect();
        let Some(last) = bounded.last() else {
            continue;
        };
        let claims = inner(&drawn, &paper).map(|(path, value)| {
            let bound = match (bound_of(&paper, path), path == last) {
                (Bound::Upper, true) => Bound::Lower,
                (Bound::Lower, true) => Bound::Upper,
                (bound, _) => bound,
            };
            let claim = Claim {
                value: number(*value),
                bound: Some(bound),
            };
            (exercise.node(path), Some(claim))
        });
        let claims = claims.collect();
        let grade = exercise.grade(vec![TreePart::Returned(claims)]);
        if grade.score.is_full() {
            // All was read there, so that the value is a bound on both sides.
            continue;
        }
        wrong += 1;
        let code = |finding: &&Finding| finding.mistake == Mistake::BoundWrongSide;
        let finding = grade.diagnosis.iter().find(code).unwrap();
        assert_eq!(finding.node.as_deref(), Some(*last), "{drawn:?}");
    }
}

#[test]
fn the_last_move_that_ties() {
    found("ROOT_TIE_ON_BOUND", |exercise, _, paper| {
        let mut ties = paper.root_moves.iter();
        let (last, _) = ties.rfind(|(_, value)| *value == paper.value)?;
        (Some(last) != paper.best.as_ref()).then(|| TreePart::Move(Some(exercise.node(last))))
    });
}

#[test]
fn what_was_visited_called_pruned() {
    let sets: [fn(&Paper) -> Vec<String>; 2] = [
        |paper| {
            paper
                .cuts
                .iter()
                .filter(|cut| cut.2)
                .map(|cut| cut.1.clone())
                .collect()
        },
        |paper| {
            paper
                .cuts
                .iter()
                .filter(|cut| cut.2)
                .map(|cut| cut.0.clone())
                .collect()
        },
    ];
    for called in sets {
        found("VISITED_CALLED_PRUNED", |exercise, _, paper| {
            let called = called(paper);
            Some(TreePart::PrunedLeaves(exercise.nodes(&called)))
        });
        found("VISITED_CALLED_PRUNED", |exercise, _, paper| {
            let called = called(paper);
            Some(TreePart::Pruned(exercise.nodes(&called)))
        });
    }
}

#[test]
fn what_made_the_cut_beside_what_was_pruned() {
    found("VISITED_CALLED_PRUNED", |exercise, _, paper| {
        let cuts = paper.cuts.iter().filter(|cut| cut.2);
        let by = cuts.map(|cut| cut.1.clone());
        let called: Vec<String> = paper.pruned_leaves.iter().cloned().chain(by).collect();
        let nodes = exercise.nodes(&called);
        (nodes.len() > paper.pruned_leaves.len()).then_some(TreePart::PrunedLeaves(nodes))
    });
}

#[test]
fn cuts_where_no_branch_is_left() {
    found("EVENT_WITHOUT_BRANCH", |exercise, _, paper| {
        let nodes = exercise.nodes(paper.cuts.iter().map(|(node, ..)| node));
        Some(TreePart::Cuts(nodes))
    });
}

#[test]
fn windows_of_the_end() {
    found("WINDOW_TIMING", |exercise, _, paper| {
        let windows = paper.windows.iter();
        let last = windows.map(|(path, _, last)| (exercise.node(path), Some(window(*last))));
        Some(TreePart::Windows(last.collect()))
    });
}

#[test]
fn windows_at_the_cut_where_there_is_one() {
    found("WINDOW_TIMING", |exercise, _, paper| {
        let windows = paper.windows.iter().map(|(path, entry, last)| {
            let cuts = paper.cuts.iter().any(|(node, ..)| node == path);
            let told = if cuts { last } else { entry };
            (exercise.node(path), Some(window(*told)))
        });
        Some(TreePart::Windows(windows.collect()))
    });
}

#[test]
fn bounds_in_the_view_of_whoever_is_to_move() {
    found("PERSPECTIVE", |exercise, drawn, paper| {
        let claims = inner(drawn, paper).map(|(path, value)| {
            let (_, max) = at(drawn, path);
            let bound = bound_of(paper, path);
            let turned = match bound {
                Bound::Upper => Bound::Lower,
                Bound::Lower => Bound::Upper,
                Bound::Exact => Bound::Exact,
            };
            let claim = Claim {
                value: number(if max { *value } else { -*value }),
                bound: Some(if max { bound } else { turned }),
            };
            (exercise.node(path), Some(claim))
        });
        Some(TreePart::Returned(claims.collect()))
    });
}

#[test]
fn values_with_the_other_sign() {
    found("PERSPECTIVE", |_, _, paper| {
        Some(TreePart::Value(Claim::plain(number(-paper.value))))
    });
    found("PERSPECTIVE", |exercise, drawn, paper| {
        let claims = inner(drawn, paper).map(|(path, value)| {
            let (_, max) = at(drawn, path);
            let value = if max { *value } else { -*value };
            (exercise.node(path), Some(Claim::plain(number(value))))
        });
        Some(TreePart::Returned(claims.collect()))
    });
}

#[test]
fn a_thousand_for_infinity() {
    found("SENTINEL", |exercise, _, paper| {
        let finite = |end: i64| end.clamp(-1000, 1000);
        let windows = paper.windows.iter().map(|(path, [alpha, beta], _)| {
            let told = window([finite(*alpha), finite(*beta)]);
            (exercise.node(path), Some(told))
        });
        Some(TreePart::Windows(windows.collect()))
    });
}

#[test]
fn nodes_counted_for_leaves() {
    found("COUNT_CONVENTION", |_, _, paper| {
        Some(TreePart::LeavesReadCount(paper.visited.len() as u64))
    });
    found("COUNT_CONVENTION", |_, _, paper| {
        Some(TreePart::VisitedCount(paper.visited.len() as u64 - 1))
    });
    found("COUNT_CONVENTION", |_, _, paper| {
        Some(TreePart::PrunedLeavesCount(paper.pruned.len() as u64))
    });
}

#[test]
fn the_formula_of_knuth_and_moore_with_a_slip() {
    let slips: [fn(u64, u32) -> u64; 3] = [
        |branching, depth| branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2),
        |branching, depth| branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) + 1,
        |branching, depth| 2 * branching.pow(depth / 2) - 1,
    ];
    for (slip, shapes) in
        slips
            .into_iter()
            .zip([[(2, 3), (3, 2)], [(2, 4), (3, 2)], [(2, 3), (3, 3)]])
    {
        for (branching, depth) in shapes {
            found_in(
                "KNUTH_MOORE",
                |random| Drawn::uniform(random, branching, depth),
                |_, _, _| Some(TreePart::MinimalLeaves(slip(branching, depth))),
            );
        }
    }
}

#[test]
fn a_move_that_is_just_wrong_is_not_blamed_on_two_mistakes() {
    let mut random = SplitMix64::new(31);
    let mut blamed = 0;
    for _ in 0..EXERCISES {
        let drawn = Drawn::random(&mut random, USUAL);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &RIGHT);
        let paper = RIGHT.work(&drawn);
        for (other, value) in &paper.root_moves {
            if *value == paper.value {
                continue;
            }
            let parts = vec![
                TreePart::Value(Claim::plain(number(paper.value))),
                TreePart::Move(Some(exercise.node(other))),
            ];
            // Every child ties by a bound with the best when the search fails hard.
            let grade = exercise.grade(parts);
            assert!(!codes(&grade).contains(&"FAIL_MODE_MISMATCH"), "{drawn:?}");
            blamed += 1;
        }
    }
    assert!(blamed >= EXERCISES, "{blamed}");
}

#[test]
fn right_work_that_is_told_rightly_has_no_mistake() {
    let mut random = SplitMix64::new(19);
    for _ in 0..EXERCISES {
        let drawn = Drawn::random(&mut random, USUAL);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &RIGHT);
        let parts = exercise.everything(&RIGHT.work(&drawn));
        let grade = exercise.grade(parts);
        assert!(codes(&grade).is_empty());
        assert_eq!(exercise.node("r"), Node::ROOT);
    }
}
