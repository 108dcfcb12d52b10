//! The slash commands of favourite skies, beside those of the verbs.

use games::space_connection::SpaceConnection;
use serenity::all::CreateAutocompleteResponse;

use super::favourites;
use crate::desk::{Completion, Step};
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::verbs::complete::fitting;
use crate::verbs::play::seen;
use crate::verbs::record;

#[poise::command(
    slash_command,
    subcommands("keep", "load", "list", "forget"),
    subcommand_required
)]
pub(super) async fn favourite(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[poise::command(slash_command)]
async fn keep(ctx: Ctx<'_>, #[autocomplete = "favourite_names"] name: String) -> Result<(), Fault> {
    seen::<SpaceConnection>(ctx, |view| favourites::keep(view, &name)).await
}

#[poise::command(slash_command)]
async fn load(ctx: Ctx<'_>, #[autocomplete = "favourite_names"] name: String) -> Result<(), Fault> {
    seen::<SpaceConnection>(ctx, |_| Step::Recall(name)).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Result<(), Fault> {
    record::show_own::<SpaceConnection>(ctx, text::space_connection::favourites).await
}

#[poise::command(slash_command)]
async fn forget(
    ctx: Ctx<'_>,
    #[autocomplete = "favourite_names"] name: String,
) -> Result<(), Fault> {
    record::run::<SpaceConnection>(ctx, Ok(favourites::forget(&name))).await
}

async fn favourite_names(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let own = record::own::<SpaceConnection>(ctx).await;
    let kept = own.map(|(_, kept)| kept).unwrap_or_default();
    let names = kept.names().map(str::to_owned);
    fitting(typed, names.map(Completion::word).collect())
}
