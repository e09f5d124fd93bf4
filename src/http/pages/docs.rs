//! `/docs/`: Swagger UI, all of it from this binary.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use utoipa_swagger_ui::Config;

use super::Pages;
use crate::http::problem_response::Refusal;
use crate::http::representation::Representation;
use crate::messages::Message;
use crate::problems::{Problem, ProblemKind};

/// How Swagger UI is set up. It would ask a validator on the internet, if it were not told to ask none.
pub(super) fn config() -> Config<'static> {
    Config::from("/openapi.json")
        .validator_url("none")
        .try_it_out_enabled(true)
        .display_request_duration(true)
        .deep_linking(true)
}

/// The page refers to its files relatively, so it needs the slash.
pub(in crate::http) async fn redirect() -> (StatusCode, [(HeaderName, HeaderValue); 1]) {
    let location = (LOCATION, HeaderValue::from_static("/docs/"));
    (StatusCode::PERMANENT_REDIRECT, [location])
}

/// The page.
pub(in crate::http) async fn start(
    State(pages): State<Arc<Pages>>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    respond(&pages, "index.html", &method, &headers).await
}

/// One of its files.
pub(in crate::http) async fn file(
    State(pages): State<Arc<Pages>>,
    Path(file): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    respond(&pages, &file, &method, &headers).await
}

async fn respond(
    pages: &Pages,
    file: &str,
    method: &Method,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    let found = utoipa_swagger_ui::serve(file, Arc::clone(&pages.docs))
        .map_err(Problem::internal)?
        .ok_or_else(|| {
            Problem::new(
                ProblemKind::UnknownPath,
                Message::new("http-no-such-document"),
            )
        })?;
    let bytes = match found.bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    let media_type = HeaderValue::from_str(&found.content_type).map_err(Problem::internal)?;
    Ok(Representation::page(media_type, bytes)
        .respond(method, headers)
        .await)
}
