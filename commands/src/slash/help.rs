//! `/help`: what to do now, the list of commands, a game's rules, and the bot's health.

use sessions::Status;
use text::{Phrase, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::lessons::LessonAt;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::requests::rules;
use crate::slash::context::Ctx;
use crate::slash::front_door;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::game_choice::{chosen, games};
use crate::slash::{status, tables};
use crate::table::lobby::with_lobby_buttons;
use crate::table::names::names;
use crate::ui::buttons::table_button;
use crate::ui::front_door::{FrontDoorButton, button};
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Button, Message, Row, Style};
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
                rules::page(chosen(app, &game, lang, command)?, lang, 0).await
            }
            (None, None) => page(app, &who).await,
            (None, Some(Topic::Commands)) => Ok(front_door::command_list(app, lang)),
            (None, Some(Topic::Status)) => {
                Ok(Reply::words(status::page(&app.services, lang).await))
            }
        }
    })
    .await
}

/// Page with what the caller can do now: at the table of this channel, or to begin.
async fn page(app: &App, who: &Caller) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let sessions = &app.services.sessions;
    let here = sessions.table_at(who.place.channel);
    let here = match here.and_then(|table| Some((table, app.game_at(table)?))) {
        Some((id, any_game)) => sessions.table(id).await?.map(|table| (table, any_game)),
        None => None,
    };
    let (now, mut rows) = match here {
        Some((table, any_game)) => {
            let room = table.room().await?;
            let ids = Ids::new(room.table, Stamp(0));
            let verb = |verb, style| table_button(lang, &ids, verb, style);
            let sits = room.seat_of(who.user).is_some();
            let plays = sits && room.status == Status::Playing;
            let console = plays.then(|| verb(TableVerb::Console, Style::Main));
            let buttons = console.into_iter();
            let buttons = buttons
                .chain([verb(TableVerb::Rules, Style::Plain)])
                .chain(lesson_button(any_game, who));
            let said = now_here(who, &room).with("game", any_game.title(lang));
            (said, vec![Row::Buttons(buttons.collect())])
        }
        None => {
            let game = |any_game: &dyn AnyGame| {
                let id = FrontDoorButton::Game(any_game.id().to_owned()).id();
                Button::new(id, any_game.title(lang), Style::Main)
            };
            let buttons: Vec<Button> = app.all_games().map(game).collect();
            let rows = buttons.chunks(fit::ROW);
            let rows = rows.map(|row| Row::Buttons(row.to_vec())).collect();
            (say("help-here-none"), rows)
        }
    };
    let mut lines = vec![now.tr(lang)];
    let (all, mine) = tables::game_counts(app, who).await?;
    if all > 0 {
        let games = say("help-games").with("all", all).with("mine", mine);
        lines.push(games.tr(lang));
    }
    let mut last = Vec::new();
    if all > 0 {
        last.push(tables::button(lang));
    }
    last.push(button(
        lang,
        &FrontDoorButton::Commands,
        "door-commands",
        Style::Plain,
    ));
    rows.push(Row::Buttons(last));
    Ok(Reply::update(Message {
        rows,
        ..Message::words(lines.join("\n"))
    }))
}

/// Phrase for what the caller can do at a table.
fn now_here(who: &Caller, room: &sessions::Room) -> Phrase {
    let seat = room.seat_of(who.user);
    let is_due = room.due.iter().any(|due| Some(due.seat) == seat);
    match (&room.status, seat) {
        (Status::Playing, Some(_)) if is_due => say("help-here-turn"),
        (Status::Playing, Some(_)) => {
            let names = names(room, who.lang);
            let awaited = room.due.iter().map(|due| names.in_message(due.seat));
            let awaited: Vec<&str> = awaited.collect();
            say("help-here-wait").with("names", awaited.join(", "))
        }
        (Status::Playing, None) => say("help-here-watch"),
        (Status::Lobby, _) if room.host == who.user => {
            with_lobby_buttons(say("help-here-host"), &room.place)
        }
        (Status::Lobby, Some(_)) => say("help-here-guest"),
        (Status::Lobby, None) => with_lobby_buttons(say("help-here-lobby"), &room.place),
        (Status::Over { .. } | Status::Closed, _) => say("help-here-over"),
    }
}

/// Button to a game's lesson, if it has one.
fn lesson_button(any_game: &dyn AnyGame, who: &Caller) -> Option<Button> {
    let id = LessonAt::default().id(any_game.id());
    let label = || say("door-learn").tr(who.lang);
    any_game
        .has_lesson()
        .then(|| Button::new(id, label(), Style::Plain))
}
