//! A client for HTTP/1.1 that hides nothing.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::in_time;

/// A request, header by header.
pub(crate) struct Request {
    head: String,
    body: Vec<u8>,
    is_head: bool,
}

impl Request {
    /// A request without a body.
    pub(crate) fn new(method: &str, target: &str) -> Self {
        Self {
            head: format!("{method} {target} HTTP/1.1\r\nhost: test\r\n"),
            body: Vec::new(),
            is_head: method == "HEAD",
        }
    }

    /// A JSON question.
    pub(crate) fn post(target: &str, question: &str) -> Self {
        Self::new("POST", target)
            .header("content-type", "application/json")
            .body(question)
    }

    pub(crate) fn header(mut self, name: &str, value: &str) -> Self {
        self.head.push_str(&format!("{name}: {value}\r\n"));
        self
    }

    pub(crate) fn body(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        let length = self.body.len().to_string();
        self.header("content-length", &length)
    }

    /// A body that is packed with gzip.
    pub(crate) fn packed_body(self, body: &[u8]) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(body).unwrap();
        self.header("content-encoding", "gzip")
            .body(encoder.finish().unwrap())
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        [self.head.as_bytes(), b"\r\n", &self.body].concat()
    }
}

/// A connection.
pub(crate) struct Connection {
    pub(crate) stream: TcpStream,
    read: Vec<u8>,
}

impl Connection {
    pub(crate) fn new(stream: TcpStream) -> Self {
        Self {
            stream,
            read: Vec::new(),
        }
    }

    pub(crate) async fn write(&mut self, bytes: &[u8]) {
        in_time(self.stream.write_all(bytes)).await.unwrap();
    }

    /// Sends a request and reads the reply.
    pub(crate) async fn send(&mut self, request: Request) -> Reply {
        self.write(&request.bytes()).await;
        self.read_reply(request.is_head)
            .await
            .expect("the server has closed the connection")
    }

    /// The next reply.
    pub(crate) async fn reply(&mut self) -> Reply {
        self.read_reply(false)
            .await
            .expect("the server has closed the connection")
    }

    /// What comes until the server closes the connection.
    pub(crate) async fn rest(&mut self) -> Vec<u8> {
        let mut rest = std::mem::take(&mut self.read);
        // A reset ends it too.
        let _ = in_time(self.stream.read_to_end(&mut rest)).await;
        rest
    }

    /// Whether nothing has come so far.
    pub(crate) fn is_silent(&self) -> bool {
        let mut byte = [0];
        let nothing = self.stream.try_read(&mut byte);
        matches!(nothing, Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
    }

    /// The status and the headers of a reply whose body is still to come.
    pub(crate) async fn head(&mut self) -> Reply {
        self.read_head()
            .await
            .expect("the server has closed the connection")
    }

    /// The next chunk of a body in chunks (RFC 9112, section 7.1), without extensions and trailers: empty at its end,
    /// `None` when the connection ends before.
    pub(crate) async fn chunk(&mut self) -> Option<Vec<u8>> {
        let end = loop {
            match find(&self.read, b"\r\n") {
                Some(end) => break end,
                None => self.read_more().await?,
            }
        };
        let size = std::str::from_utf8(&self.read[..end]).unwrap();
        let size = usize::from_str_radix(size, 16).unwrap();
        while self.read.len() < end + 2 + size + 2 {
            self.read_more().await?;
        }
        let chunk = self.read[end + 2..end + 2 + size].to_vec();
        self.read.drain(..end + 2 + size + 2);
        Some(chunk)
    }

    async fn read_head(&mut self) -> Option<Reply> {
        let end = loop {
            if let Some(end) = find(&self.read, b"\r\n\r\n") {
                break end;
            }
            self.read_more().await?;
        };
        let head = String::from_utf8(self.read[..end].to_vec()).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let headers = lines
            .map(|line| line.split_once(": ").unwrap())
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        self.read.drain(..end + 4);
        Some(Reply {
            status,
            headers,
            body: Vec::new(),
        })
    }

    async fn read_reply(&mut self, without_body: bool) -> Option<Reply> {
        let mut reply = self.read_head().await?;
        if reply.header("transfer-encoding") == Some("chunked") {
            loop {
                let chunk = self.chunk().await?;
                if chunk.is_empty() {
                    return Some(reply);
                }
                reply.body.extend_from_slice(&chunk);
            }
        }
        let length = match reply.header("content-length") {
            Some(length) if !without_body && reply.status != 304 => length.parse().unwrap(),
            _ => 0,
        };
        while self.read.len() < length {
            self.read_more().await?;
        }
        reply.body = self.read.drain(..length).collect();
        Some(reply)
    }

    async fn read_more(&mut self) -> Option<()> {
        let count = in_time(self.stream.read_buf(&mut self.read)).await.ok()?;
        (count > 0).then_some(())
    }
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

/// What the server answers.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find_map(|(found, value)| (found == name).then_some(value.as_str()))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// The status and the kind of the problem, after a check that it is one.
    pub(crate) fn problem(&self) -> (u16, String) {
        assert_eq!(
            self.header("content-type"),
            Some("application/problem+json"),
            "{self:?}"
        );
        assert_eq!(self.header("cache-control"), Some("no-store"), "{self:?}");
        let document = self.json();
        assert_eq!(document["status"], self.status);
        let kind = document["type"].as_str().unwrap();
        let code = kind.strip_prefix("/problems/").unwrap();
        (self.status, code.to_owned())
    }

    /// The sentence that says what is wrong.
    pub(crate) fn detail(&self) -> String {
        self.json()["detail"].as_str().unwrap().to_owned()
    }
}
