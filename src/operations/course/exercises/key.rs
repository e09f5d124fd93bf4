//! The right answers, as the operations themselves give them.

use serde_json::{Map, Value, json};

use crate::operations::operation::Context;
use crate::problems::Problem;

/// What the operation at a path answers to a question.
pub(super) fn answer(
    path: &str,
    mut question: Map<String, Value>,
    context: &Context<'_>,
) -> Result<Value, Problem> {
    if matches!(path, "/alphabeta" | "/minimax") {
        question.insert("detail".into(), "nodes".into());
    }
    let entry = context.catalogue.iter().find(|entry| entry.path == path);
    let entry = entry.ok_or_else(|| Problem::internal(format!("there is no operation {path}")))?;
    let text = Value::Object(question).to_string();
    let answer = entry.ask(text.as_bytes(), context)?;
    serde_json::from_slice(&answer.json).map_err(Problem::internal)
}

/// The right answer with these parts.
pub(super) fn key(parts: &[&'static str], answer: &Value) -> Value {
    let parts = parts.iter();
    Value::Object(
        parts
            .map(|part| ((*part).to_owned(), part_of(part, answer)))
            .collect(),
    )
}

fn part_of(part: &str, answer: &Value) -> Value {
    let nodes = || answer["nodes"].as_array().into_iter().flatten();
    let inner = || nodes().filter(|node| !node["to_move"].is_null());
    let of_nodes = |part: &dyn Fn(&Value) -> Value| {
        inner()
            .filter_map(|node| Some((node["id"].as_str()?.to_owned(), part(node))))
            .collect()
    };
    match part {
        "node_values" => Value::Object(of_nodes(&|node| node["value"].clone())),
        "windows" if answer["nodes"].is_array() => {
            Value::Object(of_nodes(&|node| node["window"].clone()))
        }
        "returned" => Value::Object(of_nodes(
            &|node| json!({"value": node["value"], "bound": node["bound"]}),
        )),
        // As people write it down: that it is proven is not theirs to say.
        "period" if answer["period"].is_object() => {
            let period = &answer["period"];
            json!({"preperiod": period["preperiod"], "length": period["length"]})
        }
        "children" => answer["children"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|child| {
                json!({"pile": child["pile"], "take": child["take"], "outcome": child["outcome"]})
            })
            .collect(),
        // In the worst order alpha-beta reads them all.
        "maximal_leaves" => answer["leaves"].clone(),
        "leaves_read_count" => answer["leaves_read_total"].clone(),
        "pruned_leaves" => answer["pruned"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|cut| cut["leaves"].as_array().into_iter().flatten())
            .cloned()
            .collect(),
        "cuts" => answer["pruned"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|cut| cut["children"].as_array().is_some_and(|c| !c.is_empty()))
            .map(|cut| cut["node"].clone())
            .collect(),
        part => answer[part].clone(),
    }
}
