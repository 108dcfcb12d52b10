//! What the slash commands of all games share: finding the table and carrying out a step there.

use crate::bot::app::Ctx;
use crate::game::ui::{Desk, Step};
use crate::game::visit::{Shown, visit};
use crate::input::caller;
use crate::input::fault::Fault;
use crate::input::find::{Found, table_for};
use crate::outbox::places;

/// Carries out what somebody's own view makes of what he asked.
pub(crate) async fn seen<D: Desk>(
    ctx: Ctx<'_>,
    read: impl FnOnce(&D::View) -> Step<D> + Send,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let table = match table_for(floor, &who, Some(D::ID)).await? {
            Found::Table { table, .. } => table,
            Found::Reply(reply) => return Ok(reply),
        };
        let played = async {
            match visit::<D>(&floor.house, &who, table).await? {
                Ok(visit) => match visit.own(read) {
                    Some(step) => visit.step(&who, step, Shown::Words).await,
                    None => Ok(visit.no_board(who.lang)),
                },
                Err(reply) => Ok(reply),
            }
        };
        places::truly(&floor.house, &who, table, played).await
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}
