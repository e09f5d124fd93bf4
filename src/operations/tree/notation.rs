//! Printing a tree in a notation, and the schema of all of them.

use std::borrow::Cow;

use arborist_engine::tree::{Identifiers, Node, Number, Tree, Worth};
use serde_json::{Map, Value};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    AdditionalProperties, AnyOfBuilder, ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, Schema,
    SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use super::conventions::Mover;
use super::number::JsonNumber;
use super::posted::{Notation, ReadTree};

/// The tree in a notation. It must not be deeper than JSON may be nested, unless the notation is an adjacency.
pub(in crate::operations) fn print(tree: &Tree, notation: Notation) -> Value {
    match notation {
        Notation::Nested => fold(tree, |_, worth, children| match children {
            Some(children) => Value::Array(children),
            None => worth,
        }),
        Notation::Nodes => fold(tree, |node, worth, children| {
            let mut object = Map::new();
            if let Some(name) = tree.name(node) {
                object.insert("name".into(), name.into());
            }
            if let Some(player) = tree.said_mover(node) {
                object.insert("to_move".into(), json(Mover::from(player)));
            }
            if tree.worth(node) != Worth::Unsaid {
                object.insert("value".into(), worth);
            }
            if let Some(children) = children {
                object.insert("children".into(), Value::Array(children));
            }
            Value::Object(object)
        }),
        Notation::Adjacency => adjacency(tree),
    }
}

/// Folds the tree from the leaves up: what a node is made of its worth and its children, `None` at a leaf.
fn fold(tree: &Tree, make: impl Fn(Node, Value, Option<Vec<Value>>) -> Value) -> Value {
    let mut open: Vec<(Node, usize, Vec<Value>)> = Vec::new();
    let mut made = Value::Null;
    for node in tree.subtree(Node::ROOT) {
        if !tree.is_leaf(node) {
            open.push((node, tree.subtree(node).len(), Vec::new()));
            continue;
        }
        made = make(node, worth_of(tree, node), None);
        let next = node.place() + 1;
        // Every node whose subtree ends here is complete.
        while let Some((parent, length, children)) = open.last_mut() {
            children.push(std::mem::take(&mut made));
            let (parent, end) = (*parent, parent.place() + *length);
            if end != next {
                break;
            }
            let children = std::mem::take(children);
            open.pop();
            made = make(parent, worth_of(tree, parent), Some(children));
        }
    }
    made
}

/// Every inner node gets a name: its own, or its identifier.
fn adjacency(tree: &Tree) -> Value {
    let inner: Vec<Node> = tree
        .subtree(Node::ROOT)
        .filter(|node| !tree.is_leaf(*node))
        .collect();
    let named_leaves = tree
        .subtree(Node::ROOT)
        .filter(|node| tree.is_leaf(*node) && tree.name(*node).is_some());
    let identifiers = Identifiers::of(
        tree,
        inner
            .iter()
            .copied()
            .chain(named_leaves)
            .chain([Node::ROOT])
            .collect(),
    );
    let mut lists = Map::new();
    let mut values = Map::new();
    let mut movers = Map::new();
    for node in tree.subtree(Node::ROOT) {
        let is_inner = !tree.is_leaf(node);
        if is_inner {
            let child = |child: Node| match tree.is_leaf(child) && tree.name(child).is_none() {
                true => worth_of(tree, child),
                false => identifiers.get(child).into(),
            };
            lists.insert(
                identifiers.get(node).into(),
                tree.children(node).map(child).collect(),
            );
        }
        let has_name = is_inner || tree.name(node).is_some() || node == Node::ROOT;
        if has_name && tree.worth(node) != Worth::Unsaid {
            values.insert(identifiers.get(node).into(), worth_of(tree, node));
        }
        if let Some(player) = tree.said_mover(node) {
            movers.insert(identifiers.get(node).into(), json(Mover::from(player)));
        }
    }
    let mut object = Map::new();
    object.insert("root".into(), identifiers.get(Node::ROOT).into());
    object.insert("children".into(), lists.into());
    if !values.is_empty() {
        object.insert("values".into(), values.into());
    }
    if !movers.is_empty() {
        object.insert("to_move".into(), movers.into());
    }
    Value::Object(object)
}

fn worth_of(tree: &Tree, node: Node) -> Value {
    match tree.worth(node) {
        Worth::Known(value) => number(value),
        Worth::Unknown | Worth::Unsaid => Value::Null,
    }
}

fn number(value: Number) -> Value {
    json(JsonNumber(value))
}

/// Numbers and words cannot fail to be written.
fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

const NESTED: &str = "NestedTree";
const ADJACENCY: &str = "AdjacencyTree";
const NODE: &str = "NodeTree";

