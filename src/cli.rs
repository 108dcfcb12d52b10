//! The command line.

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::care::Care;
use crate::replay::Replay;

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invocation {
    /// The bot.
    Run,
    /// The sandbox without a bot, and where to write how to reach it.
    Sandbox(PathBuf),
    /// Something about the data directory.
    Care(Care),
    /// Whether the bot that runs here is ready.
    Ready,
    /// Something about the record of a game.
    Replay(Replay),
    /// What is counted of people and servers, made anew.
    Recount,
    /// The text of `.env.example`.
    Settings,
    /// This help.
    Help,
}

/// The help.
pub const HELP: &str = "\
houston                  run: the live bot with DISCORD_TOKEN, else the sandbox
houston check            read the whole data directory and say whether it is sound
houston rebuild          build the store anew from its log
houston compact          make the log shorter; no game is touched
houston backup DIR       copy the data to DIR, also while the bot runs
houston restore DIR      bring the copy in DIR back into an empty data directory
        [SINCE]          and nobody with it who was forgotten since, by a later copy or the data
                         directory that it replaces
houston import DIR       take the data directory DIR into the empty database HOUSTON_STORE
houston export DIR       write that database into the empty directory DIR
houston replay FILE      compute the record of a game anew, and say where it differs
        --check          that alone, which is what it does if nothing else is asked
        --events         what happened, a line of JSON each
        --words fr|en    the same in sentences
        --png STEP       a picture of the game after that step, beside the file
        --gif            a film of the whole game, beside the file
        --as WHO         as everybody saw it (public), as a seat did (1, 2… or a, b…), or with
                         everything open (all)
houston stats --recount  count every game that is over once more, where Houston is stopped: what
                         /stats shows is made anew of the journals
houston sandbox --export FILE
                         run the sandbox alone, for any client: FILE says how to reach it
houston ready            ask the bot that runs here, at HOUSTON_METRICS, whether it is ready
houston settings         list every setting, as in .env.example
";

/// Reads the arguments after the program's name.
///
/// # Errors
/// They mean nothing; the error holds the help.
pub fn read(arguments: &[String]) -> Result<Invocation> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    Ok(match words.as_slice() {
        [] => Invocation::Run,
        ["check"] => Invocation::Care(Care::Check),
        ["rebuild"] => Invocation::Care(Care::Rebuild),
        ["compact"] => Invocation::Care(Care::Compact),
        ["backup", to] => Invocation::Care(Care::Backup((*to).to_owned())),
        ["restore", from] => Invocation::Care(Care::Restore((*from).to_owned(), None)),
        ["restore", from, since] => {
            let since = Some((*since).to_owned());
            Invocation::Care(Care::Restore((*from).to_owned(), since))
        }
        ["import", from] => Invocation::Care(Care::Import((*from).to_owned())),
        ["export", to] => Invocation::Care(Care::Export((*to).to_owned())),
        ["sandbox", "--export", file] => Invocation::Sandbox(PathBuf::from(file)),
        ["ready"] => Invocation::Ready,
        ["replay", asked @ ..] => match Replay::read(asked) {
            Some(replay) => Invocation::Replay(replay),
            None => bail!("that means nothing to me. What does:\n{HELP}"),
        },
        ["stats", "--recount"] => Invocation::Recount,
        ["settings"] => Invocation::Settings,
        ["help" | "--help" | "-h"] => Invocation::Help,
        _ => bail!("that means nothing to me. What does:\n{HELP}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read_whole() {
        let read = |line: &str| {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            super::read(&words).ok()
        };
        assert_eq!(read(""), Some(Invocation::Run));
        assert_eq!(
            read("backup there"),
            Some(Invocation::Care(Care::Backup("there".into())))
        );
        assert_eq!(
            read("sandbox --export there.json"),
            Some(Invocation::Sandbox("there.json".into()))
        );
        assert_eq!(read("stats --recount"), Some(Invocation::Recount));
        for nonsense in [
            "sandbox",
            "stats",
            "sandbox --export",
            "backup",
            "backup a b",
            "run",
            "check now",
            "--chek",
        ] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
