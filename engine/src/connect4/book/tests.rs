use std::collections::HashMap;

use super::slot::{SLOTS, Slot};
use super::{BYTES, Book, BookDraft, HEADER, LAST_PLY, SCORES_START, bits_per_score};
use crate::connect4::layout::{COLUMN_BITS, HEIGHT, SQUARES, WIDTH};
use crate::connect4::{BoardSize, SizedBoard};

const FILE: &[u8] = include_bytes!("opening.book");

fn board(moves: &str) -> SizedBoard {
    SizedBoard::after_move_text(BoardSize::STANDARD, moves).unwrap()
}

#[test]
fn the_file_is_whole() {
    assert_eq!(&FILE[..8], &HEADER);
    assert_eq!(FILE.len(), SCORES_START + BYTES);
    assert!(!Book::opening().is_empty());
    assert_eq!(
        FILE[8..SCORES_START],
        Book::opening().checksum().to_le_bytes()
    );
}

#[test]
fn the_first_player_wins_with_its_last_disc_by_the_middle_column() {
    let scores =
        ["", "1", "2", "3", "4", "5", "6", "7"].map(|moves| Book::opening().score(&board(moves)));
    assert_eq!(scores, [1, 2, 1, 0, -1, 0, 1, 2].map(Some));
}

#[test]
fn what_is_won_at_once_or_over_or_too_long_or_of_another_size_is_not_in_the_book() {
    let book = Book::opening();
    assert_eq!(book.score(&board("112233")), None);
    assert_eq!(book.score(&board("1122334")), None);
    assert!(book.score(&board("112223")).is_some());
    assert!(book.score(&board("444444222222")).is_some());
    assert_eq!(book.score(&board("4444442222226")), None);
    for (width, height) in [(7, 5), (7, 7), (6, 6), (8, 6)] {
        let size = BoardSize::new(width, height).unwrap();
        assert_eq!(book.score(&SizedBoard::empty(size)), None);
    }
}

#[test]
fn discs_that_no_game_can_show_are_not_in_the_book() {
    // Blue has only stacked on the discs of red, who has stacked first.
    let rows = [
        ".......", ".......", "B......", "B......", "R......", "R......",
    ];
    let impossible = SizedBoard::from_rows(BoardSize::STANDARD, &rows).unwrap();
    assert_eq!(Book::opening().score(&impossible), None);
}

/// All ways to fill the columns with so many discs, of which each way to choose half are the mover's: discs of the
/// mover, discs of both sides.
fn all_discs(count: u32) -> Vec<(u64, u64)> {
    let mut heights = vec![Vec::new()];
    for _ in 0..WIDTH {
        heights = heights
            .into_iter()
            .flat_map(|before: Vec<u32>| {
                (0..=HEIGHT).map(move |height| [before.clone(), vec![height]].concat())
            })
            .collect();
    }
    heights.retain(|heights| heights.iter().sum::<u32>() == count);
    let mut all = Vec::new();
    for heights in heights {
        let squares: Vec<u32> = (0..)
            .zip(&heights)
            .flat_map(|(column, height)| (0..*height).map(move |row| column * COLUMN_BITS + row))
            .collect();
        let discs = |chosen: u32| -> u64 {
            let chosen = (0..)
                .zip(&squares)
                .filter(|(disc, _)| chosen >> disc & 1 == 1);
            chosen.map(|(_, square)| 1 << square).sum()
        };
        for chosen in 0..1 << count {
            if u32::count_ones(chosen) == count / 2 {
                all.push((discs(chosen), discs((1 << count) - 1)));
            }
        }
    }
    all
}

fn mirrored(discs: u64) -> u64 {
    let column = |index: u32| discs >> (index * COLUMN_BITS) & ((1 << COLUMN_BITS) - 1);
    (0..WIDTH)
        .map(|index| column(index) << ((WIDTH - 1 - index) * COLUMN_BITS))
        .sum()
}

#[test]
fn every_place_belongs_to_one_position_and_its_mirror_image() {
    for (ply, places) in SLOTS.iter().enumerate().take(8) {
        let mut owners = HashMap::new();
        for (mover, occupied) in all_discs(ply as u32) {
            let image = (mirrored(mover), mirrored(occupied));
            let slot = Slot::of(mover, occupied).unwrap();
            assert_eq!(Slot::of(image.0, image.1), Some(slot));
            assert_eq!(slot.ply, ply);
            assert!(slot.number < *places);
            let owner = (mover, occupied).min(image);
            assert_eq!(*owners.entry(slot.number).or_insert(owner), owner);
        }
        // What is left over are colourings of level boards, of whose two images one has no use for its place.
        let level = owners
            .values()
            .filter(|(_, occupied)| mirrored(*occupied) == *occupied);
        let skew = owners.len() - level.clone().count();
        assert!(owners.len() <= *places && *places <= skew + 2 * level.count());
    }
}

#[test]
fn scores_take_as_few_bits_as_their_range_needs() {
    for ply in 0..=LAST_PLY {
        let free = SQUARES as usize - ply;
        let codes = free / 2 + (free - 1) / 2 + 2;
        assert!(codes <= 1 << bits_per_score(ply) && codes > 1 << (bits_per_score(ply) - 1));
    }
}

#[test]
fn what_is_written_is_read_again() {
    let mut draft = BookDraft::empty();
    let scores = [
        ("", -21),
        ("4", 20),
        ("44", 0),
        ("112223333344", 14),
        ("112223333345", -15),
    ];
    for (moves, score) in scores {
        assert!(draft.insert(&board(moves), score));
    }
    let file = draft.file();
    let book = Book::of_file(&file);
    for (moves, score) in scores {
        assert_eq!(book.score(&board(moves)), Some(score));
    }
    assert_eq!(
        book.score(&board("776665555544")),
        Some(14),
        "the mirror image"
    );
    assert_eq!(book.score(&board("112223333342")), None);
}

#[test]
fn a_place_is_written_once_and_holds_no_score_out_of_range() {
    let mut draft = BookDraft::empty();
    assert!(draft.insert(&board("1"), 3));
    assert!(!draft.insert(&board("1"), 4));
    assert!(!draft.insert(&board("7"), 3), "the mirror image");
    assert!(!draft.insert(&board("2"), -22));
    assert!(!draft.insert(&board("2"), 60));
    assert!(!draft.insert(&board("4444442222226"), 0));
    assert!(!draft.insert(&SizedBoard::empty(BoardSize::new(7, 7).unwrap()), 0));
}

#[test]
fn a_file_of_another_layout_or_length_knows_nothing() {
    let mut other = BookDraft::empty().file();
    assert!(!Book::of_file(&other).is_empty());
    assert!(Book::of_file(&other[..other.len() - 1]).is_empty());
    other[4] += 1;
    let book = Book::of_file(&other);
    assert!(book.is_empty());
    assert_eq!(book.score(&board("")), None);
    assert!(Book::of_file(b"").is_empty());
}