impl PartialSchema for ReadTree {
    fn schema() -> RefOr<Schema> {
        AnyOfBuilder::new()
            .item(Ref::from_schema_name(NESTED))
            .item(Ref::from_schema_name(ADJACENCY))
            .item(Ref::from_schema_name(NODE))
            .item(leaf_schema())
            .description(Some(
                "A game tree in one of three notations, told apart by their shape. Nested arrays and node objects may be nested about 120 deep; an adjacency may be as deep as it is large.",
            ))
            .into()
    }
}

impl ToSchema for ReadTree {
    fn name() -> Cow<'static, str> {
        "Tree".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((JsonNumber::name().into_owned(), JsonNumber::schema()));
        schemas.push((Mover::name().into_owned(), Mover::schema()));
        schemas.push((NESTED.into(), nested_schema()));
        schemas.push((ADJACENCY.into(), adjacency_schema()));
        schemas.push((NODE.into(), node_schema()));
    }
}

fn null() -> Schema {
    ObjectBuilder::new()
        .schema_type(SchemaType::new(Type::Null))
        .into()
}

fn text(description: &str) -> Schema {
    ObjectBuilder::new()
        .schema_type(SchemaType::new(Type::String))
        .description(Some(description))
        .into()
}

/// A number, or `null` where it is not known.
fn worth_schema(description: &str) -> Schema {
    OneOfBuilder::new()
        .item(Ref::from_schema_name(JsonNumber::name()))
        .item(null())
        .description(Some(description))
        .into()
}

fn leaf_schema() -> Schema {
    ObjectBuilder::new()
        .schema_type(SchemaType::new(Type::Number))
        .description(Some("A number alone: a tree of one leaf."))
        .into()
}

fn nested_schema() -> RefOr<Schema> {
    let element = OneOfBuilder::new()
        .item(Ref::from_schema_name(JsonNumber::name()))
        .item(null())
        .item(Ref::from_schema_name(NESTED));
    Schema::Array(
        ArrayBuilder::new()
            .items(RefOr::T(element.into()))
            .min_items(Some(1))
            .description(Some(
                "Nested arrays, `[[3, 5], [2, 9]]`: an array is an inner node, a number a leaf, `null` a leaf of which nothing is known.",
            ))
            .build(),
    )
    .into()
}

fn adjacency_schema() -> RefOr<Schema> {
    let child = OneOfBuilder::new()
        .item(text("The name of a node"))
        .item(ObjectBuilder::new().schema_type(SchemaType::new(Type::Number)))
        .item(null());
    let list = ArrayBuilder::new().items(RefOr::T(child.into()));
    let lists = ObjectBuilder::new()
        .schema_type(SchemaType::new(Type::Object))
        .additional_properties(Some(AdditionalProperties::RefOr(RefOr::T(Schema::from(list)))))
        .description(Some("For each inner node its children from left to right: texts are nodes, numbers are leaves."));
    let values = ObjectBuilder::new()
        .schema_type(SchemaType::new(Type::Object))
        .additional_properties(Some(AdditionalProperties::RefOr(RefOr::T(worth_schema(
            "A value",
        )))))
        .description(Some(
            "Values of leaves by name, and heuristic values of inner nodes.",
        ));
    let movers = ObjectBuilder::new()
        .schema_type(SchemaType::new(Type::Object))
        .additional_properties(Some(AdditionalProperties::RefOr(RefOr::Ref(
            Ref::from_schema_name(Mover::name()),
        ))))
        .description(Some(
            "Who moves at a node, where the players do not alternate.",
        ));
    RefOr::T(
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Object))
            .property("root", text("The root; may be left out when only one node has no parent."))
            .property("children", Schema::from(lists))
            .property("values", Schema::from(values))
            .property("to_move", Schema::from(movers))
            .required("children")
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
            .description(Some("Lists of children by name, `{\"root\": \"A\", \"children\": {\"A\": [\"B\", 3], \"B\": [5, 8]}}`."))
            .into(),
    )
}

fn node_schema() -> RefOr<Schema> {
    let child = OneOfBuilder::new()
        .item(Ref::from_schema_name(NODE))
        .item(ObjectBuilder::new().schema_type(SchemaType::new(Type::Number)))
        .item(null());
    RefOr::T(
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Object))
            .property("name", text("What the node is called; every name once."))
            .property("value", worth_schema("A leaf's value, or an inner node's heuristic value."))
            .property("to_move", RefOr::Ref(Ref::from_schema_name(Mover::name())))
            .property(
                "children",
                Schema::from(
                    ArrayBuilder::new()
                        .items(RefOr::T(child.into()))
                        .description(Some("The node's children from left to right.")),
                ),
            )
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
            .description(Some("A node object, `{\"name\": \"A\", \"children\": [{\"value\": 5}, {\"value\": 8}]}`."))
            .into(),
    )
}
