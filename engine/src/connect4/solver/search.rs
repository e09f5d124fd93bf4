//! Proof that a score is above a number, or not: negamax with a window of one.
//!
//! Only moves that do not lose at once are tried, and each is followed to the next choice (`ahead.rs`) before any is
//! searched: one that needs no search may be all that is needed. Then the table is asked about all of them: their
//! entries are read one after the other, so that the processor waits for the memory once and not for each.

use std::marker::PhantomData;

use arrayvec::ArrayVec;

use super::ahead::{Ahead, Choice};
use super::bounds::Bounds;
use super::layout::Layout;
use super::opening::Opening;
use super::position::Position;
use super::rank::rank;
use super::score;
use super::table::{Entries, Part, Table};
use super::table_key::TableKey;
use super::team::{Meter, Team};
use crate::connect4::book::Book;
use crate::connect4::word::Word;

/// What one thread searches: one position or several in a row.
pub(super) struct Search<'a, W, const WIDTH: usize, const HEIGHT: u32> {
    word: PhantomData<W>,
    table: &'a Table,
    opening: Opening<'a>,
    team: &'a Team<'a>,
    /// Where positions are kept that the thread keeps for itself.
    own_part: Part,
    meter: Meter,
    /// Positions with so many free squares or fewer are not looked up.
    not_kept: u32,
    /// Positions with so many free squares or more are divided between the threads.
    divided: u32,
    /// Those that this thread is in the midst of, from the first to the latest.
    path: Vec<Question>,
    /// One of them that another thread has answered, as its place in the path and the answer.
    answered: Option<(usize, i32)>,
    /// Whether the positions in hand are to be left as they are, since the search is stopped or one of the
    /// path is answered.
    interrupted: bool,
}

/// Whether the value of a position is above `alpha`.
struct Question {
    key: TableKey,
    alpha: i32,
}

/// A move, and the first choice that comes after it.
struct Child<W, const WIDTH: usize, const HEIGHT: u32> {
    choice: Choice<W, WIDTH, HEIGHT>,
    rank: u32,
    key: TableKey,
    entries: Entries,
}

impl<W, const WIDTH: usize, const HEIGHT: u32> Child<W, WIDTH, HEIGHT> {
    /// What the table told of the choice when its entries were read.
    #[inline(always)]
    fn known(&self) -> Bounds {
        self.entries.bounds(self.key.number)
    }
}

/// Positions with fewer free squares than this are searched by one thread: dividing them would cost more than it saves.
pub(super) const DIVIDED: u32 = 24;

/// Positions with at most so many free squares each thread keeps for itself: threads that write in the same lines of the
/// processors' caches wait for each other for longer than what they find there would take to find again.
const OWN: u32 = 20;

/// From here to the end of the game is so near that the memory would take longer to answer than the search.
const SHORT_GAME: u32 = 14;
/// Then positions with at most so many free squares are not looked up.
const NOT_KEPT_IN_SHORT_GAME: u32 = 10;

impl<'a, W: Word, const WIDTH: usize, const HEIGHT: u32> Search<'a, W, WIDTH, HEIGHT> {
    /// A search of positions with at most so many free squares, on a thread of a team, of which the first is 0.
    pub(super) fn new(table: &'a Table, team: &'a Team<'a>, thread: usize, free: u32) -> Self {
        let meter = Meter::new(team);
        let interrupted = meter.stopped();
        Self {
            word: PhantomData,
            table,
            opening: Opening::NONE,
            team,
            own_part: table.part(thread),
            meter,
            not_kept: if free <= SHORT_GAME {
                NOT_KEPT_IN_SHORT_GAME
            } else {
                0
            },
            divided: team.under_way().map_or(u32::MAX, |_| DIVIDED),
            path: Vec::new(),
            answered: None,
            interrupted,
        }
    }

    /// The same search beside a book, if it is one of boards of this size.
    pub(super) fn with_book(self, book: Option<Book<'a>>) -> Self {
        Self {
            opening: Opening::on(book, Layout::<W, WIDTH, HEIGHT>::NEW),
            ..self
        }
    }

