//! Durations in seconds.

use std::time::Duration;

use crate::http::seconds;

/// No timeout needs more, and adding this to a clock cannot overflow.
const LONGEST: Duration = Duration::from_secs(365 * 24 * 3600);

/// Seconds, `10` or `0.5`.
pub(super) fn parse(text: &str) -> Result<Duration, String> {
    seconds(text)
        .filter(|duration| *duration <= LONGEST)
        .ok_or_else(|| "expected seconds, like 10 or 0.5, up to a year".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_seconds_up_to_a_year() {
        assert_eq!(parse("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["", "10s", "-1", "31536001"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
