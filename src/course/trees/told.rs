//! What a mark compares, while nodes are nodes and not yet names.

use arborist_engine::search::{Bound, Window};
use arborist_engine::tree::{Identifiers, Node, Number};

use super::part::Claim;
use crate::course::grading::{Credit, Mark, Shown, bound_word};

/// The most nodes of a list that are shown.
const MOST_SHOWN: usize = 1000;

/// Something that is expected, or was submitted.
#[derive(Clone, Debug)]
pub(super) enum Told {
    Nothing,
    Bound(Bound),
    Claim(Claim),
    Window(Window<Number>),
    Whole(u64),
    Node(Node),
    /// The first nodes of a list, and how many it has.
    Nodes(Vec<Node>, u64),
}

impl Told {
    /// A list of nodes, shown no longer than anybody reads.
    pub(super) fn nodes(nodes: impl Iterator<Item = Node>) -> Self {
        let mut shown = Vec::new();
        let mut total = 0;
        for node in nodes {
            total += 1;
            if shown.len() < MOST_SHOWN {
                shown.push(node);
            }
        }
        Self::Nodes(shown, total)
    }

    fn named(&self) -> &[Node] {
        match self {
            Self::Node(node) => std::slice::from_ref(node),
            Self::Nodes(nodes, _) => nodes,
            _ => &[],
        }
    }

    fn shown(self, names: &Identifiers) -> Shown {
        match self {
            Self::Nothing => Shown::Nothing,
            Self::Bound(bound) => Shown::text(bound_word(bound)),
            Self::Claim(Claim { value, bound: None }) => Shown::Number(value),
            Self::Claim(Claim {
                value,
                bound: Some(bound),
            }) => Shown::Bounded(value, bound),
            Self::Window(window) => Shown::Window(window),
            Self::Whole(value) => Shown::Whole(value),
            Self::Node(node) => Shown::text(names.get(node)),
            Self::Nodes(nodes, total) => {
                let nodes = nodes.iter().map(|node| Shown::text(names.get(*node)));
                Shown::List(nodes.collect(), total)
            }
        }
    }
}

/// Something that was submitted, compared with what is right.
#[derive(Clone, Debug)]
pub(super) struct TreeMark {
    pub(super) node: Option<Node>,
    pub(super) expected: Told,
    pub(super) got: Told,
    pub(super) credit: Credit,
    pub(super) equivalent: bool,
}

impl TreeMark {
    /// The nodes that are to be named.
    pub(super) fn named(&self) -> impl Iterator<Item = Node> + '_ {
        let lists = [self.expected.named(), self.got.named()];
        self.node
            .into_iter()
            .chain(lists.into_iter().flatten().copied())
    }

    pub(super) fn mark(self, names: &Identifiers) -> Mark {
        Mark {
            node: self.node.map(|node| names.get(node).to_owned()),
            expected: self.expected.shown(names),
            got: self.got.shown(names),
            credit: self.credit,
            equivalent: self.equivalent,
            left_out: false,
        }
    }
}
