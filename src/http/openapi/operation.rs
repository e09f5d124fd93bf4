//! An operation of the catalogue as the document has it.

use std::sync::atomic::AtomicBool;

use serde_json::Value;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::example::{Example as ShownExample, ExampleBuilder};
use utoipa::openapi::path::{HttpMethod, OperationBuilder, PathItem};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{RefOr, Required};

use super::headers::{language_parameter, wait_parameters, with_headers};
use super::problem::with_problems;
use super::query_parameter;
use crate::messages::Language;
use crate::operations::{CatalogueEntry, Context, Description, Example, SizeLimits, Tables};

/// Everything that one path takes.
pub(super) fn path_item(
    entry: &CatalogueEntry,
    catalogue: &[CatalogueEntry],
    schemas: &Description,
) -> PathItem {
    let (question, answer) = (&schemas.question, &schemas.answer);
    let answers = answers(entry, catalogue);
    let mut item = PathItem::new(
        HttpMethod::Post,
        post(entry, question, content(answer, &answers)),
    );
    if !entry.query.is_empty() {
        item.merge_operations(PathItem::new(
            HttpMethod::Get,
            get(entry, schemas, content(answer, &answers)),
        ));
    }
    item
}

fn post(
    entry: &CatalogueEntry,
    question: &RefOr<Schema>,
    answer: ContentBuilder,
) -> OperationBuilder {
    let questions = entry
        .examples
        .iter()
        .filter_map(|example| Some((example, serde_json::from_str(example.question).ok()?)))
        .map(|(example, question)| shown(example, question));
    let body = RequestBodyBuilder::new()
        .description(Some("The question. It may be packed with gzip."))
        .required(Some(Required::True))
        .content(
            "application/json",
            ContentBuilder::new()
                .schema(Some(question.clone()))
                .examples_from_iter(questions)
                .build(),
        )
        .build();
    let ok = ResponseBuilder::new()
        .description("The answer.")
        .content("application/json", answer.build());
    let operation = described(entry, "post").request_body(Some(body)).response(
        "200",
        with_headers(
            ok,
            &headers_of(entry, &["ETag", "ServerTiming", "RequestId"]),
        )
        .build(),
    );
    with_problems(operation, &[400, 408, 413, 415, 422, 500, 503])
}

fn get(entry: &CatalogueEntry, schemas: &Description, answer: ContentBuilder) -> OperationBuilder {
    let always = ["ETag", "ServerTiming", "RequestId", "CacheControl"];
    let ok = ResponseBuilder::new()
        .description("The answer.")
        .content("application/json", answer.build());
    let held = ResponseBuilder::new().description(
        "The client holds the answer already: its entity tag stands in If-None-Match.",
    );
    let mut operation = described(entry, "get");
    for parameter in entry.query {
        operation = operation.parameter(query_parameter::described(parameter, schemas));
    }
    let operation = operation
        .response("200", with_headers(ok, &headers_of(entry, &always)).build())
        .response("304", with_headers(held, &always).build());
    with_problems(operation, &[400, 422, 431, 500, 503])
}

fn described(entry: &CatalogueEntry, method: &str) -> OperationBuilder {
    let name = entry.path.trim_start_matches('/').replace(['/', '-'], "_");
    let operation = OperationBuilder::new()
        .operation_id(Some(format!("{method}_{name}")))
        .summary(Some(entry.title))
        .description(Some(entry.description))
        .tag(entry.family.name());
    wait_parameters()
        .into_iter()
        .chain([language_parameter()])
        .fold(operation, OperationBuilder::parameter_ref)
}

/// The headers of an answer, these among them.
fn headers_of<'a>(entry: &CatalogueEntry, always: &[&'a str]) -> Vec<&'a str> {
    let language = entry.speaks.then_some("ContentLanguage");
    always.iter().copied().chain(language).collect()
}

/// The examples with the answers that the operation gives to them.
fn answers(entry: &CatalogueEntry, catalogue: &[CatalogueEntry]) -> Vec<(&'static Example, Value)> {
    let stop = AtomicBool::new(false);
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &stop,
        tables: &Tables::new(0),
        catalogue,
        language: Language::default(),
    };
    let answered = entry.examples.iter().filter_map(|example| {
        let answer = entry.ask(example.question.as_bytes(), &context).ok()?;
        Some((example, serde_json::from_slice(&answer.json).ok()?))
    });
    answered.collect()
}

fn content(schema: &RefOr<Schema>, answers: &[(&Example, Value)]) -> ContentBuilder {
    let shown = answers
        .iter()
        .map(|(example, answer)| shown(example, answer.clone()));
    ContentBuilder::new()
        .schema(Some(schema.clone()))
        .examples_from_iter(shown)
}

fn shown(example: &Example, value: Value) -> (&'static str, RefOr<ShownExample>) {
    let shown = ExampleBuilder::new()
        .summary(example.summary)
        .value(Some(value));
    (example.name, RefOr::T(shown.build()))
}
