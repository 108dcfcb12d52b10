//! Planétaire: its rays, exhaustively, and whole matches.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod matches;
mod naive;
mod rays;
mod table;
