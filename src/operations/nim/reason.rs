//! Why an answer is what it is.

use serde::{Serialize, Serializer};

use crate::course::explain::Sentences;
use crate::messages::{Language, Message};
use crate::operations::limit::Limit;

/// Sentences, which an answer tells in English and an explanation in the reader's language.
#[derive(Clone, Debug)]
pub(in crate::operations) struct Reason(pub(super) Vec<Message>);

impl Reason {
    /// The same as an explanation, of which the first `limit` are kept.
    pub(super) fn sentences(self, limit: Limit) -> Sentences {
        let mut sentences = Sentences::new(limit.entries());
        self.0
            .into_iter()
            .for_each(|sentence| sentences.say(sentence));
        sentences
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sentences = self.0.iter();
        serializer.collect_seq(sentences.map(|sentence| sentence.in_language(Language::English)))
    }
}
