//! Reading JSON questions so that every error names its place and its remedy.
//!
//! The grammar is `jiter`'s but for its most frequent parts; what stands here is the bridge to serde whose errors
//! know where they are, integers that keep all their digits, and the refusal of what serde would let pass (an array
//! for an object).

mod coded;
mod cursor;
mod entries;
mod integer;
mod raw;
mod read_error;
mod reader;
mod sized;

pub use coded::{Coded, wanted};
pub use entries::Entries;
pub use integer::exact_integer;
pub use raw::RawJson;
pub use read_error::{ReadError, expected_found, found_text};
pub use reader::{MAX_NESTING, read};
pub use sized::deserialize_sized;
