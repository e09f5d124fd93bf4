//! `/tictactoe/eval`: the value of a position and of every move in it, with the reasons.

use arborist_engine::observe::{Observer, PrincipalVariation, Statistics, Unobserved};
use arborist_engine::search::{Limits, Standard, ToTheEnd, Window, alphabeta, minimax};
use arborist_engine::tictactoe::{
    Cell, Mark, Position, RootValues, Scoring, Status, TicTacToe, Walk, forks, threats,
    winning_forks,
};

use super::answer::{
    TicTacToeEvaluation, TicTacToeMove, TicTacToePerspective, TicTacToeStatistics, TicTacToeStatus,
    TicTacToeVisit, cells_of,
};
use super::cell::CellPlace;
use super::question::{TicTacToeDetail, TicTacToeQuestion, TicTacToeScoring};
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::{Problem, ProblemKind};

/// The value of a position of tic-tac-toe and of every move in it.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

impl Operation for Eval {
    type Question = TicTacToeQuestion;
    type Answer = TicTacToeEvaluation;

    const PATH: &'static str = "/tictactoe/eval";
    const FAMILY: Family = Family::TicTacToe;
    const TITLE: &'static str = "The value of a position of tic-tac-toe and of every move in it";
    const DESCRIPTION: &'static str = "\
All values are in the view of X, who is MAX; cells are `[row, column]`, counted from 0 at the top left. Either player \
may have moved first. A board that no game can reach is refused with the reason.

With `scoring` `win_loss` a win of X is worth 1, a win of O -1 and a draw 0. With `depth` a win of X is worth 10 - d \
and a win of O d - 10, where d counts plies from the posted position. Under both, `move` prefers the quickest win and \
the slowest loss among moves of equal value, then the first row by row.

`statistics` counts what minimax visits without cutting anything, and what alpha-beta visits when it tries moves row \
by row. `detail` `walk` lists every call of minimax in order, as many as `limit` allows.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "fork",
            summary: "The centre makes two threats at once and is worth 7; three other moves allow O a fork",
            question: r#"{"board": ["XXO", "O..", "..."], "to_move": "X", "scoring": "depth"}"#,
        },
        Example {
            name: "walk",
            summary: "The fourteen calls of minimax with three cells to go",
            question: r#"{"board": ["XXO", "OOX", "..."], "to_move": "X", "detail": "walk"}"#,
        },
        Example {
            name: "game_over",
            summary: "X has won",
            question: r#"{"board": ["XXX", "OO.", "..."]}"#,
        },
        Example {
            name: "whole_game",
            summary: "The empty board is a draw",
            question: r#"{"board": "........."}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = TicTacToeQuestion::QUERY;

    fn effort(question: &TicTacToeQuestion) -> Effort {
        let small = match question.detail {
            TicTacToeDetail::Summary => 7,
            TicTacToeDetail::Walk => 6,
        };
        if question.board.0.empty_cells().count() > small {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(
        question: TicTacToeQuestion,
        context: &Context<'_>,
    ) -> Result<TicTacToeEvaluation, Problem> {
        let position = question.position()?;
        let limits = context.limits();
        match question.detail {
            TicTacToeDetail::Summary => {
                let search = Search::run(&position, limits, Unobserved)?;
                evaluation(&position, question.scoring, &search, limits)
            }
            TicTacToeDetail::Walk => {
                let mut walk = Walk::new(question.limit.entries());
                let search = Search::run(&position, limits, &mut walk)?;
                let mut evaluation = evaluation(&position, question.scoring, &search, limits)?;
                let visits = walk.visits().iter();
                evaluation.walk = Some(
                    visits
                        .map(|visit| {
                            TicTacToeVisit::of(visit, scored(visit.value, question.scoring))
                        })
                        .collect(),
                );
                evaluation.walk_total = Some(walk.total());
                Ok(evaluation)
            }
        }
    }
}

/// Minimax with depth scores, whatever scoring was asked for: they also say who wins, and in how many plies.
struct Search {
    value: i32,
    values: RootValues,
    line: PrincipalVariation<Cell>,
    statistics: Statistics,
}

impl Search {
    fn run(
        position: &Position,
        limits: Limits<'_>,
        watcher: impl Observer<Position, Cell, i32>,
    ) -> Result<Self, Problem> {
        let mut values = RootValues::default();
        let mut line = PrincipalVariation::default();
        let mut statistics = Statistics::default();
        let found = minimax(
            &TicTacToe {
                scoring: Scoring::Depth,
            },
            position,
            ToTheEnd,
            limits,
            (&mut statistics, (&mut line, (&mut values, watcher))),
        );
        Ok(Self {
            value: found.value.filter(|_| found.complete).ok_or_else(stopped)?,
            values,
            line,
            statistics,
        })
    }
}

fn stopped() -> Problem {
    Problem::new(ProblemKind::OutOfTime, Message::new("tictactoe-time-up"))
}

/// What a depth score is under the scoring that was asked for.
fn scored(depth_score: i32, scoring: TicTacToeScoring) -> i32 {
    match scoring {
        TicTacToeScoring::WinLoss => depth_score.signum(),
        TicTacToeScoring::Depth => depth_score,
    }
}

fn evaluation(
    position: &Position,
    scoring: TicTacToeScoring,
    search: &Search,
    limits: Limits<'_>,
) -> Result<TicTacToeEvaluation, Problem> {
    let board = position.board();
    let (status, winner, winning_line) = match position.status() {
        Status::Ongoing => (TicTacToeStatus::Ongoing, None, None),
        Status::Won { winner, line } => (TicTacToeStatus::Won, Some(winner), Some(cells_of(line))),
        Status::Draw => (TicTacToeStatus::Draw, None, None),
    };
    let ongoing = status == TicTacToeStatus::Ongoing;
    // When the game is over the search has visited no child, and there are no moves.
    let valued: Vec<(Cell, i32)> = board
        .empty_cells()
        .zip(search.values.0.iter().copied())
        .collect();
    let rows = |row: u8| Cell::all().filter(move |cell| cell.row() == row);
    let players = || Mark::BOTH.into_iter().filter(|_| ongoing);
    Ok(TicTacToeEvaluation {
        value: scored(search.value, scoring),
        perspective: TicTacToePerspective::X,
        board: board.to_string().split('/').map(str::to_owned).collect(),
        to_move: position.to_move().into(),
        scoring,
        status,
        winner: winner.map(Into::into),
        winning_line,
        cells: (0..3)
            .map(|row| {
                rows(row)
                    .map(|cell| {
                        let (_, value) = valued.iter().find(|(move_to, _)| *move_to == cell)?;
                        Some(scored(*value, scoring))
                    })
                    .collect()
            })
            .collect(),
        r#move: search.line.line().first().copied().map(CellPlace),
        moves: valued
            .iter()
            .map(|&(cell, value)| move_to(position, cell, value, scoring))
            .collect(),
        moves_total: valued.len(),
        principal_variation: search.line.line().iter().copied().map(CellPlace).collect(),
        threats: players()
            .flat_map(|player| threats(board, player))
            .map(Into::into)
            .collect(),
        forks: players()
            .flat_map(|player| forks(board, player))
            .map(Into::into)
            .collect(),
        statistics: statistics(position, scoring, search.statistics, limits)?,
        walk: None,
        walk_total: None,
    })
}

fn move_to(
    position: &Position,
    cell: Cell,
    depth_score: i32,
    scoring: TicTacToeScoring,
) -> TicTacToeMove {
    let mover = position.to_move();
    let after = position.board().with(cell, mover);
    let replies = (!after.has_line(mover)).then(|| winning_forks(after, mover.opponent()));
    let (winner, plies) = match depth_score {
        // A draw fills the board.
        0 => (None, position.board().empty_cells().count() as u32),
        1.. => (Some(Mark::X), 10 - depth_score.unsigned_abs()),
        _ => (Some(Mark::O), 10 - depth_score.unsigned_abs()),
    };
    TicTacToeMove {
        cell: CellPlace(cell),
        value: scored(depth_score, scoring),
        plies,
        winner: winner.map(Into::into),
        opponent_forks: replies.into_iter().flatten().map(Into::into).collect(),
    }
}

/// What minimax did, and what alpha-beta does with the scoring that was asked for.
fn statistics(
    position: &Position,
    scoring: TicTacToeScoring,
    full: Statistics,
    limits: Limits<'_>,
) -> Result<TicTacToeStatistics, Problem> {
    let mut cut = Statistics::default();
    let found = alphabeta(
        &TicTacToe {
            scoring: scoring.into(),
        },
        position,
        Window::OPEN,
        ToTheEnd,
        Standard,
        limits,
        &mut cut,
    );
    if !found.complete {
        return Err(stopped());
    }
    Ok(TicTacToeStatistics {
        nodes: full.nodes,
        leaves: full.leaves,
        depth: full.depth,
        alphabeta_nodes: cut.nodes,
        alphabeta_leaves: cut.leaves,
    })
}
