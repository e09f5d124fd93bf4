//! What exact play costs, beside the solver of the crate `connect-four-ai`: mean time a position, one thread,
//! a table of 64 MiB that is empty before each set, no opening book. The scores of both are checked.
//!
//! `cargo bench -p arborist-engine --bench connect4_solver` runs the four quick sets. Other sets can be named, and
//! `/10` behind a name takes every tenth position, once: `-- begin_medium/10 begin_hard/50`. With `--alone` the other
//! solver is left out, and each set is run once, so that `valgrind --tool=callgrind` can count instructions. With
//! `--threads N` our solver searches on N threads.

use std::error::Error;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use arborist_engine::connect4::solver::{Aim, Solver, Table};
use arborist_engine::connect4::{BoardSize, SizedBoard};
use arborist_engine::search::Limits;

const QUICK: [&str; 4] = ["end_easy", "middle_easy", "middle_medium", "begin_easy"];

/// The fastest of so many rounds counts, so that what other programs take does not.
const ROUNDS: usize = 3;

struct Row {
    board: SizedBoard,
    theirs: connect_four_ai::Position,
    score: i32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let alone = arguments.iter().any(|argument| argument == "--alone");
    let threads = match arguments
        .iter()
        .position(|argument| argument == "--threads")
    {
        Some(place) => {
            let option: Vec<_> = arguments
                .splice(place..arguments.len().min(place + 2), [])
                .collect();
            option.get(1).ok_or("how many threads?")?.parse()?
        }
        None => NonZeroUsize::MIN,
    };
    let mut sets: Vec<&str> = arguments
        .iter()
        .map(String::as_str)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    if sets.is_empty() {
        sets.extend(QUICK);
    }
    let mut table = Table::with_bytes(Table::DEFAULT_BYTES);
    println!("set                 positions   nodes each      us each   theirs  ratio");
    for set in sets {
        let rows = read(set)?;
        let rounds = if alone || set.contains('/') {
            1
        } else {
            ROUNDS
        };
        let mut fastest = [Duration::MAX; 2];
        let mut nodes = 0;
        for _ in 0..rounds {
            table.clear();
            let start = Instant::now();
            nodes = ours(&rows, &table, threads)?;
            fastest[0] = fastest[0].min(start.elapsed());
            if !alone {
                let mut solver = connect_four_ai::Solver::empty();
                let start = Instant::now();
                theirs(&rows, &mut solver)?;
                fastest[1] = fastest[1].min(start.elapsed());
            }
        }
        let each = |sum: f64| sum / rows.len() as f64;
        let [ours, theirs] = fastest.map(|time| time.as_secs_f64() * 1e6);
        print!(
            "{set:<18} {:>10} {:>12.1} {:>12.2}",
            rows.len(),
            each(nodes as f64),
            each(ours)
        );
        if alone {
            println!();
        } else {
            println!(" {:>8.1} {:>6.3}", each(theirs), ours / theirs);
        }
    }
    Ok(())
}

/// The positions of a set: lines of moves and score.
fn read(set: &str) -> Result<Vec<Row>, Box<dyn Error>> {
    let (name, step) = set.split_once('/').unwrap_or((set, "1"));
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/connect4/solver"
    );
    let text = std::fs::read_to_string(format!("{folder}/{name}.txt"))
        .map_err(|error| format!("no set {name}: {error}"))?;
    text.lines()
        .step_by(step.parse()?)
        .map(|line| {
            let (moves, score) = line.split_once(' ').ok_or("a line without a score")?;
            Ok(Row {
                board: SizedBoard::after_move_text(BoardSize::STANDARD, moves)?,
                theirs: connect_four_ai::Position::from_moves(moves)
                    .map_err(|error| format!("{error:?}"))?,
                score: score.parse()?,
            })
        })
        .collect()
}

fn ours(rows: &[Row], table: &Table, threads: NonZeroUsize) -> Result<u64, String> {
    let solver = Solver::new(table).with_threads(threads);
    let mut nodes = 0;
    for row in rows {
        let (score, visited) = solver.solve(&row.board, Aim::Exact, Limits::NONE);
        if score.value() != Some(row.score) {
            return Err(format!("{:?} is {}, not {score:?}", row.board, row.score));
        }
        nodes += visited;
    }
    Ok(nodes)
}

fn theirs(rows: &[Row], solver: &mut connect_four_ai::Solver) -> Result<(), String> {
    for row in rows {
        let score = solver.solve(&row.theirs);
        if i32::from(score) != row.score {
            return Err(format!("{:?}: {score} from the other solver", row.board));
        }
    }
    Ok(())
}
