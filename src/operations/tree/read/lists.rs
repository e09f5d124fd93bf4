//! Lists of children by name: `{"root": "A", "children": {"A": ["B", 3], "B": [5, 8]}}`.

use std::fmt;

use arborist_engine::tree::{Adjacency, Name, Number, ToldTwice};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::json::{Coded, wanted};
use crate::messages::Message;
use crate::operations::tree::conventions::Mover;
use crate::operations::tree::number::{JsonNumber, decimal, integer};
use crate::problems::ProblemKind;
use crate::shorten::shorten;

/// An object from names to something, told to an adjacency entry by entry.
pub(super) struct ByName<'a, T>(
    pub(super) &'a mut Adjacency,
    pub(super) fn(&mut Adjacency, Name, T) -> Result<(), ToldTwice>,
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
        wanted(f, &Message::new("tree-wanted-by-name"))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        while let Some(name) = entries.next_key_seed(Named(self.0))? {
            entries.next_value_seed(Told {
                lists: self.0,
                name,
                tell: self.1,
            })?;
        }
        Ok(())
    }
}

pub(super) fn node_twice<E: Error>(name: &str) -> E {
    E::custom(Coded(
        ProblemKind::DuplicateKey,
        Message::new("node-twice").with("node", shorten(name)),
    ))
}

pub(super) fn set_worth_by_name(
    lists: &mut Adjacency,
    name: Name,
    worth: Option<JsonNumber>,
) -> Result<(), ToldTwice> {
    lists.set_worth(name, worth.map(|JsonNumber(value)| value))
}

pub(super) fn set_mover_by_name(
    lists: &mut Adjacency,
    name: Name,
    mover: Mover,
) -> Result<(), ToldTwice> {
    lists.set_mover(name, mover.into())
}

/// What is told of a node.
struct Told<'a, T> {
    lists: &'a mut Adjacency,
    name: Name,
    tell: fn(&mut Adjacency, Name, T) -> Result<(), ToldTwice>,
}

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Told<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        let value = T::deserialize(deserializer)?;
        (self.tell)(self.lists, self.name, value)
            .map_err(|ToldTwice| node_twice(self.lists.text(self.name)))
    }
}

/// The name of a node as a key.
pub(super) struct Named<'a>(pub(super) &'a mut Adjacency);

impl<'de> DeserializeSeed<'de> for Named<'_> {
    type Value = Name;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Name, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for Named<'_> {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-name"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Name, E> {
        Ok(self.0.name(text))
    }
}

/// A list of children of an adjacency.
pub(super) struct List<'a> {
    pub(super) lists: &'a mut Adjacency,
    /// Whose children they are.
    pub(super) node: Name,
}

impl<'de> DeserializeSeed<'de> for List<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        if self.lists.start_list(self.node).is_err() {
            return Err(node_twice(self.lists.text(self.node)));
        }
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for List<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-list"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        while elements.next_element_seed(Listed(self.lists))?.is_some() {}
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
        wanted(f, &Message::new("tree-wanted-child"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        let name = self.0.name(text);
        self.0.named_child(name);
        Ok(())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.0.leaf(Some(Number::integer(value)));
        Ok(())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.0.leaf(Some(integer(value)?));
        Ok(())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        self.0.leaf(Some(decimal(value)?));
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.0.leaf(None);
        Ok(())
    }
}
