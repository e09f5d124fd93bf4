//! Reading the three notations of a tree, straight into the arena.

use std::fmt;

use arborist_engine::game::Player;
use arborist_engine::tree::{
    Adjacency, BuildError, Child, Name, Node, Number, ToldTwice, TreeBuilder, Worth,
};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::conventions::Mover;
use super::number::{JsonNumber, decimal, integer, integer_in_text};
use super::posted::{Notation, ReadTree};
use crate::json::Coded;
use crate::problems::ProblemKind;

/// The keys of node objects.
const NODE_KEYS: &[&str] = &["name", "value", "to_move", "children"];
/// The keys of a tree object: those of its root's object, or those of an adjacency.
const TREE_KEYS: &[&str] = &["root", "children", "values", "to_move", "name", "value"];

const LEAF_WANTED: &str = "a number, null or an array of children";

fn build_error<E: Error>(error: &BuildError) -> E {
    let kind = match error {
        BuildError::TooLarge => ProblemKind::OverTheLimit,
        BuildError::Childless | BuildError::NameTwice(_) => ProblemKind::InvalidTree,
    };
    E::custom(Coded(kind, error))
}

fn invalid_tree<E: Error>(message: impl fmt::Display) -> E {
    E::custom(Coded(ProblemKind::InvalidTree, message))
}

impl<'de> Deserialize<'de> for ReadTree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor)
    }
}

/// A tree in any notation.
struct TreeVisitor;

impl TreeVisitor {
    fn single<E: Error>(
        add: impl FnOnce(&mut TreeBuilder) -> Result<(), E>,
    ) -> Result<ReadTree, E> {
        let mut builder = TreeBuilder::with_capacity(1);
        add(&mut builder)?;
        finish(builder, Notation::Nested)
    }
}

fn finish<E: Error>(builder: TreeBuilder, notation: Notation) -> Result<ReadTree, E> {
    let tree = builder.finish().map_err(|error| build_error(&error))?;
    Ok(ReadTree::Built(tree, notation))
}

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = ReadTree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tree: nested arrays, an adjacency object or a node object")
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<ReadTree, E> {
        Self::single(|builder| Leaf(builder).visit_i64(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<ReadTree, E> {
        Self::single(|builder| Leaf(builder).visit_u64(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<ReadTree, E> {
        Self::single(|builder| Leaf(builder).visit_f64(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<ReadTree, A::Error> {
        let mut builder = TreeBuilder::with_capacity(0);
        Leaf(&mut builder).visit_seq(elements)?;
        finish(builder, Notation::Nested)
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<ReadTree, A::Error> {
        TreeObject::default().read(entries)
    }
}

/// An element of nested arrays: a leaf, or an array of children.
struct Leaf<'b>(&'b mut TreeBuilder);

impl<'de> DeserializeSeed<'de> for Leaf<'_> {
    type Value = ();

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl Leaf<'_> {
    #[inline]
    fn add<E: Error>(self, value: Number) -> Result<(), E> {
        match self.0.leaf(value) {
            Ok(_) => Ok(()),
            Err(error) => Err(build_error(&error)),
        }
    }
}

impl<'de> Visitor<'de> for Leaf<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(LEAF_WANTED)
    }

    #[inline]
    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.add(Number::integer(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.add(integer(value)?)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        self.add(decimal(value)?)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        let wanted = format!(
            "{LEAF_WANTED}, since only the adjacency notation has names among the children,"
        );
        self.add(integer_in_text(text, &wanted)?)
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        match self.0.unknown_leaf() {
            Ok(_) => Ok(()),
            Err(error) => Err(build_error(&error)),
        }
    }

    #[inline]
    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        if let Err(error) = self.0.open() {
            return Err(build_error(&error));
        }
        while elements.next_element_seed(Leaf(self.0))?.is_some() {}
        match self.0.close() {
            Ok(()) => Ok(()),
            Err(error) => Err(build_error(&error)),
        }
    }
}

/// A child in a node object: a node object, or a leaf's bare value.
struct NodeChild<'b>(&'b mut TreeBuilder);

impl<'de> DeserializeSeed<'de> for NodeChild<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for NodeChild<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a node object or a number")
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        Leaf(self.0).visit_i64(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        Leaf(self.0).visit_u64(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        Leaf(self.0).visit_f64(value)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        Leaf(self.0).add(integer_in_text(text, "a node object or a number")?)
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Leaf(self.0).visit_unit()
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        let node = self.0.open().map_err(|error| build_error(&error))?;
        let mut keys = Keys::new(NODE_KEYS);
        while let Some(key) = keys.next(&mut entries)? {
            match key {
                "name" => set_name(self.0, node, &entries.next_value::<String>()?)?,
                "value" => entries.next_value_seed(WorthOf(self.0, node))?,
                "to_move" => self
                    .0
                    .set_mover(node, entries.next_value::<Mover>()?.into()),
                _ => entries.next_value_seed(NodeChildren(self.0))?,
            }
        }
        self.0.close().map_err(|error| build_error(&error))
    }
}

fn set_name<E: Error>(builder: &mut TreeBuilder, node: Node, name: &str) -> Result<(), E> {
    builder
        .set_name(node, name)
        .map_err(|error| build_error(&error))
}

/// The keys of an object, each of them known and none twice.
struct Keys {
    known: &'static [&'static str],
    seen: Vec<&'static str>,
}

impl Keys {
    fn new(known: &'static [&'static str]) -> Self {
        Self {
            known,
            seen: Vec::new(),
        }
    }

    fn next<'de, A: MapAccess<'de>>(
        &mut self,
        entries: &mut A,
    ) -> Result<Option<&'static str>, A::Error> {
        let Some(key) = entries.next_key_seed(OneOf(self.known))? else {
            return Ok(None);
        };
        if self.seen.contains(&key) {
            return Err(A::Error::duplicate_field(key));
        }
        self.seen.push(key);
        Ok(Some(key))
    }
}

/// A text that is one of some words.
struct OneOf(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for OneOf {
    type Value = &'static str;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<&'static str, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for OneOf {
    type Value = &'static str;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<&'static str, E> {
        match self.0.iter().find(|known| **known == text) {
            Some(known) => Ok(known),
            None => Err(E::unknown_field(text, self.0)),
        }
    }
}

/// The value under the key `value` of a node object.
struct WorthOf<'b>(&'b mut TreeBuilder, Node);

impl<'de> DeserializeSeed<'de> for WorthOf<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        let worth = match Option::<JsonNumber>::deserialize(deserializer)? {
            Some(JsonNumber(value)) => Worth::Known(value),
            None => Worth::Unknown,
        };
        self.0.set_worth(self.1, worth);
        Ok(())
    }
}

