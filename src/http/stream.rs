//! A TCP stream that gives up on a client that takes nothing in, and explains what hyper refuses on its own.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::messages::{Language, Message};
use crate::problems::{Problem, ProblemKind};

/// The stream.
pub(super) struct GuardedStream {
    stream: TcpStream,
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
    explanation: Option<Explanation>,
}

/// A response that is written in the place of a bare one.
struct Explanation {
    bytes: Vec<u8>,
    written: usize,
}

impl GuardedStream {
    /// Gives up when nothing could be written for so long.
    pub(super) fn new(stream: TcpStream, patience: Duration) -> Self {
        Self {
            stream,
            patience,
            stalled: None,
            explanation: None,
        }
    }

    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self
            .stalled
            .get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    /// Writes the explanation, then pretends that `bare` has been written.
    fn explain(
        &mut self,
        context: &mut Context<'_>,
        mut explanation: Explanation,
        bare: usize,
    ) -> Poll<io::Result<usize>> {
        loop {
            let Some(rest @ [_, ..]) = explanation.bytes.get(explanation.written..) else {
                return Poll::Ready(Ok(bare));
            };
            let written = Pin::new(&mut self.stream).poll_write(context, rest);
            match self.watch(context, written) {
                Poll::Ready(Ok(more)) => explanation.written += more,
                Poll::Ready(Err(error)) => return Poll::Ready(Err(error)),
                Poll::Pending => {
                    self.explanation = Some(explanation);
                    return Poll::Pending;
                }
            }
        }
    }
}

impl AsyncRead for GuardedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for GuardedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if let Some(explanation) = self.explanation.take().or_else(|| explanation_of(bytes)) {
            return self.explain(context, explanation, bytes.len());
        }
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let [only] = slices {
            return self.poll_write(context, only);
        }
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// hyper answers a header that it cannot read with a bare status, before any of our code has seen a request.
/// This is the problem document that belongs to it.
fn explanation_of(bytes: &[u8]) -> Option<Explanation> {
    let (status, problem) = if bytes.starts_with(b"HTTP/1.1 431 ") {
        (
            "431 Request Header Fields Too Large",
            Problem::new(
                ProblemKind::HeaderTooLarge,
                Message::new("http-header-too-large"),
            ),
        )
    } else if bytes.starts_with(b"HTTP/1.1 400 ") && is_bare(bytes) {
        (
            "400 Bad Request",
            Problem::new(ProblemKind::BadRequest, Message::new("http-not-http")),
        )
    } else {
        return None;
    };
    // Nothing is known of who asked.
    let document = problem.to_bytes(Language::English);
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/problem+json\r\ncontent-language: en\r\ncache-control: no-store\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        document.len()
    );
    Some(Explanation {
        bytes: [head.into_bytes(), document].concat(),
        written: 0,
    })
}

/// Our own responses all have a body.
fn is_bare(response: &[u8]) -> bool {
    response
        .split(|byte| *byte == b'\n')
        .any(|line| line.trim_ascii() == b"content-length: 0")
}
