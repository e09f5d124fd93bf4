//! Numbers, of which the integers keep all their digits.

use std::fmt;

use jiter::Peek;
use serde::de::Visitor;

use super::Reader;
use crate::json::integer::exact_integer;
use crate::json::read_error::{ReadError, expected_found, found_number, found_text};
use crate::messages::Message;
use crate::problems::ProblemKind;
use crate::shorten::shorten;

impl<'j> Reader<'j> {
    #[inline(always)]
    pub(super) fn number(&mut self, peek: Peek) -> Result<Number<'j>, ReadError> {
        match self.json.plain_whole_number() {
            Some(value) => Ok(Number::Plain(value)),
            None => match self.json.plain_negative_number() {
                Some(value) => Ok(Number::Negative(value)),
                None => self.other_number(peek),
            },
        }
    }

    /// A number that is not just digits of 64 bits, as it was posted.
    #[inline(never)]
    fn other_number(&mut self, peek: Peek) -> Result<Number<'j>, ReadError> {
        let literal = match self.json.number(peek) {
            Ok(literal) => literal,
            Err(error) => return Err(self.malformed(&error)),
        };
        if !literal.contains(['.', 'e', 'E']) {
            return Ok(Number::Whole(literal));
        }
        match literal.parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(Number::Decimal(value, literal)),
            _ => Err(ReadError::value(
                ProblemKind::OutOfRange,
                Message::new("json-decimal-too-large").with("number", shorten(literal)),
            )),
        }
    }

    #[inline(always)]
    pub(super) fn whole_number<'de, V: Visitor<'de>>(
        &mut self,
        texts: Texts,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        let peek = self.peek()?;
        match self.json.plain_whole_number() {
            Some(value) => visitor.visit_u64(value),
            None => visit_integer(self.other_whole_number(peek, texts)?, visitor),
        }
    }

    /// A whole number that is not just digits.
    #[inline(never)]
    fn other_whole_number(&mut self, peek: Peek, texts: Texts) -> Result<i128, ReadError> {
        if peek == Peek::String && texts == Texts::OfDigits {
            return whole_number_in_text(&self.string()?);
        }
        if !peek.is_num() {
            return Err(self.unexpected(peek, Message::new("wanted-whole-number")));
        }
        match self.number(peek)? {
            Number::Plain(value) => Ok(value.into()),
            Number::Negative(value) => Ok(value.into()),
            Number::Whole(literal) => integer_of(literal),
            Number::Decimal(_, literal) => exact_integer(literal).ok_or_else(|| {
                ReadError::value(
                    ProblemKind::OutOfRange,
                    expected_found(
                        Message::new("wanted-whole-number"),
                        found_number(shorten(literal)),
                    ),
                )
            }),
        }
    }
}

/// Whether a whole number may also be a text. Integers of 64 bits may, for clients that would lose digits; those that
/// every client can write as numbers may not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Texts {
    OfDigits,
    Refused,
}

pub(super) enum Number<'j> {
    /// Digits of an integer of 64 bits.
    Plain(u64),
    /// A minus and digits of an integer of 64 bits.
    Negative(i64),
    /// Any other integer, as posted.
    Whole(&'j str),
    /// A number with a fraction or an exponent, and as posted.
    Decimal(f64, &'j str),
}

impl fmt::Display for Number<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(value) => write!(f, "{value}"),
            Self::Negative(value) => write!(f, "{value}"),
            Self::Whole(literal) | Self::Decimal(_, literal) => f.write_str(&shorten(literal)),
        }
    }
}

#[cold]
fn too_large(number: String) -> Message {
    Message::new("json-whole-number-too-large").with("number", number)
}

pub(super) fn integer_of(literal: &str) -> Result<i128, ReadError> {
    if let Ok(value) = literal.parse::<i64>() {
        return Ok(value.into());
    }
    literal
        .parse::<i128>()
        .map_err(|_| ReadError::value(ProblemKind::OutOfRange, too_large(shorten(literal))))
}

/// A whole number written as a text of decimal digits, for clients that would lose digits beyond 2^53.
#[cold]
fn whole_number_in_text(text: &str) -> Result<i128, ReadError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ReadError::value(
            ProblemKind::WrongType,
            expected_found(Message::new("wanted-whole-number"), found_text(text)),
        ));
    }
    integer_of(text)
}

pub(super) fn visit_integer<'de, V: Visitor<'de>>(
    value: i128,
    visitor: V,
) -> Result<V::Value, ReadError> {
    if let Ok(value) = u64::try_from(value) {
        visitor.visit_u64(value)
    } else if let Ok(value) = i64::try_from(value) {
        visitor.visit_i64(value)
    } else {
        Err(ReadError::value(
            ProblemKind::OutOfRange,
            too_large(value.to_string()),
        ))
    }
}
