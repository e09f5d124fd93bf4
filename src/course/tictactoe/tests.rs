//! Answers about tic-tac-toe are graded by what a naive player works out.

use arborist_engine::random::SplitMix64;
use arborist_engine::tictactoe::{Board, Cell, Mark, Position, Scoring, Status};

use super::{TicTacToeSubmission, grade_tictactoe};
use crate::course::grading::{Grade, Policy};

const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// How a student judges.
#[derive(Clone, Copy)]
struct Student {
    /// What a win after so many plies is worth.
    win: fn(i64) -> i64,
    /// Thinks that O plays as X wants, or the other way round.
    trusting: bool,
}

const BY_DEPTH: Student = Student {
    win: |plies| 10 - plies,
    trusting: false,
};

impl Student {
    fn value(self, cells: &mut [char; 9], mover: char, root: char, plies: i64) -> i64 {
        for mark in ['X', 'O'] {
            if LINES
                .iter()
                .any(|line| line.iter().all(|at| cells[*at] == mark))
            {
                let sign = if mark == 'X' { 1 } else { -1 };
                return sign * (self.win)(plies);
            }
        }
        let wanted = if self.trusting { root } else { mover };
        let values: Vec<i64> = self
            .moves(cells, mover, root, plies)
            .into_iter()
            .map(|(_, value)| value)
            .collect();
        let best = if wanted == 'X' {
            values.iter().max()
        } else {
            values.iter().min()
        };
        best.copied().unwrap_or(0)
    }

    fn moves(
        self,
        cells: &mut [char; 9],
        mover: char,
        root: char,
        plies: i64,
    ) -> Vec<(usize, i64)> {
        let other = if mover == 'X' { 'O' } else { 'X' };
        let mut moves = Vec::new();
        for at in 0..9 {
            if cells[at] == '.' {
                cells[at] = mover;
                moves.push((at, self.value(cells, other, root, plies + 1)));
                cells[at] = '.';
            }
        }
        moves
    }

    /// What the student hands in; the move is the last of the best.
    fn answer(self, position: &Position) -> TicTacToeSubmission {
        let mut cells: [char; 9] = [' '; 9];
        for (slot, cell) in cells.iter_mut().zip(Cell::all()) {
            *slot = position.board().at(cell).map_or('.', Mark::letter);
        }
        let mover = position.to_move().letter();
        let value = self.value(&mut cells, mover, mover, 0);
        let moves = self.moves(&mut cells, mover, mover, 0);
        let all: Vec<Cell> = Cell::all().collect();
        let best = moves.iter().rfind(|(_, worth)| *worth == value);
        TicTacToeSubmission {
            value: Some(value),
            best: Some(best.map(|(at, _)| all[*at])),
            cells: Some(
                all.iter()
                    .enumerate()
                    .map(|(at, cell)| {
                        let told = moves.iter().find(|(known, _)| *known == at);
                        (*cell, told.map(|(_, value)| *value))
                    })
                    .collect(),
            ),
        }
    }
}

/// A game that goes on, after two to six moves.
fn drawn(random: &mut SplitMix64) -> Position {
    loop {
        let mut cells: Vec<usize> = (0..9).collect();
        random.shuffle(&mut cells);
        let moves = 3 + (random.next_u64() % 4) as usize;
        let mut text = ['.'; 9];
        for (ply, at) in cells.into_iter().take(moves).enumerate() {
            text[at] = if ply % 2 == 0 { 'X' } else { 'O' };
        }
        let text: String = text.iter().collect();
        let position = Position::new(Board::parse(&text).unwrap(), None);
        if let Ok(position) = position
            && position.status() == Status::Ongoing
        {
            return position;
        }
    }
}

fn graded(position: &Position, answer: TicTacToeSubmission) -> Grade {
    grade_tictactoe(position, Scoring::Depth, answer, &Policy::default()).unwrap()
}

