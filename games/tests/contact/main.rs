//! Contact, as a table plays it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod cards;
mod practice;
mod rounds;
mod silences;
mod solo;
mod spaces;
mod table;
mod transmissions;
