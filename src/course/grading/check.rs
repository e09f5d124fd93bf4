//! A check: one thing that was submitted, beside what was expected.

use super::{Credit, Shown, Weight};
use crate::course::diagnosis::Mistake;
use crate::messages::Message;

/// One thing that was graded.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The part of the submission that it belongs to.
    pub id: &'static str,
    /// The node it is about, when the part speaks of nodes one by one.
    pub node: Option<String>,
    /// What is right.
    pub expected: Shown,
    /// What was submitted.
    pub got: Shown,
    /// How much of it is right.
    pub credit: Credit,
    /// What the part that it belongs to counts; the checks of a part share it equally.
    pub weight: Weight,
    /// What became of it.
    pub verdict: Verdict,
    /// The same in words.
    pub message: Message,
}

/// What became of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what was expected.
    Right,
    /// It is something else that is right as well: another value beyond the same end of the window, a bound that is
    /// proven, another best move.
    Equivalent,
    /// It is right under another convention than the question's.
    OtherConvention,
    /// It was asked for and is not there.
    Missing,
    /// It is wrong in part, or all of it.
    Wrong,
    /// It is wrong, and this mistake leads to it.
    Explained(Mistake),
}

impl Verdict {
    /// A word for it, in capitals.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Right => "RIGHT",
            Self::Equivalent => "EQUIVALENT",
            Self::OtherConvention => "OTHER_CONVENTION",
            Self::Missing => "MISSING",
            Self::Wrong => "WRONG",
            Self::Explained(mistake) => mistake.code(),
        }
    }

    /// Every word that there is.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        let plain = [
            Self::Right,
            Self::Equivalent,
            Self::OtherConvention,
            Self::Missing,
            Self::Wrong,
        ];
        let mistakes = Mistake::ALL.iter().map(|mistake| Self::Explained(*mistake));
        let mut codes: Vec<&str> = plain.into_iter().chain(mistakes).map(Self::code).collect();
        // Mistakes that share a code stand side by side.
        codes.dedup();
        codes.into_iter()
    }
}
