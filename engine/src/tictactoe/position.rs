//! Positions that a game of tic-tac-toe can reach.

use thiserror::Error;

use super::board::{Board, Line, Mark};

/// A board that a game can reach, with the player who is to move, or would be if the game were not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Mark,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It goes on.
    Ongoing,
    /// A player has won.
    Won {
        /// Who.
        winner: Mark,
        /// The first of that player's lines.
        line: Line,
    },
    /// The board is full and nobody has won.
    Draw,
}

/// Why no game reaches a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ImpossiblePosition {
    /// Players do not alternate.
    #[error(
        "X has {x} marks and O has {o}: players alternate, so the counts differ by one at most"
    )]
    Counts {
        /// How many marks X has.
        x: u32,
        /// How many marks O has.
        o: u32,
    },
    /// Both players have a line.
    #[error("X and O both have three in a row: the first to have it ends the game")]
    TwoWinners,
    /// The loser has moved after the end.
    #[error(
        "{winner} has three in a row, but {loser} has more marks and so moved last: the game was over before that move"
    )]
    PlayAfterTheEnd {
        /// Who has the line.
        winner: Mark,
        /// Who has moved last.
        loser: Mark,
    },
    /// It is the turn of the player with fewer marks.
    #[error("{more} has one mark more than {to_move_is}, so {to_move_is} is to move")]
    TurnAgainstCounts {
        /// Who has more marks.
        more: Mark,
        /// Whose turn it is.
        to_move_is: Mark,
    },
    /// The winner has made the last move.
    #[error("{winner} has three in a row and so moved last: next is {loser}")]
    TurnOfTheWinner {
        /// Who has won.
        winner: Mark,
        /// Whose turn it would be.
        loser: Mark,
    },
}

impl ImpossiblePosition {
    /// Whether the board alone would be possible, and only the player to move is wrong.
    pub const fn is_about_the_turn(self) -> bool {
        matches!(
            self,
            Self::TurnAgainstCounts { .. } | Self::TurnOfTheWinner { .. }
        )
    }
}

impl Position {
    /// The position with this board. Without `to_move` it is the turn of the player with fewer marks; when the counts
    /// are equal, of the loser if the game is won, and of X if it is not. Either player may have moved first.
    ///
    /// # Errors
    /// Why no game reaches it.
    pub fn new(board: Board, to_move: Option<Mark>) -> Result<Self, ImpossiblePosition> {
        let (x, o) = (board.count(Mark::X), board.count(Mark::O));
        if x.abs_diff(o) > 1 {
            return Err(ImpossiblePosition::Counts { x, o });
        }
        let winner = match (board.has_line(Mark::X), board.has_line(Mark::O)) {
            (true, true) => return Err(ImpossiblePosition::TwoWinners),
            (true, false) => Some(Mark::X),
            (false, true) => Some(Mark::O),
            (false, false) => None,
        };
        let fewer = match x.cmp(&o) {
            std::cmp::Ordering::Less => Some(Mark::X),
            std::cmp::Ordering::Greater => Some(Mark::O),
            std::cmp::Ordering::Equal => None,
        };
        let turn = match (fewer, winner) {
            (Some(fewer), Some(winner)) if fewer == winner => {
                return Err(ImpossiblePosition::PlayAfterTheEnd {
                    winner,
                    loser: winner.opponent(),
                });
            }
            (Some(fewer), _) => Some((
                fewer,
                ImpossiblePosition::TurnAgainstCounts {
                    more: fewer.opponent(),
                    to_move_is: fewer,
                },
            )),
            (None, Some(winner)) => Some((
                winner.opponent(),
                ImpossiblePosition::TurnOfTheWinner {
                    winner,
                    loser: winner.opponent(),
                },
            )),
            (None, None) => None,
        };
        let to_move = match (turn, to_move) {
            (Some((turn, error)), Some(asked)) if asked != turn => return Err(error),
            (Some((turn, _)), _) => turn,
            (None, asked) => asked.unwrap_or(Mark::X),
        };
        Ok(Self { board, to_move })
    }

    /// The board.
    #[inline(always)]
    pub const fn board(self) -> Board {
        self.board
    }

    /// Whose turn it is, or would be if the game were not over.
    #[inline(always)]
    pub const fn to_move(self) -> Mark {
        self.to_move
    }

    /// How far the game has come.
    pub fn status(self) -> Status {
        // Only the player who moved last can have a line.
        let winner = self.to_move.opponent();
        match self.board.line_of(winner) {
            Some(line) => Status::Won { winner, line },
            None if self.board.is_full() => Status::Draw,
            None => Status::Ongoing,
        }
    }

