//! A problem as a response.

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use super::accept_language::header_of;
use crate::messages::{Language, Message};
use crate::problems::{Problem, ProblemKind};

/// The media type of problem documents (RFC 9457).
pub(super) const PROBLEM_JSON: HeaderValue = HeaderValue::from_static("application/problem+json");

/// Why a request is refused. As a response it has no words yet: [`tell`] adds them.
#[derive(Debug)]
pub(super) struct Refusal(pub(super) Problem);

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let problem = conceal_internals(self.0);
        let kind = problem.kind;
        let mut response = Response::new(Body::empty());
        *response.status_mut() =
            StatusCode::from_u16(kind.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        describe(kind, response.headers_mut());
        response.extensions_mut().insert(Untold(problem));
        response
    }
}

/// A problem that waits in a response to be told.
#[derive(Clone, Debug)]
struct Untold(Problem);

/// Tells a response's problem, if it has one, to somebody who reads `reader` best.
pub(super) fn tell(response: &mut Response, reader: Language) {
    let Some(Untold(problem)) = response.extensions_mut().remove() else {
        return;
    };
    let document = problem.to_bytes(reader);
    let headers = response.headers_mut();
    headers.insert(CONTENT_LANGUAGE, header_of(problem.told_in(reader)));
    headers.append(VARY, HeaderValue::from_static("accept-language"));
    headers.insert(CONTENT_LENGTH, document.len().into());
    *response.body_mut() = Body::from(document);
}

fn describe(kind: ProblemKind, headers: &mut HeaderMap) {
    headers.insert(CONTENT_TYPE, PROBLEM_JSON);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    match kind {
        ProblemKind::Overloaded => {
            headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        ProblemKind::ShuttingDown => {
            headers.insert(RETRY_AFTER, HeaderValue::from_static("5"));
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        ProblemKind::BodyTimeout => {
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        _ => {}
    }
}

/// What a bug says about itself is for the log, not for the client.
pub(super) fn conceal_internals(problem: Problem) -> Problem {
    if problem.kind != ProblemKind::Internal {
        return problem;
    }
    let detail = problem.detail.in_language(Language::English);
    tracing::error!(detail, "an answer has failed");
    Problem::new(ProblemKind::Internal, Message::new("http-failed")).asked_in(problem.language)
}
