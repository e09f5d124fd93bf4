//! Which move an opponent plays.

use std::num::NonZeroU64;

use super::level::{Level, Skill};
use super::{look_ahead, perfect};
use crate::connect4::sized_board::{SizedBoard, Standing};
use crate::connect4::solver::Solver;
use crate::random::SplitMix64;
use crate::search::Limits;

/// Somebody to play against. The same opponent plays the same move in the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// How strong it is.
    pub level: Level,
    /// What its slips depend on beside the position.
    pub seed: u64,
}

/// A move, and why it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The number of the column, from 1.
    pub column: u8,
    /// Why it is played.
    pub reason: Reason,
    /// Whether there was time for all that the level does.
    pub complete: bool,
}

/// Why a move is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It makes four in a line.
    Wins,
    /// The other side would have made four in a line there with its next disc.
    Blocks,
    /// No move is better, which is proven: none wins sooner or loses later.
    Perfect,
    /// It is the best as far as the level looks ahead.
    LooksBest,
    /// It is not the best that the level sees, but levels below the highest slip now and then.
    Slips,
    /// Perfect play was asked for and the time was too short to prove it: no move is proven to be better.
    Unproven,
}

impl Choice {
    /// A move into a column counted from 0, for which there was time enough.
    pub(super) const fn complete(column: u8, reason: Reason) -> Self {
        Self {
            column: column + 1,
            reason,
            complete: true,
        }
    }

    /// A move into a column counted from 0, for which the time was too short.
    pub(super) const fn incomplete(column: u8, reason: Reason) -> Self {
        Self {
            complete: false,
            ..Self::complete(column, reason)
        }
    }
}

impl Opponent {
    /// The move that it plays; `None` when the game is over. Of equal moves it prefers the one nearest to the centre,
    /// the left one of two.
    pub fn choose(
        &self,
        board: &SizedBoard,
        solver: &Solver<'_>,
        limits: Limits<'_>,
    ) -> Option<Choice> {
        if board.standing() != Standing::Ongoing {
            return None;
        }
        let columns = board.size().center_first();
        let columns: Vec<u8> = columns.filter(|column| board.has_room(*column)).collect();
        if let Some(win) = columns.iter().find(|column| board.wins_at(**column)) {
            return Some(Choice::complete(*win, Reason::Wins));
        }
        let other_side = board.passed();
        let threats = columns.iter().filter(|column| other_side.wins_at(**column));
        let threats: Vec<u8> = threats.copied().collect();
        match (self.level.skill(), &threats[..]) {
            (None, []) => perfect::choose(board, &columns, solver, limits),
            (None, [block]) if !board.gives_win_above(*block) => {
                Some(Choice::complete(*block, Reason::Blocks))
            }
            // Whatever is played, the other side wins with its next disc, and so all moves are equal.
            (None, [_, ..]) => Some(Choice::complete(*columns.first()?, Reason::Perfect)),
            (Some(Skill { blocks: true, .. }), [block, ..]) => {
                Some(Choice::complete(*block, Reason::Blocks))
            }
            (Some(skill), _) => self.with_skill(board, &columns, skill, limits),
        }
    }

    fn with_skill(
        &self,
        board: &SizedBoard,
        columns: &[u8],
        skill: Skill,
        limits: Limits<'_>,
    ) -> Option<Choice> {
        let found = look_ahead::best_of(board, columns, skill.depth, limits)?;
        if !found.complete {
            return Some(Choice::incomplete(found.column, Reason::LooksBest));
        }
        let mut random = SplitMix64::new(self.seed ^ board.mixed());
        if random.next_u64() % 100 < skill.slips {
            let others: Vec<u8> = columns
                .iter()
                .copied()
                .filter(|column| *column != found.column)
                .filter(|column| !skill.blocks || !board.gives_win_above(*column))
                .collect();
            let count = NonZeroU64::new(others.len() as u64);
            let other = count.and_then(|count| others.get(random.below(count) as usize));
            if let Some(other) = other {
                return Some(Choice::complete(*other, Reason::Slips));
            }
        }
        Some(Choice::complete(found.column, Reason::LooksBest))
    }
}