/// Demands a code in 200 positions in which the mistake changes the answer.
fn found(code: &str, answer: impl Fn(&Position) -> TicTacToeSubmission) {
    let mut random = SplitMix64::new(5);
    let (mut changed, mut told) = (0, 0);
    while changed < 200 {
        let position = drawn(&mut random);
        let grade = graded(&position, answer(&position));
        if grade.score.is_full() {
            assert!(grade.diagnosis.is_empty());
            continue;
        }
        changed += 1;
        let mut codes = grade.diagnosis.iter().map(|found| found.mistake.code());
        told += u32::from(codes.any(|found| found == code));
    }
    assert!(told >= 190, "{code}: {told} of {changed}");
}

#[test]
fn right_answers_score_one_under_both_scorings() {
    let mut random = SplitMix64::new(1);
    for _ in 0..1000 {
        let position = drawn(&mut random);
        assert!(
            graded(&position, BY_DEPTH.answer(&position))
                .score
                .is_full()
        );
        let by_win = Student {
            win: |_| 1,
            ..BY_DEPTH
        };
        let answer = by_win.answer(&position);
        let grade = grade_tictactoe(&position, Scoring::WinLoss, answer, &Policy::default());
        assert!(grade.unwrap().score.is_full());
    }
}

#[test]
fn wrong_answers_never_score_one() {
    let mut random = SplitMix64::new(2);
    for round in 0..1000 {
        let position = drawn(&mut random);
        let mut answer = BY_DEPTH.answer(&position);
        let wrong = 1 + (random.next_u64() % 30) as i64;
        match round % 3 {
            0 => answer.value = answer.value.map(|value| value + wrong),
            1 => answer.best = Some(None),
            _ => {
                let cells = answer.cells.iter_mut().flatten();
                for (_, value) in cells.take(9) {
                    *value = value.map(|value| value - wrong);
                }
            }
        }
        assert!(!graded(&position, answer).score.is_full());
    }
}

#[test]
fn a_depth_left_out_is_found() {
    for win in [(|_| 10) as fn(i64) -> i64, |_| 1] {
        let student = Student { win, ..BY_DEPTH };
        found("NO_DEPTH_PENALTY", |position| TicTacToeSubmission {
            best: None,
            ..student.answer(position)
        });
    }
}

#[test]
fn a_depth_of_the_wrong_sign_is_found() {
    let student = Student {
        win: |plies| 10 + plies,
        ..BY_DEPTH
    };
    found("DEPTH_SIGN", |position| student.answer(position));
}

#[test]
fn an_opponent_who_is_trusted_is_found() {
    let student = Student {
        trusting: true,
        ..BY_DEPTH
    };
    found("OPPONENT_MISREAD", |position| student.answer(position));
}

#[test]
fn values_of_the_other_side_are_found() {
    found("PERSPECTIVE", |position| {
        let answer = BY_DEPTH.answer(position);
        let turned = |cells: Vec<(Cell, Option<i64>)>| {
            let turn = |(cell, value): (Cell, Option<i64>)| (cell, value.map(|value| -value));
            cells.into_iter().map(turn).collect()
        };
        TicTacToeSubmission {
            value: answer.value.map(|value| -value),
            cells: answer.cells.map(turned),
            ..answer
        }
    });
}

#[test]
fn a_lost_position_that_is_given_up_is_found() {
    found("FATALISM", |position| {
        let answer = BY_DEPTH.answer(position);
        let sign = if position.to_move() == Mark::X { 1 } else { -1 };
        if answer.value.unwrap() * sign >= 0 {
            return answer;
        }
        let cells = answer.cells.iter().flatten();
        let (fastest, _) = cells
            .filter_map(|(cell, value)| Some((*cell, (*value)? * sign)))
            .min_by_key(|(_, value)| *value)
            .unwrap();
        TicTacToeSubmission {
            best: Some(Some(fastest)),
            ..answer
        }
    });
}
