//! Piles of Nim in SVG.

use svg::Document;
use svg::Node as _;
use svg::node::element::{Circle, Text, Title};

/// The most that is drawn of a pile one by one; of a larger one only the number is told.
const MOST_DRAWN: u64 = 30;
/// Pixels from one of a pile to the next, and from pile to pile.
const STEP: u64 = 18;
const PILE: u64 = 48;
const MARGIN: u64 = 24;

/// The picture of piles side by side, each with its size below.
pub fn piles(piles: &[u64], title: &str) -> String {
    let drawn = |pile: u64| if pile <= MOST_DRAWN { pile } else { 0 };
    let highest = piles.iter().map(|pile| drawn(*pile)).max().unwrap_or(0);
    let (width, height) = (piles.len() as u64 * PILE, highest * STEP + STEP);
    let mut document = Document::new()
        .set("viewBox", (0, 0, width + 2 * MARGIN, height + 2 * MARGIN))
        .set("width", width + 2 * MARGIN)
        .set("height", height + 2 * MARGIN)
        .set("role", "img")
        .set("font-family", "sans-serif")
        .set("font-size", 14)
        .set("text-anchor", "middle")
        .set("fill", "none")
        .set("stroke", "currentColor")
        .add(Title::new(title));
    for (place, pile) in (0..).zip(piles) {
        let x = MARGIN + place * PILE + PILE / 2;
        for one in 0..drawn(*pile) {
            document.append(
                Circle::new()
                    .set("cx", x)
                    .set("cy", MARGIN + (highest - one) * STEP - STEP / 2)
                    .set("r", STEP / 2 - 2),
            );
        }
        document.append(
            Text::new(pile.to_string())
                .set("x", x)
                .set("y", MARGIN + highest * STEP + STEP)
                .set("fill", "currentColor")
                .set("stroke", "none"),
        );
    }
    document.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_has_as_many_circles_as_it_has_and_a_huge_one_only_its_number() {
        let picture = piles(&[3, 0, 5], "Three piles");
        assert_eq!(picture.matches("<circle").count(), 8);
        let huge = piles(&[u64::MAX], "One pile");
        assert_eq!(huge.matches("<circle").count(), 0);
        assert!(huge.contains("18446744073709551615"));
    }
}
