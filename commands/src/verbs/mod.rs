//! The slash commands that every table has, one verb a file, and what games' commands share.

pub mod complete;
mod console;
mod help;
mod here;
pub mod open;
pub mod play;
pub mod record;
pub mod rules;
pub mod table;

use crate::app::Command;
use crate::counter::Counter;

/// Every command that we register, in each language.
///
/// # Errors
/// The keys for which there are no words.
pub fn commands<'c>(
    counters: impl Iterator<Item = &'c dyn Counter>,
) -> Result<Vec<Command>, Vec<crate::localise::Missing>> {
    let mut commands = vec![
        table::table(),
        console::console(),
        console::describe(),
        rules::rules(),
        help::help(),
    ];
    commands.extend(counters.flat_map(Counter::commands));
    crate::localise::localise(&mut commands)?;
    for command in &mut commands {
        everywhere(command);
    }
    Ok(commands)
}

/// Commands work in servers and in our DMs, for servers that installed us.
fn everywhere(command: &mut Command) {
    use serenity::all::{InstallationContext, InteractionContext};
    command.install_context = Some(vec![InstallationContext::Guild]);
    command.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
}
