//! The service as its clients see it: a real server, real sockets. One module a subject.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod harness;

mod answers;
mod bodies;
mod class_streams;
mod classes;
mod command_line;
mod connect4;
mod connections;
mod cors;
mod counted_searches;
mod course_facts;
mod languages;
mod openapi;
mod pages;
mod problem_languages;
mod public_cases;
mod readme;
mod refusals;
mod routing;
mod searches;
mod shutdown;
