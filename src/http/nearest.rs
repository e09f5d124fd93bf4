//! The known word that was perhaps meant.

/// The nearest of the known words, if it is near.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    known
        .into_iter()
        .map(|known| (strsim::damerau_levenshtein(word, known), known))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, known)| *distance <= 1 + known.len() / 3)
        .map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_error_is_recognised_and_another_word_is_not() {
        let known = ["/alphabeta", "/minimax", "/nim/eval"];
        assert_eq!(nearest("/alpha-beta", known), Some("/alphabeta"));
        assert_eq!(nearest("/minmax", known), Some("/minimax"));
        assert_eq!(nearest("/favicon.ico", known), None);
    }
}
