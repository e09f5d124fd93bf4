//! What a teacher wants of the answer.

use arborist_engine::impartial::Outcome;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::course::exercises::CountRange;
use crate::messages::Message;
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// What the answer of an exercise should be like. Each kind of exercise has some of these.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ExerciseConstraints)]
pub(super) struct Constraints {
    /// How many leaves alpha-beta should not read.
    #[serde(default)]
    pub(super) pruned_leaves: Option<Count>,
    /// Whether a cut-off should need a bound from above the parent. Such a tree has at least four plies.
    #[serde(default)]
    pub(super) deep_cutoff: Option<bool>,
    /// Whether children should be pruned where MAX moves.
    #[serde(default)]
    pub(super) cut_at_max: Option<bool>,
    /// Whether children should be pruned where MIN moves.
    #[serde(default)]
    pub(super) cut_at_min: Option<bool>,
    /// Whether cutting at alpha >= beta and only at alpha > beta should read the same leaves.
    #[serde(default)]
    pub(super) cut_rules_agree: Option<bool>,
    /// Whether one move should be better than all others.
    #[serde(default)]
    pub(super) unique_best_move: Option<bool>,
    /// Whether all leaves should have different values.
    #[serde(default)]
    pub(super) different_values: Option<bool>,
    /// Who should win a position of Nim.
    #[serde(default)]
    pub(super) outcome: Option<WishedOutcome>,
    /// How many winning moves there should be.
    #[serde(default)]
    pub(super) winning_moves: Option<Count>,
    /// How long the period of the Grundy values should be.
    #[serde(default)]
    pub(super) period: Option<Count>,
    /// How many Grundy values should stand before the period.
    #[serde(default)]
    pub(super) preperiod: Option<Count>,
    /// Which number should be the smallest that is missing.
    #[serde(default)]
    pub(super) mex: Option<Count>,
}

/// How many there should be: at least so many, at most so many, or both.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ExerciseCount)]
pub(super) struct Count {
    /// The fewest.
    #[serde(default)]
    #[schema(value_type = Option<WholeNumber>)]
    at_least: Option<u64>,
    /// The most.
    #[serde(default)]
    #[schema(value_type = Option<WholeNumber>)]
    at_most: Option<u64>,
}

impl Count {
    /// The range of a count; any when nothing is wished.
    ///
    /// # Errors
    /// When the fewest are more than the most.
    pub(super) fn range(wished: Option<Self>, name: &str) -> Result<CountRange, Problem> {
        let Some(Self { at_least, at_most }) = wished else {
            return Ok(CountRange::ANY);
        };
        let range = CountRange {
            at_least: at_least.unwrap_or(0),
            at_most: at_most.unwrap_or(u64::MAX),
        };
        if range.at_least > range.at_most {
            return Err(Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key(name).under_key("constraints"),
                Message::new("exercise-empty-count")
                    .with("at_least", range.at_least)
                    .with("at_most", range.at_most),
            ));
        }
        Ok(range)
    }
}

/// Who should win.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = ExerciseOutcome)]
pub(super) enum WishedOutcome {
    /// The previous player.
    P,
    /// The next player.
    N,
}

impl From<WishedOutcome> for Outcome {
    fn from(outcome: WishedOutcome) -> Self {
        match outcome {
            WishedOutcome::P => Self::P,
            WishedOutcome::N => Self::N,
        }
    }
}

impl Constraints {
    /// The names of those that were given.
    pub(super) fn given(&self) -> Vec<&'static str> {
        [
            ("pruned_leaves", self.pruned_leaves.is_some()),
            ("deep_cutoff", self.deep_cutoff.is_some()),
            ("cut_at_max", self.cut_at_max.is_some()),
            ("cut_at_min", self.cut_at_min.is_some()),
            ("cut_rules_agree", self.cut_rules_agree.is_some()),
            ("unique_best_move", self.unique_best_move.is_some()),
            ("different_values", self.different_values.is_some()),
            ("outcome", self.outcome.is_some()),
            ("winning_moves", self.winning_moves.is_some()),
            ("period", self.period.is_some()),
            ("preperiod", self.preperiod.is_some()),
            ("mex", self.mex.is_some()),
        ]
        .into_iter()
        .filter_map(|(name, given)| given.then_some(name))
        .collect()
    }
}
