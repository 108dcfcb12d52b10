//! `/table replay`: the whole game once more, once it is over. The button below the last board does
//! the same.

use crate::bot::app::Ctx;
use crate::commands::shared::at_table::serve;
use crate::game::any::Request;
use crate::history::view::{Extent, Eyes, Viewing};
use crate::input::fault::ServeError;

/// The film of a game, as everybody saw it.
pub(crate) const FILM: Viewing = Viewing {
    eyes: Eyes::Public,
    what: Extent::Film,
};

#[poise::command(slash_command)]
pub(crate) async fn replay(ctx: Ctx<'_>) -> Result<(), ServeError> {
    serve(ctx, Request::Replay(FILM, None)).await
}
