//! `/table export`: what is told of the game as a file: what one's own seat saw so far, and the
//! whole record once it is over.

use crate::bot::app::Ctx;
use crate::commands::shared::at_table::serve;
use crate::game::any::Request;
use crate::input::fault::ServeError;

#[poise::command(slash_command)]
pub(crate) async fn export(ctx: Ctx<'_>) -> Result<(), ServeError> {
    serve(ctx, Request::Export).await
}
