//! What the slash commands of all games share: finding the table and carrying out a step there.

use crate::app::{Ctx, Fault};
use crate::caller;
use crate::desk::{Desk, Page, Step};
use crate::find::{Found, table_for};
use crate::places;
use crate::visit::{Shown, Visit, visit};

/// Plays an action that was read from a command's options.
pub async fn play<D: Desk>(
    ctx: Ctx<'_>,
    action: Result<D::Action, D::Refusal>,
) -> Result<(), Fault> {
    step::<D>(ctx, Step::read(action)).await
}

/// Turns to a page of the console.
pub async fn turn<D: Desk>(ctx: Ctx<'_>, page: Page) -> Result<(), Fault> {
    step::<D>(ctx, Step::Turn(page)).await
}

/// Carries out what somebody's own view makes of what he asked.
pub async fn seen<D: Desk>(
    ctx: Ctx<'_>,
    read: impl FnOnce(&D::View) -> Step<D>,
) -> Result<(), Fault> {
    carried_out::<D>(ctx, |visit| visit.own(read)).await
}

async fn step<D: Desk>(ctx: Ctx<'_>, step: Step<D>) -> Result<(), Fault> {
    carried_out::<D>(ctx, |_| Some(step)).await
}

async fn carried_out<D: Desk>(
    ctx: Ctx<'_>,
    step: impl FnOnce(&Visit<D>) -> Option<Step<D>>,
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
                Ok(visit) => match step(&visit) {
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
