//! A part of a submission, marked.

use super::{Credit, Shown, Verdict};
use crate::messages::Message;

/// A part of a submission, compared with what is right.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkedPart {
    /// Its name.
    pub id: &'static str,
    /// What was compared: one mark, or one a node.
    pub marks: Vec<Mark>,
    /// Whether it was asked for and is not there.
    pub missing: bool,
}

/// Something that was submitted, compared with what is right.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The node it is about, when the part speaks of nodes one by one.
    pub node: Option<String>,
    /// What is right.
    pub expected: Shown,
    /// What was submitted.
    pub got: Shown,
    /// How much of it is right.
    pub credit: Credit,
    /// Whether it is right, but not what is expected.
    pub equivalent: bool,
    /// Whether nothing was said of the node, where something was asked.
    pub left_out: bool,
}

impl MarkedPart {
    /// A part that was asked for and is not there.
    pub fn missing(id: &'static str) -> Self {
        Self {
            id,
            marks: vec![Mark {
                node: None,
                expected: Shown::Nothing,
                got: Shown::Nothing,
                credit: Credit::NONE,
                equivalent: false,
                left_out: false,
            }],
            missing: true,
        }
    }

    /// A part of one mark that is right when the two are the same.
    pub fn of_equals(id: &'static str, expected: Shown, got: Shown) -> Self {
        let credit = Credit::full_if(expected == got);
        Self::of_one(id, expected, got, credit)
    }

    /// A part of one mark.
    pub fn of_one(id: &'static str, expected: Shown, got: Shown, credit: Credit) -> Self {
        Self {
            id,
            marks: vec![Mark {
                node: None,
                expected,
                got,
                credit,
                equivalent: false,
                left_out: false,
            }],
            missing: false,
        }
    }

    /// Whether all of it is right.
    pub fn is_right(&self) -> bool {
        self.marks.iter().all(|mark| mark.credit.is_full())
    }
}

impl Mark {
    /// What became of it, in words. `convention` tells under which other one it is right.
    pub(super) fn message(
        &self,
        part: &'static str,
        verdict: Verdict,
        convention: &str,
    ) -> Message {
        let name = match &self.node {
            None => part_name(part),
            Some(node) => Message::new("part-at-node")
                .with("part", part_name(part))
                .with("node", node.as_str()),
        };
        let (expected, got) = (self.expected.to_string(), self.got.to_string());
        match verdict {
            Verdict::Right => Message::new("check-right").with("part", name),
            Verdict::Equivalent => Message::new("check-equivalent")
                .with("part", name)
                .with("expected", expected)
                .with("got", got),
            Verdict::OtherConvention => Message::new("check-other-convention")
                .with("part", name)
                .with("convention", convention)
                .with("expected", expected)
                .with("got", got),
            Verdict::Missing => Message::new("check-missing").with("part", name),
            Verdict::Wrong | Verdict::Explained(_) if self.credit > Credit::NONE => {
                Message::new("check-partly")
                    .with("part", name)
                    .with("expected", expected)
                    .with("got", got)
            }
            Verdict::Wrong | Verdict::Explained(_) => Message::new("check-wrong")
                .with("part", name)
                .with("expected", expected)
                .with("got", got),
        }
    }
}

/// What people call a part.
pub fn part_name(part: &str) -> Message {
    match part {
        "value" => Message::new("part-value"),
        "move" => Message::new("part-move"),
        "bound" => Message::new("part-bound"),
        "principal_variation" => Message::new("part-principal-variation"),
        "leaves_read" => Message::new("part-leaves-read"),
        "leaves_read_count" => Message::new("part-leaves-read-count"),
        "pruned" => Message::new("part-pruned"),
        "pruned_leaves" => Message::new("part-pruned-leaves"),
        "pruned_leaves_count" => Message::new("part-pruned-leaves-count"),
        "cuts" => Message::new("part-cuts"),
        "windows" => Message::new("part-windows"),
        "returned" => Message::new("part-returned"),
        "node_values" => Message::new("part-node-values"),
        "visited" => Message::new("part-visited"),
        "visited_count" => Message::new("part-visited-count"),
        "minimal_leaves" => Message::new("part-minimal-leaves"),
        "maximal_leaves" => Message::new("part-maximal-leaves"),
        "nim_sum" => Message::new("part-nim-sum"),
        "outcome" => Message::new("part-outcome"),
        "winning_moves" => Message::new("part-winning-moves"),
        "winning_move" => Message::new("part-winning-move"),
        "children" => Message::new("part-children"),
        "leaves" => Message::new("part-leaves"),
        "nodes" => Message::new("part-nodes"),
        "cells" => Message::new("part-cells"),
        "eval" => Message::new("part-eval"),
        "center" => Message::new("part-center"),
        "values" => Message::new("part-values"),
        "grundy" => Message::new("part-grundy"),
        "mex" => Message::new("part-mex"),
        "period" => Message::new("part-period"),
        other => Message::new("part-other").with("name", other),
    }
}
