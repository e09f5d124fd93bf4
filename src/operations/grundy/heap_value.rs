//! What every answer about the heaps of a game says.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::heap_values::{HeapValues, Stopped};
use arborist_engine::impartial::period::Period;
use serde::Serialize;
use utoipa::ToSchema;

use crate::messages::Message;
use crate::operations::heap_tables::HeapRule;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::operation::Context;
use crate::operations::outcome_class::OutcomeClass;
use crate::problems::{Pointer, Problem, ProblemKind};

/// The Grundy value of a heap and those of all smaller ones.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HeapJudgement {
    /// The Grundy value of the heap of `n`.
    grundy: Integer,
    /// Who wins with that heap alone.
    outcome: OutcomeClass,
    /// The Grundy values of the heaps from 0 to `n`, as many as `limit` allows.
    values: Vec<Integer>,
    /// How many heaps there are from 0 to `n`, listed or not.
    values_total: Integer,
    /// How the values of all heaps repeat; `null` when that is not proven.
    #[schema(required = true)]
    period: Option<HeapPeriod>,
    /// Why there is no period in the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    period_note: Option<String>,
}

/// How Grundy values repeat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HeapPeriod {
    /// How many values, from that of heap 0 on, stand before the part that repeats.
    preperiod: Integer,
    /// After how many values they repeat; no smaller number does.
    length: Integer,
    /// By how much the values have grown after that many; left out when they are the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    saltus: Option<Integer>,
    /// Whether it is proven for all heaps: always, since a repetition that is only seen is not told.
    proven: bool,
}

impl From<Period> for HeapPeriod {
    fn from(period: Period) -> Self {
        Self {
            preperiod: period.preperiod.into(),
            length: period.length.into(),
            saltus: (period.saltus > 0).then(|| period.saltus.into()),
            proven: true,
        }
    }
}

impl HeapJudgement {
    /// What is to be said of a heap. `why_open` tells why a period may not have been found.
    ///
    /// # Errors
    /// When the heap is larger than those whose values are known.
    pub(super) fn of(
        heap: u64,
        values: &HeapValues,
        limit: Limit,
        why_open: &str,
    ) -> Result<Self, Problem> {
        let examined = values.examined();
        let value = value_of(heap, values, Pointer::key("n"))?;
        let listed = (0..=heap).take(limit.entries());
        let period = values.period();
        let period_note = period.is_none().then(|| {
            format!("the heaps below {examined} prove no period, and a repetition that is only seen proves none; {why_open}")
        });
        Ok(Self {
            grundy: value.into(),
            outcome: outcome(value).into(),
            values: listed
                .map_while(|heap| values.get(heap))
                .map(Integer::from)
                .collect(),
            values_total: (u128::from(heap) + 1).into(),
            period: period.map(HeapPeriod::from),
            period_note,
        })
    }

    /// Whether the player to move wins.
    pub(super) fn is_won(&self) -> bool {
        self.outcome == OutcomeClass::N
    }
}

/// The Grundy value of the heap that stands at this place of the question.
fn value_of(heap: u64, values: &HeapValues, place: Pointer) -> Result<u64, Problem> {
    values.get(heap).ok_or_else(|| {
        Problem::at(
            ProblemKind::OverTheLimit,
            place,
            Message::new("grundy-heap-out-of-reach")
                .with("examined", values.examined())
                .with("heap", heap),
        )
    })
}

/// The Grundy values of a game and those of some of its heaps, which stand under `heaps` in the question.
pub(super) fn heap_values(
    rule: &HeapRule,
    heaps: &[u64],
    context: &Context<'_>,
) -> Result<(HeapValues, Vec<u64>), Problem> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let values = context.tables.heaps();
    let values = values
        .values(rule, largest, &context.limits())
        .map_err(out_of_time)?;
    let of_heaps = heaps.iter().enumerate().map(|(index, heap)| {
        let place = Pointer::key("heaps").then_index(index);
        value_of(*heap, &values, place)
    });
    let of_heaps = of_heaps.collect::<Result<Vec<u64>, Problem>>()?;
    Ok((values, of_heaps))
}

/// Who wins a position of this value.
pub(super) fn outcome(value: u64) -> Outcome {
    if value == 0 { Outcome::P } else { Outcome::N }
}

/// What is said when a question was stopped before it had an answer.
pub(in crate::operations) fn out_of_time(_: Stopped) -> Problem {
    Problem::new(ProblemKind::OutOfTime, Message::new("grundy-out-of-time"))
}
