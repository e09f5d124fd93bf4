//! A client that asks the same question over kept connections.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A question and where it is asked.
#[derive(Clone)]
pub(crate) struct Load {
    pub(crate) path: &'static str,
    pub(crate) question: String,
}

impl Load {
    /// Asks so many times, over so many connections, each waiting for its answer. How long each took.
    pub(crate) async fn run(
        &self,
        address: SocketAddr,
        clients: usize,
        requests: usize,
    ) -> Vec<Duration> {
        let request = self.request();
        let tasks: Vec<_> = (0..clients)
            .map(|_| {
                tokio::spawn(ask_again_and_again(
                    address,
                    request.clone(),
                    requests / clients,
                ))
            })
            .collect();
        let mut latencies = Vec::with_capacity(requests);
        for task in tasks {
            latencies.extend(task.await.expect("the client works"));
        }
        latencies
    }

    /// The body of the answer.
    pub(crate) async fn answer(&self, address: SocketAddr) -> Vec<u8> {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        let mut response = Vec::new();
        exchange(&mut stream, &self.request(), &mut response).await;
        let head = head_length(&response).expect("a whole head");
        response.split_off(head)
    }

    fn request(&self) -> Vec<u8> {
        format!(
            "POST {} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{}",
            self.path,
            self.question.len(),
            self.question
        )
        .into_bytes()
    }
}

/// Keeps one search in the pool until it is aborted.
pub(crate) async fn search_for_ever(address: SocketAddr, client: usize) {
    for turn in 0.. {
        let load = Load {
            path: "/spin?wait=0.3",
            question: format!("{{\"number\":{}}}", client * 1_000_000 + turn),
        };
        load.answer(address).await;
    }
}

async fn ask_again_and_again(
    address: SocketAddr,
    request: Vec<u8>,
    requests: usize,
) -> Vec<Duration> {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.set_nodelay(true).expect("a socket option");
    let mut latencies = Vec::with_capacity(requests);
    let mut response = Vec::new();
    for _ in 0..requests {
        let begun = Instant::now();
        exchange(&mut stream, &request, &mut response).await;
        latencies.push(begun.elapsed());
        assert!(response.starts_with(b"HTTP/1.1 200 "));
    }
    latencies
}

async fn exchange(stream: &mut TcpStream, request: &[u8], response: &mut Vec<u8>) {
    stream
        .write_all(request)
        .await
        .expect("it takes the request");
    response.clear();
    while !is_whole(response) {
        let read = stream.read_buf(response).await.expect("it answers");
        assert!(read > 0, "the server has closed the connection");
    }
}

fn is_whole(response: &[u8]) -> bool {
    let Some(head) = head_length(response) else {
        return false;
    };
    let text = String::from_utf8_lossy(&response[..head]);
    let length = text
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))
        .and_then(|length| length.parse::<usize>().ok())
        .expect("a length");
    response.len() >= head + length
}

fn head_length(response: &[u8]) -> Option<usize> {
    let end = response
        .windows(4)
        .position(|window| window == b"\r\n\r\n")?;
    Some(end + 4)
}
