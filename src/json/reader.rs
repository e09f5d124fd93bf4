//! A serde deserializer whose errors carry JSON pointers.

mod containers;
mod explain;
mod numbers;

use std::borrow::Cow;

use jiter::{JsonError, JsonErrorType, LinePosition, Peek};
use serde::de::value::StrDeserializer;
use serde::de::{Deserialize, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

use self::containers::{Elements, Entries};
use self::explain::explain;
use self::numbers::{Number, Texts, integer_of, visit_integer};
use super::cursor::Cursor;
use super::raw::RAW_JSON;
use super::read_error::{ReadError, expected_found, found_number, found_text, list};
use super::sized::SIZED;
use crate::messages::Message;
use crate::problems::ProblemKind;

/// How deeply arrays and objects may be nested in a question.
pub const MAX_NESTING: u32 = 128;

/// Reads one JSON value and nothing after it.
///
/// # Errors
/// The first thing that is wrong, with its place: not UTF-8, not JSON, nested too deeply, or not as `T` wants it.
pub fn read<T: for<'de> Deserialize<'de>>(text: &[u8]) -> Result<T, ReadError> {
    if text.starts_with(b"\xEF\xBB\xBF") {
        return Err(ReadError::malformed(
            ProblemKind::NotUtf8,
            Message::new("json-byte-order-mark"),
        ));
    }
    let text = std::str::from_utf8(text).map_err(|error| {
        ReadError::malformed(
            ProblemKind::NotUtf8,
            Message::new("json-not-utf8").with("byte", error.valid_up_to()),
        )
    })?;
    if text.bytes().all(|byte| byte.is_ascii_whitespace()) {
        return Err(ReadError::malformed(
            ProblemKind::EmptyBody,
            Message::new("json-empty"),
        ));
    }
    let mut reader = Reader::new(text);
    match T::deserialize(&mut reader) {
        Ok(value) => match reader.json.finish() {
            Ok(()) => Ok(value),
            Err(error) => Err(reader.malformed(&error)),
        },
        // A value can look wrong because the text is not JSON, at that place or further on: that comes first.
        Err(error) => Err(Reader::new(text).fault().unwrap_or(error)),
    }
}

struct Reader<'j> {
    text: &'j str,
    json: Cursor<'j>,
    nesting: u32,
    /// How many values the next array or object may hold, if that was asked for.
    size_hint: Option<usize>,
}

impl<'j> Reader<'j> {
    fn new(text: &'j str) -> Self {
        Self {
            text,
            json: Cursor::new(text),
            nesting: 0,
            size_hint: None,
        }
    }

    /// Why the text is not JSON, if it is not.
    #[cold]
    fn fault(&mut self) -> Option<ReadError> {
        let read = self.json.skip().and_then(|()| self.json.finish());
        match read {
            Err(error) if error.error_type != JsonErrorType::RecursionLimitExceeded => {
                Some(self.malformed(&error))
            }
            _ => None,
        }
    }

    #[cold]
    #[inline(never)]
    fn malformed(&self, error: &JsonError) -> ReadError {
        let kind = &error.error_type;
        if *kind == JsonErrorType::RecursionLimitExceeded {
            return self.too_deep();
        }
        let place = LinePosition::find(self.text.as_bytes(), error.index);
        ReadError::malformed(
            ProblemKind::MalformedJson,
            Message::new("json-malformed")
                .with("reason", explain(kind))
                .with("line", place.line)
                .with("column", place.column),
        )
    }

    #[cold]
    fn too_deep(&self) -> ReadError {
        ReadError::malformed(
            ProblemKind::NestedTooDeep,
            Message::new("json-too-deep").with("most", MAX_NESTING),
        )
    }

    #[inline(always)]
    fn peek(&mut self) -> Result<Peek, ReadError> {
        match self.json.peek() {
            Ok(peek) => Ok(peek),
            Err(error) => Err(self.malformed(&error)),
        }
    }

    #[inline(always)]
    fn descend(&mut self) -> Result<(), ReadError> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return Err(self.too_deep());
        }
        Ok(())
    }

    #[inline(always)]
    fn string(&mut self) -> Result<Cow<'j, str>, ReadError> {
        match self.json.string() {
            Ok(text) => Ok(text),
            Err(error) => Err(self.malformed(&error)),
        }
    }

    /// The error for a value that is neither what was wanted nor looked at yet.
    #[cold]
    fn unexpected(&mut self, peek: Peek, wanted: Message) -> ReadError {
        let found = match peek {
            Peek::Null => "null".into(),
            Peek::True => "true".into(),
            Peek::False => "false".into(),
            Peek::String => match self.string() {
                Ok(text) => found_text(&text),
                Err(error) => return error,
            },
            Peek::Array => Message::new("wanted-array").into(),
            Peek::Object => Message::new("wanted-object").into(),
            peek if peek.is_num() => match self.number(peek) {
                Ok(number) => found_number(number.to_string()),
                Err(error) => return error,
            },
            _ => match self.json.skip() {
                Ok(()) => Message::new("found-something-else").into(),
                Err(error) => return self.malformed(&error),
            },
        };
        ReadError::value(ProblemKind::WrongType, expected_found(wanted, found))
    }
}

