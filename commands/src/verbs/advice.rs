//! `/advice`: what a computer would do in one's place. The button in the console does the same.

use crate::counter::Request;
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::verbs::at_table::serve;

#[poise::command(slash_command)]
pub(crate) async fn advice(ctx: Ctx<'_>) -> Result<(), Fault> {
    serve(ctx, Request::Advice).await
}
