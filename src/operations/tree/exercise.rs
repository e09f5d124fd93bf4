//! A question about a tree as an exercise of a course.

use arborist_engine::game::Player;
use arborist_engine::search::{ChosenRules, Window};
use arborist_engine::tree::{Number, Order, Reordered, Task, UnknownWorth};

use super::answer::unknown_worth;
use super::posted::PostedTree;
use crate::course::trees::TreeExercise;
use crate::messages::Message;
use crate::operations::operation::Context;
use crate::problems::{Problem, ProblemKind};

/// A question about a tree, read whole.
#[derive(Debug)]
pub(in crate::operations) struct PostedExercise {
    pub(super) posted: PostedTree,
    pub(super) to_move: Player,
    pub(super) depth: Option<u32>,
    pub(super) window: Window<Number>,
    /// Minimax without them.
    pub(super) rules: Option<ChosenRules>,
    pub(super) order: Order,
}

impl PostedExercise {
    /// The exercise.
    ///
    /// # Errors
    /// When the children cannot be ordered.
    pub(in crate::operations) fn exercise<'a>(
        &'a self,
        context: &'a Context<'_>,
    ) -> Result<TreeExercise<'a>, Problem> {
        let task = Task {
            tree: &self.posted.tree,
            to_move: self.to_move,
            depth: self.depth,
            limits: context.limits(),
        };
        Ok(TreeExercise {
            posted: task.tree,
            reordered: reorder(&self.posted, &task, self.order)?,
            order: self.order,
            to_move: self.to_move,
            depth: self.depth,
            window: self.window,
            rules: self.rules,
            limits: task.limits,
        })
    }

    /// The problem of a node that has to be read and of which nothing is known.
    pub(in crate::operations) fn unknown(&self, UnknownWorth(node): UnknownWorth) -> Problem {
        unknown_worth(&self.posted, node)
    }
}

/// The tree in the order asked for, unless that is the posted one.
///
/// # Errors
/// When the time ran out, or the order needs the value of a leaf that has none.
pub(super) fn reorder(
    posted: &PostedTree,
    task: &Task<'_>,
    order: Order,
) -> Result<Option<Reordered>, Problem> {
    if order == Order::Given {
        return Ok(None);
    }
    match Reordered::new(task, order) {
        Ok(Some(reordered)) => Ok(Some(reordered)),
        Ok(None) => Err(Problem::new(
            ProblemKind::OutOfTime,
            Message::new("tree-time-up-ordering"),
        )),
        Err(unknown) => Err(unknown_worth(posted, unknown.0)),
    }
}
