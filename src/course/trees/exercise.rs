//! A tree, and how it is to be searched.

use arborist_engine::game::Player;
use arborist_engine::search::{ChosenRules, CutWhen, Fail, Limits, Window};
use arborist_engine::tree::{Node, Number, Order, Reordered, Tree};

use crate::course::diagnosis::{Carry, CutTest, Way};
use crate::course::grading::Shown;

/// A question about a tree.
#[derive(Debug)]
pub struct TreeExercise<'a> {
    /// The tree as it was posted: nodes of a submission are its nodes.
    pub posted: &'a Tree,
    /// The tree in the order in which it is searched, when that is another.
    pub reordered: Option<Reordered>,
    /// That order.
    pub order: Order,
    /// Who moves at the root.
    pub to_move: Player,
    /// The ply at which nodes are estimated.
    pub depth: Option<u32>,
    /// The window at the root.
    pub window: Window<Number>,
    /// The rules of alpha-beta; minimax without them.
    pub rules: Option<ChosenRules>,
    /// What may be spent.
    pub limits: Limits<'a>,
}

/// A tree that is walked through, with the way back to the posted one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walked<'a> {
    pub(super) tree: &'a Tree,
    reordered: Option<&'a Reordered>,
}

impl<'a> Walked<'a> {
    pub(super) fn as_posted(tree: &'a Tree) -> Self {
        Self {
            tree,
            reordered: None,
        }
    }

    pub(super) fn in_order(reordered: &'a Reordered) -> Self {
        Self {
            tree: reordered.tree(),
            reordered: Some(reordered),
        }
    }

    /// The posted node that a node is.
    pub(super) fn posted(&self, node: Node) -> Node {
        self.reordered
            .map_or(node, |reordered| reordered.posted(node))
    }
}

impl TreeExercise<'_> {
    /// The tree that is to be searched.
    pub(super) fn walked(&self) -> Walked<'_> {
        match &self.reordered {
            None => Walked::as_posted(self.posted),
            Some(reordered) => Walked::in_order(reordered),
        }
    }

    /// How it is to be searched.
    pub(super) fn way(&self) -> Way {
        Way {
            rules: self.rules,
            window: self.window,
            to_move: self.to_move,
            depth: self.depth,
            carry: Carry::Inherited,
            test: CutTest::AfterEachChild,
            start: None,
            opponent_helps: false,
        }
    }

    /// The conventions that its answer holds for, in the words of the question.
    pub(super) fn conventions(&self) -> Vec<(&'static str, Shown)> {
        let to_move = Shown::text(match self.to_move {
            Player::Max => "max",
            Player::Min => "min",
        });
        let mut conventions = vec![("to_move", to_move)];
        if let Some(rules) = self.rules {
            conventions.extend([
                ("cut_when", Shown::text(cut_word(rules.cut_when))),
                ("fail", Shown::text(fail_word(rules.fail))),
                ("deep_cutoffs", Shown::Truth(rules.deep_cutoffs)),
                ("order", Shown::text(order_word(self.order))),
                ("window", Shown::Window(self.window)),
            ]);
        }
        if let Some(depth) = self.depth {
            conventions.push(("depth", Shown::Whole(depth.into())));
        }
        conventions
    }
}

pub(super) fn cut_word(cut_when: CutWhen) -> &'static str {
    match cut_when {
        CutWhen::Reached => ">=",
        CutWhen::Crossed => ">",
    }
}

pub(super) fn fail_word(fail: Fail) -> &'static str {
    match fail {
        Fail::Soft => "soft",
        Fail::Hard => "hard",
    }
}

fn order_word(order: Order) -> &'static str {
    match order {
        Order::Given => "given",
        Order::Reversed => "reversed",
        Order::Best => "best",
        Order::Worst => "worst",
    }
}
