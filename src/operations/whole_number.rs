//! The schema of whole numbers in questions.

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// The schema of a `u64` in a question: the reader takes a JSON number, or a text of decimal digits from clients
/// whose numbers lose digits beyond 2^53 - 1.
#[derive(Clone, Copy, Debug)]
pub struct WholeNumber;

impl PartialSchema for WholeNumber {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::Integer))
                    .minimum(Some(0usize))
                    .maximum(Some(usize::MAX)),
            )
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::String))
                    .pattern(Some(digits_up_to(u64::MAX))),
            )
            .description(Some(
                "A whole number from 0 to 2^64 - 1: a JSON number, or a text of decimal digits, which keeps them all \
                 in clients whose numbers do not.",
            ))
            .into()
    }
}

impl ToSchema for WholeNumber {}

/// A pattern of the decimal digits of the whole numbers from 0 to `largest`, which leading zeros may precede.
fn digits_up_to(largest: u64) -> String {
    let digits = largest.to_string();
    let shorter = format!("[0-9]{{1,{}}}", digits.len() - 1);
    let smaller = digits.char_indices().filter_map(|(place, digit)| {
        let below = char::from_digit(digit.to_digit(10)?.checked_sub(1)?, 10)?;
        let rest = digits.len() - place - 1;
        Some(format!("{}[0-{below}][0-9]{{{rest}}}", &digits[..place]))
    });
    let forms: Vec<String> = [shorter].into_iter().chain(smaller).collect();
    format!("^0*({}|{digits})$", forms.join("|"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_text_that_the_pattern_allows_is_read(
            text in digits_up_to(u64::MAX).replace("0*", "0{0,3}").trim_matches(['^', '$'])
        ) {
            let json = format!("\"{text}\"");
            prop_assert_eq!(crate::json::read::<u64>(json.as_bytes()).ok(), text.parse().ok());
            prop_assert!(text.parse::<u64>().is_ok());
        }
    }
}
