//! `/table undo`: what one did last is taken back, or the others are asked. The button in the
//! console does the same.

use crate::bot::app::Ctx;
use crate::commands::shared::at_table::serve;
use crate::game::any::Request;
use crate::input::fault::ServeError;
use crate::ui::reply::Carrier;

#[poise::command(slash_command)]
pub(crate) async fn undo(ctx: Ctx<'_>) -> Result<(), ServeError> {
    serve(ctx, Request::TakeBack(None, Carrier::Public)).await
}
