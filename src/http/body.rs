//! Reading a body: within its size, within its time.

use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::http::HeaderMap;
use axum::http::header::EXPECT;
use bytes::Bytes;
use http_body_util::BodyExt;
use tokio::time::timeout;

use super::body_memory::{BodyMemory, Reserved, UNCOUNTED};
use crate::messages::Message;
use crate::problems::{Problem, ProblemKind};

/// How a refused body is still read, so that a client that is sending it comes to read the refusal.
const DRAINED_BYTES: usize = 128 << 20;
const DRAINED_FOR: Duration = Duration::from_secs(5);

/// What bodies may take.
#[derive(Clone, Debug)]
pub(super) struct BodyLimits {
    /// The most bytes of one.
    pub(super) bytes: usize,
    /// The time to send one.
    pub(super) time: Duration,
    /// The memory for all of them.
    pub(super) memory: BodyMemory,
}

/// A body, and the memory that it holds.
#[derive(Debug)]
pub(super) struct ReadBody {
    pub(super) bytes: Bytes,
    pub(super) reserved: Reserved,
}

/// Reads a body to its end.
///
/// # Errors
/// It is too large, comes too slowly, breaks off, or all bodies together are too large.
pub(super) async fn read(
    mut body: Body,
    headers: &HeaderMap,
    limits: &BodyLimits,
) -> Result<ReadBody, Problem> {
    let announced = body.size_hint().lower();
    if usize::try_from(announced).map_or(true, |announced| announced > limits.bytes) {
        drain(body, headers);
        return Err(too_large(limits.bytes));
    }
    let read = timeout(limits.time, collect(&mut body, limits)).await;
    match read {
        Ok(Err(problem)) if problem.kind != ProblemKind::BadRequest => {
            drain(body, headers);
            Err(problem)
        }
        Ok(read) => read,
        Err(_) => Err(Problem::new(
            ProblemKind::BodyTimeout,
            Message::new("http-body-too-slow")
                .with("seconds", limits.time.as_secs_f64().to_string()),
        )),
    }
}

async fn collect(body: &mut Body, limits: &BodyLimits) -> Result<ReadBody, Problem> {
    let mut reserved = limits.memory.reserve_nothing();
    let mut first = Bytes::new();
    let mut all: Vec<u8> = Vec::new();
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| broken_off())?;
        let Ok(data) = frame.into_data() else {
            continue;
        };
        // Most bodies are one piece, which then need not be copied.
        if first.is_empty() && all.is_empty() {
            first = data;
        } else {
            if all.is_empty() {
                all.extend_from_slice(&std::mem::take(&mut first));
            }
            all.extend_from_slice(&data);
        }
        let length = all.len().max(first.len());
        if length > limits.bytes {
            return Err(too_large(limits.bytes));
        }
        if length > UNCOUNTED && !reserved.grow_to(length) {
            return Err(Problem::new(
                ProblemKind::Overloaded,
                Message::new("http-too-many-large-bodies"),
            ));
        }
    }
    let bytes = if all.is_empty() { first } else { all.into() };
    Ok(ReadBody { bytes, reserved })
}

/// Goes on reading a refused body for a while. Were the connection closed on a client that is still sending,
/// the client would see a broken connection and not the refusal.
pub(super) fn drain(mut body: Body, headers: &HeaderMap) {
    if body.is_end_stream() || headers.contains_key(EXPECT) {
        return;
    }
    tokio::spawn(timeout(DRAINED_FOR, async move {
        let mut left = DRAINED_BYTES;
        while let Some(Ok(frame)) = body.frame().await {
            let length = frame.data_ref().map_or(0, Bytes::len);
            match left.checked_sub(length) {
                Some(rest) => left = rest,
                None => return,
            }
        }
    }));
}

/// That the client has ended the body too early.
pub(super) fn broken_off() -> Problem {
    Problem::new(ProblemKind::BadRequest, Message::new("http-body-broke-off"))
}

fn too_large(limit: usize) -> Problem {
    Problem::new(
        ProblemKind::TooLarge,
        Message::new("http-body-too-large").with("bytes", limit),
    )
}
