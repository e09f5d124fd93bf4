//! The keys of the objects that trees are made of.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use crate::json::wanted;
use crate::messages::Message;

/// The keys of an object, each of them known and none twice.
pub(super) struct Keys {
    known: &'static [&'static str],
    seen: Vec<&'static str>,
}

impl Keys {
    pub(super) fn new(known: &'static [&'static str]) -> Self {
        Self {
            known,
            seen: Vec::new(),
        }
    }

    pub(super) fn next<'de, A: MapAccess<'de>>(
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
        wanted(f, &Message::new("wanted-key"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<&'static str, E> {
        match self.0.iter().find(|known| **known == text) {
            Some(known) => Ok(known),
            None => Err(E::unknown_field(text, self.0)),
        }
    }
}
