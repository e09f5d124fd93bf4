//! What a path answers, and the headers that go with it: entity tags, caching, packing.

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LANGUAGE, CONTENT_TYPE, ETAG, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::Response;
use bytes::Bytes;

use super::accept_language::header_of;
use super::answer::Answer;
use super::{etag, gzip};
use crate::messages::Language;

pub(super) const JSON: HeaderValue = HeaderValue::from_static("application/json");
pub(super) const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");
const YAML: HeaderValue = HeaderValue::from_static("application/yaml");

const FOR_A_DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
const NOT_AT_ALL: HeaderValue = HeaderValue::from_static("no-store");

/// Bytes with a media type.
#[derive(Clone, Debug)]
pub(super) struct Representation {
    bytes: Bytes,
    media_type: HeaderValue,
    etag: Option<HeaderValue>,
    caching: Option<HeaderValue>,
    vary_by_accept: bool,
    language: Option<Language>,
    vary_by_language: bool,
}

impl Representation {
    /// The answer to a question.
    pub(super) fn answer(answer: Answer, method: &Method) -> Self {
        // Nothing keeps answers to POST, so nothing needs to be said about keeping them.
        let caching = (method != Method::POST).then_some(match answer.etag {
            Some(_) => FOR_A_DAY,
            None => NOT_AT_ALL,
        });
        Self {
            bytes: answer.json,
            media_type: JSON,
            etag: answer.etag,
            caching,
            vary_by_accept: false,
            language: answer.language,
            vary_by_language: false,
        }
    }

    /// A page that changes with the version of the program only.
    pub(super) fn page(media_type: HeaderValue, bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        Self {
            etag: Some(etag::of(&bytes)),
            bytes,
            media_type,
            caching: Some(ASK_AGAIN),
            vary_by_accept: false,
            language: None,
            vary_by_language: false,
        }
    }

    /// A page in HTML.
    pub(super) fn html(text: impl Into<Bytes>) -> Self {
        Self::page(HTML, text)
    }

    /// A page in YAML.
    pub(super) fn yaml(text: impl Into<Bytes>) -> Self {
        Self::page(YAML, text)
    }

    /// A page in JSON.
    pub(super) fn json(value: &serde_json::Value) -> Self {
        Self::page(JSON, format!("{value}\n"))
    }

    /// Says that the path has other forms, chosen by the header `Accept`.
    pub(super) fn one_of_several_forms(mut self) -> Self {
        self.vary_by_accept = true;
        self
    }

    /// Says in which language the page speaks, of several, chosen by the header `Accept-Language`.
    pub(super) fn in_language(mut self, language: Language) -> Self {
        self.language = Some(language);
        self.one_of_several_languages(true)
    }

    /// Says that the path has other languages, chosen by the header `Accept-Language`.
    pub(super) fn one_of_several_languages(mut self, several: bool) -> Self {
        self.vary_by_language = several;
        self
    }

    /// The response to a request with these headers: 304 if the client holds it, packed if the client unpacks.
    pub(super) async fn respond(self, method: &Method, asked: &HeaderMap) -> Response {
        let worth_packing = self.bytes.len() >= gzip::WORTH_PACKING;
        let is_held = method != Method::POST
            && self
                .etag
                .as_ref()
                .is_some_and(|tag| etag::is_held(tag, asked));
        let packed = if worth_packing && !is_held && gzip::is_accepted(asked) {
            gzip::pack(&self.bytes).await
        } else {
            None
        };
        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        if worth_packing {
            headers.append(VARY, HeaderValue::from_static("accept-encoding"));
        }
        if self.vary_by_accept {
            headers.append(VARY, HeaderValue::from_static("accept"));
        }
        if self.vary_by_language {
            headers.append(VARY, HeaderValue::from_static("accept-language"));
        }
        if let Some(caching) = self.caching {
            headers.insert(CACHE_CONTROL, caching);
        }
        if let Some(tag) = self.etag {
            let tag = if packed.is_some() {
                etag::gzipped(&tag)
            } else {
                tag
            };
            headers.insert(ETAG, tag);
        }
        if is_held {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(CONTENT_TYPE, self.media_type);
        if let Some(language) = self.language {
            headers.insert(CONTENT_LANGUAGE, header_of(language));
        }
        if packed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        *response.body_mut() = Body::from(packed.unwrap_or(self.bytes));
        response
    }
}
