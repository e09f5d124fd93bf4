//! Sums of impartial games: a move is a move in one of them.
//!
//! Without cycles a sum is worth the exclusive or of what its components are worth, so a move wins when it leaves its
//! component worth what all the others are worth together (R. P. Sprague 1935, P. M. Grundy 1939). A component with
//! cycles can be infinite: then the sum is lost by nobody who can go on for ever. With one infinite component the
//! player to move wins if a move from it leaves it worth what the others are worth together, and draws otherwise;
//! with two it is a draw (C. A. B. Smith, "Graphs and composite games", 1966).

use std::collections::BTreeSet;

use super::graph::LoopyOutcome;

/// What a component, or a sum, is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Worth {
    /// As much as a heap of Nim of this size.
    Finite(u64),
    /// Infinite; these are the finite values to which a move leads.
    Infinite(BTreeSet<u64>),
}

/// A sum, of which it matters only what its components are worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// The exclusive or of the finite values.
    finite: u64,
    infinite: Infinite,
}

/// The infinite components of a sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Infinite {
    #[default]
    None,
    /// Which component it is, and the finite values to which a move from it leads.
    One(usize, BTreeSet<u64>),
    Several,
}

impl Sum {
    /// The sum of components that are worth so much.
    pub fn of<'w>(components: impl IntoIterator<Item = &'w Worth>) -> Self {
        let mut sum = Self::default();
        for (index, worth) in components.into_iter().enumerate() {
            match worth {
                Worth::Finite(value) => sum.finite ^= value,
                Worth::Infinite(values) => {
                    sum.infinite = match sum.infinite {
                        Infinite::None => Infinite::One(index, values.clone()),
                        _ => Infinite::Several,
                    };
                }
            }
        }
        sum
    }

    /// The exclusive or of the finite values.
    pub fn finite(&self) -> u64 {
        self.finite
    }

    /// What the sum is worth.
    pub fn worth(&self) -> Worth {
        match &self.infinite {
            Infinite::None => Worth::Finite(self.finite),
            Infinite::One(_, values) => {
                Worth::Infinite(values.iter().map(|value| value ^ self.finite).collect())
            }
            Infinite::Several => Worth::Infinite(BTreeSet::new()),
        }
    }

    /// Who wins.
    pub fn outcome(&self) -> LoopyOutcome {
        match &self.infinite {
            Infinite::None if self.finite == 0 => LoopyOutcome::P,
            Infinite::None => LoopyOutcome::N,
            Infinite::One(_, values) if values.contains(&self.finite) => LoopyOutcome::N,
            _ => LoopyOutcome::D,
        }
    }

    /// What a winning move in this component leaves it worth; `None` when no move in it wins. A move that leaves it
    /// worth that much wins, whether its value falls or rises.
    pub fn winning_worth(&self, component: usize, worth: &Worth) -> Option<u64> {
        match (&self.infinite, worth) {
            (Infinite::None, Worth::Finite(value)) if self.finite != 0 => Some(value ^ self.finite),
            (Infinite::One(index, values), Worth::Infinite(_)) if *index == component => {
                values.contains(&self.finite).then_some(self.finite)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
