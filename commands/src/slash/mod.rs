//! All slash commands, and the pages they lead to. What they share stands in `shared/`.

mod by_number;
mod console;
pub(crate) mod context;
pub(crate) mod daily;
pub(crate) mod decisions;
pub(crate) mod front_door;
pub(crate) mod help;
mod hiding;
pub(crate) mod learn;
mod me;
pub(crate) mod play;
pub(crate) mod privacy;
pub(crate) mod record;
pub(crate) mod server;
pub(crate) mod settings;
pub(crate) mod shared;
pub(crate) mod standings;
pub(crate) mod stats;
mod status;
pub(crate) mod table;
pub(crate) mod tables;

use crate::slash::context::Command;
use crate::slash::shared::game_commands;

/// All slash commands, with their words in each language.
///
/// # Errors
/// The keys for which there are no words.
pub(crate) fn commands() -> Result<Vec<Command>, Vec<crate::slash::shared::localise::Missing>> {
    let mut commands = vec![
        play::play(),
        learn::learn(),
        daily::daily(),
        help::help(),
        console::console(),
        me::me(),
        table::table(),
        server::server(),
    ];
    commands.extend(game_commands_of_all());
    crate::slash::shared::localise::localise(&mut commands)?;
    for command in &mut commands {
        allow_on_servers(command);
    }
    commands
        .iter_mut()
        .filter(|it| OF_PEOPLE.contains(&&*it.name))
        .for_each(allow_anywhere);
    commands
        .iter_mut()
        .filter(|it| it.name == server::NAME)
        .for_each(server::limit_to_managers);
    Ok(commands)
}

macro_rules! game_commands_of_all {
    ($($name:ident: $game:ty,)+) => {
        /// Every game's slash commands.
        fn game_commands_of_all() -> Vec<Command> {
            vec![$(game_commands::game_command::<$game>()),+]
        }
    };
}

games::each_game!(game_commands_of_all);

/// Commands that people can also install for themselves and use in any DM, because they need no
/// channel.
const OF_PEOPLE: [&str; 4] = ["daily", "learn", "me", "help"];

/// Lets a command work wherever a person is, also for those who installed the bot for themselves.
fn allow_anywhere(command: &mut Command) {
    use serenity::all::{InstallationContext, InteractionContext};
    command.install_context = Some(vec![InstallationContext::Guild, InstallationContext::User]);
    command.interaction_context = Some(vec![
        InteractionContext::Guild,
        InteractionContext::BotDm,
        InteractionContext::PrivateChannel,
    ]);
}

/// Lets a command work on servers that installed the bot, and in our DMs.
fn allow_on_servers(command: &mut Command) {
    use serenity::all::{InstallationContext, InteractionContext};
    command.install_context = Some(vec![InstallationContext::Guild]);
    command.interaction_context = Some(vec![InteractionContext::Guild, InteractionContext::BotDm]);
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::Value;

    use super::*;

    /// Every option that is a whole number, as Discord registers it, by the words before it.
    fn numbers(option: &Value, path: &str, found: &mut Vec<(String, Value)>) {
        let path = format!("{path}/{}", option["name"].as_str().unwrap_or_default());
        // What is chosen from a list has no other bounds.
        let chosen = option["choices"]
            .as_array()
            .is_some_and(|all| !all.is_empty());
        if option["type"] == 4 && !chosen {
            found.push((path.clone(), option.clone()));
        }
        for below in option["options"].as_array().into_iter().flatten() {
            numbers(below, &path, found);
        }
    }

    fn registered() -> Vec<(String, Value)> {
        let commands = commands().expect("all have words");
        let builders = poise::builtins::create_application_commands(&commands);
        let json = serde_json::to_value(builders).expect("commands are plain data");
        let mut found = Vec::new();
        for command in json.as_array().expect("a list") {
            // A command's type is another matter than an option's.
            for option in command["options"].as_array().into_iter().flatten() {
                let name = command["name"].as_str().unwrap_or_default();
                numbers(option, name, &mut found);
            }
        }
        found
    }

    #[test]
    fn number_options_have_sensible_bounds() {
        let found = registered();
        assert!(found.len() > 5, "{found:?}");
        for (path, option) in found {
            let bound = |name: &str| option[name].as_f64().unwrap_or(f64::INFINITY);
            let (least, most) = (bound("min_value"), bound("max_value"));
            assert!(
                0.0 <= least && least <= most && most <= meant(&path),
                "{path}: {option}"
            );
        }
    }

    /// The most that people could mean: tables are numbered for ever, everything else is on a
    /// board.
    fn meant(path: &str) -> f64 {
        let tables = ["table/replay/number", "table/review/number", "server/game"];
        match path.ends_with("/table") || tables.contains(&path) {
            true => 1e9,
            false => 99.0,
        }
    }

    /// The least and the most that an option takes.
    #[track_caller]
    pub(crate) fn bounds(path: &str) -> (u64, u64) {
        let found = registered().into_iter().find(|(other, _)| other == path);
        let (_, option) = found.expect("the option is a number");
        let bound = |name: &str| option[name].as_f64().expect("a bound") as u64;
        (bound("min_value"), bound("max_value"))
    }
}
