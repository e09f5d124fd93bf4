//! `/connect4/play`: a move of an opponent of graded strength.

use arborist_engine::connect4::opponent::{Opponent, Skill};

use super::answer::ConnectFourPlay;
use super::question::ConnectFourPlayQuestion;
use crate::operations::connect4::exact_play;
use crate::operations::connect4::moves::column_character;
use crate::operations::family::Family;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::Problem;

/// An opponent of graded strength.
#[derive(Clone, Copy, Debug)]
pub struct Play;

/// Looking ahead so far takes well under a millisecond.
const SMALL_DEPTH: u32 = 3;

impl Operation for Play {
    type Question = ConnectFourPlayQuestion;
    type Answer = ConnectFourPlay;

    const PATH: &'static str = "/connect4/play";
    const FAMILY: Family = Family::ConnectFour;
    const TITLE: &'static str = "A move of Connect Four, by an opponent as strong as you like";
    const DESCRIPTION: &'static str = "\
Plays one move for the side whose turn it is. The board has 4 to 10 columns and 4 to 8 rows, 7 and 6 unless `width` and \
`height` say otherwise. Columns are numbered from 1 at the left; in a text of moves column 10 is `a`. The position is given \
either by `moves` or by `board`; given by `moves`, the answer's `moves` can be posted back with the reply appended.

What a `level` does:

| level | looks ahead | meets a threat | slips |
| --- | --- | --- | --- |
| 1 | 1 ply | | in 50 of 100 moves |
| 2 | 1 ply | | in 20 of 100 moves |
| 3 | 2 plies | always | in 40 of 100 moves |
| 4 | 2 plies | always | in 15 of 100 moves |
| 5 | 4 plies | always | in 25 of 100 moves |
| 6 | 4 plies | always | in 10 of 100 moves |
| 7 | 6 plies | always | in 10 of 100 moves |
| 8 | 8 plies | always | in 5 of 100 moves |
| 9 | 10 plies | always | never |
| 10 | to the end | always | never |

Every level takes a win with its next disc when there is one. A level that meets threats plays where the other side would \
win with its next disc, and when it slips it does not let the other side win on top of its disc. Levels 1 to 9 judge the \
end of what they see by the window heuristic with its default weights, as `/connect4/eval` does on the standard board; a \
slip is any other move than the best that they see, by chance. Level 10 plays as `/connect4/solve` says: it wins as soon \
as it can and loses as late as it can. Of equal moves the one nearest to the centre is played, the left one of two.

Chance comes from the `seed` and the position, so that the same question always has the same answer; a game with another \
seed goes another way.

When the time runs out, `complete` is false. Then a level below 10 has looked ahead less far; level 10 plays a move that \
is not proven to be worse than another, the best of them 9 plies ahead, and `reason` is `unproven`. When the game was over \
there is no move: `column` is `null` and `reason` is `game_over`.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "perfect",
            summary: "The only move that does not lose",
            question: r#"{"moves": "657341635416555625471", "level": 10}"#,
        },
        Example {
            name: "beginner",
            summary: "An easy opponent on a small board",
            question: r#"{"moves": [2, 3, 2], "width": 5, "height": 4, "level": 2, "seed": 7}"#,
        },
        Example {
            name: "wins",
            summary: "Four in a line, and with which squares",
            question: r#"{"board": [".......", ".......", ".......", ".......", "BBB....", "RRR...."]}"#,
        },
        Example {
            name: "game_over",
            summary: "Nobody moves after the end",
            question: r#"{"moves": "4455667"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = ConnectFourPlayQuestion::QUERY;

    fn effort(question: &ConnectFourPlayQuestion) -> Effort {
        match (question.level.0.skill(), question.position()) {
            // A position that makes no sense is refused at once.
            (_, Err(_)) => Effort::Small,
            (Some(Skill { depth, .. }), _) if depth <= SMALL_DEPTH => Effort::Small,
            (Some(_), _) => Effort::Large,
            (None, Ok(board)) => exact_play::effort(&board),
        }
    }

    fn answer(
        question: ConnectFourPlayQuestion,
        context: &Context<'_>,
    ) -> Result<ConnectFourPlay, Problem> {
        let board = question.position()?;
        let opponent = Opponent {
            level: question.level.0,
            seed: question.seed,
        };
        let choice = opponent.choose(&board, &exact_play::solver(context), context.limits());
        let moves = question.moves.map(|moves| moves.text());
        let Some(choice) = choice else {
            return Ok(ConnectFourPlay::new(opponent, None, &board, moves));
        };
        let after = board
            .play_number(choice.column.into())
            .map_err(Problem::internal)?;
        let moves = moves.map(|mut moves| {
            moves.extend(column_character(choice.column.into()));
            moves
        });
        Ok(ConnectFourPlay::new(opponent, Some(choice), &after, moves))
    }
}
