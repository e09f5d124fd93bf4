//! A game tree in SVG: MAX nodes point up, MIN nodes down, leaves are boxes with their value.
//!
//! Lines and texts are drawn in `currentColor`, so that the picture suits a light page and a dark one. What alpha-beta
//! never visits can be shown as pruned: dashed, with the branch struck through.

use std::collections::BTreeSet;

use arborist_engine::game::Player;
use arborist_engine::tree::{Identifiers, Node, Tree};
use svg::node::element::{Description, Group, Line, Polygon, Rectangle, Text, Title};
use svg::{Document, Node as _};

use super::labels::{name_of, printable, value_of};
use super::layout::{Layout, Place};

/// The most nodes of a tree that is drawn: beyond, nobody could read the picture.
pub const MOST_NODES_DRAWN: usize = 2_000;

/// Pixels between two plies.
const PLY: u32 = 76;
/// Half the width and height of a node.
const RADIUS: u32 = 13;
/// The width of a character of the font, rounded up.
const CHARACTER: u32 = 9;
/// Around the whole picture.
const MARGIN: u32 = 24;
/// At the left, where it says who moves in a ply.
const MOVER_COLUMN: u32 = 48;

/// A tree to draw.
#[derive(Debug)]
pub struct TreePicture<'a> {
    tree: &'a Tree,
    to_move: Player,
    pruned: BTreeSet<Node>,
    title: String,
    description: String,
}

impl<'a> TreePicture<'a> {
    /// The picture of a tree in which `to_move` moves at the root. Nothing if it has too many nodes to be drawn.
    pub fn of(tree: &'a Tree, to_move: Player) -> Option<Self> {
        (tree.len() <= MOST_NODES_DRAWN).then(|| Self {
            tree,
            to_move,
            pruned: BTreeSet::new(),
            title: String::new(),
            description: String::new(),
        })
    }

    /// Shows the subtrees of these nodes as pruned.
    pub fn with_pruned(mut self, nodes: impl IntoIterator<Item = Node>) -> Self {
        self.pruned.extend(nodes);
        self
    }

    /// Says in words what the picture is, for those who do not see it.
    pub fn described(mut self, title: &str, description: &str) -> Self {
        self.title = printable(title);
        self.description = printable(description);
        self
    }

    /// The picture.
    pub fn svg(&self) -> String {
        let canvas = Canvas::of(self.tree);
        let movers = self.movers();
        let cut_off = self.cut_off();
        let mut document = Document::new()
            .set("viewBox", (0, 0, canvas.width, canvas.height))
            .set("width", canvas.width)
            .set("height", canvas.height)
            .set("role", "img")
            .set("font-family", "sans-serif")
            .set("font-size", 14)
            .set("fill", "none")
            .set("stroke", "currentColor");
        if !self.title.is_empty() {
            document.append(Title::new(&self.title));
        }
        if !self.description.is_empty() {
            document.append(Description::new().add(svg::node::Text::new(&self.description)));
        }
        document.append(self.branches(&canvas, &cut_off));
        document.append(self.nodes(&canvas, &movers, &cut_off));
        document.append(self.plies(&canvas, &movers));
        document.to_string()
    }

    /// Who moves at each node, in preorder.
    fn movers(&self) -> Vec<Player> {
        let root = self.tree.said_mover(Node::ROOT).unwrap_or(self.to_move);
        let mut movers = vec![root; self.tree.len()];
        for node in self.tree.subtree(Node::ROOT) {
            let mover = movers[node.place()];
            for child in self.tree.children(node) {
                movers[child.place()] = self.tree.mover_below(mover, child);
            }
        }
        movers
    }

    /// Whether each node is in a pruned subtree, in preorder.
    fn cut_off(&self) -> Vec<bool> {
        let mut cut_off = vec![false; self.tree.len()];
        for root in &self.pruned {
            for node in self.tree.subtree(*root) {
                cut_off[node.place()] = true;
            }
        }
        cut_off
    }

    fn branches(&self, canvas: &Canvas, cut_off: &[bool]) -> Group {
        let mut branches = Group::new();
        for parent in self.tree.subtree(Node::ROOT) {
            for child in self.tree.children(parent) {
                let (from, to) = (canvas.point(parent), canvas.point(child));
                let mut branch = line((from.0, from.1 + RADIUS), (to.0, to.1 - RADIUS));
                if cut_off[child.place()] {
                    branch = branch.set("stroke-dasharray", "4 4");
                }
                branches.append(branch);
                if self.pruned.contains(&child) {
                    let (x, y) = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
                    for shift in [0, 5] {
                        branches.append(line((x - 7, y + shift), (x + 7, y + shift - 5)));
                    }
                }
            }
        }
        branches
    }

