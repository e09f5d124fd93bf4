//! Exercises on Nim.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim::{Move, Position, Rule};

use super::diagnosis::Mistake;
use super::grading::{Grade, MOST_IN_FULL, Policy, Shown, add_left_out};
use super::worked::{Mistaken, Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about a position of Nim.
pub const NIM_PARTS: &[&str] = &[
    "nim_sum",
    "outcome",
    "winning_moves",
    "winning_move",
    "children",
];

/// Somebody's answer about a position of Nim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NimSubmission {
    /// The exclusive or of the piles.
    pub nim_sum: Option<u64>,
    /// Who wins.
    pub outcome: Option<Outcome>,
    /// Every winning move, in any order.
    pub winning_moves: Option<Vec<Move>>,
    /// One winning move; `None` inside says that there is none.
    pub winning_move: Option<Option<Move>>,
    /// Who wins after some of the moves; no move stands there twice.
    pub children: Option<Vec<Child>>,
}

/// A move, and who wins after it.
pub type Child = (Move, Outcome);

/// Grades an answer. `None` when nothing in it counts.
pub fn grade_nim(position: &Position, submission: NimSubmission, policy: &Policy) -> Option<Grade> {
    let told = submission.children.clone().unwrap_or_default();
    let asked = if policy.in_full {
        with_those_left_out(position, told.clone())
    } else {
        told.clone()
    };
    let right = work_on(position, &asked);
    let submitted = submission.winning_moves.clone();
    // Who tells no more than the wrong letter may have made any mistake.
    let is_alone = submission.is_outcome_alone();
    let mistaken = || {
        let mut mistaken = vec![other_rule(position, &told)];
        if !is_alone {
            mistaken.extend(other_view(position, &told));
        }
        mistaken.extend(wrong_sums(position, &told));
        mistaken.extend(one_of_many(position, submitted.as_deref()));
        mistaken
    };
    let rule = match position.rule() {
        Rule::Normal => "normal",
        Rule::Misere => "misere",
    };
    let conventions = vec![("rule", Shown::text(rule))];
    grade(submission.work(), &right, mistaken, conventions, policy)
}

impl NimSubmission {
    fn is_outcome_alone(&self) -> bool {
        self.nim_sum.is_none()
            && self.winning_moves.is_none()
            && self.winning_move.is_none()
            && self.children.is_none()
    }

    fn work(self) -> Work {
        let mut work = Work::new();
        let nim_sum = self.nim_sum.map(Shown::Whole).map(Part::One);
        work.extend(nim_sum.map(|part| ("nim_sum", part)));
        let outcome = self.outcome.map(shown_outcome).map(Part::One);
        work.extend(outcome.map(|part| ("outcome", part)));
        let moves = self.winning_moves.map(moves_part);
        work.extend(moves.map(|part| ("winning_moves", part)));
        let mv = self.winning_move.map(|mv| {
            let shown = mv.map_or(Shown::Nothing, shown_move);
            Part::AnyOf(vec![shown])
        });
        work.extend(mv.map(|part| ("winning_move", part)));
        let children = self.children.map(|told| {
            let parts = told.iter().map(|(mv, outcome)| child_part(*mv, *outcome));
            Part::Places(parts.collect())
        });
        work.extend(children.map(|part| ("children", part)));
        work
    }
}

/// What is told of some moves, and something of every other.
fn with_those_left_out(position: &Position, mut told: Vec<Child>) -> Vec<Child> {
    add_left_out(&mut told, position.moves().take(MOST_IN_FULL), &Outcome::P);
    told
}

/// The right answer about a position and the moves that a submission speaks of.
fn work_on(position: &Position, told: &[Child]) -> Work {
    work(
        position.nim_sum(),
        position.outcome(),
        position.winning_moves().collect(),
        children_part(told, |mv| position.outcome_after(mv)),
    )
}

fn work(nim_sum: u64, outcome: Outcome, moves: Vec<Move>, children: Part) -> Work {
    let any = if moves.is_empty() {
        vec![Shown::Nothing]
    } else {
        moves.iter().copied().map(shown_move).collect()
    };
    vec![
        ("nim_sum", Part::One(Shown::Whole(nim_sum))),
        ("outcome", Part::One(shown_outcome(outcome))),
        ("winning_moves", moves_part(moves)),
        ("winning_move", Part::AnyOf(any)),
        ("children", children),
    ]
}

