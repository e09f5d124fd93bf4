//! The winning moves of Moore's Nim, column by column from the highest.
//!
//! A pile that is changed has its first change in a column where it has a one, which becomes 0; below that column it
//! may have any bits: it is free. A winning move is a choice, in each column, of the piles that become free there and of
//! the free ones that have a one, so that the number of ones is what it should be. Moore's proof is that there is such
//! a choice whatever was chosen above; so the moves can be listed without ever turning back in vain.

use std::collections::HashMap;

use num_bigint::BigUint;

use super::super::super::nim::Move;
use crate::search::Limits;

/// The work was stopped before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stopped before all winning moves were known")]
pub struct Stopped;

/// So many choices are looked at to count the moves.
const MOST_CHOICES: usize = 200_000;

pub(super) struct Moves<'a> {
    piles: &'a [u64],
    most_piles: usize,
    modulus: usize,
    /// What the number of ones in the lowest column is to leave as its remainder; in the others it is 0.
    lowest_remainder: usize,
    /// The piles that have a one in each column, the lowest column first.
    with_one: Vec<Vec<usize>>,
}

/// What is left of one column when so many piles become free there.
struct Choice {
    becoming_free: usize,
    ones_of_free: usize,
}

impl<'a> Moves<'a> {
    pub(super) fn new(piles: &'a [u64], most_piles: usize, leaves_one: bool) -> Self {
        let columns = piles.iter().fold(0, |all, pile| all | pile).checked_ilog2();
        let columns = columns.map_or(0, |highest| highest as usize + 1);
        let with_one = (0..columns).map(|bit| {
            let piles = piles.iter().enumerate();
            let with_one = piles.filter(|(_, pile)| *pile >> bit & 1 == 1);
            with_one.map(|(place, _)| place).collect()
        });
        Self {
            piles,
            most_piles,
            modulus: most_piles + 1,
            lowest_remainder: usize::from(leaves_one),
            with_one: with_one.collect(),
        }
    }

    /// How many there are; `None` when that is too much work.
    pub(super) fn count(&self, limits: &Limits<'_>) -> Result<Option<BigUint>, Stopped> {
        let mut count = Count {
            moves: self,
            limits,
            choices_left: MOST_CHOICES,
            known: HashMap::new(),
        };
        count.below(self.with_one.len(), &[])
    }

    /// Those after the first `skipped`, at most `most`.
    pub(super) fn list(
        &self,
        skipped: usize,
        most: usize,
        limits: &Limits<'_>,
    ) -> Result<Vec<Vec<Move>>, Stopped> {
        let mut list = List {
            moves: self,
            limits,
            skipped,
            most,
            is_free: vec![false; self.piles.len()],
            listed: Vec::new(),
        };
        if most > 0 {
            list.below(self.with_one.len(), &mut Vec::new())?;
        }
        Ok(list.listed)
    }

    /// The piles that are not free and have a one in a column.
    fn bound_with_one(&self, bit: usize, is_free: impl Fn(usize) -> bool) -> Vec<usize> {
        let piles = self.with_one.get(bit).into_iter().flatten().copied();
        piles.filter(|pile| !is_free(*pile)).collect()
    }

    /// The choices in a column where so many piles are free and so many others have a one.
    fn choices(
        &self,
        bit: usize,
        free: usize,
        bound: usize,
    ) -> impl Iterator<Item = Choice> + use<> {
        let (modulus, most) = (self.modulus, bound.min(self.most_piles - free));
        let remainder = if bit == 0 { self.lowest_remainder } else { 0 };
        (0..=most).filter_map(move |becoming_free| {
            let ones = bound - becoming_free;
            let ones_of_free = (remainder + modulus - ones % modulus) % modulus;
            (ones_of_free <= free).then_some(Choice {
                becoming_free,
                ones_of_free,
            })
        })
    }
}

struct Count<'a> {
    moves: &'a Moves<'a>,
    limits: &'a Limits<'a>,
    choices_left: usize,
    known: HashMap<(usize, Vec<usize>), BigUint>,
}

