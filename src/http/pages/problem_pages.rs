//! `/problems/<code>`: what the `type` of a problem document leads to.

use std::fmt::Write;

use axum::extract::Path;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use serde_json::{Value, json};

use super::html::{escape, page};
use crate::http::accept::{Form, preferred_form};
use crate::http::accept_language::preferred_language;
use crate::http::problem_response::Refusal;
use crate::http::representation::Representation;
use crate::messages::{Language, Message};
use crate::nearest::nearest;
use crate::problems::{Problem, ProblemKind};
use crate::shorten::shorten;

/// Every kind of problem.
pub(in crate::http) async fn list(method: Method, headers: HeaderMap) -> Response {
    let language = preferred_language(&headers);
    let representation = match preferred_form(&headers) {
        Form::Html => Representation::html(list_as_html(language)),
        Form::Json => Representation::json(&Value::Array(
            ProblemKind::ALL
                .into_iter()
                .map(|kind| as_json(kind, language))
                .collect(),
        )),
    };
    respond(representation, language, &method, &headers).await
}

/// One kind of problem.
pub(in crate::http) async fn one(
    Path(code): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let kind = ProblemKind::from_code(&code).ok_or_else(|| unknown(&code))?;
    let language = preferred_language(&headers);
    let representation = match preferred_form(&headers) {
        Form::Html => Representation::html(as_html(kind, language)),
        Form::Json => Representation::json(&as_json(kind, language)),
    };
    Ok(respond(representation, language, &method, &headers).await)
}

async fn respond(
    representation: Representation,
    language: Language,
    method: &Method,
    headers: &HeaderMap,
) -> Response {
    representation
        .one_of_several_forms()
        .in_language(language)
        .respond(method, headers)
        .await
}

fn as_json(kind: ProblemKind, language: Language) -> Value {
    json!({
        "type": format!("/problems/{}", kind.code()),
        "title": kind.title().in_language(language),
        "status": kind.status(),
        "explanation": kind.explanation().in_language(language),
    })
}

fn as_html(kind: ProblemKind, language: Language) -> String {
    let title = kind.title().in_language(language);
    let status = Message::new("page-problem-status").with("status", kind.status());
    let body = format!(
        "<h1>{}</h1>\n<p><code>{}</code>, {}</p>\n<p>{}</p>\n<p><a href=\"/problems\">{}</a></p>\n",
        escape(&title),
        kind.code(),
        escape(&status.in_language(language)),
        escape(&kind.explanation().in_language(language)),
        escape(&Message::new("page-all-problems").in_language(language)),
    );
    page(language, &title, &body)
}

fn list_as_html(language: Language) -> String {
    let title = Message::new("page-problems").in_language(language);
    let mut body = format!("<h1>{}</h1>\n<ul>\n", escape(&title));
    for kind in ProblemKind::ALL {
        let _ = writeln!(
            body,
            "<li><a href=\"/problems/{code}\">{code}</a> ({status}): {title}</li>",
            code = kind.code(),
            status = kind.status(),
            title = escape(&kind.title().in_language(language)),
        );
    }
    body.push_str("</ul>\n");
    page(language, &title, &body)
}

fn unknown(code: &str) -> Problem {
    let shown = shorten(code);
    let detail = match nearest(code, ProblemKind::ALL.map(ProblemKind::code)) {
        Some(near) => Message::new("http-unknown-kind-near")
            .with("code", shown)
            .with("near", near),
        None => Message::new("http-unknown-kind").with("code", shown),
    };
    Problem::new(ProblemKind::UnknownPath, detail)
}
