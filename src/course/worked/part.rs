//! A part of an answer, and how it is compared.

use std::collections::HashSet;

use crate::course::grading::{Credit, Mark, MarkedPart, Shown};

/// A part of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// One thing.
    One(Shown),
    /// Of work: things of which each is right, the first the one that is told. Of a submission: the first.
    AnyOf(Vec<Shown>),
    /// Things of which the order does not matter; none stands twice.
    Set(Vec<Shown>),
    /// Things in their order. A submission may be a beginning of it.
    Sequence(Vec<Shown>),
    /// Parts by the names of their places. A submission may tell some of them.
    Places(Vec<(String, Part)>),
}

impl Part {
    /// The marks of a submission beside what is expected of it.
    pub(super) fn marked(&self, id: &'static str, got: &Self) -> MarkedPart {
        let one = |expected, got, credit| MarkedPart::of_one(id, expected, got, credit);
        match (self, got) {
            (Self::AnyOf(expected), Self::AnyOf(got)) => {
                let first = |things: &[Shown]| things.first().cloned().unwrap_or(Shown::Nothing);
                let (best, said) = (first(expected), first(got));
                let right = best == said || expected.contains(&said);
                let equivalent = right && best != said;
                let mut part = one(best, said, Credit::full_if(right));
                for mark in &mut part.marks {
                    mark.equivalent = equivalent;
                }
                part
            }
            (Self::Set(expected), Self::Set(got)) => {
                let known: HashSet<String> = expected.iter().map(Shown::to_string).collect();
                let belongs = |thing: &&Shown| known.contains(&thing.to_string());
                let right = got.iter().filter(belongs).count();
                let credit = Credit::of_set(
                    right as u64,
                    (got.len() - right) as u64,
                    expected.len() as u64,
                );
                one(list(expected), list(got), credit)
            }
            (Self::Sequence(expected), Self::Sequence(got)) => {
                let expected = expected.get(..got.len()).unwrap_or(expected);
                let right = expected.iter().zip(got).filter(|(one, two)| one == two);
                let credit = Credit::part(right.count() as u64, got.len() as u64);
                one(list(expected), list(got), credit)
            }
            (Self::Places(expected), Self::Places(got)) => {
                let nothing = Self::One(Shown::Nothing);
                let marks = got.iter().enumerate().flat_map(|(index, (place, got))| {
                    // Mostly they stand in the same order.
                    let same = expected.get(index).filter(|(known, _)| known == place);
                    let found = same.or_else(|| expected.iter().find(|(known, _)| known == place));
                    let expected = found.map_or(&nothing, |(_, part)| part);
                    let marks = expected.marked(id, got).marks.into_iter();
                    marks.map(|mark| Mark {
                        node: Some(place.clone()),
                        ..mark
                    })
                });
                MarkedPart {
                    id,
                    marks: marks.collect(),
                    missing: false,
                }
            }
            (expected, got) => MarkedPart::of_equals(id, expected.shown(), got.shown()),
        }
    }

    /// The same when the submission has to tell all places and things in their order.
    pub(super) fn marked_in_full(&self, id: &'static str, got: &Self) -> MarkedPart {
        let mut part = self.marked(id, got);
        match (self, got) {
            (Self::Sequence(expected), Self::Sequence(told)) if told.len() < expected.len() => {
                let right = expected.iter().zip(told).filter(|(one, two)| one == two);
                let credit = Credit::part(right.count() as u64, expected.len() as u64);
                return MarkedPart::of_one(id, list(expected), list(told), credit);
            }
            (Self::Places(expected), Self::Places(told)) => {
                let told: HashSet<&str> = told.iter().map(|(place, _)| place.as_str()).collect();
                let left_out = expected
                    .iter()
                    .filter(|(place, _)| !told.contains(place.as_str()));
                part.marks.extend(left_out.map(|(place, expected)| Mark {
                    node: Some(place.clone()),
                    expected: expected.shown(),
                    got: Shown::Nothing,
                    credit: Credit::NONE,
                    equivalent: false,
                    left_out: true,
                }));
            }
            _ => {}
        }
        part
    }

    fn shown(&self) -> Shown {
        match self {
            Self::One(thing) => thing.clone(),
            Self::AnyOf(things) => things.first().cloned().unwrap_or(Shown::Nothing),
            Self::Set(things) | Self::Sequence(things) => list(things),
            Self::Places(places) => Shown::list(places.iter().map(|(_, part)| part.shown())),
        }
    }
}

fn list(things: &[Shown]) -> Shown {
    Shown::list(things.iter().cloned())
}
