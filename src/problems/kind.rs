//! The closed set of things that can go wrong, each with its status and its page.

/// What went wrong. The one place that knows codes, titles, HTTP statuses and explanations.
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
    pub const ALL: [Self; 33] = [
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

    /// One line for people, the same for every problem of the kind.
    pub const fn title(self) -> &'static str {
        self.entry().2
    }

    /// What the kind means and what to do about it, for the page `/problems/<code>`.
    pub const fn explanation(self) -> &'static str {
        self.entry().3
    }

    const fn entry(self) -> (&'static str, u16, &'static str, &'static str) {
        match self {
            Self::EmptyBody => (
                "empty-body",
                400,
                "The request has no question",
                "The body of the request is empty. Post a JSON object with the question; every operation has an example on the page /docs.",
            ),
            Self::MalformedJson => (
                "malformed-json",
                400,
                "The question is not JSON",
                "The text breaks the rules of JSON (RFC 8259) at the line and column that the detail names. Common causes: a text cut off in the middle, a comma after the last value, single quotes, comments, NaN or Infinity (use null for an open end of a window).",
            ),
            Self::NotUtf8 => (
                "not-utf8",
                400,
                "The question is not UTF-8 text",
                "JSON is exchanged as UTF-8 without a byte order mark. Save the file as UTF-8 (\"UTF-8 without BOM\" in some editors) and post it again.",
            ),
            Self::BadQuery => (
                "bad-query",
                400,
                "The query string cannot be read",
                "A parameter of the query string is unknown, stands twice, or has a value that cannot be read. The errors name the parameter and what is expected.",
            ),
            Self::BadRequest => (
                "bad-request",
                400,
                "The request cannot be read",
                "A header or the request line is not as HTTP wants it. The detail says which.",
            ),
            Self::HeaderTooLarge => (
                "header-too-large",
                431,
                "The header of the request is too large",
                "The request line and the headers together may be 16 KiB. A question that does not fit into a query string is posted.",
            ),
            Self::BodyTimeout => (
                "body-timeout",
                408,
                "The body did not come in time",
                "The server waited for the rest of the body and gave up. Send the request again, over a connection that does not stall.",
            ),
            Self::UnknownPath => (
                "unknown-path",
                404,
                "There is nothing at this path",
                "The path names no operation and no page. The page / lists all of them.",
            ),
            Self::WrongMethod => (
                "wrong-method",
                405,
                "This path does not take this method",
                "The header Allow names the methods that the path takes. Questions are posted; positions that fit into a query string can also be got.",
            ),
            Self::NotAcceptable => (
                "not-acceptable",
                406,
                "The answer cannot be given in that form",
                "The header Accept allows none of the forms that this path can answer in. Leave it out, or accept application/json.",
            ),
            Self::TooLarge => (
                "too-large",
                413,
                "The body is too large",
                "The body, or what it unpacks to, is larger than this server takes. Ask for less at a time, or run your own server with a higher --body-limit.",
            ),
            Self::WrongMediaType => (
                "wrong-media-type",
                415,
                "The body is not declared to be JSON",
                "Questions are posted with the header content-type: application/json. With curl: -H 'content-type: application/json'. Packed bodies may be gzip.",
            ),
            Self::UnknownKey => (
                "unknown-key",
                422,
                "The question has a key that is not known",
                "A key that is not known is refused, since a typing error in an optional key would change the answer silently. The errors name the key and the nearest known one.",
            ),
            Self::DuplicateKey => (
                "duplicate-key",
                422,
                "A key stands twice",
                "One object holds the same key twice, so it is not clear which of the two values is meant. Remove one.",
            ),
            Self::MissingKey => (
                "missing-key",
                422,
                "The question lacks a key",
                "A key that the operation needs is not there. The errors name it.",
            ),
            Self::WrongType => (
                "wrong-type",
                422,
                "A value has the wrong type",
                "A value is of another type than the question wants, for example a text where a number is meant. The errors point at the value and say what is expected.",
            ),
            Self::OutOfRange => (
                "out-of-range",
                422,
                "A value is out of its range",
                "A value has the right type but is too small, too large, or not one of the allowed words. The errors point at the value and say what is allowed.",
            ),
            Self::NestedTooDeep => (
                "nested-too-deep",
                422,
                "The question is nested too deeply",
                "Nested arrays and node objects may be nested to a limited depth. Post a deeper tree in the adjacency notation, {\"root\": \"A\", \"children\": {\"A\": [\"B\", 3], \"B\": [5, 8]}}, which may be as deep as it is large.",
            ),
            Self::InvalidTree => (
                "invalid-tree",
                422,
                "The tree is not a tree",
                "A game tree has one root; every other node has exactly one parent; every node has children or a value. The errors name the node that breaks this and how.",
            ),
            Self::InvalidGraph => (
                "invalid-graph",
                422,
                "The graph is not a graph",
                "In a game that is told as a graph, every move leads to a node that is told too: in the notation {\"a\": [\"b\"], \"b\": []} a node without moves has an empty list. The errors point at the move that breaks this.",
            ),
            Self::InvalidGameCode => (
                "invalid-game-code",
                422,
                "The code is not that of a game",
                "The code of a taking and breaking game is written like 0.77: after the point stands one digit for each number that may be taken, from 0 to 7, or to F in base 16; before it stands 0 or 4 (or 8 or C in base 16), or nothing. Some games are also known by name. The detail says what is wrong.",
            ),
            Self::NoExercise => (
                "no-exercise-found",
                422,
                "No exercise was found that is as it should be",
                "Exercises are drawn from the seed until one satisfies all constraints, a certain number of times. None of those that were drawn did. Loosen a constraint, choose another size or range of values, or try another seed; some constraints exclude each other.",
            ),
            Self::UnknownLeaf => (
                "unknown-leaf",
                422,
                "A leaf without a value had to be read",
                "A leaf that is null, or a node at the depth limit without a heuristic value, may stand in a tree as long as the search never reads it. This search had to. Give the node a value.",
            ),
            Self::EmptyWindow => (
                "empty-window",
                422,
                "The window is empty",
                "A window [alpha, beta] needs alpha < beta: no score lies between the two otherwise. Use null for an open end.",
            ),
            Self::ImpossibleBoard => (
                "impossible-board",
                422,
                "No game of tic-tac-toe reaches this board",
                "Players alternate and a game ends with the first line of three. The detail says which rule the board breaks.",
            ),
            Self::ImpossiblePosition => (
                "impossible-position",
                422,
                "No game of Connect Four reaches this position",
                "Discs fall to the lowest free square, Red moves first, players alternate and a game ends with the first line of four. The detail says which rule the position breaks.",
            ),
            Self::IllegalMove => (
                "illegal-move",
                422,
                "A move is not legal",
                "One of the moves cannot be played: the column is full or does not exist, or the game was over before it. The errors point at the move.",
            ),
            Self::OverTheLimit => (
                "over-the-limit",
                422,
                "The question is larger than this server answers",
                "The question goes over a limit that the operator of this server has set, which the detail names. Ask for less, or run your own server with a higher limit (arborist serve --help).",
            ),
            Self::UnknownOperation => (
                "unknown-operation",
                422,
                "There is no such operation",
                "The operation is not in the catalogue. The page / lists all of them.",
            ),
            Self::Overloaded => (
                "overloaded",
                503,
                "Too many questions are waiting",
                "The queue for searches is full. Ask again after the seconds that the header Retry-After names.",
            ),
            Self::OutOfTime => (
                "out-of-time",
                503,
                "The time ran out",
                "The question had no answer, not even a partial one, before its deadline. Ask for less, or wait longer if the operator of the server allows it.",
            ),
            Self::ShuttingDown => (
                "shutting-down",
                503,
                "The server is shutting down",
                "The server finishes what it has begun and takes no new questions. Ask again after the seconds that the header Retry-After names.",
            ),
            Self::Internal => (
                "internal",
                500,
                "The service has failed",
                "This is a bug in Arborist, and it has been logged. Please report it with the request id.",
            ),
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
