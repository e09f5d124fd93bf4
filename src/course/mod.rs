//! What a course needs beside answers: exercises, grades, explanations and pictures.

pub mod exercises;
pub mod picture;
