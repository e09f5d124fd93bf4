//! All positions that can arise from some.

use indexmap::IndexSet;

use super::{MOST_HEAPS, MOST_POSITIONS, MisereError};
use crate::impartial::heap_values::Stopped;
use crate::impartial::take_and_break::TakeAndBreak;
use crate::search::Meter;

/// Multisets of heaps, each without the heaps that have no move, ascending.
#[derive(Debug)]
pub(super) struct Positions {
    heaps: IndexSet<Box<[u64]>, foldhash::fast::FixedState>,
    /// How many heaps they hold together, which is what they take in memory.
    heaps_total: usize,
}

impl Positions {
    /// Those that can arise from these.
    pub(super) fn from<'a>(
        game: &TakeAndBreak,
        roots: impl Iterator<Item = &'a [u64]>,
        meter: &mut Meter<'_>,
    ) -> Result<Self, MisereError> {
        let mut positions = Self {
            heaps: IndexSet::default(),
            heaps_total: 0,
        };
        for root in roots {
            positions.add(game, root.to_vec())?;
        }
        let mut place = 0;
        while let Some(heaps) = positions.heaps.get_index(place) {
            let heaps = heaps.clone();
            for left in options(game, &heaps) {
                count(meter)?;
                positions.add(game, left)?;
            }
            place += 1;
        }
        Ok(positions)
    }

    fn add(&mut self, game: &TakeAndBreak, heaps: Vec<u64>) -> Result<(), MisereError> {
        let heaps = living(game, heaps);
        let count = heaps.len();
        if self.heaps.insert(heaps) {
            self.heaps_total += count;
        }
        if self.heaps.len() > MOST_POSITIONS {
            return Err(MisereError::TooManyPositions);
        }
        if self.heaps_total > MOST_HEAPS {
            return Err(MisereError::TooManyHeaps);
        }
        Ok(())
    }

    pub(super) fn len(&self) -> usize {
        self.heaps.len()
    }

    /// Their places in an order in which each stands after those that its moves lead to: a move leaves fewer in all
    /// heaps together, or as many in more heaps.
    pub(super) fn smallest_first(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.len()).collect();
        places.sort_by_cached_key(|place| {
            let heaps = self.heaps.get_index(*place);
            let heaps = heaps.map_or(&[] as &[u64], |heaps| heaps);
            let total: u128 = heaps.iter().map(|heap| u128::from(*heap)).sum();
            (total, std::cmp::Reverse(heaps.len()))
        });
        places
    }

    /// Tells the places of all positions that a move leads to, some of them more than once.
    pub(super) fn for_each_option(
        &self,
        game: &TakeAndBreak,
        place: usize,
        meter: &mut Meter<'_>,
        mut found: impl FnMut(usize),
    ) -> Result<(), MisereError> {
        if let Some(heaps) = self.heaps.get_index(place) {
            for left in options(game, heaps) {
                count(meter)?;
                found(self.find(game, &left));
            }
        }
        Ok(())
    }

    /// The place of a position that can arise.
    pub(super) fn find(&self, game: &TakeAndBreak, heaps: &[u64]) -> usize {
        let place = self.heaps.get_index_of(&living(game, heaps.to_vec()));
        // All that can arise were added.
        place.unwrap_or(0)
    }
}

fn count(meter: &mut Meter<'_>) -> Result<(), Stopped> {
    match meter.visit() {
        true => Ok(()),
        false => Err(Stopped),
    }
}

/// The heaps that have a move, ascending.
fn living(game: &TakeAndBreak, mut heaps: Vec<u64>) -> Box<[u64]> {
    heaps.retain(|heap| game.can_move(*heap));
    heaps.sort_unstable();
    heaps.into()
}

/// What every move leaves, from each size of heap once.
fn options<'a>(game: &'a TakeAndBreak, heaps: &'a [u64]) -> impl Iterator<Item = Vec<u64>> + 'a {
    let sizes = (0..heaps.len()).filter(|place| *place == 0 || heaps[*place] != heaps[*place - 1]);
    sizes.flat_map(move |place| {
        game.moves(heaps[place]).map(move |to| {
            let mut left = heaps.to_vec();
            left.swap_remove(place);
            left.extend(to.leaves);
            left
        })
    })
}
