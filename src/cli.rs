//! The command line.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use crate::care::Care;
use crate::replay::Replay;

/// The game master of space board games on Discord.
///
#[cfg_attr(
    feature = "sandbox",
    doc = "Without a command it runs the live bot where DISCORD_TOKEN is set, and the sandbox where it is not."
)]
#[cfg_attr(
    not(feature = "sandbox"),
    doc = "Without a command it runs the live bot."
)]
#[derive(Debug, Parser)]
#[command(name = "houston", version)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Invocation>,
}

/// What the command line asks for.
#[derive(Debug, Subcommand)]
pub enum Invocation {
    /// Run the live bot; without DISCORD_TOKEN it ends
    Run,
    #[cfg(feature = "sandbox")]
    /// Run the sandbox, a Discord of its own on this machine, with the bot in it
    Sandbox {
        /// Run it without the bot, for any client: FILE says how to reach it
        #[arg(long, value_name = "FILE")]
        export: Option<std::path::PathBuf>,
    },
    /// Something about the data.
    #[command(flatten)]
    Care(Care),
    /// Compute the record of a game once more, and say where it differs
    Replay(Replay),
    /// What /stats shows
    Stats(Stats),
    /// Print the link with which a server invites the bot of DISCORD_TOKEN, with the permissions it needs
    Invite,
    /// Ask the bot that runs here, at HOUSTON_METRICS, whether it is ready
    Ready,
    /// List every setting, as in .env.example
    Settings,
    /// Print what a shell needs to complete these commands
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// What is done about what is counted.
#[derive(Debug, Args)]
pub struct Stats {
    /// Count every game that is over once more, from its journal, where Houston is stopped
    #[arg(long, required = true)]
    recount: bool,
}

/// Reads the arguments, the program's name first; `None` where they name no command.
///
/// # Errors
/// They mean nothing, or ask for help; the error holds what is to be said.
pub fn read(
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Option<Invocation>, clap::Error> {
    let command = CommandLine::try_parse_from(arguments)?.command;
    if let Some(Invocation::Replay(replay)) = &command
        && let Some(lack) = replay.lacks()
    {
        let mut whole = CommandLine::command();
        return Err(whole.error(ErrorKind::MissingRequiredArgument, lack));
    }
    Ok(command)
}

/// What this shell needs to complete the commands.
#[must_use]
pub fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut CommandLine::command(), "houston", &mut script);
    script
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_line_definition_is_valid() {
        CommandLine::command().debug_assert();
    }
}
