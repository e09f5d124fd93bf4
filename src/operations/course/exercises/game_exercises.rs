//! Exercises about games: Nim, Grundy values, tic-tac-toe, Connect Four, and the counts of uniform trees.

use arborist_engine::connect4::{Board, Color, Column, Square, Weights};
use arborist_engine::impartial::nim::Rule;
use arborist_engine::tictactoe::{Board as Cells, Cell, Mark, Scoring};
use serde_json::{Value, json};

use super::constraints::Count;
use super::pose::{Pose, PoseQuestion, fields};
use super::question::{ExerciseQuestion, span};
use crate::course::exercises::{
    Budget, NoneFound, connect4, find, mex, nim, subtraction, tictactoe, uniform_tree,
};
use crate::course::picture::{Piece, grid, piles};
use crate::messages::Message;
use crate::operations::nim::NimRule;
use crate::operations::tictactoe::TicTacToeScoring;
use crate::problems::Problem;

type Posed = Result<Result<Pose, NoneFound>, Problem>;

/// Leaves to count.
pub(super) fn leaf_counts(question: &ExerciseQuestion, budget: Budget<'_>) -> Posed {
    let wishes = uniform_tree::UniformTreeWishes {
        branching: span("branching", question.branching, (2, 5), (1, 100))?,
        depth: span("depth", question.depth, (2, 6), (0, 30))?,
    };
    let drawn = find(question.seed, budget, |chance| {
        uniform_tree::draw(chance, &wishes)
    });
    Ok(drawn.map(|found| {
        let (branching, depth) = (found.instance.branching.get(), found.instance.depth);
        let asked = PoseQuestion {
            id: "leaf_counts",
            prompt: Message::new("exercise-leaf-counts-asked"),
            path: "/trees/uniform",
            fields: fields([("branching", branching.into()), ("depth", depth.into())]),
            parts: &["leaves", "nodes", "minimal_leaves", "maximal_leaves"],
        };
        let prompt = Message::new("exercise-leaf-counts")
            .with("branching", branching)
            .with("depth", depth);
        Pose::of_one(prompt, asked, found.attempts)
    }))
}

/// Nobody looks at more moves one by one.
const MOST_CHILDREN_ASKED: u128 = 60;

/// Piles to win.
pub(super) fn nim_position(question: &ExerciseQuestion, budget: Budget<'_>) -> Posed {
    let count = span("count", question.count, (3, 3), (1, 10))?;
    let rule = question.rule.unwrap_or_default();
    let sizes = span("values", question.values, (1, 15), (0, 1_000_000))?;
    let winning_moves = Count::range(question.constraints.winning_moves, "winning_moves")?;
    let drawn = find(question.seed, budget, |chance| {
        let wishes = nim::NimWishes {
            piles: chance.number(count).unsigned_abs() as usize,
            sizes,
            rule: Rule::from(rule),
            outcome: question.constraints.outcome.map(Into::into),
            winning_moves,
        };
        nim::draw(chance, &wishes)
    });
    Ok(drawn.map(|found| {
        let sizes = found.instance.piles();
        let told: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        let (prompt, word) = match rule {
            NimRule::Normal => (
                Message::new("exercise-nim-normal").with("piles", told.clone()),
                "normal",
            ),
            NimRule::Misere => (
                Message::new("exercise-nim-misere").with("piles", told.clone()),
                "misere",
            ),
        };
        let fields = fields([("piles", json!(sizes)), ("rule", word.into())]);
        let moves = found.instance.moves_total();
        let asked = if (1..=MOST_CHILDREN_ASKED).contains(&moves) {
            PoseQuestion {
                id: "nim",
                prompt: Message::new("exercise-nim-asked-with-children"),
                path: "/nim/eval",
                fields,
                parts: &["nim_sum", "outcome", "winning_moves", "children"],
            }
        } else {
            PoseQuestion {
                id: "nim",
                prompt: Message::new("exercise-nim-asked"),
                path: "/nim/winning-move",
                fields,
                parts: &["nim_sum", "outcome", "winning_moves"],
            }
        };
        let picture = piles(sizes, &told.join(", "));
        Pose::of_one(prompt, asked, found.attempts).with_picture(Some(picture))
    }))
}

/// A sequence to write down.
pub(super) fn grundy_sequence(question: &ExerciseQuestion, budget: Budget<'_>) -> Posed {
    let count = span("count", question.count, (3, 3), (1, 8))?;
    let amounts = span("values", question.values, (1, 9), (1, 30))?;
    let n = span("n", question.n, (20, 20), (0, 1_000))?;
    let period = Count::range(question.constraints.period, "period")?;
    let preperiod = Count::range(question.constraints.preperiod, "preperiod")?;
    let drawn = find(question.seed, budget, |chance| {
        let wishes = subtraction::SubtractionWishes {
            amounts: chance.number(count).unsigned_abs() as usize,
            between: amounts,
            period,
            preperiod,
        };
        let set = subtraction::draw(chance, &wishes)?;
        Some((set, chance.number(n)))
    });
    Ok(drawn.map(|found| {
        let (set, n) = found.instance;
        let told: Vec<String> = set.iter().map(ToString::to_string).collect();
        let asked = PoseQuestion {
            id: "grundy_sequence",
            prompt: Message::new("exercise-grundy-sequence-asked").with("n", n),
            path: "/grundy/subtraction",
            fields: fields([("set", json!(set)), ("n", n.into())]),
            parts: &["values", "period"],
        };
        let prompt = Message::new("exercise-grundy-sequence").with("amounts", told);
        Pose::of_one(prompt, asked, found.attempts)
    }))
}

