//! What large questions cost, next to what `serde_json` takes to parse the same body into a typed struct.
//!
//! The two are run in turns and the ratio is that of their medians, so that it holds on a busy machine too.
#![allow(missing_docs, clippy::expect_used, clippy::type_complexity)]

use std::collections::HashMap;
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use arborist::messages::Language;
use arborist::operations::lines::{CommonQuestion, LineSplitter};
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
    graph_with_a_million_nodes("in order", |node| node);
    // A multiple of an odd number, modulo a power of two, is another order.
    graph_with_a_million_nodes("random", |node| node * 0x9E37_79B1 % GRAPH_NODES);
    grades_of_thirty_leaves();
    class_of_a_thousand();
}

const GRAPH_NODES: u64 = 1 << 20;

/// A graph without cycles: from each node five moves lead to later ones. `id` is the number in a node's name.
fn graph_with_a_million_nodes(ids: &str, id: impl Fn(u64) -> u64) {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Graph {
        graph: HashMap<String, Vec<String>>,
        limit: u32,
    }

    let mut random = pseudo_random();
    let lists: Vec<String> = (0..GRAPH_NODES)
        .map(|node| {
            let later = GRAPH_NODES - 1 - node;
            let followers: Vec<String> = random
                .by_ref()
                .take(if later > 0 { 5 } else { 0 })
                .map(|random| format!("\"{}\"", id(node + 1 + random % later)))
                .collect();
            format!("\"{}\":[{}]", id(node), followers.join(","))
        })
        .collect();
    let body = format!("{{\"graph\":{{{}}},\"limit\":10}}", lists.join(","));
    compare(
        &format!("/grundy/graph, {ids}"),
        &body,
        || {
            let question: Graph =
                serde_json::from_slice(body.as_bytes()).expect("the body is JSON");
            black_box((question.graph, question.limit));
        },
        || ask("/grundy/graph", body.as_bytes()),
    );
}

/// A submission on a tree of thirty leaves, graded with and without the mistakes behind it: reading, grading and
/// writing together.
fn grades_of_thirty_leaves() {
    const GRADES: usize = 1001;
    let leaves: Vec<u64> = pseudo_random().map(|random| random % 20).take(30).collect();
    let tree: Vec<String> = leaves
        .chunks(6)
        .map(|child| {
            let grandchildren: Vec<String> =
                child.chunks(2).map(|pair| format!("{pair:?}")).collect();
            format!("[{}]", grandchildren.join(","))
        })
        .collect();
    let read: Vec<String> = (0..30)
        .map(|leaf| format!("\"r.{}.{}.{}\"", leaf / 6, leaf % 6 / 2, leaf % 2))
        .collect();
    println!("\ngrade of thirty leaves                  median");
    for (name, diagnosis) in [("with diagnosis", true), ("without", false)] {
        let body = format!(
            "{{\"question\":{{\"operation\":\"/alphabeta\",\"tree\":[{}]}},\"submission\":{{\"value\":99,\"move\":\"r.1\",\"leaves_read\":[{}],\"pruned_leaves\":[],\"leaves_read_count\":30,\"windows\":{{\"r.1\":[null,null],\"r.2\":[null,null],\"r.2.1\":[3,null]}},\"returned\":{{\"r.1\":3,\"r.2\":\"<= 2\"}}}},\"policy\":{{\"diagnosis\":{diagnosis}}}}}",
            tree.join(","),
            read.join(",")
        );
        let times = (0..GRADES).map(|_| elapsed(&mut || ask("/grade", body.as_bytes())));
        let median = median(times.collect());
        println!("{name:<34} {:>9.1} µs", median.as_secs_f64() * 1e6);
    }
}

/// A thousand submissions as one stream of lines, next to their grades one by one.
fn class_of_a_thousand() {
    const QUESTION: &str = r#"{"operation":"/alphabeta","tree":[[5,8],[6,2,9],[4,8]]}"#;
    let submissions: Vec<String> = (0..1000)
        .map(|number| format!("{{\"value\":{},\"pruned_leaves\":[\"r.1.2\"]}}", number % 7))
        .collect();
    let alone: Vec<String> = submissions
        .iter()
        .map(|submission| format!("{{\"question\":{QUESTION},\"submission\":{submission}}}"))
        .collect();
    let class: String = (0..)
        .zip(&submissions)
        .map(|(id, submission): (u32, _)| format!("{{\"id\":{id},\"submission\":{submission}}}\n"))
        .collect();
    let common = format!("{{\"question\":{QUESTION}}}");
    let common = CommonQuestion::read(common.as_bytes()).expect("it is an object");
    let (mut singly, mut as_lines) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        singly.push(elapsed(&mut || {
            alone
                .iter()
                .for_each(|question| ask("/grade", question.as_bytes()));
        }));
        as_lines.push(elapsed(&mut || grade_lines(&common, class.as_bytes())));
    }
    let (singly, as_lines) = (median(singly), median(as_lines));
    println!("\na thousand submissions                singly   as lines   ratio");
    println!(
        "{:<34} {:>7.1} ms {:>7.1} ms {:>7.2}",
        "small tree",
        singly.as_secs_f64() * 1e3,
        as_lines.as_secs_f64() * 1e3,
        as_lines.as_secs_f64() / singly.as_secs_f64()
    );
}

fn grade_lines(common: &CommonQuestion, mut class: &[u8]) {
    let mut splitter = LineSplitter::new(1 << 20);
    while let Some(line) = splitter.next_line(&mut class) {
        let line = common
            .question_of(&line, splitter.most_bytes(), Language::English)
            .expect("the line is an object");
        let answer = answer("/grade", &line.question);
        black_box(line.name.answer(Ok(&answer), Language::English));
    }
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
    black_box(answer(path, body));
}

fn answer(path: &str, body: &[u8]) -> Vec<u8> {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(false),
        tables: &Tables::default(),
        catalogue: CATALOGUE,
        language: Language::default(),
    };
    let operation = find(path).expect("the operation exists");
    operation
        .ask(body, &context)
        .expect("the question has an answer")
        .json
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
