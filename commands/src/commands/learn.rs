//! `/learn`: each game shown in a minute and a half, by playing it, with no table and for one's own
//! eyes alone.

use text::{Lang, fit, say};

use crate::bot::app::{App, Ctx};
use crate::commands::shared::game_choice::{meant, taught};
use crate::game::any::AnyGame;
use crate::input::caller;
use crate::input::fault::ServeError;
use crate::lessons::LessonAt;
use crate::ui::message::{Answer, Button, Enabled, Message, Private, Row, Style};
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn learn(
    ctx: Ctx<'_>,
    #[autocomplete = "taught"] game: Option<String>,
) -> Result<(), ServeError> {
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let command = (&["cmd-learn"][..], "opt-learn-game");
        match meant(app, &who, game.as_deref(), command) {
            Err(none_such) => Ok(*none_such),
            Ok(Some(any_game)) => {
                any_game
                    .lesson(&app.services, &who, LessonAt::default())
                    .await
            }
            Ok(None) => Ok(which(app, who.lang)),
        }
    };
    app.services.answer(&who, &to, work).await;
    Ok(())
}

/// Reads the id of a lesson's button.
pub(crate) fn read<'h>(app: &'h App, id: &str) -> Option<(&'h dyn AnyGame, LessonAt)> {
    let (game, at) = LessonAt::read(id)?;
    Some((app.any_game(game)?, at))
}

/// Asks which game is to be shown.
fn which(app: &App, lang: Lang) -> Reply {
    let button = |any_game: &dyn AnyGame| Button {
        id: LessonAt::default().id(any_game.id()),
        label: any_game.title(lang),
        style: Style::Main,
        enabled: Enabled::Yes,
    };
    let taught = app.all_games().filter(|any_game| any_game.has_lesson());
    let buttons: Vec<Button> = taught.map(button).collect();
    let rows = buttons.chunks(fit::ROW);
    let rows = rows.map(|row| Row::Buttons(row.to_vec())).collect();
    let message = Message {
        rows,
        ..Message::words(say("lesson-which").tr(lang))
    };
    Reply::open(Answer::Update(Private::Open(games::To::everyone(message))))
}
