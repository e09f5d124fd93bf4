//! Trees as nested lists, and the naive searches that serve as oracles: plain recursion, nothing shared with the engine.

use arborist_engine::game::Player;
use arborist_engine::tree::{Node, Number, Tree, TreeBuilder};
use proptest::prelude::*;

/// A tree as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Drawn {
    Leaf(i64),
    Inner(Vec<Drawn>),
}

impl Drawn {
    pub(crate) fn from_json(json: &serde_json::Value) -> Self {
        match json {
            serde_json::Value::Array(children) => {
                Self::Inner(children.iter().map(Self::from_json).collect())
            }
            leaf => Self::Leaf(leaf.as_i64().unwrap()),
        }
    }

    pub(crate) fn to_tree(&self) -> Tree {
        let mut builder = TreeBuilder::with_capacity(0);
        self.add_to(&mut builder);
        builder.finish().unwrap()
    }

    fn add_to(&self, builder: &mut TreeBuilder) {
        match self {
            Self::Leaf(value) => {
                builder.leaf(Number::integer(*value)).unwrap();
            }
            Self::Inner(children) => {
                builder.open().unwrap();
                children.iter().for_each(|child| child.add_to(builder));
                builder.close().unwrap();
            }
        }
    }

    pub(crate) fn minimax(&self, player: Player) -> i64 {
        match self {
            Self::Leaf(value) => *value,
            Self::Inner(children) => {
                let values = children
                    .iter()
                    .map(|child| child.minimax(player.opponent()));
                match player {
                    Player::Max => values.max().unwrap(),
                    Player::Min => values.min().unwrap(),
                }
            }
        }
    }

    pub(crate) fn leaves(&self) -> u64 {
        match self {
            Self::Leaf(_) => 1,
            Self::Inner(children) => children.iter().map(Self::leaves).sum(),
        }
    }

    /// How many orders of children there are.
    pub(crate) fn orders(&self) -> u64 {
        match self {
            Self::Leaf(_) => 1,
            Self::Inner(children) => {
                let own: u64 = (1..=children.len() as u64).product();
                children
                    .iter()
                    .map(Self::orders)
                    .fold(own, u64::saturating_mul)
            }
        }
    }

    /// The same tree under every order of children.
    pub(crate) fn every_order(&self) -> Vec<Self> {
        match self {
            Self::Leaf(_) => vec![self.clone()],
            Self::Inner(children) => {
                let choices: Vec<Vec<Self>> = children.iter().map(Self::every_order).collect();
                let mut orders = Vec::new();
                permute(
                    &mut (0..children.len()).collect(),
                    0,
                    &mut |order: &[usize]| {
                        let mut partial: Vec<Vec<Self>> = vec![Vec::new()];
                        for &place in order {
                            partial = partial
                                .iter()
                                .flat_map(|prefix| {
                                    choices[place].iter().map(move |choice| {
                                        let mut longer = prefix.clone();
                                        longer.push(choice.clone());
                                        longer
                                    })
                                })
                                .collect();
                        }
                        orders.extend(partial.into_iter().map(Self::Inner));
                    },
                );
                orders
            }
        }
    }
}

fn permute(order: &mut Vec<usize>, from: usize, visit: &mut impl FnMut(&[usize])) {
    if from == order.len() {
        return visit(order);
    }
    for place in from..order.len() {
        order.swap(from, place);
        permute(order, from + 1, visit);
        order.swap(from, place);
    }
}

/// Alpha-beta as the textbooks write it, with every convention spelled out; infinities are far away integers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Textbook {
    pub(crate) strict: bool,
    pub(crate) hard: bool,
    pub(crate) deep: bool,
}

pub(crate) const FAR: i64 = 1_000_000_000;

impl Textbook {
    /// The value returned, and the values of the leaves read, in order.
    pub(crate) fn search(
        self,
        tree: &Drawn,
        player: Player,
        alpha: i64,
        beta: i64,
    ) -> (i64, Vec<i64>) {
        let mut read = Vec::new();
        let value = match player {
            Player::Max => self.max(tree, alpha, beta, &mut read),
            Player::Min => self.min(tree, alpha, beta, &mut read),
        };
        (value, read)
    }

    fn returned(self, value: i64, alpha: i64, beta: i64) -> i64 {
        if self.hard {
            value.max(alpha).min(beta)
        } else {
            value
        }
    }

    fn max(self, tree: &Drawn, alpha: i64, beta: i64, read: &mut Vec<i64>) -> i64 {
        let children = match tree {
            Drawn::Leaf(value) => {
                read.push(*value);
                return self.returned(*value, alpha, beta);
            }
            Drawn::Inner(children) => children,
        };
        let mut best = -FAR;
        let mut raised = alpha;
        for child in children {
            let value = self.min(child, raised, if self.deep { beta } else { FAR }, read);
            best = best.max(value);
            raised = raised.max(best);
            if raised > beta || (!self.strict && raised == beta) {
                break;
            }
        }
        self.returned(best, alpha, beta)
    }

    fn min(self, tree: &Drawn, alpha: i64, beta: i64, read: &mut Vec<i64>) -> i64 {
        let children = match tree {
            Drawn::Leaf(value) => {
                read.push(*value);
                return self.returned(*value, alpha, beta);
            }
            Drawn::Inner(children) => children,
        };
        let mut best = FAR;
        let mut lowered = beta;
        for child in children {
            let value = self.max(child, if self.deep { alpha } else { -FAR }, lowered, read);
            best = best.min(value);
            lowered = lowered.min(best);
            if lowered < alpha || (!self.strict && lowered == alpha) {
                break;
            }
        }
        self.returned(best, alpha, beta)
    }
}

/// Random trees of up to `depth` plies with up to `width` children a node and few different values, so that ties
/// are common.
pub(crate) fn trees(depth: u32, size: u32, width: usize) -> impl Strategy<Value = Drawn> {
    let leaf = (-6i64..=6).prop_map(Drawn::Leaf);
    leaf.prop_recursive(depth, size, width as u32, move |inner| {
        prop::collection::vec(inner, 1..=width).prop_map(Drawn::Inner)
    })
}

pub(crate) fn players() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::Max), Just(Player::Min)]
}

/// The path of a node as child indexes from the root.
pub(crate) fn path_of(tree: &Tree, node: Node) -> Vec<usize> {
    let mut path = Vec::new();
    let mut at = Node::ROOT;
    while at != node {
        let (index, child) = tree
            .children(at)
            .enumerate()
            .take_while(|(_, child)| *child <= node)
            .last()
            .unwrap();
        path.push(index);
        at = child;
    }
    path
}
