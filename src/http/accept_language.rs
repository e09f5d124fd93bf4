//! The language that a client reads best (RFC 9110, section 12.5.4).

use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, HeaderValue};

use crate::messages::Language;

/// The language that the client prefers. Who does not say, or reads none of them, gets English.
pub(super) fn preferred_language(headers: &HeaderMap) -> Language {
    // Programs seldom say.
    if !headers.contains_key(ACCEPT_LANGUAGE) {
        return Language::default();
    }
    let lines = headers.get_all(ACCEPT_LANGUAGE).iter();
    let lines: Vec<&str> = lines
        .map(|line| line.to_str().unwrap_or_default())
        .collect();
    // Several lines are one list.
    Language::preferred(&lines.join(",")).unwrap_or_default()
}

/// The language as a header tells it.
pub(super) fn header_of(language: Language) -> HeaderValue {
    HeaderValue::from_static(language.code())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_lines_of_the_header_are_one_list() {
        let mut headers = HeaderMap::new();
        assert_eq!(preferred_language(&headers), Language::English);
        headers.append(ACCEPT_LANGUAGE, HeaderValue::from_static("fr, nl;q=0.5"));
        assert_eq!(preferred_language(&headers), Language::Dutch);
        headers.append(ACCEPT_LANGUAGE, HeaderValue::from_static("tr;q=0.7"));
        assert_eq!(preferred_language(&headers), Language::Turkish);
        headers.append(ACCEPT_LANGUAGE, HeaderValue::from_bytes(b"en\xff").unwrap());
        assert_eq!(preferred_language(&headers), Language::Turkish);
    }
}
