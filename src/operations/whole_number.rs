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
                    .pattern(Some(digits_from(Smallest::Zero))),
            )
            .description(Some(
                "A whole number from 0 to 2^64 - 1: a JSON number, or a text of decimal digits, which keeps them all \
                 in clients whose numbers do not.",
            ))
            .into()
    }
}

impl ToSchema for WholeNumber {}

/// A pattern of the decimal digits of the whole numbers of 64 bits from `smallest` on, which leading zeros may precede.
pub(super) fn digits_from(smallest: Smallest) -> String {
    let digits = u64::MAX.to_string();
    let shorter = match smallest {
        Smallest::Zero => format!("[0-9]{{1,{}}}", digits.len() - 1),
        Smallest::One => format!("[1-9][0-9]{{0,{}}}", digits.len() - 2),
    };
    // The first digit is 1: less would be a leading zero.
    let smaller = digits.char_indices().skip(1).filter_map(|(place, digit)| {
        let below = char::from_digit(digit.to_digit(10)?.checked_sub(1)?, 10)?;
        let rest = digits.len() - place - 1;
        Some(format!("{}[0-{below}][0-9]{{{rest}}}", &digits[..place]))
    });
    let forms: Vec<String> = [shorter].into_iter().chain(smaller).collect();
    format!("^0*({}|{digits})$", forms.join("|"))
}

/// The smallest whole number that a question takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Smallest {
    Zero,
    One,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::operations::positive_whole_number::PositiveWholeNumber;

    proptest! {
        #[test]
        fn every_text_that_the_pattern_allows_is_read(
            text in digits_from(Smallest::Zero).replace("0*", "0{0,3}").trim_matches(['^', '$'])
        ) {
            let json = format!("\"{text}\"");
            prop_assert_eq!(crate::json::read::<u64>(json.as_bytes()).ok(), text.parse().ok());
            prop_assert!(text.parse::<u64>().is_ok());
        }

        #[test]
        fn every_text_of_a_positive_number_is_read_as_one(
            text in digits_from(Smallest::One).replace("0*", "0{0,3}").trim_matches(['^', '$'])
        ) {
            let json = format!("\"{text}\"");
            let read = crate::json::read::<PositiveWholeNumber>(json.as_bytes()).ok();
            prop_assert!(read.is_some());
            prop_assert_eq!(read.map(|number| number.get().get()), text.parse().ok());
        }
    }
}
