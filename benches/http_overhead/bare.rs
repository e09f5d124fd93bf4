//! A bare axum handler that reads and answers the same JSON.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim::{Position, Rule};
use axum::routing::post;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;

use super::server_process::announce;

#[derive(Deserialize)]
struct Question {
    piles: Vec<u64>,
}

#[derive(Serialize)]
struct Answer {
    nim_sum: u64,
    outcome: &'static str,
    value: i32,
    perspective: &'static str,
    winning_move: Option<Move>,
    winning_moves: Vec<Move>,
    winning_moves_total: usize,
    rule: &'static str,
}

#[derive(Clone, Serialize)]
struct Move {
    pile: usize,
    take: u64,
    leaves: u64,
}

pub(crate) async fn serve() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    announce(listener.local_addr().expect("an address"));
    let router = Router::new().route("/nim/winning-move", post(answer));
    axum::serve(listener, router).await.expect("it serves");
}

async fn answer(Json(question): Json<Question>) -> Json<Answer> {
    let position = Position::new(question.piles, Rule::Normal);
    let winning_moves: Vec<_> = position
        .winning_moves()
        .map(|mv| Move {
            pile: mv.pile,
            take: mv.take,
            leaves: mv.leaves,
        })
        .collect();
    let wins = position.outcome() == Outcome::N;
    Json(Answer {
        nim_sum: position.nim_sum(),
        outcome: if wins { "N" } else { "P" },
        value: if wins { 1 } else { -1 },
        perspective: "to_move",
        winning_move: winning_moves.first().cloned(),
        winning_moves_total: winning_moves.len(),
        winning_moves,
        rule: "normal",
    })
}
