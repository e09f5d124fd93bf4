//! What the Grundy values of heaps cost, as ratios within one run.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::HeapGame;
use arborist_engine::impartial::take_and_break::{Base, TakeAndBreak};
use arborist_engine::search::Limits;
use serde_json::Value;

const SOLVED_GAMES: &str = include_str!("../../src/operations/grundy/fixtures/octal_games.json");

fn main() {
    solved_games();
    kayles_of_any_size();
    sparse_space();
}

fn octal(code: &str) -> TakeAndBreak {
    TakeAndBreak::from_code(code, Base::Eight).unwrap()
}

/// Every game with a known small period, from nothing to the proof of the period.
fn solved_games() {
    let games: Vec<Value> = serde_json::from_str(SOLVED_GAMES).unwrap();
    let mut medians: Vec<(Duration, &str)> = games
        .iter()
        .map(|game| {
            let code = game["code"].as_str().unwrap();
            let rule = octal(code);
            let time = median(21, || {
                let values = rule.values(0, &Limits::NONE).unwrap();
                assert!(values.period().is_some(), "{code}");
            });
            (time, code)
        })
        .collect();
    medians.sort_unstable();
    let (slowest, code) = medians[medians.len() - 1];
    let (middle, _) = medians[medians.len() / 2];
    println!(
        "{} games with a proven period: {middle:.2?} in the middle, {slowest:.2?} the slowest ({code})",
        games.len()
    );
}

/// Values from nothing, and the first winning moves with their count.
fn kayles_of_any_size() {
    let kayles = octal("0.77");
    let time = |heap: u64| {
        median(201, || {
            let values = kayles.values(heap, &Limits::NONE).unwrap();
            let excerpt = Excerpt::first(10);
            black_box(kayles.moves_worth(0, heap, &values, excerpt, &Limits::NONE)).unwrap();
        })
    };
    let (small, huge) = (time(10), time(10u64.pow(18)));
    println!(
        "Kayles: n = 10 {small:.2?}, n = 10^18 {huge:.2?}, ratio {:.2}",
        ratio(huge, small)
    );
}

/// The game 0.56, of which few values are rare, beside a recursion that looks at every split.
fn sparse_space() {
    let game = octal("0.56");
    let time = |heap: u64, runs: usize| {
        median(runs, || {
            black_box(game.values(heap, &Limits::NONE).unwrap().get(heap)).unwrap();
        })
    };
    let (small, large) = (time(66_000, 5), time(660_000, 1));
    let naive = median(1, || {
        black_box(naive(66_000));
    });
    println!(
        "0.56: n = 66,000 {small:.2?}, naive {naive:.2?}, {:.1} times as long; n = 660,000 {large:.2?}, {:.1} times n = \
         66,000",
        ratio(naive, small),
        ratio(large, small)
    );
}

/// The value of a heap of 0.56 by the definition: 5 after taking one (nothing or two heaps), 6 after taking two (one
/// heap or two).
fn naive(largest: usize) -> u32 {
    let mut values: Vec<u32> = Vec::new();
    let mut options: Vec<bool> = vec![false; 1 << 12];
    for heap in 0..=largest {
        options.fill(false);
        for take in [1, 2] {
            let Some(rest) = heap.checked_sub(take) else {
                continue;
            };
            if take == 1 && rest == 0 {
                options[0] = true;
            }
            if take == 2 && rest > 0 {
                options[values[rest] as usize] = true;
            }
            for first in 1..=rest / 2 {
                options[(values[first] ^ values[rest - first]) as usize] = true;
            }
        }
        values.push(options.iter().take_while(|there| **there).count() as u32);
    }
    values[largest]
}

fn median(runs: usize, mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn ratio(time: Duration, other: Duration) -> f64 {
    time.as_secs_f64() / other.as_secs_f64()
}
