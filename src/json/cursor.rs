//! A place in a JSON text, and how to move on from it.
//!
//! What a question has a million of stands here, to be compiled into the loop that reads it: whitespace, the commas
//! and brackets of arrays and objects, whole numbers and plain strings. Everything else is `jiter`'s.

use std::borrow::Cow;

use jiter::{Jiter, JiterError, JiterErrorType, JsonError, JsonErrorType, JsonResult, Peek};
use serde::de::IgnoredAny;

/// A place in a JSON text.
pub(super) struct Cursor<'j> {
    text: &'j str,
    at: usize,
}

impl<'j> Cursor<'j> {
    pub(super) fn new(text: &'j str) -> Self {
        Self { text, at: 0 }
    }

    /// The index of the next byte.
    #[inline(always)]
    pub(super) fn index(&self) -> usize {
        self.at
    }

    /// No more values than this stand from here on: each follows a comma or opens what holds it.
    pub(super) fn most_values_left(&self) -> usize {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        1 + rest
            .iter()
            .filter(|byte| matches!(byte, b',' | b'[' | b'{'))
            .count()
    }

    /// What stands between an earlier place and here.
    #[inline(always)]
    pub(super) fn since(&self, start: usize) -> &'j str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// The first byte of the next value, which is not consumed.
    #[inline(always)]
    pub(super) fn peek(&mut self) -> JsonResult<Peek> {
        match self.next_byte() {
            Some(byte) => Ok(Peek::new(byte)),
            None => self.error(JsonErrorType::EofWhileParsingValue),
        }
    }

    /// Consumes the `[` that was seen and peeks at the first element; `None` when the array is empty, and consumed.
    #[inline(always)]
    pub(super) fn array_first(&mut self) -> JsonResult<Option<Peek>> {
        self.at += 1;
        match self.next_byte() {
            Some(b']') => {
                self.at += 1;
                Ok(None)
            }
            Some(byte) => Ok(Some(Peek::new(byte))),
            None => self.error(JsonErrorType::EofWhileParsingList),
        }
    }

    /// Consumes what follows an element and peeks at the next; `None` when the array has ended, and is consumed.
    #[inline(always)]
    pub(super) fn array_step(&mut self) -> JsonResult<Option<Peek>> {
        match self.next_byte() {
            Some(b',') => {
                self.at += 1;
                match self.next_byte() {
                    Some(b']') => self.error(JsonErrorType::TrailingComma),
                    Some(byte) => Ok(Some(Peek::new(byte))),
                    None => self.error(JsonErrorType::EofWhileParsingValue),
                }
            }
            Some(b']') => {
                self.at += 1;
                Ok(None)
            }
            Some(_) => self.error(JsonErrorType::ExpectedListCommaOrEnd),
            None => self.error(JsonErrorType::EofWhileParsingList),
        }
    }

