//! Kayles on a row of pins: a move knocks down one pin or two neighbours (H. E. Dudeney, "The Canterbury puzzles", 1908).
//!
//! Pins without a gap between them are a heap of the octal game 0.77, which is split where a pin falls.

use super::heap_values::HeapValues;
use super::take_and_break::TakeAndBreak;

/// Pins in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KaylesRow {
    groups: Vec<Group>,
}

/// Pins that stand next to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The place of the first of them in the row, counted from 0.
    pub start: u64,
    /// How many there are, at least 1.
    pub pins: u64,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// Which group of pins is hit, counted from 0.
    pub group: usize,
    /// The place of the first pin that falls, in the row, counted from 0.
    pub first: u64,
    /// How many fall, 1 or 2.
    pub pins: u64,
    /// How many pins of the group are left standing before those that fall, and behind them.
    pub leaves: [u64; 2],
}

impl KaylesRow {
    /// The row in which pins stand where the marks are.
    pub fn new(standing: &[bool]) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        for (place, _) in (0..).zip(standing).filter(|(_, standing)| **standing) {
            match groups.last_mut() {
                Some(group) if group.start + group.pins == place => group.pins += 1,
                _ => groups.push(Group {
                    start: place,
                    pins: 1,
                }),
            }
        }
        Self { groups }
    }

    /// The pins that stand next to each other.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The game whose heaps are the numbers of pins in the groups.
    pub fn heap_game() -> TakeAndBreak {
        TakeAndBreak::of_digits([0, 7, 7])
    }

    /// The largest heap of that game in this row or in what its moves leave.
    pub fn largest_heap(&self) -> u64 {
        self.groups
            .iter()
            .map(|group| group.pins)
            .max()
            .unwrap_or(0)
    }

    /// The Grundy value. `None` when it is not among the values.
    pub fn grundy(&self, values: &HeapValues) -> Option<u64> {
        self.groups
            .iter()
            .try_fold(0, |sum, group| Some(sum ^ values.get(group.pins)?))
    }

    /// The moves to a position of this value, by place, those that knock down one pin first.
    pub fn moves_worth<'a>(
        &'a self,
        worth: u64,
        values: &'a HeapValues,
    ) -> impl Iterator<Item = Throw> + 'a {
        let total = self.grundy(values);
        self.moves().filter(move |mv| {
            let before = self.groups.get(mv.group).map(|group| group.pins);
            let changed = [mv.leaves[0], mv.leaves[1], before.unwrap_or(0)];
            let after = changed
                .into_iter()
                .try_fold(total, |sum, pins| Some(Some(sum? ^ values.get(pins)?)));
            after.flatten() == Some(worth)
        })
    }

    /// Every move.
    fn moves(&self) -> impl Iterator<Item = Throw> + '_ {
        self.groups.iter().enumerate().flat_map(|(group, stand)| {
            (0..stand.pins).flat_map(move |before| {
                let falling = 1..=2.min(stand.pins - before);
                falling.map(move |pins| Throw {
                    group,
                    first: stand.start + before,
                    pins,
                    leaves: [before, stand.pins - before - pins],
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::impartial::heap_values::HeapGame;
    use crate::impartial::mex::mex;
    use crate::search::Limits;

    fn values() -> HeapValues {
        KaylesRow::heap_game().values(12, &Limits::NONE).unwrap()
    }

    /// Every move of a row of up to 16 places, by playing it: the place, how many fall, the row that is left.
    fn naive_moves(standing: u32) -> Vec<(u64, u64, u32)> {
        let mut moves = Vec::new();
        for place in 0..16 {
            for pins in [1, 2] {
                let falling = ((1 << pins) - 1) << place;
                if standing & falling == falling {
                    moves.push((place, pins, standing & !falling));
                }
            }
        }
        moves
    }

    #[test]
    fn all_rows_of_twelve_places_have_the_value_and_the_moves_of_the_definition() {
        let values = values();
        let mut known: Vec<u64> = Vec::new();
        for standing in 0..1u32 << 12 {
            let moves = naive_moves(standing);
            let options: Vec<u64> = moves.iter().map(|mv| known[mv.2 as usize]).collect();
            known.push(mex(&options));

            let marks: Vec<bool> = (0..12).map(|place| standing >> place & 1 > 0).collect();
            let row = KaylesRow::new(&marks);
            assert_eq!(row.grundy(&values), known.last().copied());
            for worth in 0..4 {
                let expected: Vec<(u64, u64)> = moves
                    .iter()
                    .filter(|mv| known[mv.2 as usize] == worth)
                    .map(|mv| (mv.0, mv.1))
                    .collect();
                let found: Vec<(u64, u64)> = row
                    .moves_worth(worth, &values)
                    .map(|mv| (mv.first, mv.pins))
                    .collect();
                assert_eq!(found, expected, "{standing:b} {worth}");
            }
        }
    }

    #[test]
    fn a_throw_in_the_middle_leaves_two_equal_groups() {
        let row = KaylesRow::new(&[true; 5]);
        let values = values();
        let moves: Vec<Throw> = row.moves_worth(0, &values).collect();
        assert_eq!(
            moves,
            [Throw {
                group: 0,
                first: 2,
                pins: 1,
                leaves: [2, 2]
            }]
        );
    }
}
