//! Questions about a position, on a board of any size.

use std::num::NonZeroUsize;

use super::aim::Aim;
use super::bounds::Bounds;
use super::by_size::{ForEverySize, on_size};
use super::columns;
use super::layout::Layout;
use super::position::Position;
use super::score;
use super::search::{DIVIDED, Search};
use super::table::Table;
use super::team::Team;
use super::variation;
use super::windows::narrow;
use crate::connect4::book::Book;
use crate::connect4::sized_board::{SizedBoard, Standing};
use crate::connect4::word::Word;
use crate::search::Limits;

/// What is proven of a position and of every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The score in the view of the side to move.
    pub score: Bounds,
    /// The score of a move into each column, in the same view; `None` where none can be played.
    pub columns: Vec<Option<Bounds>>,
    /// Best play of both sides from the position to the end of the game, as numbers of columns. Empty where the
    /// score is not known, and cut off where the search was stopped.
    pub principal_variation: Vec<u8>,
    /// How many positions were searched: those in which the side to move has at least two moves that do not lose
    /// at once, and in which neither the number of free squares nor follow-up nor the table tells what is asked.
    pub nodes: u64,
    /// Whether the score was read in the opening book: the solver has one, and it has the position.
    pub book: bool,
    /// Whether all was found out that was aimed at.
    pub complete: bool,
}

impl Solution {
    /// What this and another solution of the same position show together.
    fn and(self, other: Self) -> Self {
        let columns: Vec<_> = self
            .columns
            .into_iter()
            .zip(other.columns)
            .map(|(one, other)| Some(one?.and(other?)))
            .collect();
        // One line begins with the other: they differ only in where the search was stopped.
        let principal_variation =
            if self.principal_variation.len() < other.principal_variation.len() {
                other.principal_variation
            } else {
                self.principal_variation
            };
        Self {
            score: best_of(&columns).and(self.score).and(other.score),
            columns,
            principal_variation,
            nodes: self.nodes + other.nodes,
            // Each has looked up the same position.
            book: self.book,
            complete: self.complete || other.complete,
        }
    }
}

/// A solver and what it leans on.
#[derive(Clone, Copy, Debug)]
pub struct Solver<'a> {
    table: &'a Table,
    book: Option<Book<'a>>,
    threads: NonZeroUsize,
}

impl<'a> Solver<'a> {
    /// A solver that remembers in this table what it proves, and finds there what others have proven. It searches on
    /// the thread that asks.
    pub const fn new(table: &'a Table) -> Self {
        Self {
            table,
            book: None,
            threads: NonZeroUsize::MIN,
        }
    }

    /// The same solver with a book, in which it looks up every position that it meets and that the book may have.
    pub const fn with_book(self, book: Book<'a>) -> Self {
        Self {
            book: Some(book),
            ..self
        }
    }

