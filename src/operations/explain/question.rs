//! What is to be explained.

use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{OneOfBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::messages::Language;
use crate::operations::limit::Limit;
use crate::operations::named_question::{NamedQuestion, schema_of};
use crate::operations::nim::{arithmetic, variants};
use crate::operations::operation::Operation;
use crate::operations::{connect4, nim, tictactoe, tree};

/// A question whose answer is to be explained.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplainQuestion {
    /// The question, with the path of its operation in the key `operation`. Its own `detail` and `limit` are of no
    /// account.
    #[schema(value_type = ExplainedQuestion)]
    pub(super) question: NamedQuestion,
    /// The language of the sentences. Left out, that of the header `Accept-Language`, else English.
    #[serde(default)]
    pub(super) language: Option<Language>,
    /// How many sentences to list.
    #[serde(default)]
    pub(super) limit: Limit,
}

/// The schema of questions that can be explained.
struct ExplainedQuestion;

impl PartialSchema for ExplainedQuestion {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(named::<tree::AlphaBeta>())
            .item(named::<tree::Minimax>())
            .item(named::<nim::WinningMove>())
            .item(named::<nim::Eval>())
            .item(named::<variants::Moore>())
            .item(named::<variants::Bounded>())
            .item(named::<variants::Staircase>())
            .item(named::<variants::Fibonacci>())
            .item(named::<variants::Wythoff>())
            .item(named::<variants::Lasker>())
            .item(named::<variants::Welter>())
            .item(named::<arithmetic::Sum>())
            .item(named::<arithmetic::Product>())
            .item(named::<arithmetic::Inverse>())
            .item(named::<arithmetic::Power>())
            .item(named::<tictactoe::Eval>())
            .item(named::<connect4::eval::Eval>())
            .into()
    }
}

impl ToSchema for ExplainedQuestion {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        <tree::AlphaBeta as Operation>::Question::schemas(schemas);
        <tree::Minimax as Operation>::Question::schemas(schemas);
        <nim::WinningMove as Operation>::Question::schemas(schemas);
        <variants::Moore as Operation>::Question::schemas(schemas);
        <variants::Bounded as Operation>::Question::schemas(schemas);
        <variants::Staircase as Operation>::Question::schemas(schemas);
        <variants::Fibonacci as Operation>::Question::schemas(schemas);
        <variants::Wythoff as Operation>::Question::schemas(schemas);
        <variants::Lasker as Operation>::Question::schemas(schemas);
        <variants::Welter as Operation>::Question::schemas(schemas);
        <arithmetic::Sum as Operation>::Question::schemas(schemas);
        <arithmetic::Product as Operation>::Question::schemas(schemas);
        <arithmetic::Inverse as Operation>::Question::schemas(schemas);
        <arithmetic::Power as Operation>::Question::schemas(schemas);
        <tictactoe::Eval as Operation>::Question::schemas(schemas);
        <connect4::eval::Eval as Operation>::Question::schemas(schemas);
    }
}

fn named<O: Operation>() -> RefOr<Schema> {
    schema_of::<O::Question>(O::PATH)
}
