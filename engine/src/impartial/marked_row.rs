//! Rows in which every place is marked or not, as they are written.

use thiserror::Error;

/// How the places of a row are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet {
    /// What a marked place is written with; the first is the usual one.
    pub marked: &'static [char],
    /// What any other place is written with; the first is the usual one.
    pub blank: &'static [char],
}

impl Alphabet {
    /// `X` and `.`.
    pub const CROSSES: Self = Self {
        marked: &['X', 'x'],
        blank: &['.', '-', '_'],
    };

    /// Heads and tails, `H` and `T`.
    pub const COINS: Self = Self {
        marked: &['H', 'h'],
        blank: &['T', 't'],
    };

    /// The usual letters.
    fn known(self) -> [char; 2] {
        [self.marked, self.blank].map(|letters| letters.first().copied().unwrap_or(' '))
    }
}

/// A letter that stands for no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("'{found}' at place {index}, counted from 0, is neither '{}' nor '{}'", .alphabet.known()[0], .alphabet.known()[1])]
pub struct UnknownMark {
    /// Where it stands, counted from 0.
    pub index: usize,
    /// The letter.
    pub found: char,
    alphabet: Alphabet,
}

impl UnknownMark {
    /// The letters that are known: the usual one for a place that is marked, and for one that is not.
    pub fn known(&self) -> [char; 2] {
        self.alphabet.known()
    }
}

/// Which places of a row are marked.
///
/// # Errors
/// The first letter that is neither of the two.
pub fn parse(text: &str, alphabet: Alphabet) -> Result<Vec<bool>, UnknownMark> {
    let place = |(index, found): (usize, char)| {
        if alphabet.marked.contains(&found) {
            Ok(true)
        } else if alphabet.blank.contains(&found) {
            Ok(false)
        } else {
            Err(UnknownMark {
                index,
                found,
                alphabet,
            })
        }
    };
    text.chars().enumerate().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_place_by_place() {
        assert_eq!(
            parse("Xx.-_", Alphabet::CROSSES),
            Ok(vec![true, true, false, false, false])
        );
        assert_eq!(parse("hT", Alphabet::COINS), Ok(vec![true, false]));
        let error = parse("X.O", Alphabet::CROSSES).unwrap_err();
        assert_eq!((error.index, error.found), (2, 'O'));
        assert_eq!(
            error.to_string(),
            "'O' at place 2, counted from 0, is neither 'X' nor '.'"
        );
    }
}
