//! Answering questions without a network.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use super::limits::{Sizes, TableSizes};
use super::time_limit::TimeLimit;
use crate::messages::{Language, Message};
use crate::operations::{AnswerText, CatalogueEntry, Context, SizeLimits, Tables};
use crate::problems::{Problem, ProblemKind};

/// What one question after the other is answered with.
#[derive(Debug)]
pub(super) struct Answerer<'a> {
    catalogue: &'a [CatalogueEntry],
    sizes: SizeLimits,
    tables: Tables,
    language: Language,
    time: TimeLimit,
}

impl<'a> Answerer<'a> {
    /// `wait` is the time of each question.
    pub(super) fn new(
        catalogue: &'a [CatalogueEntry],
        sizes: &Sizes,
        tables: &TableSizes,
        language: Language,
        wait: Option<Duration>,
    ) -> Self {
        Self {
            catalogue,
            sizes: SizeLimits::from(sizes),
            tables: Tables::new(tables.connect4_table.0).with_heap_bytes(tables.grundy_cache.0),
            language,
            time: TimeLimit::new(wait),
        }
    }

    /// The answer to a question of one of the operations.
    pub(super) fn answer(
        &self,
        entry: &CatalogueEntry,
        question: &[u8],
    ) -> Result<AnswerText, Problem> {
        let context = Context {
            sizes: &self.sizes,
            stop: self.time.begin(),
            tables: &self.tables,
            catalogue: self.catalogue,
            language: self.language,
        };
        catch_unwind(AssertUnwindSafe(|| entry.ask(question, &context))).unwrap_or_else(|_| {
            Err(Problem::new(
                ProblemKind::Internal,
                Message::new("command-failed"),
            ))
        })
    }
}
