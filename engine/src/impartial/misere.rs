//! Misère play of taking and breaking games: whoever makes the last move loses.
//!
//! No rule is known that adds positions in misère play as nim-sums do in normal play, so every position that can arise
//! is looked at (J. H. Conway, "On numbers and games", 1976, chapter 12; A. N. Siegel, "Combinatorial game theory",
//! 2013, chapter V). Positions are multisets of heaps; heaps without a move are left out.

mod genus;
mod positions;

use thiserror::Error;

pub use genus::Genus;

use self::positions::Positions;
use super::Outcome;
use super::heap_values::Stopped;
use super::take_and_break::{Break, TakeAndBreak};
use crate::search::{Limits, Meter};

/// The most positions that are looked at.
pub const MOST_POSITIONS: usize = 100_000;

/// The most heaps that these hold together, so that positions of very many heaps do not fill the memory.
pub const MOST_HEAPS: usize = 4_000_000;

/// Why a position is not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MisereError {
    /// More positions can arise than are looked at.
    #[error(
        "more than {MOST_POSITIONS} positions can arise from these heaps; a misère game is solved by looking at all of \
         them, since no rule is known that adds up heaps in misère play"
    )]
    TooManyPositions,
    /// The positions that can arise hold more heaps than are looked at.
    #[error(
        "the positions that can arise from these heaps hold more than {MOST_HEAPS} heaps together; a misère game is \
         solved by looking at all of them, since no rule is known that adds up heaps in misère play"
    )]
    TooManyHeaps,
    /// The work was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// Heaps of a taking and breaking game in misère play, and all positions that can arise from them.
#[derive(Debug)]
pub struct Misere<'a> {
    game: &'a TakeAndBreak,
    heaps: Vec<u64>,
    positions: Positions,
    /// Of each position.
    genera: Vec<Genus>,
}

/// A move: what becomes of which heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which heap, counted from 0.
    pub heap: usize,
    /// What becomes of it.
    pub to: Break,
}

impl<'a> Misere<'a> {
    /// Solves these heaps.
    ///
    /// # Errors
    /// When too many positions can arise, or the work was stopped.
    pub fn solve(
        game: &'a TakeAndBreak,
        heaps: &[u64],
        limits: &Limits<'_>,
    ) -> Result<Self, MisereError> {
        let mut meter = Meter::new(*limits);
        // Each heap alone too: it does not always arise from all of them.
        let roots = heaps.iter().map(std::slice::from_ref);
        let positions = Positions::from(game, roots.chain([heaps]), &mut meter)?;
        let mut genera: Vec<Genus> = vec![Genus::of_options(&[]); positions.len()];
        for place in positions.smallest_first() {
            let mut options = Vec::new();
            positions.for_each_option(game, place, &mut meter, |option| {
                options.push(&genera[option]);
            })?;
            options.sort_unstable();
            options.dedup();
            let genus = Genus::of_options(&options);
            genera[place] = genus;
        }
        Ok(Self {
            game,
            heaps: heaps.to_vec(),
            positions,
            genera,
        })
    }

    /// How many positions can arise, the one without a move among them if it can.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// The genus of the heaps together.
    pub fn genus(&self) -> &Genus {
        self.genus_of(&self.heaps)
    }

    /// For each heap its genus when it stands alone.
    pub fn heap_genera(&self) -> impl Iterator<Item = (u64, &Genus)> {
        let heaps = self.heaps.iter();
        heaps.map(|heap| (*heap, self.genus_of(std::slice::from_ref(heap))))
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        self.genus().outcome()
    }

    /// Whether there is a move.
    pub fn can_move(&self) -> bool {
        self.moves().next().is_some()
    }

    /// The winning moves, heap by heap, those that take the least first.
    pub fn winning_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves().filter(|mv| {
            let mut left = self.heaps.clone();
            left.swap_remove(mv.heap);
            left.extend(&mv.to.leaves);
            self.genus_of(&left).outcome() == Outcome::P
        })
    }

    fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.heaps.iter().enumerate().flat_map(|(heap, size)| {
            let moves = self.game.moves(*size);
            moves.map(move |to| Move { heap, to })
        })
    }

    fn genus_of(&self, heaps: &[u64]) -> &Genus {
        &self.genera[self.positions.find(self.game, heaps)]
    }
}

#[cfg(test)]
mod tests;
