//! Problem responses, one for each status.

use serde_json::{Value, json};
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::example::ExampleBuilder;
use utoipa::openapi::path::OperationBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::ComponentsBuilder;
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use super::headers::with_headers;
use crate::messages::{Language, Message};
use crate::problems::{PlacedErrorDocument, Pointer, Problem, ProblemDocument, ProblemKind};

/// The statuses of problems that are documented, each with its name among the components.
const STATUSES: [(u16, &str); 9] = [
    (400, "BadRequest"),
    (404, "NotFound"),
    (408, "BodyTimeout"),
    (413, "TooLarge"),
    (415, "WrongMediaType"),
    (422, "Senseless"),
    (431, "HeaderTooLarge"),
    (500, "Internal"),
    (503, "Unavailable"),
];

/// The schema of problems and the shared problem responses.
pub(super) fn components(mut components: ComponentsBuilder) -> ComponentsBuilder {
    components = components
        .schema(ProblemDocument::name(), ProblemDocument::schema())
        .schema(PlacedErrorDocument::name(), PlacedErrorDocument::schema());
    for (status, name) in STATUSES {
        components = components.response(name, response(status).build());
    }
    components
}

/// Adds references to the problem responses with these statuses.
pub(super) fn with_problems(mut operation: OperationBuilder, statuses: &[u16]) -> OperationBuilder {
    for (status, name) in STATUSES {
        if statuses.contains(&status) {
            operation = operation.response(status.to_string(), Ref::from_response_name(name));
        }
    }
    operation
}

fn response(status: u16) -> ResponseBuilder {
    let kinds: Vec<_> = ProblemKind::ALL
        .into_iter()
        .filter(|kind| kind.status() == status)
        .collect();
    let titles: Vec<_> = kinds.iter().map(|kind| title(*kind)).collect();
    let examples = kinds.iter().map(|kind| {
        let example = ExampleBuilder::new()
            .summary(title(*kind))
            .value(Some(example(*kind)));
        (kind.code(), RefOr::T(example.build()))
    });
    let content = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name(ProblemDocument::name())))
        .examples_from_iter(examples)
        .build();
    let headers: &[&str] = match status {
        // What is too large to be read is no request yet: it has no name, and nothing of it is timed.
        431 => &["ContentLanguage"],
        503 => &["RequestId", "ServerTiming", "ContentLanguage", "RetryAfter"],
        _ => &["RequestId", "ServerTiming", "ContentLanguage"],
    };
    let response = ResponseBuilder::new()
        .description(format!("{}.", titles.join("; ")))
        .content("application/problem+json", content);
    with_headers(response, headers)
}

fn title(kind: ProblemKind) -> String {
    kind.title().in_language(Language::English)
}

fn example(kind: ProblemKind) -> Value {
    let problem = match kind {
        ProblemKind::UnknownKey => Problem::at(
            kind,
            Pointer::key("widnow"),
            Message::new("json-unknown-key-near")
                .with("key", "widnow")
                .with("near", "window")
                .with("known", "\"tree\", \"window\""),
        ),
        _ => Problem::new(kind, kind.explanation()),
    };
    serde_json::to_value(problem.document(Language::English)).unwrap_or(json!({}))
}
