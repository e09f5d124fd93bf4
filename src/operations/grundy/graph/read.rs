//! Reading graphs without a value for each node and edge in between.

use std::fmt;

use arborist_engine::impartial::graph::{ListedTwice, Name, NamedGraph};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::question::{EdgeList, FollowerLists};
use crate::json::{Coded, deserialize_sized, wanted};
use crate::messages::Message;
use crate::problems::ProblemKind;
use crate::shorten::shorten;

impl<'de> Deserialize<'de> for FollowerLists {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_sized(deserializer, ListsVisitor).map(Self)
    }
}

impl<'de> Deserialize<'de> for EdgeList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_sized(deserializer, EdgesVisitor).map(Self)
    }
}

struct ListsVisitor;

impl<'de> Visitor<'de> for ListsVisitor {
    type Value = NamedGraph;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("grundy-wanted-follower-lists"))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<NamedGraph, A::Error> {
        let mut graph = NamedGraph::default();
        graph.reserve(entries.size_hint().unwrap_or(0));
        while let Some(from) = entries.next_key_seed(NodeName(&mut graph))? {
            if let Err(ListedTwice) = graph.define(from) {
                let shown = shorten(graph.text(from.number()));
                return Err(A::Error::custom(Coded(
                    ProblemKind::DuplicateKey,
                    Message::new("node-twice").with("node", shown),
                )));
            }
            entries.next_value_seed(Followers {
                graph: &mut graph,
                from,
            })?;
        }
        Ok(graph)
    }
}

struct EdgesVisitor;

impl<'de> Visitor<'de> for EdgesVisitor {
    type Value = NamedGraph;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("grundy-wanted-edges"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<NamedGraph, A::Error> {
        let mut graph = NamedGraph::default();
        while elements.next_element_seed(Edge(&mut graph))?.is_some() {}
        Ok(graph)
    }
}

/// The name of a node.
struct NodeName<'a>(&'a mut NamedGraph);

impl<'de> DeserializeSeed<'de> for NodeName<'_> {
    type Value = Name;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Name, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for NodeName<'_> {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("grundy-wanted-node-name"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Name, E> {
        Ok(self.0.name(text))
    }
}

/// The followers of one node.
struct Followers<'a> {
    graph: &'a mut NamedGraph,
    from: Name,
}

impl<'de> DeserializeSeed<'de> for Followers<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Followers<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("grundy-wanted-followers"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        while let Some(to) = elements.next_element_seed(NodeName(self.graph))? {
            self.graph.add_edge(self.from, to);
        }
        Ok(())
    }
}

/// A pair of names.
struct Edge<'a>(&'a mut NamedGraph);

impl<'de> DeserializeSeed<'de> for Edge<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Edge<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("grundy-wanted-edge"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        let from = elements
            .next_element_seed(NodeName(self.0))?
            .ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let to = elements
            .next_element_seed(NodeName(self.0))?
            .ok_or_else(|| A::Error::invalid_length(1, &self))?;
        self.0.add_edge(from, to);
        Ok(())
    }
}
