//! Facts about the search of posted trees, checked against naive searches and against counted traces.

mod drawn;
mod facts;
mod properties;
