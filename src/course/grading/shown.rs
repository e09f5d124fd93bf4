//! What a check compares, apart from any format.

use std::fmt;

use arborist_engine::game::Score as _;
use arborist_engine::search::{Bound, Window};
use arborist_engine::tree::Number;

/// Something that is expected, or was submitted.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// Nothing: a node that was never entered, a part that is missing, a move that there is not.
    Nothing,
    /// A number of a tree.
    Number(Number),
    /// A whole number.
    Whole(u64),
    /// A word, or a node by its name.
    Text(String),
    /// Yes or no.
    Truth(bool),
    /// A window of alpha-beta; infinite ends are open.
    Window(Window<Number>),
    /// A value and how it relates to the true one.
    Bounded(Number, Bound),
    /// The first elements of a list, and how many it has.
    List(Vec<Shown>, u64),
    /// Several things by name.
    Entries(Vec<(&'static str, Shown)>),
}

impl Shown {
    /// A word.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// The first elements of a list.
    pub fn list(elements: impl Iterator<Item = Self>) -> Self {
        /// Nobody reads more of a list.
        const MOST: usize = 1000;
        let mut shown = Vec::new();
        let mut total = 0;
        for element in elements {
            total += 1;
            if shown.len() < MOST {
                shown.push(element);
            }
        }
        Self::List(shown, total)
    }
}

/// The word for a bound.
pub fn bound_word(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

/// As people write it: `5`, `<= 2`, `[5, ∞]`, `r.0, r.1`, `-` for nothing.
impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("-"),
            Self::Number(number) => write_number(f, *number),
            Self::Whole(value) => write!(f, "{value}"),
            Self::Text(text) => f.write_str(text),
            Self::Truth(truth) => write!(f, "{truth}"),
            Self::Window(window) => {
                f.write_str("[")?;
                write_number(f, window.alpha)?;
                f.write_str(", ")?;
                write_number(f, window.beta)?;
                f.write_str("]")
            }
            Self::Bounded(value, bound) => {
                f.write_str(match bound {
                    Bound::Exact => "= ",
                    Bound::Lower => ">= ",
                    Bound::Upper => "<= ",
                })?;
                write_number(f, *value)
            }
            Self::List(elements, total) => write_list(f, elements, *total),
            Self::Entries(entries) => {
                for (place, (name, entry)) in entries.iter().enumerate() {
                    let comma = if place > 0 { ", " } else { "" };
                    write!(f, "{comma}{name} {entry}")?;
                }
                Ok(())
            }
        }
    }
}

fn write_number(f: &mut fmt::Formatter<'_>, number: Number) -> fmt::Result {
    match number.finite() {
        Some(number) => write!(f, "{number:?}"),
        None if number == Number::PLUS_INFINITY => f.write_str("∞"),
        None => f.write_str("-∞"),
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, elements: &[Shown], total: u64) -> fmt::Result {
    const MOST: usize = 12;
    if elements.is_empty() {
        return f.write_str("-");
    }
    for (place, element) in elements.iter().take(MOST).enumerate() {
        let comma = if place > 0 { ", " } else { "" };
        match element {
            Shown::Entries(_) | Shown::List(..) => write!(f, "{comma}({element})")?,
            _ => write!(f, "{comma}{element}")?,
        }
    }
    if total > elements.len().min(MOST) as u64 {
        f.write_str(", …")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_reads_as_people_write_it() {
        let five = Number::integer(5);
        let half_open = Window {
            alpha: five,
            beta: Number::PLUS_INFINITY,
        };
        for (shown, text) in [
            (Shown::Nothing, "-"),
            (Shown::Number(five), "5"),
            (Shown::Window(half_open), "[5, ∞]"),
            (Shown::Window(Window::OPEN), "[-∞, ∞]"),
            (Shown::Bounded(five, Bound::Upper), "<= 5"),
            (Shown::list((0..3).map(Shown::Whole)), "0, 1, 2"),
            (Shown::list(std::iter::empty()), "-"),
            (
                Shown::Entries(vec![("pile", Shown::Whole(1)), ("take", Shown::Whole(2))]),
                "pile 1, take 2",
            ),
        ] {
            assert_eq!(shown.to_string(), text);
        }
    }

    #[test]
    fn a_long_list_shows_its_beginning_and_its_length() {
        let Shown::List(elements, total) = Shown::list((0..5000).map(Shown::Whole)) else {
            panic!("a list is a list");
        };
        assert_eq!((elements.len(), total), (1000, 5000));
        let text = Shown::List(elements, total).to_string();
        assert!(text.ends_with("11, …"), "{text}");
    }
}
