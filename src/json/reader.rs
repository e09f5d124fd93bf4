//! A serde deserializer over `jiter` whose errors carry JSON pointers.

use jiter::{Jiter, JiterError, JiterErrorType, JsonErrorType, NumberAny, NumberInt, Peek};
use serde::de::value::StrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;

use super::integer::exact_integer;
use super::raw::RAW_JSON;
use super::read_error::{ReadError, shorten};
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
            "the text starts with a byte order mark (EF BB BF); save it as UTF-8 without one"
                .into(),
        ));
    }
    if let Err(error) = std::str::from_utf8(text) {
        return Err(ReadError::malformed(
            ProblemKind::NotUtf8,
            format!("the text is not UTF-8 from byte {} on", error.valid_up_to()),
        ));
    }
    if text.iter().all(u8::is_ascii_whitespace) {
        return Err(ReadError::malformed(
            ProblemKind::EmptyBody,
            "the question is empty; post a JSON object".into(),
        ));
    }
    let mut reader = Reader {
        json: Jiter::new(text),
        nesting: 0,
    };
    let value = T::deserialize(&mut reader)?;
    match reader.json.finish() {
        Ok(()) => Ok(value),
        Err(error) => Err(reader.malformed(&error)),
    }
}

struct Reader<'j> {
    json: Jiter<'j>,
    nesting: u32,
}

impl Reader<'_> {
    #[cold]
    fn malformed(&self, error: &JiterError) -> ReadError {
        let JiterErrorType::JsonError(kind) = &error.error_type else {
            return ReadError::value(ProblemKind::WrongType, error.error_type.to_string());
        };
        if *kind == JsonErrorType::RecursionLimitExceeded {
            return self.too_deep();
        }
        let place = self.json.error_position(error.index);
        ReadError::malformed(
            ProblemKind::MalformedJson,
            format!(
                "{} at line {} column {}",
                explain(kind),
                place.line,
                place.column
            ),
        )
    }

    #[cold]
    fn too_deep(&self) -> ReadError {
        ReadError::malformed(
            ProblemKind::NestedTooDeep,
            format!(
                "arrays and objects may be nested {MAX_NESTING} deep; post a deeper tree in the adjacency notation, {{\"root\": \"A\", \"children\": {{\"A\": [\"B\", 3], ...}}}}"
            ),
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
    fn number(&mut self, peek: Peek) -> Result<Number<'_>, ReadError> {
        let start = self.json.current_index();
        match self.json.known_number(peek) {
            Ok(NumberAny::Int(NumberInt::Int(value))) => Ok(Number::Small(value)),
            _ => self.other_number(start, peek),
        }
    }

    /// A number that is not an integer of 64 bits, as it was posted.
    #[cold]
    fn other_number(&mut self, start: usize, peek: Peek) -> Result<Number<'_>, ReadError> {
        if self.json.current_index() == start
            && let Err(error) = self.json.known_number_bytes(peek).map(|_| ())
        {
            return Err(self.malformed(&error));
        }
        let literal = std::str::from_utf8(self.json.slice_to_current(start)).unwrap_or_default();
        if !literal.contains(['.', 'e', 'E']) {
            return Ok(Number::Large(literal));
        }
        match literal.parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(Number::Decimal(value, literal)),
            _ => Err(ReadError::value(
                ProblemKind::OutOfRange,
                format!(
                    "{} is too large for a decimal number of 64 bits",
                    shorten(literal)
                ),
            )),
        }
    }

    fn whole_number<'de, V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, ReadError> {
        let peek = self.peek()?;
        if peek == Peek::String {
            let text = self.text()?;
            let value = whole_number_in_text(text)?;
            return visit_integer(value, visitor);
        }
        if !peek.is_num() {
            return Err(self.unexpected(peek, "a whole number"));
        }
        match self.number(peek)? {
            Number::Small(value) if value >= 0 => visitor.visit_u64(value.unsigned_abs()),
            Number::Small(value) => visitor.visit_i64(value),
            Number::Large(literal) => visit_integer(integer_of(literal)?, visitor),
            Number::Decimal(_, literal) => match exact_integer(literal) {
                Some(value) => visit_integer(value, visitor),
                None => Err(ReadError::value(
                    ProblemKind::OutOfRange,
                    format!("expected a whole number, found {}", shorten(literal)),
                )),
            },
        }
    }

    #[inline(always)]
    fn text(&mut self) -> Result<&str, ReadError> {
        // The borrow of the tape ends the use of `self`, so the error is explained from a second look.
        let place = self.json.current_index();
        let result = self.json.known_str();
        match result {
            Ok(text) => Ok(text),
            Err(error) => Err(text_error(place, &error)),
        }
    }

    /// The error for a value that is neither what was wanted nor looked at yet.
    #[cold]
    fn unexpected(&mut self, peek: Peek, wanted: &str) -> ReadError {
        let found = match peek {
            Peek::Null => "null".to_owned(),
            Peek::True => "true".to_owned(),
            Peek::False => "false".to_owned(),
            Peek::String => match self.text() {
                Ok(text) => format!("the text \"{}\"", shorten(text)),
                Err(error) => return error,
            },
            Peek::Array => "an array".to_owned(),
            Peek::Object => "an object".to_owned(),
            peek if peek.is_num() => match self.number(peek) {
                Ok(number) => format!("the number {number}"),
                Err(error) => return error,
            },
            _ => match self.json.next_skip() {
                Ok(()) => "something else".to_owned(),
                Err(error) => return self.malformed(&error),
            },
        };
        ReadError::value(
            ProblemKind::WrongType,
            format!("expected {wanted}, found {found}"),
        )
    }
}

