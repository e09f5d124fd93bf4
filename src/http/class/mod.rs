//! `/grade/batch`: a class of submissions, one a line, and their grades, one a line. Lines are read as they come and
//! answers sent as they are found, so that memory does not grow with the class.

mod answers;
mod grader;
mod intake;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{CONTENT_TYPE, VARY};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use futures_util::StreamExt;
use futures_util::stream::FuturesOrdered;
use tokio::sync::mpsc::{Sender, channel};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use self::answers::{ANSWERS_AHEAD, Answers, BrokenOff};
use self::grader::{Grader, HeldAnswer};
use self::intake::Intake;
use super::body;
use super::media_type::check_lines;
use super::panic_guard::guarded;
use super::problem_response::{Refusal, conceal_internals};
use super::question::{before_the_body, language_for};
use super::service::{RunningStream, Service};
use crate::operations::CatalogueEntry;

/// The path, and that of the operation that answers each line.
pub(super) const PATH: &str = "/grade/batch";
pub(super) const GRADE: &str = "/grade";

const NDJSON: HeaderValue = HeaderValue::from_static("application/x-ndjson");

/// Tells proxies to hand on each answer as it comes.
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// The most lines that are begun and not answered, where there are threads for so many.
const LINES_AT_ONCE: usize = 4;

/// When an answer has waited for so long, the client is taken for one that sends all before it takes any.
const UNTAKEN: Duration = Duration::from_millis(500);

/// Answers the lines of a body.
pub(super) async fn post(
    service: Arc<Service>,
    entry: &'static CatalogueEntry,
    request: Request,
) -> Result<Response, Refusal> {
    let (head, body) = request.into_parts();
    let query = head.uri.query();
    let (wait, ()) = match before_the_body(&service, query, &head.headers, check_lines) {
        Ok(read) => read,
        Err(problem) => {
            body::drain(body, &head.headers);
            return Err(problem.into());
        }
    };
    let language = language_for(entry, &head.headers);
    let mut intake = Intake::new(body, &service.bodies, language);
    // A client that waits for 100 (Continue) must not be answered before its body is asked for.
    intake.read().await;
    if let Some(problem) = intake.refusal() {
        return Err(problem.into());
    }
    let running = RunningStream::begin(&service);
    let grader = Grader {
        service,
        entry,
        wait,
        language,
    };
    let (answers, coming) = channel(ANSWERS_AHEAD);
    let mut work = JoinSet::new();
    work.spawn(async move {
        let graded = guarded(PATH, grade(intake, grader, &answers)).await;
        if !matches!(graded.map_err(conceal_internals), Ok(Ok(()))) {
            // Whoever has gone need not be told.
            let _ = answers.send(Err(BrokenOff)).await;
        }
    });
    let mut response = Response::new(Body::new(Answers {
        coming,
        _work: work,
        _running: running,
    }));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, NDJSON);
    headers.insert(X_ACCEL_BUFFERING, HeaderValue::from_static("no"));
    if entry.speaks {
        headers.insert(VARY, HeaderValue::from_static("accept-language"));
    }
    Ok(response)
}

/// Grades all lines, in order, some at once. What has not been taken in slows down what is graded, and that slows down
/// what is read.
///
/// # Errors
/// When the client has broken off.
async fn grade(
    mut intake: Intake,
    grader: Grader,
    answers: &Sender<Result<HeldAnswer, BrokenOff>>,
) -> Result<(), BrokenOff> {
    let activity = &grader.service.activity;
    let at_once = grader.service.options.threads.get().min(LINES_AT_ONCE);
    let mut begun = FuturesOrdered::new();
    let mut answered: Option<(HeldAnswer, Instant)> = None;
    loop {
        while begun.len() < at_once
            && let Some(line) = intake.next_line()
        {
            begun.push_back(grader.answer(line));
        }
        if intake.is_broken_off() {
            return Err(BrokenOff);
        }
        if intake.is_over() && begun.is_empty() && answered.is_none() {
            return Ok(());
        }
        let untaken = answered.as_ref().map(|(_, since)| *since + UNTAKEN);
        let nobody_takes = untaken.is_some_and(|until| until <= Instant::now());
        tokio::select! {
            Some(answer) = begun.next(), if answered.is_none() => {
                answered = Some((answer, Instant::now()));
            }
            place = answers.reserve(), if answered.is_some() => {
                let place = place.map_err(|_| BrokenOff)?;
                if let Some((answer, _)) = answered.take() {
                    place.send(Ok(answer));
                }
            }
            () = intake.read(), if intake.wants_more(nobody_takes) => {}
            () = activity.until_shut_down(), if intake.is_open() => {
                if let Err(problem) = activity.accept() {
                    intake.give_up(problem);
                }
            }
            () = sleep_until(untaken.unwrap_or_else(Instant::now)), if untaken.is_some() && !nobody_takes => {}
        }
    }
}
