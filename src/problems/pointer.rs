//! JSON pointers (RFC 6901), built from the inside out as an error travels up.

use std::fmt;

/// A JSON pointer into the question. The empty pointer is the whole question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pointer {
    /// Innermost first: an error learns where it stands on its way out.
    reversed: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Key(String),
    Index(usize),
}

impl Pointer {
    /// The whole question.
    pub fn root() -> Self {
        Self::default()
    }

    /// The value under `key` in the question.
    pub fn key(key: impl Into<String>) -> Self {
        Self::root().under_key(key)
    }

    /// The same place, when what it points into stands under `key`.
    pub fn under_key(mut self, key: impl Into<String>) -> Self {
        self.reversed.push(Step::Key(key.into()));
        self
    }

    /// The same place, when what it points into stands at `index`.
    pub fn under_index(mut self, index: usize) -> Self {
        self.reversed.push(Step::Index(index));
        self
    }

    /// The value under `key` in what this points at.
    pub fn then_key(mut self, key: impl Into<String>) -> Self {
        self.reversed.insert(0, Step::Key(key.into()));
        self
    }

    /// The element at `index` in what this points at.
    pub fn then_index(mut self, index: usize) -> Self {
        self.reversed.insert(0, Step::Index(index));
        self
    }

    /// The key or index of the outermost step, as text.
    pub fn first(&self) -> Option<String> {
        self.reversed.last().map(|step| match step {
            Step::Key(key) => key.clone(),
            Step::Index(index) => index.to_string(),
        })
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in self.reversed.iter().rev() {
            match step {
                Step::Key(key) => write!(f, "/{}", key.replace('~', "~0").replace('/', "~1"))?,
                Step::Index(index) => write!(f, "/{index}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_reads_from_the_outside_in_and_escapes_its_keys() {
        let pointer = Pointer::root()
            .under_index(2)
            .under_key("a/b~c")
            .under_key("tree");
        assert_eq!(pointer.to_string(), "/tree/a~1b~0c/2");
        assert_eq!(
            pointer.then_key("value").to_string(),
            "/tree/a~1b~0c/2/value"
        );
    }
}