impl<'de> Deserializer<'de> for &mut Reader<'_> {
    type Error = ReadError;

    #[inline]
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let peek = self.peek()?;
        match peek {
            Peek::Array => self.array(visitor),
            Peek::Object => self.object(visitor),
            Peek::String => visitor.visit_str(&self.string()?),
            Peek::Null => match self.json.null() {
                Ok(()) => visitor.visit_unit(),
                Err(error) => Err(self.malformed(&error)),
            },
            Peek::True | Peek::False => match self.json.bool(peek) {
                Ok(value) => visitor.visit_bool(value),
                Err(error) => Err(self.malformed(&error)),
            },
            _ => match self.number(peek)? {
                Number::Plain(value) => match i64::try_from(value) {
                    Ok(value) => visitor.visit_i64(value),
                    Err(_) => visitor.visit_u64(value),
                },
                Number::Negative(value) => visitor.visit_i64(value),
                Number::Whole(literal) => visit_integer(integer_of(literal)?, visitor),
                Number::Decimal(value, _) => visitor.visit_f64(value),
            },
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        if self.peek()? == Peek::Null {
            return match self.json.null() {
                Ok(()) => visitor.visit_none(),
                Err(error) => Err(self.malformed(&error)),
            };
        }
        visitor.visit_some(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::Object => self.object(visitor),
            peek => Err(self.unexpected(peek, Message::new("wanted-object"))),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::Object => self.object(visitor),
            peek => Err(self.unexpected(peek, Message::new("wanted-object"))),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::Array => self.array(visitor),
            peek => Err(self.unexpected(peek, Message::new("wanted-array"))),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            peek if peek.is_num() => self.deserialize_any(visitor),
            peek => Err(self.unexpected(peek, Message::new("wanted-number"))),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::True | Peek::False => self.deserialize_any(visitor),
            peek => Err(self.unexpected(peek, Message::new("wanted-boolean"))),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::String => self.deserialize_any(visitor),
            peek => Err(self.unexpected(peek, Message::new("wanted-text"))),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(Texts::OfDigits, visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(Texts::Refused, visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(Texts::Refused, visitor)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(Texts::Refused, visitor)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(Texts::OfDigits, visitor)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(Texts::Refused, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::String => {
                let text = self.string()?;
                let word: StrDeserializer<'_, ReadError> = text.as_ref().into_deserializer();
                visitor.visit_enum(word)
            }
            peek => {
                let wanted = Message::new("wanted-one-of").with("words", list(variants));
                Err(self.unexpected(peek, wanted))
            }
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        if name == SIZED {
            self.size_hint = Some(self.json.most_values_left());
            return self.deserialize_any(visitor);
        }
        if name != RAW_JSON {
            return visitor.visit_newtype_struct(self);
        }
        self.peek()?;
        let start = self.json.index();
        match self.json.skip() {
            Ok(()) => visitor.visit_str(self.json.since(start)),
            Err(error) => Err(self.malformed(&error)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.json.skip() {
            Ok(()) => visitor.visit_unit(),
            Err(error) => Err(self.malformed(&error)),
        }
    }

    forward_to_deserialize_any! { i8 i16 i128 u128 f32 char bytes byte_buf unit unit_struct }
}

impl<'j> Reader<'j> {
    #[inline]
    fn array<'de, V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, ReadError> {
        self.descend()?;
        let size_hint = self.size_hint.take();
        let first = match self.json.array_first() {
            Ok(first) => first,
            Err(error) => return Err(self.malformed(&error)),
        };
        let mut elements = Elements {
            reader: self,
            next: first,
            index: 0,
            started: false,
            size_hint,
        };
        let value = visitor.visit_seq(&mut elements)?;
        if elements.next.is_some() {
            let expected = elements.index + 1;
            return Err(ReadError::value(
                ProblemKind::WrongType,
                Message::new("json-too-many-elements").with("count", expected),
            ));
        }
        self.nesting -= 1;
        Ok(value)
    }

    #[inline]
    fn object<'de, V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, ReadError> {
        self.descend()?;
        let size_hint = self.size_hint.take();
        let mut entries = Entries {
            reader: self,
            started: false,
            size_hint,
            key: Cow::Borrowed(""),
        };
        let value = visitor.visit_map(&mut entries)?;
        self.nesting -= 1;
        Ok(value)
    }
}

#[cfg(test)]
mod tests;
