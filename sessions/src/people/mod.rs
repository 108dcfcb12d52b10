//! People and servers: their settings as plain data, and the people who are remembered in memory.

pub(crate) mod coaching;
pub(crate) mod hours;
pub(crate) mod known;
pub(crate) mod night;
pub(crate) mod person;
pub(crate) mod riddles;
pub(crate) mod server;
