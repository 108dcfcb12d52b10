//! `/help`: the front door, the list of commands behind it, a game's rules, and how we do.

use games::To;
use text::{Lang, say};

use crate::bot::app::{App, Ctx};
use crate::commands::door;
use crate::commands::which::{games, named, none_such};
use crate::commands::{rules, status};
use crate::input::caller;
use crate::input::fault::ServeError;
use crate::ui::message::{Answer, Message, Private, Row, Style};
use crate::ui::reply::Reply;

/// What somebody wants to know.
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
            (None, Some(Topic::Commands)) => Ok(list(app, lang)),
            (None, Some(Topic::Status)) => {
                Ok(Reply::words(status::told(&app.services, lang).await))
            }
        }
    };
    app.services.answer(&who, &to, work).await;
    Ok(())
}

/// The page that lists the commands, with the operator's pages and the way back to the door.
pub(crate) fn list(app: &App, lang: Lang) -> Reply {
    let pages = app.pages.get().and_then(|pages| pages.line(lang));
    let lines = [Some(words(lang)), pages];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    let back = door::button(lang, &door::Step::Games, "door-all-games", Style::Plain);
    let message = Message {
        rows: vec![Row::Buttons(vec![back])],
        ..Message::words(lines.join("\n"))
    };
    Reply::open(Answer::Update(Private::Open(To::everyone(message))))
}

/// Every command in a few words.
pub(crate) fn words(lang: Lang) -> String {
    [say("help-title"), say("help-commands")]
        .map(|said| said.tr(lang))
        .join("\n")
}
