//! `/table here` moves a table whose channel is gone, or refuses our messages, to another one.
//! `/table show` brings its board back to the bottom.

use std::time::Instant;

use sessions::{Marks, Status, Table, TableId};
use text::say;

use crate::app::caller::Caller;
use crate::app::fault::{Fault, ServeError};
use crate::app::services::Services;
use crate::outbox::places;
use crate::outbox::retry::Outcome;
use crate::requests::find::table_number;
use crate::requests::moderation::{self, check_posting};
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::open_table::check_command_place;
use crate::ui::reply::Reply;

#[poise::command(slash_command, rename = "here")]
pub(crate) async fn move_here(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000_000]
    table: Option<i64>,
) -> Result<(), ServeError> {
    let named = table.and_then(table_number);
    answer_command(ctx, |app, who| async move {
        check_command_place(ctx.interaction, who.lang)?;
        let rules = app.services.sessions.server_rules(who.place.guild).await?;
        moderation::check_channel(who.lang, (who.place.channel, who.parent), &rules)?;
        find_and_move(&app.services, &who, named).await
    })
    .await
}

/// Finds the caller's table that needs another channel, and moves it here.
async fn find_and_move(
    services: &Services,
    who: &Caller,
    named: Option<TableId>,
) -> Result<Reply, ServeError> {
    if who.place.guild.is_none() {
        return Ok(Reply::words(say("table-here-server").tr(who.lang)));
    }
    let mut homeless = Vec::new();
    let mut fine = None;
    for id in services.sessions.open_tables_of(who.user) {
        let Some(table) = services.sessions.table(id).await? else {
            continue;
        };
        let room = table.room().await?;
        let is_meant = named.is_none_or(|named| named == id)
            && room.place.guild == who.place.guild
            && matches!(room.status, Status::Lobby | Status::Playing);
        if !is_meant {
            continue;
        }
        match places::check_access(services, &table, &room, Instant::now()).await? {
            Outcome::Sent => fine = Some(room),
            Outcome::Pending(_) | Outcome::Throttled(_) | Outcome::Undeliverable => {
                homeless.push(table)
            }
        }
    }
    match (homeless.as_slice(), fine) {
        ([table], _) => move_table(services, who, table).await,
        ([first, ..], _) => Ok(Reply::words(
            say("table-here-which")
                .with("table", first.id().to_string())
                .tr(who.lang),
        )),
        ([], Some(room)) => Ok(Reply::words(
            say("table-here-fine")
                .with("table", room.table.to_string())
                .with("channel", format!("<#{}>", room.place.channel))
                .tr(who.lang),
        )),
        ([], None) => Ok(Reply::words(say("table-here-none").tr(who.lang))),
    }
}

/// Moves a table to the channel of the caller.
async fn move_table(services: &Services, who: &Caller, table: &Table) -> Result<Reply, ServeError> {
    let (user, mut place) = (who.user, who.place.clone());
    if who.parent.is_some() {
        place.is_own_thread = services.sender.opened_thread(place.channel).await?;
    }
    let moved = services.sessions.relocate(table, user, place, who.key);
    moved.await?;
    table.note(Marks::open_channel).await?;
    Ok(Reply::words(
        say("table-moved-here")
            .with("table", table.id().to_string())
            .tr(who.lang),
    ))
}

/// Brings the board back to the bottom of its channel, if that accepts it.
pub(crate) async fn show(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    check_posting(services, who).await?;
    let table = services.table(table).await?;
    let room = table.room().await?;
    let version = room.version;
    table
        .note(move |marks| marks.request_repost(version))
        .await?;
    let seen = places::check_access(services, &table, &room, Instant::now()).await;
    // Regardless of what was seen: the channel may have been repaired since.
    services.queues.forget_all_attempts(table.id());
    services.sessions.touch(table.id());
    Ok(match seen {
        Ok(Outcome::Sent) => Reply::words(say("table-shown").tr(who.lang)),
        Ok(_) => places::empty_reply(),
        Err(ServeError::Fault(Fault::Send(_))) => {
            Reply::words(say("table-shown-later").tr(who.lang))
        }
        Err(fault) => return Err(fault),
    })
}
