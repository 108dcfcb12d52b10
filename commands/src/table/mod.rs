//! What every table shows, for any game: board, lobby, console, options, votes, undo.

pub(crate) mod advice;
pub(crate) mod advisers;
pub(crate) mod board;
pub(crate) mod buttons;
pub(crate) mod computers;
pub(crate) mod console;
pub(crate) mod finale;
pub(crate) mod invite;
pub(crate) mod links;
pub(crate) mod lobby;
pub(crate) mod names;
pub(crate) mod news;
pub(crate) mod open_consoles;
pub(crate) mod options;
pub(crate) mod paces;
pub(crate) mod refresh;
pub(crate) mod refusals;
pub(crate) mod secrets_due;
pub(crate) mod seed;
pub(crate) mod turn_ping;
pub(crate) mod undo;
pub(crate) mod votes;
