//! Questions from files and standard input.

use std::io;
use std::path::Path;

use crate::messages::Message;

/// All of a file.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn read_file(file: &Path) -> Result<Vec<u8>, Message> {
    std::fs::read(file).map_err(|error| {
        Message::new("command-cannot-read")
            .with("file", file.display().to_string())
            .with("error", error.to_string())
    })
}

/// That standard input cannot be read, and why.
pub(super) fn cannot_read_input(error: &io::Error) -> Message {
    Message::new("command-cannot-read-input").with("error", error.to_string())
}
