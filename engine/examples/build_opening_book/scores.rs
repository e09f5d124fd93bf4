//! The scores of all positions of up to 12 discs, from those of 12 discs.

use arborist_engine::connect4::book::BookDraft;
use arborist_engine::connect4::{BoardSize, Color, SizedBoard, Standing};

use crate::Failure;
use crate::source::{DISCS, Row};

/// What is known of a place in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// No game has led there yet.
    Nothing,
    /// This is the score in the source, and no game has led there yet.
    Source(i8),
    /// This is the score, and games lead there.
    Reached(i8),
}

/// A position and its mirror image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    shown: SizedBoard,
    mirrored: SizedBoard,
}

impl Pair {
    pub(crate) const EMPTY: Self = Self {
        shown: SizedBoard::empty(BoardSize::STANDARD),
        mirrored: SizedBoard::empty(BoardSize::STANDARD),
    };

    fn children(self) -> impl Iterator<Item = Self> {
        (1..=WIDTH).filter_map(move |column| {
            Some(Self {
                shown: self.shown.play_number(column).ok()?,
                mirrored: self.mirrored.play_number(WIDTH + 1 - column).ok()?,
            })
        })
    }
    fn is_won(self) -> bool {
        matches!(self.shown.standing(), Standing::Won(_))
    }

    /// How many positions these are.
    fn count(self) -> u64 {
        if self.shown == self.mirrored { 1 } else { 2 }
    }
}

const WIDTH: i64 = BoardSize::STANDARD.width() as i64;

/// How many positions the first player wins, draws and loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcomes {
    pub(crate) won: u64,
    pub(crate) drawn: u64,
    pub(crate) lost: u64,
}

/// Scores by the number of discs and the place in the book.
pub(crate) struct Scores {
    known: Vec<Vec<Known>>,
    /// The book with all positions that were reached and in which nobody can win at once.
    pub(crate) draft: BookDraft,
    /// How all positions that were reached end, by the number of discs.
    pub(crate) outcomes: Vec<Outcomes>,
}

impl Scores {
    /// The scores of the source alone.
    pub(crate) fn of_source(rows: &[Row]) -> Result<Self, Failure> {
        let mut known: Vec<_> = (0..=DISCS as usize)
            .map(|discs| vec![Known::Nothing; BookDraft::places(discs)])
            .collect();
        for row in rows {
            let place = place(&mut known, &row.board)?;
            if *place != Known::Nothing {
                return Err(format!("{:?} has two scores", row.board).into());
            }
            *place = Known::Source(row.score as i8);
        }
        Ok(Self {
            known,
            draft: BookDraft::empty(),
            outcomes: vec![Outcomes::default(); DISCS as usize + 1],
        })
    }

    /// The score of a position in the view of the side to move, found by looking at all games up to 12 discs.
    pub(crate) fn derive(&mut self, position: Pair) -> Result<i32, Failure> {
        let board = &position.shown;
        let known = *place(&mut self.known, board)?;
        if let Known::Reached(score) = known {
            return Ok(score.into());
        }
        let can_win = position.children().any(Pair::is_won);
        let score = if position.is_won() {
            -(board.free_squares() as i32 + 2) / 2
        } else if board.disc_count() < DISCS {
            let mut best = i32::MIN;
            for child in position.children() {
                best = best.max(-self.derive(child)?);
            }
            best
        } else if can_win {
            board.free_squares().div_ceil(2) as i32
        } else if let Known::Source(score) = known {
            score.into()
        } else {
            return Err(format!("the source has no score of {board:?}").into());
        };
        *place(&mut self.known, board)? = Known::Reached(score as i8);
        self.count(position, score);
        if !can_win && !position.is_won() && !self.draft.insert(board, score) {
            return Err(format!("there is no place for {board:?} with {score}").into());
        }
        Ok(score)
    }

    fn count(&mut self, position: Pair, score: i32) {
        let Some(outcomes) = self.outcomes.get_mut(position.shown.disc_count() as usize) else {
            return;
        };
        let first_player = match position.shown.turn() {
            Color::Red => score,
            Color::Blue => -score,
        };
        *match first_player.signum() {
            1 => &mut outcomes.won,
            0 => &mut outcomes.drawn,
            _ => &mut outcomes.lost,
        } += position.count();
    }

    /// How many positions of the source no game leads to.
    pub(crate) fn not_reached(&self) -> usize {
        let places = self.known.iter().flatten();
        places
            .filter(|known| matches!(known, Known::Source(_)))
            .count()
    }
}

fn place<'a>(known: &'a mut [Vec<Known>], board: &SizedBoard) -> Result<&'a mut Known, Failure> {
    BookDraft::place(board)
        .and_then(|place| known.get_mut(board.disc_count() as usize)?.get_mut(place))
        .ok_or_else(|| format!("there is no place for {board:?}").into())
}
