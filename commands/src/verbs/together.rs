//! `/table pause`, `resume`, `pace`, `dismiss`: what people at a running table do together. The
//! buttons below the board answer.

use poise::ChoiceParameter;
use serenity::all::User;
use sessions::{Motion, Pace, UserId};

use super::wishes::{TableWish, here};
use crate::fault::Fault;
use crate::floor::Ctx;

/// How fast a table can play.
#[derive(Clone, Copy, ChoiceParameter)]
enum Speed {
    #[name = "live"]
    Live,
    #[name = "days"]
    Days,
    #[name = "unhurried"]
    Unhurried,
}

#[poise::command(slash_command)]
pub async fn pause(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Propose(Motion::Pause)).await
}

#[poise::command(slash_command)]
pub async fn resume(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Resume).await
}

#[poise::command(slash_command)]
pub async fn pace(ctx: Ctx<'_>, pace: Speed) -> Result<(), Fault> {
    let pace = match pace {
        Speed::Live => Pace::Live,
        Speed::Days => Pace::Days,
        Speed::Unhurried => Pace::Unhurried,
    };
    here(ctx, TableWish::Propose(Motion::Pace(pace))).await
}

#[poise::command(slash_command)]
pub async fn dismiss(ctx: Ctx<'_>, who: User) -> Result<(), Fault> {
    here(ctx, TableWish::Dismiss(UserId(who.id.get()))).await
}
