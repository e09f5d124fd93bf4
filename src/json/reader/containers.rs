//! The elements of arrays and the entries of objects, each of which knows its place when it is wrong.

use std::borrow::Cow;

use jiter::Peek;
use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, IntoDeserializer, MapAccess, SeqAccess};

use super::Reader;
use crate::json::read_error::ReadError;

/// The elements of an array. `next` is the first byte of the element about to be read.
pub(super) struct Elements<'r, 'j> {
    pub(super) reader: &'r mut Reader<'j>,
    pub(super) next: Option<Peek>,
    pub(super) index: usize,
    pub(super) started: bool,
    pub(super) size_hint: Option<usize>,
}

impl<'de> SeqAccess<'de> for &mut Elements<'_, '_> {
    type Error = ReadError;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, ReadError> {
        if self.started {
            self.index += 1;
        }
        self.started = true;
        if self.next.is_none() {
            return Ok(None);
        }
        let value = match seed.deserialize(&mut *self.reader) {
            Ok(value) => value,
            Err(error) => return Err(error.under_index(self.index)),
        };
        self.next = match self.reader.json.array_step() {
            Ok(next) => next,
            Err(error) => return Err(self.reader.malformed(&error)),
        };
        Ok(Some(value))
    }

    fn size_hint(&self) -> Option<usize> {
        self.size_hint
    }
}

/// The entries of an object.
pub(super) struct Entries<'r, 'j> {
    pub(super) reader: &'r mut Reader<'j>,
    pub(super) started: bool,
    pub(super) size_hint: Option<usize>,
    pub(super) key: Cow<'j, str>,
}

impl<'de> MapAccess<'de> for &mut Entries<'_, '_> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, ReadError> {
        let key = if self.started {
            self.reader.json.object_step()
        } else {
            self.reader.json.object_first()
        };
        self.started = true;
        self.key = match key {
            Ok(Some(key)) => key,
            Ok(None) => return Ok(None),
            Err(error) => return Err(self.reader.malformed(&error)),
        };
        let key: StrDeserializer<'_, ReadError> = self.key.as_ref().into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        seed.deserialize(&mut *self.reader)
            .map_err(|error| error.under_key(&self.key))
    }

    fn size_hint(&self) -> Option<usize> {
        self.size_hint
    }
}
