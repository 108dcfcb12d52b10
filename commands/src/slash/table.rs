//! `/table`: everything about the game in this channel. The buttons do the same.

use serenity::all::User;
use sessions::{TableAction, UserId};

use crate::app::caller;
use crate::app::fault::ServeError;
use crate::requests::table_actions;
use crate::slash::by_number::{replay, review, verify};
use crate::slash::console::describe;
use crate::slash::context::Ctx;
use crate::slash::shared::at_table::{act_here, at_table, serve};
use crate::slash::shared::here::{self, move_here};
use crate::slash::shared::together::{computer, dismiss, pace, pause};
use crate::table::guests::Guest;
use crate::ui::ids::{Request, TableVerb};

#[poise::command(
    slash_command,
    subcommands(
        "join",
        "leave",
        "start",
        "show",
        "close",
        "host",
        "invite",
        "decline",
        "move_here",
        "pause",
        "resume",
        "pace",
        "dismiss",
        "computer",
        "undo",
        "zoom",
        "describe",
        "advice",
        "history",
        "replay",
        "review",
        "export",
        "verify",
        "rules"
    ),
    subcommand_required
)]
pub(crate) async fn table(_ctx: Ctx<'_>) -> Result<(), ServeError> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

/// Commands that need nothing beside the word.
macro_rules! plain {
    ($($name:ident: $action:ident,)*) => {
        $(#[poise::command(slash_command)]
        async fn $name(ctx: Ctx<'_>) -> Result<(), ServeError> {
            act_here(ctx, TableAction::$action).await
        })*
    };
}

plain! {
    close: Close,
    decline: Decline,
    resume: Resume,
}

/// Commands that pass a request on to the game. The buttons in the console and below the last board
/// do the same.
macro_rules! asks {
    ($($name:ident: $request:expr,)*) => {
        $(#[poise::command(slash_command)]
        async fn $name(ctx: Ctx<'_>) -> Result<(), ServeError> {
            serve(ctx, $request).await
        })*
    };
}

asks! {
    leave: Request::Table(TableVerb::Leaving),
    undo: Request::Act(TableAction::TakeBack(None)),
    zoom: Request::Table(TableVerb::Zoom),
    advice: Request::Table(TableVerb::Advice),
    history: Request::Table(TableVerb::History),
    export: Request::Table(TableVerb::Export),
    rules: Request::Table(TableVerb::Rules),
}

#[poise::command(slash_command)]
async fn join(ctx: Ctx<'_>) -> Result<(), ServeError> {
    let player = caller::from_command(ctx.interaction).0.player();
    act_here(ctx, TableAction::Join(player)).await
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>) -> Result<(), ServeError> {
    at_table(ctx, |at| {
        Box::pin(async move {
            let services = &at.app.services;
            let begun = table_actions::start(services, at.any_game, at.who, at.table).await?;
            Ok(begun.apart())
        })
    })
    .await
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Result<(), ServeError> {
    at_table(ctx, |at| {
        Box::pin(here::show(&at.app.services, at.who, at.table))
    })
    .await
}

#[poise::command(slash_command)]
async fn host(ctx: Ctx<'_>, to: User) -> Result<(), ServeError> {
    act_here(ctx, TableAction::PassHost(UserId(to.id.get()))).await
}

#[poise::command(slash_command)]
async fn invite(ctx: Ctx<'_>, person: User) -> Result<(), ServeError> {
    let guest = Guest::from_resolved(&ctx.interaction.data.resolved, person.id);
    at_table(ctx, |at| {
        Box::pin(table_actions::invite(
            &at.app.services,
            at.who,
            at.table,
            guest,
        ))
    })
    .await
}