    fn nodes(&self, canvas: &Canvas, movers: &[Player], cut_off: &[bool]) -> Group {
        let identifiers =
            Identifiers::of(self.tree, self.tree.subtree(Node::ROOT).collect::<Vec<_>>());
        let mut nodes = Group::new().set("text-anchor", "middle");
        for node in self.tree.subtree(Node::ROOT) {
            let (x, y) = canvas.point(node);
            let mut drawn = Group::new().add(Title::new(printable(identifiers.get(node))));
            if cut_off[node.place()] {
                drawn = drawn.set("stroke-dasharray", "4 4").set("opacity", 0.6);
            }
            let name = name_of(self.tree, node);
            if self.tree.is_leaf(node) {
                let value = value_of(self.tree, node);
                let width = canvas.leaf_width;
                drawn.append(
                    Rectangle::new()
                        .set("x", x - width / 2)
                        .set("y", y - RADIUS)
                        .set("width", width)
                        .set("height", 2 * RADIUS),
                );
                drawn.append(label(value, x, y + 5));
                if let Some(name) = name {
                    drawn.append(label(name, x, y + RADIUS + 16));
                }
            } else {
                let (tip, base) = match movers[node.place()] {
                    Player::Max => (y - RADIUS, y + RADIUS),
                    Player::Min => (y + RADIUS, y - RADIUS),
                };
                let corners = format!(
                    "{},{base} {},{base} {x},{tip}",
                    x - RADIUS - 2,
                    x + RADIUS + 2
                );
                drawn.append(Polygon::new().set("points", corners));
                if let Some(name) = name {
                    drawn.append(
                        label(name, x + RADIUS + 6, y - RADIUS + 4).set("text-anchor", "start"),
                    );
                }
            }
            nodes.append(drawn);
        }
        nodes
    }

    /// At the left of every ply in which one player moves at all inner nodes, who that is.
    fn plies(&self, canvas: &Canvas, movers: &[Player]) -> Group {
        let mut said: Vec<Option<BTreeSet<&'static str>>> =
            vec![None; self.tree.depth() as usize + 1];
        for node in self.tree.subtree(Node::ROOT) {
            if !self.tree.is_leaf(node) {
                let name = match movers[node.place()] {
                    Player::Max => "MAX",
                    Player::Min => "MIN",
                };
                if let Some(ply) = said.get_mut(canvas.layout.place(node).ply as usize) {
                    ply.get_or_insert_default().insert(name);
                }
            }
        }
        let mut plies = Group::new();
        for (ply, names) in (0..).zip(said) {
            let names = names.unwrap_or_default();
            if let (1, Some(name)) = (names.len(), names.first()) {
                plies.append(label((*name).to_owned(), MARGIN, y_of(ply) + 5));
            }
        }
        plies
    }
}

/// Measures of a picture in pixels.
struct Canvas {
    layout: Layout,
    leaf_width: u32,
    /// From the middle of a leaf to the middle of the next.
    slot: u32,
    width: u32,
    height: u32,
}

impl Canvas {
    fn of(tree: &Tree) -> Self {
        let width = |text: &str| text.chars().count() as u32 * CHARACTER;
        let mut leaf_width = 2 * RADIUS;
        let mut slot = 0;
        let mut leaves_below = vec![0; tree.len()];
        for node in tree.subtree(Node::ROOT).rev() {
            let name = name_of(tree, node).unwrap_or_default();
            if tree.is_leaf(node) {
                leaves_below[node.place()] = 1;
                leaf_width = leaf_width.max(width(&value_of(tree, node)) + 8);
                slot = slot.max(width(&name));
            } else {
                let leaves = tree.children(node).map(|child| leaves_below[child.place()]);
                let leaves = leaves.sum();
                leaves_below[node.place()] = leaves;
                // The name stands at the right of the node, and then comes the next one.
                slot = slot.max((width(&name) + 3 * RADIUS).div_ceil(leaves));
            }
        }
        let leaf_width = leaf_width.next_multiple_of(2);
        let slot = (leaf_width.max(slot) + 14).next_multiple_of(2);
        Self {
            layout: Layout::of(tree),
            leaf_width,
            slot,
            width: MOVER_COLUMN + leaves_below[0] * slot + 2 * MARGIN,
            height: y_of(tree.depth()) + RADIUS + 20 + MARGIN,
        }
    }

