//! Drawing candidates until one will do.

use arborist_engine::search::Limits;
use thiserror::Error;

use super::chance::Chance;

/// How long to look for an instance.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// The most candidates.
    pub attempts: u32,
    /// Ask whether anybody still waits.
    pub limits: Limits<'a>,
}

/// An instance that satisfies everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<T> {
    /// The instance.
    pub instance: T,
    /// How many candidates were looked at, this one included.
    pub attempts: u32,
}

/// Why there is no instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoneFound {
    /// None of the candidates would do.
    #[error(
        "none of {attempts} instances satisfies the constraints; loosen one of them, or choose another size, range of values or seed"
    )]
    InBudget {
        /// How many candidates were looked at.
        attempts: u32,
    },
    /// The time ran out.
    #[error("the time ran out while an instance that satisfies the constraints was looked for")]
    Stopped,
}

/// The first candidate that is not `None`, drawn from the seed.
///
/// # Errors
/// When there is none within the budget.
pub fn find<T>(
    seed: u64,
    budget: Budget<'_>,
    mut candidate: impl FnMut(&mut Chance) -> Option<T>,
) -> Result<Found<T>, NoneFound> {
    let mut chance = Chance::of_seed(seed);
    for attempts in 1..=budget.attempts {
        if budget.limits.stop_asked() {
            return Err(NoneFound::Stopped);
        }
        if let Some(instance) = candidate(&mut chance) {
            return Ok(Found { instance, attempts });
        }
    }
    Err(NoneFound::InBudget {
        attempts: budget.attempts,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::course::exercises::Span;

    #[test]
    fn the_first_candidate_that_will_do_is_found() {
        let budget = Budget {
            attempts: 1000,
            limits: Limits::NONE,
        };
        let span = Span::new(0, 99).unwrap();
        let seven = |chance: &mut Chance| Some(chance.number(span)).filter(|n| n % 10 == 7);
        let found = find(3, budget, seven).unwrap();
        assert_eq!(found.instance % 10, 7);
        let mut chance = Chance::of_seed(3);
        let drawn: Vec<_> = (0..found.attempts).map(|_| chance.number(span)).collect();
        assert_eq!(drawn.last(), Some(&found.instance));
        assert_eq!(drawn.iter().filter(|n| **n % 10 == 7).count(), 1);
    }

    #[test]
    fn where_nothing_will_do_the_search_ends() {
        static STOP: AtomicBool = AtomicBool::new(true);
        let mut budget = Budget {
            attempts: 50,
            limits: Limits::NONE,
        };
        let nothing = |_: &mut Chance| None::<()>;
        assert_eq!(
            find(3, budget, nothing),
            Err(NoneFound::InBudget { attempts: 50 })
        );
        budget.limits.stop = Some(&STOP);
        assert_eq!(find(3, budget, nothing), Err(NoneFound::Stopped));
    }
}
