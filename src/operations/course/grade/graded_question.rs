//! The schema of the question that a submission answers.

use std::borrow::Cow;

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use super::verdict::judged_paths;

/// The operations whose answers are graded part by part.
const GRADED: &[&str] = &[
    "/alphabeta",
    "/minimax",
    "/trees/uniform",
    "/nim/winning-move",
    "/nim/eval",
    "/grundy/subtraction",
    "/grundy/octal",
    "/grundy/take",
    "/grundy/mex",
    "/grundy/graph",
    "/tictactoe/eval",
    "/connect4/eval",
];

/// The paths of all of them, and of those of which only the verdict is graded.
pub(super) fn graded() -> impl Iterator<Item = &'static str> {
    GRADED.iter().copied().chain(judged_paths())
}

/// The schema of a graded question.
pub(super) struct GradedQuestion;

impl PartialSchema for GradedQuestion {
    fn schema() -> RefOr<Schema> {
        let operation = ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .enum_values(Some(graded()))
            .description(Some("The path of the operation."));
        ObjectBuilder::new()
            .property("operation", operation)
            .required("operation")
            .additional_properties(Some(AdditionalProperties::FreeForm(true)))
            .description(Some(
                "A question as it is posted to an operation, with the operation's path beside its keys.",
            ))
            .into()
    }
}

impl ToSchema for GradedQuestion {
    fn name() -> Cow<'static, str> {
        "GradedQuestion".into()
    }
}
