//! `/learn`: each game shown in a minute and a half, by playing it, with no table and for one's own
//! eyes alone.

use text::{Lang, fit, say};

use crate::bot::app::{Ctx, Floor};
use crate::commands::which::{games, meant};
use crate::game::any::Counter;
use crate::input::caller;
use crate::input::fault::Fault;
use crate::lessons::LessonAt;
use crate::ui::message::{Answer, Button, Enabled, Message, Private, Row, Style};
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn learn(
    ctx: Ctx<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let command = ("cmd-learn", "opt-learn-game");
        match meant(floor, &who, game.as_deref(), command) {
            Err(none_such) => Ok(*none_such),
            Ok(Some(counter)) => {
                counter
                    .lesson(&floor.house, &who, LessonAt::default())
                    .await
            }
            Ok(None) => Ok(which(floor, who.lang)),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// Reads the id of a lesson's button.
pub(crate) fn read<'h>(floor: &'h Floor, id: &str) -> Option<(&'h dyn Counter, LessonAt)> {
    let (game, at) = LessonAt::read(id)?;
    Some((floor.counter(game)?, at))
}

/// Asks which game is to be shown.
fn which(floor: &Floor, lang: Lang) -> Reply {
    let button = |counter: &dyn Counter| Button {
        id: LessonAt::default().id(counter.id()),
        label: counter.title(lang),
        style: Style::Main,
        enabled: Enabled::Yes,
    };
    let buttons: Vec<Button> = floor.counters().map(button).collect();
    let rows = buttons.chunks(fit::ROW);
    let rows = rows.map(|row| Row::Buttons(row.to_vec())).collect();
    let message = Message {
        rows,
        ..Message::words(say("lesson-which").tr(lang))
    };
    Reply::open(Answer::Update(Private::Open(games::To::everyone(message))))
}