    /// Consumes the `{` that was seen and the first key with its colon; `None` when the object is empty, and consumed.
    #[inline]
    pub(super) fn object_first(&mut self) -> JsonResult<Option<Cow<'j, str>>> {
        self.at += 1;
        match self.next_byte() {
            Some(b'"') => self.object_key().map(Some),
            Some(b'}') => {
                self.at += 1;
                Ok(None)
            }
            Some(_) => self.error(JsonErrorType::KeyMustBeAString),
            None => self.error(JsonErrorType::EofWhileParsingObject),
        }
    }

    /// Consumes what follows a value and the next key with its colon; `None` when the object has ended, and is
    /// consumed.
    #[inline]
    pub(super) fn object_step(&mut self) -> JsonResult<Option<Cow<'j, str>>> {
        match self.next_byte() {
            Some(b',') => {
                self.at += 1;
                match self.next_byte() {
                    Some(b'"') => self.object_key().map(Some),
                    Some(b'}') => self.error(JsonErrorType::TrailingComma),
                    Some(_) => self.error(JsonErrorType::KeyMustBeAString),
                    None => self.error(JsonErrorType::EofWhileParsingValue),
                }
            }
            Some(b'}') => {
                self.at += 1;
                Ok(None)
            }
            Some(_) => self.error(JsonErrorType::ExpectedObjectCommaOrEnd),
            None => self.error(JsonErrorType::EofWhileParsingObject),
        }
    }

    #[inline]
    fn object_key(&mut self) -> JsonResult<Cow<'j, str>> {
        let key = self.string()?;
        match self.next_byte() {
            Some(b':') => {
                self.at += 1;
                Ok(key)
            }
            Some(_) => self.error(JsonErrorType::ExpectedColon),
            None => self.error(JsonErrorType::EofWhileParsingObject),
        }
    }

    /// Consumes the string whose quotation mark was seen.
    #[inline]
    pub(super) fn string(&mut self) -> JsonResult<Cow<'j, str>> {
        let start = self.at + 1;
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let special = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20);
        match rest.iter().position(special) {
            Some(length) if rest[length] == b'"' => {
                self.at = start + length;
                let text = self.since(start);
                self.at += 1;
                Ok(Cow::Borrowed(text))
            }
            _ => self.string_with_escapes(),
        }
    }

    #[cold]
    fn string_with_escapes(&mut self) -> JsonResult<Cow<'j, str>> {
        self.by_jiter(|json| json.known_str().map(|text| Cow::Owned(text.to_owned())))
    }

    /// Consumes a whole number from 0 to 2^64 - 1 that is written with nothing but its digits. `None`, with nothing
    /// consumed, when what stands here is anything else.
    #[inline(always)]
    pub(super) fn plain_whole_number(&mut self) -> Option<u64> {
        /// So many digits fit into 64 bits whatever they are.
        const SAFE_DIGITS: usize = 19;

        let bytes = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let mut value = 0u64;
        let mut length = 0;
        while let Some(digit @ b'0'..=b'9') = bytes.get(length) {
            let digit = u64::from(digit - b'0');
            value = if length < SAFE_DIGITS {
                value * 10 + digit
            } else {
                value.checked_mul(10)?.checked_add(digit)?
            };
            length += 1;
        }
        let leading_zero = bytes.first() == Some(&b'0') && length > 1;
        if length == 0 || leading_zero || matches!(bytes.get(length), Some(b'.' | b'e' | b'E')) {
            return None;
        }
        self.at += length;
        Some(value)
    }

    /// Consumes a whole number from -(2^63 - 1) to 0 that is written with nothing but a minus and its digits.
    /// `None`, with nothing consumed, when what stands here is anything else.
    #[inline(always)]
    pub(super) fn plain_negative_number(&mut self) -> Option<i64> {
        let start = self.at;
        if self.text.as_bytes().get(start) != Some(&b'-') {
            return None;
        }
        self.at += 1;
        let value = self
            .plain_whole_number()
            .and_then(|value| i64::try_from(value).ok());
        if value.is_none() {
            self.at = start;
        }
        value.map(|value| -value)
    }

    /// Consumes any number; its text.
    #[inline]
    pub(super) fn number(&mut self, peek: Peek) -> JsonResult<&'j str> {
        let start = self.at;
        self.by_jiter(|json| json.known_number_bytes(peek).map(|_| ()))?;
        Ok(self.since(start))
    }

    /// Consumes `null`.
    pub(super) fn null(&mut self) -> JsonResult<()> {
        self.by_jiter(Jiter::known_null)
    }

    /// Consumes `true` or `false`.
    pub(super) fn bool(&mut self, peek: Peek) -> JsonResult<bool> {
        self.by_jiter(|json| json.known_bool(peek))
    }

    /// Consumes a value of any kind, however deep it is.
    pub(super) fn skip(&mut self) -> JsonResult<()> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        // serde_json skips without recursion; jiter tells better what is wrong.
        let mut values = serde_json::Deserializer::from_str(rest).into_iter::<IgnoredAny>();
        match values.next() {
            Some(Ok(IgnoredAny)) => {
                self.at += values.byte_offset();
                Ok(())
            }
            _ => self
                .by_jiter(Jiter::next_skip)
                .and_then(|()| self.error(JsonErrorType::ExpectedSomeValue)),
        }
    }

    /// Checks that nothing is left.
    pub(super) fn finish(&mut self) -> JsonResult<()> {
        match self.next_byte() {
            None => Ok(()),
            Some(_) => self.error(JsonErrorType::TrailingCharacters),
        }
    }

    /// Skips whitespace and looks at what follows.
    #[inline(always)]
    fn next_byte(&mut self) -> Option<u8> {
        loop {
            match self.text.as_bytes().get(self.at) {
                Some(b' ' | b'\n' | b'\r' | b'\t') => self.at += 1,
                other => return other.copied(),
            }
        }
    }

    /// Lets `jiter` read from here and goes on where it ends.
    #[inline]
    fn by_jiter<T>(
        &mut self,
        read: impl FnOnce(&mut Jiter<'j>) -> Result<T, JiterError>,
    ) -> JsonResult<T> {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let mut json = Jiter::new(rest);
        match read(&mut json) {
            Ok(value) => {
                self.at += json.current_index();
                Ok(value)
            }
            Err(error) => Err(JsonError {
                index: self.at + error.index,
                error_type: match error.error_type {
                    JiterErrorType::JsonError(kind) => kind,
                    JiterErrorType::WrongType { .. } => JsonErrorType::ExpectedSomeValue,
                },
            }),
        }
    }

    #[cold]
    fn error<T>(&self, error_type: JsonErrorType) -> JsonResult<T> {
        Err(JsonError {
            error_type,
            index: self.at,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Reads every token of a value, as deep as it goes.
    fn walk(cursor: &mut Cursor<'_>, depth: u32) -> JsonResult<()> {
        if depth > 20 {
            return cursor.skip();
        }
        match cursor.peek()? {
            Peek::Array => {
                let mut next = cursor.array_first()?;
                while next.is_some() {
                    walk(cursor, depth + 1)?;
                    next = cursor.array_step()?;
                }
                Ok(())
            }
            Peek::Object => {
                let mut next = cursor.object_first()?;
                while next.is_some() {
                    walk(cursor, depth + 1)?;
                    next = cursor.object_step()?;
                }
                Ok(())
            }
            Peek::String => cursor.string().map(|_| ()),
            Peek::Null => cursor.null(),
            peek @ (Peek::True | Peek::False) => cursor.bool(peek).map(|_| ()),
            peek if peek.is_num() => match cursor.plain_whole_number() {
                Some(_) => Ok(()),
                None => cursor.number(peek).map(|_| ()),
            },
            _ => cursor.skip(),
        }
    }

    /// The first fault of a text, its kind and place, or its end.
    fn by_cursor(text: &str) -> Result<(), JsonError> {
        let mut cursor = Cursor::new(text);
        walk(&mut cursor, 0)?;
        cursor.finish()
    }

    fn by_jiter_alone(text: &str) -> Result<(), JsonError> {
        let mut json = Jiter::new(text.as_bytes());
        let done = json.next_value().map(|_| ()).and_then(|()| json.finish());
        done.map_err(|error| match error.error_type {
            JiterErrorType::JsonError(error_type) => JsonError {
                error_type,
                index: error.index,
            },
            JiterErrorType::WrongType { .. } => panic!("a value of any type was asked for"),
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        /// Texts from the alphabet of JSON, most of them broken, are taken or refused as `jiter` does.
        #[test]
        fn a_text_is_json_when_jiter_says_so(
            tokens in prop::collection::vec(
                prop::sample::select(vec![
                    "[", "]", "{", "}", ",", ":", " ", "\n", "\"", "\"a\"", "\"a\":", "\"\\n\"", "\"\\ud83d\\ude00\"",
                    "\"é\"", "0", "1", "17", "-", "-3", ".5", "2.5", "1e3", "e", "null", "true", "fals", "\t", "\\",
                ]),
                0..12,
            ),
        ) {
            let text = tokens.concat();
            prop_assert_eq!(by_cursor(&text).is_ok(), by_jiter_alone(&text).is_ok(), "{}", text);
            prop_assert_eq!(by_cursor(&text).is_ok(), serde_json::from_str::<serde::de::IgnoredAny>(&text).is_ok(), "{}", text);
        }

        /// A plain whole number is the one that the standard library reads, or it is left alone.
        #[test]
        fn whole_numbers_keep_their_digits(text in "-?[0-9]{1,22}([.eE, ][0-9]*)?") {
            let mut cursor = Cursor::new(&text);
            let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
            let plain = !text[digits.len()..].starts_with(['.', 'e', 'E']) && (digits == "0" || !digits.starts_with('0'));
            let expected = digits.parse::<u64>().ok().filter(|_| plain);
            prop_assert_eq!(cursor.plain_whole_number(), expected);
            prop_assert_eq!(cursor.index(), expected.map_or(0, |_| digits.len()));

            let negative = format!("-{text}");
            let mut cursor = Cursor::new(&negative);
            let expected = expected.and_then(|value| i64::try_from(value).ok());
            prop_assert_eq!(cursor.plain_negative_number(), expected.map(|value| -value));
            prop_assert_eq!(cursor.index(), expected.map_or(0, |_| digits.len() + 1));
        }
    }
}
