//! `/exercises`: seeded exercises whose answers are as a teacher wants them.

use super::answer::{ExerciseAnswer, PosedQuestion};
use super::key;
use super::make::make;
use super::question::ExerciseQuestion;
use crate::messages::Language;
use crate::operations::family::Family;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::problems::Problem;

/// Seeded exercises.
#[derive(Clone, Copy, Debug)]
pub struct Exercises;

impl Operation for Exercises {
    type Question = ExerciseQuestion;
    type Answer = ExerciseAnswer;

    const PATH: &'static str = "/exercises";
    const FAMILY: Family = Family::Course;
    const TITLE: &'static str =
        "An exercise drawn from a seed, with the answer that a teacher wants";
    const DESCRIPTION: &'static str = "\
Makes an exercise of a `kind`: trees for `minimax`, `alphabeta`, `cut_rule` (search by alpha >= beta and by alpha > beta) \
and `horizon` (depth 2 against depth 3), `leaf_counts` of uniform trees, `nim`, `grundy_sequence`, `mex`, `tic_tac_toe` \
and `connect_four`. The same seed makes the same exercise, byte for byte, as long as the version is the same.

Instances are drawn from the seed until one satisfies all `constraints`; at most 20,000 of them, then the answer is the \
problem `no-exercise-found`. Trees have at most 400 nodes. An `alphabeta` exercise has at least one pruned leaf unless \
`pruned_leaves` says otherwise.

The answer has the prompt in the language that was asked for, a picture, and one or more questions, each just as the \
operation takes it that answers it. With `with_key` each has its key, the right answer. Trees are written as an adjacency, \
which names all inner nodes, unless `notation` says otherwise; leaves are called by their parent and place, `B.0`.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "alphabeta",
            summary: "A tree with two to four pruned leaves and a single best move, with its key",
            question: r#"{"kind": "alphabeta", "seed": 7, "branching": [2, 3], "depth": 3, "values": [0, 9], "constraints": {"pruned_leaves": {"at_least": 2, "at_most": 4}, "unique_best_move": true}, "with_key": true}"#,
        },
        Example {
            name: "nim_in_turkish",
            summary: "Three piles with exactly one winning move, told in Turkish",
            question: r#"{"kind": "nim", "seed": 3, "constraints": {"winning_moves": {"at_least": 1, "at_most": 1}}, "language": "tr"}"#,
        },
        Example {
            name: "cut_rule",
            summary: "A tree in which cutting at equality reads fewer leaves",
            question: r#"{"kind": "cut_rule", "seed": 1, "branching": 2, "values": [0, 5]}"#,
        },
    ];

    const SPEAKS: bool = true;

    fn effort(_question: &ExerciseQuestion) -> Effort {
        Effort::Large
    }

    fn language(question: &ExerciseQuestion) -> Option<Language> {
        question.language
    }

    fn answer(
        question: ExerciseQuestion,
        context: &Context<'_>,
    ) -> Result<ExerciseAnswer, Problem> {
        let pose = make(&question, context)?;
        let language = question.language.unwrap_or(context.language);
        let questions = pose
            .questions
            .into_iter()
            .map(|asked| {
                let key = if question.with_key {
                    let answer = key::answer(asked.path, asked.fields.clone(), context)?;
                    Some(key::key(asked.parts, &answer))
                } else {
                    None
                };
                Ok(PosedQuestion {
                    id: asked.id,
                    prompt: asked.prompt.in_language(language),
                    parts: asked.parts.to_vec(),
                    question: asked.with_operation(),
                    key,
                })
            })
            .collect::<Result<_, Problem>>()?;
        Ok(ExerciseAnswer {
            kind: question.kind,
            seed: question.seed.into(),
            version: env!("CARGO_PKG_VERSION"),
            language,
            prompt: pose.prompt.in_language(language),
            svg: pose.svg,
            key_svg: pose.key_svg,
            questions,
            attempts: pose.attempts,
        })
    }
}
