//! Names for requests, so that a client's report and the server's log speak of the same one.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// The header in which the name travels.
pub(super) const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

const LONGEST: usize = 64;

/// Makes names: a random start and a counter.
#[derive(Debug)]
pub(super) struct RequestIds {
    next: AtomicU64,
}

impl RequestIds {
    pub(super) fn new() -> Self {
        Self {
            next: AtomicU64::new(RandomState::new().hash_one("request id")),
        }
    }

    /// The name that the client has given its request, if it is harmless; else a new one.
    pub(super) fn of(&self, headers: &HeaderMap) -> HeaderValue {
        match headers.get(X_REQUEST_ID) {
            Some(given) if is_harmless(given.as_bytes()) => given.clone(),
            _ => self.make(),
        }
    }

    fn make(&self) -> HeaderValue {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let text: [u8; 16] =
            std::array::from_fn(|place| DIGITS[(number >> (60 - 4 * place)) as usize & 15]);
        HeaderValue::from_bytes(&text).unwrap_or(HeaderValue::from_static("0"))
    }
}

/// It will stand in a header and in the log.
fn is_harmless(name: &[u8]) -> bool {
    (1..=LONGEST).contains(&name.len())
        && name
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_and_are_harmless_themselves() {
        let ids = RequestIds::new();
        let (first, second) = (ids.make(), ids.make());
        assert_ne!(first, second);
        assert!(is_harmless(first.as_bytes()) && first.len() == 16);
    }

    #[test]
    fn only_short_plain_names_are_taken_over() {
        for (name, harmless) in [
            ("homework-3.attempt_2", true),
            ("", false),
            ("two words", false),
            ("line\u{7f}", false),
            ("é", false),
        ] {
            assert_eq!(is_harmless(name.as_bytes()), harmless, "{name}");
        }
        assert!(is_harmless(&[b'a'; 64]) && !is_harmless(&[b'a'; 65]));
    }
}
