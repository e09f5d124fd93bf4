//! The conventions of a question about a tree, in the words of the contract.

use arborist_engine::game::Player;
use arborist_engine::game::Score;
use arborist_engine::search::{Bound, ChosenRules, CutWhen, Fail, Window};
use arborist_engine::tree::{Node, Number, Order, Tree};
use serde::de::Error;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::number::JsonNumber;
use crate::messages::Message;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(in crate::operations) enum Mover {
    /// The player who wants the highest value.
    Max,
    /// The player who wants the lowest value.
    Min,
}

impl Mover {
    pub(super) fn from_word<E: Error>(word: &str) -> Result<Self, E> {
        match word {
            "max" => Ok(Self::Max),
            "min" => Ok(Self::Min),
            _ => Err(E::unknown_variant(word, &["max", "min"])),
        }
    }
}

impl From<Mover> for Player {
    fn from(mover: Mover) -> Self {
        match mover {
            Mover::Max => Self::Max,
            Mover::Min => Self::Min,
        }
    }
}

impl From<Player> for Mover {
    fn from(player: Player) -> Self {
        match player {
            Player::Max => Self::Max,
            Player::Min => Self::Min,
        }
    }
}

/// Who moves at the root: who the question says, or the root's own object, or MAX.
///
/// # Errors
/// When the two say different things.
pub(super) fn mover_at_root(asked: Option<Mover>, tree: &Tree) -> Result<Player, Problem> {
    match (asked.map(Player::from), tree.said_mover(Node::ROOT)) {
        (Some(asked), Some(said)) if asked != said => Err(Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("to_move"),
            Message::new("tree-movers-disagree"),
        )),
        (asked, said) => Ok(asked.or(said).unwrap_or(Player::Max)),
    }
}

/// When a node stops looking at its children.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub(super) enum CutRule {
    /// As soon as alpha >= beta.
    #[default]
    #[serde(rename = ">=")]
    Reached,
    /// Only when alpha > beta.
    #[serde(rename = ">")]
    Crossed,
}

impl From<CutRule> for CutWhen {
    fn from(rule: CutRule) -> Self {
        match rule {
            CutRule::Reached => Self::Reached,
            CutRule::Crossed => Self::Crossed,
        }
    }
}

/// What a node returns whose value lies outside its window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum FailRule {
    /// The best value found.
    #[default]
    Soft,
    /// The nearer end of the window.
    Hard,
}

/// How children are ordered before the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum OrderRule {
    /// As they were posted.
    #[default]
    Given,
    /// From the last posted to the first.
    Reversed,
    /// The mover's best child first, by true value.
    Best,
    /// The mover's worst child first, by true value.
    Worst,
}

impl From<OrderRule> for Order {
    fn from(order: OrderRule) -> Self {
        match order {
            OrderRule::Given => Self::Given,
            OrderRule::Reversed => Self::Reversed,
            OrderRule::Best => Self::Best,
            OrderRule::Worst => Self::Worst,
        }
    }
}

/// A window `[alpha, beta]`; `null` is an open end.
pub(super) type JsonWindow = (Option<JsonNumber>, Option<JsonNumber>);

/// A window as it is answered.
pub(super) fn window_of(window: Window<Number>) -> JsonWindow {
    let end = |score: Number| score.finite().map(JsonNumber);
    (end(window.alpha), end(window.beta))
}

/// The window that stands in an answer or a question.
pub(super) fn window_from((alpha, beta): JsonWindow) -> Window<Number> {
    Window {
        alpha: alpha.map_or(Number::MINUS_INFINITY, |JsonNumber(alpha)| alpha),
        beta: beta.map_or(Number::PLUS_INFINITY, |JsonNumber(beta)| beta),
    }
}

/// The window that was asked for.
///
/// # Errors
/// When no score lies in it.
pub(super) fn asked_window(asked: JsonWindow) -> Result<Window<Number>, Problem> {
    let window = window_from(asked);
    if window.alpha < window.beta {
        return Ok(window);
    }
    Err(Problem::at(
        ProblemKind::EmptyWindow,
        Pointer::key("window"),
        Message::new("tree-empty-window")
            .with("alpha", format!("{:?}", window.alpha))
            .with("beta", format!("{:?}", window.beta)),
    ))
}

/// The rules that a question chose.
pub(super) fn rules(cut_when: CutRule, fail: FailRule, deep_cutoffs: bool) -> ChosenRules {
    ChosenRules {
        cut_when: cut_when.into(),
        fail: match fail {
            FailRule::Soft => Fail::Soft,
            FailRule::Hard => Fail::Hard,
        },
        deep_cutoffs,
    }
}

/// How a value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum BoundWord {
    /// It is the true value.
    Exact,
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
}

impl From<Bound> for BoundWord {
    fn from(bound: Bound) -> Self {
        match bound {
            Bound::Exact => Self::Exact,
            Bound::Lower => Self::Lower,
            Bound::Upper => Self::Upper,
        }
    }
}

impl From<BoundWord> for Bound {
    fn from(word: BoundWord) -> Self {
        match word {
            BoundWord::Exact => Self::Exact,
            BoundWord::Lower => Self::Lower,
            BoundWord::Upper => Self::Upper,
        }
    }
}

/// Which end of the window a cut-off reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum CutKind {
    /// At a MIN node: alpha, what MAX already has, was reached.
    Alpha,
    /// At a MAX node: beta, what MIN already has, was reached.
    Beta,
}

impl CutKind {
    /// Who moves where there is such a cut-off.
    pub(super) fn player(self) -> Player {
        match self {
            Self::Alpha => Player::Min,
            Self::Beta => Player::Max,
        }
    }

    /// The kind of a cut-off where `player` moves.
    pub(super) fn at(player: Player) -> Self {
        match player {
            Player::Max => Self::Beta,
            Player::Min => Self::Alpha,
        }
    }
}
