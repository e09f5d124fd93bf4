//! What the operator of a server sets.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use arborist_engine::connect4::solver::Table;

use super::origins::Origins;
use crate::operations::{HeapTables, SizeLimits};

/// The limits of a server.
#[derive(Clone, Debug)]
pub struct Options {
    /// How large a question may be.
    pub sizes: SizeLimits,
    /// The bytes of the table of exact play of Connect Four, taken at the start.
    pub connect4_table: usize,
    /// The most bytes of the Grundy values of heaps that are kept for further questions.
    pub grundy_cache: usize,
    /// The most bytes of a body, unpacked, or of each line of a class.
    pub body_limit: usize,
    /// The most bytes of all bodies that are being read or answered.
    pub body_memory: usize,
    /// How many searches run at once.
    pub threads: NonZeroUsize,
    /// How many searches wait for a thread; more are refused.
    pub queue: usize,
    /// How many connections are open at once; more wait to be accepted.
    pub connections: usize,
    /// How long a question may take.
    pub deadline: Duration,
    /// How long a connection may take to send the header of a request.
    pub header_timeout: Duration,
    /// How long a connection may take to send a body, or the next part of a class, and to take in any part of an answer.
    pub body_timeout: Duration,
    /// How long running questions may go on when the server has been told to stop.
    pub shutdown_timeout: Duration,
    /// The web pages whose scripts may ask.
    pub cors_origins: Origins,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            sizes: SizeLimits::default(),
            connect4_table: Table::DEFAULT_BYTES,
            grundy_cache: HeapTables::DEFAULT_BYTES,
            body_limit: 32 << 20,
            body_memory: 512 << 20,
            threads: search_threads(),
            queue: 256,
            connections: 1024,
            deadline: Duration::from_secs(10),
            header_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(30),
            shutdown_timeout: Duration::from_secs(10),
            cors_origins: Origins::Any,
        }
    }
}

/// One core is left to those who answer small questions: their p99 is ten times worse without.
pub fn search_threads() -> NonZeroUsize {
    let cores = available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(cores - 1).unwrap_or(NonZeroUsize::MIN)
}
