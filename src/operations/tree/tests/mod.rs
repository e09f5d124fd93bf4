//! Facts about questions on trees.

mod made;
mod printed;
mod refused;
mod searched;
