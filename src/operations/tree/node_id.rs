//! What nodes are called in answers.

use std::borrow::Cow;
use std::rc::Rc;

use arborist_engine::tree::{Identifiers, Node};
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use super::answer::SearchedTree;

/// What a node is called: a place among identifiers that all nodes of an answer share, since there may be many.
#[derive(Clone, Debug)]
pub(super) struct NodeId {
    identifiers: Rc<Identifiers>,
    place: u32,
}

/// The identifiers of searched nodes.
pub(super) struct NodeIds<'a> {
    searched: &'a SearchedTree<'a>,
    identifiers: Rc<Identifiers>,
}

impl<'a> NodeIds<'a> {
    pub(super) fn new(searched: &'a SearchedTree<'a>, identifiers: Identifiers) -> Self {
        Self {
            searched,
            identifiers: Rc::new(identifiers),
        }
    }

    /// The identifier of one.
    pub(super) fn of(&self, node: Node) -> NodeId {
        NodeId {
            identifiers: Rc::clone(&self.identifiers),
            place: self.identifiers.place_of(self.searched.posted(node)),
        }
    }

    /// The identifiers of several.
    pub(super) fn of_all(&self, nodes: &[Node]) -> Vec<NodeId> {
        nodes.iter().map(|node| self.of(*node)).collect()
    }
}

impl NodeId {
    /// The name.
    pub(super) fn as_str(&self) -> &str {
        self.identifiers.at(self.place)
    }
}

impl Serialize for NodeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl PartialSchema for NodeId {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .description(Some(
                "A node: its posted name, else the path of child indexes, from 0, that leads to it from the nearest ancestor with a name (`B.0`) or from the root (`r.0.1`).",
            ))
            .into()
    }
}

impl ToSchema for NodeId {
    fn name() -> Cow<'static, str> {
        "NodeId".into()
    }
}
