//! Space Connection: its board, its skies, its rulings, whole hunts by chance.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod accounts;
mod board;
mod hunt;
mod skies;
mod table;
