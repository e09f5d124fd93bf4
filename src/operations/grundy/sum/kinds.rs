//! The kinds of games that can stand in a sum.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    AdditionalProperties, ObjectBuilder, OneOfBuilder, Ref, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use super::component::{Component, Told};
use super::{
    BoundedNimComponent, ChompComponent, CoinTurningComponent, GraphComponent, HackenbushComponent,
    KaylesRowComponent, LaskerNimComponent, NimComponent, OctalComponent, StaircaseNimComponent,
    SubtractionComponent, TakeComponent, TreblecrossComponent, WelterComponent,
};
use crate::json::{Coded, wanted};
use crate::messages::Message;
use crate::operations::grundy::euclid::EuclidQuestion;
use crate::operations::operation::Context;
use crate::problems::{Problem, ProblemKind};

/// Declares the kinds, each by the key under which a game of that kind stands and the type of what is told of it.
macro_rules! kinds {
    ($($key:literal => $kind:ident($told:ty),)+) => {
        /// A game of a sum: an object with one key, the kind of game, and under it what is told of the game.
        #[derive(Debug)]
        pub enum SumComponent {
            $(#[doc = concat!("`", $key, "`.")] $kind($told),)+
        }

        /// The keys.
        const KEYS: &[&str] = &[$($key),+];

        impl SumComponent {
            /// The key of the kind of game that it is.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Self::$kind(_) => $key,)+
                }
            }

            /// The game, when it is known what it is worth.
            pub(super) fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
                let key = self.key();
                let prepared = match self {
                    $(Self::$kind(told) => told.prepare(context),)+
                };
                prepared.map_err(|problem| problem.under_key(key))
            }

            fn read<'de, A: MapAccess<'de>>(key: &str, entries: &mut A) -> Result<Self, A::Error> {
                match key {
                    $($key => entries.next_value().map(Self::$kind),)+
                    _ => Err(A::Error::unknown_field(key, KEYS)),
                }
            }

            fn schemas_of_kinds() -> Vec<(&'static str, Cow<'static, str>, RefOr<Schema>)> {
                vec![$(($key, <$told>::name(), <$told>::schema()),)+]
            }
        }

        impl ToSchema for SumComponent {
            fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                $(<$told>::schemas(schemas);)+
                let kinds = Self::schemas_of_kinds().into_iter();
                schemas.extend(kinds.map(|(_, name, schema)| (name.into_owned(), schema)));
            }
        }
    };
}

kinds! {
    "nim" => Nim(NimComponent),
    "bounded_nim" => BoundedNim(BoundedNimComponent),
    "staircase_nim" => StaircaseNim(StaircaseNimComponent),
    "lasker_nim" => LaskerNim(LaskerNimComponent),
    "welter" => Welter(WelterComponent),
    "octal" => Octal(OctalComponent),
    "subtraction" => Subtraction(SubtractionComponent),
    "take" => Take(TakeComponent),
    "graph" => Graph(GraphComponent),
    "hackenbush" => Hackenbush(HackenbushComponent),
    "coin_turning" => CoinTurning(CoinTurningComponent),
    "kayles_row" => KaylesRow(KaylesRowComponent),
    "euclid" => Euclid(EuclidQuestion),
    "chomp" => Chomp(ChompComponent),
    "treblecross" => Treblecross(TreblecrossComponent),
}

impl<'de> Deserialize<'de> for SumComponent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneKind;

        impl<'de> Visitor<'de> for OneKind {
            type Value = SumComponent;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("grundy-wanted-component"))
            }

            fn visit_map<A: MapAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<SumComponent, A::Error> {
                let Some(key) = entries.next_key::<String>()? else {
                    return Err(A::Error::custom(Coded(
                        ProblemKind::MissingKey,
                        Message::new("grundy-sum-no-game").with("known", KEYS.join(", ")),
                    )));
                };
                let component = SumComponent::read(&key, &mut entries)?;
                match entries.next_key::<String>()? {
                    None => Ok(component),
                    Some(_) => Err(A::Error::custom(Coded(
                        ProblemKind::UnknownKey,
                        Message::new("grundy-sum-two-games"),
                    ))),
                }
            }
        }

        deserializer.deserialize_map(OneKind)
    }
}

impl PartialSchema for SumComponent {
    fn schema() -> RefOr<Schema> {
        let kinds = Self::schemas_of_kinds().into_iter();
        kinds
            .fold(OneOfBuilder::new(), |kinds, (key, name, _)| {
                kinds.item(
                    ObjectBuilder::new()
                        .schema_type(SchemaType::new(Type::Object))
                        .property(key, RefOr::Ref(Ref::from_schema_name(name)))
                        .required(key)
                        .additional_properties(Some(AdditionalProperties::FreeForm(false))),
                )
            })
            .description(Some(
                "A game: an object with one key, the kind of game, and under it what is told of the game.",
            ))
            .into()
    }
}
