//! `/learn`: each game shown in a minute and a half, by playing it, with no table and for one's own
//! eyes alone.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use text::{Lang, fit, say};

use crate::caller;
use crate::counter::Counter;
use crate::fault::Fault;
use crate::floor::{Ctx, Floor};
use crate::lesson::LessonAt;
use crate::message::{Answer, Button, Enabled, Message, Private, Row, Style};
use crate::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn learn(
    ctx: Ctx<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let named = game.as_deref().and_then(|game| floor.counter(game));
        let here = floor.house.sessions.at(who.place.channel);
        let played = here.and_then(|table| floor.counter_at(table));
        match named.or(played) {
            Some(counter) => {
                counter
                    .lesson(&floor.house, &who, LessonAt::default())
                    .await
            }
            None => Ok(which(floor, who.lang)),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

async fn games(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Lang::of_locale(&ctx.interaction.locale);
    let typed = typed.to_lowercase();
    let floor: &Floor = ctx.framework.user_data;
    let games = floor
        .counters()
        .map(|counter| (counter.title(lang), counter.id()))
        .filter(|(title, _)| title.to_lowercase().contains(&typed))
        .map(|(title, id)| AutocompleteChoice::new(fit::label(&title, fit::CHOICE), id));
    CreateAutocompleteResponse::new().set_choices(games.collect())
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
