//! What HTTP costs a small question, as ratios: the server's CPU time next to that of a bare axum handler which
//! reads and answers the same JSON, and the p99 while the search pool is saturated next to that at rest.
//!
//! The servers run in processes of their own, so that the client's work is not counted. The two are measured in
//! turns and the ratio is that of the medians, so that it holds on a busy machine too.
#![allow(missing_docs, clippy::expect_used)]

mod bare;
mod load;
mod ours;
mod server_process;

use std::time::{Duration, Instant};

use load::Load;
use server_process::ServerProcess;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const QUESTION: &str = r#"{"piles":[3,5,7]}"#;
const ROUNDS: usize = 9;
const REQUESTS_A_ROUND: usize = 20_000;
const CLIENTS: usize = 16;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    match arguments.get(1).map(String::as_str) {
        Some("serve-bare") => runtime.block_on(bare::serve()),
        Some("serve-ours") => runtime.block_on(ours::serve()),
        _ => runtime.block_on(async {
            compare_cpu().await;
            compare_p99().await;
        }),
    }
}

async fn compare_cpu() {
    let bare = ServerProcess::start("serve-bare");
    let ours = ServerProcess::start("serve-ours");
    let load = Load {
        path: "/nim/winning-move",
        question: QUESTION.to_owned(),
    };
    let answer = load.answer(bare.address).await;
    assert_eq!(
        answer.trim_ascii_end(),
        load.answer(ours.address).await.trim_ascii_end(),
        "both answer the same"
    );
    let (mut bare_costs, mut our_costs) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        bare_costs.push(cpu_a_request(&bare, &load).await);
        our_costs.push(cpu_a_request(&ours, &load).await);
    }
    let (bare, ours) = (median(bare_costs), median(our_costs));
    println!(
        "server CPU a small question: bare {bare:.2?}, ours {ours:.2?}, ratio {:.2}",
        ratio(ours, bare)
    );
}

async fn cpu_a_request(server: &ServerProcess, load: &Load) -> Duration {
    load.run(server.address, CLIENTS, REQUESTS_A_ROUND / 10)
        .await;
    let before = server.cpu();
    load.run(server.address, CLIENTS, REQUESTS_A_ROUND).await;
    let requests = u32::try_from(REQUESTS_A_ROUND).expect("a small number");
    (server.cpu() - before) / requests
}

async fn compare_p99() {
    let ours = ServerProcess::start("serve-ours");
    let load = Load {
        path: "/nim/winning-move",
        question: QUESTION.to_owned(),
    };
    let (mut at_rest, mut saturated) = (Vec::new(), Vec::new());
    let (mut searching, mut elapsed) = (Duration::ZERO, Duration::ZERO);
    for round in 0..ROUNDS {
        at_rest.extend(load.run(ours.address, 1, REQUESTS_A_ROUND / 4).await);
        let searches: Vec<_> = (0..8)
            .map(|number| tokio::spawn(load::search_for_ever(ours.address, round * 8 + number)))
            .collect();
        // Until they fill the pool.
        tokio::time::sleep(Duration::from_millis(200)).await;
        let (begun, cpu) = (Instant::now(), ours.cpu());
        saturated.extend(load.run(ours.address, 1, REQUESTS_A_ROUND / 4).await);
        searching += ours.cpu() - cpu;
        elapsed += begun.elapsed();
        searches.iter().for_each(tokio::task::JoinHandle::abort);
    }
    let (at_rest, saturated) = (p99(at_rest), p99(saturated));
    println!(
        "p99 of a small question: at rest {at_rest:.2?}, search pool saturated {saturated:.2?} (the server keeps {:.1} cores busy), ratio {:.2}",
        ratio(searching, elapsed),
        ratio(saturated, at_rest)
    );
}

fn median(mut durations: Vec<Duration>) -> Duration {
    durations.sort_unstable();
    durations[durations.len() / 2]
}

fn p99(mut durations: Vec<Duration>) -> Duration {
    durations.sort_unstable();
    durations[durations.len() * 99 / 100]
}

fn ratio(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64()
}
