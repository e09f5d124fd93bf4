//! The worked question of a course: which windows count after 4, 6, 5, 3, 4, 4, and what column 5 makes of them.

use arborist_engine::connect4::{Board, ScoringWindow, Square, Weights};

fn windows(moves: &str) -> Vec<ScoringWindow> {
    let board = Board::after_move_text(moves).unwrap();
    Weights::default().scoring_windows(&board).collect()
}

fn estimate(moves: &str) -> i32 {
    Weights::default().evaluate(&Board::after_move_text(moves).unwrap())
}

fn center(moves: &str) -> i32 {
    Weights::default().center_score(&Board::after_move_text(moves).unwrap())
}

fn window(cells: [(u8, u8); 4], score: i32) -> ScoringWindow {
    ScoringWindow {
        cells: cells.map(|(column, row)| Square { column, row }),
        score,
    }
}

#[test]
fn after_465344_two_windows_count_and_cancel_and_the_centre_is_worth_3() {
    assert_eq!(
        windows("465344"),
        [
            window([(5, 1), (4, 2), (3, 3), (2, 4)], 2),
            window([(6, 1), (5, 2), (4, 3), (3, 4)], -2),
        ]
    );
    assert_eq!(center("465344"), 3);
    assert_eq!(estimate("465344"), 3);
}

#[test]
fn then_column_5_makes_six_windows_for_red_and_an_estimate_of_15() {
    let windows = windows("4653445");
    assert_eq!(windows.iter().filter(|window| window.score > 0).count(), 6);
    assert_eq!(windows.iter().filter(|window| window.score < 0).count(), 0);
    assert_eq!(center("4653445"), 3);
    assert_eq!(estimate("4653445"), 15);
}

#[test]
fn windows_are_listed_by_direction_then_from_the_bottom_then_from_the_left() {
    // Red: columns 2 and 3 at the bottom, 3 again; Blue elsewhere.
    let cells: Vec<_> = windows("2736")
        .into_iter()
        .map(|window| window.cells.map(|square| (square.column, square.row)))
        .collect();
    assert_eq!(
        cells,
        [
            [(1, 1), (2, 1), (3, 1), (4, 1)],
            [(2, 1), (3, 1), (4, 1), (5, 1)],
            [(4, 1), (5, 1), (6, 1), (7, 1)],
        ]
    );
}
