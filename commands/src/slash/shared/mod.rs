//! Parts that several slash commands share: how they are built, named, completed and run.

pub(crate) mod answer_command;
pub(crate) mod at_table;
pub(crate) mod builder;
pub(crate) mod choices;
pub(crate) mod complete;
pub(crate) mod game_choice;
pub(crate) mod game_commands;
pub(crate) mod here;
pub(crate) mod localise;
pub(crate) mod open_table;
pub(crate) mod record_commands;
pub(crate) mod run_step;
pub(crate) mod together;
