//! The command line.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

use crate::data_commands::DataCommand;
use crate::replay::Replay;

/// Space board games on Discord.
///
#[cfg_attr(
    feature = "sandbox",
    doc = "Without a command, Houston runs the live bot if DISCORD_TOKEN is set, and the sandbox if not."
)]
#[cfg_attr(
    not(feature = "sandbox"),
    doc = "Without a command, Houston runs the live bot."
)]
#[derive(Debug, Parser)]
#[command(name = "houston", version)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Invocation>,
}

/// A command line, read.
#[derive(Debug, Subcommand)]
pub enum Invocation {
    /// Run the live bot (needs DISCORD_TOKEN)
    Run,
    #[cfg(feature = "sandbox")]
    /// Run the sandbox: a Discord on this machine, with the bot in it
    Sandbox {
        /// Run it without the bot, for any client, and write its addresses and token to FILE
        #[arg(long, value_name = "FILE")]
        export: Option<std::path::PathBuf>,
    },
    /// The commands for the data.
    #[command(flatten)]
    Data(DataCommand),
    /// Replay the record of a game and check it
    Replay(Replay),
    /// Maintain the statistics that /me stats shows
    Stats(Stats),
    /// Print the link that adds the bot of DISCORD_TOKEN to a server
    Invite,
    /// Check whether the bot at HOUSTON_METRICS is ready
    Ready,
    /// List all settings, in the form of .env.example
    Settings,
    /// Print the completion script for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Statistics.
#[derive(Debug, Args)]
pub struct Stats {
    /// Count all finished games again from their journals (stop Houston first)
    #[arg(long, required = true)]
    recount: bool,
}

/// Reads the arguments, the program's name first; `None` without a command.
///
/// # Errors
/// They are wrong, or ask for help; the error holds the text to print.
pub fn read(
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Option<Invocation>, clap::Error> {
    let command = CommandLine::try_parse_from(arguments)?.command;
    if let Some(Invocation::Replay(replay)) = &command
        && let Some(missing) = replay.missing_argument()
    {
        let mut whole = CommandLine::command();
        return Err(whole.error(ErrorKind::MissingRequiredArgument, missing));
    }
    Ok(command)
}

/// The completion script for this shell.
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
