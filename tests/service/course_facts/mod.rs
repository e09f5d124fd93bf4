//! The worked answers of the course, asked over HTTP. `course_facts.json` holds the facts; here stands how each is asked.

mod connect4;
mod impartial;
mod tictactoe;
mod trees;

use serde_json::Value;

use crate::harness::Service;

fn facts() -> Vec<Value> {
    serde_json::from_str(include_str!("../../fixtures/course_facts.json")).unwrap()
}

#[tokio::test]
async fn every_fact_of_the_course_is_answered() {
    let service = Service::start().await;
    let mut asked = 0;
    for fact in facts() {
        let id = fact["id"].as_str().unwrap();
        match fact["kind"].as_str().unwrap() {
            "tree" => trees::tree(&service, &fact).await,
            "uniform_tree" => trees::uniform_tree(&service, &fact).await,
            "nim" => impartial::nim(&service, &fact).await,
            "tictactoe" => tictactoe::tictactoe(&service, &fact).await,
            "connect4" => connect4::connect4(&service, &fact).await,
            "window" => trees::window(&service, &fact).await,
            "depth_penalty" => trees::depth_penalty(&service, &fact).await,
            "guarantee" => trees::guarantee(&service, &fact).await,
            "mex" => impartial::mex(&service, &fact).await,
            "grundy" => impartial::sum_of_games(&service, &fact).await,
            // Definitions: there is nothing to ask of the operations that exist.
            "term" | "evaluation" => continue,
            kind => panic!("{id}: nobody knows how to ask about {kind}"),
        }
        asked += 1;
    }
    assert_eq!(asked, 26);
}

async fn ask(service: &Service, path: &str, question: Value) -> Value {
    service.ask(path, &question.to_string()).await
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect()
}
