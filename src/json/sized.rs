//! A value of which it is known, before it is read, how many values it may hold.

use serde::de::{Deserializer, Visitor};

/// The name by which [`deserialize_sized`] asks the reader to count.
pub(super) const SIZED: &str = "$arborist::sized";

/// Reads a value of any type. When it is an array or an object, the visitor's access tells as its `size_hint` how
/// many values the value may hold, counted to all depths: room for a large one can be made at once and exactly.
///
/// # Errors
/// Those of the visitor.
pub fn deserialize_sized<'de, D: Deserializer<'de>, V: Visitor<'de>>(
    deserializer: D,
    visitor: V,
) -> Result<V::Value, D::Error> {
    deserializer.deserialize_newtype_struct(SIZED, visitor)
}
