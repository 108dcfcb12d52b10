//! `/replay`: the whole game once more, once it is over. The button below the last board does the same.

use crate::caller;
use crate::counter::Request;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::Ctx;
use crate::places;
use crate::viewing::{Extent, Eyes, Viewing};

/// The film of a game, as everybody saw it.
pub(crate) const FILM: Viewing = Viewing {
    eyes: Eyes::Public,
    what: Extent::Film,
};

#[poise::command(slash_command)]
pub(crate) async fn replay(ctx: Ctx<'_>) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, counter } => {
                let request = Request::Replay(FILM, None);
                let served = counter.serve(&floor.house, &who, table, request);
                places::truly(&floor.house, &who, table, served).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}
