//! For those who run the server: does it live, does it take questions, which version is it.

use std::sync::Arc;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::response::Response;
use serde_json::json;

use crate::http::problem_response::Refusal;
use crate::http::representation::{JSON, Representation};
use crate::http::service::Service;

const NOT_KEPT: [(HeaderName, HeaderValue); 2] = [
    (CONTENT_TYPE, JSON),
    (CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

/// The process lives.
pub(in crate::http) async fn healthz() -> ([(HeaderName, HeaderValue); 2], &'static str) {
    (NOT_KEPT, "{\"status\":\"ok\"}\n")
}

/// The server takes questions: until it has been told to stop.
pub(in crate::http) async fn readyz(
    service: Arc<Service>,
) -> Result<([(HeaderName, HeaderValue); 2], &'static str), Refusal> {
    service.activity.accept()?;
    Ok((NOT_KEPT, "{\"status\":\"ready\"}\n"))
}

/// The version of the program and of its engine.
pub(in crate::http) async fn version(method: Method, headers: HeaderMap) -> Response {
    Representation::json(&json!({
        "name": "arborist",
        "version": env!("CARGO_PKG_VERSION"),
        "engine": arborist_engine::VERSION,
    }))
    .respond(&method, &headers)
    .await
}
