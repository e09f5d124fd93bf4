//! Games that are nearly Nim.

mod bounded;
mod fibonacci;
mod lasker;
mod moore;
mod nim_piles_question;
mod nim_verdict;
mod normal_rule;
mod staircase;
mod welter;
mod wythoff;

pub use bounded::{Bounded, BoundedAnswer, BoundedQuestion};
pub use fibonacci::{
    Fibonacci, FibonacciAnswer, FibonacciExplanation, FibonacciQuestion, FibonacciTake,
};
pub use lasker::{Lasker, LaskerAnswer, LaskerMove};
pub use moore::{Moore, MooreAnswer, MooreMove, MooreQuestion};
pub use nim_piles_question::NimPilesQuestion;
pub use nim_verdict::NimVerdict;
pub use normal_rule::NormalRule;
pub use staircase::{Staircase, StaircaseAnswer, StaircaseMove};
pub use welter::{
    Welter, WelterAnswer, WelterExplanation, WelterMates, WelterMove, WelterQuestion,
};
pub(in crate::operations) use welter::{WelterSquares, position_of_welter};
pub use wythoff::{Wythoff, WythoffAnswer, WythoffExplanation, WythoffMove, WythoffQuestion};

#[cfg(test)]
mod tests;
