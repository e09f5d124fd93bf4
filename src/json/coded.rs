//! How messages pass through serde, which hands on errors as texts only: coded as a text, and read from it again by
//! [`ReadError`](super::ReadError).

use std::fmt;

use crate::messages::Message;
use crate::problems::{Detail, ProblemKind};

/// What begins a text that is code, and ends the kind in it. No text of ours or of serde's begins so.
const MARK: char = '\u{1}';

/// What is wrong, with its kind.
#[derive(Clone, Debug)]
pub struct Coded<T>(
    /// The kind.
    pub ProblemKind,
    /// What is wrong.
    pub T,
);

impl<T: Clone + Into<Detail>> fmt::Display for Coded<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let detail: Detail = self.1.clone().into();
        let detail = serde_json::to_string(&detail).map_err(|_| fmt::Error)?;
        write!(f, "{MARK}{}{MARK}{detail}", self.0.code())
    }
}

/// Says what a visitor expects, in its `expecting`: "an object", as it stands after "expected".
///
/// # Errors
/// Those of the formatter.
pub fn wanted(f: &mut fmt::Formatter<'_>, message: &Message) -> fmt::Result {
    let message = serde_json::to_string(message).map_err(|_| fmt::Error)?;
    write!(f, "{MARK}{message}")
}

/// What a text that a visitor expects something with codes, if it does.
pub(super) fn read_wanted(text: &str) -> Option<Message> {
    serde_json::from_str(text.strip_prefix(MARK)?).ok()
}

/// What a text codes, if it does.
pub(super) fn read(text: &str) -> Option<(ProblemKind, Detail)> {
    let (code, detail) = text.strip_prefix(MARK)?.split_once(MARK)?;
    let detail = serde_json::from_str(detail).ok()?;
    Some((ProblemKind::from_code(code)?, detail))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Items;

    #[test]
    fn what_is_coded_is_read_again() {
        let items = Items {
            shown: vec!["a\u{1}".to_owned(), "\"".to_owned()],
            total: u64::MAX,
        };
        let message = Message::new("list")
            .with("first", Message::new("list").with("first", i128::MIN))
            .with("last", items);
        for detail in [
            Detail::from(message),
            Detail::Verbatim("there\u{1} is".to_owned()),
        ] {
            for kind in ProblemKind::ALL {
                let coded = Coded(kind, detail.clone()).to_string();
                assert_eq!(read(&coded), Some((kind, detail.clone())));
            }
        }
    }

    #[test]
    fn what_is_wanted_is_read_again() {
        struct Wanted(Message);
        impl fmt::Display for Wanted {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &self.0)
            }
        }
        let message = Message::new("list").with("first", "\u{1}").with("last", 3);
        assert_eq!(
            read_wanted(&Wanted(message.clone()).to_string()),
            Some(message)
        );
    }

    #[test]
    fn other_texts_are_no_code() {
        for text in [
            "",
            "expected a text",
            "\u{1}",
            "\u{1}internal\u{1}",
            "\u{1}internal\u{1}a text",
            "\u{1}eternal\u{1}{\"Verbatim\":\"a text\"}",
        ] {
            assert_eq!(read(text), None, "{text:?}");
            assert_eq!(read_wanted(text), None, "{text:?}");
        }
    }
}
