//! All routes.

use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::http::{Method, Uri};
use axum::routing::{MethodRouter, get, post};

use super::class;
use super::pages::{Pages, docs, index, probes, problem_pages, specification};
use super::problem_response::Refusal;
use super::question;
use super::service::Service;
use crate::messages::Message;
use crate::nearest::nearest;
use crate::operations::CatalogueEntry;
use crate::problems::{Problem, ProblemKind};

/// The router: every operation of the catalogue, and the pages.
pub(super) fn router(service: &Arc<Service>) -> Router {
    let pages = Arc::new(Pages::new(service.catalogue));
    let state = Arc::clone(service);
    let mut router = Router::new()
        .route("/", get(index::index))
        .route("/docs", get(docs::redirect))
        .route("/docs/", get(docs::start))
        .route("/docs/{*file}", get(docs::file))
        .route("/openapi.json", get(specification::json))
        .route("/openapi.yaml", get(specification::yaml))
        .route("/problems", get(problem_pages::list))
        .route("/problems/{code}", get(problem_pages::one))
        .route("/version", get(probes::version))
        .with_state(pages)
        .route("/healthz", get(probes::healthz))
        .route("/readyz", get(move || probes::readyz(state)));
    for entry in service.catalogue {
        router = router.route(entry.path, operation(service, entry));
    }
    if let Some(entry) = service
        .catalogue
        .iter()
        .find(|entry| entry.path == class::GRADE)
    {
        let state = Arc::clone(service);
        let answer = move |request: Request| class::post(state, entry, request);
        router = router.route(class::PATH, post(answer));
    }
    let catalogue = service.catalogue;
    router
        .fallback(move |uri: Uri| async move { Refusal(unknown_path(catalogue, uri.path())) })
        .method_not_allowed_fallback(wrong_method)
}

fn operation(service: &Arc<Service>, entry: &'static CatalogueEntry) -> MethodRouter {
    let for_post = Arc::clone(service);
    let route = post(move |request: Request| question::post(for_post, entry, request));
    if entry.query.is_empty() {
        return route;
    }
    let for_get = Arc::clone(service);
    route.get(move |request: Request| question::get(for_get, entry, request))
}

/// The problem of a path at which there is nothing: what may have been meant.
pub fn unknown_path(catalogue: &[CatalogueEntry], path: &str) -> Problem {
    const PAGES: [&str; 9] = [
        "/",
        class::PATH,
        "/docs",
        "/openapi.json",
        "/openapi.yaml",
        "/problems",
        "/version",
        "/healthz",
        "/readyz",
    ];
    let path: String = path.chars().take(100).collect();
    let known = catalogue.iter().map(|entry| entry.path).chain(PAGES);
    let detail = match nearest(&path, known) {
        Some(near) => Message::new("http-unknown-path-near")
            .with("near", near)
            .with("path", path),
        None => Message::new("http-unknown-path").with("path", path),
    };
    Problem::new(ProblemKind::UnknownPath, detail)
}

async fn wrong_method(method: Method, uri: Uri) -> Refusal {
    let path: String = uri.path().chars().take(100).collect();
    Refusal(Problem::new(
        ProblemKind::WrongMethod,
        Message::new("http-wrong-method")
            .with("path", path)
            .with("method", method.as_str()),
    ))
}
