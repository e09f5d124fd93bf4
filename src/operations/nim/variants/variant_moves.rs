//! The winning moves of an answer.

use serde::Serialize;
use utoipa::ToSchema;

use crate::operations::page::Page;

/// The winning moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct VariantMoves<M> {
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<M>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<M>,
}

impl<M> VariantMoves<M> {
    /// The first of all winning moves, and those of a page.
    pub(super) fn new(first: Option<M>, page: Vec<M>) -> Self {
        Self {
            winning_move: first,
            winning_moves: page,
        }
    }

    /// The page of all winning moves that is asked for.
    pub(super) fn page<T: Into<M>>(moves: impl Iterator<Item = T> + Clone, page: Page) -> Self {
        let first = moves.clone().next().map(T::into);
        Self::new(first, page.of(moves).map(T::into).collect())
    }
}