/// The children of a node object.
struct NodeChildren<'b>(&'b mut TreeBuilder);

impl<'de> DeserializeSeed<'de> for NodeChildren<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for NodeChildren<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of node objects or numbers")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        while elements.next_element_seed(NodeChild(self.0))?.is_some() {}
        Ok(())
    }
}

/// A tree that is posted as an object, while it is not known yet whether it is an adjacency or the root's node object.
#[derive(Default)]
struct TreeObject {
    lists: Adjacency,
    /// The first key that only one of the two notations has.
    adjacency_key: Option<&'static str>,
    node_key: Option<&'static str>,
}

impl TreeObject {
    fn read<'de, A: MapAccess<'de>>(mut self, mut entries: A) -> Result<ReadTree, A::Error> {
        let mut builder = TreeBuilder::with_capacity(0);
        let root = builder.open().map_err(|error| build_error(&error))?;
        let mut keys = Keys::new(TREE_KEYS);
        while let Some(key) = keys.next(&mut entries)? {
            match key {
                "name" => {
                    self.node_key = Some("name");
                    set_name(&mut builder, root, &entries.next_value::<String>()?)?;
                }
                "value" => {
                    self.node_key = Some("value");
                    entries.next_value_seed(WorthOf(&mut builder, root))?;
                }
                "root" => {
                    self.adjacency_key = Some("root");
                    let name = self.lists.name(&entries.next_value::<String>()?);
                    self.lists.set_root(name);
                }
                "values" => {
                    self.adjacency_key = Some("values");
                    entries.next_value_seed(ByName(&mut self.lists, set_worth_by_name))?;
                }
                "to_move" => match entries.next_value_seed(MoverOrMovers(&mut self.lists))? {
                    Some(player) => {
                        self.node_key = Some("to_move");
                        builder.set_mover(root, player);
                    }
                    None => self.adjacency_key = Some("to_move"),
                },
                _ => {
                    match entries.next_value_seed(ChildrenOrLists(&mut self.lists, &mut builder))? {
                        Notation::Adjacency => self.adjacency_key = Some("children"),
                        Notation::Nodes | Notation::Nested => self.node_key = Some("children"),
                    }
                }
            }
        }
        match (self.adjacency_key, self.node_key) {
            (Some(adjacency), Some(node)) => Err(invalid_tree(format!(
                "two notations are mixed: \"{adjacency}\" belongs to an adjacency, {{\"root\": \"A\", \"children\": {{\"A\": [...]}}}}, and \"{node}\" to a node object, {{\"name\": \"A\", \"children\": [...]}}"
            ))),
            (Some(_), None) => Ok(ReadTree::Lists(Box::new(self.lists))),
            (None, _) => {
                builder.close().map_err(|error| build_error(&error))?;
                finish(builder, Notation::Nodes)
            }
        }
    }
}

