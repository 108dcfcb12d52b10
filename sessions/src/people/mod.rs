//! What is remembered of a person and of a server, as plain data, and who is remembered in memory.

pub(crate) mod coaching;
pub(crate) mod hours;
pub(crate) mod known;
pub(crate) mod person;
pub(crate) mod server;
