//! Integers as they may be written in JSON.

/// The integer that a JSON number is, digit for digit: `3`, `3.0`, `1e3` and `1.50e1` are integers,
/// `3.5` and `1e-1` are not. `None` also when it does not fit into 128 bits.
pub fn exact_integer(literal: &str) -> Option<i128> {
    let (negative, unsigned) = match literal.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, literal),
    };
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i64>().ok()?),
        None => (unsigned, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let fraction = fraction.trim_end_matches('0');
    if !whole
        .bytes()
        .chain(fraction.bytes())
        .all(|byte| byte.is_ascii_digit())
        || whole.is_empty()
    {
        return None;
    }
    let digits = format!("{whole}{fraction}");
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() {
        return Some(0);
    }
    let shift = exponent.checked_sub(i64::try_from(fraction.len()).ok()?)?;
    let significant = digits.trim_end_matches('0');
    let zeros = shift.checked_add(i64::try_from(digits.len() - significant.len()).ok()?)?;
    let power = 10i128.checked_pow(u32::try_from(zeros).ok()?)?;
    let magnitude = significant.parse::<i128>().ok()?.checked_mul(power)?;
    Some(if negative { -magnitude } else { magnitude })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_forms_are_integers() {
        for (literal, value) in [
            ("0", 0),
            ("-0", 0),
            ("3", 3),
            ("3.0", 3),
            ("1e3", 1000),
            ("1.50e1", 15),
            ("1500e-2", 15),
            ("-2E+2", -200),
            ("18446744073709551615", 18_446_744_073_709_551_615),
            ("0e999999999999", 0),
        ] {
            assert_eq!(exact_integer(literal), Some(value), "{literal}");
        }
    }

    #[test]
    fn other_forms_are_not() {
        for literal in [
            "3.5",
            "1e-1",
            "3.00000000000000000001",
            "1e40",
            "1e999999999999",
            "",
            "x",
            "1e",
            "-",
        ] {
            assert_eq!(exact_integer(literal), None, "{literal}");
        }
    }
}
