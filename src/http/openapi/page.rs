//! The service's own paths as the document has them.

use serde_json::{Value, json};
use utoipa::openapi::Required;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::{
    HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn, PathItem,
};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};

use super::TAG_OF_PAGES;
use super::headers::with_headers;
use super::problem::with_problems;
use crate::problems::ProblemKind;

/// Which of the forms a page comes in.
#[derive(Clone, Copy)]
enum Form {
    Json,
    Yaml,
    HtmlOrJson,
}

/// The paths and what they take.
pub(super) fn path_items() -> Vec<(&'static str, PathItem)> {
    use Form::{HtmlOrJson, Json, Yaml};
    let get = |name, summary, form, statuses: &[u16]| {
        PathItem::new(HttpMethod::Get, page(name, summary, form, statuses))
    };
    vec![
        ("/", get("index", "What there is", HtmlOrJson, &[400])),
        (
            "/healthz",
            get("healthz", "Whether the process lives", Json, &[400]),
        ),
        (
            "/readyz",
            get(
                "readyz",
                "Whether the server takes questions",
                Json,
                &[400, 503],
            ),
        ),
        (
            "/version",
            get("version", "Which version this is", Json, &[400]),
        ),
        (
            "/problems",
            get(
                "problems",
                "Every kind of problem, explained",
                HtmlOrJson,
                &[400],
            ),
        ),
        (
            "/problems/{code}",
            PathItem::new(HttpMethod::Get, problem_page()),
        ),
        (
            "/openapi.json",
            get("openapi_json", "This document as JSON", Json, &[400, 500]),
        ),
        (
            "/openapi.yaml",
            get("openapi_yaml", "This document as YAML", Yaml, &[400, 500]),
        ),
    ]
}

fn problem_page() -> OperationBuilder {
    let codes = ProblemKind::ALL.map(ProblemKind::code);
    let code = ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(codes))
        .build();
    page(
        "problem",
        "A kind of problem, explained",
        Form::HtmlOrJson,
        &[400, 404],
    )
    .parameter(
        ParameterBuilder::new()
            .name("code")
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .description(Some("The last part of the problem's `type`."))
            .example(Some(json!(ProblemKind::UnknownKey.code())))
            .schema(Some(code))
            .build(),
    )
}

fn page(name: &str, summary: &str, form: Form, statuses: &[u16]) -> OperationBuilder {
    let mut ok = ResponseBuilder::new().description(format!("{summary}."));
    if matches!(form, Form::HtmlOrJson) {
        ok = ok.content("text/html", of_type(text()));
    }
    if matches!(form, Form::Json | Form::HtmlOrJson) {
        ok = ok.content("application/json", of_type(anything()));
    }
    if matches!(form, Form::Yaml) {
        ok = ok.content("application/yaml", of_type(anything()));
    }
    let operation = OperationBuilder::new()
        .operation_id(Some(name))
        .summary(Some(summary))
        .tag(TAG_OF_PAGES)
        .response(
            "200",
            with_headers(ok, &["RequestId", "ServerTiming", "CacheControl"]).build(),
        );
    with_problems(operation, statuses)
}

fn of_type(schema: Object) -> ContentBuilder {
    ContentBuilder::new().schema(Some(schema))
}

fn text() -> Object {
    ObjectBuilder::new().schema_type(Type::String).build()
}

fn anything() -> Object {
    let mut object = Object::new();
    object.schema_type = utoipa::openapi::schema::SchemaType::AnyValue;
    object.example = None::<Value>;
    object
}
