//! The pages beside the operations.

pub(super) mod docs;
mod html;
pub(super) mod index;
pub(super) mod probes;
pub(super) mod problem_pages;
pub(super) mod specification;

use std::sync::Arc;

use bytes::Bytes;
use tokio::sync::OnceCell;
use utoipa_swagger_ui::Config;

use crate::operations::CatalogueEntry;

/// What the pages are made from.
pub(super) struct Pages {
    catalogue: &'static [CatalogueEntry],
    docs: Arc<Config<'static>>,
    specification: OnceCell<Specification>,
}

/// The OpenAPI document in its two forms.
#[derive(Clone)]
struct Specification {
    json: Bytes,
    yaml: Bytes,
}

impl Pages {
    pub(super) fn new(catalogue: &'static [CatalogueEntry]) -> Self {
        Self {
            catalogue,
            docs: Arc::new(docs::config()),
            specification: OnceCell::new(),
        }
    }
}
