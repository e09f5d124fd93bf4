//! What courses ask for beyond answers.

pub mod exercises;
pub mod grade;
