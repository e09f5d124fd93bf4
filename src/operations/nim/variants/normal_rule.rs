//! The rule of games whose misère play has no theory here.

use utoipa::ToSchema;

use crate::messages::Message;
use crate::operations::nim::question::NimRule;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// Whoever makes the last move wins. Misère play of this game is not answered.
#[derive(Clone, Copy, Debug, ToSchema)]
#[schema(rename_all = "snake_case")]
pub enum NormalRule {
    /// Whoever makes the last move wins.
    Normal,
}

impl NormalRule {
    /// The rule as a parameter of a query string.
    pub(super) const PARAMETER: QueryParameter = QueryParameter {
        name: "rule",
        kind: QueryKind::Text,
        description: "`normal`: whoever makes the last move wins; misère play of this game is not answered",
        example: "normal",
        required: false,
    };

    /// Refuses another rule, and says why.
    pub(super) fn expect(rule: NimRule, why: impl FnOnce() -> Message) -> Result<(), Problem> {
        match rule {
            NimRule::Normal => Ok(()),
            NimRule::Misere => Err(Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key("rule"),
                Message::new("nim-only-normal").with("why", why()),
            )),
        }
    }
}
