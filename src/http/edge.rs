//! What every request passes through, in and out: one step instead of a stack of layers, each of which would
//! cost as much again.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::http::header::{ALLOW, CONNECTION, CONTENT_TYPE, HOST, ORIGIN, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Version};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use tower::Service as _;

use super::accept_language::preferred_language;
use super::origins::Origins;
use super::panic_guard::guarded;
use super::problem_response::{PROBLEM_JSON, Refusal, tell};
use super::request_id::{RequestIds, X_REQUEST_ID};
use super::service::Service;
use crate::messages::{Language, Message};
use crate::problems::{Problem, ProblemKind};

const SERVER_TIMING: HeaderName = HeaderName::from_static("server-timing");
const NOSNIFF: HeaderValue = HeaderValue::from_static("nosniff");
const CLOSE: HeaderValue = HeaderValue::from_static("close");

/// The outermost part of the service.
pub(super) struct Edge {
    service: Arc<Service>,
    router: Router,
    ids: RequestIds,
}

impl Edge {
    pub(super) fn new(service: Arc<Service>, router: Router) -> Self {
        Self {
            service,
            router,
            ids: RequestIds::new(),
        }
    }

    /// Answers a request, whatever happens.
    pub(super) async fn handle(&self, request: Request<Incoming>) -> Response {
        let begun = Instant::now();
        let _running = self.service.activity.begin();
        let asked = Asked {
            id: self.ids.of(request.headers()),
            origin: request.headers().get(ORIGIN).cloned(),
            method: request.method().clone(),
            reader: preferred_language(request.headers()),
        };
        let path =
            tracing::enabled!(tracing::Level::DEBUG).then(|| request.uri().path().to_owned());
        let mut response = match check_host(request.version(), request.headers()) {
            Ok(()) if asked.method == Method::OPTIONS => self.options(request).await,
            Ok(()) => self.route(request).await,
            Err(problem) => Refusal(problem).into_response(),
        };
        self.finish(&asked, begun, &mut response);
        let status = response.status().as_u16();
        if status == 500 {
            tracing::error!(request = ?asked.id, method = %asked.method, status, "failed");
        } else {
            tracing::debug!(
                request = ?asked.id,
                method = %asked.method,
                path,
                status,
                microseconds = begun.elapsed().as_micros(),
                "answered"
            );
        }
        response
    }

    /// Routes a request, behind a guard that turns a panic into a problem.
    async fn route(&self, request: Request<Incoming>) -> Response {
        let answer = self.router.clone().call(request.map(Body::new));
        match guarded("a handler", answer).await {
            Ok(answer) => answer.unwrap_or_else(|never| match never {}),
            Err(problem) => refuse(problem),
        }
    }

    /// Says what a path takes, and to a browser that asks in advance what a script may send there.
    async fn options(&self, request: Request<Incoming>) -> Response {
        let asked = request.headers().clone();
        let mut response = self.route(request).await;
        if response.status() != StatusCode::METHOD_NOT_ALLOWED {
            return response;
        }
        let mut answer = Response::new(Body::empty());
        *answer.status_mut() = StatusCode::NO_CONTENT;
        if let Some(methods) = response.headers_mut().remove(ALLOW) {
            answer.headers_mut().insert(ALLOW, methods);
        }
        Origins::preflight(&asked, answer.headers_mut());
        answer
    }

    fn finish(&self, asked: &Asked, begun: Instant, response: &mut Response) {
        if response.status().as_u16() >= 400
            && response.headers().get(CONTENT_TYPE) != Some(&PROBLEM_JSON)
        {
            *response = refuse(unexplained(response.status()));
        }
        tell(response, asked.reader);
        let origins = &self.service.options.cors_origins;
        let headers = response.headers_mut();
        origins.allow(asked.origin.as_ref(), headers);
        headers.insert(X_REQUEST_ID, asked.id.clone());
        headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF);
        if let Some(timing) = server_timing(begun) {
            headers.insert(SERVER_TIMING, timing);
        }
        if self.service.activity.is_shutting_down() {
            headers.insert(CONNECTION, CLOSE);
        }
    }
}

/// What is remembered of a request.
struct Asked {
    id: HeaderValue,
    origin: Option<HeaderValue>,
    method: Method,
    /// The language that whoever asks reads best.
    reader: Language,
}

/// HTTP/1.1 wants exactly one host (RFC 9112, section 3.2); hyper does not ask.
fn check_host(version: Version, headers: &HeaderMap) -> Result<(), Problem> {
    let mut hosts = headers.get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(_), None) => Ok(()),
        (None, _) if version < Version::HTTP_11 => Ok(()),
        (None, _) => Err(bad_request(Message::new("http-host-missing"))),
        (Some(_), Some(_)) => Err(bad_request(Message::new("http-host-twice"))),
    }
}

fn bad_request(detail: Message) -> Problem {
    Problem::new(ProblemKind::BadRequest, detail)
}

fn refuse(problem: Problem) -> Response {
    Refusal(problem).into_response()
}

/// A refusal of the router's own that has no document yet.
fn unexplained(status: StatusCode) -> Problem {
    match status {
        StatusCode::NOT_FOUND => {
            Problem::new(ProblemKind::UnknownPath, Message::new("http-nothing-here"))
        }
        status if status.is_client_error() => bad_request(Message::new("http-unreadable")),
        _ => Problem::internal(format!("a bare {status}")),
    }
}

/// `total;dur=0.42`, in milliseconds.
fn server_timing(begun: Instant) -> Option<HeaderValue> {
    let mut text = String::with_capacity(32);
    let microseconds = begun.elapsed().as_micros();
    write!(
        text,
        "total;dur={}.{:03}",
        microseconds / 1000,
        microseconds % 1000
    )
    .ok()?;
    HeaderValue::from_maybe_shared(bytes::Bytes::from(text)).ok()
}
