//! What is wrong with a text that is not JSON, in words for whoever typed it.

use jiter::JsonErrorType;

use crate::messages::{Argument, Message};

/// The reason, beside which a place can stand.
pub(super) fn explain(kind: &JsonErrorType) -> Argument {
    let reason = match kind {
        JsonErrorType::EofWhileParsingList => Message::new("json-array-open"),
        JsonErrorType::EofWhileParsingObject => Message::new("json-object-open"),
        JsonErrorType::EofWhileParsingString => Message::new("json-string-open"),
        JsonErrorType::EofWhileParsingValue => Message::new("json-ends-early"),
        JsonErrorType::TrailingCharacters => Message::new("json-goes-on"),
        JsonErrorType::TrailingComma => Message::new("json-trailing-comma"),
        JsonErrorType::ExpectedSomeIdent | JsonErrorType::ExpectedSomeValue => {
            Message::new("json-value-expected")
        }
        JsonErrorType::KeyMustBeAString => Message::new("json-key-expected"),
        JsonErrorType::ExpectedColon => Message::new("json-colon-expected"),
        JsonErrorType::ExpectedListCommaOrEnd => Message::new("json-comma-or-bracket-expected"),
        JsonErrorType::ExpectedObjectCommaOrEnd => Message::new("json-comma-or-brace-expected"),
        JsonErrorType::InvalidNumber => Message::new("json-no-number"),
        JsonErrorType::LoneLeadingSurrogateInHexEscape
        | JsonErrorType::UnexpectedEndOfHexEscape
        | JsonErrorType::InvalidUnicodeCodePoint => Message::new("json-no-character"),
        JsonErrorType::InvalidEscape => Message::new("json-no-escape"),
        JsonErrorType::ControlCharacterWhileParsingString => Message::new("json-control-character"),
        // Nothing asks `jiter` for what these are about.
        other => return other.to_string().into(),
    };
    reason.into()
}
