//! Impartial games by their Grundy values.

mod breaking;
mod chomp;
mod coin_turning;
mod euclid;
mod graph;
mod hackenbush;
mod heap_value;
mod kayles_row;
mod mex;
mod misere_octal;
mod octal;
mod subtraction;
mod sum;
mod take;
mod treblecross;

pub use breaking::{BreakingAnswer, HeapBreak};
pub use chomp::{Chomp, ChompAnswer, ChompMove, ChompQuestion};
pub use coin_turning::{CoinAnswer, CoinGameName, CoinHead, CoinMove, CoinQuestion, CoinTurning};
pub use euclid::{Euclid, EuclidAnswer, EuclidEnd, EuclidMove, EuclidQuestion, EuclidStep};
pub use graph::{GraphAnswer, GraphGame, GraphNode, GraphOutcome, GraphQuestion, GraphStart};
pub use hackenbush::{
    Hackenbush, HackenbushAnswer, HackenbushMove, HackenbushQuestion, HackenbushStalk,
    HackenbushStep,
};
pub(super) use heap_value::out_of_time;
pub use heap_value::{HeapJudgement, HeapPeriod};
pub use kayles_row::{Kayles, KaylesAnswer, KaylesGroup, KaylesMove, KaylesQuestion};
pub use mex::{Mex, MexAnswer, MexQuestion};
pub use misere_octal::{
    MisereGenus, MisereHeap, MisereOctal, MisereOctalAnswer, MisereOctalQuestion,
};
pub use octal::{Octal, OctalQuestion};
pub use subtraction::{HeapMove, Subtraction, SubtractionAnswer, SubtractionQuestion};
pub use sum::{
    AmountMove, BoundedNimComponent, BreakMove, ChompComponent, CoinTurningComponent,
    ComponentMove, GraphComponent, HackenbushComponent, KaylesRowComponent, LaskerNimComponent,
    NimComponent, OctalComponent, StaircaseNimComponent, SubtractionComponent, Sum, SumAnswer,
    SumComponent, SumComponentAnswer, SumLoopy, SumQuestion, SumRule, TakeComponent,
    TreblecrossComponent, WelterComponent,
};
pub use take::{Take, TakeAmounts, TakeQuestion, ToldHeaps, ToldRule};
pub use treblecross::{
    Treblecross, TreblecrossAnswer, TreblecrossQuestion, TreblecrossStage, TreblecrossStretch,
};

#[cfg(test)]
mod tests;
