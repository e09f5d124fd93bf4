//! The two ends of a window `[alpha, beta]`, read from JSON.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

use crate::json::wanted;
use crate::messages::Message;

/// Reads an array of two ends, each of which may be `null`: open.
pub(in crate::operations) fn deserialize_ends<'de, End, D>(
    deserializer: D,
) -> Result<(Option<End>, Option<End>), D::Error>
where
    End: Deserialize<'de>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_any(Ends(PhantomData))
}

struct Ends<End>(PhantomData<End>);

impl<'de, End: Deserialize<'de>> Visitor<'de> for Ends<End> {
    type Value = (Option<End>, Option<End>);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-window"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Self::Value, A::Error> {
        let mut end = |place| {
            let end = elements.next_element()?;
            end.ok_or_else(|| A::Error::invalid_length(place, &self))
        };
        Ok((end(0)?, end(1)?))
    }
}
