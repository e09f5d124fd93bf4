//! Alpha-beta as it is done with a mistake. Trees of exercises are small: it recurses to their depth.

use arborist_engine::game::Player;
use arborist_engine::observe::Observer;
use arborist_engine::search::{
    Bound, ChosenRules, CutWhen, Effect, Limits, OpenNode, Unpruned, Window, returned,
};
use arborist_engine::tree::{Node, Number, Position, Task, Tree, UnknownWorth, Worth, search};

use super::way::{Carry, CutTest, Start, Way};

impl Way {
    /// Works through a tree and tells `observer`; one that is done with a mistake only through a tree of which
    /// [`can_be_played_on`](Self::can_be_played_on) is true. `false` when it was stopped.
    ///
    /// # Errors
    /// [`UnknownWorth`] when a leaf has to be read of which nothing is known.
    pub fn walk<O: Observer<Position, Node, Number>>(
        &self,
        tree: &Tree,
        limits: Limits<'_>,
        observer: O,
    ) -> Result<bool, UnknownWorth> {
        let task = Task {
            tree,
            to_move: self.to_move,
            depth: self.depth,
            limits,
        };
        let found = match (self.is_a_search(), self.rules) {
            (true, None) => search(&task, self.window, Unpruned, observer)?,
            (true, Some(rules)) => search(&task, self.window, rules, observer)?,
            (false, _) => return play(self, tree, observer).map(|()| true),
        };
        Ok(found.complete)
    }
}

fn play<O: Observer<Position, Node, Number>>(
    way: &Way,
    tree: &Tree,
    observer: O,
) -> Result<(), UnknownWorth> {
    let root = Position {
        node: Node::ROOT,
        player: way.to_move,
    };
    let mut played = Played {
        way,
        tree,
        observer,
        shared: way.window,
    };
    played.visit(root, 0, way.window).map(|_| ())
}

struct Played<'a, O> {
    way: &'a Way,
    tree: &'a Tree,
    observer: O,
    /// The window that all nodes narrow, when they do.
    shared: Window<Number>,
}

impl<O: Observer<Position, Node, Number>> Played<'_, O> {
    fn visit(
        &mut self,
        position: Position,
        ply: u32,
        entry: Window<Number>,
    ) -> Result<Number, UnknownWorth> {
        let Position { node, player } = position;
        self.observer.enter(&position, ply, entry);
        if self.tree.is_leaf(node) || self.way.depth.is_some_and(|depth| ply >= depth) {
            return self.read(position, ply, entry);
        }
        let mut open = OpenNode::enter(player, entry);
        if let Some(start) = self.start_of(player) {
            open.best = start.value;
        }
        let mut last = None;
        for child in self.tree.children(node) {
            let below = Position {
                node: child,
                player: match self.way.opponent_helps {
                    true => player,
                    false => self.tree.mover_below(player, child),
                },
            };
            let window = self.child_window(&open, player, ply);
            let value = self.visit(below, ply + 1, window)?;
            if self.way.carry == Carry::Shared {
                open.window = self.shared;
            }
            let before = open.window;
            let Effect { improved, cut } = self.take(&mut open, player, value);
            if self.way.carry == Carry::Shared {
                self.shared = open.window;
            }
            if improved {
                self.observer
                    .improve(&position, ply, child, value, open.window);
            }
            let cut = match self.way.test {
                CutTest::AfterEachChild => cut,
                CutTest::OneChildLate => self.closed(before),
                CutTest::AfterAllChildren => false,
            };
            last = Some(child);
            if cut {
                self.observer
                    .cut(&position, ply, player, child, open.window);
                return Ok(self.leave(position, ply, &open));
            }
        }
        if let Some(child) = last
            && self.way.test != CutTest::AfterEachChild
            && self.closed(open.window)
        {
            self.observer
                .cut(&position, ply, player, child, open.window);
        }
        Ok(self.leave(position, ply, &open))
    }

    fn read(
        &mut self,
        position: Position,
        ply: u32,
        entry: Window<Number>,
    ) -> Result<Number, UnknownWorth> {
        let Worth::Known(score) = self.tree.worth(position.node) else {
            return Err(UnknownWorth(position.node));
        };
        self.observer.leaf(&position, ply, score);
        let value = match self.way.rules {
            None => score,
            Some(rules) => returned(score, ordered(entry), &rules),
        };
        let bound = if value == score {
            Bound::Exact
        } else {
            entry.bound_of(value)
        };
        self.observer.leave(&position, ply, value, bound);
        Ok(value)
    }

    fn leave(&mut self, position: Position, ply: u32, open: &OpenNode<Number>) -> Number {
        let open = OpenNode {
            entry: ordered(open.entry),
            ..*open
        };
        let (value, bound) = match self.way.rules {
            None => (open.value(&Unpruned), open.bound(&Unpruned)),
            Some(rules) => (open.value(&rules), open.bound(&rules)),
        };
        self.observer.leave(&position, ply, value, bound);
        value
    }

    fn take(&self, open: &mut OpenNode<Number>, player: Player, value: Number) -> Effect {
        let effect = match self.way.rules {
            None => open.take(player, value, &Unpruned),
            Some(rules) => open.take(player, value, &rules),
        };
        if self.start_of(player).is_none_or(|start| !start.narrows) {
            return effect;
        }
        match player {
            Player::Max => open.window.alpha = open.window.alpha.max(open.best),
            Player::Min => open.window.beta = open.window.beta.min(open.best),
        }
        Effect {
            cut: self.closed(open.window),
            ..effect
        }
    }

    fn start_of(&self, player: Player) -> Option<Start> {
        let begins = |start: &Start| start.player.is_none_or(|begins| begins == player);
        self.way.start.filter(begins)
    }

    fn child_window(&self, open: &OpenNode<Number>, player: Player, ply: u32) -> Window<Number> {
        match (self.way.carry, self.way.rules) {
            (Carry::Shared, Some(_)) => self.shared,
            (Carry::RestartedAtTheRoot, Some(_)) if ply == 0 => self.way.window,
            (_, Some(rules)) => open.child_window(player, &rules),
            (_, None) => open.child_window(player, &Unpruned),
        }
    }

    fn closed(&self, window: Window<Number>) -> bool {
        match self.way.rules {
            None => false,
            Some(ChosenRules { cut_when, .. }) => match cut_when {
                CutWhen::Reached => window.alpha >= window.beta,
                CutWhen::Crossed => window.alpha > window.beta,
            },
        }
    }
}

/// A window whose ends have not crossed, for what is clamped to it.
fn ordered(window: Window<Number>) -> Window<Number> {
    Window {
        alpha: window.alpha,
        beta: window.beta.max(window.alpha),
    }
}
