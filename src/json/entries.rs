//! An object of which the keys are not known beforehand.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use super::coded::{Coded, wanted};
use crate::messages::Message;
use crate::problems::ProblemKind;
use crate::shorten::shorten;

/// The entries of an object, in their order; no key stands twice.
#[derive(Debug)]
pub struct Entries<T>(
    /// The keys, each with its value.
    pub Vec<(String, T)>,
);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entries<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
            type Value = Vec<(String, T)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("wanted-object"))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
                let mut read = Vec::new();
                let mut keys = std::collections::HashSet::new();
                while let Some(key) = entries.next_key::<String>()? {
                    let value = entries.next_value()?;
                    if !keys.insert(key.clone()) {
                        return Err(A::Error::custom(Coded(
                            ProblemKind::DuplicateKey,
                            Message::new("json-duplicate-key").with("key", shorten(&key)),
                        )));
                    }
                    read.push((key, value));
                }
                Ok(read)
            }
        }

        deserializer.deserialize_map(Object(PhantomData)).map(Self)
    }
}
