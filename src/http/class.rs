//! `/grade/batch`: a class of submissions, one a line, and their grades, one a line, sent as they are found.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::header::{CONTENT_TYPE, VARY};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use bytes::Bytes;
use http_body::Frame;

use super::answer::Answer;
use super::body::{self, ReadBody};
use super::body_memory::Reserved;
use super::media_type::{Packing, check_lines};
use super::panic_guard::guarded;
use super::problem_response::{Refusal, conceal_internals};
use super::question::{Question, before_the_body, language_for};
use super::service::{RunningStream, Service};
use crate::messages::Language;
use crate::operations::CatalogueEntry;
use crate::operations::lines::{CommonQuestion, LineSplitter, QuestionLine};
use crate::problems::Problem;

/// The path, and that of the operation that answers each line.
pub(super) const PATH: &str = "/grade/batch";
pub(super) const GRADE: &str = "/grade";

const NDJSON: HeaderValue = HeaderValue::from_static("application/x-ndjson");

/// Tells proxies to hand on each answer as it comes.
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

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
    let ReadBody { bytes, reserved } = body::read(body, &head.headers, &service.bodies).await?;
    let class = Class {
        _running: RunningStream::begin(&service),
        splitter: LineSplitter::new(service.bodies.bytes),
        service,
        entry,
        lines: bytes,
        wait,
        language: language_for(entry, &head.headers),
        _reserved: reserved,
    };
    let mut response = Response::new(Body::new(ClassBody(Some(Box::pin(class.next())))));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, NDJSON);
    headers.insert(X_ACCEL_BUFFERING, HeaderValue::from_static("no"));
    if entry.speaks {
        headers.insert(VARY, HeaderValue::from_static("accept-language"));
    }
    Ok(response)
}

/// A class whose lines are being answered. Dropping it is leaving: what is being searched stops.
struct Class {
    service: Arc<Service>,
    entry: &'static CatalogueEntry,
    /// The lines that have not been answered.
    lines: Bytes,
    splitter: LineSplitter,
    /// How long each line may take.
    wait: Duration,
    language: Language,
    _reserved: Reserved,
    _running: RunningStream,
}

impl Class {
    /// The answer to the next line, and the class without it; `None` after the last.
    async fn next(mut self) -> Option<(Bytes, Self)> {
        // A class is much small work; between any two lines it is somebody else's turn.
        tokio::task::yield_now().await;
        let most_bytes = self.splitter.most_bytes();
        let lines = self.lines.clone();
        let mut rest: &[u8] = &lines;
        let line = match self.splitter.next_line(&mut rest) {
            Some(line) => line,
            None => std::mem::replace(&mut self.splitter, LineSplitter::new(0)).last_line()?,
        };
        self.lines = lines.slice(lines.len() - rest.len()..);
        let reader = self.language;
        let answer = match CommonQuestion::default().question_of(&line, most_bytes, reader) {
            Ok(QuestionLine { name, question }) => {
                let answered = self.ask(question).await.map_err(conceal_internals);
                name.answer(answered.as_ref().map(|answer| &*answer.json), reader)
            }
            Err(refused) => refused,
        };
        Some((answer.json.into(), self))
    }

    async fn ask(&self, question: Vec<u8>) -> Result<Answer, Problem> {
        self.service.activity.accept()?;
        let question = Question {
            bytes: question.into(),
            packing: Packing::Plain,
            wait: self.wait,
            language: self.language,
            reserved: self.service.bodies.memory.reserve_nothing(),
        };
        guarded(self.entry.path, question.ask(&self.service, self.entry)).await?
    }
}

type NextAnswer = Pin<Box<dyn Future<Output = Option<(Bytes, Class)>> + Send>>;

/// The answers as a body: a line is begun when the one before is on its way, so that a slow client slows its class down.
struct ClassBody(Option<NextAnswer>);

impl HttpBody for ClassBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let Some(next) = &mut self.0 else {
            return Poll::Ready(None);
        };
        let answered = ready!(next.as_mut().poll(context));
        let Some((answer, class)) = answered else {
            self.0 = None;
            return Poll::Ready(None);
        };
        self.0 = Some(Box::pin(class.next()));
        Poll::Ready(Some(Ok(Frame::data(answer))))
    }
}