enum Number<'a> {
    Small(i64),
    /// An integer beyond 64 bits with a sign, as posted.
    Large(&'a str),
    /// A number with a fraction or an exponent, and as posted.
    Decimal(f64, &'a str),
}

impl std::fmt::Display for Number<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Small(value) => write!(f, "{value}"),
            Self::Large(literal) | Self::Decimal(_, literal) => f.write_str(&shorten(literal)),
        }
    }
}

#[cold]
fn integer_of(literal: &str) -> Result<i128, ReadError> {
    literal.parse::<i128>().map_err(|_| {
        ReadError::value(
            ProblemKind::OutOfRange,
            format!(
                "{} is too large: whole numbers have at most 64 bits",
                shorten(literal)
            ),
        )
    })
}

/// A whole number written as a text of decimal digits, for clients that would lose digits beyond 2^53.
#[cold]
fn whole_number_in_text(text: &str) -> Result<i128, ReadError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ReadError::value(
            ProblemKind::WrongType,
            format!(
                "expected a whole number, found the text \"{}\"",
                shorten(text)
            ),
        ));
    }
    integer_of(text)
}

fn visit_integer<'de, V: Visitor<'de>>(value: i128, visitor: V) -> Result<V::Value, ReadError> {
    if let Ok(value) = u64::try_from(value) {
        visitor.visit_u64(value)
    } else if let Ok(value) = i64::try_from(value) {
        visitor.visit_i64(value)
    } else {
        Err(ReadError::value(
            ProblemKind::OutOfRange,
            format!("{value} is too large: whole numbers have at most 64 bits"),
        ))
    }
}

#[cold]
fn text_error(place: usize, error: &JiterError) -> ReadError {
    let what = match &error.error_type {
        JiterErrorType::JsonError(kind) => explain(kind),
        JiterErrorType::WrongType { .. } => "a text is expected".to_owned(),
    };
    ReadError::malformed(
        ProblemKind::MalformedJson,
        format!("{what}, in the text that starts at byte {place}"),
    )
}

