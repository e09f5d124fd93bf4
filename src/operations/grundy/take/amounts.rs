//! How many a rule lets a move take, as it is told.

use std::fmt;

use arborist_engine::impartial::take_rules::{Amounts, MOST_AMOUNTS};
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    AdditionalProperties, ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::json::{Coded, expected_found, found_text, wanted};
use crate::messages::{Argument, Message};
use crate::operations::whole_number::WholeNumber;
use crate::problems::ProblemKind;

/// A number, a list of numbers, or all numbers from one on or to another.
#[derive(Clone, Debug)]
pub struct TakeAmounts(pub(super) Amounts);

/// All numbers from one on, or to another.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Range {
    from: u64,
    #[serde(default)]
    to: Option<u64>,
}

impl<'de> Deserialize<'de> for TakeAmounts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AmountsVisitor;

        impl<'de> Visitor<'de> for AmountsVisitor {
            type Value = Amounts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &wanted_amounts())
            }

            fn visit_u64<E: Error>(self, amount: u64) -> Result<Amounts, E> {
                Ok(Amounts::of(vec![amount]))
            }

            fn visit_i64<E: Error>(self, amount: i64) -> Result<Amounts, E> {
                match u64::try_from(amount) {
                    Ok(amount) => self.visit_u64(amount),
                    Err(_) => Err(E::custom(cannot_take(amount))),
                }
            }

            fn visit_f64<E: Error>(self, amount: f64) -> Result<Amounts, E> {
                /// Up to here a number of 64 bits keeps every whole number.
                const LARGEST_EXACT: f64 = 9_007_199_254_740_992.0;

                if amount.fract() == 0.0 && (0.0..=LARGEST_EXACT).contains(&amount) {
                    self.visit_u64(amount as u64)
                } else {
                    Err(E::custom(cannot_take(amount.to_string())))
                }
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Amounts, E> {
                match text.parse() {
                    Ok(amount) => self.visit_u64(amount),
                    Err(_) => Err(E::custom(Coded(
                        ProblemKind::WrongType,
                        expected_found(wanted_amounts(), found_text(text)),
                    ))),
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Amounts, A::Error> {
                let mut amounts = Vec::new();
                while let Some(amount) = elements.next_element()? {
                    amounts.push(amount);
                }
                Ok(Amounts::of(amounts))
            }

            fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Amounts, A::Error> {
                let Range { from, to } = Range::deserialize(MapAccessDeserializer::new(entries))?;
                let Some(to) = to else {
                    return Ok(Amounts::From(from));
                };
                let problem =
                    |detail| Err(A::Error::custom(Coded(ProblemKind::OutOfRange, detail)));
                if from > to {
                    return problem(
                        Message::new("grundy-take-empty-range")
                            .with("from", from)
                            .with("to", to),
                    );
                }
                if to - from >= MOST_AMOUNTS as u64 {
                    return problem(
                        Message::new("grundy-take-wide-range")
                            .with("from", from)
                            .with("to", to)
                            .with("most", MOST_AMOUNTS),
                    );
                }
                Ok(Amounts::of((from..=to).collect()))
            }
        }

        deserializer.deserialize_any(AmountsVisitor).map(Self)
    }
}

/// What amounts look like.
fn wanted_amounts() -> Message {
    Message::new("grundy-wanted-amounts")
}

fn cannot_take(amount: impl Into<Argument>) -> Coded<Message> {
    let detail = Message::new("grundy-take-impossible").with("amount", amount);
    Coded(ProblemKind::OutOfRange, detail)
}

impl PartialSchema for TakeAmounts {
    fn schema() -> RefOr<Schema> {
        let number = || Ref::from_schema_name(WholeNumber::name());
        OneOfBuilder::new()
            .item(number())
            .item(ArrayBuilder::new().items(number()))
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::Object))
                    .property("from", number())
                    .property("to", number())
                    .required("from")
                    .additional_properties(Some(AdditionalProperties::FreeForm(false))),
            )
            .description(Some(
                "What a move may take: a number, a list of numbers, or all numbers `from` one `to` another; without `to` \
                 any number from there on. All rules together list 1,024 numbers at most. Who takes 0 must split.",
            ))
            .into()
    }
}

impl ToSchema for TakeAmounts {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((WholeNumber::name().into_owned(), WholeNumber::schema()));
    }
}
