//! `/table history`: what happened in the game, page by page, with one's own secrets.

use crate::bot::app::Ctx;
use crate::commands::shared::at_table::serve;
use crate::game::any::Request;
use crate::input::fault::ServeError;

#[poise::command(slash_command)]
pub(crate) async fn history(ctx: Ctx<'_>) -> Result<(), ServeError> {
    serve(ctx, Request::History(None)).await
}
