//! Strong entity tags (RFC 9110, section 8.8.3): a hash of the bytes, and of how they are packed.

use axum::http::header::IF_NONE_MATCH;
use axum::http::{HeaderMap, HeaderValue};
use xxhash_rust::xxh3::xxh3_64;

/// What the tag of a packed answer ends in: other bytes need another tag.
const GZIP_SUFFIX: &[u8] = b"-gzip\"";

/// The tag of these bytes.
pub(super) fn of(bytes: &[u8]) -> HeaderValue {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let hash = xxh3_64(bytes);
    let mut tag = [b'"'; 18];
    for (place, digit) in tag[1..17].iter_mut().enumerate() {
        *digit = DIGITS[(hash >> (60 - 4 * place)) as usize & 15];
    }
    HeaderValue::from_bytes(&tag).unwrap_or(HeaderValue::from_static("\"\""))
}

/// The tag of the same bytes packed with gzip.
pub(super) fn gzipped(tag: &HeaderValue) -> HeaderValue {
    let plain = tag.as_bytes();
    let packed = [plain.strip_suffix(b"\"").unwrap_or(plain), GZIP_SUFFIX].concat();
    HeaderValue::from_bytes(&packed).unwrap_or_else(|_| tag.clone())
}

/// Whether the client already holds what has this tag, packed or not.
pub(super) fn is_held(tag: &HeaderValue, headers: &HeaderMap) -> bool {
    let packed = gzipped(tag);
    headers.get_all(IF_NONE_MATCH).iter().any(|line| {
        line.as_bytes().split(|byte| *byte == b',').any(|held| {
            let held = held.trim_ascii();
            let held = held.strip_prefix(b"W/").unwrap_or(held);
            held == b"*" || held == tag.as_bytes() || held == packed.as_bytes()
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(tag: &HeaderValue, line: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(IF_NONE_MATCH, HeaderValue::from_str(line).unwrap());
        is_held(tag, &headers)
    }

    #[test]
    fn a_tag_is_known_again_in_every_form() {
        let tag = of(b"{}");
        let text = tag.to_str().unwrap();
        let packed = gzipped(&tag);
        assert_ne!(tag, packed);
        assert!(held(&tag, text));
        assert!(held(&tag, packed.to_str().unwrap()));
        assert!(held(&tag, &format!("\"x\", W/{text}")));
        assert!(held(&tag, "*"));
        assert!(!held(&tag, "\"x\""));
        assert!(!is_held(&tag, &HeaderMap::new()));
        assert_ne!(of(b"{} "), tag);
    }
}
