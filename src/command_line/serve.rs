//! `arborist serve`.

use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use super::byte_size::ByteSize;
use super::limits::{Sizes, TableSizes};
use super::{duration, fail};
use crate::http::{Options, Origins, Server, search_threads};
use crate::operations::{CatalogueEntry, SizeLimits};

/// Serves the operations over HTTP (what `arborist` does without a subcommand)
#[derive(Debug, Args)]
pub(super) struct Serve {
    /// The address and port to listen at; 0.0.0.0:8080 for others to reach it
    #[arg(
        long,
        env = "ARBORIST_BIND",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8080"
    )]
    bind: SocketAddr,
    /// The most bytes of a question, unpacked, or of each line of a class: 32MiB, 500kB or a number
    #[arg(long, env = "ARBORIST_BODY_LIMIT", value_name = "SIZE", default_value_t = ByteSize(32 << 20))]
    body_limit: ByteSize,
    /// The most bytes of all questions that are being answered, and of all answers that are being sent, together
    #[arg(long, env = "ARBORIST_BODY_MEMORY", value_name = "SIZE", default_value_t = ByteSize(512 << 20))]
    body_memory: ByteSize,
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    tables: TableSizes,
    /// How many searches run at once; by default one less than there are cores, so that small questions stay quick
    #[arg(long, env = "ARBORIST_THREADS", value_name = "COUNT", default_value_t = search_threads())]
    threads: NonZeroUsize,
    /// How many searches wait for a thread; more are refused with 503
    #[arg(
        long,
        env = "ARBORIST_QUEUE",
        value_name = "COUNT",
        default_value_t = 256
    )]
    queue: usize,
    /// How many connections are open at once; more wait
    #[arg(
        long,
        env = "ARBORIST_CONNECTIONS",
        value_name = "COUNT",
        default_value_t = 1024,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    connections: u32,
    /// The seconds that a question may take. Clients can lower it with ?wait= or Prefer: wait=
    #[arg(long, env = "ARBORIST_DEADLINE", value_name = "SECONDS", default_value = "10", value_parser = duration::parse)]
    deadline: Duration,
    /// The seconds that a client may take to send the header of a request
    #[arg(long, env = "ARBORIST_HEADER_TIMEOUT", value_name = "SECONDS", default_value = "10", value_parser = duration::parse)]
    header_timeout: Duration,
    /// The seconds that a client may take to send a body, or the next part of a class
    #[arg(long, env = "ARBORIST_BODY_TIMEOUT", value_name = "SECONDS", default_value = "30", value_parser = duration::parse)]
    body_timeout: Duration,
    /// The seconds that running questions may go on after SIGTERM or Ctrl-C
    #[arg(long, env = "ARBORIST_SHUTDOWN_TIMEOUT", value_name = "SECONDS", default_value = "10", value_parser = duration::parse)]
    shutdown_timeout: Duration,
    /// The origins of web pages whose scripts may ask: * or a list between commas
    #[arg(
        long,
        env = "ARBORIST_CORS_ORIGINS",
        value_name = "ORIGINS",
        default_value = "*"
    )]
    cors_origins: Origins,
    /// What is logged: error, warn, info, debug (each request), or a filter like arborist=debug,hyper=warn
    #[arg(
        long,
        env = "ARBORIST_LOG",
        value_name = "FILTER",
        default_value = "info"
    )]
    log: EnvFilter,
}

impl Serve {
    pub(super) fn run(self, catalogue: &'static [CatalogueEntry]) -> ExitCode {
        let (bind, options) = (self.bind, self.options());
        start_logging(self.log);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build();
        match runtime {
            Ok(runtime) => runtime.block_on(serve(bind, catalogue, options)),
            Err(error) => fail(&format!("cannot start: {error}")),
        }
    }

    fn options(&self) -> Options {
        Options {
            sizes: SizeLimits::from(&self.sizes),
            connect4_table: self.tables.connect4_table.0,
            grundy_cache: self.tables.grundy_cache.0,
            body_limit: self.body_limit.0,
            body_memory: self.body_memory.0,
            threads: self.threads,
            queue: self.queue,
            connections: usize::try_from(self.connections).unwrap_or(usize::MAX),
            deadline: self.deadline,
            header_timeout: self.header_timeout,
            body_timeout: self.body_timeout,
            shutdown_timeout: self.shutdown_timeout,
            cors_origins: self.cors_origins.clone(),
        }
    }
}

async fn serve(
    bind: SocketAddr,
    catalogue: &'static [CatalogueEntry],
    options: Options,
) -> ExitCode {
    let server = match Server::bind(bind, catalogue, options).await {
        Ok(server) => server,
        Err(error) => return fail(&cannot_bind(bind, &error)),
    };
    let (told_to_stop, address) = match (shutdown_signal(), server.address()) {
        (Ok(told_to_stop), Ok(address)) => (told_to_stop, address),
        (Err(error), _) | (_, Err(error)) => return fail(&format!("cannot start: {error}")),
    };
    eprint!("{}", greeting(address, catalogue));
    server.run(told_to_stop).await;
    ExitCode::SUCCESS
}

/// Done when the process is told to stop, by SIGTERM or Ctrl-C.
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

fn start_logging(filter: EnvFilter) {
    let colours = io::stderr().is_terminal();
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(colours)
        .init();
    // A panic is caught and answered with a problem; where it came from is for the log.
    std::panic::set_hook(Box::new(|panic| {
        tracing::error!(place = ?panic.location().map(ToString::to_string), "{panic}");
    }));
}

fn cannot_bind(bind: SocketAddr, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "{bind} is in use: another server listens there already; choose another port with --bind 127.0.0.1:PORT"
        ),
        io::ErrorKind::PermissionDenied => format!(
            "not allowed to listen at {bind}; ports below 1024 often need rights, choose another with --bind"
        ),
        _ => format!("cannot listen at {bind}: {error}"),
    }
}

/// Where to look, and something to try.
fn greeting(address: SocketAddr, catalogue: &[CatalogueEntry]) -> String {
    let url = if address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    };
    let mut text = format!("Arborist answers at {url}\nTry it in the browser: {url}/docs\n");
    let example = catalogue
        .iter()
        .find_map(|entry| Some((entry.path, entry.examples.first()?.question)));
    if let Some((path, question)) = example {
        let question = question.replace('\'', "'\\''");
        text.push_str(&format!(
            "Or ask: curl {url}{path} -H 'content-type: application/json' -d '{question}'\n"
        ));
    }
    text
}
