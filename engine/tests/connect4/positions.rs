//! Positions: what is legal, what is over, what is refused and why.

use std::collections::HashSet;
use std::ops::ControlFlow;

use arborist_engine::connect4::{
    Board, BoardSize, Color, Column, ConnectFour, NotStandard, Outcome, SizedBoard, Square,
    Standing,
};
use arborist_engine::game::Game;

use crate::oracle::{Random, column_of};

#[test]
fn bitboards_and_grids_agree_on_ten_thousand_random_positions() {
    let mut random = Random(3);
    for _ in 0..10_000 {
        let grid = random.game(42);
        let board = grid.board();
        assert_eq!(board.rows().as_slice(), grid.rows());
        assert_eq!(Board::from_rows(&grid.rows()), Ok(board));
        assert_eq!(board.turn() == Color::Red, grid.turn() == 'R');
        assert_eq!(board.disc_count() as usize, grid.moves.len());
        assert_eq!(
            Column::ALL.map(|column| board.has_room(column)),
            std::array::from_fn(|column| grid.cells[5][column].is_none())
        );
        let winner = match board.outcome() {
            Outcome::Won { winner, line } => {
                assert!(
                    line.iter()
                        .all(|square| board.disc(*square) == Some(winner))
                );
                Some(if winner == Color::Red { 'R' } else { 'B' })
            }
            Outcome::Draw => {
                assert_eq!(grid.moves.len(), 42);
                None
            }
            Outcome::Ongoing => {
                assert!(!grid.is_over());
                None
            }
        };
        assert_eq!(winner, grid.winner(), "{grid:?}");
        let ended = ConnectFour::default().ended(&board, 7);
        assert_eq!(ended.is_some(), grid.is_over());
        if ended.is_none() {
            for column in grid.legal_columns() {
                assert_eq!(
                    board.play(column_of(column)),
                    Ok(grid.after(column).board())
                );
            }
        }
    }
}

#[test]
fn a_board_of_any_size_tells_the_same_of_ten_thousand_random_positions() {
    let mut random = Random(5);
    for _ in 0..10_000 {
        let board = random.game(42).board();
        let sized = SizedBoard::from(board);
        assert_eq!(Board::try_from(sized), Ok(board));
        assert_eq!(sized.rows(), board.rows());
        assert_eq!(
            SizedBoard::from_rows(BoardSize::STANDARD, &board.rows()),
            Ok(sized)
        );
        let (standing, line) = match board.outcome() {
            Outcome::Ongoing => (Standing::Ongoing, None),
            Outcome::Won { winner, line } => (Standing::Won(winner), Some(line)),
            Outcome::Draw => (Standing::Draw, None),
        };
        assert_eq!(sized.standing(), standing);
        assert_eq!(sized.winning_line(), line, "{:#?}", board.rows());
        assert_eq!(standing.winner().is_some(), line.is_some());
    }
}

#[test]
fn lines_of_every_direction_are_found_on_boards_of_every_size() {
    for size in BoardSize::all() {
        let line_after = |moves: &str| {
            let board = SizedBoard::after_move_text(size, moves).unwrap();
            let squares = board.winning_line().unwrap();
            squares.map(|square| (square.column, square.row))
        };
        assert_eq!(line_after("1121314"), [(1, 1), (2, 1), (3, 1), (4, 1)]);
        assert_eq!(line_after("4343434"), [(4, 1), (4, 2), (4, 3), (4, 4)]);
        let rising = [(1, 1), (2, 2), (3, 3), (4, 4)];
        assert_eq!(line_after("12233434414"), rising);
        let falling = [(4, 1), (3, 2), (2, 3), (1, 4)];
        assert_eq!(line_after("43322121141"), falling);
    }
}

#[test]
fn only_the_standard_board_is_a_standard_board() {
    let size = BoardSize::new(8, 7).unwrap();
    assert_eq!(
        Board::try_from(SizedBoard::empty(size)),
        Err(NotStandard(size))
    );
}

#[test]
fn columns_are_tried_from_the_centre_outwards_on_every_board() {
    let order = |width| {
        let size = BoardSize::new(width, 6).unwrap();
        size.center_first()
            .map(|column| column + 1)
            .collect::<Vec<_>>()
    };
    assert_eq!(order(4), [2, 3, 1, 4]);
    assert_eq!(order(7), [4, 3, 5, 2, 6, 1, 7]);
    assert_eq!(order(10), [5, 6, 4, 7, 3, 8, 2, 9, 1, 10]);
}

