//! Asking an operation over HTTP.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use bytes::Bytes;

use super::accept_language::preferred_language;
use super::answer::Answer;
use super::body::{self, ReadBody};
use super::body_memory::{Reserved, UNCOUNTED};
use super::gzip;
use super::held_body::HeldBody;
use super::media_type::{Packing, packing_of_json};
use super::problem_response::Refusal;
use super::representation::Representation;
use super::searches::{Key, Work};
use super::service::Service;
use super::wait::{Query, WAIT};
use crate::messages::{Language, Message};
use crate::operations::{
    CatalogueEntry, Effort, ReadQuestion, as_query_problem, question_from_query,
};
use crate::problems::{Pointer, Problem, ProblemKind};

/// Small answers are never asked to stop.
static NEVER: AtomicBool = AtomicBool::new(false);

/// Answers a question that stands in the body.
pub(super) async fn post(
    service: Arc<Service>,
    entry: &'static CatalogueEntry,
    request: Request,
) -> Result<Response, Refusal> {
    let (head, body) = request.into_parts();
    let read = match before_the_body(&service, head.uri.query(), &head.headers, packing_of_json) {
        Ok((wait, packing)) => {
            let body = body::read(body, &head.headers, &service.bodies).await?;
            (wait, packing, body)
        }
        Err(problem) => {
            body::drain(body, &head.headers);
            return Err(problem.into());
        }
    };
    let (wait, packing, ReadBody { bytes, reserved }) = read;
    let question = Question {
        bytes,
        packing,
        wait,
        language: language_for(entry, &head.headers),
        reserved,
    };
    let answer = question.ask(&service, entry).await?;
    respond(&service, entry, answer, &head.method, &head.headers).await
}

/// Answers a question that stands in the query string.
pub(super) async fn get(
    service: Arc<Service>,
    entry: &'static CatalogueEntry,
    request: Request,
) -> Result<Response, Refusal> {
    service.activity.accept()?;
    let query = Query::read(request.uri().query())?;
    let wait = query.wait(request.headers(), service.options.deadline);
    let question = Question {
        bytes: question_from_query(entry.query, query.pairs)?.into(),
        packing: Packing::Plain,
        wait,
        language: language_for(entry, request.headers()),
        reserved: service.bodies.memory.reserve_nothing(),
    };
    let answer = question
        .ask(&service, entry)
        .await
        .map_err(as_query_problem)?;
    respond(&service, entry, answer, request.method(), request.headers()).await
}

/// What can be refused before the body has come, its media type among it: how long the client waits, and what
/// `media_type` reads.
pub(super) fn before_the_body<T>(
    service: &Service,
    query: Option<&str>,
    headers: &HeaderMap,
    media_type: impl FnOnce(&HeaderMap) -> Result<T, Problem>,
) -> Result<(Duration, T), Problem> {
    service.activity.accept()?;
    let query = Query::read(query)?;
    if let Some((name, _)) = query.pairs.first() {
        return Err(Problem::at(
            ProblemKind::BadQuery,
            Pointer::key(name),
            Message::new("http-only-parameter").with("parameter", WAIT),
        ));
    }
    let wait = query.wait(headers, service.options.deadline);
    Ok((wait, media_type(headers)?))
}

/// The language to answer in. Operations that do not speak answer all readers alike.
pub(super) fn language_for(entry: &CatalogueEntry, headers: &HeaderMap) -> Language {
    if entry.speaks {
        preferred_language(headers)
    } else {
        Language::default()
    }
}

async fn respond(
    service: &Service,
    entry: &CatalogueEntry,
    answer: Answer,
    method: &Method,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    let bytes = answer.json.len();
    let mut reserved = service.bodies.memory.reserve_nothing();
    if bytes > UNCOUNTED && !reserved.grow_to(bytes) {
        return Err(Problem::new(
            ProblemKind::Overloaded,
            Message::new("http-too-many-large-answers"),
        )
        .into());
    }
    let response = Representation::answer(answer, method)
        .one_of_several_languages(entry.speaks)
        .respond(method, headers)
        .await;
    if bytes <= UNCOUNTED {
        return Ok(response);
    }
    Ok(response.map(|body| Body::new(HeldBody::new(body, reserved))))
}

/// A question that has come, and not been read yet.
pub(super) struct Question {
    pub(super) bytes: Bytes,
    pub(super) packing: Packing,
    pub(super) wait: Duration,
    /// The language of a reader whose question names none.
    pub(super) language: Language,
    pub(super) reserved: Reserved,
}

impl Question {
    /// Small questions are answered here and now, all others in the pool. What is large is read there too.
    pub(super) async fn ask(
        self,
        service: &Arc<Service>,
        entry: &'static CatalogueEntry,
    ) -> Result<Answer, Problem> {
        let work = if self.packing == Packing::Plain && self.bytes.len() <= UNCOUNTED {
            let question = entry.read(&self.bytes)?;
            if question.effort == Effort::Small {
                return Ok(question
                    .answer(&service.context(&NEVER, self.language))?
                    .into());
            }
            answer_later(service, question, self.language)
        } else {
            read_later(
                service,
                entry,
                &self.bytes,
                self.packing,
                self.language,
                self.reserved,
            )
        };
        let key = Key {
            path: entry.path,
            wait: self.wait,
            packing: self.packing,
            language: self.language,
            body: self.bytes,
        };
        service.searches.ask(key, work).await
    }
}

fn answer_later(service: &Arc<Service>, question: ReadQuestion, language: Language) -> Work {
    let service = Arc::clone(service);
    Box::new(move |stop| question.answer(&service.context(stop, language)))
}

fn read_later(
    service: &Arc<Service>,
    entry: &'static CatalogueEntry,
    bytes: &Bytes,
    packing: Packing,
    language: Language,
    reserved: Reserved,
) -> Work {
    let (service, bytes) = (Arc::clone(service), bytes.clone());
    Box::new(move |stop| {
        let _reserved = reserved;
        let context = service.context(stop, language);
        match packing {
            Packing::Plain => entry.ask(&bytes, &context),
            Packing::Gzip => entry.ask(&gzip::unpack(&bytes, service.bodies.bytes)?, &context),
        }
    })
}
