//! Search for the table that the user means.

use sessions::TableId;
use text::{Lang, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::refused::reply_with_console;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Message, Row, Select, SelectEntry};
use crate::ui::reply::Reply;

/// Table number that the user typed, if it can be one.
pub(crate) fn table_number(typed: i64) -> Option<TableId> {
    u64::try_from(typed).ok().map(TableId)
}

/// The table that the user means with a slash command: the one of the channel, else their own.
/// `game` narrows it down to one game.
///
/// # Errors
/// There is none, or there are several: the user is told so. Or the store fails.
pub(crate) async fn table_for<'h>(
    app: &'h App,
    who: &Caller,
    game: Option<&str>,
) -> Result<(TableId, &'h dyn AnyGame), ServeError> {
    let fits = |table: &TableId| {
        let played = app.services.sessions.game_of(*table);
        played.is_some() && (game.is_none() || game == played)
    };
    if let Some(table) = app
        .services
        .sessions
        .table_at(who.place.channel)
        .filter(fits)
    {
        return Ok((table, app.game_of_table(table).await?));
    }
    let other = app.services.sessions.holder(who.place.channel);
    if let Some((table, any_game)) = other.and_then(|table| Some((table, app.game_at(table)?))) {
        let said = say("table-another-here").with("game", any_game.title(who.lang));
        return Err(reply_with_console(who.lang, table, &said.tr(who.lang)).into());
    }
    if who.place.guild.is_some() {
        let none = match own_homeless_table(app, who).await? {
            Some(table) => say("table-none-here-homeless").with("table", table.to_string()),
            None => say("table-none-here"),
        };
        return Err(Reply::words(none.tr(who.lang)).into());
    }
    let own = app.services.sessions.all_of(who.user).await?;
    let own: Vec<TableId> = own.into_iter().filter(fits).collect();
    match own.as_slice() {
        [] => Err(Reply::words(say("table-none-of-yours").tr(who.lang)).into()),
        [table] => Ok((*table, app.game_of_table(*table).await?)),
        several => Err(ask_which_table(app, who.lang, several, None).into()),
    }
}

/// A table of the caller on this server whose channel refuses our messages.
async fn own_homeless_table(app: &App, who: &Caller) -> Result<Option<TableId>, ServeError> {
    for id in app.services.sessions.open_tables_of(who.user) {
        let Some(table) = app.services.sessions.table(id).await? else {
            continue;
        };
        let here = table.room().await?.place.guild == who.place.guild;
        if here && table.marks().await?.shut.is_some() {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Message that asks which of several tables is meant. At the chosen one the words `said` are
/// repeated; without words, or where they are too long for an id, its console opens.
pub(crate) fn ask_which_table(
    app: &App,
    lang: Lang,
    tables: &[TableId],
    said: Option<&str>,
) -> Reply {
    let choice = |table: &TableId| {
        let label = say("table-which-button")
            .with("table", table.to_string())
            .with("game", app.game_at(*table)?.title(lang));
        Some(SelectEntry::new(table.to_string(), label.tr(lang)))
    };
    // The table comes with what is chosen.
    let ids = Ids::new(TableId(0), Stamp(0));
    let said = ids.typed(said.unwrap_or_default());
    let select = Select {
        id: said.or_else(|| ids.typed("")).unwrap_or_default(),
        placeholder: say("table-which-choose").tr(lang),
        choices: tables
            .iter()
            .filter_map(choice)
            .take(fit::OPTIONS)
            .collect(),
    };
    let example = tables.first().map_or_else(String::new, TableId::to_string);
    let message = Message {
        rows: match select.choices.is_empty() {
            true => Vec::new(),
            false => vec![Row::Select(select)],
        },
        ..Message::words(say("table-which").with("table", example).tr(lang))
    };
    Reply::say(message)
}
