//! `/export`: what is told of the game as a file: what one's own seat saw so far, and the whole record once
//! it is over.

use crate::caller;
use crate::counter::Request;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::Ctx;
use crate::places;

#[poise::command(slash_command)]
pub(crate) async fn export(ctx: Ctx<'_>) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, counter } => {
                let request = Request::Export;
                let served = counter.serve(&floor.house, &who, table, request);
                places::truly(&floor.house, &who, table, served).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}