    /// What the book tells.
    pub(super) fn opening(&self) -> Opening<'a> {
        self.opening
    }

    /// How many nodes were visited.
    pub(super) fn nodes(&self) -> u64 {
        self.meter.visited()
    }

    /// Whether a limit has ended the search.
    pub(super) fn stopped(&self) -> bool {
        self.meter.stopped()
    }

    /// The entries in which a position with this key and so many free squares would be.
    #[inline(always)]
    fn entries(&self, key: TableKey, free: u32) -> Entries {
        if free > self.not_kept {
            let wide = TableKey::is_wide::<W, WIDTH, HEIGHT>();
            self.table.entries(key, self.part(free), wide)
        } else {
            Entries::NONE
        }
    }

    /// The part in which positions with so many free squares are kept.
    #[inline(always)]
    fn part(&self, free: u32) -> Part {
        if free > OWN {
            Part::default()
        } else {
            self.own_part
        }
    }

    /// A bound of the value of a position in which the side to move cannot win at once: a lower one if it is above
    /// `alpha`, an upper one if not. Means nothing once the meter has stopped.
    pub(super) fn bound(&mut self, position: &Position<W, WIDTH, HEIGHT>, alpha: i32) -> i32 {
        let moves = position.safe_moves();
        if moves.is_none() {
            return score::loss_next(position.free);
        }
        match Ahead::of(self.opening, *position, moves, alpha) {
            Ahead::Value(value) => value,
            Ahead::Choice(choice) => {
                let key = TableKey::of(&choice.position);
                let known = self.entries(key, choice.position.free).bounds(key.number);
                choice.sign
                    * known
                        .answer(choice.alpha)
                        .unwrap_or_else(|| self.bound_of_branches(&choice, key, known))
            }
        }
    }

    /// [`Search::bound`] where there are at least two safe moves and what the table knows is no answer.
    #[inline(always)]
    fn bound_of_branches(
        &mut self,
        choice: &Choice<W, WIDTH, HEIGHT>,
        key: TableKey,
        known: Bounds,
    ) -> i32 {
        if choice.position.free < self.divided {
            self.bound_of_children(choice, key, known)
        } else {
            self.bound_together(choice, key)
        }
    }

    /// The same where the children are divided between the threads.
    #[inline(never)]
    fn bound_together(&mut self, choice: &Choice<W, WIDTH, HEIGHT>, key: TableKey) -> i32 {
        let alpha = choice.alpha;
        // Meanwhile another thread may have found out more.
        let known = self.entries(key, choice.position.free).bounds(key.number);
        if let Some(bound) = known.answer(alpha) {
            return bound;
        }
        let place = self.path.len();
        self.path.push(Question { key, alpha });
        let bound = self.bound_of_children(choice, key, known);
        self.path.truncate(place);
        match self.answered {
            Some((answered, bound)) if answered == place => {
                self.answered = None;
                self.interrupted = self.meter.stopped();
                bound
            }
            _ => bound,
        }
    }

    /// Asks whether the search may go on, and looks whether it has to: another thread may have answered a question
    /// of the path.
    #[cold]
    #[inline(never)]
    fn look_up(&mut self) {
        self.meter.ask(self.team);
        let wide = TableKey::is_wide::<W, WIDTH, HEIGHT>();
        let mut path = self.path.iter().enumerate();
        self.answered = path.find_map(|(place, Question { key, alpha })| {
            let entries = self.table.entries(*key, Part::default(), wide);
            let bound = entries.bounds(key.number).answer(*alpha)?;
            Some((place, bound))
        });
        self.interrupted = self.meter.stopped() || self.answered.is_some();
    }

    fn bound_of_children(
        &mut self,
        choice: &Choice<W, WIDTH, HEIGHT>,
        key: TableKey,
        mut known: Bounds,
    ) -> i32 {
        let Choice {
            ref position,
            moves,
            alpha,
            ..
        } = *choice;
        if self.meter.is_used_up() {
            self.look_up();
            if self.interrupted {
                return 0;
            }
        }
        let first_node = self.meter.visited();
        self.meter.count();
        let mut best = -Bounds::UNKNOWN.upper;
        let mut children = ArrayVec::<Child<W, WIDTH, HEIGHT>, WIDTH>::new();
        for &column in &Layout::<W, WIDTH, HEIGHT>::CENTER_FIRST {
            let square = moves & Layout::<W, WIDTH, HEIGHT>::column(column);
            if square.is_none() {
                continue;
            }
            let child = position.after(square);
            let replies = child.safe_moves();
            if replies.is_none() {
                return score::win_after_next(position.free);
            }
            let choice = match Ahead::of(self.opening, child, replies, -alpha - 1) {
                Ahead::Value(value) if -value > alpha => return -value,
                Ahead::Value(value) => {
                    best = best.max(-value);
                    continue;
                }
                Ahead::Choice(choice) => choice,
            };
            let key = TableKey::of(&choice.position);
            children.push(Child {
                rank: rank(&child, alpha),
                key,
                entries: self.entries(key, choice.position.free),
                choice,
            });
        }
        let mut order = ArrayVec::<u32, WIDTH>::new();
        for (index, child) in children.iter().enumerate() {
            let mut bounds = child.known();
            if child.choice.sign > 0 {
                bounds = bounds.of_opponent();
            }
            if bounds.lower > alpha {
                return bounds.lower;
            }
            if bounds.upper <= alpha {
                best = best.max(bounds.upper);
                continue;
            }
            order.push((child.rank << 4) | (15 - index as u32));
        }
        order.sort_unstable_by(|rank, other| other.cmp(rank));
        let under_way = if position.free < self.divided {
            None
        } else {
            self.team.under_way()
        };
        // What another thread is looking at can wait, but for the first child: it may be all that is needed.
        let mut may_wait = under_way.is_some();
        'children: loop {
            let mut waiting = ArrayVec::<u32, WIDTH>::new();
            for (turn, &rank) in order.iter().enumerate() {
                let Some(child) = children.get(15 - (rank & 15) as usize) else {
                    continue;
                };
                if let Some(under_way) = under_way {
                    if may_wait && turn > 0 && under_way.contains(child.key.number) {
                        waiting.push(rank);
                        continue;
                    }
                    under_way.begin(child.key.number);
                }
                let choice = &child.choice;
                let value = -choice.sign * self.bound_of_branches(choice, child.key, child.known());
                if let Some(under_way) = under_way {
                    under_way.end(child.key.number);
                }
                if self.interrupted {
                    return 0;
                }
                best = best.max(value);
                if best > alpha {
                    break 'children;
                }
            }
            if waiting.is_empty() {
                break;
            }
            order = waiting;
            may_wait = false;
        }
        if best > alpha {
            known.lower = best;
        } else {
            known.upper = best;
        }
        if position.free > self.not_kept {
            let nodes = self.meter.visited() - first_node;
            let wide = TableKey::is_wide::<W, WIDTH, HEIGHT>();
            let part = self.part(position.free);
            self.table.keep(key, part, wide, known, nodes);
        }
        best
    }
}
