//! The answers to the lines of a class as a body.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::HttpBody;
use bytes::Bytes;
use http_body::Frame;
use thiserror::Error;
use tokio::sync::mpsc::Receiver;
use tokio::task::JoinSet;

use super::grader::HeldAnswer;
use crate::http::service::RunningStream;

/// So many answers wait for the client to take them in; then its class waits.
pub(super) const ANSWERS_AHEAD: usize = 4;

/// The answers cannot be told to their end. The response must not look as if it were whole.
#[derive(Debug, Error)]
#[error("the class has broken off")]
pub(super) struct BrokenOff;

/// The answers, in the order of the lines. To drop them is to leave: what is being graded stops.
pub(super) struct Answers {
    pub(super) coming: Receiver<Result<HeldAnswer, BrokenOff>>,
    /// What sends them.
    pub(super) _work: JoinSet<()>,
    pub(super) _running: RunningStream,
}

impl HttpBody for Answers {
    type Data = Bytes;
    type Error = BrokenOff;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BrokenOff>>> {
        let next = ready!(self.coming.poll_recv(context));
        Poll::Ready(next.map(|answer| answer.map(|answer| Frame::data(answer.json))))
    }
}