/// A set of which a number is missing.
pub(super) fn missing_number(question: &ExerciseQuestion, budget: Budget<'_>) -> Posed {
    let count = span("count", question.count, (6, 6), (0, 100))?;
    let numbers = span("values", question.values, (0, 9), (0, 1_000_000))?;
    let wished = Count::range(question.constraints.mex, "mex")?;
    let drawn = find(question.seed, budget, |chance| {
        let wishes = mex::MexWishes {
            numbers: chance.number(count).unsigned_abs() as usize,
            between: numbers,
            mex: wished,
        };
        mex::draw(chance, &wishes)
    });
    Ok(drawn.map(|found| {
        let told: Vec<String> = found.instance.iter().map(ToString::to_string).collect();
        let asked = PoseQuestion {
            id: "mex",
            prompt: Message::new("exercise-mex-asked"),
            path: "/grundy/mex",
            fields: fields([("set", json!(found.instance))]),
            parts: &["mex"],
        };
        let prompt = Message::new("exercise-mex").with("numbers", told.join(", "));
        Pose::of_one(prompt, asked, found.attempts)
    }))
}

/// A position of tic-tac-toe to score.
pub(super) fn tic_tac_toe(question: &ExerciseQuestion, budget: Budget<'_>) -> Posed {
    let empty_cells = span("empty_cells", question.empty_cells, (3, 5), (1, 8))?;
    let scoring = question.scoring.unwrap_or_default();
    let unique_best_move = question.constraints.unique_best_move;
    let drawn = find(question.seed, budget, |chance| {
        let wishes = tictactoe::TicTacToeWishes {
            empty_cells: chance.number(empty_cells).unsigned_abs() as usize,
            unique_best_move,
            scoring: Scoring::from(scoring),
        };
        tictactoe::draw(chance, &wishes)
    });
    Ok(drawn.map(|found| {
        let position = found.instance;
        let rows = cells(position.board());
        let letter = |mark| match mark {
            Mark::X => "X",
            Mark::O => "O",
        };
        let board: Vec<String> = rows
            .iter()
            .map(|row| row.iter().map(|mark| mark.map_or(".", letter)).collect())
            .collect();
        let mover = letter(position.to_move());
        let (word, prompt) = match scoring {
            TicTacToeScoring::WinLoss => (
                "win_loss",
                Message::new("exercise-tic-tac-toe-win-loss").with("mover", mover),
            ),
            TicTacToeScoring::Depth => (
                "depth",
                Message::new("exercise-tic-tac-toe-depth").with("mover", mover),
            ),
        };
        let asked = PoseQuestion {
            id: "tic_tac_toe",
            prompt: Message::new("exercise-tic-tac-toe-asked"),
            path: "/tictactoe/eval",
            fields: fields([
                ("board", json!(board)),
                ("to_move", mover.into()),
                ("scoring", word.into()),
            ]),
            parts: &["cells", "value", "move"],
        };
        let pieces: Vec<Vec<Option<Piece>>> = rows
            .iter()
            .map(|row| {
                let row = row.iter();
                row.map(|mark| {
                    mark.map(|mark| match mark {
                        Mark::X => Piece::Cross,
                        Mark::O => Piece::Nought,
                    })
                })
                .collect()
            })
            .collect();
        let picture = grid(&pieces, false, &board.join(" / "));
        Pose::of_one(prompt, asked, found.attempts).with_picture(Some(picture))
    }))
}

fn cells(board: Cells) -> Vec<Vec<Option<Mark>>> {
    let cells: Vec<Option<Mark>> = Cell::all().map(|cell| board.at(cell)).collect();
    cells.chunks(3).map(<[Option<Mark>]>::to_vec).collect()
}

/// A position of Connect Four to evaluate.
pub(super) fn connect_four(question: &ExerciseQuestion, budget: Budget<'_>) -> Posed {
    let discs = span("discs", question.discs, (8, 12), (0, 36))?;
    let evaluation = match question.values {
        None => None,
        wished => Some(span("values", wished, (0, 0), (-1_000_000, 1_000_000))?),
    };
    let wishes = connect4::ConnectFourWishes {
        discs,
        evaluation,
        weights: Weights::default(),
    };
    let drawn = find(question.seed, budget, |chance| {
        connect4::draw(chance, &wishes)
    });
    Ok(drawn.map(|found| {
        let columns = found.instance;
        let moves: String = columns.iter().map(ToString::to_string).collect();
        let board = columns
            .iter()
            .try_fold(Board::EMPTY, |board, column| board.play(*column))
            .unwrap_or(Board::EMPTY);
        let pieces: Vec<Vec<Option<Piece>>> = (1..=6)
            .rev()
            .map(|row| {
                let columns = Column::ALL.iter();
                columns.map(|column| piece(&board, *column, row)).collect()
            })
            .collect();
        let asked = PoseQuestion {
            id: "connect_four",
            prompt: Message::new("exercise-connect-four-asked"),
            path: "/connect4/eval",
            fields: fields([("moves", Value::from(moves.clone()))]),
            parts: &["eval", "windows"],
        };
        let prompt = Message::new("exercise-connect-four").with("moves", moves.as_str());
        let picture = grid(&pieces, true, &moves);
        Pose::of_one(prompt, asked, found.attempts).with_picture(Some(picture))
    }))
}

fn piece(board: &Board, column: Column, row: u8) -> Option<Piece> {
    let square = Square {
        column: column.number(),
        row,
    };
    board.disc(square).map(|disc| {
        Piece::Disc(match disc {
            Color::Red => 'R',
            Color::Blue => 'B',
        })
    })
}
