//! The OpenAPI 3.1 document, made from the catalogue.

mod class;
mod headers;
mod operation;
mod page;
mod problem;
mod query_parameter;

use utoipa::openapi::info::LicenseBuilder;
use utoipa::openapi::path::PathsBuilder;
use utoipa::openapi::server::ServerBuilder;
use utoipa::openapi::tag::TagBuilder;
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder, SecurityRequirement,
};

use crate::http::class::{GRADE, PATH};
use crate::operations::{CatalogueEntry, Family};

const DESCRIPTION: &str = "\
Arborist answers questions about game trees: what is this position worth, which move, which branches does alpha-beta \
cut and why.

A question is a JSON object that is posted to the path of its operation; where it fits into a query string, it can \
also be got. Answers carry no time and no chance: the same question has the same answer, byte for byte. A search that \
ran out of time answers `\"complete\": false` with what it proved. Everything that can go wrong is a problem document \
(RFC 9457) whose `errors` point into the question.

Integers beyond 2^53 - 1 are read as numbers or as texts of decimal digits, and answered as texts.";

const TAG_OF_PAGES: &str = "service";

/// The document.
pub fn document(catalogue: &'static [CatalogueEntry]) -> OpenApi {
    let mut paths = PathsBuilder::new();
    let mut components = problem::components(headers::components(ComponentsBuilder::new()));
    for entry in catalogue {
        let schemas = entry.describe();
        paths = paths.path(entry.path, operation::path_item(entry, catalogue, &schemas));
        for (name, schema) in schemas.referenced {
            components = components.schema(name, schema);
        }
    }
    if catalogue.iter().any(|entry| entry.path == GRADE) {
        paths = paths.path(PATH, class::path_item());
    }
    for (path, item) in page::path_items() {
        paths = paths.path(path, item);
    }
    let tags = Family::ALL
        .into_iter()
        .filter(|family| catalogue.iter().any(|entry| entry.family == *family))
        .map(|family| (family.name(), family.description()))
        .chain([(TAG_OF_PAGES, "The service about itself.")])
        .map(|(name, text)| TagBuilder::new().name(name).description(Some(text)).build());
    OpenApiBuilder::new()
        .info(
            InfoBuilder::new()
                .title("Arborist")
                .version(env!("CARGO_PKG_VERSION"))
                .description(Some(DESCRIPTION))
                .license(Some(
                    LicenseBuilder::new()
                        .name("MIT or Apache 2.0")
                        .identifier(Some(env!("CARGO_PKG_LICENSE")))
                        .build(),
                ))
                .build(),
        )
        .servers(Some([ServerBuilder::new()
            .url("/")
            .description(Some("This server"))
            .build()]))
        .paths(paths.build())
        .components(Some(components.build()))
        .security(Some(Vec::<SecurityRequirement>::new()))
        .tags(Some(tags.collect::<Vec<_>>()))
        .build()
}

/// The document as JSON.
///
/// # Errors
/// Never for a catalogue whose schemas can be written.
pub fn json(catalogue: &'static [CatalogueEntry]) -> Result<String, serde_json::Error> {
    document(catalogue).to_json()
}

/// The document as YAML.
///
/// # Errors
/// Never for a catalogue whose schemas can be written.
pub fn yaml(catalogue: &'static [CatalogueEntry]) -> Result<String, impl std::error::Error> {
    document(catalogue).to_yaml()
}
