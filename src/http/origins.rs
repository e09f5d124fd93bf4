//! Whose scripts may ask (CORS, the Fetch standard).

use std::str::FromStr;

use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_METHOD, ALLOW,
    ORIGIN, VARY,
};
use axum::http::{HeaderMap, HeaderValue};

/// The web pages whose scripts may ask this server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Origins {
    /// Every page.
    #[default]
    Any,
    /// The pages of these origins, `https://example.org`.
    Listed(Vec<HeaderValue>),
}

const EXPOSED: HeaderValue = HeaderValue::from_static(
    "etag, retry-after, server-timing, x-request-id, content-encoding, allow",
);
const ALLOWED_HEADERS: HeaderValue = HeaderValue::from_static(
    "accept, content-type, content-encoding, if-none-match, prefer, x-request-id",
);
const A_DAY: HeaderValue = HeaderValue::from_static("86400");

impl Origins {
    /// Lets the page that asked read the answer, if it may.
    pub(super) fn allow(&self, asked_by: Option<&HeaderValue>, answer: &mut HeaderMap) {
        match self {
            Self::Any => {
                answer.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
                answer.insert(ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED);
            }
            Self::Listed(listed) => {
                answer.append(VARY, HeaderValue::from_static("origin"));
                if let Some(origin) = asked_by.filter(|origin| listed.contains(origin)) {
                    answer.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone());
                    answer.insert(ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED);
                }
            }
        }
    }

    /// Says what a page may send, when a browser asks that in advance.
    pub(super) fn preflight(question: &HeaderMap, answer: &mut HeaderMap) {
        if !question.contains_key(ORIGIN) || !question.contains_key(ACCESS_CONTROL_REQUEST_METHOD) {
            return;
        }
        if let Some(methods) = answer.get(ALLOW).cloned() {
            answer.insert(ACCESS_CONTROL_ALLOW_METHODS, methods);
        }
        answer.insert(ACCESS_CONTROL_ALLOW_HEADERS, ALLOWED_HEADERS);
        answer.insert(ACCESS_CONTROL_MAX_AGE, A_DAY);
    }
}

impl FromStr for Origins {
    type Err = String;

    /// `*`, or origins between commas.
    fn from_str(text: &str) -> Result<Self, String> {
        if text.trim() == "*" {
            return Ok(Self::Any);
        }
        text.split(',')
            .map(str::trim)
            .filter(|origin| !origin.is_empty())
            .map(origin)
            .collect::<Result<_, _>>()
            .map(Self::Listed)
    }
}

fn origin(text: &str) -> Result<HeaderValue, String> {
    let host = text
        .strip_prefix("http://")
        .or_else(|| text.strip_prefix("https://"));
    match (host, HeaderValue::from_str(text)) {
        (Some(host), Ok(value)) if !host.is_empty() && !host.contains(['/', '*', ' ']) => Ok(value),
        _ => Err(format!(
            "\"{text}\" is not an origin; write * for all, or a list like https://example.org,http://localhost:3000 without paths"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_a_star_or_a_list_of_schemes_with_hosts() {
        assert_eq!("*".parse(), Ok(Origins::Any));
        assert_eq!(
            "https://a.example, http://localhost:3000".parse(),
            Ok(Origins::Listed(vec![
                HeaderValue::from_static("https://a.example"),
                HeaderValue::from_static("http://localhost:3000"),
            ]))
        );
        for wrong in [
            "example.org",
            "https://",
            "https://a.example/path",
            "https://*.example",
        ] {
            assert!(wrong.parse::<Origins>().is_err(), "{wrong}");
        }
    }
}
