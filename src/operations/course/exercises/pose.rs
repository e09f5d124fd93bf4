//! An exercise before it is put into words.

use serde_json::{Map, Value};

use crate::messages::Message;

/// An exercise.
#[derive(Debug)]
pub(super) struct Pose {
    /// What to do.
    pub(super) prompt: Message,
    /// A picture.
    pub(super) svg: Option<String>,
    /// The picture that belongs to the key.
    pub(super) key_svg: Option<String>,
    /// What is asked.
    pub(super) questions: Vec<PoseQuestion>,
    /// How many instances were looked at.
    pub(super) attempts: u32,
}

/// A question of an exercise.
#[derive(Debug)]
pub(super) struct PoseQuestion {
    pub(super) id: &'static str,
    pub(super) prompt: Message,
    /// The path of the operation that answers it.
    pub(super) path: &'static str,
    /// The fields of the question to it.
    pub(super) fields: Map<String, Value>,
    /// The parts that an answer can have.
    pub(super) parts: &'static [&'static str],
}

impl PoseQuestion {
    /// The question as `/grade` takes it: the path of the operation beside its fields.
    pub(super) fn with_operation(self) -> Value {
        let mut fields = self.fields;
        fields.shift_insert(0, "operation".to_owned(), self.path.into());
        fields.into()
    }
}

impl Pose {
    /// An exercise of one question.
    pub(super) fn of_one(prompt: Message, question: PoseQuestion, attempts: u32) -> Self {
        Self {
            prompt,
            svg: None,
            key_svg: None,
            questions: vec![question],
            attempts,
        }
    }

    /// The same with a picture.
    pub(super) fn with_picture(mut self, svg: Option<String>) -> Self {
        self.svg = svg;
        self
    }
}

/// The fields of a question.
pub(super) fn fields<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
