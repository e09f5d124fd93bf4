//! Sizes in bytes: `33554432`, `32MiB`, `500 kB`.

use std::fmt;
use std::str::FromStr;

/// A count of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ByteSize(pub(super) usize);

const UNITS: [(&str, usize); 8] = [
    ("", 1),
    ("b", 1),
    ("kb", 1_000),
    ("mb", 1_000_000),
    ("gb", 1_000_000_000),
    ("kib", 1 << 10),
    ("mib", 1 << 20),
    ("gib", 1 << 30),
];

impl FromStr for ByteSize {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let end = text
            .find(|character: char| !character.is_ascii_digit())
            .unwrap_or(text.len());
        let (number, unit) = text.split_at(end);
        let unit = unit.trim().to_ascii_lowercase();
        let factor = UNITS
            .iter()
            .find_map(|(name, factor)| (*name == unit).then_some(*factor));
        match (number.parse::<usize>(), factor) {
            (Ok(number), Some(factor)) => number
                .checked_mul(factor)
                .map(Self)
                .ok_or_else(|| "too large for this machine".to_owned()),
            _ => Err("expected a size like 33554432, 32MiB or 500kB".to_owned()),
        }
    }
}

impl fmt::Display for ByteSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, factor) in [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)] {
            if self.0 >= factor && self.0.is_multiple_of(factor) {
                return write!(f, "{}{name}", self.0 / factor);
            }
        }
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        for (text, bytes) in [
            ("0", 0),
            ("33554432", 33_554_432),
            ("32MiB", 33_554_432),
            ("32 mib", 33_554_432),
            ("500kB", 500_000),
            ("1GB", 1_000_000_000),
        ] {
            assert_eq!(text.parse(), Ok(ByteSize(bytes)), "{text}");
        }
        for wrong in [
            "",
            "MiB",
            "1.5MiB",
            "-1",
            "1 parsec",
            "99999999999999999999",
        ] {
            assert!(wrong.parse::<ByteSize>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_size_is_shown_as_it_is_written() {
        for text in ["32MiB", "16KiB", "1GiB", "1000"] {
            assert_eq!(text.parse::<ByteSize>().unwrap().to_string(), text);
        }
    }
}
