//! Octal and hexadecimal codes of games (E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning ways", chapter 4).
//!
//! The digit at place `k` after the point says what may become of the rest when `k` are taken: it is a sum of 1
//! (nothing is left), 2 (one heap is left), 4 (two heaps are left) and, in base 16, 8 (three heaps are left). The digit
//! before the point is about taking none, so it may only split.

use thiserror::Error;

use super::{HeapsLeft, InTwo, TakeAndBreak};

/// The base of the digits of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// Octal: a heap is split in two at most.
    Eight,
    /// Hexadecimal: a heap may be split in three.
    Sixteen,
}

/// Why a text is not the code of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CodeError {
    /// There is no digit.
    #[error("the code is empty; write one like 0.77")]
    Empty,
    /// Two points.
    #[error("the code has two points; write one like 0.77")]
    TwoPoints,
    /// Something that is not a digit.
    #[error(
        "'{0}' is not a digit of a code; codes are written like 0.77, and known by name are {names}", names = listed(&NAMED_GAMES)
    )]
    NotADigit(char),
    /// A digit of base 16 in base 8.
    #[error(
        "the digit {0} is not octal: it would split a heap in three; ask with \"base\": 16 if that is meant"
    )]
    NotOctal(char),
    /// Several digits before the point.
    #[error("one digit at most stands before the point, so write 0.{0} if no more is meant")]
    SeveralBeforeThePoint(String),
    /// A first digit with a move that takes nothing and splits nothing.
    #[error(
        "the digit {0} before the point lets a move take nothing and leave nothing or one heap: a heap, or the lack of \
         one, that stays as it is is no move; only {allowed} can stand there", allowed = listed(.1.before_the_point())
    )]
    MovesNothing(char, Base),
    /// More digits than a code may have.
    #[error("the code has {0} digits after the point; {MOST_DIGITS} are the most")]
    TooLong(usize),
}

/// The most digits after the point.
pub const MOST_DIGITS: usize = 256;

/// The games that are known by name.
pub const NAMED_GAMES: [&str; 4] = ["kayles", "dawsons_kayles", "dawsons_chess", "grundys_game"];

impl Base {
    /// The digits that can stand before the point: they let a move that takes nothing only split.
    pub const fn before_the_point(self) -> &'static [char] {
        match self {
            Self::Eight => &['0', '4'],
            Self::Sixteen => &['0', '4', '8', 'C'],
        }
    }
}

/// "a, b and c".
fn listed(things: &[impl ToString]) -> String {
    let texts: Vec<String> = things.iter().map(ToString::to_string).collect();
    match texts.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => texts.concat(),
    }
}

impl TakeAndBreak {
    /// The game with this code, like `0.77`, `.77` or `4.3`.
    ///
    /// # Errors
    /// What is wrong with the code.
    pub fn from_code(code: &str, base: Base) -> Result<Self, CodeError> {
        let code = code.trim();
        let (before, after) = code.split_once('.').unwrap_or((code, ""));
        if after.contains('.') {
            return Err(CodeError::TwoPoints);
        }
        let digits = |text: &str| -> Result<Vec<(char, u32)>, CodeError> {
            text.chars().map(|letter| digit(letter, base)).collect()
        };
        let (first, rest) = (digits(before)?, digits(after)?);
        if first.is_empty() && rest.is_empty() {
            return Err(CodeError::Empty);
        }
        let first = match first.as_slice() {
            [] => 0,
            [(letter, value)] if value & 3 > 0 => {
                return Err(CodeError::MovesNothing(*letter, base));
            }
            [(_, value)] => *value,
            _ => return Err(CodeError::SeveralBeforeThePoint(before.to_owned())),
        };
        if rest.len() > MOST_DIGITS {
            return Err(CodeError::TooLong(rest.len()));
        }
        let values = std::iter::once(first).chain(rest.iter().map(|(_, value)| *value));
        Ok(Self::of_digits(values))
    }

    /// The game with these digits in its code, the one before the point first.
    pub(in crate::impartial) fn of_digits(digits: impl IntoIterator<Item = u32>) -> Self {
        let mut after_taking: Vec<HeapsLeft> = digits.into_iter().map(heaps_left).collect();
        while after_taking.last() == Some(&HeapsLeft::NEVER) {
            after_taking.pop();
        }
        Self { after_taking }
    }

    /// The game of this name, however it is spelt: Kayles, Dawson's Kayles, Dawson's chess or Grundy's game.
    pub fn from_name(name: &str) -> Option<Self> {
        let letters: String = name
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect();
        let code = match letters.as_str() {
            "kayles" => "0.77",
            "dawsonskayles" => "0.07",
            "dawsonschess" => "0.137",
            "grundysgame" | "grundy" => return Some(Self::grundys_game()),
            _ => return None,
        };
        Self::from_code(code, Base::Eight).ok()
    }
}

fn digit(letter: char, base: Base) -> Result<(char, u32), CodeError> {
    let value = letter.to_digit(16).ok_or(CodeError::NotADigit(letter))?;
    if base == Base::Eight && value > 7 {
        // A letter is more likely a slip, or the start of a name, than a digit.
        return Err(match letter.is_ascii_digit() {
            true => CodeError::NotOctal(letter),
            false => CodeError::NotADigit(letter),
        });
    }
    Ok((letter, value))
}

fn heaps_left(digit: u32) -> HeapsLeft {
    HeapsLeft {
        none: digit & 1 > 0,
        one: digit & 2 > 0,
        two: if digit & 4 > 0 {
            InTwo::Any
        } else {
            InTwo::Never
        },
        three: digit & 8 > 0,
    }
}
