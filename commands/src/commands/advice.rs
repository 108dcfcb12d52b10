//! `/table advice`: what a computer would do in one's place. The button in the console does the
//! same.

use crate::bot::app::Ctx;
use crate::commands::shared::at_table::serve;
use crate::game::any::Request;
use crate::input::fault::ServeError;

#[poise::command(slash_command)]
pub(crate) async fn advice(ctx: Ctx<'_>) -> Result<(), ServeError> {
    serve(ctx, Request::Advice).await
}
