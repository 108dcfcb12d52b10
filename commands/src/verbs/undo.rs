//! `/table undo`: what one did last is taken back, or the others are asked. The button in the console
//! does the same.

use crate::caller;
use crate::counter::Request;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::Ctx;
use crate::places;
use crate::reply::Carrier;

#[poise::command(slash_command)]
pub(crate) async fn undo(ctx: Ctx<'_>) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, counter } => {
                let request = Request::TakeBack(None, Carrier::Public);
                let back = counter.serve(&floor.house, &who, table, request);
                places::truly(&floor.house, &who, table, back).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}
