//! How large questions may be, and how much searches remember, for `serve`, `ask` and `grade` alike.

use std::num::NonZeroUsize;

use arborist_engine::connect4::solver::Table;
use clap::Args;

use super::byte_size::ByteSize;
use crate::http::search_threads;
use crate::operations::{HeapTables, SizeLimits};

/// The limits on sizes.
#[derive(Debug, Args)]
pub(super) struct Sizes {
    /// The most nodes of a tree
    #[arg(long, env = "ARBORIST_TREE_NODES", value_name = "COUNT", default_value_t = SizeLimits::default().tree_nodes)]
    tree_nodes: usize,
    /// The most events of a trace, and nodes of a search, that are told, whatever the question asks for
    #[arg(long, env = "ARBORIST_TRACE_EVENTS", value_name = "COUNT", default_value_t = SizeLimits::default().trace_events)]
    trace_events: usize,
    /// The most items of a batch
    #[arg(long, env = "ARBORIST_BATCH_ITEMS", value_name = "COUNT", default_value_t = SizeLimits::default().batch_items)]
    batch_items: usize,
    /// The most threads that one search of Connect Four may ask for; by default one less than there are cores. Each of
    /// the searches that run at once may have so many
    #[arg(long, env = "ARBORIST_SOLVER_THREADS", value_name = "COUNT", default_value_t = search_threads())]
    solver_threads: NonZeroUsize,
}

/// The memory of searches.
#[derive(Debug, Args)]
pub(super) struct TableSizes {
    /// The memory in which all questions about exact play of Connect Four share what they have proven
    #[arg(long, env = "ARBORIST_CONNECT4_TABLE", value_name = "SIZE", default_value_t = ByteSize(Table::DEFAULT_BYTES), value_parser = table_size)]
    pub(super) connect4_table: ByteSize,
    /// The most memory in which all questions about games of heaps share the Grundy values that they have found
    #[arg(long, env = "ARBORIST_GRUNDY_CACHE", value_name = "SIZE", default_value_t = ByteSize(HeapTables::DEFAULT_BYTES))]
    pub(super) grundy_cache: ByteSize,
}

/// The most bytes of a table that is filled at the start. A larger one is slower, and more likely a slip of the hand.
const LARGEST_TABLE: u64 = 64 << 30;

fn table_size(text: &str) -> Result<ByteSize, String> {
    let size: ByteSize = text.parse()?;
    match size.0 as u64 {
        ..=LARGEST_TABLE => Ok(size),
        _ => Err(format!(
            "a table has at most {}GiB; {} suits most machines",
            LARGEST_TABLE >> 30,
            ByteSize(Table::DEFAULT_BYTES)
        )),
    }
}

impl From<&Sizes> for SizeLimits {
    fn from(sizes: &Sizes) -> Self {
        Self {
            tree_nodes: sizes.tree_nodes,
            trace_events: sizes.trace_events,
            batch_items: sizes.batch_items,
            solver_threads: sizes.solver_threads,
        }
    }
}
