//! `/console` and `/describe`: a player's own board, as a picture and in words.

use text::say;

use crate::app::{Ctx, Fault};
use crate::caller;
use crate::find::{Found, table_for};
use crate::places;
use crate::send::Reply;

#[poise::command(slash_command)]
pub async fn console(ctx: Ctx<'_>) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(house, &who, None).await? {
            Found::Table { table, counter } => {
                places::truly(house, &who, table, counter.console(house, &who, table)).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    house.answer(&who, &door, work).await;
    Ok(())
}

#[poise::command(slash_command)]
pub async fn describe(ctx: Ctx<'_>) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(house, &who, None).await? {
            Found::Table { table, counter } => {
                places::truly(house, &who, table, counter.describe(house, &who, table)).await
            }
            Found::Reply(_) => Ok(Reply::words(say("describe-none").tr(who.lang))),
        }
    };
    house.answer(&who, &door, work).await;
    Ok(())
}
