//! What somebody wrote, as it is told back to them.

/// The text, cut to a length that fits into a message.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_sixty_characters_is_told_whole_and_a_longer_one_is_cut() {
        let whole = "ğ".repeat(60);
        assert_eq!(shorten(&whole), whole);
        assert_eq!(shorten(&format!("{whole}x")), format!("{whole}…"));
        assert_eq!(shorten(""), "");
    }
}
