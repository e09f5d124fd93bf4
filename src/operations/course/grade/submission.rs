//! A submission's parts, read one by one, so that what is wrong in one does not hide what is wrong in another.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use crate::course::grading::FormatError;
use crate::course::messages::Message;
use crate::json::{Coded, RawJson, read};
use crate::problems::{Pointer, ProblemKind};

/// The key of a submission in a question.
const SUBMISSION: &str = "submission";

/// The entries of an object, in their order; no key stands twice.
#[derive(Debug)]
pub(super) struct Entries<T>(pub(super) Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entries<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
            type Value = Vec<(String, T)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
                let mut read = Vec::new();
                let mut keys = std::collections::HashSet::new();
                while let Some(key) = entries.next_key::<String>()? {
                    let value = entries.next_value()?;
                    if !keys.insert(key.clone()) {
                        let shown: String = key.chars().take(60).collect();
                        return Err(A::Error::custom(Coded(
                            ProblemKind::DuplicateKey,
                            format!("the key \"{shown}\" stands twice in this object"),
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

/// What is wrong with the form of a submission.
#[derive(Debug, Default)]
pub(super) struct FormatErrors(Vec<FormatError>);

/// As many errors are told; somebody who makes more has seen enough.
const MOST_ERRORS: usize = 20;

impl FormatErrors {
    /// Whether no more are told.
    pub(super) fn are_enough(&self) -> bool {
        self.0.len() >= MOST_ERRORS
    }

    /// The errors; `None` when there are none.
    pub(super) fn some(self) -> Option<Vec<FormatError>> {
        (!self.0.is_empty()).then_some(self.0)
    }

    /// Something is wrong at a place of the submission.
    pub(super) fn add(&mut self, place: Pointer, message: Message) {
        if !self.are_enough() {
            self.0.push(FormatError {
                pointer: place.under_key(SUBMISSION).to_string(),
                message,
            });
        }
    }

    /// Reads what stands at a place of the submission.
    pub(super) fn read<T: for<'de> Deserialize<'de>>(
        &mut self,
        place: &Pointer,
        RawJson(text): &RawJson,
    ) -> Option<T> {
        let error = match read::<T>(text.as_bytes()) {
            Ok(value) => return Some(value),
            Err(error) => crate::problems::Problem::from(error),
        };
        let inside = error.errors.into_iter().next();
        let (pointer, detail) = inside.map_or_else(
            || (Pointer::root(), error.detail),
            |placed| (placed.pointer, placed.detail),
        );
        let pointer = match place.first() {
            Some(key) => pointer.under_key(key),
            None => pointer,
        };
        self.add(
            pointer,
            Message::new("format-unreadable").with("detail", detail),
        );
        None
    }
}
