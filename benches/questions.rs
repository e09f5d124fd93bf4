//! What large questions cost, next to what `serde_json` takes to parse the same body into a typed struct.
//!
//! The two are run in turns and the ratio is that of their medians, so that it holds on a busy machine too.
#![allow(missing_docs, clippy::expect_used, clippy::type_complexity)]

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use arborist::course::Language;
use arborist::operations::{CATALOGUE, Context, SizeLimits, Tables, find};
use peak_alloc::PeakAlloc;
use serde::Deserialize;

const RUNS: usize = 21;

/// Counts what is allocated; as it is the same for both sides, it does not change the ratios.
#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

fn main() {
    println!("question                            typed parse     answer   ratio   memory/body");
    nim_with_a_million_piles("mixed sizes", |random| random >> (random % 64));
    nim_with_a_million_piles("up to 100", |random| random % 101);
    nim_with_a_million_piles("up to 2^64 - 1", |random| random);
    tree_with_a_million_leaves("leaves 0 to 99", |random| (random % 100) as i64);
    tree_with_a_million_leaves("leaves -999 to 999", |random| (random % 1999) as i64 - 999);
}

/// A uniform tree with ten children a node and six plies, typed as nested vectors for the comparison.
fn tree_with_a_million_leaves(leaves: &str, leaf: impl Fn(u64) -> i64) {
    type ThreePlies<T> = Vec<Vec<Vec<T>>>;
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct AlphaBeta {
        tree: ThreePlies<ThreePlies<i64>>,
    }

    let mut level: Vec<String> = pseudo_random()
        .take(1_000_000)
        .map(|random| leaf(random).to_string())
        .collect();
    while level.len() > 1 {
        level = level
            .chunks(10)
            .map(|children| format!("[{}]", children.join(",")))
            .collect();
    }
    let body = format!("{{\"tree\":{}}}", level.concat());
    compare(
        &format!("/alphabeta, {leaves}"),
        &body,
        || {
            let question: AlphaBeta =
                serde_json::from_slice(body.as_bytes()).expect("the body is JSON");
            black_box(question.tree);
        },
        || ask("/alphabeta", body.as_bytes()),
    );
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nim {
    piles: Vec<u64>,
}

fn nim_with_a_million_piles(sizes: &str, size: impl Fn(u64) -> u64) {
    let piles: Vec<String> = pseudo_random()
        .take(1_000_000)
        .map(|random| size(random).to_string())
        .collect();
    let body = format!("{{\"piles\":[{}]}}", piles.join(","));
    compare(
        &format!("/nim/winning-move, {sizes}"),
        &body,
        || {
            let question: Nim = serde_json::from_slice(body.as_bytes()).expect("the body is JSON");
            black_box(question.piles);
        },
        || ask("/nim/winning-move", body.as_bytes()),
    );
}

/// Marsaglia's xorshift64.
fn pseudo_random() -> impl Iterator<Item = u64> {
    std::iter::successors(Some(88_172_645_463_325_252u64), |&state| {
        let state = state ^ (state << 13);
        let state = state ^ (state >> 7);
        Some(state ^ (state << 17))
    })
}

fn ask(path: &str, body: &[u8]) {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(false),
        tables: &Tables::default(),
        catalogue: CATALOGUE,
        language: Language::default(),
    };
    let operation = find(path).expect("the operation exists");
    black_box(
        operation
            .ask(body, &context)
            .expect("the question has an answer"),
    );
}

fn compare(name: &str, body: &str, mut parse: impl FnMut(), mut answer: impl FnMut()) {
    let mut parsing = Vec::new();
    let mut answering = Vec::new();
    for _ in 0..RUNS {
        parsing.push(elapsed(&mut parse));
        answering.push(elapsed(&mut answer));
    }
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    answer();
    // The body itself counts too: the service holds it while it answers.
    let memory = MEMORY.peak_usage() - before + body.len();
    let (parsing, answering) = (median(parsing), median(answering));
    println!(
        "{name:<34} {:>9.2} ms {:>7.2} ms {:>7.2} {:>12.1}",
        parsing.as_secs_f64() * 1e3,
        answering.as_secs_f64() * 1e3,
        answering.as_secs_f64() / parsing.as_secs_f64(),
        memory as f64 / body.len() as f64
    );
}

fn elapsed(run: &mut impl FnMut()) -> Duration {
    let start = Instant::now();
    run();
    start.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
