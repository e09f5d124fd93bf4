//! Searches of trees are explained as they are answered.

use arborist_engine::random::SplitMix64;
use serde_json::{Value, json};

use super::{below, elements, end, explained, items, number, one_of, said, text};
use crate::course::explain::Sentence;
use crate::messages::Argument;
use crate::operations::testing::ask;

fn random_tree(random: &mut SplitMix64, depth: u32) -> Value {
    if depth == 0 || below(random, 5) == 0 {
        return match below(random, 20) {
            0 => json!(0.5),
            _ => json!(below(random, 19) as i64 - 9),
        };
    }
    let children = 1 + below(random, 4);
    (0..children)
        .map(|_| random_tree(random, depth - 1))
        .collect()
}

#[test]
fn alpha_beta_is_explained_step_by_step_as_its_trace_has_it() {
    let mut random = SplitMix64::new(5);
    for _ in 0..300 {
        let question = json!({
            "tree": [random_tree(&mut random, 4)],
            "to_move": one_of(&mut random, &["max", "min"]),
            "cut_when": one_of(&mut random, &[">=", ">"]),
            "fail": one_of(&mut random, &["soft", "hard"]),
            "deep_cutoffs": below(&mut random, 4) > 0,
            "order": one_of(&mut random, &["given", "reversed", "best", "worst"]),
            "window": one_of(&mut random, &[json!([null, null]), json!([-2, 3])]),
            "detail": "trace",
        });
        let answer = ask("/alphabeta", &question);
        let sentences = explained("/alphabeta", &question);
        let trace = elements(&answer["trace"]);
        for (event, sentence) in trace.iter().zip(sentences.kept()) {
            check_step(event, sentence, &answer["conventions"]);
        }
        let cuts = said(&sentences, &["alphabeta-alpha-cut", "alphabeta-beta-cut"]);
        assert_eq!(cuts.len() as u64, answer["pruned_total"].as_u64().unwrap());
        let last = sentences.kept().last().unwrap();
        let counts = &answer["statistics"];
        assert_eq!(
            text(&last.message, "total"),
            number(&counts["leaves_total"])
        );
        if counts["leaves_pruned"] == 0 {
            assert_eq!(last.message.id(), "alphabeta-all-leaves");
        } else {
            assert_eq!(text(&last.message, "read"), number(&counts["leaves"]));
            assert_eq!(
                text(&last.message, "never"),
                number(&counts["leaves_pruned"])
            );
            let pruned: Vec<String> = elements(&answer["pruned"])
                .iter()
                .flat_map(|pruned| elements(&pruned["leaves"]))
                .map(number)
                .collect();
            assert_eq!(items(&last.message, "leaves"), pruned);
        }
        let value = match answer["bound"].as_str().unwrap() {
            "exact" => "tree-value",
            "lower" => "tree-value-at-least",
            _ => "tree-value-at-most",
        };
        let value = said(&sentences, &[value]);
        assert_eq!(text(value[0], "value"), number(&answer["value"]));
        let best = said(&sentences, &["tree-move"]);
        assert_eq!(text(best[0], "move"), number(&answer["move"]));
        assert_eq!(sentences.total(), trace.len() as u128 + 4);
    }
}

fn check_step(event: &Value, Sentence { node, message }: &Sentence, conventions: &Value) {
    assert_eq!(node.as_deref(), event["node"].as_str());
    let window = &event["window"];
    let ends = [end(&window[0], "-\u{221e}"), end(&window[1], "\u{221e}")];
    let told = || [text(message, "alpha"), text(message, "beta")];
    match event["event"].as_str().unwrap() {
        "enter" => {
            assert_eq!(message.id(), "alphabeta-enter");
            assert_eq!(told(), ends);
        }
        "leaf" => {
            assert_eq!(message.id(), "alphabeta-leaf");
            assert_eq!(text(message, "value"), number(&event["value"]));
        }
        "update" => {
            assert_eq!(told(), ends);
            assert_eq!(text(message, "value"), number(&event["value"]));
            assert_eq!(text(message, "from"), number(&event["from"]));
            match message.id() {
                "alphabeta-alpha-rises" => assert_eq!(window[0], event["value"]),
                "alphabeta-beta-falls" => assert_eq!(window[1], event["value"]),
                id => assert_eq!(id, "alphabeta-best-outside"),
            }
        }
        "cut" => {
            assert_eq!(told(), ends);
            let kind = event["kind"].as_str().unwrap();
            assert_eq!(message.id(), format!("alphabeta-{kind}-cut"));
            let relation = match (kind, conventions["cut_when"].as_str().unwrap()) {
                ("beta", rule) => rule,
                (_, ">=") => "<=",
                _ => "<",
            };
            assert_eq!(text(message, "relation"), relation);
            let Some(Argument::Message(pruned)) = message.argument("pruned") else {
                panic!("{message:?} prunes nothing");
            };
            if event["pruned_total"] == 0 {
                assert_eq!(pruned.id(), "alphabeta-pruned-nothing");
            } else {
                let children: Vec<String> = elements(&event["pruned"]).iter().map(number).collect();
                assert_eq!(items(pruned, "children"), children);
            }
        }
        _ => {
            let id = match event["bound"].as_str().unwrap() {
                "exact" => "alphabeta-returns",
                "upper" => "alphabeta-returns-at-most",
                _ => "alphabeta-returns-at-least",
            };
            assert_eq!(message.id(), id);
            assert_eq!(text(message, "value"), number(&event["value"]));
        }
    }
}

#[test]
fn minimax_values_are_the_largest_or_smallest_of_the_children_told() {
    let mut random = SplitMix64::new(7);
    for _ in 0..200 {
        let question = json!({"tree": [random_tree(&mut random, 4), 1], "detail": "nodes"});
        let answer = ask("/minimax", &question);
        let sentences = explained("/minimax", &question);
        let choices = said(&sentences, &["minimax-max", "minimax-min"]);
        let nodes = elements(&answer["nodes"]);
        let inner = nodes.iter().filter(|node| !node["to_move"].is_null());
        assert_eq!(choices.len(), inner.count());
        for choice in choices {
            let node = nodes.iter().find(|node| node["id"] == text(choice, "node"));
            let value: f64 = text(choice, "value").parse().unwrap();
            assert_eq!(Some(value), node.unwrap()["value"].as_f64());
            let children = items(choice, "children");
            let values = children
                .iter()
                .map(|child| child.split_once(" = ").unwrap().1.parse().unwrap());
            let chosen = match choice.id() {
                "minimax-max" => values.fold(f64::NEG_INFINITY, f64::max),
                _ => values.fold(f64::INFINITY, f64::min),
            };
            assert_eq!(chosen, value);
            let named = format!("{} = {}", text(choice, "chosen"), text(choice, "value"));
            assert!(children.contains(&named), "{choice:?}");
        }
        assert_eq!(
            text(said(&sentences, &["tree-value"])[0], "value"),
            number(&answer["value"])
        );
    }
}
