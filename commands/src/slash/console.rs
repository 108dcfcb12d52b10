//! `/console` and `/table describe`: a player's own board, as a picture and in words.

use text::say;

use crate::app::fault::ServeError;
use crate::app::refused::Refused;
use crate::outbox::places;
use crate::requests::any::Origin;
use crate::requests::find::table_for;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::at_table::at_table;
use crate::ui::ids::{Request, TableVerb};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn console(ctx: Ctx<'_>) -> Result<(), ServeError> {
    at_table(ctx, |at| {
        at.any_game.console(at.who, at.table, Urgency::Now)
    })
    .await
}

#[poise::command(slash_command)]
pub(crate) async fn describe(ctx: Ctx<'_>) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let (table, any_game) = match table_for(app, &who, None).await {
            Err(ServeError::Refused(Refused::WithReply(_) | Refused::NoTable)) => {
                return Ok(Reply::words(say("describe-none").tr(who.lang)));
            }
            found => found?,
        };
        let describe = Request::Table(TableVerb::Describe);
        let words = any_game.serve(&who, table, (&describe, Origin::WORDS));
        places::with_channel_warning(&app.services, &who, table, words).await
    })
    .await
}
