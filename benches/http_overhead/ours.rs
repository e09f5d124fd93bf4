//! The service with the operation that is measured and one that keeps the search pool busy.

use std::hint::black_box;
use std::sync::atomic::Ordering;

use arborist::http::{Options, Server};
use arborist::operations::nim::WinningMove;
use arborist::operations::{Answer, CatalogueEntry, Context, Effort, Example, Family, Operation};
use arborist::problems::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::server_process::announce;

const CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry::of::<WinningMove>(),
    CatalogueEntry::of::<Spin>(),
];

pub(crate) async fn serve() {
    let server = Server::bind(([127, 0, 0, 1], 0).into(), CATALOGUE, Options::default())
        .await
        .expect("a port");
    announce(server.address().expect("an address"));
    server.run(std::future::pending()).await;
}

/// Keeps a core busy until it is told to stop.
struct Spin;

#[derive(Deserialize, ToSchema)]
struct SpinQuestion {
    number: u64,
}

#[derive(Serialize, ToSchema)]
struct SpinAnswer {
    number: u64,
}

impl Answer for SpinAnswer {
    fn is_complete(&self) -> bool {
        false
    }
}

impl Operation for Spin {
    type Question = SpinQuestion;
    type Answer = SpinAnswer;
    const PATH: &'static str = "/spin";
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "Spins";
    const DESCRIPTION: &'static str = "Spins until it is told to stop.";
    const EXAMPLES: &'static [Example] = &[];

    fn effort(_: &SpinQuestion) -> Effort {
        Effort::Large
    }

    fn answer(question: SpinQuestion, context: &Context<'_>) -> Result<SpinAnswer, Problem> {
        let mut number = question.number;
        while !context.stop.load(Ordering::Relaxed) {
            for _ in 0..1024 {
                number = black_box(
                    number
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1),
                );
            }
        }
        Ok(SpinAnswer { number })
    }
}
