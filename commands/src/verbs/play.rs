//! What the slash commands of all games share: finding the table and carrying out a step there.

use crate::app::{Ctx, Fault};
use crate::caller;
use crate::desk::{Desk, Step};
use crate::find::{Found, table_for};
use crate::places;
use crate::visit::{Shown, visit};

/// Carries out what somebody's own view makes of what he asked.
pub async fn seen<D: Desk>(
    ctx: Ctx<'_>,
    read: impl FnOnce(&D::View) -> Step<D>,
) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        let table = match table_for(house, &who, Some(D::ID)).await? {
            Found::Table { table, .. } => table,
            Found::Reply(reply) => return Ok(reply),
        };
        let played = async {
            match visit::<D>(house, &who, table).await? {
                Ok(visit) => match visit.own(read) {
                    Some(step) => visit.step(&who, step, Shown::Words).await,
                    None => Ok(visit.no_board(who.lang)),
                },
                Err(reply) => Ok(reply),
            }
        };
        places::truly(house, &who, table, Box::pin(played)).await
    };
    house.answer(&who, &door, work).await;
    Ok(())
}