#[test]
fn moves_come_from_the_centre_outwards() {
    let mut order = Vec::new();
    let _ = ConnectFour::default().moves(&Board::EMPTY, |column| {
        order.push(column.number());
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(order, [4, 3, 5, 2, 6, 1, 7]);
}

#[test]
fn there_are_1662623_positions_after_10_plies_of_which_44225_are_over() {
    let game = ConnectFour::default();
    let mut positions = HashSet::from([Board::EMPTY]);
    let rows = include_str!("../fixtures/connect4/positions_per_ply.tsv").lines();
    for (ply, row) in rows.skip(1).enumerate() {
        let over = positions
            .iter()
            .filter(|board| game.ended(board, 0).is_some())
            .count();
        assert_eq!(row, format!("{ply}\t{}\t{over}", positions.len()));
        let mut next = HashSet::new();
        for board in positions
            .iter()
            .filter(|board| game.ended(board, 0).is_none())
        {
            let _ = game.moves(board, |column| {
                game.with_child(board, column, |child| next.insert(*child));
                ControlFlow::<()>::Continue(())
            });
        }
        positions = next;
    }
}

#[test]
fn the_first_illegal_move_is_named_with_its_reason() {
    for row in include_str!("../fixtures/connect4/illegal_moves.tsv")
        .lines()
        .skip(1)
    {
        let (moves, message) = row.split_once('\t').unwrap();
        assert_eq!(
            Board::after_move_text(moves).unwrap_err().to_string(),
            message
        );
    }
}

#[test]
fn impossible_rows_are_refused_with_the_reason() {
    for row in include_str!("../fixtures/connect4/impossible_rows.tsv")
        .lines()
        .skip(1)
    {
        let (rows, message) = row.split_once('\t').unwrap();
        let rows: Vec<_> = rows.split('/').collect();
        match Board::from_rows(&rows) {
            Err(error) => assert_eq!(error.to_string(), message, "{row}"),
            Ok(_) => panic!("accepted: {row}"),
        }
    }
}

#[test]
fn a_win_of_seven_in_a_row_and_a_double_win_are_possible() {
    for rows in [
        [
            "BBB.BBB", "RRRRRRR", "BBBRBBB", "RRRBRRR", "BBBRBBB", "RRRBRRR",
        ],
        [
            ".......", ".......", "RRRR...", "BBBR...", "RBRRBB.", "BRBRBBR",
        ],
    ] {
        let board = Board::from_rows(&rows);
        assert!(
            matches!(
                board.as_ref().map(Board::outcome),
                Ok(Outcome::Won {
                    winner: Color::Red,
                    ..
                })
            ),
            "{board:?}"
        );
    }
}

#[test]
fn whose_turn_it_is_follows_from_the_number_of_discs() {
    let board = Board::after_move_text("465").unwrap();
    assert_eq!(board.expect_turn(Color::Blue), Ok(()));
    assert_eq!(
        board.expect_turn(Color::Red).unwrap_err().to_string(),
        "red cannot be to move: red moves first and players alternate, so it is the turn of blue (discs on the board: 3)"
    );
}

#[test]
fn yellow_discs_are_blue_ones() {
    let rows = [
        ".......", ".......", ".......", ".......", "...R...", "..YR.B.",
    ];
    let board = Board::from_rows(&rows).unwrap();
    assert_eq!(board.disc(Square { column: 3, row: 1 }), Some(Color::Blue));
    assert_eq!(board.rows()[5], "..BR.B.");
}

#[test]
fn a_full_board_without_a_line_is_a_draw_and_takes_no_move() {
    let mut random = Random(4);
    let grid = std::iter::repeat_with(|| random.game(42))
        .find(|grid| grid.moves.len() == 42 && grid.winner().is_none())
        .unwrap();
    assert_eq!(grid.board().outcome(), Outcome::Draw);
    let game: String = grid
        .moves
        .iter()
        .map(|column| (column + 1).to_string())
        .collect();
    assert_eq!(
        Board::after_move_text(&(game + "1"))
            .unwrap_err()
            .to_string(),
        "move 43: the game was over: move 42 had filled the board, a draw"
    );
}
