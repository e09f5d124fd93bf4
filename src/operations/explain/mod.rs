//! `/explain`: an answer as sentences that a student can follow, in the reader's language.

mod answer;
mod operation;
mod question;

pub use operation::Explain;

#[cfg(test)]
mod tests;
