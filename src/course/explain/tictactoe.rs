//! Tic-tac-toe: threats and forks, what every cell is worth, and why the best move is best.

use arborist_engine::tictactoe::{Cell, Line, Mark, Position, Status, forks, threats};

use super::sentences::Sentences;
use crate::messages::Message;

/// What minimax has found of a position.
#[derive(Clone, Debug)]
pub struct Found {
    /// The value, in the view of X.
    pub value: i32,
    /// Every move.
    pub moves: Vec<Move>,
    /// The best move; `None` when the game is over.
    pub best: Option<Cell>,
    /// The moves of best play.
    pub line: Vec<Cell>,
}

/// A move and what it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// Where the mark goes.
    pub cell: Cell,
    /// The value after it.
    pub value: i32,
    /// In how many plies the game is over, this move included.
    pub plies: u32,
    /// Who wins then.
    pub winner: Option<Mark>,
}

/// Explains the value of a position and of every move in it.
pub fn explain(position: &Position, found: &Found, sentences: &mut Sentences) {
    sentences.say(Message::new("tictactoe-notation"));
    match position.status() {
        Status::Won { winner, line } => sentences.say(
            Message::new("tictactoe-won")
                .with("winner", winner.to_string())
                .with("line", cells_of(line)),
        ),
        Status::Draw => sentences.say(Message::new("tictactoe-draw")),
        Status::Ongoing => {
            sentences
                .say(Message::new("tictactoe-turn").with("mark", position.to_move().to_string()));
            explain_tactics(position, sentences);
            for mv in &found.moves {
                sentences.say(worth(mv));
            }
            explain_best(position, found, sentences);
        }
    }
    sentences.say(Message::new("tictactoe-value").with("value", found.value));
    if !found.line.is_empty() {
        let line: Vec<String> = found.line.iter().copied().map(shown).collect();
        sentences.say(Message::new("best-line").with("line", line.join(" \u{2192} ")));
    }
}

fn explain_tactics(position: &Position, sentences: &mut Sentences) {
    let board = position.board();
    for player in Mark::BOTH {
        for threat in threats(board, player) {
            sentences.say(
                Message::new("tictactoe-threat")
                    .with("player", player.to_string())
                    .with("line", cells_of(threat.line))
                    .with("cell", shown(threat.cell)),
            );
        }
    }
    for player in Mark::BOTH {
        for fork in forks(board, player) {
            let completing: Vec<String> = fork
                .threats
                .iter()
                .map(|threat| shown(threat.cell))
                .collect();
            sentences.say(
                Message::new("tictactoe-fork")
                    .with("player", player.to_string())
                    .with("cell", shown(fork.cell))
                    .with("count", fork.threats.len())
                    .with("completing", completing),
            );
        }
    }
}

fn worth(mv: &Move) -> Message {
    match mv.winner {
        Some(winner) => Message::new("tictactoe-move-decides")
            .with("cell", shown(mv.cell))
            .with("value", mv.value)
            .with("winner", winner.to_string())
            .with("plies", mv.plies),
        None => Message::new("tictactoe-move-draws")
            .with("cell", shown(mv.cell))
            .with("value", mv.value),
    }
}

fn explain_best(position: &Position, found: &Found, sentences: &mut Sentences) {
    let best = found
        .moves
        .iter()
        .find(|mv| found.best.is_some_and(|best| mv.cell == best));
    let Some(best) = best else {
        return;
    };
    let mover = position.to_move();
    let message = match mover {
        Mark::X => Message::new("tictactoe-best-of-max")
            .with("cell", shown(best.cell))
            .with("value", best.value),
        Mark::O => Message::new("tictactoe-best-of-min")
            .with("cell", shown(best.cell))
            .with("value", best.value),
    };
    sentences.say(message);
    if let Some(reason) = reason(position, best, mover) {
        sentences.say(reason);
    }
}

/// What the best move does, if that can be seen on the board.
fn reason(position: &Position, best: &Move, mover: Mark) -> Option<Message> {
    let board = position.board();
    let cell = shown(best.cell);
    if best.plies == 1 && best.winner == Some(mover) {
        return Some(
            Message::new("tictactoe-completes")
                .with("cell", cell)
                .with("mark", mover.to_string()),
        );
    }
    if best.winner == Some(mover.opponent()) {
        return Some(Message::new("tictactoe-holds-out").with("plies", best.plies));
    }
    if threats(board, mover.opponent()).any(|threat| threat.cell == best.cell) {
        return Some(
            Message::new("tictactoe-blocks")
                .with("cell", cell)
                .with("opponent", mover.opponent().to_string()),
        );
    }
    forks(board, mover)
        .find(|fork| fork.cell == best.cell)
        .map(|fork| {
            Message::new("tictactoe-forks")
                .with("cell", cell)
                .with("count", fork.threats.len())
        })
}

fn shown(cell: Cell) -> String {
    format!("[{}, {}]", cell.row(), cell.column())
}

fn cells_of(line: Line) -> Vec<String> {
    line.cells().map(shown).to_vec()
}
