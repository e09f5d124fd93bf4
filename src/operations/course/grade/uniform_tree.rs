//! Submissions on uniform trees: `/trees/uniform`.

use std::fmt;

use arborist_engine::knuth_moore::UniformTree;
use num_bigint::BigUint;
use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::submission::FormatErrors;
use crate::course::grading::{Grading, Policy};
use crate::course::uniform_tree::{UNIFORM_TREE_PARTS, grade_uniform_tree};
use crate::json::{Coded, RawJson, expected_found, found_text, wanted};
use crate::messages::Message;
use crate::problems::{Pointer, ProblemKind};

/// Grades a submission.
pub(super) fn grade_counts(tree: UniformTree, submission: &RawJson, policy: &Policy) -> Grading {
    let mut errors = FormatErrors::default();
    let mut counts = Vec::new();
    for (part, json) in errors.parts(submission, UNIFORM_TREE_PARTS) {
        let count: Option<PostedCount> = errors.read(&Pointer::key(part), &json);
        counts.extend(count.map(|PostedCount(count)| (part, count)));
    }
    errors.grading(UNIFORM_TREE_PARTS, || {
        grade_uniform_tree(tree, counts, policy)
    })
}

/// A count of any size: a number, or a text of decimal digits.
struct PostedCount(BigUint);

/// As many digits as the largest count has.
const MOST_DIGITS: usize = 1000;

impl<'de> Deserialize<'de> for PostedCount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyCount;

        impl Visitor<'_> for AnyCount {
            type Value = BigUint;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("grade-wanted-count"))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<BigUint, E> {
                BigUint::try_from(value)
                    .map_err(|_| E::invalid_value(serde::de::Unexpected::Signed(value), &self))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<BigUint, E> {
                Ok(value.into())
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<BigUint, E> {
                let whole = value >= 0.0 && value.fract() == 0.0 && value < 9_007_199_254_740_992.0;
                match whole {
                    true => Ok((value as u64).into()),
                    false => Err(E::invalid_value(serde::de::Unexpected::Float(value), &self)),
                }
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<BigUint, E> {
                let text = text.trim();
                let is_whole = (1..=MOST_DIGITS).contains(&text.len())
                    && text.bytes().all(|byte| byte.is_ascii_digit());
                let value = is_whole.then(|| text.parse().ok()).flatten();
                value.ok_or_else(|| {
                    let wanted = Message::new("grade-wanted-digits").with("most", MOST_DIGITS);
                    E::custom(Coded(
                        ProblemKind::WrongType,
                        expected_found(wanted, found_text(text)),
                    ))
                })
            }
        }

        deserializer.deserialize_any(AnyCount).map(Self)
    }
}
