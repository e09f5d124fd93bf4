//! The genus of a position: its Grundy value in normal play, and the values in misère play of it beside more and more
//! nim heaps of two (J. H. Conway, "On numbers and games", chapter 12).
//!
//! The value in misère play of a position is the least number that is not among those of its options; without a move
//! it is 1. A nim heap of one beside a position changes the lowest binary digit of its value. So the value beside one
//! nim heap of two more follows from the values of the options beside as many, and from the value beside one less.
//!
//! From some number of nim heaps of two on, two values take turns. Once they do so for all options, what comes next
//! follows from the value before and from whose turn it is, so that they go on as soon as a value is that of two
//! before.

use std::fmt;

use crate::impartial::Outcome;
use crate::impartial::mex::mex;

/// The genus of a position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Genus {
    grundy: u32,
    /// The values in misère play beside no nim heap of two, one, and so on; the last two take turns for ever.
    misere: Vec<u32>,
}

impl Genus {
    /// The genus of a position with options of these genera.
    pub(super) fn of_options(options: &[&Self]) -> Self {
        let values = options.iter().map(|option| u64::from(option.grundy));
        let grundy = mex(&values.collect::<Vec<u64>>()) as u32;
        let settled = options.iter().map(|option| option.misere.len() - 2).max();
        let mut misere: Vec<u32> = Vec::new();
        for twos in 0.. {
            let mut values: Vec<u64> = options
                .iter()
                .map(|option| option.misere_value(twos).into())
                .collect();
            if let Some(&before) = misere.last() {
                values.extend([before, before ^ 1].map(u64::from));
            }
            misere.push(match values.is_empty() {
                true => 1,
                false => mex(&values) as u32,
            });
            if misere.len() >= settled.unwrap_or(0) + 3 && repeats(&misere) {
                break;
            }
        }
        while repeats(&misere) {
            misere.pop();
        }
        Self { grundy, misere }
    }

    /// The Grundy value in normal play.
    pub fn grundy(&self) -> u64 {
        self.grundy.into()
    }

    /// The value in misère play beside so many nim heaps of two.
    pub fn misere_value(&self, twos: usize) -> u32 {
        let turns = self.misere.len() - 2;
        let place = match twos.checked_sub(turns) {
            None => twos,
            Some(beyond) => turns + beyond % 2,
        };
        self.misere[place]
    }

    /// The values in misère play as they are written: the last two repeat for ever.
    pub fn misere(&self) -> &[u32] {
        &self.misere
    }

    /// Who wins in misère play.
    pub fn outcome(&self) -> Outcome {
        match self.misere_value(0) {
            0 => Outcome::P,
            _ => Outcome::N,
        }
    }
}

impl fmt::Display for Genus {
    /// `2^{20}`; with commas where a value has two digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = match self.misere.iter().any(|value| *value > 9) {
            true => ",",
            false => "",
        };
        let values: Vec<String> = self.misere.iter().map(u32::to_string).collect();
        write!(f, "{}^{{{}}}", self.grundy, values.join(separator))
    }
}

/// Whether the last value is that of two before.
fn repeats(misere: &[u32]) -> bool {
    matches!(misere, [.., before, _, last] if before == last)
}
