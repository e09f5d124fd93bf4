//! How somebody works through a tree: as the question says, or with a mistake.

use arborist_engine::game::Player;
use arborist_engine::search::{ChosenRules, Window};
use arborist_engine::tree::{Number, Tree};

/// Which window a child is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carry {
    /// The one that its parent has narrowed.
    Inherited,
    /// A child of the root: the one that the search began with.
    RestartedAtTheRoot,
    /// One that all nodes narrow together.
    Shared,
}

/// When a node asks whether its window is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutTest {
    /// After each child.
    AfterEachChild,
    /// After each child, but before its value is taken in.
    OneChildLate,
    /// After all children.
    AfterAllChildren,
}

/// A number that stands where infinity belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Whose nodes begin with it; all when it is nobody's.
    pub player: Option<Player>,
    /// The number.
    pub value: Number,
    /// Whether the window is narrowed to it as soon as a child has returned, be that child better or not.
    pub narrows: bool,
}

/// A way to work through a tree.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The rules of alpha-beta; without them nothing is cut.
    pub rules: Option<ChosenRules>,
    /// The window at the root.
    pub window: Window<Number>,
    /// Who moves at the root.
    pub to_move: Player,
    /// The ply at which nodes are estimated.
    pub depth: Option<u32>,
    /// Which window a child is given.
    pub carry: Carry,
    /// When a node asks whether its window is closed.
    pub test: CutTest,
    /// Where a player begins to look for a better value, instead of at infinity.
    pub start: Option<Start>,
    /// Whether the opponent is taken for a helper: everywhere the one who moves at the root chooses.
    pub opponent_helps: bool,
}

impl Way {
    /// Whether it is how alpha-beta works, by whatever convention.
    pub(super) fn is_a_search(&self) -> bool {
        self.carry == Carry::Inherited
            && self.test == CutTest::AfterEachChild
            && self.start.is_none()
            && !self.opponent_helps
    }

    /// Whether a tree is small enough to be worked through in any way.
    pub fn can_be_played_on(tree: &Tree) -> bool {
        tree.len() <= MOST_NODES && tree.depth() <= MOST_PLIES
    }
}

/// The most nodes of a tree in which mistakes are looked for.
pub const MOST_NODES: usize = 2000;
/// The most plies of such a tree.
pub const MOST_PLIES: u32 = 64;
