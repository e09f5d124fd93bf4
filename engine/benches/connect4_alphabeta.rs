//! What the generic search costs: alpha-beta on Connect Four through the core against a loop written by hand.
//!
//! Both visit the same nodes, which is asserted; the times are ratios within one run:
//! `cargo bench -p arborist-engine --bench connect4_alphabeta`.
//!
//! With one of the names `hand`, `core`, `observed`, `counted` as its argument it runs only that search, once,
//! so that `valgrind --tool=callgrind` can count its instructions.

mod by_hand;

use std::hint::black_box;
use std::time::{Duration, Instant};

use arborist_engine::connect4::{Board, Column, ConnectFour, MoveError};
use arborist_engine::observe::{Observer, Statistics, Unobserved};
use arborist_engine::search::{DepthLimit, Horizon, Limits, Standard, Window, alphabeta};

/// Moves that lead to a position, and the depth to search it to; a few million nodes together.
const QUESTIONS: [(&str, u32); 6] = [
    ("", 9),
    ("4444", 10),
    ("465344", 10),
    ("35333571", 10),
    ("4646461233226", 11),
    ("65214673556155731566316327373", 13),
];

const ROUNDS: usize = 15;

/// Calls every position at the depth limit a draw: what is left is the search for wins.
#[derive(Clone, Copy)]
struct WinsOnly(u32);

impl Horizon<ConnectFour> for WinsOnly {
    #[inline(always)]
    fn estimate(&self, _game: &ConnectFour, _board: &Board, ply: u32) -> Option<i32> {
        (ply >= self.0).then_some(0)
    }
}

/// Listens to everything and keeps nothing.
struct Deaf;

impl Observer<Board, Column, i32> for Deaf {}

#[derive(Clone, Copy)]
struct Question {
    moves: &'static str,
    board: Board,
    depth: u32,
}

/// The sum of all values, and of all nodes where they are counted.
type Sums = (i64, u64);

/// A way of answering one question: its value and how many nodes were counted.
type Search = fn(&Question) -> (i32, u64);

const NAMES: [&str; 4] = ["hand", "core", "observed", "counted"];

fn through_the_core(
    question: &Question,
    horizon: impl Horizon<ConnectFour>,
    observer: impl Observer<Board, Column, i32>,
) -> i32 {
    alphabeta(
        &ConnectFour::default(),
        &question.board,
        Window::OPEN,
        horizon,
        Standard,
        Limits::NONE,
        observer,
    )
    .value
    .unwrap_or(i32::MAX)
}

fn counted(question: &Question, horizon: impl Horizon<ConnectFour>) -> (i32, u64) {
    let mut statistics = Statistics::default();
    let value = through_the_core(question, horizon, &mut statistics);
    (value, statistics.nodes)
}

const WINS_ONLY: [Search; 4] = [
    |question| by_hand::search::<false>(question.moves, question.depth),
    |question| {
        (
            through_the_core(question, WinsOnly(question.depth), Unobserved),
            0,
        )
    },
    |question| {
        (
            through_the_core(question, WinsOnly(question.depth), (Deaf, Deaf)),
            0,
        )
    },
    |question| counted(question, WinsOnly(question.depth)),
];

const HEURISTIC: [Search; 4] = [
    |question| by_hand::search::<true>(question.moves, question.depth),
    |question| {
        (
            through_the_core(question, DepthLimit(question.depth), Unobserved),
            0,
        )
    },
    |question| {
        (
            through_the_core(question, DepthLimit(question.depth), (Deaf, Deaf)),
            0,
        )
    },
    |question| counted(question, DepthLimit(question.depth)),
];

fn main() -> Result<(), MoveError> {
    let mut questions = Vec::new();
    for (moves, depth) in QUESTIONS {
        let board = Board::after_move_text(moves)?;
        questions.push(Question {
            moves,
            board,
            depth,
        });
    }
    let only = std::env::args().find(|argument| NAMES.contains(&argument.as_str()));
    for (title, searches) in [("wins only", WINS_ONLY), ("window heuristic", HEURISTIC)] {
        match &only {
            None => compare(title, &searches, &questions),
            Some(only) => {
                for (_, search) in NAMES.iter().zip(searches).filter(|(name, _)| *name == only) {
                    println!("{title}: {:?}", sums(search, &questions));
                }
            }
        }
    }
    Ok(())
}

fn sums(search: Search, questions: &[Question]) -> Sums {
    questions.iter().fold((0, 0), |(values, nodes), question| {
        let (value, visited) = search(black_box(question));
        (values + i64::from(value), nodes + visited)
    })
}

fn compare(title: &str, searches: &[Search; 4], questions: &[Question]) {
    for question in questions {
        let [hand, core, observed, counted] = searches.map(|search| search(question));
        assert_eq!(
            hand, counted,
            "the two searches differ on {}",
            question.moves
        );
        assert_eq!(
            [hand.0; 2],
            [core.0, observed.0],
            "the values differ on {}",
            question.moves
        );
    }
    // The fastest of interleaved rounds, so that what other programs take is not counted in.
    let mut fastest = [Duration::MAX; 4];
    for _ in 0..ROUNDS {
        for (search, fastest) in searches.iter().zip(&mut fastest) {
            let start = Instant::now();
            black_box(sums(*search, questions));
            *fastest = start.elapsed().min(*fastest);
        }
    }
    let [by_hand, ..] = searches;
    let (_, nodes) = sums(*by_hand, questions);
    println!("{title}: {nodes} nodes");
    for (name, time) in NAMES.iter().zip(fastest) {
        println!(
            "  {name:<10} {:>6.2} ns a node, ratio {:.2}",
            time.as_nanos() as f64 / nodes as f64,
            time.as_secs_f64() / fastest[0].as_secs_f64(),
        );
    }
}
