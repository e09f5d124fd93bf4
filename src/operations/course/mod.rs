//! What courses ask for beyond answers.

pub mod grade;
