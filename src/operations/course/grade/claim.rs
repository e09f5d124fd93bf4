//! What somebody says about a value: `2`, `"<= 2"`, `{"value": 2, "bound": "upper"}`.

use std::fmt;

use arborist_engine::search::Bound;
use arborist_engine::tree::Number;
use serde::Deserialize as DeriveDeserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use crate::course::trees::Claim;
use crate::json::{Coded, exact_integer, expected_found, found_text, wanted};
use crate::messages::Message;
use crate::operations::tree::JsonNumber;
use crate::problems::ProblemKind;

/// A claim as it is posted.
#[derive(Clone, Copy, Debug)]
pub(super) struct PostedClaim(pub(super) Claim);

/// A bound as it is posted.
#[derive(Clone, Copy, Debug, DeriveDeserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PostedBound {
    Exact,
    Lower,
    Upper,
}

impl From<PostedBound> for Bound {
    fn from(bound: PostedBound) -> Self {
        match bound {
            PostedBound::Exact => Self::Exact,
            PostedBound::Lower => Self::Lower,
            PostedBound::Upper => Self::Upper,
        }
    }
}

#[derive(DeriveDeserialize)]
#[serde(deny_unknown_fields)]
struct ValueAndBound {
    value: JsonNumber,
    #[serde(default)]
    bound: Option<PostedBound>,
}

impl<'de> Deserialize<'de> for PostedClaim {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyClaim;

        impl<'de> Visitor<'de> for AnyClaim {
            type Value = Claim;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("grade-wanted-claim"))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Claim, E> {
                Ok(Claim::plain(Number::integer(value)))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<Claim, E> {
                let value = i64::try_from(value).map_err(|_| unreadable(&value.to_string()))?;
                self.visit_i64(value)
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<Claim, E> {
                let value = Number::decimal(value);
                value.map(Claim::plain).ok_or_else(|| unreadable("it"))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Claim, E> {
                claim_in_text(text).ok_or_else(|| unreadable(text))
            }

            fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Claim, A::Error> {
                let read = ValueAndBound::deserialize(MapAccessDeserializer::new(entries))?;
                let JsonNumber(value) = read.value;
                Ok(Claim {
                    value,
                    bound: read.bound.map(Bound::from),
                })
            }
        }

        deserializer.deserialize_any(AnyClaim).map(Self)
    }
}

fn unreadable<E: Error>(text: &str) -> E {
    let wanted = Message::new("grade-wanted-claim");
    E::custom(Coded(
        ProblemKind::WrongType,
        expected_found(wanted, found_text(text)),
    ))
}

fn claim_in_text(text: &str) -> Option<Claim> {
    let text = with_plain_minus(text);
    let text = text.trim();
    let signs = [
        ("<=", Bound::Upper),
        ("≤", Bound::Upper),
        (">=", Bound::Lower),
        ("≥", Bound::Lower),
        ("=", Bound::Exact),
    ];
    let signed = signs
        .into_iter()
        .find_map(|(sign, bound)| Some((text.strip_prefix(sign)?, Some(bound))));
    let (number, bound) = signed.unwrap_or((text, None));
    let value = number_in_text(number.trim())?;
    Some(Claim { value, bound })
}

/// A text in which a minus is the one of keyboards, not the longer one of printed pages.
pub(super) fn with_plain_minus(text: &str) -> String {
    text.replace('\u{2212}', "-")
}

/// The number that a text is.
pub(super) fn number_in_text(text: &str) -> Option<Number> {
    let looks_like_one = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'+' | b'.' | b'e' | b'E'));
    if text.is_empty() || text.len() > 60 || !looks_like_one {
        return None;
    }
    if let Some(integer) = exact_integer(text)
        && let Ok(integer) = i64::try_from(integer)
    {
        return Some(Number::integer(integer));
    }
    text.parse().ok().and_then(Number::decimal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::read;

    fn claim(json: &str) -> Option<Claim> {
        let read: Option<PostedClaim> = read(json.as_bytes()).ok();
        read.map(|PostedClaim(claim)| claim)
    }

    #[test]
    fn a_claim_may_be_written_in_many_ways() {
        let two = Number::integer(2);
        let with = |bound| {
            Some(Claim {
                value: two,
                bound: Some(bound),
            })
        };
        for json in ["2", "2.0", "\"2\"", "\" 2 \"", "{\"value\": 2}"] {
            assert_eq!(claim(json), Some(Claim::plain(two)), "{json}");
        }
        for json in [
            "\"<= 2\"",
            "\"≤2\"",
            "{\"value\": \"2\", \"bound\": \"upper\"}",
        ] {
            assert_eq!(claim(json), with(Bound::Upper), "{json}");
        }
        assert_eq!(claim("\">=2\""), with(Bound::Lower));
        assert_eq!(claim("\"= 2\""), with(Bound::Exact));
        let less = Claim::plain(Number::integer(-2));
        assert_eq!(claim("\"−2\""), Some(less));
    }

    #[test]
    fn anything_else_is_no_claim() {
        for json in [
            "\"\"",
            "\"<=\"",
            "\"two\"",
            "\"< 2\"",
            "[2]",
            "true",
            "null",
            "{}",
            "\"1e999\"",
            "{\"value\": 2, \"bund\": \"upper\"}",
        ] {
            assert_eq!(claim(json), None, "{json}");
        }
    }
}
