//! `/console`, `/table zoom` and `/table describe`: a player's own board, as a picture, larger, and
//! in words.

use text::say;

use crate::bot::app::Ctx;
use crate::commands::shared::at_table::serve;
use crate::game::any::Request;
use crate::input::caller;
use crate::input::fault::ServeError;
use crate::input::find::{Found, table_for};
use crate::outbox::places;
use crate::ui::pool::Wanted;
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn console(ctx: Ctx<'_>) -> Result<(), ServeError> {
    serve(ctx, Request::Console(Wanted::Now)).await
}

#[poise::command(slash_command)]
pub(crate) async fn zoom(ctx: Ctx<'_>) -> Result<(), ServeError> {
    serve(ctx, Request::Zoom).await
}

#[poise::command(slash_command)]
pub(crate) async fn describe(ctx: Ctx<'_>) -> Result<(), ServeError> {
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        match table_for(app, &who, None).await? {
            Found::Table { table, any_game } => {
                let words = any_game.serve(&app.services, &who, table, Request::Describe);
                places::with_channel_warning(&app.services, &who, table, words).await
            }
            Found::Reply(_) => Ok(Reply::words(say("describe-none").tr(who.lang))),
        }
    };
    app.services.answer(&who, &to, work).await;
    Ok(())
}
