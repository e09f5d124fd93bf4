//! The path of classes as the document has it.

use serde_json::json;
use utoipa::openapi::Required;
use utoipa::openapi::content::{Content, ContentBuilder};
use utoipa::openapi::path::{HttpMethod, OperationBuilder, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Type};

use super::headers::{language_parameter, wait_parameters, with_headers};
use super::problem::with_problems;
use crate::operations::Family;

const DESCRIPTION: &str = "\
Each line of the body is a JSON object: a question to `/grade`, and an `id` (a text or a number) if you like. Each is \
answered by one line, in the same order, sent as soon as it is found: `{\"id\", \"line\", \"status\", \"answer\"}`, where \
`answer` is what `/grade` answers, byte for byte, or `{\"id\", \"line\", \"status\", \"problem\"}` for a line that cannot be \
graded, which stops no other. `status` is the one that the question would have had on its own, `line` counts from 1; empty \
lines are passed over.

A class may be of any length: lines are read as they come, and no more of them is kept than is being answered. What \
bounds other bodies bounds each line, and each wait for more of them. A line that is too long is answered with a \
problem and not kept; when nothing more comes in time (408), or the server ends (503), the last answer is the problem \
of the line that was awaited. Take in answers while you send: who sends everything first is waited for only as far as \
a class fits into one body. `wait` is the time of each line.";

const QUESTIONS: &str = r#"{"id": "ada", "question": {"operation": "/minimax", "tree": [[3, 5], [2, 9]]}, "submission": {"value": 3}}
{"id": "bob", "question": {"operation": "/minimax", "tree": [[3, 5], [2, 9]]}}
"#;

const ANSWERS: &str = r#"{"id":"ada","line":1,"status":200,"answer":{"gradable":true,"score":1.0}}
{"id":"bob","line":2,"status":422,"problem":{"type":"/problems/missing-key","title":"The question lacks a key","status":422,"detail":"the key \"submission\" is missing","errors":[{"pointer":"","detail":"the key \"submission\" is missing"}]}}
"#;

/// What the path takes.
pub(super) fn path_item() -> PathItem {
    let body = RequestBodyBuilder::new()
        .description(Some("Questions to `/grade`, one a line."))
        .required(Some(Required::True))
        .content("application/x-ndjson", lines(QUESTIONS))
        .build();
    let ok = ResponseBuilder::new()
        .description("The answers, one a line. The example leaves out most of the grade.")
        .content("application/x-ndjson", lines(ANSWERS));
    let operation = OperationBuilder::new()
        .operation_id(Some("post_grade_batch"))
        .summary(Some("The grades of a class, one submission a line"))
        .description(Some(DESCRIPTION))
        .tag(Family::Course.name())
        .request_body(Some(body))
        .response(
            "200",
            with_headers(ok, &["ServerTiming", "RequestId"]).build(),
        );
    let operation = wait_parameters()
        .into_iter()
        .chain([language_parameter()])
        .fold(operation, OperationBuilder::parameter_ref);
    PathItem::new(
        HttpMethod::Post,
        with_problems(operation, &[400, 408, 413, 415, 500, 503]),
    )
}

fn lines(example: &str) -> Content {
    let text = ObjectBuilder::new().schema_type(Type::String).build();
    ContentBuilder::new()
        .schema(Some(text))
        .example(Some(json!(example)))
        .build()
}
