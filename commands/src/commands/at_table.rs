//! What every slash command about the table of this channel goes through: the table is found, something is
//! done there, and the person hears what came of it.

use poise::BoxFuture;
use sessions::{TableAction, TableId};

use crate::bot::app::{Ctx, Floor};
use crate::game::any::{Counter, Request};
use crate::input::acts::act;
use crate::input::caller::{self, Caller};
use crate::input::fault::Fault;
use crate::input::find::{Found, table_for};
use crate::outbox::places;
use crate::ui::reply::Reply;

/// A table that a command is about, and who used it.
pub(crate) struct AtTable<'a> {
    /// The house.
    pub floor: &'a Floor,
    /// Who used the command.
    pub who: &'a Caller,
    /// The table.
    pub table: TableId,
    /// Its game's counter.
    pub counter: &'a dyn Counter,
}

/// Does something at the table of this channel.
pub(crate) async fn at_table(
    ctx: Ctx<'_>,
    does: impl for<'a> FnOnce(AtTable<'a>) -> BoxFuture<'a, Result<Reply, Fault>> + Send,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, counter } => {
                let done = does(AtTable {
                    floor,
                    who: &who,
                    table,
                    counter,
                });
                places::truly(&floor.house, &who, table, done).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// Does this at the table of this channel.
pub(crate) async fn act_here(ctx: Ctx<'_>, action: TableAction) -> Result<(), Fault> {
    at_table(ctx, |at| {
        Box::pin(act(&at.floor.house, at.who, at.table, action))
    })
    .await
}

/// Asks the table of this channel for something that its game answers.
pub(crate) async fn serve(ctx: Ctx<'_>, request: Request<'static>) -> Result<(), Fault> {
    at_table(ctx, |at| {
        at.counter.serve(&at.floor.house, at.who, at.table, request)
    })
    .await
}
