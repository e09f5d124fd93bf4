//! The OpenAPI document.

use arborist::http::{Options, openapi};
use arborist::operations::CATALOGUE;
use serde_json::{Value, json};

use crate::harness::Service;
use crate::harness::operations::FOR_TESTS;

#[tokio::test]
async fn the_document_has_every_operation_with_real_answers() {
    let service = Service::start_for_tests(Options::default()).await;
    let document = service.get("/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    for entry in FOR_TESTS {
        let path = &document["paths"][entry.path];
        assert!(path["post"].is_object(), "{}", entry.path);
        assert_eq!(path["get"].is_object(), !entry.query.is_empty());
    }
    let post = &document["paths"]["/echo"]["post"];
    let example = "/content/application~1json/examples/greeting/value";
    assert_eq!(
        post["requestBody"].pointer(example),
        Some(&json!({"text": "it's ", "times": 2}))
    );
    for method in ["post", "get"] {
        let ok = &document["paths"]["/echo"][method]["responses"]["200"];
        assert_eq!(ok.pointer(example), Some(&json!({"text": "it's it's "})));
    }
}

#[tokio::test]
async fn the_two_forms_say_the_same() {
    let service = Service::start_for_tests(Options::default()).await;
    let json = service.get("/openapi.json").await;
    let yaml = service.get("/openapi.yaml").await;
    assert_eq!(yaml.header("content-type"), Some("application/yaml"));
    assert_eq!(yaml.text(), openapi::yaml(FOR_TESTS).unwrap());
    assert_eq!(json.text(), openapi::json(FOR_TESTS).unwrap());
}

#[test]
fn the_file_in_the_repository_is_up_to_date() {
    let file = include_str!("../../openapi.yaml");
    let document = openapi::yaml(CATALOGUE).unwrap();
    let differs = file.lines().zip(document.lines()).position(|(a, b)| a != b);
    assert!(
        file == document,
        "openapi.yaml is stale from line {} on; `make openapi` writes it anew",
        differs.unwrap_or_default() + 1
    );
}

#[tokio::test]
async fn every_reference_leads_somewhere() {
    let service = Service::start().await;
    let document = service.get("/openapi.json").await.json();
    let mut references = Vec::new();
    collect_references(&document, &mut references);
    assert!(!references.is_empty());
    for reference in references {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

#[test]
fn every_example_of_the_catalogue_has_an_answer() {
    let document = serde_json::to_value(openapi::document(CATALOGUE)).unwrap();
    for entry in CATALOGUE {
        assert!(!entry.examples.is_empty(), "{}", entry.path);
        let post = &document["paths"][entry.path]["post"];
        let answers = &post["responses"]["200"]["content"]["application/json"]["examples"];
        for example in entry.examples {
            let answer = &answers[example.name]["value"];
            assert!(!answer.is_null(), "{} {}", entry.path, example.name);
        }
    }
}

#[test]
fn a_parameter_may_be_what_its_key_in_the_question_may_be() {
    let document = serde_json::to_value(openapi::document(FOR_TESTS)).unwrap();
    let parameters = document["paths"]["/echo"]["get"]["parameters"].as_array();
    let times = parameters
        .unwrap()
        .iter()
        .find(|parameter| parameter["name"] == "times")
        .unwrap();
    assert_eq!(times["schema"]["type"], "integer");
    assert_eq!(times["schema"]["minimum"], 0);
    assert_eq!(times["example"], 2);
}

fn collect_references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                match value.as_str() {
                    Some(reference) if key == "$ref" => found.push(reference),
                    _ => collect_references(value, found),
                }
            }
        }
        Value::Array(elements) => {
            for element in elements {
                collect_references(element, found);
            }
        }
        _ => {}
    }
}
