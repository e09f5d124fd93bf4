//! Arithmetic of nimbers of 64 bits.

mod inverse;
mod power;
mod product;
mod sum;

pub use inverse::{Inverse, NimInverseAnswer, NimInverseQuestion};
pub use power::{NimPowerAnswer, NimPowerQuestion, Power};
pub use product::{NimProductAnswer, NimProductQuestion, Product};
pub use sum::{NimSumAnswer, NimSumQuestion, Sum};

#[cfg(test)]
mod tests;
