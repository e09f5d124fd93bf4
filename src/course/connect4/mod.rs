//! Exercises on the window heuristic of Connect Four.

use arborist_engine::connect4::{Board, Square, Weights};
use arborist_engine::tree::Number;

use super::diagnosis::Mistake;
use super::grading::{Grade, Policy, Shown};
use super::worked::{Mistaken, Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about a position of Connect Four.
pub const CONNECT_FOUR_PARTS: &[&str] = &["eval", "center", "windows"];

/// A window of four squares in a line, and what it counts.
pub type CountedWindow = ([Square; 4], i64);

/// Somebody's answer about a position, in the view of Red.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConnectFourSubmission {
    /// The estimate.
    pub eval: Option<i64>,
    /// The part of it that the centre column gives.
    pub center: Option<i64>,
    /// The windows that count, in any order.
    pub windows: Option<Vec<CountedWindow>>,
}

/// Grades an answer. `None` when nothing in it counts.
pub fn grade_connect4(
    board: &Board,
    weights: &Weights,
    submission: ConnectFourSubmission,
    policy: &Policy,
) -> Option<Grade> {
    let windows: Vec<CountedWindow> = weights
        .scoring_windows(board)
        .map(|window| (window.cells, window.score.into()))
        .collect();
    let right = Estimate {
        center: weights.center_score(board).into(),
        windows,
    };
    let whole = |weight: i32| number(weight.into());
    let conventions = vec![(
        "weights",
        Shown::Entries(vec![
            ("three", whole(weights.three.get())),
            ("two", whole(weights.two.get())),
            ("center", whole(weights.center.get())),
        ]),
    )];
    grade(
        submission.work(),
        &right.work(),
        || right.mistaken(),
        conventions,
        policy,
    )
}

/// How a position is estimated.
struct Estimate {
    center: i64,
    windows: Vec<CountedWindow>,
}

impl Estimate {
    fn eval(&self) -> i64 {
        self.center + self.windows.iter().map(|(_, score)| score).sum::<i64>()
    }

    fn work(&self) -> Work {
        vec![
            ("eval", Part::One(number(self.eval()))),
            ("center", Part::One(number(self.center))),
            ("windows", windows_part(&self.windows)),
        ]
    }

    /// The same with other scores, a window that counts 0 left out.
    fn scored(&self, center: i64, score: impl Fn(i64) -> i64) -> Self {
        let windows = self.windows.iter();
        Self {
            center,
            windows: windows
                .map(|(cells, counted)| (*cells, score(*counted)))
                .filter(|(_, counted)| *counted != 0)
                .collect(),
        }
    }

    fn mistaken(&self) -> Vec<Mistaken> {
        let turned = self.scored(-self.center, |score| -score);
        // The opponent's windows overlooked, or counted as one's own; the centre as it is.
        let misread = [
            self.scored(self.center, |score| score.max(0)),
            self.scored(self.center, |score| score.min(0)),
            self.scored(self.center, i64::abs),
        ];
        let made = |mistake, estimate: &Self| Mistaken {
            mistake,
            changed: estimate.work(),
        };
        let misread = misread.iter();
        let mut mistaken = vec![made(Mistake::PerspectiveOfRed, &turned)];
        mistaken.extend(misread.map(|estimate| made(Mistake::OpponentMisread, estimate)));
        mistaken
    }
}

impl ConnectFourSubmission {
    fn work(self) -> Work {
        let one = |value: i64| Part::One(number(value));
        let mut work = Work::new();
        work.extend(self.eval.map(|eval| ("eval", one(eval))));
        work.extend(self.center.map(|center| ("center", one(center))));
        let windows = self.windows.as_deref().map(windows_part);
        work.extend(windows.map(|part| ("windows", part)));
        work
    }
}

/// Windows as a set, the squares of each from the left and from the bottom on.
fn windows_part(windows: &[CountedWindow]) -> Part {
    let square = |square: &Square| {
        let place = [square.column, square.row];
        Shown::list(place.into_iter().map(|place| Shown::Whole(place.into())))
    };
    let window = |(cells, score): &CountedWindow| {
        let mut cells = *cells;
        cells.sort_unstable_by_key(|square| (square.column, square.row));
        Shown::Entries(vec![
            ("cells", Shown::list(cells.iter().map(square))),
            ("score", number(*score)),
        ])
    };
    Part::Set(windows.iter().map(window).collect())
}

fn number(value: i64) -> Shown {
    Shown::Number(Number::integer(value))
}
