//! What every answer about a game that is nearly Nim begins with.

use arborist_engine::impartial::Outcome;
use serde::Serialize;
use utoipa::ToSchema;

use crate::operations::integer::Integer;
use crate::operations::nim::judgement::NimPerspective;
use crate::operations::nim::question::NimRule;
use crate::operations::outcome_class::OutcomeClass;

/// Who wins.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimVerdict {
    /// The Grundy value; `null` where no theory tells it, and under the misère rule, which no such value decides.
    #[schema(required = true)]
    grundy: Option<Integer>,
    /// Who wins.
    outcome: OutcomeClass,
    /// 1 when the player to move wins, -1 when that player loses.
    #[schema(minimum = -1, maximum = 1)]
    value: i32,
    /// Whose view the value is: that of the player to move.
    perspective: NimPerspective,
    /// The rule that was played by.
    rule: NimRule,
}

impl NimVerdict {
    /// 1 when the player to move wins, -1 when that player loses.
    pub(in crate::operations::nim) fn value(&self) -> i32 {
        self.value
    }

    /// The rule that was played by.
    pub(in crate::operations::nim) fn rule(&self) -> NimRule {
        self.rule
    }

    /// What is to be said of a position under the normal rule whose Grundy value is known.
    pub(super) fn of_value(grundy: impl Into<Integer>, outcome: Outcome) -> Self {
        Self::new(Some(grundy.into()), outcome, NimRule::Normal)
    }

    /// What is to be said of a position whose Grundy value may not be known.
    pub(super) fn new(grundy: Option<Integer>, outcome: Outcome, rule: NimRule) -> Self {
        Self {
            grundy: grundy.filter(|_| rule == NimRule::Normal),
            outcome: outcome.into(),
            value: outcome.value(),
            perspective: NimPerspective::ToMove,
            rule,
        }
    }
}
