//! `/table`: sitting down, getting up, starting, showing, closing, asking somebody to it. The buttons
//! do the same.

use serenity::all::User;
use sessions::UserId;

use crate::caller;
use crate::fault::Fault;
use crate::find::{Found, table_for};
use crate::floor::Ctx;
use crate::guests::{self, Guest};
use crate::places;
use crate::verbs::here::move_here;
use crate::verbs::together::{computer, dismiss, pace, pause, resume};
use crate::verbs::undo::undo;
use crate::verbs::wishes::{TableWish, here};

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
        "undo"
    ),
    subcommand_required
)]
pub(crate) async fn table(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[poise::command(slash_command)]
async fn join(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Join).await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Leave).await
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Start).await
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Show).await
}

#[poise::command(slash_command)]
async fn close(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Close).await
}

#[poise::command(slash_command)]
async fn host(ctx: Ctx<'_>, to: User) -> Result<(), Fault> {
    here(ctx, TableWish::PassHost(UserId(to.id.get()))).await
}

#[poise::command(slash_command)]
async fn decline(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Decline).await
}

#[poise::command(slash_command)]
async fn invite(ctx: Ctx<'_>, person: User) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let guest = Guest::of(&ctx.interaction.data.resolved, person.id);
    let work = async {
        match table_for(floor, &who, None).await? {
            Found::Table { table, .. } => {
                let invited = Box::pin(guests::invite(&floor.house, &who, table, guest));
                places::truly(&floor.house, &who, table, invited).await
            }
            Found::Reply(reply) => Ok(reply),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}
