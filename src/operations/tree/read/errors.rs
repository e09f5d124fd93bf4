//! What is wrong with a tree, as an error of whichever reader reads it.

use arborist_engine::tree::BuildError;
use serde::de::Error;

use crate::json::Coded;
use crate::messages::Message;
use crate::operations::tree::tree_errors::build_detail;
use crate::problems::ProblemKind;

pub(super) fn build_error<E: Error>(error: &BuildError) -> E {
    let kind = match error {
        BuildError::TooLarge | BuildError::NameTooLong => ProblemKind::OverTheLimit,
        BuildError::Childless | BuildError::NameTwice(_) | BuildError::NameOfAnother(_) => {
            ProblemKind::InvalidTree
        }
    };
    E::custom(Coded(kind, build_detail(error)))
}

pub(super) fn invalid_tree<E: Error>(message: Message) -> E {
    E::custom(Coded(ProblemKind::InvalidTree, message))
}
