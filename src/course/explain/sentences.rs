//! Sentences in order, of which the first are kept.

use crate::messages::Message;

/// A sentence of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The node that it is about, if it is about one.
    pub node: Option<String>,
    /// What it says.
    pub message: Message,
}

/// The sentences of an explanation.
#[derive(Clone, Debug)]
pub struct Sentences {
    kept: Vec<Sentence>,
    limit: usize,
    total: u128,
}

impl Sentences {
    /// None yet; the first `limit` will be kept.
    pub fn new(limit: usize) -> Self {
        Self {
            kept: Vec::new(),
            limit,
            total: 0,
        }
    }

    /// Says something.
    pub fn say(&mut self, message: Message) {
        self.push(None, message);
    }

    /// Says something of a node.
    pub fn say_of(&mut self, node: &str, message: Message) {
        self.push(Some(node), message);
    }

    /// Counts sentences that nobody will read.
    pub fn pass_over(&mut self, count: u128) {
        if count > 0 {
            // What follows must not be taken for what comes next.
            self.limit = self.limit.min(self.kept.len());
        }
        self.total += count;
    }

    /// How many more sentences will be kept.
    pub fn room(&self) -> usize {
        self.limit.saturating_sub(self.kept.len())
    }

    /// The sentences kept.
    pub fn kept(&self) -> &[Sentence] {
        &self.kept
    }

    /// How many sentences there are, kept or not.
    pub fn total(&self) -> u128 {
        self.total
    }

    fn push(&mut self, node: Option<&str>, message: Message) {
        self.total += 1;
        if self.kept.len() < self.limit {
            let node = node.map(str::to_owned);
            self.kept.push(Sentence { node, message });
        }
    }
}
