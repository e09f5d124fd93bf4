//! The table of positions of 12 discs that the book is made from: `book_12ply_distances.dat` of the package
//! `bitbully-databases` (MIT licence, Copyright (c) 2025 Markus Thill).
//!
//! A row has 5 bytes. The first four are bits, the highest first: column by column from the left and from the bottom up
//! `10` for a disc of the first player and `11` for one of the second, after each column `0`, after the last a further
//! `0`. The fifth byte is a signed number: 0 for a draw, else `100 - d` where the first player wins and `d - 100` where
//! the second does, `d` plies on. Rows ascend as signed numbers. Of two mirror images one has a row. Positions in which
//! the first player, whose turn it is, can win at once have none.

use arborist_engine::connect4::solver::plies_to_end;
use arborist_engine::connect4::{BoardSize, SizedBoard};

use crate::Failure;

/// The discs of every position of the table.
pub(crate) const DISCS: u32 = 12;
const WIDTH: usize = 7;
const HEIGHT: usize = 6;
const ROW_BYTES: usize = 5;

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) board: SizedBoard,
    pub(crate) mirrored: SizedBoard,
    pub(crate) score: i32,
}

/// All rows, in their order.
pub(crate) fn rows(file: &[u8]) -> Result<Vec<Row>, Failure> {
    let (rows, rest) = file.as_chunks::<ROW_BYTES>();
    if !rest.is_empty() {
        return Err("the table ends in the middle of a row".into());
    }
    let position = |row: &[u8; ROW_BYTES]| {
        let [a, b, c, d, _] = *row;
        i32::from_be_bytes([a, b, c, d])
    };
    if !rows.is_sorted_by(|row, next| position(row) < position(next)) {
        return Err("the rows of the table do not ascend".into());
    }
    rows.iter()
        .map(|row| read(row).map_err(|error| format!("row {row:02x?}: {error}").into()))
        .collect()
}

fn read(row: &[u8; ROW_BYTES]) -> Result<Row, Failure> {
    let [a, b, c, d, value] = *row;
    let columns = columns(u32::from_be_bytes([a, b, c, d])).ok_or("these are no columns")?;
    let board = board(columns.iter())?;
    let value = i32::from(value as i8);
    let free = board.free_squares() as i32;
    let score = if value == 0 {
        0
    } else {
        // The winner's discs in hand after its last one, and one.
        let plies = 100 - value.abs();
        let score = (free + 2 - plies) / 2 * value.signum();
        if plies_to_end(&board, score) as i32 != plies {
            return Err(format!("nobody can win in {plies} plies").into());
        }
        score
    };
    Ok(Row {
        board,
        mirrored: self::board(columns.iter().rev())?,
        score,
    })
}

/// The discs of each column from the bottom up, as they are written in rows of text.
fn columns(bits: u32) -> Option<[Vec<char>; WIDTH]> {
    let mut left = bits;
    let mut next = || {
        let bit = left >> 31;
        left <<= 1;
        bit
    };
    let mut columns = [const { Vec::new() }; WIDTH];
    for column in &mut columns {
        while next() == 1 {
            column.push(if next() == 0 { 'R' } else { 'B' });
        }
    }
    let fits = columns.iter().all(|column| column.len() <= HEIGHT);
    (fits && left == 0).then_some(columns)
}

fn board<'a>(columns: impl Iterator<Item = &'a Vec<char>> + Clone) -> Result<SizedBoard, Failure> {
    let rows: Vec<String> = (0..HEIGHT)
        .rev()
        .map(|row| {
            let squares = columns.clone().map(|column| column.get(row));
            squares.map(|disc| disc.unwrap_or(&'.')).collect()
        })
        .collect();
    let board = SizedBoard::from_rows(BoardSize::STANDARD, &rows)?;
    if board.disc_count() == DISCS {
        Ok(board)
    } else {
        Err("not 12 discs".into())
    }
}