    /// A solver that searches on so many threads, the one that asks among them; near the end of a game, where that
    /// would not pay, on fewer. What is proven of a position does not depend on it, only the number of nodes does
    /// and, where [`Limits`] end the search, how much is proven by then.
    pub const fn with_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// Searches a position on the threads, and returns what each of them has found; the first is not worth more than
    /// the others.
    fn search<W: Word, const WIDTH: usize, const HEIGHT: u32, A: Send>(
        &self,
        board: &SizedBoard,
        limits: Limits<'_>,
        task: impl Fn(&mut Search<'_, W, WIDTH, HEIGHT>) -> A + Sync,
    ) -> (A, Vec<A>) {
        let free = board.free_squares();
        let threads = if free < DIVIDED {
            NonZeroUsize::MIN
        } else {
            self.threads
        };
        Team::run(threads, limits, |team, thread| {
            task(&mut Search::new(self.table, team, thread, free).with_book(self.book))
        })
    }

    /// The score of a position in the view of the side to move, and how many nodes that took (see
    /// [`Solution::nodes`]).
    ///
    /// A score of 0 is a draw. One of k means that the side to move wins and then has k - 1 discs left in hand; one
    /// of -k that the other side does. With [`Aim::Weak`] only the signs of the bounds are meant to be read.
    pub fn solve(&self, board: &SizedBoard, aim: Aim, limits: Limits<'_>) -> (Bounds, u64) {
        if let Some(score) = score_of_ended(board) {
            return (Bounds::exactly(score), 0);
        }
        on_size(
            board.size(),
            OnePosition {
                solver: *self,
                board,
                aim,
                limits,
            },
        )
    }

    /// Solves a position and every move, but leaves the principal variation empty, which saves time where the scores
    /// stand in a book.
    pub fn score_columns(&self, board: &SizedBoard, aim: Aim, limits: Limits<'_>) -> Solution {
        self.every_column(board, aim, limits, false)
    }

    /// Solves a position and every move. The principal variation is only found with [`Aim::Exact`].
    pub fn solve_columns(&self, board: &SizedBoard, aim: Aim, limits: Limits<'_>) -> Solution {
        self.every_column(board, aim, limits, aim == Aim::Exact)
    }

    fn every_column(
        &self,
        board: &SizedBoard,
        aim: Aim,
        limits: Limits<'_>,
        with_variation: bool,
    ) -> Solution {
        if let Some(score) = score_of_ended(board) {
            return Solution {
                score: Bounds::exactly(score),
                columns: vec![None; board.size().width().into()],
                principal_variation: Vec::new(),
                nodes: 0,
                book: false,
                complete: true,
            };
        }
        on_size(
            board.size(),
            EveryColumn {
                solver: *self,
                board,
                aim,
                limits,
                with_variation,
            },
        )
    }
}

/// How many plies are left with best play, in a position with this score.
pub fn plies_to_end(board: &SizedBoard, score: i32) -> u32 {
    match board.standing() {
        Standing::Ongoing => score::plies_to_end(board.free_squares(), score),
        Standing::Won(_) | Standing::Draw => 0,
    }
}

/// The score of a game that is over, in the view of the side whose turn it would be.
fn score_of_ended(board: &SizedBoard) -> Option<i32> {
    match board.standing() {
        Standing::Ongoing => None,
        Standing::Won(_) => Some(-score::win_now(board.free_squares() + 1)),
        Standing::Draw => Some(0),
    }
}

struct OnePosition<'a> {
    solver: Solver<'a>,
    board: &'a SizedBoard,
    aim: Aim,
    limits: Limits<'a>,
}

impl ForEverySize for OnePosition<'_> {
    type Answer = (Bounds, u64);

    fn on<W: Word, const WIDTH: usize, const HEIGHT: u32>(
        self,
        _: Layout<W, WIDTH, HEIGHT>,
    ) -> (Bounds, u64) {
        let position = position_of::<W, WIDTH, HEIGHT>(self.board);
        let (first, others) = self.solver.search(self.board, self.limits, |search| {
            let score = narrow(search, &position, self.aim);
            (score, search.nodes())
        });
        others.into_iter().fold(first, |(score, nodes), other| {
            (score.and(other.0), nodes + other.1)
        })
    }
}

struct EveryColumn<'a> {
    solver: Solver<'a>,
    board: &'a SizedBoard,
    aim: Aim,
    limits: Limits<'a>,
    with_variation: bool,
}

impl ForEverySize for EveryColumn<'_> {
    type Answer = Solution;

    fn on<W: Word, const WIDTH: usize, const HEIGHT: u32>(
        self,
        _: Layout<W, WIDTH, HEIGHT>,
    ) -> Solution {
        let position = position_of::<W, WIDTH, HEIGHT>(self.board);
        let (first, others) = self.solver.search(self.board, self.limits, |search| {
            solve_columns(search, &position, self.aim, self.with_variation)
        });
        others.into_iter().fold(first, Solution::and)
    }
}

fn best_of(columns: &[Option<Bounds>]) -> Bounds {
    let (lower, upper) = columns.iter().flatten().fold(
        (-Bounds::FARTHEST, -Bounds::FARTHEST),
        |(lower, upper), score| (lower.max(score.lower), upper.max(score.upper)),
    );
    Bounds { lower, upper }
}

fn solve_columns<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &mut Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    aim: Aim,
    with_variation: bool,
) -> Solution {
    let columns = columns::scores(search, position, aim);
    let told = search.opening().bounds(position);
    let score = best_of(&columns).and(told);
    let principal_variation = match score.value() {
        Some(score) if with_variation => variation::principal(search, position, score),
        _ => Vec::new(),
    };
    Solution {
        score,
        columns,
        principal_variation,
        nodes: search.nodes(),
        book: told.value().is_some(),
        complete: !search.stopped(),
    }
}

fn position_of<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    board: &SizedBoard,
) -> Position<W, WIDTH, HEIGHT> {
    Position::of_discs(W::from_bits(board.mover()), W::from_bits(board.occupied()))
}
