//! `/me`: the user's own games, statistics, settings, and data.

use crate::app::fault::ServeError;
use crate::slash::context::Ctx;
use crate::slash::privacy::privacy;
use crate::slash::settings::settings;
use crate::slash::stats::stats;
use crate::slash::tables::games;

#[poise::command(
    slash_command,
    subcommands("games", "stats", "settings", "privacy"),
    subcommand_required
)]
pub(crate) async fn me(_ctx: Ctx<'_>) -> Result<(), ServeError> {
    // Discord never runs a command that has subcommands.
    Ok(())
}
