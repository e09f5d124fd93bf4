//! The Grundy values of heaps, made once for each game and shared by all questions about it.

use std::collections::HashSet;
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use arborist_engine::impartial::heap_values::{HeapGame, HeapTable, HeapValues, Stopped};
use arborist_engine::impartial::subtraction::SubtractionGame;
use arborist_engine::impartial::take_and_break::TakeAndBreak;
use arborist_engine::impartial::take_rules::TakeRules;
use arborist_engine::search::Limits;
use moka::sync::Cache;

/// A game by its rule. Rules that are told differently but are the same are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HeapRule {
    /// A subtraction game.
    Subtraction(SubtractionGame),
    /// An octal or hexadecimal game.
    TakeAndBreak(TakeAndBreak),
    /// A game by rules of one's own.
    TakeRules(TakeRules),
}

impl HeapRule {
    fn game(&self) -> &dyn HeapGame {
        match self {
            Self::Subtraction(game) => game,
            Self::TakeAndBreak(game) => game,
            Self::TakeRules(game) => game,
        }
    }
}

/// The tables that fit into a number of bytes. Which are kept, how often and how lately they were used decides
/// (moka's TinyLFU); an answer is the same whether its table was there or not.
pub struct HeapTables {
    tables: Cache<HeapRule, Arc<HeapTable>>,
    /// The tables that are being made, by rule and by how many values are wanted.
    being_made: Mutex<HashSet<(HeapRule, usize)>>,
    one_is_made: Condvar,
}

/// Tables are weighed in these, since a weight has 32 bits.
const KIBIBYTE: usize = 1024;
/// How long somebody who waits for a table that another makes sleeps between two looks at the stop flag.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

impl HeapTables {
    /// What they take unless somebody says otherwise.
    pub const DEFAULT_BYTES: usize = 64 << 20;

    /// Tables that take so many bytes together, or none of which is kept.
    pub fn new(bytes: usize) -> Self {
        Self {
            tables: Cache::builder()
                .max_capacity((bytes / KIBIBYTE) as u64)
                .weigher(|rule: &HeapRule, table: &Arc<HeapTable>| {
                    let bytes = rule.game().bytes() + table.bytes();
                    u32::try_from(bytes.div_ceil(KIBIBYTE)).unwrap_or(u32::MAX)
                })
                .build(),
            being_made: Mutex::default(),
            one_is_made: Condvar::new(),
        }
    }

    /// The Grundy values of the heaps of a game, that of `heap` among them if there is a way to it.
    ///
    /// # Errors
    /// When the work, or the waiting for another who does it, was stopped.
    pub fn values(
        &self,
        rule: &HeapRule,
        heap: u64,
        limits: &Limits<'_>,
    ) -> Result<HeapValues, Stopped> {
        let longest = rule.game().longest(heap);
        let seen = |table| HeapValues::seen(table, longest);
        if let Some(table) = self.sufficient(rule, longest) {
            return Ok(seen(table));
        }
        let _making = self.begin(rule, longest, limits)?;
        // Another may have made it in the meantime.
        if let Some(table) = self.sufficient(rule, longest) {
            return Ok(seen(table));
        }
        let known = self.tables.get(rule);
        let table = rule.game().table(longest, known.as_deref(), limits)?;
        let table = Arc::new(table);
        self.tables.insert(rule.clone(), Arc::clone(&table));
        // What is over the capacity goes now, not at some later question.
        self.tables.run_pending_tasks();
        Ok(seen(table))
    }

    fn sufficient(&self, rule: &HeapRule, longest: usize) -> Option<Arc<HeapTable>> {
        self.tables
            .get(rule)
            .filter(|table| table.suffices(longest))
    }

    /// Waits until nobody else makes the same table.
    fn begin(
        &self,
        rule: &HeapRule,
        longest: usize,
        limits: &Limits<'_>,
    ) -> Result<Making<'_>, Stopped> {
        let making = (rule.clone(), longest);
        let mut being_made = self.being_made();
        while being_made.contains(&making) {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            let woken = self.one_is_made.wait_timeout(being_made, BETWEEN_LOOKS);
            being_made = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
        being_made.insert(making.clone());
        Ok(Making {
            tables: self,
            making,
        })
    }

