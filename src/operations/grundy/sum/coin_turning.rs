//! A row of coins in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::coin_turning::CoinRow;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::grundy::coin_turning::{CoinGameName, CoinMove, row_of};
use crate::operations::grundy::heap_value::out_of_time;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// A coin-turning game and a row of coins, as for `/grundy/coin-turning`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CoinTurningComponent {
    /// Which coins may be turned together.
    game: CoinGameName,
    /// The row, coin by coin from the left: `H` for heads, `T` for tails. Either this or `heads` is told.
    #[serde(default)]
    #[schema(pattern = "^[HhTt]*$", max_length = 4096)]
    coins: Option<String>,
    /// The numbers of the coins that lie heads up, in any order; the leftmost coin has the number 1.
    #[serde(default)]
    #[schema(value_type = Option<Vec<WholeNumber>>)]
    heads: Option<Vec<u64>>,
}

impl Told for CoinTurningComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let row = row_of(self.game, self.coins, self.heads, context)?;
        Ok(Box::new(row))
    }
}

impl Component for CoinRow {
    fn worth(&self) -> Worth {
        Worth::Finite(self.grundy())
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let mut listed = Vec::new();
        let mut total = 0u128;
        self.moves_worth(worth, limits, |turned| {
            if total >= u128::from(excerpt.skip) && listed.len() < excerpt.most {
                let turn = turned.to_vec();
                listed.push(ComponentMove::Turn(CoinMove { turn }));
            }
            total += 1;
        })
        .map_err(out_of_time)?;
        Ok(Moves {
            listed,
            total: Some(total),
        })
    }
}
