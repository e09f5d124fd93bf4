//! What exact play costs beside the opening book: one thread, a table of 64 MiB, empty before each position.
//!
//! `cargo bench -p arborist-engine --bench connect4_book`; `-- --threads=2` lets the solver search on two threads.
//!
//! - By the number of discs: all seven scores of positions after random moves that do not win, with an empty table, once
//!   more with what is in it then, and with the principal variation. Then the first of these for all that the book has
//!   together, as many positions of each number of discs.
//! - The positions of the sets `begin_*`: their scores, and all seven scores. The former are checked.

use std::error::Error;
use std::num::{NonZeroU64, NonZeroUsize};
use std::time::{Duration, Instant};

use arborist_engine::connect4::book::Book;
use arborist_engine::connect4::solver::{Aim, Solver, Table};
use arborist_engine::connect4::{BoardSize, SizedBoard, Standing};
use arborist_engine::random::SplitMix64;
use arborist_engine::search::Limits;

/// How many positions of each number of discs.
const POSITIONS: usize = 200;
const SEED: u64 = 13;
const SETS: [&str; 3] = ["begin_easy", "begin_medium", "begin_hard"];

fn main() -> Result<(), Box<dyn Error>> {
    let threads = std::env::args()
        .find_map(|argument| Some(argument.strip_prefix("--threads=")?.parse()))
        .unwrap_or(Ok(NonZeroUsize::MIN))?;
    let mut table = Table::with_bytes(Table::DEFAULT_BYTES);
    let mut random = SplitMix64::new(SEED);
    println!(
        "positions and what is asked    median us        p99    slowest |  nodes median        p99       most"
    );
    let mut in_the_book = Costs::default();
    for discs in 0..=Book::MAX_DISCS + 1 {
        let boards: Vec<_> = (0..POSITIONS)
            .map(|_| position(&mut random, discs))
            .collect();
        let mut costs = [(); 3].map(|()| Costs::default());
        let [cold, warm, variation] = &mut costs;
        for board in &boards {
            table.clear();
            cold.add(|| scores(solver(&table, threads), board));
            warm.add(|| scores(solver(&table, threads), board));
            table.clear();
            variation.add(|| with_variation(solver(&table, threads), board));
        }
        if discs <= Book::MAX_DISCS {
            in_the_book.times.extend_from_slice(&cold.times);
            in_the_book.nodes.extend_from_slice(&cold.nodes);
        }
        cold.print(&format!("{discs} discs, scores"));
        warm.print(&format!("{discs} discs, scores again"));
        variation.print(&format!("{discs} discs, with variation"));
    }
    in_the_book.print(&format!("0 to {} discs, scores", Book::MAX_DISCS));
    for set in SETS {
        let mut costs = [(); 2].map(|()| Costs::default());
        let [score, all] = &mut costs;
        for (board, expected) in read(set)? {
            table.clear();
            let mut found = None;
            score.add(|| {
                let (bounds, nodes) =
                    solver(&table, threads).solve(&board, Aim::Exact, Limits::NONE);
                found = bounds.value();
                nodes
            });
            if found != Some(expected) {
                return Err(format!("{board:?} is {expected}, not {found:?}").into());
            }
            table.clear();
            all.add(|| scores(solver(&table, threads), &board));
        }
        score.print(&format!("{set}, score"));
        all.print(&format!("{set}, all scores"));
    }
    Ok(())
}

fn solver(table: &Table, threads: NonZeroUsize) -> Solver<'_> {
    Solver::new(table)
        .with_book(Book::opening())
        .with_threads(threads)
}

fn scores(solver: Solver<'_>, board: &SizedBoard) -> u64 {
    solver.score_columns(board, Aim::Exact, Limits::NONE).nodes
}

fn with_variation(solver: Solver<'_>, board: &SizedBoard) -> u64 {
    solver.solve_columns(board, Aim::Exact, Limits::NONE).nodes
}

/// The time and the nodes that each question took.
#[derive(Default)]
struct Costs {
    times: Vec<Duration>,
    nodes: Vec<u64>,
}

impl Costs {
    fn add(&mut self, question: impl FnOnce() -> u64) {
        let start = Instant::now();
        self.nodes.push(question());
        self.times.push(start.elapsed());
    }

    fn print(&mut self, name: &str) {
        self.times.sort_unstable();
        self.nodes.sort_unstable();
        let last = self.times.len() - 1;
        let [median, rare, most] = [last / 2, last * 99 / 100, last];
        let time = |place: usize| self.times[place].as_secs_f64() * 1e6;
        let nodes = |place: usize| self.nodes[place];
        println!(
            "{name:<28} {:>11.1} {:>10.1} {:>10.1} | {:>13} {:>10} {:>10}",
            time(median),
            time(rare),
            time(most),
            nodes(median),
            nodes(rare),
            nodes(most)
        );
    }
}

/// A position after so many random moves, of which none wins.
fn position(random: &mut SplitMix64, discs: u32) -> SizedBoard {
    const COLUMNS: NonZeroU64 = NonZeroU64::new(7).unwrap();
    let mut board = SizedBoard::empty(BoardSize::STANDARD);
    while board.disc_count() < discs {
        let column = random.below(COLUMNS) as i64 + 1;
        match board.play_number(column) {
            Ok(next) if next.standing() == Standing::Ongoing => board = next,
            Ok(_) => board = SizedBoard::empty(BoardSize::STANDARD),
            Err(_) => {}
        }
    }
    board
}

/// The positions of a set and their scores.
fn read(set: &str) -> Result<Vec<(SizedBoard, i32)>, Box<dyn Error>> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/connect4/solver"
    );
    let text = std::fs::read_to_string(format!("{folder}/{set}.txt"))?;
    text.lines()
        .map(|line| {
            let (moves, score) = line.split_once(' ').ok_or("a line without a score")?;
            let board = SizedBoard::after_move_text(BoardSize::STANDARD, moves)?;
            Ok((board, score.parse()?))
        })
        .collect()
}
