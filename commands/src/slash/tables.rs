//! `/me games`: where the user plays, and where it is their turn.

use sessions::{Millis, Status, TableId};
use text::{Lang, Lines, Rank, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::table::names::names;
use crate::ui::links;
use crate::ui::message::Message;
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn games(ctx: Ctx<'_>) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move { mine(app, &who).await }).await
}

/// Page with the caller's games.
async fn mine(app: &App, who: &Caller) -> Result<Reply, ServeError> {
    let Some(text) = table_list(app, who).await? else {
        return Ok(Reply::words(say("table-none-of-yours").tr(who.lang)));
    };
    Ok(Reply::say(Message::from_long_text(who.lang, &text)))
}

/// The user's tables, those that wait for them at the top; `None` if there are none.
pub(super) async fn table_list(app: &App, who: &Caller) -> Result<Option<String>, ServeError> {
    let mut mine = Vec::new();
    for id in app.services.sessions.open_tables_of(who.user) {
        mine.extend(table_line(app, who, id).await?);
    }
    if mine.is_empty() {
        return Ok(None);
    }
    mine.sort_by_key(|(order, _)| *order);
    let mut lines = Lines::default();
    lines.push(Rank::Heading, say("tables-mine").tr(who.lang));
    for (order, line) in mine {
        let rank = match order {
            ListOrder::Mine(..) => Rank::Status,
            ListOrder::Others(_) => Rank::News,
        };
        lines.push(rank, line);
    }
    Ok(Some(lines.within(fit::CARD, who.lang).into()))
}

/// Order of tables in the list: those that wait for the user first, the most urgent at the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum ListOrder {
    Mine(Millis, TableId),
    Others(TableId),
}

/// Line of a table, and its place in the order; `None` if it is closed.
async fn table_line(
    app: &App,
    who: &Caller,
    id: TableId,
) -> Result<Option<(ListOrder, String)>, ServeError> {
    let (Some(any_game), Some(table)) = (app.game_at(id), app.services.sessions.table(id).await?)
    else {
        return Ok(None);
    };
    let (room, marks) = (table.room().await?, table.marks().await?);
    let lang = who.lang;
    let due = room.due.iter();
    let own = due
        .clone()
        .find(|due| Some(due.seat) == room.seat_of(who.user));
    let state = match (&room.status, own) {
        (Status::Playing, _) if room.paused => say("tables-paused"),
        (Status::Playing, Some(own)) => match own.at {
            Some(at) => say("tables-yours-until").with("clock", links::timestamp(at, 'R')),
            None => say("tables-yours"),
        },
        (Status::Playing, None) => {
            let names = names(&room, lang);
            let awaited: Vec<&str> = due.map(|due| names.in_message(due.seat)).collect();
            say("tables-others").with("names", awaited.join(", "))
        }
        (Status::Lobby, _) => say("tables-gathering"),
        (Status::Over { .. } | Status::Closed, _) => say("tables-over"),
    };
    let place = match marks.board_post() {
        Some(board) => links::board_link(&room, board),
        None => format!("<#{}>", room.place.channel),
    };
    let order = match own {
        Some(own) if !room.paused => ListOrder::Mine(own.at.unwrap_or(Millis(u64::MAX)), id),
        Some(_) | None => ListOrder::Others(id),
    };
    Ok(Some((
        order,
        line(lang, any_game.title(lang), id, state.tr(lang), place),
    )))
}

fn line(lang: Lang, game: String, table: TableId, state: String, place: String) -> String {
    say("tables-line")
        .with("game", game)
        .with("table", table.to_string())
        .with("state", state)
        .with("place", place)
        .tr(lang)
}
