//! The service: the catalogue of operations over HTTP.
//!
//! A question's way: the [accept loop](Server) hands a request to the edge, which guards and names it; the router
//! finds its operation; the question is read, and answered at once if that is small work, in the search pool
//! otherwise, together with everybody else who has asked the same.

mod accept;
mod accept_language;
mod answer;
mod body;
mod body_memory;
mod class;
mod edge;
mod etag;
mod gzip;
mod held_body;
mod media_type;
pub mod openapi;
mod options;
mod origins;
mod pages;
mod panic_guard;
mod pool;
mod problem_response;
mod question;
mod representation;
mod request_id;
mod router;
mod searches;
mod server;
mod service;
mod stream;
mod wait;

pub use options::{Options, search_threads};
pub use origins::Origins;
pub use router::unknown_path;
pub use server::Server;
pub(crate) use wait::seconds;
