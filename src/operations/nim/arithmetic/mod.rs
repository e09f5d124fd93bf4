//! Arithmetic of nimbers of 64 bits.

mod explained;
mod inverse;
mod power;
mod product;
mod sum;

pub(in crate::operations) use explained::NoConventions;
pub(in crate::operations) use inverse::explain_inverse;
pub use inverse::{Inverse, NimInverseAnswer, NimInverseQuestion};
pub(in crate::operations) use power::explain_power;
pub use power::{NimPowerAnswer, NimPowerQuestion, Power};
pub(in crate::operations) use product::explain_product;
pub use product::{NimProductAnswer, NimProductQuestion, Product};
pub(in crate::operations) use sum::explain_sum;
pub use sum::{NimSumAnswer, NimSumQuestion, Sum};

#[cfg(test)]
mod tests;
