//! Facts about the search of posted trees, checked against naive searches and against counted traces.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod drawn;
mod facts;
mod properties;
