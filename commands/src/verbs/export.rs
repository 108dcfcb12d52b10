//! `/export`: what is told of the game as a file: what one's own seat saw so far, and the whole record once
//! it is over.

use crate::counter::Request;
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::verbs::at_table::serve;

#[poise::command(slash_command)]
pub(crate) async fn export(ctx: Ctx<'_>) -> Result<(), Fault> {
    serve(ctx, Request::Export).await
}
