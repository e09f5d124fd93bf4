//! `/`: what there is, with links that work and commands to copy.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, HeaderName, Method};
use axum::response::Response;
use serde_json::{Value, json};

use super::Pages;
use super::html::{escape, page};
use crate::http::accept::{Form, preferred_form};
use crate::http::representation::Representation;
use crate::messages::Language;
use crate::operations::CatalogueEntry;

const PAGES: [(&str, &str); 8] = [
    ("/docs", "try the operations in the browser"),
    ("/openapi.json", "the OpenAPI document"),
    ("/openapi.yaml", "the same as YAML"),
    ("/problems", "every kind of problem, explained"),
    ("/version", "which version this is"),
    ("/healthz", "whether the process lives"),
    ("/readyz", "whether it takes questions"),
    ("/", "this page, also as JSON"),
];

const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The index.
pub(in crate::http) async fn index(
    State(pages): State<Arc<Pages>>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    let representation = match preferred_form(&headers) {
        Form::Html => Representation::html(as_html(pages.catalogue, &own_url(&headers))),
        Form::Json => Representation::json(&as_json(pages.catalogue)),
    };
    representation
        .one_of_several_forms()
        .respond(&method, &headers)
        .await
}

fn as_json(catalogue: &[CatalogueEntry]) -> Value {
    let operations = catalogue.iter().map(|entry| {
        json!({
            "path": entry.path,
            "title": entry.title,
            "methods": methods(entry),
            "link": link(entry),
            "example": example(entry),
        })
    });
    let pages = PAGES.map(|(path, title)| json!({"path": path, "title": title}));
    json!({
        "name": "arborist",
        "title": "Answers questions about game trees",
        "operations": operations.collect::<Vec<_>>(),
        "pages": pages,
    })
}

fn as_html(catalogue: &[CatalogueEntry], own_url: &str) -> String {
    let mut body = String::from(
        "<h1>Arborist</h1>\n<p>Answers questions about game trees: what is this position worth, which move, \
         which branches does alpha-beta cut and why. Post a JSON question, get a JSON answer.</p>\n<ul>\n",
    );
    for (path, title) in PAGES {
        let _ = writeln!(body, "<li><a href=\"{path}\">{path}</a>: {title}</li>");
    }
    body.push_str("</ul>\n");
    for entry in catalogue {
        let _ = writeln!(
            body,
            "<h2 id=\"{id}\">{title}</h2>\n<p><code>{methods} {path}</code></p>",
            id = escape(entry.path.trim_start_matches('/')),
            title = escape(entry.title),
            methods = methods(entry).join(", "),
            path = escape(entry.path),
        );
        if let Some(link) = link(entry) {
            let link = escape(&link);
            let _ = writeln!(body, "<p><a href=\"{link}\">{link}</a></p>");
        }
        if let Some(example) = entry.examples.first() {
            let command = format!(
                "curl {own_url}{} -H 'content-type: application/json' -d '{}'",
                entry.path,
                example.question.replace('\'', "'\\''")
            );
            let _ = writeln!(body, "<pre><code>{}</code></pre>", escape(&command));
        }
    }
    page(Language::English, "Arborist", &body)
}

fn methods(entry: &CatalogueEntry) -> &'static [&'static str] {
    if entry.query.is_empty() {
        &["POST"]
    } else {
        &["GET", "POST"]
    }
}

fn example(entry: &CatalogueEntry) -> Option<Value> {
    serde_json::from_str(entry.examples.first()?.question).ok()
}

/// The path with a query string that works, if the operation can be got.
fn link(entry: &CatalogueEntry) -> Option<String> {
    let first = entry.query.first()?;
    let mut query = form_urlencoded::Serializer::new(String::new());
    let needed = entry.query.iter().filter(|parameter| parameter.required);
    let shown: Vec<_> = needed.map(|needed| (needed.name, needed.example)).collect();
    if shown.is_empty() {
        query.append_pair(first.name, first.example);
    }
    query.extend_pairs(shown);
    // A comma may stand in a query string as it is, and is read more easily.
    Some(format!(
        "{}?{}",
        entry.path,
        query.finish().replace("%2C", ",")
    ))
}

/// How the client reaches this server.
fn own_url(headers: &HeaderMap) -> String {
    let host = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .filter(|host| {
            !host.is_empty()
                && host
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b".:-_[]".contains(&byte))
        })
        .unwrap_or("localhost:8080");
    let scheme = match headers.get(X_FORWARDED_PROTO) {
        Some(proto) if proto == "https" => "https",
        _ => "http",
    };
    format!("{scheme}://{host}")
}
