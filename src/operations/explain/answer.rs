//! An explanation.

use serde::Serialize;
use utoipa::ToSchema;

use crate::course::explain::Sentences;
use crate::messages::Language;
use crate::operations::connect4::ConnectFourConventions;
use crate::operations::integer::Integer;
use crate::operations::nim::NimConventions;
use crate::operations::nim::arithmetic::NoConventions;
use crate::operations::operation::Answer;
use crate::operations::tictactoe::TicTacToeConventions;
use crate::operations::tree::{AlphaBetaConventions, JsonNumber, MinimaxConventions};

/// An answer, told as sentences.
#[derive(Debug, Serialize, ToSchema)]
pub struct Explanation {
    /// The language of the sentences.
    pub(super) language: Language,
    /// The conventions that the answer holds for.
    pub(super) conventions: ExplainedConventions,
    /// The `value` of the answer: that of the tree, of the position, or of the search; `null` when it was stopped
    /// before it had any, and where an answer is arithmetic.
    #[schema(required = true)]
    pub(super) answer_value: Option<JsonNumber>,
    /// The sentences, in order.
    pub(super) sentences: Vec<NumberedSentence>,
    /// How many sentences there are, listed or not.
    pub(super) sentences_total: Integer,
    /// Whether the answer is whole, and did not run out of time.
    pub(super) complete: bool,
}

impl Answer for Explanation {
    fn is_complete(&self) -> bool {
        self.complete
    }

    fn language(&self) -> Option<Language> {
        Some(self.language)
    }
}

/// A sentence of an explanation.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ExplainedSentence)]
pub(super) struct NumberedSentence {
    /// Its number, counted from 1.
    #[schema(minimum = 1)]
    number: u64,
    /// The node of the tree that it is about; left out when it is about none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    node: Option<String>,
    /// What it says.
    text: String,
}

/// The sentences in the words of a language.
pub(super) fn numbered(sentences: &Sentences, language: Language) -> Vec<NumberedSentence> {
    let numbers = 1..;
    numbers
        .zip(sentences.kept())
        .map(|(number, sentence)| NumberedSentence {
            number,
            node: sentence.node.clone(),
            text: sentence.message.in_language(language),
        })
        .collect()
}

/// The conventions that an answer holds for, by its operation.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "operation")]
pub(super) enum ExplainedConventions {
    /// Of alpha-beta.
    #[serde(rename = "/alphabeta")]
    AlphaBeta(AlphaBetaConventions),
    /// Of minimax.
    #[serde(rename = "/minimax")]
    Minimax(MinimaxConventions),
    /// Of Nim.
    #[serde(rename = "/nim/winning-move")]
    NimWinningMove(NimConventions),
    /// Of Nim with every move.
    #[serde(rename = "/nim/eval")]
    NimEval(NimConventions),
    /// Of Moore's Nim.
    #[serde(rename = "/nim/moore")]
    Moore(NimConventions),
    /// Of bounded Nim.
    #[serde(rename = "/nim/bounded")]
    Bounded(NimConventions),
    /// Of staircase Nim.
    #[serde(rename = "/nim/staircase")]
    Staircase(NimConventions),
    /// Of Fibonacci Nim.
    #[serde(rename = "/nim/fibonacci")]
    Fibonacci(NimConventions),
    /// Of Wythoff's game.
    #[serde(rename = "/nim/wythoff")]
    Wythoff(NimConventions),
    /// Of Lasker's Nim.
    #[serde(rename = "/nim/lasker")]
    Lasker(NimConventions),
    /// Of Welter's game.
    #[serde(rename = "/nim/welter")]
    Welter(NimConventions),
    /// Of the nim-sum, which has none.
    #[serde(rename = "/nim/sum")]
    NimSum(NoConventions),
    /// Of the nim-product, which has none.
    #[serde(rename = "/nim/product")]
    NimProduct(NoConventions),
    /// Of the nim-inverse, which has none.
    #[serde(rename = "/nim/inverse")]
    NimInverse(NoConventions),
    /// Of the nim-power, which has none.
    #[serde(rename = "/nim/power")]
    NimPower(NoConventions),
    /// Of tic-tac-toe.
    #[serde(rename = "/tictactoe/eval")]
    TicTacToe(TicTacToeConventions),
    /// Of Connect Four.
    #[serde(rename = "/connect4/eval")]
    ConnectFour(ConnectFourConventions),
}
