//! `/problems/<code>`: what the `type` of a problem document leads to.

use std::fmt::Write;

use axum::extract::Path;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use serde_json::{Value, json};

use super::html::{escape, page};
use crate::http::accept::{Form, preferred_form};
use crate::http::problem_response::Refusal;
use crate::http::representation::Representation;
use crate::nearest::nearest;
use crate::problems::{Problem, ProblemKind};

/// Every kind of problem.
pub(in crate::http) async fn list(method: Method, headers: HeaderMap) -> Response {
    let representation = match preferred_form(&headers) {
        Form::Html => Representation::html(list_as_html()),
        Form::Json => Representation::json(&Value::Array(
            ProblemKind::ALL.into_iter().map(as_json).collect(),
        )),
    };
    respond(representation, &method, &headers).await
}

/// One kind of problem.
pub(in crate::http) async fn one(
    Path(code): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let kind = ProblemKind::from_code(&code).ok_or_else(|| unknown(&code))?;
    let representation = match preferred_form(&headers) {
        Form::Html => Representation::html(as_html(kind)),
        Form::Json => Representation::json(&as_json(kind)),
    };
    Ok(respond(representation, &method, &headers).await)
}

async fn respond(representation: Representation, method: &Method, headers: &HeaderMap) -> Response {
    representation
        .one_of_several_forms()
        .respond(method, headers)
        .await
}

fn as_json(kind: ProblemKind) -> Value {
    json!({
        "type": format!("/problems/{}", kind.code()),
        "title": kind.title(),
        "status": kind.status(),
        "explanation": kind.explanation(),
    })
}

fn as_html(kind: ProblemKind) -> String {
    let body = format!(
        "<h1>{}</h1>\n<p><code>{}</code>, HTTP status {}</p>\n<p>{}</p>\n<p><a href=\"/problems\">All kinds of problems</a></p>\n",
        escape(kind.title()),
        kind.code(),
        kind.status(),
        escape(kind.explanation()),
    );
    page(kind.title(), &body)
}

fn list_as_html() -> String {
    let mut body = String::from("<h1>Problems</h1>\n<ul>\n");
    for kind in ProblemKind::ALL {
        let _ = writeln!(
            body,
            "<li><a href=\"/problems/{code}\">{code}</a> ({status}): {title}</li>",
            code = kind.code(),
            status = kind.status(),
            title = escape(kind.title()),
        );
    }
    body.push_str("</ul>\n");
    page("Problems", &body)
}

fn unknown(code: &str) -> Problem {
    let code: String = code.chars().take(60).collect();
    let hint = match nearest(&code, ProblemKind::ALL.map(ProblemKind::code)) {
        Some(near) => format!("did you mean {near}?"),
        None => "the page /problems lists all of them".to_owned(),
    };
    Problem::new(
        ProblemKind::UnknownPath,
        format!("there is no kind of problem called {code}; {hint}"),
    )
}
