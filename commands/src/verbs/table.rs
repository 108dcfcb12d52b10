//! `/table`: sitting down, getting up, starting, showing, closing. The buttons do the same.

use serenity::all::User;
use sessions::{Change, Closing, Table, TableError, TableId, UserId};
use text::say;

use crate::caller::{self, Caller};
use crate::debts::Outcome;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::Ctx;
use crate::guests::{self, Guest};
use crate::house::House;
use crate::message::{Answer, Private};
use crate::places;
use crate::refused::refused;
use crate::reply::Reply;
use crate::verbs::here::move_here;
use crate::words;

#[poise::command(
    slash_command,
    subcommands(
        "join",
        "leave",
        "start",
        "show",
        "close",
        "host",
        "invite",
        "decline",
        "move_here"
    ),
    subcommand_required
)]
pub async fn table(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

/// What somebody wants of a table.
#[derive(Clone, Copy, Debug)]
pub enum TableWish {
    /// Sit down.
    Join,
    /// Get up.
    Leave,
    /// Begin.
    Start,
    /// Bring the board back to the bottom.
    Show,
    /// Close it.
    Close,
    /// He was asked and does not come.
    Decline,
    /// Keep no seat any more.
    Unkeep,
    /// Make somebody else the host.
    PassHost(UserId),
}

#[poise::command(slash_command)]
async fn join(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Join).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Leave).await
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Start).await
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Show).await
}

#[poise::command(slash_command)]
async fn close(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Close).await
}

#[poise::command(slash_command)]
async fn host(ctx: Ctx<'_>, to: User) -> Result<(), Fault> {
    here(ctx, TableWish::PassHost(UserId(to.id.get()))).await
}

#[poise::command(slash_command)]
async fn decline(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Decline).await
}

#[poise::command(slash_command)]
async fn invite(ctx: Ctx<'_>, person: User) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let guest = Guest::of(&ctx.interaction.data.resolved, person.id);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, .. } => {
                let invited = Box::pin(guests::invite(&floor.house, &who, table, guest));
                places::truly(&floor.house, &who, table, invited).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

async fn here(ctx: Ctx<'_>, wish: TableWish) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, .. } => {
                places::truly(
                    &floor.house,
                    &who,
                    table,
                    Box::pin(grant(&floor.house, &who, table, wish)),
                )
                .await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// Does what somebody wants of a table.
pub async fn grant(
    house: &House,
    who: &Caller,
    table: TableId,
    wish: TableWish,
) -> Result<Reply, Fault> {
    let Some(table) = house.sessions.table(table).await? else {
        return Ok(Reply::words(say("table-none-such").tr(who.lang)));
    };
    if let TableWish::Show = wish {
        // What it asks of Discord would make every press as large.
        return Box::pin(show_again(house, who, &table)).await;
    }
    match granted(who, &table, wish).await {
        Ok(answer) => Ok(Reply::open(answer)),
        Err(error) => refused(who.lang, error),
    }
}

/// Brings the board back to the bottom, if the channel takes it.
async fn show_again(house: &House, who: &Caller, table: &Table) -> Result<Reply, Fault> {
    let room = table.room().await?;
    table.mark(Change::Buried(room.version)).await?;
    let seen = places::look(house, table, &room).await;
    // Whatever was seen: it may have been mended since.
    house.courier.afresh(table.id());
    house.sessions.touch(table.id());
    Ok(match seen {
        Ok(Outcome::Paid) => Reply::words(say("table-shown").tr(who.lang)),
        Ok(_) => places::nothing(),
        Err(Fault::Send(_)) => Reply::words(say("table-shown-later").tr(who.lang)),
        Err(fault) => return Err(fault),
    })
}

async fn granted(who: &Caller, table: &Table, wish: TableWish) -> Result<Answer, TableError> {
    let said = match wish {
        TableWish::Join => {
            let done = table.join(who.player(), who.key).await?;
            let seat = done.room.seat_of(who.user);
            if matches!(done.room.status, sessions::Status::Lobby) {
                let number = seat.map_or(1, |seat| seat.index() + 1);
                say("table-joined").with("seat", number)
            } else {
                // More than the board tells: what he can see from now on.
                return Ok(Answer::words(say("table-taken-over").tr(who.lang)));
            }
        }
        TableWish::Leave => {
            let done = table.leave(who.user, who.key).await?;
            if matches!(done.room.status, sessions::Status::Playing) {
                say("table-left-running")
            } else {
                say("table-left")
            }
        }
        TableWish::Start => {
            table.start(who.user, who.key).await?;
            say("table-started")
        }
        TableWish::Show => say("table-shown"),
        TableWish::Decline => {
            table.decline(who.user, who.key).await?;
            say("invite-declined")
        }
        TableWish::Unkeep => {
            table.unkeep(who.user, who.key).await?;
            say("table-unkept")
        }
        TableWish::Close => match table.ask_close(who.user, who.key).await? {
            Closing::Closed => say("table-closed-now"),
            Closing::Waiting { missing } => {
                say("table-close-noted").with("names", words::mentions(&missing))
            }
        },
        TableWish::PassHost(to) => {
            table.pass_host(who.user, to, who.key).await?;
            say("table-host-passed").with("name", words::mention(to))
        }
    };
    Ok(Answer::Seen(Private::words(said.tr(who.lang))))
}
