//! A game's screens (`ui`), how what people do is read (`reading`), and a folder for each game.

pub(crate) mod advisers;
pub(crate) mod catalogue;
pub(crate) mod changes;
mod contact;
mod interceptor;
mod planetaire;
pub(crate) mod reading;
mod space_connection;
mod terre_lune;
pub(crate) mod ui;
