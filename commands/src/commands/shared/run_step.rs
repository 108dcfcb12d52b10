//! What the slash commands of all games share: finding the table and carrying out a step there.

use crate::bot::app::Ctx;
use crate::game::session::{Shown, session};
use crate::game::ui::{GameUi, Step};
use crate::input::caller;
use crate::input::fault::ServeError;
use crate::input::find::{Found, table_for};
use crate::outbox::places;

/// Carries out the step that the caller's own view makes of what they asked.
pub(crate) async fn seen<D: GameUi>(
    ctx: Ctx<'_>,
    read: impl FnOnce(&D::View) -> Step<D> + Send,
) -> Result<(), ServeError> {
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let table = match table_for(app, &who, Some(D::ID)).await? {
            Found::Table { table, .. } => table,
            Found::Reply(reply) => return Ok(reply),
        };
        let played = async {
            match session::<D>(&app.services, &who, table).await? {
                Ok(session) => match session.own(read) {
                    Some(step) => session.step(&who, step, Shown::Words).await,
                    None => Ok(session.no_board(who.lang)),
                },
                Err(reply) => Ok(reply),
            }
        };
        places::with_channel_warning(&app.services, &who, table, played).await
    };
    app.services.answer(&who, &to, work).await;
    Ok(())
}
