//! The language of answers, by its code.

use crate::messages::Language;

/// Reads the code of a language.
pub(super) fn parse(text: &str) -> Result<Language, String> {
    let mut languages = Language::ALL.iter().copied();
    languages
        .find(|language| language.code() == text)
        .ok_or_else(|| {
            let codes: Vec<_> = Language::ALL.iter().map(|known| known.code()).collect();
            format!("the languages are {}", codes.join(", "))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_called_by_its_code() {
        assert_eq!(parse("tr"), Ok(Language::Turkish));
        assert_eq!(parse("TR"), Err("the languages are en, tr, nl".to_owned()));
    }
}
