//! What Arborist says to readers: messages that hold facts, and become sentences in any [`Language`].
//!
//! A message is data: the identifier of a pattern and its arguments. Its words stand in `locales/<code>.ftl`, one file
//! a language, in the syntax of [Fluent](https://projectfluent.org/fluent/guide/).
//!
//! **To add a message**, write `Message::new("the-id").with("name", value)` where it is said, the id a literal and all
//! its arguments in one chain, and a line `the-id = Words with { $name }.` in every file of `locales/`. Ids are in
//! `kebab-case`, arguments in `snake_case`. A brace that stands for itself is written `{"{"}`. Where a plural matters,
//! select: `{ $count -> [one] one leaf *[other] { $count } leaves }`; a variant `[0]` is chosen by that number alone, a
//! variant `[upper]` by that text. The tests prove that all files have the same messages with the same arguments, and
//! that these are the ones that the code says.
//!
//! Words fit what comes into them, whatever it is: in Turkish no suffix and no question particle stands on an argument,
//! since its vowels are not known ("{ $heap } taşlık yığın", "şunu mu demek istediniz: { $near }?").
//!
//! **To add a language**, write `locales/<code>.ftl` and add its line in `language.rs`.

mod bundle;
mod language;
mod message;
#[cfg(test)]
mod tests;

pub use language::Language;
pub use message::{Argument, Items, Message};
