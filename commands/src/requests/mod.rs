//! Requests of people at a table of any game: `any` lists them, `serve` answers them for each game,
//! a page of `session` a file. `app` has every game.

pub(crate) mod all_games;
pub(crate) mod any;
pub(crate) mod app;
pub(crate) mod find;
pub(crate) mod moderation;
pub(crate) mod open_table;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod session;
pub(crate) mod table_actions;
pub(crate) mod taken;