/// An object from names to something, told to an adjacency entry by entry.
struct ByName<'a, T>(
    &'a mut Adjacency,
    fn(&mut Adjacency, Name, T) -> Result<(), ToldTwice>,
);

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for ByName<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for ByName<'_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with node names as keys")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        while let Some(key) = entries.next_key::<String>()? {
            let name = self.0.name(&key);
            let value = entries.next_value()?;
            (self.1)(self.0, name, value).map_err(|ToldTwice| node_twice(&key))?;
        }
        Ok(())
    }
}

fn node_twice<E: Error>(name: &str) -> E {
    let shown: String = name.chars().take(60).collect();
    E::custom(Coded(
        ProblemKind::DuplicateKey,
        format!("the node \"{shown}\" stands twice in this object"),
    ))
}

fn set_worth_by_name(
    lists: &mut Adjacency,
    name: Name,
    worth: Option<JsonNumber>,
) -> Result<(), ToldTwice> {
    lists.set_worth(name, worth.map(|JsonNumber(value)| value))
}

fn set_mover_by_name(lists: &mut Adjacency, name: Name, mover: Mover) -> Result<(), ToldTwice> {
    lists.set_mover(name, mover.into())
}

/// `to_move` of a tree object: who moves at the root's node object, or at each of an adjacency's nodes.
struct MoverOrMovers<'a>(&'a mut Adjacency);

impl<'de> DeserializeSeed<'de> for MoverOrMovers<'_> {
    type Value = Option<Player>;

    fn deserialize<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<Option<Player>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for MoverOrMovers<'_> {
    type Value = Option<Player>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"max\", \"min\" or an object that says so for each node by name")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Option<Player>, E> {
        Mover::from_word(text).map(|mover| Some(mover.into()))
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Option<Player>, A::Error> {
        ByName(self.0, set_mover_by_name).visit_map(entries)?;
        Ok(None)
    }
}

/// `children` of a tree object: an array of the root's children, or an object of lists.
struct ChildrenOrLists<'a>(&'a mut Adjacency, &'a mut TreeBuilder);

impl<'de> DeserializeSeed<'de> for ChildrenOrLists<'_> {
    type Value = Notation;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Notation, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ChildrenOrLists<'_> {
    type Value = Notation;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of lists of children by name, or an array of node objects")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<Notation, A::Error> {
        NodeChildren(self.1).visit_seq(elements)?;
        Ok(Notation::Nodes)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Notation, A::Error> {
        while let Some(key) = entries.next_key::<String>()? {
            let name = self.0.name(&key);
            if self.0.start_list(name).is_err() {
                return Err(node_twice(&key));
            }
            entries.next_value_seed(List(self.0))?;
        }
        Ok(Notation::Adjacency)
    }
}

/// A list of children of an adjacency.
struct List<'a>(&'a mut Adjacency);

impl<'de> DeserializeSeed<'de> for List<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for List<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of node names and numbers")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        while elements.next_element_seed(Listed(self.0))?.is_some() {}
        Ok(())
    }
}

/// A child in a list of an adjacency: texts are nodes, numbers are leaves.
struct Listed<'a>(&'a mut Adjacency);

impl<'de> DeserializeSeed<'de> for Listed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Listed<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a node, or a number or null for a leaf")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        let name = self.0.name(text);
        self.0.child(Child::Named(name));
        Ok(())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.0.child(Child::Leaf(Some(Number::integer(value))));
        Ok(())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.0.child(Child::Leaf(Some(integer(value)?)));
        Ok(())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        self.0.child(Child::Leaf(Some(decimal(value)?)));
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.0.child(Child::Leaf(None));
        Ok(())
    }
}
