//! What exact play costs, beside the solver of the crate `connect-four-ai`: mean time a position, one thread,
//! a table of 64 MiB that is empty before each set, no opening book. The scores of both are checked.
//!
//! `cargo bench -p arborist-engine --bench connect4_solver` runs the four quick sets. Other sets can be named, and
//! `/10` behind a name takes every tenth position, once: `-- begin_medium/10 begin_hard/50`. A size names the empty
//! board: `-- --alone 6x8`. The other solver knows seven columns and six rows only.
//!
//! - `--alone` leaves the other solver out and runs each set once, so that `valgrind --tool=callgrind` can count
//!   instructions.
//! - `--threads=2` lets our solver search on two threads.
//! - `--again` asks for the mirror image of each position too, with the table as the set has left it.

use std::error::Error;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use arborist_engine::connect4::solver::{Aim, Solver, Table};
use arborist_engine::connect4::{BoardSize, MoveError, SizedBoard};
use arborist_engine::search::Limits;

const QUICK: [&str; 4] = ["end_easy", "middle_easy", "middle_medium", "begin_easy"];

/// The fastest of so many rounds counts, so that what other programs take does not.
const ROUNDS: usize = 3;

struct Row {
    board: SizedBoard,
    mirrored: SizedBoard,
    theirs: Option<connect_four_ai::Position>,
    score: i32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let alone = arguments.iter().any(|argument| argument == "--alone");
    let again = arguments.iter().any(|argument| argument == "--again");
    let threads = arguments
        .iter()
        .find_map(|argument| argument.strip_prefix("--threads="))
        .map_or(Ok(NonZeroUsize::MIN), str::parse)?;
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
        let theirs_too = !alone && rows.iter().all(|row| row.theirs.is_some());
        let rounds = if alone || again || set.contains('/') {
            1
        } else {
            ROUNDS
        };
        let mut fastest = [Duration::MAX; 2];
        let mut nodes = 0;
        for _ in 0..rounds {
            table.clear();
            let solver = Solver::new(&table).with_threads(threads);
            let start = Instant::now();
            nodes = ours(&rows, solver, |row| &row.board)?;
            fastest[0] = fastest[0].min(start.elapsed());
            if again {
                ours(&rows, solver, |row| &row.mirrored)?;
            }
            if theirs_too {
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
        if theirs_too {
            println!(" {:>8.1} {:>6.3}", each(theirs), ours / theirs);
        } else {
            println!();
        }
    }
    Ok(())
}

/// The positions of a set: lines of moves and score. A set whose name begins with the size of a board counts its
/// columns from 0; one whose name is a size is the empty board.
fn read(set: &str) -> Result<Vec<Row>, Box<dyn Error>> {
    let (name, step) = set.split_once('/').unwrap_or((set, "1"));
    if let Some(size) = size_of(name)? {
        return Ok(vec![empty(size)?]);
    }
    let text = fixture(&format!("{name}.txt"))?;
    let size = name
        .split_once('_')
        .map_or(Ok(None), |(of, _)| size_of(of))?;
    let (size, first) = size.map_or((BoardSize::STANDARD, 1), |size| (size, 0));
    text.lines()
        .step_by(step.parse()?)
        .map(|line| {
            let (moves, score) = line.split_once(' ').ok_or("a line without a score")?;
            let columns = moves
                .chars()
                .map(|digit| Ok(i64::from(digit.to_digit(10).ok_or("not a digit")?) + 1 - first))
                .collect::<Result<Vec<_>, &str>>()?;
            let mirrored = columns
                .iter()
                .map(|column| i64::from(size.width()) + 1 - column);
            Ok(Row {
                board: played(size, columns.iter().copied())?,
                mirrored: played(size, mirrored)?,
                theirs: (size == BoardSize::STANDARD)
                    .then(|| connect_four_ai::Position::from_moves(moves))
                    .transpose()
                    .map_err(|error| format!("{error:?}"))?,
                score: score.parse()?,
            })
        })
        .collect()
}

/// The size that `7x6` names, if it is that of a board.
fn size_of(name: &str) -> Result<Option<BoardSize>, Box<dyn Error>> {
    let Some((width, height)) = name.split_once('x') else {
        return Ok(None);
    };
    let (Ok(width), Ok(height)) = (width.parse(), height.parse()) else {
        return Ok(None);
    };
    Ok(Some(BoardSize::new(width, height)?))
}

/// The empty board of a size, if its score is known.
fn empty(size: BoardSize) -> Result<Row, Box<dyn Error>> {
    let wanted = format!("{}\t{}\t", size.width(), size.height());
    let known = fixture("known_results.tsv")?;
    let rest = known.lines().find_map(|row| row.strip_prefix(&wanted));
    let score = rest.and_then(|rest| rest.split('\t').next());
    Ok(Row {
        board: SizedBoard::empty(size),
        mirrored: SizedBoard::empty(size),
        theirs: None,
        score: score
            .ok_or("the score of this board is not known")?
            .parse()?,
    })
}

fn fixture(name: &str) -> Result<String, Box<dyn Error>> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/connect4/solver"
    );
    std::fs::read_to_string(format!("{folder}/{name}"))
        .map_err(|error| format!("{name}: {error}").into())
}

fn played(
    size: BoardSize,
    mut columns: impl Iterator<Item = i64>,
) -> Result<SizedBoard, MoveError> {
    columns.try_fold(SizedBoard::empty(size), SizedBoard::play_number)
}

fn ours(
    rows: &[Row],
    solver: Solver<'_>,
    board_of: impl Fn(&Row) -> &SizedBoard,
) -> Result<u64, String> {
    let mut nodes = 0;
    for row in rows {
        let board = board_of(row);
        let (score, visited) = solver.solve(board, Aim::Exact, Limits::NONE);
        if score.value() != Some(row.score) {
            return Err(format!("{board:?} is {}, not {score:?}", row.score));
        }
        nodes += visited;
    }
    Ok(nodes)
}

fn theirs(rows: &[Row], solver: &mut connect_four_ai::Solver) -> Result<(), String> {
    for row in rows {
        let Some(position) = &row.theirs else {
            continue;
        };
        let score = solver.solve(position);
        if i32::from(score) != row.score {
            return Err(format!("{:?}: {score} from the other solver", row.board));
        }
    }
    Ok(())
}
