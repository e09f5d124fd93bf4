//! The word that somebody who mistyped a word may have meant.

/// The nearest of the known words, if it is near.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// Longer words are nobody's typing error, and comparing costs their length squared.
    const LONGEST: usize = 60;
    if word.chars().nth(LONGEST).is_some() {
        return None;
    }
    let word = word.to_lowercase();
    known
        .into_iter()
        .map(|known| {
            // What differs in case alone is nearest of all.
            let lower = known.to_lowercase();
            (strsim::damerau_levenshtein(&word, &lower), known)
        })
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, known)| *distance <= (known.len() / 3).max(1))
        .map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_fingers_is_understood_and_another_word_is_not() {
        let known = ["/minimax", "/alphabeta", "/nim/winning-move"];
        assert_eq!(nearest("/alpha-beta", known), Some("/alphabeta"));
        assert_eq!(nearest("/Minmax", known), Some("/minimax"));
        assert_eq!(nearest("/favicon.ico", known), None);
        assert_eq!(nearest(&"/minimax".repeat(100), known), None);
    }

    #[test]
    fn a_letter_in_the_other_case_is_taken_for_itself() {
        assert_eq!(nearest("n", ["P", "N"]), Some("N"));
        assert_eq!(nearest("UPPER", ["exact", "lower", "upper"]), Some("upper"));
    }
}
