//! A game's screens (`ui`), the same without its type (`any`), and how any game is served.

pub(crate) mod any;
pub(crate) mod serve;
pub(crate) mod session;
pub(crate) mod ui;
