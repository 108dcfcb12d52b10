//! `/advice`: what a computer would do in one's place. The button in the console does the same.

use crate::caller;
use crate::counter::Request;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::Ctx;
use crate::places;

#[poise::command(slash_command)]
pub(crate) async fn advice(ctx: Ctx<'_>) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, counter } => {
                let advice = counter.serve(&floor.house, &who, table, Request::Advice);
                places::truly(&floor.house, &who, table, advice).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}
