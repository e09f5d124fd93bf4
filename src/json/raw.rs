//! A value that is kept as it was posted, to be read later.

use std::borrow::Cow;

use serde::de::{Deserialize, Deserializer, Visitor};

use super::coded::wanted;
use crate::messages::Message;

/// The name by which [`RawJson`] asks the reader for the text of a value.
pub(super) const RAW_JSON: &str = "$arborist::RawJson";

/// The JSON text of one value. Only [`read`](super::read) can make one.
#[derive(Clone, Debug)]
pub struct RawJson(
    /// The text.
    pub String,
);

impl<'de> Deserialize<'de> for RawJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl Visitor<'_> for Text {
            type Value = RawJson;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                wanted(f, &Message::new("wanted-any-json"))
            }

            fn visit_str<E>(self, text: &str) -> Result<RawJson, E> {
                Ok(RawJson(Cow::from(text).into_owned()))
            }
        }
        deserializer.deserialize_newtype_struct(RAW_JSON, Text)
    }
}
