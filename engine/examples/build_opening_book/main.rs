//! Builds the opening book of Connect Four and checks it.
//!
//! ```sh
//! pip download --no-deps bitbully-databases && unzip bitbully_databases-*.whl
//! cargo run --release -p arborist-engine --example build_opening_book -- \
//!     bitbully_databases/assets/book_12ply_distances.dat engine/src/connect4/book/opening.book 2000
//! ```
//!
//! The table gives the scores of all positions of 12 discs; those of fewer discs follow by negamax. On the way it is
//! checked that rows are in order and possible, that a game leads to every row, that every position that a game leads to
//! has one, and that as many positions are won, drawn and lost as is known. So many random rows as the last argument says are solved without a book and compared.

mod scores;
mod source;

use std::error::Error;
use std::num::NonZeroU64;
use std::{env, fs};

use arborist_engine::connect4::book::Book;
use arborist_engine::connect4::solver::{Aim, Solver, Table};
use arborist_engine::random::SplitMix64;
use arborist_engine::search::Limits;

use self::scores::{Outcomes, Pair, Scores};
use self::source::Row;

type Failure = Box<dyn Error>;

const SEED: u64 = 12;

const PUBLISHED: &str = include_str!("../../tests/fixtures/connect4/outcomes_per_ply.tsv");

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [source, target, checked] = arguments.as_slice() else {
        return Err("usage: build_opening_book TABLE BOOK ROWS_TO_CHECK".into());
    };
    let rows = source::rows(&fs::read(source)?)?;
    println!("{} rows", rows.len());
    let mut scores = Scores::of_source(&rows)?;
    let score = scores.derive(Pair::EMPTY)?;
    if scores.not_reached() > 0 {
        return Err(format!("no game leads to {} positions", scores.not_reached()).into());
    }
    println!("the empty board: {score}");
    compare(&scores.outcomes)?;
    let file = scores.draft.file();
    fs::write(target, &file)?;
    println!(
        "{} bytes, checksum {:016x}",
        file.len(),
        scores.draft.book().checksum()
    );
    check(&rows, Book::of_file(&file), checked.parse()?)
}

/// Compares with the published numbers of positions that the first player wins, draws and loses.
fn compare(outcomes: &[Outcomes]) -> Result<(), Failure> {
    println!("discs\twon\tdrawn\tlost\ttotal");
    let published = PUBLISHED.lines().skip(1);
    for ((discs, Outcomes { won, drawn, lost }), row) in outcomes.iter().enumerate().zip(published)
    {
        let found = format!("{discs}\t{won}\t{drawn}\t{lost}\t{}", won + drawn + lost);
        println!("{found}");
        if found != row {
            return Err(format!("published is {row}").into());
        }
    }
    Ok(())
}

/// Solves so many random rows without a book.
fn check(rows: &[Row], book: Book<'_>, count: usize) -> Result<(), Failure> {
    let table = Table::with_bytes(Table::DEFAULT_BYTES);
    let mut random = SplitMix64::new(SEED);
    let bound = NonZeroU64::new(rows.len() as u64).ok_or("no rows")?;
    for checked in 1..=count {
        let Some(row) = rows.get(random.below(bound) as usize) else {
            continue;
        };
        let (score, _) = Solver::new(&table).solve(&row.board, Aim::Exact, Limits::NONE);
        for board in [row.board, row.mirrored] {
            let found = book.score(&board);
            if found != score.value() {
                return Err(format!("{board:?} is {score:?}, not {found:?}").into());
            }
        }
        if checked % 100 == 0 {
            println!("{checked} random rows are right");
        }
    }
    Ok(())
}
