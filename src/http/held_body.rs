//! The body of a large answer, whose bytes count among those of all bodies until the client has them or has gone.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, HttpBody};
use bytes::Bytes;
use http_body::{Frame, SizeHint};

use super::body_memory::Reserved;

/// A body and the memory that it holds.
pub(super) struct HeldBody {
    body: Body,
    _reserved: Reserved,
}

impl HeldBody {
    /// The body, which gives the memory back when it is dropped.
    pub(super) fn new(body: Body, reserved: Reserved) -> Self {
        Self {
            body,
            _reserved: reserved,
        }
    }
}

impl HttpBody for HeldBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
