//! The types that poise is used with.

use crate::app::fault::ServeError;
use crate::requests::app::SharedApp;

/// A command of ours.
pub(crate) type Command = poise::Command<SharedApp, ServeError>;
/// Context of a slash command.
pub(crate) type Ctx<'a> = poise::ApplicationContext<'a, SharedApp, ServeError>;
