//! Splitting what comes in pieces into lines.

use std::borrow::Cow;

/// Splits pieces of a text into its lines, and keeps no more of a line than it may have. Empty lines are counted and
/// passed over.
#[derive(Debug)]
pub struct LineSplitter {
    most_bytes: usize,
    /// The line that has begun in the pieces so far.
    begun: Vec<u8>,
    /// Whether it has become too long to be kept.
    too_long: bool,
    lines: u64,
}

/// A line that is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedLine<'a> {
    /// Its place, from 1.
    pub number: u64,
    /// What stands there; `None` when it is too long.
    pub text: Option<Cow<'a, [u8]>>,
}

impl LineSplitter {
    /// A splitter of lines of up to so many bytes.
    pub fn new(most_bytes: usize) -> Self {
        Self {
            most_bytes,
            begun: Vec::new(),
            too_long: false,
            lines: 0,
        }
    }

    /// The most bytes of a line.
    pub fn most_bytes(&self) -> usize {
        self.most_bytes
    }

    /// How many bytes are kept of the line that has begun.
    pub fn kept_bytes(&self) -> usize {
        self.begun.len()
    }

    /// Keeps no more of the line that has begun: it will be told as one that is too long.
    pub fn give_up_line(&mut self) {
        self.too_long = true;
        self.begun = Vec::new();
    }

    /// The place of the line that has begun, or would be next.
    pub fn begun_line(&self) -> u64 {
        self.lines + 1
    }

    /// Takes the next line off the front of a piece; `None` when all of the piece is used up.
    pub fn next_line<'a>(&mut self, piece: &mut &'a [u8]) -> Option<NumberedLine<'a>> {
        while let Some(end) = piece.iter().position(|byte| *byte == b'\n') {
            let (head, rest) = piece.split_at(end);
            *piece = rest.get(1..).unwrap_or_default();
            let line = if self.begun.is_empty() && !self.too_long && head.len() <= self.most_bytes {
                self.numbered(Some(Cow::Borrowed(head)))
            } else {
                self.keep(head);
                self.take_begun()
            };
            if line.is_some() {
                return line;
            }
        }
        self.keep(piece);
        *piece = &[];
        None
    }

    /// The last line, if no line feed ends it.
    pub fn last_line(mut self) -> Option<NumberedLine<'static>> {
        self.take_begun()
    }

    fn keep(&mut self, part: &[u8]) {
        self.too_long |= self.begun.len() + part.len() > self.most_bytes;
        if self.too_long {
            self.begun = Vec::new();
        } else {
            self.begun.extend_from_slice(part);
        }
    }

    fn take_begun(&mut self) -> Option<NumberedLine<'static>> {
        let begun = std::mem::take(&mut self.begun);
        let too_long = std::mem::take(&mut self.too_long);
        self.numbered((!too_long).then_some(Cow::Owned(begun)))
    }

    fn numbered<'a>(&mut self, text: Option<Cow<'a, [u8]>>) -> Option<NumberedLine<'a>> {
        self.lines += 1;
        let is_empty = text
            .as_ref()
            .is_some_and(|text| text.trim_ascii().is_empty());
        (!is_empty).then_some(NumberedLine {
            number: self.lines,
            text,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn split(pieces: &[&[u8]], most_bytes: usize) -> Vec<(u64, Option<String>)> {
        let mut splitter = LineSplitter::new(most_bytes);
        let mut lines = Vec::new();
        let mut add = |line: NumberedLine<'_>| {
            let text = line
                .text
                .map(|text| String::from_utf8_lossy(&text).into_owned());
            lines.push((line.number, text));
        };
        for piece in pieces {
            let mut piece = *piece;
            while let Some(line) = splitter.next_line(&mut piece) {
                add(line);
            }
        }
        if let Some(line) = splitter.last_line() {
            add(line);
        }
        lines
    }

    /// What `split` must find, told in another way.
    fn lines_of(text: &[u8], most_bytes: usize) -> Vec<(u64, Option<String>)> {
        let lines = (1..).zip(text.split(|byte| *byte == b'\n'));
        let told = lines.map(|(number, line)| {
            let text = String::from_utf8_lossy(line).into_owned();
            (number, (line.len() <= most_bytes).then_some(text))
        });
        let not_empty =
            told.filter(|(_, text)| text.as_ref().is_none_or(|text| !text.trim().is_empty()));
        not_empty.collect()
    }

    #[test]
    fn lines_are_counted_from_one_and_empty_ones_too() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(
            split(&[b"a\n\n  \r\nb", b"c\n", b"d"], 10),
            [(1, some("a")), (4, some("bc")), (5, some("d"))]
        );
        assert_eq!(split(&[b"\n"], 10), []);
    }

    #[test]
    fn a_line_that_is_given_up_is_not_kept_and_the_next_one_is_whole() {
        let mut splitter = LineSplitter::new(100);
        assert_eq!(splitter.next_line(&mut &b"a\nbegun"[..]).unwrap().number, 1);
        let mut rest = &b"begun"[..];
        assert_eq!(splitter.next_line(&mut rest), None);
        assert_eq!((splitter.kept_bytes(), splitter.begun_line()), (5, 2));
        splitter.give_up_line();
        assert_eq!(splitter.kept_bytes(), 0);
        let mut piece = &b" and ended\nc\n"[..];
        let given_up = splitter.next_line(&mut piece).unwrap();
        assert_eq!((given_up.number, given_up.text), (2, None));
        let next = splitter.next_line(&mut piece).unwrap();
        assert_eq!((next.number, next.text.as_deref()), (3, Some(&b"c"[..])));
    }

    #[test]
    fn a_line_that_is_too_long_is_told_and_the_next_one_is_whole() {
        let mut splitter = LineSplitter::new(100);
        for _ in 0..1000 {
            assert_eq!(splitter.next_line(&mut &[b'x'; 99][..]), None);
            assert!(splitter.begun.capacity() <= 200, "it is not kept");
        }
        let mut piece = &b"x\nshort\n"[..];
        let too_long = splitter.next_line(&mut piece).unwrap();
        assert_eq!((too_long.number, too_long.text), (1, None));
        let short = splitter.next_line(&mut piece).unwrap();
        assert_eq!(short.text.as_deref(), Some(&b"short"[..]));
    }

    proptest! {
        #[test]
        fn the_lines_are_the_same_however_the_text_is_cut(
            text in "[ab \n]{0,60}",
            size in 1usize..20,
            most_bytes in 1usize..8,
        ) {
            let pieces: Vec<&[u8]> = text.as_bytes().chunks(size).collect();
            prop_assert_eq!(split(&pieces, most_bytes), lines_of(text.as_bytes(), most_bytes));
        }
    }
}
