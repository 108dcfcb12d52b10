//! `/help`: the front door, the list of commands, a game's rules, and the bot's health.

use crate::app::fault::ServeError;
use crate::requests::rules;
use crate::slash::context::Ctx;
use crate::slash::door;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::game_choice::{chosen, games};
use crate::slash::status;
use crate::ui::reply::Reply;

/// Topic of the help.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Topic {
    /// All commands.
    #[name = "commands"]
    Commands,
    /// The bot's health.
    #[name = "status"]
    Status,
}

#[poise::command(slash_command)]
pub(crate) async fn help(
    ctx: Ctx<'_>,
    topic: Option<Topic>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let lang = who.lang;
        match (game, topic) {
            (Some(game), _) => {
                let command = (&["cmd-help"][..], "opt-help-game");
                rules::page(chosen(app, &game, lang, command)?, lang, 0)
            }
            (None, None) => door::page(app, lang).await,
            (None, Some(Topic::Commands)) => Ok(door::command_list(app, lang)),
            (None, Some(Topic::Status)) => {
                Ok(Reply::words(status::page(&app.services, lang).await))
            }
        }
    })
    .await
}