impl Count<'_> {
    /// How many ways there are in the columns below this one when these piles are free.
    fn below(&mut self, column: usize, free: &[usize]) -> Result<Option<BigUint>, Stopped> {
        let Some(bit) = column.checked_sub(1) else {
            return Ok(Some(BigUint::from(1u32)));
        };
        let key = (column, free.to_vec());
        if let Some(known) = self.known.get(&key) {
            return Ok(Some(known.clone()));
        }
        let bound = self
            .moves
            .bound_with_one(bit, |pile| free.binary_search(&pile).is_ok());
        let mut total = BigUint::ZERO;
        for choice in self.moves.choices(bit, free.len(), bound.len()) {
            let ways = binomial(free.len(), choice.ones_of_free);
            let mut chosen = Combination::first(choice.becoming_free);
            loop {
                if self.limits.stop_asked() {
                    return Err(Stopped);
                }
                let Some(left) = self
                    .choices_left
                    .checked_sub(1 + free.len() + bound.len() / 8)
                else {
                    return Ok(None);
                };
                self.choices_left = left;
                let mut all_free = free.to_vec();
                all_free.extend(chosen.of(&bound));
                all_free.sort_unstable();
                let Some(rest) = self.below(bit, &all_free)? else {
                    return Ok(None);
                };
                total += &ways * rest;
                if !chosen.advance(bound.len()) {
                    break;
                }
            }
        }
        self.known.insert(key, total.clone());
        Ok(Some(total))
    }
}

struct List<'a> {
    moves: &'a Moves<'a>,
    limits: &'a Limits<'a>,
    skipped: usize,
    most: usize,
    is_free: Vec<bool>,
    listed: Vec<Vec<Move>>,
}

impl List<'_> {
    /// Lists the ways in the columns below this one, with the free piles as they are above.
    fn below(&mut self, column: usize, free: &mut Vec<(usize, u64)>) -> Result<(), Stopped> {
        if self.limits.stop_asked() {
            return Err(Stopped);
        }
        let Some(bit) = column.checked_sub(1) else {
            self.add(free);
            return Ok(());
        };
        let bound = self.moves.bound_with_one(bit, |pile| self.is_free[pile]);
        let freed_above = free.len();
        for choice in self.moves.choices(bit, freed_above, bound.len()) {
            let mut chosen = Combination::first(choice.becoming_free);
            loop {
                let mut ones = Combination::first(choice.ones_of_free);
                loop {
                    for &place in &ones.places {
                        free[place].1 |= 1 << bit;
                    }
                    for pile in chosen.of(&bound) {
                        free.push((pile, self.high_bits(pile, bit)));
                        self.is_free[pile] = true;
                    }
                    self.below(bit, free)?;
                    for (pile, _) in free.drain(freed_above..) {
                        self.is_free[pile] = false;
                    }
                    for &place in &ones.places {
                        free[place].1 &= !(1 << bit);
                    }
                    if self.listed.len() >= self.most {
                        return Ok(());
                    }
                    if !ones.advance(freed_above) {
                        break;
                    }
                }
                if !chosen.advance(bound.len()) {
                    break;
                }
            }
        }
        Ok(())
    }

    /// The bits of a pile above a column.
    fn high_bits(&self, pile: usize, bit: usize) -> u64 {
        let size = self.moves.piles.get(pile).copied().unwrap_or(0);
        size >> bit >> 1 << bit << 1
    }

    fn add(&mut self, free: &[(usize, u64)]) {
        match self.skipped.checked_sub(1) {
            Some(fewer) => self.skipped = fewer,
            None => {
                let mut mv: Vec<Move> = free
                    .iter()
                    .map(|&(pile, leaves)| Move {
                        pile,
                        take: self.moves.piles.get(pile).map_or(0, |size| size - leaves),
                        leaves,
                    })
                    .collect();
                mv.sort_unstable_by_key(|mv| mv.pile);
                self.listed.push(mv);
            }
        }
    }
}

/// A choice of so many places, in the order of the dictionary.
struct Combination {
    places: Vec<usize>,
}

impl Combination {
    fn first(chosen: usize) -> Self {
        Self {
            places: (0..chosen).collect(),
        }
    }

    /// The next choice among so many places; whether there is one.
    fn advance(&mut self, among: usize) -> bool {
        let chosen = self.places.len();
        let movable = (0..chosen)
            .rev()
            .find(|&place| self.places[place] + chosen - place < among);
        let Some(place) = movable else {
            return false;
        };
        let start = self.places[place] + 1;
        for (slot, next) in self.places[place..].iter_mut().zip(start..) {
            *slot = next;
        }
        true
    }

    fn of<'b>(&'b self, list: &'b [usize]) -> impl Iterator<Item = usize> + 'b {
        self.places
            .iter()
            .filter_map(|place| list.get(*place).copied())
    }
}

/// In how many ways so many can be chosen.
fn binomial(among: usize, chosen: usize) -> BigUint {
    (0..chosen).fold(BigUint::from(1u32), |ways, place| {
        ways * (among - place) / (place + 1)
    })
}
