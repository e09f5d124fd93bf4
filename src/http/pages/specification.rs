//! `/openapi.json` and `/openapi.yaml`.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use tokio::task::spawn_blocking;

use super::{Pages, Specification};
use crate::http::openapi;
use crate::http::problem_response::Refusal;
use crate::http::representation::{JSON, Representation};
use crate::problems::Problem;

/// The document as JSON.
pub(in crate::http) async fn json(
    State(pages): State<Arc<Pages>>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let document = Representation::page(JSON, specification(&pages).await?.json);
    Ok(document.respond(&method, &headers).await)
}

/// The document as YAML.
pub(in crate::http) async fn yaml(
    State(pages): State<Arc<Pages>>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let document = Representation::yaml(specification(&pages).await?.yaml);
    Ok(document.respond(&method, &headers).await)
}

/// The document is made when it is first asked for: its examples are answered by real searches.
async fn specification(pages: &Pages) -> Result<Specification, Problem> {
    let catalogue = pages.catalogue;
    let made = pages.specification.get_or_try_init(|| async {
        spawn_blocking(move || {
            Ok(Specification {
                json: openapi::json(catalogue).map_err(Problem::internal)?.into(),
                yaml: openapi::yaml(catalogue).map_err(Problem::internal)?.into(),
            })
        })
        .await
        .map_err(Problem::internal)?
    });
    made.await.cloned()
}
