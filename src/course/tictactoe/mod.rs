//! Exercises on tic-tac-toe.

mod play;

use arborist_engine::game::{Game, Player};
use arborist_engine::tictactoe::{Cell, Position, Scoring, TicTacToe};

use self::play::{Playing, Table};
use super::diagnosis::Mistake;
use super::grading::{Grade, Policy, Shown};
use super::worked::{Mistaken, Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about a position of tic-tac-toe.
pub const TICTACTOE_PARTS: &[&str] = &["value", "move", "cells"];

/// Somebody's answer about a position, in the view of X.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TicTacToeSubmission {
    /// What the position is worth.
    pub value: Option<i64>,
    /// The best move; `None` inside says that there is none.
    pub best: Option<Option<Cell>>,
    /// What a mark in each cell is worth; `None` where none was told.
    pub cells: Option<Vec<(Cell, Option<i64>)>>,
}

/// Grades an answer. `None` when nothing in it counts.
pub fn grade_tictactoe(
    position: &Position,
    scoring: Scoring,
    submission: TicTacToeSubmission,
    policy: &Policy,
) -> Option<Grade> {
    let right = Values::of(position, Playing::right(scoring));
    let work = right.work();
    let best = submission.best.flatten();
    let mistaken = || mistaken(position, scoring, &right, best);
    let word = match scoring {
        Scoring::WinLoss => "win_loss",
        Scoring::Depth => "depth",
    };
    let conventions = vec![
        ("scoring", Shown::text(word)),
        (
            "to_move",
            Shown::text(position.to_move().letter().to_string()),
        ),
    ];
    grade(
        submission.work(position),
        &work,
        mistaken,
        conventions,
        policy,
    )
}

/// What a position and its moves are worth to somebody.
#[derive(Clone, Debug)]
struct Values {
    player: Player,
    value: i32,
    /// The moves with their values, the one that is played first.
    moves: Vec<(Cell, i32)>,
}

impl Values {
    fn of(position: &Position, playing: Playing) -> Self {
        let game = TicTacToe::default();
        let mut table = Table::new(playing, game.to_move(position));
        let value = table.value(position, 0);
        let mut moves = Vec::new();
        table.each_child(position, 0, |cell, value| moves.push((cell, value)));
        Self {
            player: game.to_move(position),
            value,
            moves,
        }
    }

    fn work(&self) -> Work {
        let cells = self.moves.iter();
        let cells = cells.map(|(cell, value)| (place(*cell), Part::One(number((*value).into()))));
        vec![
            ("value", Part::One(number(self.value.into()))),
            ("move", self.best_moves(|value| value == self.value)),
            ("cells", Part::Places(cells.collect())),
        ]
    }

    /// The moves whose value is one of these.
    fn best_moves(&self, is_one: impl Fn(i32) -> bool) -> Part {
        let moves = self.moves.iter().filter(|(_, value)| is_one(*value));
        let cells: Vec<Shown> = moves.map(|(cell, _)| Shown::text(place(*cell))).collect();
        Part::AnyOf(if cells.is_empty() {
            vec![Shown::Nothing]
        } else {
            cells
        })
    }

    /// The same position told with other values.
    fn told(&self, tell: impl Fn(i32) -> i32) -> Self {
        Self {
            player: self.player,
            value: tell(self.value),
            moves: self
                .moves
                .iter()
                .map(|(cell, value)| (*cell, tell(*value)))
                .collect(),
        }
    }

    fn is_lost(&self) -> bool {
        match self.player {
            Player::Max => self.value < 0,
            Player::Min => self.value > 0,
        }
    }
}

impl TicTacToeSubmission {
    fn work(self, position: &Position) -> Work {
        let mut work = Work::new();
        let value = self.value.map(|value| Part::One(number(value)));
        work.extend(value.map(|part| ("value", part)));
        let best = self.best.map(|best| {
            let shown = best.map_or(Shown::Nothing, |cell| Shown::text(place(cell)));
            Part::AnyOf(vec![shown])
        });
        work.extend(best.map(|part| ("move", part)));
        let cells = self.cells.map(|cells| {
            // A cell that has a mark is worth nothing, and nothing need be said of it.
            let told = cells
                .into_iter()
                .filter(|(cell, value)| value.is_some() || position.board().at(*cell).is_none());
            let shown = |value: Option<i64>| value.map_or(Shown::Nothing, number);
            Part::Places(
                told.map(|(cell, value)| (place(cell), Part::One(shown(value))))
                    .collect(),
            )
        });
        work.extend(cells.map(|part| ("cells", part)));
        work
    }
}

/// A cell as it is named in answers.
fn place(cell: Cell) -> String {
    format!("[{}, {}]", cell.row(), cell.column())
}

fn number(value: i64) -> Shown {
    Shown::Number(arborist_engine::tree::Number::integer(value))
}

fn mistaken(
    position: &Position,
    scoring: Scoring,
    right: &Values,
    best: Option<Cell>,
) -> Vec<Mistaken> {
    let made = |mistake, values: &Values| Mistaken {
        mistake,
        changed: values.work(),
    };
    let playing = Playing::right(scoring);
    let helped = Playing {
        opponent_helps: true,
        ..playing
    };
    let mut turned = right.told(|value| -value).work();
    turned.retain(|(part, _)| *part != "move");
    let mut mistaken = vec![
        made(Mistake::OpponentMisread, &Values::of(position, helped)),
        Mistaken {
            mistake: Mistake::PerspectiveOfX,
            changed: turned,
        },
    ];
    if scoring == Scoring::WinLoss {
        return mistaken;
    }
    let farther = Playing {
        farther_is_more: true,
        ..playing
    };
    mistaken.extend([
        made(
            Mistake::NoDepthPenalty,
            &right.told(|value| value.signum() * 10),
        ),
        made(Mistake::NoDepthPenalty, &right.told(i32::signum)),
        made(Mistake::DepthSign, &Values::of(position, farther)),
    ]);
    if right.is_lost() && best.is_some() {
        mistaken.push(Mistaken {
            mistake: Mistake::Fatalism,
            changed: vec![("move", right.best_moves(|_| true))],
        });
    }
    mistaken
}
