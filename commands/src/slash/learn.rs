//! `/learn`: each game shown in a minute and a half, by playing it, with no table and for one's own
//! eyes alone.

use text::{Lang, fit, say};

use crate::app::fault::ServeError;
use crate::lessons::LessonAt;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::game_choice::{chosen, game_here, taught};
use crate::ui::message::{Button, Message, Row, Style};
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn learn(
    ctx: Ctx<'_>,
    #[autocomplete = "taught"] game: Option<String>,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let command = (&["cmd-learn"][..], "opt-learn-game");
        let meant = match game {
            Some(game) => Some(chosen(app, &game, who.lang, command)?),
            None => game_here(app, &who),
        };
        match meant {
            Some(any_game) => any_game.lesson(&who, LessonAt::default()).await,
            None => Ok(ask_which_game(app, who.lang)),
        }
    })
    .await
}

/// Reads the id of a lesson's button, with its game.
pub(crate) fn read<'h>(app: &'h App, id: &str) -> Option<(&'h dyn AnyGame, LessonAt)> {
    let (game, at) = LessonAt::read(id)?;
    Some((app.any_game(game)?, at))
}

/// Message that asks which game to learn.
fn ask_which_game(app: &App, lang: Lang) -> Reply {
    let button = |any_game: &dyn AnyGame| {
        Button::new(
            LessonAt::default().id(any_game.id()),
            any_game.title(lang),
            Style::Main,
        )
    };
    let taught = app.all_games().filter(|any_game| any_game.has_lesson());
    let buttons: Vec<Button> = taught.map(button).collect();
    let rows = buttons.chunks(fit::ROW);
    let rows = rows.map(|row| Row::Buttons(row.to_vec())).collect();
    let message = Message {
        rows,
        ..Message::words(say("lesson-which").tr(lang))
    };
    Reply::update(message)
}
