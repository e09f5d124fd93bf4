//! Boards of squares in SVG: crosses, noughts and discs.

use svg::Document;
use svg::Node as _;
use svg::node::element::{Circle, Group, Line, Rectangle, Text, Title};

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A cross.
    Cross,
    /// A nought.
    Nought,
    /// A disc with a letter that tells its colour.
    Disc(char),
}

/// The width and height of a square in pixels.
const SQUARE: usize = 44;
/// Around the board.
const MARGIN: usize = 24;

/// The picture of a board, whose rows are told from the top. Columns are numbered below when `numbered`.
pub fn grid(rows: &[Vec<Option<Piece>>], numbered: bool, title: &str) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let (width, height) = (columns * SQUARE, rows.len() * SQUARE);
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
    for (row, squares) in rows.iter().enumerate() {
        for (column, piece) in squares.iter().enumerate() {
            let (x, y) = (MARGIN + column * SQUARE, MARGIN + row * SQUARE);
            document.append(
                Rectangle::new()
                    .set("x", x)
                    .set("y", y)
                    .set("width", SQUARE)
                    .set("height", SQUARE),
            );
            if let Some(piece) = piece {
                document.append(drawn(*piece, x, y));
            }
        }
    }
    if numbered {
        for column in 0..columns {
            let x = MARGIN + column * SQUARE + SQUARE / 2;
            document.append(letter((column + 1).to_string(), x, MARGIN + height + 16));
        }
    }
    document.to_string()
}

fn drawn(piece: Piece, x: usize, y: usize) -> Group {
    let (near, far, middle) = (10, SQUARE - 10, SQUARE / 2);
    let line = |from: (usize, usize), to: (usize, usize)| {
        Line::new()
            .set("x1", x + from.0)
            .set("y1", y + from.1)
            .set("x2", x + to.0)
            .set("y2", y + to.1)
    };
    let circle = || {
        Circle::new()
            .set("cx", x + middle)
            .set("cy", y + middle)
            .set("r", middle - near + 2)
    };
    match piece {
        Piece::Cross => Group::new()
            .set("stroke-width", 2)
            .add(line((near, near), (far, far)))
            .add(line((near, far), (far, near))),
        Piece::Nought => Group::new().set("stroke-width", 2).add(circle()),
        Piece::Disc(colour) => {
            Group::new()
                .add(circle())
                .add(letter(colour.to_string(), x + middle, y + middle + 5))
        }
    }
}

fn letter(text: String, x: usize, y: usize) -> Text {
    Text::new(text)
        .set("x", x)
        .set("y", y)
        .set("fill", "currentColor")
        .set("stroke", "none")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_drawn_on_its_square() {
        let rows = [
            vec![Some(Piece::Cross), None],
            vec![Some(Piece::Nought), Some(Piece::Disc('R'))],
        ];
        let picture = grid(&rows, true, "Two by two");
        assert_eq!(picture.matches("<rect").count(), 4);
        assert_eq!(picture.matches("<line").count(), 2);
        assert_eq!(picture.matches("<circle").count(), 2);
        assert!(picture.contains("<title>Two by two</title>"));
        assert_eq!(picture.matches("<text").count(), 3);
    }
}