fn explain(kind: &JsonErrorType) -> String {
    match kind {
        JsonErrorType::EofWhileParsingList => {
            "the text ends inside an array: a ']' is missing".into()
        }
        JsonErrorType::EofWhileParsingObject => {
            "the text ends inside an object: a '}' is missing".into()
        }
        JsonErrorType::EofWhileParsingString => {
            "the text ends inside a string: a '\"' is missing".into()
        }
        JsonErrorType::EofWhileParsingValue => "the text ends where a value is expected".into(),
        JsonErrorType::TrailingCharacters => {
            "there is more text after the end of the question".into()
        }
        JsonErrorType::TrailingComma => "there is a comma after the last element".into(),
        other => other.to_string(),
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
            Peek::String => {
                let text = self.text()?;
                visitor.visit_str(text)
            }
            Peek::Null => match self.json.known_null() {
                Ok(()) => visitor.visit_unit(),
                Err(error) => Err(self.malformed(&error)),
            },
            Peek::True | Peek::False => match self.json.known_bool(peek) {
                Ok(value) => visitor.visit_bool(value),
                Err(error) => Err(self.malformed(&error)),
            },
            _ => match self.number(peek)? {
                Number::Small(value) => visitor.visit_i64(value),
                Number::Large(literal) => visit_integer(integer_of(literal)?, visitor),
                Number::Decimal(value, _) => visitor.visit_f64(value),
            },
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        if self.peek()? == Peek::Null {
            return match self.json.known_null() {
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
            peek => Err(self.unexpected(peek, "an object")),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::Object => self.object(visitor),
            peek => Err(self.unexpected(peek, "an object")),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::Array => self.array(visitor),
            peek => Err(self.unexpected(peek, "an array")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::True | Peek::False => self.deserialize_any(visitor),
            peek => Err(self.unexpected(peek, "true or false")),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::String => self.deserialize_any(visitor),
            peek => Err(self.unexpected(peek, "a text")),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(visitor)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(visitor)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(visitor)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.whole_number(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match self.peek()? {
            Peek::String => {
                let text = self.text()?;
                let word: StrDeserializer<'_, ReadError> = text.into_deserializer();
                visitor.visit_enum(word)
            }
            peek => {
                let words = variants
                    .iter()
                    .map(|word| format!("\"{word}\""))
                    .collect::<Vec<_>>();
                Err(self.unexpected(peek, &format!("one of {}", words.join(", "))))
            }
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        if name != RAW_JSON {
            return visitor.visit_newtype_struct(self);
        }
        self.peek()?;
        let start = self.json.current_index();
        if let Err(error) = self.json.next_skip() {
            return Err(self.malformed(&error));
        }
        match std::str::from_utf8(self.json.slice_to_current(start)) {
            Ok(text) => visitor.visit_str(text),
            Err(error) => Err(ReadError::custom(error)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.json.next_skip() {
            Ok(()) => visitor.visit_unit(),
            Err(error) => Err(self.malformed(&error)),
        }
    }

    forward_to_deserialize_any! { i8 i16 i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct }
}

impl<'j> Reader<'j> {
    #[inline]
    fn array<'de, V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, ReadError> {
        self.descend()?;
        let first = match self.json.known_array() {
            Ok(first) => first,
            Err(error) => return Err(self.malformed(&error)),
        };
        let mut elements = Elements {
            reader: self,
            next: first,
            index: 0,
            started: false,
        };
        let value = visitor.visit_seq(&mut elements)?;
        if elements.next.is_some() {
            let rest = elements.index + 1;
            return Err(ReadError::value(
                ProblemKind::WrongType,
                format!("there are too many elements here: {rest} or more"),
            ));
        }
        self.nesting -= 1;
        Ok(value)
    }

    #[inline]
    fn object<'de, V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, ReadError> {
        self.descend()?;
        let mut entries = Entries {
            reader: self,
            started: false,
            key: String::new(),
        };
        let value = visitor.visit_map(&mut entries)?;
        self.nesting -= 1;
        Ok(value)
    }
}

/// The elements of an array. `next` is the first byte of the element about to be read.
struct Elements<'r, 'j> {
    reader: &'r mut Reader<'j>,
    next: Option<Peek>,
    index: usize,
    started: bool,
}

impl<'de> SeqAccess<'de> for &mut Elements<'_, '_> {
    type Error = ReadError;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, ReadError> {
        if self.started {
            self.index += 1;
        }
        self.started = true;
        if self.next.is_none() {
            return Ok(None);
        }
        let value = match seed.deserialize(&mut *self.reader) {
            Ok(value) => value,
            Err(error) => return Err(error.under_index(self.index)),
        };
        self.next = match self.reader.json.array_step() {
            Ok(next) => next,
            Err(error) => return Err(self.reader.malformed(&error)),
        };
        Ok(Some(value))
    }
}

/// The entries of an object.
struct Entries<'r, 'j> {
    reader: &'r mut Reader<'j>,
    started: bool,
    key: String,
}

impl<'de> MapAccess<'de> for &mut Entries<'_, '_> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, ReadError> {
        let key = if self.started {
            self.reader.json.next_key()
        } else {
            self.reader.json.known_object()
        };
        self.started = true;
        let key = match key {
            Ok(Some(key)) => key,
            Ok(None) => return Ok(None),
            Err(error) => return Err(self.reader.malformed(&error)),
        };
        self.key.clear();
        self.key.push_str(key);
        let key: StrDeserializer<'_, ReadError> = self.key.as_str().into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        seed.deserialize(&mut *self.reader)
            .map_err(|error| error.under_key(&self.key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::Problem;
    use rstest::rstest;

    #[derive(Debug, serde::Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Question {
        piles: Vec<u64>,
        #[serde(default)]
        rule: Rule,
    }

    #[derive(Debug, Default, serde::Deserialize, PartialEq)]
    #[serde(rename_all = "snake_case")]
    enum Rule {
        #[default]
        Normal,
        Misere,
    }

    fn problem(text: &str) -> Problem {
        read::<Question>(text.as_bytes()).unwrap_err().into()
    }

    #[rstest]
    #[case(r#"{"piles": [3, 3.0, 1e3, "18446744073709551615", 18446744073709551615]}"#)]
    #[case(r#" {"rule": "normal", "piles": [3, 3.0, 1e3, "18446744073709551615", 18446744073709551615]} "#)]
    fn whole_numbers_keep_all_their_digits(#[case] text: &str) {
        let question: Question = read(text.as_bytes()).unwrap();
        assert_eq!(question.piles, [3, 3, 1000, u64::MAX, u64::MAX]);
        assert_eq!(question.rule, Rule::Normal);
    }

    #[rstest]
    #[case("", ProblemKind::EmptyBody, "", "empty")]
    #[case("{", ProblemKind::MalformedJson, "", "line 1 column 1")]
    #[case(
        r#"{"piles": [1, 2"#,
        ProblemKind::MalformedJson,
        "",
        "a ']' is missing"
    )]
    #[case(
        r#"{"piles": [1, 2,]}"#,
        ProblemKind::MalformedJson,
        "",
        "comma after the last"
    )]
    #[case(r#"{"piles": [NaN]}"#, ProblemKind::MalformedJson, "", "line 1 column")]
    #[case(
        r#"{"piles": [1]} x"#,
        ProblemKind::MalformedJson,
        "",
        "more text after the end"
    )]
    #[case(
        r#"{"piles": [1], "rul": "normal"}"#,
        ProblemKind::UnknownKey,
        "/rul",
        "did you mean \"rule\"?"
    )]
    #[case(
        r#"{"piles": [1], "piles": [2]}"#,
        ProblemKind::DuplicateKey,
        "/piles",
        "twice"
    )]
    #[case(
        r#"{"rule": "normal"}"#,
        ProblemKind::MissingKey,
        "",
        "\"piles\" is missing"
    )]
    #[case(r#"{"piles": [1, -2]}"#, ProblemKind::OutOfRange, "/piles/1", "-2")]
    #[case(r#"{"piles": [1, 2.5]}"#, ProblemKind::OutOfRange, "/piles/1", "2.5")]
    #[case(
        r#"{"piles": [1, 1e999]}"#,
        ProblemKind::OutOfRange,
        "/piles/1",
        "too large"
    )]
    #[case(
        r#"{"piles": [18446744073709551616]}"#,
        ProblemKind::OutOfRange,
        "/piles/0",
        "64 bits"
    )]
    #[case(
        r#"{"piles": ["x"]}"#,
        ProblemKind::WrongType,
        "/piles/0",
        "the text \"x\""
    )]
    #[case(
        r#"{"piles": 3}"#,
        ProblemKind::WrongType,
        "/piles",
        "expected an array, found the number 3"
    )]
    #[case(
        r#"[[1, 2]]"#,
        ProblemKind::WrongType,
        "",
        "expected an object, found an array"
    )]
    #[case(
        r#"{"piles": [1], "rule": "norml"}"#,
        ProblemKind::OutOfRange,
        "/rule",
        "did you mean \"normal\"?"
    )]
    #[case("\u{feff}{}", ProblemKind::NotUtf8, "", "byte order mark")]
    fn errors_name_the_place_and_the_remedy(
        #[case] text: &str,
        #[case] kind: ProblemKind,
        #[case] pointer: &str,
        #[case] words: &str,
    ) {
        let problem = problem(text);
        assert_eq!(problem.kind, kind, "{problem:?}");
        assert!(problem.detail.contains(words), "{problem:?}");
        let found = problem
            .errors
            .first()
            .map(|error| error.pointer.to_string())
            .unwrap_or_default();
        assert_eq!(found, pointer);
    }

    #[test]
    fn a_hundred_thousand_brackets_do_not_end_the_process() {
        for text in [
            "[".repeat(100_000),
            "{\"piles\":".repeat(100_000),
            format!("{{\"piles\":{}", "[".repeat(100_000)),
        ] {
            assert!(read::<Question>(text.as_bytes()).is_err());
            assert!(read::<super::super::RawJson>(text.as_bytes()).is_err());
        }
        let deep = format!("{{\"piles\": {}{}}}", "[".repeat(300), "]".repeat(300));
        assert!(read::<serde::de::IgnoredAny>(deep.as_bytes()).is_err());
    }
}
