//! The names of nodes, kept where they are looked up.

use std::hash::{Hash, Hasher};

use indexmap::Equivalent;

/// A name. A short one stands in the entry of the set that it is looked up in: a million names elsewhere are a million
/// allocations, and each look-up waits for one more place of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NodeName {
    /// So many bytes.
    Short(u8, [u8; MOST_SHORT]),
    Long(Box<[u8]>),
}

/// As many bytes as fit beside a length in the room that a long name takes.
const MOST_SHORT: usize = 22;

impl NodeName {
    fn bytes(&self) -> &[u8] {
        match self {
            Self::Short(length, bytes) => bytes.get(..usize::from(*length)).unwrap_or(bytes),
            Self::Long(bytes) => bytes,
        }
    }

    /// The text.
    pub(super) fn text(&self) -> &str {
        // It was made of a text.
        std::str::from_utf8(self.bytes()).unwrap_or_default()
    }
}

impl From<&str> for NodeName {
    fn from(text: &str) -> Self {
        let mut short = [0; MOST_SHORT];
        match short.get_mut(..text.len()) {
            Some(bytes) => {
                bytes.copy_from_slice(text.as_bytes());
                Self::Short(text.len() as u8, short)
            }
            None => Self::Long(text.as_bytes().into()),
        }
    }
}

impl Hash for NodeName {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Text(self.bytes()).hash(state);
    }
}

/// The bytes of a text that is looked up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text<'t>(pub(super) &'t [u8]);

impl Hash for Text<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(self.0);
    }
}

impl Equivalent<NodeName> for Text<'_> {
    fn equivalent(&self, name: &NodeName) -> bool {
        self.0 == name.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_length_keep_their_text() {
        for length in [0, 1, 21, 22, 23, 300] {
            let text = "é".repeat(length / 2) + &"x".repeat(length % 2);
            let name = NodeName::from(text.as_str());
            assert_eq!(name.text(), text);
            assert!(Text(text.as_bytes()).equivalent(&name));
            assert!(!Text(b"another").equivalent(&name));
        }
        assert_eq!(size_of::<NodeName>(), 24);
    }
}
