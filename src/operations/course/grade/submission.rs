//! A submission's parts, read one by one, so that what is wrong in one does not hide what is wrong in another.

use serde::de::Deserialize;

use super::weights::unknown_part;
use crate::course::grading::{FormatError, Grade, Grading};
use crate::json::{Entries, RawJson, read};
use crate::messages::Message;
use crate::problems::Pointer;
use crate::shorten::shorten;

/// The key of a submission in a question.
const SUBMISSION: &str = "submission";

/// What a submission comes to of which nothing counts.
pub(super) fn nothing_to_grade(parts: &[&'static str]) -> Grading {
    let mut errors = FormatErrors::default();
    errors.nothing(parts);
    Grading::NotGradable {
        format_errors: errors.some().unwrap_or_default(),
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

    /// What the submission comes to: not gradable when there are errors or nothing counts.
    pub(super) fn grading(
        self,
        parts: &[&'static str],
        grade: impl FnOnce() -> Option<Grade>,
    ) -> Grading {
        match self.some() {
            Some(format_errors) => Grading::NotGradable { format_errors },
            None => grade().map_or_else(
                || nothing_to_grade(parts),
                |grade| Grading::Graded(Box::new(grade)),
            ),
        }
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

    /// There is nothing in the submission, which may have these parts.
    fn nothing(&mut self, parts: &[&'static str]) {
        let parts: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
        let message = Message::new("format-nothing-to-grade").with("parts", parts);
        self.add(Pointer::root(), message);
    }

    /// There is no node with the name that stands at a place, but perhaps one whose name is like it.
    pub(super) fn unknown_node(&mut self, place: Pointer, name: &str, nearest: Option<&str>) {
        let shown = shorten(name);
        let message = match nearest {
            None => Message::new("format-unknown-node").with("name", shown),
            Some(nearest) => Message::new("format-unknown-node-near")
                .with("name", shown)
                .with("nearest", nearest),
        };
        self.add(place, message);
    }

    /// The entries of a part that speaks of nodes one by one, by the names of these: one at least, and `most` at most.
    pub(super) fn by_node<T: for<'de> Deserialize<'de>>(
        &mut self,
        place: &Pointer,
        most: usize,
        json: &RawJson,
    ) -> Option<Vec<(String, T)>> {
        let Entries(entries) = self.read::<Entries<T>>(place, json)?;
        if entries.is_empty() {
            self.add(place.clone(), Message::new("format-no-nodes"));
            return None;
        }
        self.few(place, most, entries)
    }

    /// The elements of a list at a place of the submission, unless they are more than `most`.
    pub(super) fn few<T>(
        &mut self,
        place: &Pointer,
        most: usize,
        elements: Vec<T>,
    ) -> Option<Vec<T>> {
        if elements.len() <= most {
            return Some(elements);
        }
        let message = Message::new("format-too-many").with("most", most);
        self.add(place.clone(), message);
        None
    }

    /// The parts of a submission, each as it was posted.
    pub(super) fn parts(
        &mut self,
        submission: &RawJson,
        known: &[&'static str],
    ) -> Vec<(&'static str, RawJson)> {
        // So is a file that is empty, or was not handed in.
        if submission.0 == "null" {
            self.nothing(known);
            return Vec::new();
        }
        let entries: Option<Entries<RawJson>> = self.read(&Pointer::root(), submission);
        let mut parts = Vec::new();
        for (key, json) in entries.into_iter().flat_map(|Entries(entries)| entries) {
            match known.iter().find(|part| **part == key) {
                Some(part) => parts.push((*part, json)),
                None => {
                    let detail = unknown_part(&key, known);
                    self.add(
                        Pointer::key(key),
                        Message::new("format-unreadable").with("detail", detail),
                    );
                }
            }
        }
        parts
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
