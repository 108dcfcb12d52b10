//! Games that stand on a server: the list with links, and the page of one, where a moderator closes
//! it or takes a seat.

use sessions::{GuildId, Room, Status, Table, TableAction, TableError, TableId, UserId};
use text::{Lang, fit, say};

use super::ids::{ServerPage, ServerPress, way_back};
use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::refusals::refusal_text;
use crate::requests::app::App;
use crate::requests::moderation;
use crate::table::names::names;
use crate::ui::links;
use crate::ui::message::{Button, Message, Row, Select, SelectEntry, Style};
use crate::ui::reply::Reply;

/// The games that gather or are played on a server, the newest first.
pub(super) async fn standing(app: &App, guild: GuildId) -> Result<Vec<Table>, ServeError> {
    let mut standing = Vec::new();
    for id in app.services.sessions.tables_on(guild).into_iter().rev() {
        let Some(table) = app.services.sessions.table(id).await? else {
            continue;
        };
        if matches!(table.room().await?.status, Status::Lobby | Status::Playing) {
            standing.push(table);
        }
    }
    Ok(standing)
}

/// The list of games, with a select that leads to each.
pub(super) async fn list(app: &App, lang: Lang, guild: GuildId) -> Result<Message, ServeError> {
    let mut lines = Vec::new();
    let mut choices = Vec::new();
    for table in standing(app, guild).await? {
        let room = table.room().await?;
        lines.push(line(app, lang, &table, &room).await?);
        let title = app.any_game(table.game()).map(|game| game.title(lang));
        let label = format!("{} #{}", title.unwrap_or_default(), room.table);
        choices.push(SelectEntry::new(room.table.to_string(), label));
    }
    if lines.is_empty() {
        return Ok(Message::words(say("server-games-none").tr(lang)));
    }
    lines.insert(0, say("server-games").tr(lang));
    choices.truncate(fit::OPTIONS);
    let select = Select {
        id: ServerPress::Game.id(),
        placeholder: say("server-games-choose").tr(lang),
        choices,
    };
    Ok(Message {
        rows: vec![Row::Select(select)],
        ..Message::from_long_text(lang, &lines.join("\n"))
    })
}

/// Line about a game: what, who, and the way there.
async fn line(app: &App, lang: Lang, table: &Table, room: &Room) -> Result<String, ServeError> {
    let title = app.any_game(table.game()).map(|game| game.title(lang));
    let link = match table.marks().await?.board_post() {
        Some(board) => links::board_link(room, board),
        None => links::channel_link(room),
    };
    let names = names(room, lang);
    let people = room.players().map(|(seat, _)| names.in_message(seat));
    let key = match room.status {
        Status::Lobby => "server-game-lobby",
        _ => "server-game-playing",
    };
    Ok(say(key)
        .with("game", title.unwrap_or_default())
        .with("table", room.table.to_string())
        .with("channel", format!("<#{}>", room.place.channel))
        .with("names", people.collect::<Vec<_>>().join(", "))
        .with("link", link)
        .tr(lang))
}

/// The game with this number, if it stands on the server.
async fn find(
    app: &App,
    who: &Caller,
    guild: GuildId,
    table: TableId,
) -> Result<Table, ServeError> {
    let found = app.services.sessions.table(table).await?;
    let Some(found) = found else {
        return Err(Reply::words(say("table-none-such").tr(who.lang)).into());
    };
    match found.room().await?.place.guild == Some(guild) {
        true => Ok(found),
        false => Err(Reply::words(say("table-none-such").tr(who.lang)).into()),
    }
}

/// The page of a game.
pub(super) async fn page(
    app: &App,
    who: &Caller,
    guild: GuildId,
    table: TableId,
) -> Result<Reply, ServeError> {
    let (found, lang) = (find(app, who, guild, table).await?, who.lang);
    let room = found.room().await?;
    let mut message = Message::words(line(app, lang, &found, &room).await?);
    if matches!(room.status, Status::Lobby | Status::Playing) {
        let close = ServerPress::Close(table).id();
        message.rows.push(Row::Buttons(vec![Button::new(
            close,
            say("table-button-dissolve").tr(lang),
            Style::Danger,
        )]));
        let (names, people) = (names(&room, lang), room.people());
        let choices = people.map(|(seat, player)| {
            SelectEntry::new(player.user.to_string(), names.plain(seat).to_owned())
        });
        let select = Select {
            id: ServerPress::Free(table).id(),
            placeholder: say("server-remove-whom").tr(lang),
            choices: choices.collect(),
        };
        message.rows.push(Row::Select(select));
    } else {
        let over = say("server-game-over").tr(lang);
        message = message.with_last_lines(lang, &over);
    }
    message.rows.push(way_back(lang, ServerPage::Games));
    Ok(Reply::update(message))
}

/// Closes a game.
pub(super) async fn close(
    app: &App,
    who: &Caller,
    guild: GuildId,
    table: TableId,
) -> Result<Reply, ServeError> {
    let found = find(app, who, guild, table).await?;
    act(app, who, guild, (&found, TableAction::Dissolve)).await
}

/// Takes the seat of a person.
pub(super) async fn free(
    app: &App,
    who: &Caller,
    guild: GuildId,
    (table, user): (TableId, Option<UserId>),
) -> Result<Reply, ServeError> {
    let found = find(app, who, guild, table).await?;
    match user {
        Some(user) => act(app, who, guild, (&found, TableAction::Expel(user))).await,
        None => page(app, who, guild, table).await,
    }
}

/// Does a moderator's action at a game, and shows the list of games again.
async fn act(
    app: &App,
    who: &Caller,
    guild: GuildId,
    (table, action): (&Table, TableAction),
) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let notice = match table.act(who.user, who.key, action.clone()).await {
        Ok(done) => {
            moderation::note(&app.services, who, &done.room, &action).await?;
            match action {
                TableAction::Expel(user) => {
                    say("table-removed").with("name", links::mention(lang, user))
                }
                _ => say("table-closed-now"),
            }
            .tr(lang)
        }
        Err(TableError::Refused(refusal)) => refusal_text(lang, &refusal),
        Err(error) => return Err(error.into()),
    };
    let mut message = list(app, lang, guild).await?;
    if let Some(card) = message.card.take() {
        message.text = card;
    }
    let mut message = message.under_notice(lang, &notice);
    message.rows.push(way_back(lang, ServerPage::Home));
    Ok(Reply::update(message))
}
