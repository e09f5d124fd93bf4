//! Exercises on the Grundy values of heaps.

use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::mex::mex;

use super::diagnosis::Mistake;
use super::grading::{Grade, MOST_IN_FULL, Policy, Shown};
use super::worked::{Mistaken, Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about the heaps of a game.
pub const GRUNDY_PARTS: &[&str] = &["values", "grundy", "outcome", "period"];

/// No more values are worked out with a mistake; nobody writes down more.
const MOST_VALUES: usize = 100;

/// Somebody's answer about the heaps of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GrundySubmission {
    /// The values of the heaps from 0 on.
    pub values: Option<Vec<u64>>,
    /// The value of the heap that is asked about.
    pub grundy: Option<u64>,
    /// Whether that heap is won by the player to move.
    pub is_won: Option<bool>,
    /// The preperiod and the length of the period; `None` inside says that none is known.
    pub period: Option<Option<(u64, u64)>>,
}

/// The heaps that a move leaves of a heap of this size, for each move.
pub type Options<'a> = &'a dyn Fn(u64) -> Vec<Vec<u64>>;

/// Grades an answer about the heap of `heap`, which must have a value. `None` when nothing in the answer counts.
pub fn grade_grundy(
    heap: u64,
    values: &HeapValues,
    options: Options<'_>,
    submission: GrundySubmission,
    policy: &Policy,
) -> Option<Grade> {
    let told = submission.values.as_ref().map_or(0, Vec::len);
    let told = if policy.in_full {
        told.max(MOST_IN_FULL)
    } else {
        told
    };
    let first = (0..=heap).take(told).map_while(|heap| values.get(heap));
    let period = values.period();
    let right = work(
        first.collect(),
        values.get(heap)?,
        period.map(|period| (period.preperiod, period.length)),
    );
    let told_period = submission.period.flatten();
    // Who tells no more than the wrong letter may have made any mistake.
    let tells_values = submission.grundy.is_some() || submission.values.is_some();
    let mistaken = || {
        let mut mistaken = not_by_xor(heap, options);
        let right = period.map(|period| (period.preperiod, period.length));
        mistaken.extend(not_minimal(right, told_period));
        if tells_values {
            mistaken.extend(outcome_swapped(heap, values));
        }
        mistaken
    };
    grade(submission.work(), &right, mistaken, Vec::new(), policy)
}

fn work(values: Vec<u64>, grundy: u64, period: Option<(u64, u64)>) -> Work {
    vec![
        ("values", values_part(values)),
        ("grundy", Part::One(Shown::Whole(grundy))),
        ("outcome", outcome_part(grundy != 0)),
        ("period", period_part(period)),
    ]
}

fn values_part(values: Vec<u64>) -> Part {
    Part::Sequence(values.into_iter().map(Shown::Whole).collect())
}

fn outcome_part(is_won: bool) -> Part {
    Part::One(Shown::text(if is_won { "N" } else { "P" }))
}

fn period_part(period: Option<(u64, u64)>) -> Part {
    Part::One(period.map_or(Shown::Nothing, |(preperiod, length)| {
        Shown::Entries(vec![
            ("preperiod", Shown::Whole(preperiod)),
            ("length", Shown::Whole(length)),
        ])
    }))
}

impl GrundySubmission {
    fn work(self) -> Work {
        let mut work = Work::new();
        work.extend(self.values.map(|values| ("values", values_part(values))));
        let grundy = self.grundy.map(|value| Part::One(Shown::Whole(value)));
        work.extend(grundy.map(|part| ("grundy", part)));
        let outcome = self.is_won.map(outcome_part);
        work.extend(outcome.map(|part| ("outcome", part)));
        work.extend(self.period.map(|period| ("period", period_part(period))));
        work
    }
}

/// The values when several heaps are joined by mex instead of exclusive or, by addition, or moves by exclusive or
/// instead of mex.
fn not_by_xor(heap: u64, options: Options<'_>) -> Vec<Mistaken> {
    type Join = fn(&[u64]) -> u64;
    let xor: Join = |values| values.iter().fold(0, |sum, value| sum ^ value);
    let sum: Join = |values| values.iter().sum();
    let of_heaps: Join = |values| match values {
        [one] => *one,
        several => mex(several),
    };
    [(of_heaps, mex as Join), (sum, mex), (xor, xor)]
        .into_iter()
        .map(|(join_heaps, join_moves)| {
            let mut values: Vec<u64> = Vec::new();
            for size in (0..=heap).take(MOST_VALUES) {
                let moves: Vec<u64> = options(size)
                    .iter()
                    .map(|heaps| {
                        let heaps: Vec<u64> = heaps
                            .iter()
                            .filter_map(|heap| values.get(usize::try_from(*heap).ok()?).copied())
                            .collect();
                        join_heaps(&heaps)
                    })
                    .collect();
                values.push(join_moves(&moves));
            }
            let grundy = usize::try_from(heap)
                .ok()
                .and_then(|heap| values.get(heap).copied());
            let mut changed = vec![("values", values_part(values))];
            if let Some(grundy) = grundy {
                changed.push(("grundy", Part::One(Shown::Whole(grundy))));
                changed.push(("outcome", outcome_part(grundy != 0)));
            }
            Mistaken {
                mistake: Mistake::MexNotXor,
                changed,
            }
        })
        .collect()
}

/// P for N or N for P.
fn outcome_swapped(heap: u64, values: &HeapValues) -> Option<Mistaken> {
    let is_won = values.get(heap)? != 0;
    Some(Mistaken {
        mistake: Mistake::OutcomesSwapped,
        changed: vec![("outcome", outcome_part(!is_won))],
    })
}

/// A period that is one, but longer than need be or told to begin too late.
fn not_minimal(right: Option<(u64, u64)>, told: Option<(u64, u64)>) -> Option<Mistaken> {
    let ((preperiod, length), (told_preperiod, told_length)) = (right?, told?);
    let is_one =
        told_preperiod >= preperiod && told_length > 0 && told_length.is_multiple_of(length);
    is_one.then(|| Mistaken {
        mistake: Mistake::PeriodNotMinimal,
        changed: vec![("period", period_part(told))],
    })
}