    /// No step of a change to this set can be left half done.
    fn being_made(&self) -> MutexGuard<'_, HashSet<(HeapRule, usize)>> {
        self.being_made
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says that a table is being made, until it is made or its making has failed.
struct Making<'a> {
    tables: &'a HeapTables,
    making: (HeapRule, usize),
}

impl Drop for Making<'_> {
    fn drop(&mut self) {
        self.tables.being_made().remove(&self.making);
        self.tables.one_is_made.notify_all();
    }
}

impl fmt::Debug for HeapTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HeapTables")
            .field("kibibytes", &self.tables.policy().max_capacity())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::thread;

    use arborist_engine::impartial::take_and_break::Base;

    use super::*;

    fn octal(code: &str) -> HeapRule {
        HeapRule::TakeAndBreak(TakeAndBreak::from_code(code, Base::Eight).unwrap())
    }

    fn kept(tables: &HeapTables) -> u64 {
        tables.tables.run_pending_tasks();
        tables.tables.weighted_size()
    }

    #[test]
    fn rules_that_are_the_same_share_a_table() {
        let tables = HeapTables::new(HeapTables::DEFAULT_BYTES);
        let subtraction = |set: &[u64]| SubtractionGame::of_set(set).unwrap();
        for rule in [octal("0.77"), octal(".7700")] {
            tables.values(&rule, 9, &Limits::NONE).unwrap();
        }
        for set in [[1, 3, 4], [4, 1, 3]] {
            let rule = HeapRule::Subtraction(subtraction(&set));
            tables.values(&rule, 9, &Limits::NONE).unwrap();
        }
        kept(&tables);
        assert_eq!(tables.tables.entry_count(), 2);
    }

    #[test]
    fn tables_never_take_more_than_they_may() {
        let tables = HeapTables::new(100 * KIBIBYTE);
        // Each of these games takes 32 kibibytes, having no period that is found.
        for code in ["0.6", "0.06", "0.04", "0.37", "0.36", "0.64"] {
            for _ in 0..3 {
                tables.values(&octal(code), 9, &Limits::NONE).unwrap();
                assert!(kept(&tables) <= 100);
            }
        }
        assert!(kept(&tables) >= 32);
        let none = HeapTables::new(0);
        let values = none.values(&octal("0.77"), 9, &Limits::NONE).unwrap();
        assert_eq!((values.get(9), kept(&none)), (Some(4), 0));
    }

    #[test]
    fn a_longer_table_tells_the_small_question_what_it_was_told_before() {
        let tables = HeapTables::new(HeapTables::DEFAULT_BYTES);
        let rule = octal("0.6");
        let before = tables.values(&rule, 9, &Limits::NONE).unwrap().examined();
        let large = tables.values(&rule, 20_000, &Limits::NONE).unwrap();
        assert!(large.get(20_000).is_some());
        let after = tables.values(&rule, 9, &Limits::NONE).unwrap();
        assert_eq!((after.examined(), after.get(20_000)), (before, None));
    }

    #[test]
    fn a_stop_ends_the_making_and_the_waiting_and_the_next_makes_it() {
        let tables = HeapTables::new(HeapTables::DEFAULT_BYTES);
        let rule = octal("0.6");
        let stop = AtomicBool::new(true);
        let limits = Limits {
            nodes: u64::MAX,
            stop: Some(&stop),
        };
        assert_eq!(tables.values(&rule, 9, &limits).err(), Some(Stopped));
        let making = tables.begin(&rule, 8_192, &Limits::NONE).unwrap();
        assert_eq!(tables.values(&rule, 9, &limits).err(), Some(Stopped));
        drop(making);
        assert!(tables.values(&rule, 9, &Limits::NONE).is_ok());
    }

    #[test]
    fn many_who_ask_at_once_get_one_table() {
        let tables = HeapTables::new(HeapTables::DEFAULT_BYTES);
        let rule = octal("0.6");
        let values: Vec<HeapValues> = thread::scope(|scope| {
            let asking: Vec<_> = (0..6)
                .map(|_| scope.spawn(|| tables.values(&rule, 9, &Limits::NONE).unwrap()))
                .collect();
            asking
                .into_iter()
                .map(|asked| asked.join().unwrap())
                .collect()
        });
        assert!(values.iter().all(|other| other.shares_with(&values[0])));
    }
}
