//! `arborist healthcheck`: for a container that has no shell and no curl.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;

const TIMEOUT: Duration = Duration::from_secs(3);

/// Asks a running server whether it is well: exit status 0 if so, else 1
#[derive(Debug, Args)]
pub(super) struct Healthcheck {
    /// Where to ask; by default the port of --bind on this machine
    #[arg(long, env = "ARBORIST_HEALTHCHECK_URL")]
    url: Option<String>,
    /// Where the server listens
    #[arg(
        long,
        env = "ARBORIST_BIND",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8080"
    )]
    bind: SocketAddr,
}

impl Healthcheck {
    pub(super) fn run(&self) -> ExitCode {
        let url = self.url();
        match ask(&url) {
            Ok(status) if status == "200" => ExitCode::SUCCESS,
            Ok(status) => super::fail(&format!("{url} answers {status}")),
            Err(error) => super::fail(&format!("{url} does not answer: {error}")),
        }
    }

    fn url(&self) -> String {
        self.url.clone().unwrap_or_else(|| {
            let mut address = self.bind;
            if address.ip().is_unspecified() {
                // A server that listens everywhere listens here too.
                address.set_ip(match address {
                    SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
                    SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
                });
            }
            format!("http://{address}/healthz")
        })
    }
}

/// The status that the server answers.
fn ask(url: &str) -> io::Result<String> {
    let invalid = |message| io::Error::new(io::ErrorKind::InvalidInput, message);
    let rest = url
        .strip_prefix("http://")
        .ok_or_else(|| invalid("the URL has to begin with http://"))?;
    let (host, path) = match rest.split_once('/') {
        Some((host, path)) => (host, format!("/{path}")),
        None => (rest, "/healthz".to_owned()),
    };
    let has_port = host
        .rsplit_once(':')
        .is_some_and(|(_, port)| !port.ends_with(']'));
    let with_port = if has_port {
        host.to_owned()
    } else {
        format!("{host}:80")
    };
    let address = with_port
        .to_socket_addrs()?
        .next()
        .ok_or_else(|| invalid("the host has no address"))?;
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
    )?;
    let mut head = [0; 12];
    stream.read_exact(&mut head)?;
    let status = head.get(9..).unwrap_or_default();
    Ok(String::from_utf8_lossy(status).into_owned())
}
