//! `/replay`: the whole game once more, once it is over. The button below the last board does the same.

use crate::counter::Request;
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::verbs::at_table::serve;
use crate::viewing::{Extent, Eyes, Viewing};

/// The film of a game, as everybody saw it.
pub(crate) const FILM: Viewing = Viewing {
    eyes: Eyes::Public,
    what: Extent::Film,
};

#[poise::command(slash_command)]
pub(crate) async fn replay(ctx: Ctx<'_>) -> Result<(), Fault> {
    serve(ctx, Request::Replay(FILM, None)).await
}