    fn point(&self, node: Node) -> (u32, u32) {
        let Place { half_slots, ply } = self.layout.place(node);
        let x = MARGIN + MOVER_COLUMN + (half_slots + 1) * self.slot / 2;
        (x, y_of(ply))
    }
}

fn y_of(ply: u32) -> u32 {
    MARGIN + RADIUS + ply * PLY
}

fn line(from: (u32, u32), to: (u32, u32)) -> Line {
    Line::new()
        .set("x1", from.0)
        .set("y1", from.1)
        .set("x2", to.0)
        .set("y2", to.1)
}

fn label(text: String, x: u32, y: u32) -> Text {
    Text::new(text)
        .set("x", x)
        .set("y", y)
        .set("fill", "currentColor")
        .set("stroke", "none")
}

#[cfg(test)]
mod tests {
    use arborist_engine::tree::{Number, TreeBuilder, Worth};

    use super::*;

    /// MAX at A over B and C, with a name that would break XML.
    fn tree() -> Tree {
        let mut builder = TreeBuilder::with_capacity(8);
        let root = builder.open().unwrap();
        builder.set_name(root, "A").unwrap();
        let left = builder.open().unwrap();
        builder.set_name(left, "<B> & \"b\"\u{1}").unwrap();
        builder.leaf(Number::integer(5)).unwrap();
        builder.leaf(Number::integer(-8)).unwrap();
        builder.close().unwrap();
        let right = builder.open().unwrap();
        builder.set_name(right, "C").unwrap();
        builder.leaf(Number::decimal(2.5).unwrap()).unwrap();
        builder.unknown_leaf().unwrap();
        builder.finish().unwrap()
    }

    fn last_leaf(tree: &Tree) -> Node {
        tree.subtree(Node::ROOT).last().unwrap()
    }

    #[test]
    fn the_picture_is_as_it_was_looked_at() {
        let tree = tree();
        let picture = TreePicture::of(&tree, Player::Max)
            .unwrap()
            .with_pruned([last_leaf(&tree)])
            .described("A tree", "MAX moves at the root.");
        assert_eq!(picture.svg() + "\n", include_str!("fixtures/small.svg"));
    }

    #[test]
    fn whoever_moves_first_points_up_as_max_and_down_as_min() {
        let tree = tree();
        let max = TreePicture::of(&tree, Player::Max).unwrap().svg();
        let min = TreePicture::of(&tree, Player::Min).unwrap().svg();
        let place = |picture: &str, player: &str| picture.find(player).unwrap();
        assert!(place(&max, "MAX") < place(&max, "MIN"));
        assert!(place(&min, "MIN") < place(&min, "MAX"));
    }

    #[test]
    fn what_an_inner_node_is_estimated_at_stands_beside_its_name() {
        let mut builder = TreeBuilder::with_capacity(3);
        let root = builder.open().unwrap();
        builder.set_name(root, "A").unwrap();
        builder.set_worth(root, Worth::Known(Number::integer(7)));
        builder.leaf(Number::integer(5)).unwrap();
        let tree = builder.finish().unwrap();
        let picture = TreePicture::of(&tree, Player::Max).unwrap().svg();
        assert!(picture.contains("A ≈ 7"), "{picture}");
    }

    #[test]
    fn a_tree_that_nobody_could_read_is_not_drawn() {
        let mut builder = TreeBuilder::with_capacity(MOST_NODES_DRAWN + 1);
        builder.open().unwrap();
        for _ in 0..MOST_NODES_DRAWN {
            builder.leaf(Number::integer(0)).unwrap();
        }
        assert!(TreePicture::of(&builder.finish().unwrap(), Player::Max).is_none());
    }

    #[test]
    fn the_deepest_tree_that_is_drawn_is_drawn() {
        let mut builder = TreeBuilder::with_capacity(MOST_NODES_DRAWN);
        for _ in 1..MOST_NODES_DRAWN {
            builder.open().unwrap();
        }
        builder.leaf(Number::integer(0)).unwrap();
        let tree = builder.finish().unwrap();
        let picture = TreePicture::of(&tree, Player::Max).unwrap().svg();
        assert!(picture.ends_with("</svg>"));
    }
}
