//! Whether a body is declared to be JSON, and how it is packed.

use axum::http::HeaderMap;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE};

use crate::messages::Message;
use crate::problems::{Problem, ProblemKind};
use crate::shorten::shorten;

/// How a body is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Packing {
    /// Not at all.
    Plain,
    /// With gzip (RFC 1952).
    Gzip,
}

/// The media types of JSON texts, one a line.
const LINES: [&str; 3] = [
    "application/x-ndjson",
    "application/ndjson",
    "application/jsonl",
];

/// How the JSON of a body is packed.
///
/// # Errors
/// The body is declared to be something else than JSON, or nothing, or packed in a way that is not known.
pub(super) fn packing_of_json(headers: &HeaderMap) -> Result<Packing, Problem> {
    let declared = headers.get(CONTENT_TYPE).map(|value| value.as_bytes());
    match declared {
        Some(b"application/json") => {}
        Some(declared) if is_json(declared) => {}
        declared => {
            return Err(wrong_type(declared, Message::new("http-post-json")));
        }
    }
    packing(headers)
}

/// Whether a body is declared to be lines of JSON.
///
/// # Errors
/// The body is declared to be something else, or nothing, or packed.
pub(super) fn check_lines(headers: &HeaderMap) -> Result<(), Problem> {
    let declared = headers.get(CONTENT_TYPE).map(|value| value.as_bytes());
    if !declared.is_some_and(is_lines) {
        return Err(wrong_type(declared, Message::new("http-post-lines")));
    }
    match packing(headers)? {
        Packing::Plain => Ok(()),
        Packing::Gzip => Err(wrong(Message::new("http-packed-lines"))),
    }
}

fn wrong_type(declared: Option<&[u8]>, remedy: Message) -> Problem {
    wrong(match declared {
        Some(declared) => Message::new("http-declared-otherwise")
            .with("declared", shown(declared))
            .with("remedy", remedy),
        None => Message::new("http-media-type-missing").with("remedy", remedy),
    })
}

fn packing(headers: &HeaderMap) -> Result<Packing, Problem> {
    let mut packings = headers.get_all(CONTENT_ENCODING).iter();
    match (
        packings.next().map(|value| value.as_bytes()),
        packings.next(),
    ) {
        (None, _) => Ok(Packing::Plain),
        (Some(packing), None) if packing.eq_ignore_ascii_case(b"identity") => Ok(Packing::Plain),
        (Some(packing), None)
            if packing.eq_ignore_ascii_case(b"gzip") || packing.eq_ignore_ascii_case(b"x-gzip") =>
        {
            Ok(Packing::Gzip)
        }
        (Some(packing), _) => Err(wrong(
            Message::new("http-unknown-packing").with("packing", shown(packing)),
        )),
    }
}

/// `application/json` or `application/...+json`, with no charset but UTF-8.
fn is_json(declared: &[u8]) -> bool {
    is_utf8_of(declared, |essence| {
        essence.strip_prefix("application/").is_some_and(|subtype| {
            subtype == "json"
                || subtype
                    .strip_suffix("+json")
                    .is_some_and(|name| !name.is_empty())
        })
    })
}

/// One of the media types of lines, with no charset but UTF-8.
fn is_lines(declared: &[u8]) -> bool {
    is_utf8_of(declared, |essence| LINES.contains(&essence))
}

fn is_utf8_of(declared: &[u8], is_right: impl Fn(&str) -> bool) -> bool {
    let Ok(declared) = std::str::from_utf8(declared) else {
        return false;
    };
    let declared = declared.to_ascii_lowercase();
    let mut parts = declared.split(';').map(str::trim);
    is_right(parts.next().unwrap_or_default())
        && parts.all(|parameter| match parameter.split_once('=') {
            Some((name, value)) if name.trim() == "charset" => {
                matches!(value.trim().trim_matches('"'), "utf-8" | "utf8")
            }
            _ => true,
        })
}

fn shown(value: &[u8]) -> String {
    shorten(&String::from_utf8_lossy(value))
}

fn wrong(detail: Message) -> Problem {
    Problem::new(ProblemKind::WrongMediaType, detail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use rstest::rstest;

    #[rstest]
    #[case("application/json", true)]
    #[case("Application/JSON; charset=UTF-8", true)]
    #[case("application/json; charset=\"utf-8\"; v=1", true)]
    #[case("application/problem+json", true)]
    #[case("application/json; charset=latin1", false)]
    #[case("application/+json", false)]
    #[case("text/json", false)]
    #[case("application/x-www-form-urlencoded", false)]
    #[case("", false)]
    fn json_is_known_by_its_media_type(#[case] declared: &str, #[case] json: bool) {
        assert_eq!(is_json(declared.as_bytes()), json);
    }

    #[rstest]
    #[case("application/x-ndjson", true)]
    #[case("Application/NDJSON; charset=utf-8", true)]
    #[case("application/jsonl", true)]
    #[case("application/json", false)]
    #[case("application/x-ndjson; charset=latin1", false)]
    fn lines_are_known_by_their_media_type(#[case] declared: &str, #[case] lines: bool) {
        assert_eq!(is_lines(declared.as_bytes()), lines);
    }

    #[rstest]
    #[case(&[], Some(Packing::Plain))]
    #[case(&["identity"], Some(Packing::Plain))]
    #[case(&["GZIP"], Some(Packing::Gzip))]
    #[case(&["br"], None)]
    #[case(&["gzip, gzip"], None)]
    #[case(&["gzip", "gzip"], None)]
    fn gzip_is_the_only_packing(#[case] packings: &[&str], #[case] packing: Option<Packing>) {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        for packing in packings {
            headers.append(CONTENT_ENCODING, HeaderValue::from_str(packing).unwrap());
        }
        assert_eq!(packing_of_json(&headers).ok(), packing);
    }
}
