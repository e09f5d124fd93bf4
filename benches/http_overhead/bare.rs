//! A bare axum handler that reads the same question, does the same work and writes the same answer.

use std::sync::atomic::AtomicBool;

use arborist::messages::Language;
use arborist::operations::nim::{NimJudgement, NimQuestion, WinningMove};
use arborist::operations::{Context, Operation, SizeLimits, Tables};
use axum::routing::post;
use axum::{Json, Router};
use tokio::net::TcpListener;

use super::server_process::announce;

pub(crate) async fn serve() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    announce(listener.local_addr().expect("an address"));
    let router = Router::new().route(WinningMove::PATH, post(answer));
    axum::serve(listener, router).await.expect("it serves");
}

async fn answer(Json(question): Json<NimQuestion>) -> Json<NimJudgement> {
    // Nim asks none of these for anything.
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(false),
        tables: &Tables::default(),
        catalogue: &[],
        language: Language::default(),
    };
    let answer = WinningMove::answer(question, &context);
    Json(answer.expect("every position of Nim is answered"))
}
