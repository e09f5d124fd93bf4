//! Where the nodes of a drawn tree stand: leaves side by side, parents over the middle of their children.

use arborist_engine::tree::{Node, Tree};

/// The place of a node: half slots from the left, plies from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// Twice the number of leaves to the left of the middle of the node.
    pub(super) half_slots: u32,
    /// The node's ply.
    pub(super) ply: u32,
}

/// The places of all nodes, in preorder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    places: Vec<Place>,
}

impl Layout {
    /// Lays out a tree in two walks over its preorder.
    pub(super) fn of(tree: &Tree) -> Self {
        let nodes = || tree.subtree(Node::ROOT);
        let mut places = vec![Place::default(); tree.len()];
        let mut leaves = 0;
        for node in nodes() {
            if tree.is_leaf(node) {
                places[node.place()].half_slots = 2 * leaves;
                leaves += 1;
            }
            let below = places[node.place()].ply + 1;
            for child in tree.children(node) {
                places[child.place()].ply = below;
            }
        }
        // Children stand behind their parents in preorder, so backwards they come first.
        for node in nodes().rev() {
            let mut children = tree.children(node).map(|child| places[child.place()]);
            if let Some(first) = children.next() {
                let last = children.last().unwrap_or(first);
                places[node.place()].half_slots = (first.half_slots + last.half_slots) / 2;
            }
        }
        Self { places }
    }

    /// The place of a node.
    pub(super) fn place(&self, node: Node) -> Place {
        self.places.get(node.place()).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use arborist_engine::tree::{Number, TreeBuilder};

    use super::*;

    #[test]
    fn a_parent_stands_over_the_middle_of_its_children() {
        // [[1, 2, 3], 4]
        let mut builder = TreeBuilder::with_capacity(6);
        builder.open().unwrap();
        builder.open().unwrap();
        for value in 1..=3 {
            builder.leaf(Number::integer(value)).unwrap();
        }
        builder.close().unwrap();
        builder.leaf(Number::integer(4)).unwrap();
        let tree = builder.finish().unwrap();
        let layout = Layout::of(&tree);
        let places: Vec<_> = tree
            .subtree(Node::ROOT)
            .map(|node| layout.place(node))
            .map(|place| (place.half_slots, place.ply))
            .collect();
        assert_eq!(places, [(4, 0), (2, 1), (0, 2), (2, 2), (4, 2), (6, 1)]);
    }
}
