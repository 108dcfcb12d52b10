//! Parts of every table, for any game: board, lobby, console, options, votes, undo.

pub(crate) mod advice;
pub(crate) mod announcement;
pub(crate) mod board;
pub(crate) mod computers;
pub(crate) mod console;
pub(crate) mod departure;
pub(crate) mod follow;
pub(crate) mod guests;
pub(crate) mod keys;
pub(crate) mod lobby;
pub(crate) mod names;
pub(crate) mod news;
pub(crate) mod options;
pub(crate) mod paces;
pub(crate) mod secrets_due;
pub(crate) mod turn_ping;
pub(crate) mod undo;
pub(crate) mod votes;
