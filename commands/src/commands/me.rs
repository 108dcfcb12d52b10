//! `/me`: what is one's own: games, statistics, settings, and what is kept.

use crate::bot::app::Ctx;
use crate::commands::privacy::privacy;
use crate::commands::settings::settings;
use crate::commands::stats::stats;
use crate::commands::tables::games;
use crate::input::fault::ServeError;

#[poise::command(
    slash_command,
    subcommands("games", "stats", "settings", "privacy"),
    subcommand_required
)]
pub(crate) async fn me(_ctx: Ctx<'_>) -> Result<(), ServeError> {
    // Discord never runs a command that has subcommands.
    Ok(())
}
