//! What each kind of problem is called, and what it means.

use super::ProblemKind;
use crate::messages::Message;

impl ProblemKind {
    /// One line for people, the same for every problem of the kind.
    pub fn title(self) -> Message {
        match self {
            Self::EmptyBody => Message::new("problem-empty-body-title"),
            Self::MalformedJson => Message::new("problem-malformed-json-title"),
            Self::NotUtf8 => Message::new("problem-not-utf8-title"),
            Self::BadQuery => Message::new("problem-bad-query-title"),
            Self::BadRequest => Message::new("problem-bad-request-title"),
            Self::HeaderTooLarge => Message::new("problem-header-too-large-title"),
            Self::BodyTimeout => Message::new("problem-body-timeout-title"),
            Self::UnknownPath => Message::new("problem-unknown-path-title"),
            Self::WrongMethod => Message::new("problem-wrong-method-title"),
            Self::NotAcceptable => Message::new("problem-not-acceptable-title"),
            Self::TooLarge => Message::new("problem-too-large-title"),
            Self::WrongMediaType => Message::new("problem-wrong-media-type-title"),
            Self::UnknownKey => Message::new("problem-unknown-key-title"),
            Self::DuplicateKey => Message::new("problem-duplicate-key-title"),
            Self::MissingKey => Message::new("problem-missing-key-title"),
            Self::WrongType => Message::new("problem-wrong-type-title"),
            Self::OutOfRange => Message::new("problem-out-of-range-title"),
            Self::NestedTooDeep => Message::new("problem-nested-too-deep-title"),
            Self::InvalidTree => Message::new("problem-invalid-tree-title"),
            Self::InvalidGraph => Message::new("problem-invalid-graph-title"),
            Self::InvalidGameCode => Message::new("problem-invalid-game-code-title"),
            Self::NoExercise => Message::new("problem-no-exercise-found-title"),
            Self::UnknownLeaf => Message::new("problem-unknown-leaf-title"),
            Self::EmptyWindow => Message::new("problem-empty-window-title"),
            Self::ImpossibleBoard => Message::new("problem-impossible-board-title"),
            Self::ImpossiblePosition => Message::new("problem-impossible-position-title"),
            Self::GameOver => Message::new("problem-game-over-title"),
            Self::IllegalMove => Message::new("problem-illegal-move-title"),
            Self::OverTheLimit => Message::new("problem-over-the-limit-title"),
            Self::UnknownOperation => Message::new("problem-unknown-operation-title"),
            Self::Overloaded => Message::new("problem-overloaded-title"),
            Self::OutOfTime => Message::new("problem-out-of-time-title"),
            Self::ShuttingDown => Message::new("problem-shutting-down-title"),
            Self::Internal => Message::new("problem-internal-title"),
        }
    }

    /// What the kind means and what to do about it, for the page `/problems/<code>`.
    pub fn explanation(self) -> Message {
        match self {
            Self::EmptyBody => Message::new("problem-empty-body-explanation"),
            Self::MalformedJson => Message::new("problem-malformed-json-explanation"),
            Self::NotUtf8 => Message::new("problem-not-utf8-explanation"),
            Self::BadQuery => Message::new("problem-bad-query-explanation"),
            Self::BadRequest => Message::new("problem-bad-request-explanation"),
            Self::HeaderTooLarge => Message::new("problem-header-too-large-explanation"),
            Self::BodyTimeout => Message::new("problem-body-timeout-explanation"),
            Self::UnknownPath => Message::new("problem-unknown-path-explanation"),
            Self::WrongMethod => Message::new("problem-wrong-method-explanation"),
            Self::NotAcceptable => Message::new("problem-not-acceptable-explanation"),
            Self::TooLarge => Message::new("problem-too-large-explanation"),
            Self::WrongMediaType => Message::new("problem-wrong-media-type-explanation"),
            Self::UnknownKey => Message::new("problem-unknown-key-explanation"),
            Self::DuplicateKey => Message::new("problem-duplicate-key-explanation"),
            Self::MissingKey => Message::new("problem-missing-key-explanation"),
            Self::WrongType => Message::new("problem-wrong-type-explanation"),
            Self::OutOfRange => Message::new("problem-out-of-range-explanation"),
            Self::NestedTooDeep => Message::new("problem-nested-too-deep-explanation"),
            Self::InvalidTree => Message::new("problem-invalid-tree-explanation"),
            Self::InvalidGraph => Message::new("problem-invalid-graph-explanation"),
            Self::InvalidGameCode => Message::new("problem-invalid-game-code-explanation"),
            Self::NoExercise => Message::new("problem-no-exercise-found-explanation"),
            Self::UnknownLeaf => Message::new("problem-unknown-leaf-explanation"),
            Self::EmptyWindow => Message::new("problem-empty-window-explanation"),
            Self::ImpossibleBoard => Message::new("problem-impossible-board-explanation"),
            Self::ImpossiblePosition => Message::new("problem-impossible-position-explanation"),
            Self::GameOver => Message::new("problem-game-over-explanation"),
            Self::IllegalMove => Message::new("problem-illegal-move-explanation"),
            Self::OverTheLimit => Message::new("problem-over-the-limit-explanation"),
            Self::UnknownOperation => Message::new("problem-unknown-operation-explanation"),
            Self::Overloaded => Message::new("problem-overloaded-explanation"),
            Self::OutOfTime => Message::new("problem-out-of-time-explanation"),
            Self::ShuttingDown => Message::new("problem-shutting-down-explanation"),
            Self::Internal => Message::new("problem-internal-explanation"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn every_kind_is_told_in_every_language_in_its_own_words() {
        for kind in ProblemKind::ALL {
            for words in [ProblemKind::title, ProblemKind::explanation] {
                let told = Language::ALL
                    .iter()
                    .map(|&language| words(kind).in_language(language));
                let told: Vec<String> = told.collect();
                for (place, words) in told.iter().enumerate() {
                    assert!(words.len() > 5, "{kind:?}: {words}");
                    assert!(!told[..place].contains(words), "{kind:?}: {words}");
                }
            }
            let id = format!("problem-{}-title", kind.code());
            assert_eq!(kind.title().id(), id);
            let id = format!("problem-{}-explanation", kind.code());
            assert_eq!(kind.explanation().id(), id);
        }
    }
}
