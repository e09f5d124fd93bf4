//! The closed set of things that can go wrong, each with its status and its page.

/// What went wrong. The one place that knows codes and HTTP statuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// There is no question.
    EmptyBody,
    /// The question is not JSON.
    MalformedJson,
    /// The question is not UTF-8 text.
    NotUtf8,
    /// A query string cannot be read.
    BadQuery,
    /// A header cannot be read.
    BadRequest,
    /// The header is too large.
    HeaderTooLarge,
    /// The body did not come in time.
    BodyTimeout,
    /// There is nothing at this path.
    UnknownPath,
    /// The path is known, the method is not.
    WrongMethod,
    /// None of the forms that the client accepts can be made.
    NotAcceptable,
    /// The body is too large.
    TooLarge,
    /// The body is not declared to be JSON.
    WrongMediaType,
    /// A key that the question does not have.
    UnknownKey,
    /// A key that stands twice in one object.
    DuplicateKey,
    /// A key that the question needs.
    MissingKey,
    /// A value of the wrong type.
    WrongType,
    /// A value out of its range.
    OutOfRange,
    /// A value nested too deeply.
    NestedTooDeep,
    /// A posted tree that is not a tree.
    InvalidTree,
    /// A posted graph that is not one.
    InvalidGraph,
    /// A code that is no game's.
    InvalidGameCode,
    /// An exercise that nothing drawn from its seed is.
    NoExercise,
    /// A search that needed the value of a leaf that has none.
    UnknownLeaf,
    /// A window without a score in it.
    EmptyWindow,
    /// A tic-tac-toe board that no game reaches.
    ImpossibleBoard,
    /// A Connect Four position that no game reaches.
    ImpossiblePosition,
    /// A game that is over where one is asked about that goes on.
    GameOver,
    /// A move that the rules do not allow.
    IllegalMove,
    /// The question is larger than this server answers.
    OverTheLimit,
    /// An operation that does not exist, in a batch or on the command line.
    UnknownOperation,
    /// Too many questions wait already.
    Overloaded,
    /// The time ran out before anything could be said.
    OutOfTime,
    /// The server is shutting down.
    ShuttingDown,
    /// A bug of this service.
    Internal,
}

impl ProblemKind {
    /// Every kind.
    pub const ALL: [Self; 34] = [
        Self::EmptyBody,
        Self::MalformedJson,
        Self::NotUtf8,
        Self::BadQuery,
        Self::BadRequest,
        Self::HeaderTooLarge,
        Self::BodyTimeout,
        Self::UnknownPath,
        Self::WrongMethod,
        Self::NotAcceptable,
        Self::TooLarge,
        Self::WrongMediaType,
        Self::UnknownKey,
        Self::DuplicateKey,
        Self::MissingKey,
        Self::WrongType,
        Self::OutOfRange,
        Self::NestedTooDeep,
        Self::InvalidTree,
        Self::InvalidGraph,
        Self::InvalidGameCode,
        Self::NoExercise,
        Self::UnknownLeaf,
        Self::EmptyWindow,
        Self::ImpossibleBoard,
        Self::ImpossiblePosition,
        Self::GameOver,
        Self::IllegalMove,
        Self::OverTheLimit,
        Self::UnknownOperation,
        Self::Overloaded,
        Self::OutOfTime,
        Self::ShuttingDown,
        Self::Internal,
    ];

    /// The kind whose code this is.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The last part of the problem's `type`, and of the page that explains it.
    pub const fn code(self) -> &'static str {
        self.entry().0
    }

    /// The HTTP status.
    pub const fn status(self) -> u16 {
        self.entry().1
    }

    const fn entry(self) -> (&'static str, u16) {
        match self {
            Self::EmptyBody => ("empty-body", 400),
            Self::MalformedJson => ("malformed-json", 400),
            Self::NotUtf8 => ("not-utf8", 400),
            Self::BadQuery => ("bad-query", 400),
            Self::BadRequest => ("bad-request", 400),
            Self::HeaderTooLarge => ("header-too-large", 431),
            Self::BodyTimeout => ("body-timeout", 408),
            Self::UnknownPath => ("unknown-path", 404),
            Self::WrongMethod => ("wrong-method", 405),
            Self::NotAcceptable => ("not-acceptable", 406),
            Self::TooLarge => ("too-large", 413),
            Self::WrongMediaType => ("wrong-media-type", 415),
            Self::UnknownKey => ("unknown-key", 422),
            Self::DuplicateKey => ("duplicate-key", 422),
            Self::MissingKey => ("missing-key", 422),
            Self::WrongType => ("wrong-type", 422),
            Self::OutOfRange => ("out-of-range", 422),
            Self::NestedTooDeep => ("nested-too-deep", 422),
            Self::InvalidTree => ("invalid-tree", 422),
            Self::InvalidGraph => ("invalid-graph", 422),
            Self::InvalidGameCode => ("invalid-game-code", 422),
            Self::NoExercise => ("no-exercise-found", 422),
            Self::UnknownLeaf => ("unknown-leaf", 422),
            Self::EmptyWindow => ("empty-window", 422),
            Self::ImpossibleBoard => ("impossible-board", 422),
            Self::ImpossiblePosition => ("impossible-position", 422),
            Self::GameOver => ("game-over", 422),
            Self::IllegalMove => ("illegal-move", 422),
            Self::OverTheLimit => ("over-the-limit", 422),
            Self::UnknownOperation => ("unknown-operation", 422),
            Self::Overloaded => ("overloaded", 503),
            Self::OutOfTime => ("out-of-time", 503),
            Self::ShuttingDown => ("shutting-down", 503),
            Self::Internal => ("internal", 500),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_its_own_and_leads_back_to_its_kind() {
        for kind in ProblemKind::ALL {
            assert_eq!(ProblemKind::from_code(kind.code()), Some(kind));
        }
    }
}
