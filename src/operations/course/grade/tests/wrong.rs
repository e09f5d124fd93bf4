//! Answers that are wrong, drawn at random.

use arborist_engine::random::SplitMix64;
use serde_json::{Value, json};

use super::drawn::Keyed;
use crate::operations::testing::ask;

/// A source of chance.
pub(super) struct Draw(SplitMix64);

impl Draw {
    pub(super) const fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    fn one_of<'a>(&mut self, things: &'a [Value]) -> Option<&'a Value> {
        (!things.is_empty()).then(|| &things[self.below(things.len())])
    }

    /// Another number: a few more, or fewer where there are so many.
    fn other(&mut self, number: i64) -> i64 {
        let by = 1 + self.below(5) as i64;
        if self.below(2) == 0 && number >= by {
            number - by
        } else {
            number + by
        }
    }

    /// The list with one thing left out, or changed.
    fn other_list(&mut self, list: &[Value], change: impl Fn(&mut Self, &Value) -> Value) -> Value {
        let mut list = list.to_vec();
        let place = self.below(list.len());
        list[place] = change(self, &list[place]);
        json!(list)
    }
}

/// A part of the answer to a question that is not right, where there can be one.
pub(super) fn wrong(part: &str, posed: &Keyed, draw: &mut Draw) -> Option<Value> {
    let right = &posed.key[part];
    Some(match part {
        "move" => return worse_move(posed, draw),
        "outcome" => json!(if right == "P" { "N" } else { "P" }),
        "winning_moves" => return other_moves(posed, draw),
        "children" => {
            let mut children = right.clone();
            let place = draw.below(children.as_array()?.len());
            let outcome = &mut children[place]["outcome"];
            *outcome = json!(if outcome == "P" { "N" } else { "P" });
            children
        }
        "period" => {
            let mut period = right.clone();
            let end = ["preperiod", "length"][draw.below(2)];
            period[end] = json!(draw.other(period[end].as_i64()?));
            period
        }
        "values" => {
            let list = right.as_array()?;
            draw.other_list(list, |draw, value| {
                json!(draw.other(value.as_i64().unwrap()))
            })
        }
        "cells" => {
            let mut cells = right.clone();
            let at = empty_cell(right, draw);
            cells[at.0][at.1] = json!(draw.other(cells[at.0][at.1].as_i64()?));
            cells
        }
        "leaves_read" | "pruned_leaves" | "cuts" => return other_nodes(part, posed, draw),
        "windows" if right.is_array() => {
            let list = right.as_array()?;
            if list.is_empty() {
                json!([{"cells": [[1, 1], [2, 1], [3, 1], [4, 1]], "score": 1}])
            } else if draw.below(2) == 0 {
                json!(list[1..])
            } else {
                draw.other_list(list, |_, window| {
                    json!({"cells": window["cells"], "score": -window["score"].as_i64().unwrap()})
                })
            }
        }
        "windows" => {
            let (node, mut window) = one_entry(right, draw);
            let end = draw.below(2);
            window[end] = json!(window[end].as_i64().map_or(0, |end| draw.other(end)));
            with_entry(right, &node, window)
        }
        "returned" => {
            let (node, claim) = one_entry(right, draw);
            let window = &posed.key["windows"][&node];
            // Beyond the same end of the window every number is right, within it none.
            let within = match claim["bound"].as_str()? {
                "upper" => window[0].as_i64()? + 1,
                "lower" => window[1].as_i64()? - 1,
                _ => draw.other(claim["value"].as_i64()?),
            };
            with_entry(right, &node, json!(within))
        }
        "node_values" => {
            let (node, value) = one_entry(right, draw);
            with_entry(right, &node, json!(draw.other(value.as_i64()?)))
        }
        _ if right.is_string() => json!(format!("{}0", right.as_str()?)),
        _ => json!(draw.other(right.as_i64()?)),
    })
}

/// A move that is not worth what the best is, as the operations tell it.
fn worse_move(posed: &Keyed, draw: &mut Draw) -> Option<Value> {
    let mut question = posed.question.as_object()?.clone();
    let path = question.shift_remove("operation")?;
    if path == "/tictactoe/eval" {
        let cells = &posed.key["cells"];
        let at = empty_cell(cells, draw);
        return (cells[at.0][at.1] != posed.key["value"]).then(|| json!([at.0, at.1]));
    }
    question.shift_remove("cut_when");
    let answer = ask("/minimax", &question.into());
    let worse = |node: &&Value| node["value"] != answer["value"];
    let moves = answer["moves"].as_array()?.iter();
    let worse: Vec<Value> = moves.filter(worse).map(|mv| mv["node"].clone()).collect();
    draw.one_of(&worse).cloned()
}

/// A row and a column without a mark.
fn empty_cell(cells: &Value, draw: &mut Draw) -> (usize, usize) {
    loop {
        let (row, column) = (draw.below(3), draw.below(3));
        if !cells[row][column].is_null() {
            return (row, column);
        }
    }
}

/// The winning moves without one of them, or with a move that loses.
fn other_moves(posed: &Keyed, draw: &mut Draw) -> Option<Value> {
    let mut moves = posed.key["winning_moves"].as_array().unwrap().clone();
    let piles = posed.question["piles"].as_array().unwrap();
    let losing: Vec<Value> = piles
        .iter()
        .enumerate()
        .flat_map(|(pile, size)| {
            let size = size.as_u64().unwrap();
            (1..=size).map(move |take| json!({"pile": pile, "take": take, "leaves": size - take}))
        })
        .filter(|mv| !moves.contains(mv))
        .collect();
    match draw.one_of(&losing) {
        Some(losing) if moves.is_empty() || draw.below(2) == 0 => moves.push(losing.clone()),
        _ => drop(moves.pop()?),
    }
    Some(json!(moves))
}

/// The nodes without one of them, or with one that does not belong there.
fn other_nodes(part: &str, posed: &Keyed, draw: &mut Draw) -> Option<Value> {
    let mut nodes = posed.key[part].as_array()?.clone();
    let foreign = match part {
        "leaves_read" => posed.key["pruned_leaves"].as_array()?,
        _ => posed.key["leaves_read"].as_array()?,
    };
    match draw.one_of(foreign) {
        Some(foreign) if nodes.is_empty() || draw.below(2) == 0 => nodes.push(foreign.clone()),
        _ => {
            let place = draw.below(nodes.len());
            nodes.remove(place);
        }
    }
    Some(json!(nodes))
}

fn one_entry(entries: &Value, draw: &mut Draw) -> (String, Value) {
    let entries = entries.as_object().unwrap();
    let place = draw.below(entries.len());
    let (name, entry) = entries.iter().nth(place).unwrap();
    (name.clone(), entry.clone())
}

fn with_entry(entries: &Value, name: &str, entry: Value) -> Value {
    let mut entries = entries.clone();
    entries[name] = entry;
    entries
}
