//! A server in a process of its own, and the CPU time that it has used.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Ends when dropped.
pub(crate) struct ServerProcess {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// Tells the parent process where the server answers.
pub(crate) fn announce(address: SocketAddr) {
    println!("{address}");
}

impl ServerProcess {
    /// Starts this program again, as a server.
    pub(crate) fn start(kind: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .arg(kind)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let output = child.stdout.take().expect("its output is piped");
        let mut line = String::new();
        BufReader::new(output)
            .read_line(&mut line)
            .expect("it announces its address");
        let address = line.trim().parse().expect("an address");
        Self { child, address }
    }

    /// The CPU time of all its threads, user and system: the kernel counts nanoseconds in `schedstat`.
    pub(crate) fn cpu(&self) -> Duration {
        let tasks = format!("/proc/{}/task", self.child.id());
        let nanoseconds = std::fs::read_dir(tasks)
            .expect("this bench needs Linux")
            .filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok())
            .filter_map(|counts| counts.split(' ').next()?.parse::<u64>().ok())
            .sum();
        Duration::from_nanos(nanoseconds)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