    /// The position after the player to move has marked an empty cell of a game that goes on.
    #[inline(always)]
    pub(super) const fn after(self, cell: super::Cell) -> Self {
        Self {
            board: self.board.with(cell, self.to_move),
            to_move: self.to_move.opponent(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::tictactoe::Cell;

    /// Every board and turn that play reaches from the empty board, by playing.
    fn reachable() -> HashSet<(String, Mark)> {
        let mut known = HashSet::new();
        let mut open: Vec<([char; 9], Mark)> = Mark::BOTH.map(|mark| (['.'; 9], mark)).to_vec();
        while let Some((cells, to_move)) = open.pop() {
            if !known.insert((String::from_iter(cells), to_move)) || is_won(&cells) {
                continue;
            }
            for place in 0..9 {
                if cells[place] == '.' {
                    let mut child = cells;
                    child[place] = to_move.letter();
                    open.push((child, to_move.opponent()));
                }
            }
        }
        known
    }

    fn is_won(cells: &[char; 9]) -> bool {
        let lines = [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [0, 3, 6],
            [1, 4, 7],
            [2, 5, 8],
            [0, 4, 8],
            [2, 4, 6],
        ];
        lines
            .iter()
            .any(|&[a, b, c]| cells[a] != '.' && cells[a] == cells[b] && cells[b] == cells[c])
    }

    fn every_text() -> impl Iterator<Item = String> {
        (0..3usize.pow(9)).map(|number| {
            (0..9)
                .map(|place| ['.', 'X', 'O'][number / 3usize.pow(place) % 3])
                .collect()
        })
    }

    #[test]
    fn a_position_is_possible_exactly_when_play_reaches_it() {
        let reachable = reachable();
        for text in every_text() {
            let board = Board::parse(&text).unwrap();
            let by_turn = Mark::BOTH.map(|mark| reachable.contains(&(text.clone(), mark)));
            for (mark, expected) in Mark::BOTH.into_iter().zip(by_turn) {
                let position = Position::new(board, Some(mark));
                assert_eq!(position.is_ok(), expected, "{text} {mark}: {position:?}");
                if let Ok(position) = position {
                    assert_eq!(position.to_move(), mark);
                }
            }
            let position = Position::new(board, None);
            match by_turn {
                [false, false] => {
                    assert!(
                        position.is_err_and(|error| !error.is_about_the_turn()),
                        "{text}"
                    );
                }
                [true, _] => assert_eq!(position.map(Position::to_move), Ok(Mark::X), "{text}"),
                [false, true] => assert_eq!(position.map(Position::to_move), Ok(Mark::O), "{text}"),
            }
        }
    }

    #[test]
    fn a_game_that_is_won_or_full_is_over() {
        for text in every_text() {
            let board = Board::parse(&text).unwrap();
            let Ok(position) = Position::new(board, None) else {
                continue;
            };
            let cells: Vec<char> = text.chars().collect();
            let cells: [char; 9] = cells.try_into().unwrap();
            match position.status() {
                Status::Won { winner, line } => {
                    assert!(is_won(&cells), "{text}");
                    assert!(
                        line.cells()
                            .map(|cell| board.at(cell))
                            .iter()
                            .all(|&mark| mark == Some(winner))
                    );
                }
                Status::Draw => assert!(!is_won(&cells) && !text.contains('.'), "{text}"),
                Status::Ongoing => assert!(!is_won(&cells) && text.contains('.'), "{text}"),
            }
            assert_eq!(board.empty_cells().count(), text.matches('.').count());
            assert_eq!(
                Cell::all().filter(|&cell| board.at(cell).is_none()).count(),
                board.empty_cells().count()
            );
        }
    }

    #[test]
    fn an_impossible_board_is_told_why() {
        for (text, to_move, words) in [
            ("XX.......", None, "X has 2 marks and O has 0"),
            ("XXXOOO...", None, "both have three in a row"),
            ("XXXOO.OO.", None, "O has more marks and so moved last"),
            ("OOOXX.X.X", None, "X has more marks and so moved last"),
            ("X........", Some(Mark::X), "so O is to move"),
            ("XXXOO....", Some(Mark::X), "so O is to move"),
            ("XXXOO..O.", Some(Mark::X), "next is O"),
            ("XXX.O.O..", Some(Mark::X), "so O is to move"),
            ("XX.OOO...", Some(Mark::O), "so X is to move"),
        ] {
            let error = Position::new(Board::parse(text).unwrap(), to_move)
                .unwrap_err()
                .to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
