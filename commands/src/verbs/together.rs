//! `/table pause`, `resume`, `pace`, `dismiss`, `computer`: what people at a running table do together. The
//! buttons below the board answer.

use poise::ChoiceParameter;
use serenity::all::User;
use sessions::{Motion, Pace, Skill, UserId};

use super::wishes::{TableWish, here};
use crate::fault::Fault;
use crate::floor::Ctx;

/// How fast a table can play.
#[derive(Clone, Copy, ChoiceParameter)]
enum PaceChoice {
    #[name = "live"]
    Live,
    #[name = "days"]
    Days,
    #[name = "unhurried"]
    Unhurried,
}

#[poise::command(slash_command)]
pub(crate) async fn pause(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Propose(Motion::Pause)).await
}

#[poise::command(slash_command)]
pub(crate) async fn resume(ctx: Ctx<'_>) -> Result<(), Fault> {
    here(ctx, TableWish::Resume).await
}

#[poise::command(slash_command)]
pub(crate) async fn pace(ctx: Ctx<'_>, pace: PaceChoice) -> Result<(), Fault> {
    let pace = match pace {
        PaceChoice::Live => Pace::Live,
        PaceChoice::Days => Pace::Days,
        PaceChoice::Unhurried => Pace::Unhurried,
    };
    here(ctx, TableWish::Propose(Motion::Pace(pace))).await
}

/// How strong a computer can play.
#[derive(Clone, Copy, ChoiceParameter)]
enum Strength {
    #[name = "easy"]
    Easy,
    #[name = "fair"]
    Fair,
    #[name = "strong"]
    Strong,
    #[name = "none"]
    None,
}

#[poise::command(slash_command)]
pub(crate) async fn computer(ctx: Ctx<'_>, strength: Strength) -> Result<(), Fault> {
    let skill = match strength {
        Strength::Easy => Some(Skill::Easy),
        Strength::Fair => Some(Skill::Fair),
        Strength::Strong => Some(Skill::Strong),
        Strength::None => None,
    };
    here(ctx, TableWish::Computer(skill)).await
}

#[poise::command(slash_command)]
pub(crate) async fn dismiss(ctx: Ctx<'_>, who: User) -> Result<(), Fault> {
    here(ctx, TableWish::Dismiss(UserId(who.id.get()))).await
}
