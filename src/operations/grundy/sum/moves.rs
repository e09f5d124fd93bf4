//! How moves in the components of a sum are told.

use serde::Serialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AnyOfBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::operations::grundy::breaking::HeapBreak;
use crate::operations::grundy::chomp::ChompMove;
use crate::operations::grundy::coin_turning::CoinMove;
use crate::operations::grundy::euclid::EuclidMove;
use crate::operations::grundy::hackenbush::HackenbushMove;
use crate::operations::grundy::kayles_row::KaylesMove;
use crate::operations::grundy::subtraction::HeapMove;
use crate::operations::nim::NimMove;
use crate::operations::nim::variants::{LaskerMove, StaircaseMove, WelterMove};

/// Declares how moves are told. A move of one game may look like one of another, so that the schema is that of any.
macro_rules! moves {
    ($($(#[$description:meta])* $kind:ident($told:ty),)+) => {
        /// A move in a component, told as the operation of its game tells it.
        #[derive(Clone, Debug, Serialize)]
        #[serde(untagged)]
        pub enum ComponentMove {
            $($(#[$description])* $kind($told),)+
        }

        impl PartialSchema for ComponentMove {
            fn schema() -> RefOr<Schema> {
                AnyOfBuilder::new()
                    $(.item(<$told>::schema()))+
                    .description(Some(
                        "A move in a component, told as the operation of its game tells it.",
                    ))
                    .into()
            }
        }

        impl ToSchema for ComponentMove {
            fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                $(<$told>::schemas(schemas);)+
            }
        }
    };
}

moves! {
    /// In a pile of Nim or of bounded Nim.
    Pile(NimMove),
    /// From a stair of staircase Nim.
    Fall(StaircaseMove),
    /// In a pile of Lasker's Nim.
    Lasker(LaskerMove),
    /// Of a coin of Welter's game.
    Advance(WelterMove),
    /// From a heap, of which one heap is left.
    Amount(AmountMove),
    /// From a heap, of which any number of heaps is left.
    Break(BreakMove),
    /// To a node of a graph.
    Node(String),
    /// Of an edge of Hackenbush.
    Cut(HackenbushMove),
    /// Of coins.
    Turn(CoinMove),
    /// At pins of Kayles.
    Throw(KaylesMove),
    /// From a number of Euclid's game.
    Subtract(EuclidMove),
    /// Of chocolate.
    Bite(ChompMove),
    /// In a cell of Treblecross, counted from 0.
    Cell(usize),
}

/// A move that takes some from one of several heaps.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AmountMove {
    /// Which heap, counted from 0.
    pub(super) heap: usize,
    #[serde(flatten)]
    pub(super) mv: HeapMove,
}

/// A move that takes some from one of several heaps and may split the rest.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BreakMove {
    /// Which heap, counted from 0.
    pub(in crate::operations::grundy) heap: usize,
    #[serde(flatten)]
    pub(in crate::operations::grundy) mv: HeapBreak,
}
