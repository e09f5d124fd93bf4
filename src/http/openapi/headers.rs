//! Headers and parameters that many operations have.

use serde_json::json;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ComponentsBuilder, ObjectBuilder, Type};
use utoipa::openapi::{Ref, Required};

use crate::http::wait::{SECONDS_PATTERN, WAIT};
use crate::messages::Language;

const HEADERS: [(&str, &str, &str, &str); 6] = [
    (
        "ETag",
        "ETag",
        "A strong hash of the answer. Missing when the answer does not depend on the question alone, for one when it is \
         not complete.",
        "\"c1f2a3b4d5e6f708\"",
    ),
    (
        "ServerTiming",
        "Server-Timing",
        "How long the answer took, in milliseconds.",
        "total;dur=0.412",
    ),
    (
        "RequestId",
        "X-Request-Id",
        "The name of the request: the one that the client sent, or a new one. It also stands in the server's log.",
        "5f1d0c9a3b7e2468",
    ),
    (
        "CacheControl",
        "Cache-Control",
        "Whether the answer may be kept.",
        "public, max-age=86400",
    ),
    (
        "ContentLanguage",
        "Content-Language",
        "The language in which the answer, or the problem, speaks.",
        "tr",
    ),
    (
        "RetryAfter",
        "Retry-After",
        "After how many seconds to ask again.",
        "1",
    ),
];

/// The shared headers and parameters.
pub(super) fn components(mut components: ComponentsBuilder) -> ComponentsBuilder {
    for (name, _, description, example) in HEADERS {
        let text = ObjectBuilder::new().schema_type(Type::String).build();
        let header = HeaderBuilder::new()
            .schema(Some(text))
            .description(Some(description))
            .example(Some(json!(example)));
        components = components.header(name, header.build());
    }
    components
        .parameter("Wait", wait_in_query())
        .parameter("Prefer", wait_in_header())
        .parameter("AcceptLanguage", accept_language())
}

/// A response with references to these of the shared headers.
pub(super) fn with_headers(mut response: ResponseBuilder, names: &[&str]) -> ResponseBuilder {
    for (name, header, _, _) in HEADERS {
        if names.contains(&name) {
            let reference = Ref::new(format!("#/components/headers/{name}"));
            response = response.header_ref(header, reference);
        }
    }
    response
}

/// References to the two ways to say how long the client waits.
pub(super) fn wait_parameters() -> [Ref; 2] {
    ["Wait", "Prefer"].map(|name| Ref::new(format!("#/components/parameters/{name}")))
}

/// A reference to the way to say which language the client reads.
pub(super) fn language_parameter() -> Ref {
    Ref::new("#/components/parameters/AcceptLanguage")
}

fn wait_in_query() -> Parameter {
    let seconds = ObjectBuilder::new()
        .schema_type(Type::String)
        .pattern(Some(format!("^{SECONDS_PATTERN}$")));
    ParameterBuilder::new()
        .name(WAIT)
        .parameter_in(ParameterIn::Query)
        .required(Required::False)
        .description(Some(
            "How many seconds the client waits. When they are over, a search answers with what it has found so \
             far. More than the server's own deadline is that deadline.",
        ))
        .schema(Some(seconds.build()))
        .example(Some(json!("2.5")))
        .build()
}

fn wait_in_header() -> Parameter {
    ParameterBuilder::new()
        .name("Prefer")
        .parameter_in(ParameterIn::Header)
        .required(Required::False)
        .description(Some(
            "`wait=2.5` is the same as the parameter `wait`, as RFC 7240 has it; the lower of the two counts. Other \
             preferences are ignored.",
        ))
        .schema(Some(ObjectBuilder::new().schema_type(Type::String).build()))
        .example(Some(json!("wait=2.5")))
        .build()
}

fn accept_language() -> Parameter {
    let codes: Vec<_> = Language::ALL.iter().map(|known| known.code()).collect();
    ParameterBuilder::new()
        .name("Accept-Language")
        .parameter_in(ParameterIn::Header)
        .required(Required::False)
        .description(Some(format!(
            "The languages that the reader reads, as browsers send them: problems are told in them, and answers that \
             speak. Known are {}; English when none of them is wanted. The question's own `language` goes before it.",
            codes.join(", ")
        )))
        .schema(Some(ObjectBuilder::new().schema_type(Type::String).build()))
        .example(Some(json!("tr, en;q=0.5")))
        .build()
}
