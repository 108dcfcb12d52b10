//! `/history`: what happened in the game, page by page, with one's own secrets.

use crate::counter::Request;
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::verbs::at_table::serve;

#[poise::command(slash_command)]
pub(crate) async fn history(ctx: Ctx<'_>) -> Result<(), Fault> {
    serve(ctx, Request::History(None)).await
}
