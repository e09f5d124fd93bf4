//! A depth limit of a search.

use crate::operations::whole_number_in_range::WholeNumberInRange;

/// The ply at which nodes are estimated instead of being searched. A search of depth 1 looks one move ahead.
pub(super) type Depth = WholeNumberInRange<1, 1_000_000_000>;
