//! The languages that Arborist speaks, and which of them a reader wants.

use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// Declares the languages. A new one is one line here and one file `locales/<code>.ftl`.
macro_rules! languages {
    ($($(#[$description:meta])* $name:ident = $code:literal;)+) => {
        /// A language that Arborist speaks, by its code of ISO 639-1.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Language {
            $($(#[$description])* #[serde(rename = $code)] $name,)+
        }

        impl Language {
            /// Every language.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its code in BCP 47, `en`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// Its messages, in the syntax of Fluent.
            pub(super) const fn locale(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("locales/", $code, ".ftl")),)+
                }
            }
        }
    };
}

languages! {
    /// English, in which everything can be said.
    #[default]
    English = "en";
    /// Turkish.
    Turkish = "tr";
    /// Dutch.
    Dutch = "nl";
}

impl PartialSchema for Language {
    fn schema() -> RefOr<Schema> {
        let codes = Self::ALL.iter().map(|language| language.code());
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .enum_values(Some(codes))
            .description(Some("A language, by its code: English, Turkish or Dutch."))
            .into()
    }
}

impl ToSchema for Language {}

impl Language {
    /// The language that a header `Accept-Language` (RFC 9110, section 12.5.4) prefers, by the lookup of RFC 4647: a
    /// reader of `nl-BE` reads `nl`. `None` when the header accepts none of them, or is empty.
    ///
    /// Of languages that are equally wanted the first in the header wins. What cannot be read is passed over.
    pub fn preferred(accept_language: &str) -> Option<Self> {
        let ranges: Vec<Range<'_>> = accept_language.split(',').filter_map(Range::read).collect();
        let mut best: Option<(u16, usize, Self)> = None;
        for language in Self::ALL.iter().copied() {
            let Some((quality, place)) = wanted(language, &ranges) else {
                continue;
            };
            if best.is_none_or(|(highest, first, _)| {
                quality > highest || (quality == highest && place < first)
            }) {
                best = Some((quality, place, language));
            }
        }
        best.map(|(_, _, language)| language)
    }
}

/// How much a language is wanted, and the place in the header that says so.
fn wanted(language: Language, ranges: &[Range<'_>]) -> Option<(u16, usize)> {
    let placed = || ranges.iter().enumerate();
    let named = || placed().filter(|(_, range)| range.names(language));
    let refused = named().any(|(_, range)| range.quality == 0 && range.is_exactly(language));
    // A wildcard stands for what nothing else in the header names.
    let meant: Vec<_> = if named().next().is_some() {
        named().collect()
    } else {
        placed().filter(|(_, range)| range.tag == "*").collect()
    };
    meant
        .into_iter()
        .filter(|(_, range)| range.quality > 0 && !refused)
        .map(|(place, range)| (range.quality, place))
        .max_by_key(|&(quality, place)| (quality, std::cmp::Reverse(place)))
}

/// A range of languages, `nl-BE;q=0.8`.
struct Range<'a> {
    tag: &'a str,
    /// In thousandths.
    quality: u16,
}

impl<'a> Range<'a> {
    fn read(item: &'a str) -> Option<Self> {
        let mut parts = item.split(';').map(str::trim);
        let tag = parts.next().filter(|tag| !tag.is_empty())?;
        let quality = match parts.next() {
            None => 1000,
            Some(weight) => {
                let (name, value) = weight.split_once('=')?;
                if !name.trim().eq_ignore_ascii_case("q") {
                    return None;
                }
                thousandths(value.trim())?
            }
        };
        Some(Self { tag, quality })
    }

    /// Whether the range is the language, or a narrower one in which the language is a fallback.
    fn names(&self, language: Language) -> bool {
        let first = self.tag.split('-').next().unwrap_or_default();
        first.eq_ignore_ascii_case(language.code())
    }

    fn is_exactly(&self, language: Language) -> bool {
        self.tag.eq_ignore_ascii_case(language.code())
    }
}

/// A weight from 0 to 1 with up to three decimals.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let are_digits = decimals.bytes().all(|byte| byte.is_ascii_digit());
    if decimals.len() > 3 || !are_digits {
        return None;
    }
    let part: u16 = format!("{decimals:0<3}").parse().ok()?;
    match whole {
        "0" => Some(part),
        "1" if part == 0 => Some(1000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    use Language::{Dutch, English, Turkish};

    #[rstest]
    #[case("tr", Some(Turkish))]
    #[case("NL-be", Some(Dutch))]
    #[case("tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7", Some(Turkish))]
    #[case("fr-CH, fr;q=0.9, nl;q=0.4, tr;q=0.5", Some(Turkish))]
    #[case("en;q=0.5, nl;q=0.5", Some(English))]
    #[case("nl;q=0.5, en;q=0.5", Some(Dutch))]
    #[case("nl ; q=0.25 , tr;Q=0.250", Some(Dutch))]
    #[case("nl;q=0.999, en;q=1.000", Some(English))]
    fn the_language_that_is_wanted_most_is_spoken(
        #[case] header: &str,
        #[case] language: Option<Language>,
    ) {
        assert_eq!(Language::preferred(header), language);
    }

    #[rstest]
    #[case("")]
    #[case("fr, de;q=0.5")]
    #[case("en;q=0, tr;q=0.0, nl;q=0.000")]
    #[case("*;q=0")]
    #[case("english, t")]
    fn whoever_reads_none_of_them_gets_none(#[case] header: &str) {
        assert_eq!(Language::preferred(header), None);
    }

    #[rstest]
    #[case("*", Some(English))]
    #[case("fr, *;q=0.1", Some(English))]
    #[case("en;q=0, *", Some(Turkish))]
    #[case("en;q=0.2, *;q=0.5, nl;q=0.3", Some(Turkish))]
    #[case("tr;q=0, tr-TR, nl;q=0.1", Some(Dutch))]
    #[case("nl-BE;q=0, nl", Some(Dutch))]
    fn a_wildcard_stands_for_all_others_and_zero_refuses(
        #[case] header: &str,
        #[case] language: Option<Language>,
    ) {
        assert_eq!(Language::preferred(header), language);
    }

    #[rstest]
    #[case("tr;q=1.1, nl;q=0.1", Some(Dutch))]
    #[case("tr;q=abc, nl;q=0.1", Some(Dutch))]
    #[case("tr;q=, nl;q=0.1", Some(Dutch))]
    #[case("tr;q=0.1234, nl;q=0.1", Some(Dutch))]
    #[case("tr;q=-1, nl;q=0.1", Some(Dutch))]
    #[case("tr;level=1, nl;q=0.1", Some(Dutch))]
    #[case(",,;q=1, ;;, nl;q=0.1,", Some(Dutch))]
    #[case("\u{131}, TR", Some(Turkish))]
    fn what_cannot_be_read_is_passed_over(
        #[case] header: &str,
        #[case] language: Option<Language>,
    ) {
        assert_eq!(Language::preferred(header), language);
    }

    #[test]
    fn languages_are_written_as_their_codes() {
        for &language in Language::ALL {
            let json = serde_json::to_value(language).unwrap();
            assert_eq!(json, language.code());
            assert_eq!(serde_json::from_value::<Language>(json).unwrap(), language);
        }
        let schema = serde_json::to_value(Language::schema()).unwrap();
        assert_eq!(schema["enum"], serde_json::json!(["en", "tr", "nl"]));
        assert_eq!(Language::default(), English);
    }
}
