//! `/help`: the front door, the list of commands behind it, a game's rules, and how we do.

use crate::bot::app::Ctx;
use crate::commands::door;
use crate::commands::shared::game_choice::{games, named, none_such};
use crate::commands::{rules, status};
use crate::input::caller;
use crate::input::fault::ServeError;
use crate::ui::reply::Reply;

/// What the user wants to know.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Topic {
    /// What can be typed.
    #[name = "commands"]
    Commands,
    /// How the bot does.
    #[name = "status"]
    Status,
}

#[poise::command(slash_command)]
pub(crate) async fn help(
    ctx: Ctx<'_>,
    topic: Option<Topic>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), ServeError> {
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let lang = who.lang;
    let work = async {
        match (game, topic) {
            (Some(game), _) => match named(app, &game) {
                Some(any_game) => rules::page(any_game, lang, 0),
                None => Ok(none_such(app, lang, (&["cmd-help"], "opt-help-game"))),
            },
            (None, None) => door::shown(app, lang).await,
            (None, Some(Topic::Commands)) => Ok(door::list(app, lang)),
            (None, Some(Topic::Status)) => {
                Ok(Reply::words(status::told(&app.services, lang).await))
            }
        }
    };
    app.services.answer(&who, &to, work).await;
    Ok(())
}