/// Who wins after the moves that a submission speaks of.
fn children_part(told: &[Child], outcome: impl Fn(Move) -> Outcome) -> Part {
    let parts = told.iter().map(|(mv, _)| child_part(*mv, outcome(*mv)));
    Part::Places(parts.collect())
}

fn child_part(mv: Move, outcome: Outcome) -> (String, Part) {
    (
        shown_move(mv).to_string(),
        Part::One(shown_outcome(outcome)),
    )
}

fn moves_part(moves: Vec<Move>) -> Part {
    Part::Set(moves.into_iter().map(shown_move).collect())
}

fn shown_outcome(outcome: Outcome) -> Shown {
    Shown::text(match outcome {
        Outcome::P => "P",
        Outcome::N => "N",
    })
}

fn shown_move(mv: Move) -> Shown {
    Shown::Entries(vec![
        ("pile", Shown::Whole(mv.pile as u64)),
        ("take", Shown::Whole(mv.take)),
        ("leaves", Shown::Whole(mv.leaves)),
    ])
}

/// Normal play for misère, or the other way round.
fn other_rule(position: &Position, told: &[Child]) -> Mistaken {
    let rule = match position.rule() {
        Rule::Normal => Rule::Misere,
        Rule::Misere => Rule::Normal,
    };
    let other = Position::new(position.piles().to_vec(), rule);
    Mistaken {
        mistake: Mistake::NimConvention,
        changed: work_on(&other, told),
    }
}

/// P for N and N for P: in the children alone, in the view of the one who has moved there, or everywhere.
fn other_view(position: &Position, told: &[Child]) -> [Mistaken; 2] {
    let other = |outcome| match outcome {
        Outcome::P => Outcome::N,
        Outcome::N => Outcome::P,
    };
    let children = children_part(told, |mv| other(position.outcome_after(mv)));
    let outcome = Part::One(shown_outcome(other(position.outcome())));
    let children = ("children", children);
    [vec![children.clone()], vec![("outcome", outcome), children]].map(|changed| Mistaken {
        mistake: Mistake::OutcomesSwapped,
        changed,
    })
}

/// Numbers added up, with all carries or with the first, or joined by "or"; nothing where there is nothing to join.
pub(super) fn sums_that_are_none(numbers: &[u64]) -> Vec<u64> {
    if numbers.is_empty() {
        return Vec::new();
    }
    let numbers = || numbers.iter().copied();
    vec![
        numbers().fold(0u64, u64::wrapping_add),
        numbers().fold(0, |sum, number| (sum ^ number) | ((sum & number) << 1)),
        numbers().fold(0, |sum, number| sum | number),
    ]
}

/// The piles added up, with all carries or with the first, or joined by "or": alone, and with what follows from it.
fn wrong_sums(position: &Position, told: &[Child]) -> Vec<Mistaken> {
    let piles = || position.piles().iter().copied();
    let won_if = |sum: u64| if sum == 0 { Outcome::P } else { Outcome::N };
    let after = |mv: Move| -> Vec<u64> {
        let piles = piles().enumerate();
        let left = piles.map(|(pile, size)| if pile == mv.pile { mv.leaves } else { size });
        left.collect()
    };
    sums_that_are_none(position.piles())
        .into_iter()
        .enumerate()
        .flat_map(|(way, sum)| {
            let children = children_part(told, |mv| {
                let sums = sums_that_are_none(&after(mv));
                won_if(sums.get(way).copied().unwrap_or(0))
            });
            let moves = piles().enumerate().filter_map(|(pile, size)| {
                let leaves = size ^ sum;
                (leaves < size).then(|| Move {
                    pile,
                    take: size - leaves,
                    leaves,
                })
            });
            let all = work(sum, won_if(sum), moves.collect(), children);
            let alone = all.iter().take(1).cloned().collect();
            [alone, all].map(|changed| Mistaken {
                mistake: Mistake::NimSumArith,
                changed,
            })
        })
        .collect()
}

/// One winning move where there are more.
fn one_of_many(position: &Position, submitted: Option<&[Move]>) -> Option<Mistaken> {
    let [only] = submitted? else {
        return None;
    };
    let wins = position.winning_moves().any(|mv| mv == *only);
    (wins && position.winning_moves().nth(1).is_some()).then(|| Mistaken {
        mistake: Mistake::OneOfMany,
        changed: vec![("winning_moves", moves_part(vec![*only]))],
    })
}
