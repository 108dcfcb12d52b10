//! Space Connection: its board, its skies, its rulings, whole hunts by chance.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod accounts;
mod board;
mod favourites;
mod launches;
mod refusals;
mod skies;
mod table;
mod turns;
