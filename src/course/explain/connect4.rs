//! Connect Four: the windows that count, their sum, and what looking ahead shows.

use arborist_engine::connect4::{
    Board, Color, Column, HEIGHT, Outcome, ScoringWindow, Square, Weights,
};

use super::sentences::Sentences;
use crate::messages::Message;

/// What looking ahead has shown.
#[derive(Clone, Debug)]
pub struct Search {
    /// How many plies were looked ahead.
    pub depth: u32,
    /// The value, in the view of Red.
    pub value: i32,
    /// The best move.
    pub best: Column,
    /// Every move, in the order in which they were tried.
    pub moves: Vec<Move>,
    /// The line that both sides would choose.
    pub line: Vec<Column>,
}

/// A move and what it is worth.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The column.
    pub column: Column,
    /// The value after it.
    pub value: i32,
    /// How the game ends and in how many plies, if that is proven.
    pub end: Option<(End, u32)>,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Red wins.
    Red,
    /// Blue wins.
    Blue,
    /// Nobody wins.
    Draw,
}

/// Explains the estimate of a position and, while the game goes on, what looking ahead shows.
pub fn explain(
    board: &Board,
    weights: &Weights,
    search: Option<&Search>,
    sentences: &mut Sentences,
) {
    sentences.say(Message::new("connect4-notation"));
    explain_estimate(board, weights, sentences);
    match board.outcome() {
        Outcome::Won { winner, line } => {
            let squares: Vec<String> = line.iter().copied().map(shown).collect();
            let message = match winner {
                Color::Red => Message::new("connect4-red-won").with("squares", squares),
                Color::Blue => Message::new("connect4-blue-won").with("squares", squares),
            };
            sentences.say(message);
        }
        Outcome::Draw => sentences.say(Message::new("connect4-draw")),
        Outcome::Ongoing => match search {
            Some(search) => explain_search(board, search, sentences),
            None => sentences.say(Message::new("connect4-stopped")),
        },
    }
}

fn explain_estimate(board: &Board, weights: &Weights, sentences: &mut Sentences) {
    for window in weights.scoring_windows(board) {
        sentences.say(counted(board, &window));
    }
    let center = Column::CENTER_FIRST[0].number();
    let in_center = |color: Color| {
        (1..=HEIGHT as u8)
            .filter(|&row| {
                board.disc(Square {
                    column: center,
                    row,
                }) == Some(color)
            })
            .count()
    };
    let from_center = weights.center_score(board);
    let estimate = weights.evaluate(board);
    sentences.say(
        Message::new("connect4-center")
            .with("red", in_center(Color::Red))
            .with("blue", in_center(Color::Blue))
            .with("weight", weights.center.get())
            .with("center", from_center),
    );
    sentences.say(
        Message::new("connect4-sum")
            .with("windows", estimate - from_center)
            .with("center", from_center)
            .with("estimate", estimate),
    );
}

fn counted(board: &Board, window: &ScoringWindow) -> Message {
    let discs = |color: Color| {
        let cells = window.cells.iter();
        cells
            .filter(|&&cell| board.disc(cell) == Some(color))
            .count()
    };
    let squares: Vec<String> = window.cells.iter().copied().map(shown).collect();
    let score = format!("{:+}", window.score);
    match (discs(Color::Red), discs(Color::Blue)) {
        (red, 0) => Message::new("connect4-red-window")
            .with("squares", squares)
            .with("discs", red)
            .with("free", 4 - red)
            .with("score", score),
        (_, blue) => Message::new("connect4-blue-window")
            .with("squares", squares)
            .with("discs", blue)
            .with("free", 4 - blue)
            .with("score", score),
    }
}

fn explain_search(board: &Board, search: &Search, sentences: &mut Sentences) {
    let turn = match board.turn() {
        Color::Red => Message::new("connect4-red-looks-ahead").with("depth", search.depth),
        Color::Blue => Message::new("connect4-blue-looks-ahead").with("depth", search.depth),
    };
    sentences.say(turn);
    for mv in &search.moves {
        sentences.say(worth(mv));
    }
    let best = match board.turn() {
        Color::Red => Message::new("connect4-best-of-max")
            .with("column", search.best.number())
            .with("value", search.value),
        Color::Blue => Message::new("connect4-best-of-min")
            .with("column", search.best.number())
            .with("value", search.value),
    };
    sentences.say(best);
    let line: Vec<String> = search.line.iter().map(ToString::to_string).collect();
    sentences.say(Message::new("connect4-line").with("line", line.join(" \u{2192} ")));
}

fn worth(mv: &Move) -> Message {
    let column = mv.column.number();
    match mv.end {
        None => Message::new("connect4-move")
            .with("column", column)
            .with("value", mv.value),
        Some((End::Draw, plies)) => Message::new("connect4-move-draws")
            .with("column", column)
            .with("value", mv.value)
            .with("plies", plies),
        Some((End::Red, plies)) => Message::new("connect4-move-wins-for-red")
            .with("column", column)
            .with("value", mv.value)
            .with("plies", plies),
        Some((End::Blue, plies)) => Message::new("connect4-move-wins-for-blue")
            .with("column", column)
            .with("value", mv.value)
            .with("plies", plies),
    }
}

fn shown(square: Square) -> String {
    format!("[{}, {}]", square.column, square.row)
}
