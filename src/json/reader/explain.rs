//! What is wrong with a text that is not JSON, in words for whoever typed it.

use jiter::JsonErrorType;

/// The reason, which a place can follow.
pub(super) fn explain(kind: &JsonErrorType) -> String {
    match kind {
        JsonErrorType::EofWhileParsingList => "the text ends inside an array: a ']' is missing",
        JsonErrorType::EofWhileParsingObject => "the text ends inside an object: a '}' is missing",
        JsonErrorType::EofWhileParsingString => "the text ends inside a string: a '\"' is missing",
        JsonErrorType::EofWhileParsingValue => "the text ends where a value is expected",
        JsonErrorType::TrailingCharacters => "there is more text after the end of the question",
        JsonErrorType::TrailingComma => "there is a comma after the last element",
        JsonErrorType::ExpectedSomeIdent | JsonErrorType::ExpectedSomeValue => {
            "a value is expected (a number, a text in double quotes, '[', '{', true, false or null)"
        }
        JsonErrorType::KeyMustBeAString => "a key in double quotes is expected",
        JsonErrorType::ExpectedColon => "a ':' is expected after the key",
        JsonErrorType::ExpectedListCommaOrEnd => "a ',' or a ']' is expected",
        JsonErrorType::ExpectedObjectCommaOrEnd => "a ',' or a '}' is expected",
        JsonErrorType::InvalidNumber => "this is not a number as JSON writes them",
        JsonErrorType::LoneLeadingSurrogateInHexEscape
        | JsonErrorType::UnexpectedEndOfHexEscape
        | JsonErrorType::InvalidUnicodeCodePoint => "this \\u escape is not a character",
        JsonErrorType::InvalidEscape => "this backslash escapes nothing that JSON knows",
        JsonErrorType::ControlCharacterWhileParsingString => {
            "a control character, such as the end of the line, stands inside a string"
        }
        other => return other.to_string(),
    }
    .to_owned()
}
