//! `/verify`: whether a game that is over can be computed anew, with what was pledged before; while it
//! runs, what is pledged so far.

use sessions::TableId;
use text::say;

use crate::caller::{self, Caller};
use crate::counter::Request;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::{Ctx, Floor};
use crate::places;
use crate::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn verify(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000_000]
    table: Option<i64>,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let named = table
        .and_then(|table| u64::try_from(table).ok())
        .map(TableId);
    let work = async {
        match named {
            Some(table) => by_number(floor, &who, table).await,
            None => match table_for(floor, &who, None).await? {
                Found::Table { table, counter } => {
                    let served = counter.serve(&floor.house, &who, table, Request::Verify);
                    places::truly(&floor.house, &who, table, served).await
                }
                Found::Reply(reply) => Ok(reply),
            },
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// A table that stands in this server, or at which he sat: others' are none of his business. One that
/// is closed is looked at as well.
async fn by_number(floor: &Floor, who: &Caller, id: TableId) -> Result<Reply, Fault> {
    let none = || Reply::words(say("table-none-such").tr(who.lang));
    let Some(table) = floor.house.sessions.table(id).await? else {
        return Ok(none());
    };
    let room = table.room().await?;
    let is_here = room.place.guild.is_some() && room.place.guild == who.place.guild;
    match floor.counter(table.game()) {
        Some(counter) if is_here || room.seat_of(who.user).is_some() => {
            counter.serve(&floor.house, who, id, Request::Verify).await
        }
        _ => Ok(none()),
    }
}
