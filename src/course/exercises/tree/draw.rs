//! A tree drawn at random, its nodes named like those in books if they are: A at the root, then B, C and so on ply by ply.

use std::collections::VecDeque;

use arborist_engine::tree::{Node, Number, Tree, TreeBuilder, Worth};

use crate::course::exercises::chance::{Chance, Span};

/// What a tree looks like.
#[derive(Clone, Copy, Debug)]
pub struct TreeShape {
    /// How many children an inner node may have.
    pub branching: Span,
    /// How deep the leaves are.
    pub depth: u32,
    /// Which values leaves may have.
    pub values: Span,
    /// Whether all leaves have different values.
    pub different_values: bool,
    /// Inner nodes of this ply have a heuristic value, drawn like a leaf's.
    pub estimated_ply: Option<u32>,
    /// Whether inner nodes have names.
    pub named: bool,
    /// The most nodes.
    pub most_nodes: usize,
}

/// A tree of that shape. Nothing if it would have too many nodes, or more leaves than there are different values.
pub fn draw(chance: &mut Chance, shape: &TreeShape) -> Option<Tree> {
    let children = draw_children(chance, shape)?;
    let leaves = children
        .iter()
        .filter(|children| children.is_empty())
        .count();
    let estimated = match shape.estimated_ply {
        Some(_) => children.len() - leaves,
        None => 0,
    };
    let mut values = if shape.different_values {
        let values = chance.different_numbers(shape.values, leaves + estimated);
        if values.len() < leaves + estimated {
            return None;
        }
        values.into_iter()
    } else {
        let values: Vec<i64> = (0..leaves + estimated)
            .map(|_| chance.number(shape.values))
            .collect();
        values.into_iter()
    };

    let mut builder = TreeBuilder::with_capacity(children.len());
    // What is to be done next, last first: enter a node, or leave the one entered last.
    let mut steps = vec![Step::Enter { place: 0, ply: 0 }];
    while let Some(step) = steps.pop() {
        let Step::Enter { place, ply } = step else {
            builder.close().ok()?;
            continue;
        };
        let below = children.get(place)?;
        if below.is_empty() {
            builder.leaf(Number::integer(values.next()?)).ok()?;
            continue;
        }
        let node: Node = builder.open().ok()?;
        if shape.named {
            builder.set_name(node, &letters(place)).ok()?;
        }
        if shape.estimated_ply == Some(ply) {
            builder.set_worth(node, Worth::Known(Number::integer(values.next()?)));
        }
        steps.push(Step::Leave);
        steps.extend(below.iter().rev().map(|place| Step::Enter {
            place: *place,
            ply: ply + 1,
        }));
    }
    builder.finish().ok()
}

enum Step {
    Enter { place: usize, ply: u32 },
    Leave,
}

/// The children of each node, nodes numbered ply by ply. Nothing if there would be too many.
fn draw_children(chance: &mut Chance, shape: &TreeShape) -> Option<Vec<Vec<usize>>> {
    let mut children: Vec<Vec<usize>> = vec![Vec::new()];
    let mut open = VecDeque::from([(0, 0)]);
    while let Some((place, ply)) = open.pop_front() {
        if ply == shape.depth {
            continue;
        }
        let wanted = usize::try_from(chance.number(shape.branching)).ok()?;
        let first = children.len();
        if first + wanted > shape.most_nodes {
            return None;
        }
        let below: Vec<usize> = (first..first + wanted).collect();
        children.extend(below.iter().map(|_| Vec::new()));
        open.extend(below.iter().map(|child| (*child, ply + 1)));
        *children.get_mut(place)? = below;
    }
    Some(children)
}

/// A to Z, then AA, AB and so on.
fn letters(place: usize) -> String {
    let mut letters = Vec::new();
    let mut left = place + 1;
    while left > 0 {
        left -= 1;
        letters.push(b'A' + (left % 26) as u8);
        left /= 26;
    }
    letters.into_iter().rev().map(char::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_named_ply_by_ply() {
        let shape = TreeShape {
            branching: Span::new(2, 2).unwrap(),
            depth: 3,
            values: Span::new(0, 7).unwrap(),
            different_values: true,
            estimated_ply: None,
            named: true,
            most_nodes: 100,
        };
        let tree = draw(&mut Chance::of_seed(1), &shape).unwrap();
        let names: Vec<_> = tree
            .subtree(Node::ROOT)
            .map(|node| tree.name(node).unwrap_or("-"))
            .collect();
        assert_eq!(names.concat(), "ABD--E--CF--G--");
        let mut values: Vec<i64> = tree
            .subtree(Node::ROOT)
            .filter(|node| tree.is_leaf(*node))
            .map(|leaf| match tree.worth(leaf) {
                Worth::Known(value) => match value.posted() {
                    Some(arborist_engine::tree::Posted::Integer(value)) => value,
                    other => panic!("{other:?}"),
                },
                other => panic!("{other:?}"),
            })
            .collect();
        values.sort_unstable();
        assert_eq!(values, [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn the_same_tree_is_drawn_with_names_and_without() {
        let shape = |named| TreeShape {
            branching: Span::new(1, 3).unwrap(),
            depth: 3,
            values: Span::new(0, 7).unwrap(),
            different_values: false,
            estimated_ply: None,
            named,
            most_nodes: 100,
        };
        let drawn = |named| draw(&mut Chance::of_seed(1), &shape(named)).unwrap();
        let (with, without) = (drawn(true), drawn(false));
        let worths = |tree: &Tree| -> Vec<Worth> {
            let nodes = tree.subtree(Node::ROOT);
            nodes.map(|node| tree.worth(node)).collect()
        };
        assert_eq!(worths(&with), worths(&without));
        let mut nodes = without.subtree(Node::ROOT);
        assert!(nodes.all(|node| without.name(node).is_none()));
    }

    #[test]
    fn after_z_comes_aa() {
        let named: Vec<String> = [0, 25, 26, 51, 52, 701, 702].map(letters).to_vec();
        assert_eq!(named, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn a_tree_that_would_be_too_large_is_not_drawn() {
        let shape = TreeShape {
            branching: Span::new(10, 10).unwrap(),
            depth: 30,
            values: Span::new(0, 7).unwrap(),
            different_values: false,
            estimated_ply: None,
            named: true,
            most_nodes: 200,
        };
        assert!(draw(&mut Chance::of_seed(1), &shape).is_none());
    }
}
