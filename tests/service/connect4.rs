//! Exact play of Connect Four and the opponent, as front ends ask for them.

use serde_json::{Value, json};

use crate::harness::{Request, Service};

/// The scores of every column as the well-known API tells them.
const WELL_KNOWN: &str =
    include_str!("../../engine/tests/fixtures/connect4/solver/scores_of_columns.tsv");
const END_EASY: &str = include_str!("../../engine/tests/fixtures/connect4/solver/end_easy.txt");
const MIDDLE_EASY: &str =
    include_str!("../../engine/tests/fixtures/connect4/solver/middle_easy.txt");
const NINE_BY_FIVE: &str =
    include_str!("../../engine/tests/fixtures/connect4/solver/9x5_endgame_L1.txt");
const TEN_BY_SIX: &str =
    include_str!("../../engine/tests/fixtures/connect4/solver/10x6_endgame_L1.txt");

/// What a column that is full scores in the well-known format.
const FULL: i64 = 100;

async fn get(service: &Service, target: &str) -> Value {
    let reply = service.get(target).await;
    assert_eq!(reply.status, 200, "{target}: {}", reply.text());
    reply.json()
}

/// Moves, and the scores of all columns.
fn well_known() -> impl Iterator<Item = (&'static str, Vec<i64>)> {
    WELL_KNOWN.lines().map(|line| {
        let (moves, scores) = line.split_once('\t').unwrap();
        let scores = scores.split(' ').map(|score| score.parse().unwrap());
        (moves, scores.collect())
    })
}

#[tokio::test]
async fn solve_answers_as_the_well_known_api_does() {
    let service = Service::start().await;
    let mut asked = 0;
    for (moves, scores) in well_known() {
        let reply = service.get(&format!("/solve?pos={moves}")).await;
        let scores: Vec<_> = scores.iter().map(i64::to_string).collect();
        let expected = format!("{{\"pos\":\"{moves}\",\"score\":[{}]}}\n", scores.join(","));
        assert_eq!(reply.text(), expected);
        assert!(reply.header("etag").is_some());
        asked += 1;
    }
    assert_eq!(asked, 19);
}

#[tokio::test]
async fn solve_connect4_knows_the_same_scores_and_names_the_best() {
    let service = Service::start().await;
    for (moves, scores) in well_known() {
        let answer = get(&service, &format!("/connect4/solve?moves={moves}")).await;
        let best = scores.iter().filter(|score| **score != FULL).max().unwrap();
        let columns = (1..8).zip(&scores).filter(|(_, score)| *score == best);
        let best_columns: Vec<u8> = columns.map(|(column, _)| column).collect();
        let scores: Vec<_> = scores
            .iter()
            .map(|score| (*score != FULL).then_some(*score))
            .collect();
        assert_eq!(answer["scores"], json!(scores), "{moves}");
        assert_eq!(answer["value"], *best, "{moves}");
        assert_eq!(answer["best_columns"], json!(best_columns), "{moves}");
        let line = answer["principal_variation"].as_array().unwrap();
        assert!(
            answer["best_columns"]
                .as_array()
                .unwrap()
                .contains(&line[0])
        );
        assert_eq!(answer["plies_to_end"], line.len(), "{moves}");
        let posted = json!({"moves": moves}).to_string();
        assert_eq!(service.ask("/connect4/solve", &posted).await, answer);
    }
}

#[tokio::test]
async fn published_positions_have_their_published_scores() {
    let service = Service::start().await;
    for (rows, step, size) in [
        (END_EASY, 10, ""),
        (MIDDLE_EASY, 25, ""),
        (NINE_BY_FIVE, 50, "&width=9&height=5"),
        (TEN_BY_SIX, 50, "&width=10&height=6"),
    ] {
        for row in rows.lines().step_by(step) {
            let (moves, score) = row.split_once(' ').unwrap();
            let moves: String = match size {
                "" => moves.to_owned(),
                // Those rows count columns from 0.
                _ => moves
                    .chars()
                    .filter_map(|column| char::from_digit(column.to_digit(10)? + 1, 11))
                    .collect(),
            };
            let target = format!("/connect4/solve?moves={moves}{size}&mode=exact");
            let answer = get(&service, &target).await;
            assert_eq!(answer["value"].to_string(), score, "{target}");
            assert_eq!(answer["complete"], true);
        }
    }
}

#[tokio::test]
async fn a_page_of_any_origin_may_ask_solve() {
    let service = Service::start().await;
    for target in [
        "/solve?pos=5554224333234511764415115",
        "/connect4/play?moves=4455",
        "/solve?pos=450",
    ] {
        let asked = Request::new("GET", target).header("origin", "https://a.example");
        let reply = service.send(asked).await;
        assert_eq!(reply.header("access-control-allow-origin"), Some("*"));
    }
}

#[tokio::test]
async fn what_the_search_did_is_told_without_a_tag() {
    let service = Service::start().await;
    let target = "/connect4/solve?moves=52753311433677442422121";
    let told = service.get(&format!("{target}&statistics=true")).await;
    assert!(told.json()["statistics"]["nodes"].is_u64());
    assert_eq!(told.header("etag"), None);
    assert_eq!(told.header("cache-control"), Some("no-store"));
    let plain = service.get(target).await;
    assert!(plain.header("etag").is_some());
    assert_eq!(plain.header("cache-control"), Some("public, max-age=86400"));
    let batch = r#"[{"operation": "/connect4/solve", "question": {"moves": "4455667", "statistics": true}}]"#;
    assert_eq!(service.post("/batch", batch).await.header("etag"), None);
}

#[tokio::test]
async fn a_query_can_ask_for_the_exact_value_beside_the_estimate() {
    let service = Service::start().await;
    let moves = "5554224333234511764415115";
    let answer = get(
        &service,
        &format!("/connect4/eval?moves={moves}&depth=1&exact=true"),
    )
    .await;
    let solved = get(&service, &format!("/connect4/solve?moves={moves}")).await;
    assert_eq!(answer["exact"], solved);
    assert_eq!(answer["comparison"]["move_is_best"], false);
}

#[tokio::test]
async fn a_move_of_the_opponent_can_be_got_and_kept() {
    let service = Service::start().await;
    let reply = service
        .get("/connect4/play?moves=4453&level=3&seed=7")
        .await;
    let posted = json!({"moves": "4453", "level": 3, "seed": 7}).to_string();
    assert_eq!(reply.json(), service.ask("/connect4/play", &posted).await);
    assert!(reply.header("etag").is_some());
    // The largest board is far from solved, so there is only the best that is known.
    let reply = service
        .get("/connect4/play?moves=&width=10&height=8&level=10&wait=0.1")
        .await;
    let answer = reply.json();
    assert_eq!(
        (&answer["complete"], &answer["reason"]),
        (&json!(false), &json!("unproven"))
    );
    assert_eq!(reply.header("etag"), None);
}
