//! `/table undo`: what one did last is taken back, or the others are asked. The button in the console
//! does the same.

use crate::counter::Request;
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::reply::Carrier;
use crate::verbs::at_table::serve;

#[poise::command(slash_command)]
pub(crate) async fn undo(ctx: Ctx<'_>) -> Result<(), Fault> {
    serve(ctx, Request::TakeBack(None, Carrier::Public)).await
}
