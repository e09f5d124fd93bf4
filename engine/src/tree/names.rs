//! The names of the nodes that have one.

use super::arena::Node;

/// Names by node: one text and where each name stands in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Names {
    text: String,
    /// Ascending by node once the tree is built.
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    node: Node,
    start: u32,
    length: u32,
}

impl Names {
    /// Gives a node a name. The text of all names together must stay below 4 GiB.
    pub(super) fn insert(&mut self, node: Node, name: &str) -> bool {
        let (Ok(start), Ok(length)) = (u32::try_from(self.text.len()), u32::try_from(name.len()))
        else {
            return false;
        };
        self.text.push_str(name);
        self.entries.push(Entry {
            node,
            start,
            length,
        });
        true
    }

    /// Brings the names into the order of the nodes. The first name that stands twice, if one does.
    pub(super) fn finish(&mut self) -> Result<(), String> {
        self.entries.sort_by_key(|entry| entry.node);
        let mut names: Vec<&str> = self
            .entries
            .iter()
            .map(|entry| self.text_of(entry))
            .collect();
        names.sort_unstable();
        match names.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(pair[0].to_owned()),
            None => Ok(()),
        }
    }

    /// The nodes and names, in the order of the nodes.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Node, &str)> + '_ {
        self.entries
            .iter()
            .map(|entry| (entry.node, self.text_of(entry)))
    }

    fn text_of(&self, entry: &Entry) -> &str {
        let start = entry.start as usize;
        &self.text[start..start + entry.length as usize]
    }

    /// The name of a node.
    pub(super) fn get(&self, node: Node) -> Option<&str> {
        if self.entries.is_empty() {
            return None;
        }
        let place = self
            .entries
            .binary_search_by_key(&node, |entry| entry.node)
            .ok()?;
        Some(self.text_of(&self.entries[place]))
    }
}
