//! Which rule a position breaks as it is posted, told in any language.

use arborist_engine::connect4::{Color, IllegalMove, MoveError, RowsError, Square, WrongTurn};

use crate::messages::Message;

/// Why a move cannot be played.
pub(super) fn move_detail(error: &MoveError) -> Message {
    Message::new("connect4-illegal-move")
        .with("number", error.index + 1)
        .with("reason", reason(error.reason))
}

fn reason(reason: IllegalMove) -> Message {
    match reason {
        IllegalMove::NoSuchColumn { number, width } => Message::new("connect4-no-such-column")
            .with("number", number)
            .with("width", width),
        IllegalMove::NotAColumn { character, width } => Message::new("connect4-not-a-column")
            .with("character", format!("{character:?}"))
            .with("columns", columns_in_text(width)),
        IllegalMove::ColumnFull(column) => {
            Message::new("connect4-column-full").with("column", column)
        }
        IllegalMove::AfterWin {
            winner,
            winning_move,
        } => Message::new("connect4-after-win")
            .with("winner", name(winner))
            .with("winning_move", winning_move),
        IllegalMove::AfterDraw { last_move } => {
            Message::new("connect4-after-draw").with("last_move", last_move)
        }
    }
}

/// How a text names columns.
fn columns_in_text(width: u8) -> Message {
    if width < 10 {
        Message::new("connect4-columns-as-digits").with("width", width)
    } else {
        Message::new("connect4-columns-up-to-ten")
    }
}

/// Why rows are not a position.
pub(super) fn rows_detail(error: &RowsError) -> Message {
    match error {
        RowsError::RowCount { found, height } => Message::new("connect4-row-count")
            .with("height", *height)
            .with("found", *found),
        RowsError::RowLength { index, found, size } => Message::new("connect4-row-length")
            .with("row", usize::from(size.height()).saturating_sub(*index))
            .with("found", *found)
            .with("width", size.width()),
        RowsError::BadCharacter { square, found, .. } => Message::new("connect4-not-a-disc")
            .with("found", format!("{found:?}"))
            .with("square", place(*square)),
        RowsError::FloatingDisc { square, .. } => {
            Message::new("connect4-floating-disc").with("square", place(*square))
        }
        RowsError::ImpossibleCounts { red, blue } => Message::new("connect4-impossible-counts")
            .with("red", *red)
            .with("blue", *blue),
        RowsError::TwoWinners => Message::new("connect4-two-winners"),
        RowsError::PlayedOn { winner } => Message::new("connect4-played-on")
            .with("winner", name(*winner))
            .with("last", name(winner.opponent())),
        RowsError::NoWinningMove { winner } => {
            Message::new("connect4-no-winning-move").with("winner", name(*winner))
        }
    }
}

/// Whose turn it is, and not the other side's.
pub(super) fn turn_detail(error: &WrongTurn) -> Message {
    Message::new("connect4-wrong-turn")
        .with("claimed", name(error.turn.opponent()))
        .with("turn", name(error.turn))
        .with("discs", error.discs)
}

fn name(color: Color) -> Message {
    match color {
        Color::Red => Message::new("connect4-red"),
        Color::Blue => Message::new("connect4-blue"),
    }
}

fn place(square: Square) -> Message {
    Message::new("connect4-square")
        .with("column", square.column)
        .with("row", square.row)
}

#[cfg(test)]
mod tests {
    use arborist_engine::connect4::BoardSize;
    use rstest::rstest;

    use super::*;
    use crate::messages::Language;

    const SQUARE: Square = Square { column: 4, row: 2 };

    #[rstest]
    #[case(IllegalMove::NoSuchColumn { number: -3, width: 7 })]
    #[case(IllegalMove::NotAColumn { character: 'x', width: 9 })]
    #[case(IllegalMove::NotAColumn { character: '\n', width: 10 })]
    #[case(IllegalMove::ColumnFull(4))]
    #[case(IllegalMove::AfterWin { winner: Color::Blue, winning_move: 8 })]
    #[case(IllegalMove::AfterDraw { last_move: 42 })]
    fn a_move_is_refused_in_english_as_the_engine_refuses_it(#[case] reason: IllegalMove) {
        let error = MoveError { index: 6, reason };
        let told = move_detail(&error).in_language(Language::English);
        assert_eq!(told, error.to_string());
    }

    #[rstest]
    #[case(RowsError::RowCount { found: 3, height: 6 })]
    #[case(RowsError::RowLength { index: 1, found: 3, size: BoardSize::STANDARD })]
    #[case(RowsError::BadCharacter { square: SQUARE, found: '\'', index: 4 })]
    #[case(RowsError::FloatingDisc { square: SQUARE, index: 4 })]
    #[case(RowsError::ImpossibleCounts { red: 1, blue: 3 })]
    #[case(RowsError::TwoWinners)]
    #[case(RowsError::PlayedOn { winner: Color::Red })]
    #[case(RowsError::NoWinningMove { winner: Color::Blue })]
    fn rows_are_refused_in_english_as_the_engine_refuses_them(#[case] error: RowsError) {
        let told = rows_detail(&error).in_language(Language::English);
        assert_eq!(told, error.to_string());
    }

    #[rstest]
    #[case(Color::Red)]
    #[case(Color::Blue)]
    fn a_turn_is_refused_in_english_as_the_engine_refuses_it(#[case] turn: Color) {
        let error = WrongTurn { discs: 5, turn };
        let told = turn_detail(&error).in_language(Language::English);
        assert_eq!(told, error.to_string());
    }
}
