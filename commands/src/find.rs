//! Which table somebody means.

use sessions::TableId;
use text::{Lang, fit, say};

use crate::app::{Fault, House};
use crate::caller::Caller;
use crate::counter::Counter;
use crate::ids::{Ids, Stamp};
use crate::message::{Answer, Button, Enabled, Message, Private, Row, Style};
use crate::send::Reply;

/// The table that is meant, or why it is not clear.
pub enum Found<'h> {
    /// This one.
    Table {
        /// Its number.
        table: TableId,
        /// Its game's counter.
        counter: &'h dyn Counter,
    },
    /// None, or several: this says so.
    Reply(Reply),
}

/// The table that somebody means with a slash command: the one of the channel, else his own one.
/// `game` narrows it down to one game.
pub async fn table_for<'h>(
    house: &'h House,
    who: &Caller,
    game: Option<&str>,
) -> Result<Found<'h>, Fault> {
    let fits = |table: &TableId| {
        let played = house.sessions.game_of(*table);
        played.is_some() && (game.is_none() || game == played)
    };
    if let Some(table) = house.sessions.at(who.place.channel).filter(fits) {
        return Ok(counted(house, who, table));
    }
    if who.place.guild.is_some() {
        return Ok(Found::Reply(none_here(house, who.lang, game)));
    }
    let own: Vec<TableId> = house
        .sessions
        .of(who.user)
        .into_iter()
        .filter(fits)
        .collect();
    Ok(match own.as_slice() {
        [] => Found::Reply(Reply::words(say("table-none-of-yours").tr(who.lang))),
        [table] => counted(house, who, *table),
        several => Found::Reply(which(house, who.lang, several, None)),
    })
}

fn counted<'h>(house: &'h House, who: &Caller, table: TableId) -> Found<'h> {
    let counter = house
        .sessions
        .game_of(table)
        .and_then(|game| house.counter(game));
    match counter {
        Some(counter) => Found::Table { table, counter },
        None => Found::Reply(Reply::words(say("table-none-such").tr(who.lang))),
    }
}

fn none_here(house: &House, lang: Lang, game: Option<&str>) -> Reply {
    let command = game.or_else(|| house.counters().next().map(Counter::id));
    Reply::words(
        say("table-none-here")
            .with("command", command.unwrap_or_default().to_owned())
            .tr(lang),
    )
}

/// Asks which of several tables is meant; `said` are the words that will be said there.
pub fn which(house: &House, lang: Lang, tables: &[TableId], said: Option<&str>) -> Reply {
    let button = |table: &TableId| {
        let ids = Ids::new(*table, Stamp(0));
        let counter = house.counter(house.sessions.game_of(*table)?)?;
        Some(Button {
            id: match said {
                Some(said) => ids.said(said)?,
                None => ids.table_verb(crate::ids::TableVerb::Console),
            },
            label: say("table-which-button")
                .with("table", table.to_string())
                .with("game", counter.title(lang))
                .tr(lang),
            style: Style::Plain,
            enabled: Enabled::Yes,
        })
    };
    let buttons: Vec<Button> = tables.iter().filter_map(button).take(fit::ROW).collect();
    let example = tables.first().map_or_else(String::new, TableId::to_string);
    let message = Message {
        rows: if buttons.is_empty() {
            Vec::new()
        } else {
            vec![Row::Buttons(buttons)]
        },
        ..Message::words(say("table-which").with("table", example).tr(lang))
    };
    Reply::open(Answer::Say(Private::Open(games::To::everyone(message))))
}
