//! How long the client is ready to wait: `?wait=2.5` or `Prefer: wait=2.5` (RFC 7240).

use std::time::Duration;

use axum::http::{HeaderMap, HeaderName};

use crate::messages::Message;
use crate::problems::{Pointer, Problem, ProblemKind};

/// The header with a client's preferences.
const PREFER: HeaderName = HeaderName::from_static("prefer");

/// The parameter of the query string.
pub(super) const WAIT: &str = "wait";

/// A query string, split into the time to wait and the rest, which is the question.
pub(super) struct Query {
    /// The pairs that are not `wait`, decoded.
    pub(super) pairs: Vec<(String, String)>,
    wait: Option<Duration>,
}

impl Query {
    /// Reads a query string.
    pub(super) fn read(text: Option<&str>) -> Result<Self, Problem> {
        let mut query = Self {
            pairs: Vec::new(),
            wait: None,
        };
        for (name, value) in form_urlencoded::parse(text.unwrap_or_default().as_bytes()) {
            if name != WAIT {
                query.pairs.push((name.into_owned(), value.into_owned()));
                continue;
            }
            let wait = seconds(&value).ok_or_else(|| bad_query(not_seconds(&value)))?;
            if query.wait.replace(wait).is_some() {
                return Err(bad_query(Message::new("http-wait-twice")));
            }
        }
        Ok(query)
    }

    /// How long the question may take: what the client asks for, but never more than the operator allows.
    pub(super) fn wait(&self, headers: &HeaderMap, allowed: Duration) -> Duration {
        [self.wait, preferred_wait(headers)]
            .into_iter()
            .flatten()
            .fold(allowed, Duration::min)
    }
}

/// What the header says. A preference that cannot be read must be ignored (RFC 7240, section 2), and of two that
/// say different things the first counts.
fn preferred_wait(headers: &HeaderMap) -> Option<Duration> {
    let mut lines = headers.get_all(PREFER).iter();
    lines.find_map(|line| {
        line.to_str().ok()?.split(',').find_map(|preference| {
            let (name, value) = preference.split(';').next()?.split_once('=')?;
            let is_wait = name.trim().eq_ignore_ascii_case(WAIT);
            seconds(value.trim().trim_matches('"')).filter(|_| is_wait)
        })
    })
}

/// How seconds are written, as a regular expression for the documentation.
pub(super) const SECONDS_PATTERN: &str = r"[0-9]{1,9}(\.[0-9]{1,9})?";

/// Seconds: digits, perhaps with a decimal point.
pub(crate) fn seconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let are_digits = |part: &str| {
        (1..=9).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !are_digits(whole) || !are_digits(fraction) {
        return None;
    }
    Duration::try_from_secs_f64(text.parse().ok()?).ok()
}

fn not_seconds(text: &str) -> Message {
    let shown: String = text.chars().take(30).collect();
    Message::new("http-wait-not-seconds").with("text", shown)
}

fn bad_query(detail: Message) -> Problem {
    Problem::at(ProblemKind::BadQuery, Pointer::key(WAIT), detail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use rstest::rstest;

    const ALLOWED: Duration = Duration::from_secs(10);

    fn wait(query: &str, prefer: &[&str]) -> Result<Duration, Problem> {
        let mut headers = HeaderMap::new();
        for line in prefer {
            headers.append(PREFER, HeaderValue::from_str(line).unwrap());
        }
        Ok(Query::read(Some(query))?.wait(&headers, ALLOWED))
    }

    #[rstest]
    #[case("", &[], 10_000)]
    #[case("wait=2", &[], 2_000)]
    #[case("wait=0.25&piles=1", &[], 250)]
    #[case("wait=3600", &[], 10_000)]
    #[case("", &["wait=1.5"], 1_500)]
    #[case("", &["respond-async", "handling=lenient, Wait = 3; x=1, wait=1"], 3_000)]
    #[case("wait=4", &["wait=1"], 1_000)]
    #[case("", &["wait=soon", "wait=2"], 2_000)]
    #[case("", &["wait=-1"], 10_000)]
    fn the_client_waits_no_longer_than_the_operator_allows(
        #[case] query: &str,
        #[case] prefer: &[&str],
        #[case] milliseconds: u64,
    ) {
        assert_eq!(wait(query, prefer), Ok(Duration::from_millis(milliseconds)));
    }

    #[rstest]
    #[case("wait=")]
    #[case("wait=-1")]
    #[case("wait=1e3")]
    #[case("wait=NaN")]
    #[case("wait=1.")]
    #[case("wait=1&wait=1")]
    fn nonsense_is_refused(#[case] query: &str) {
        let problem = wait(query, &[]).unwrap_err();
        assert_eq!(problem.kind, ProblemKind::BadQuery);
    }

    #[test]
    fn the_wait_is_no_part_of_the_question() {
        let query = Query::read(Some("piles=2%2C4&wait=1&rule=a+b")).unwrap();
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(query.pairs, [pair("piles", "2,4"), pair("rule", "a b")]);
    }
}
