//! `/table pause`, `pace`, `dismiss`, `computer`: what people at a running table do together. The
//! buttons below the board answer.

use poise::ChoiceParameter;
use serenity::all::User;
use sessions::{Pace, Skill, TableAction, TableRefusal, UserId, Vote};

use crate::bot::app::Ctx;
use crate::commands::shared::at_table::{act_here, at_table};
use crate::input::fault::ServeError;
use crate::input::table_actions;

/// How fast a table can play.
#[derive(Clone, Copy, ChoiceParameter)]
pub(crate) enum PaceChoice {
    #[name = "live"]
    Live,
    #[name = "days"]
    Days,
    #[name = "unhurried"]
    Unhurried,
}

impl PaceChoice {
    /// The pace itself.
    pub(crate) const fn pace(self) -> Pace {
        match self {
            Self::Live => Pace::Live,
            Self::Days => Pace::Days,
            Self::Unhurried => Pace::Unhurried,
        }
    }
}

#[poise::command(slash_command)]
pub(crate) async fn pause(ctx: Ctx<'_>) -> Result<(), ServeError> {
    act_here(ctx, TableAction::Propose(Vote::Pause)).await
}

#[poise::command(slash_command)]
pub(crate) async fn pace(ctx: Ctx<'_>, pace: PaceChoice) -> Result<(), ServeError> {
    act_here(ctx, TableAction::Propose(Vote::Pace(pace.pace()))).await
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
pub(crate) async fn computer(ctx: Ctx<'_>, strength: Strength) -> Result<(), ServeError> {
    let action = match strength {
        Strength::Easy => TableAction::Seat(Skill::Easy),
        Strength::Fair => TableAction::Seat(Skill::Fair),
        Strength::Strong => TableAction::Seat(Skill::Strong),
        Strength::None => TableAction::Unseat,
    };
    act_here(ctx, action).await
}

#[poise::command(slash_command)]
pub(crate) async fn dismiss(ctx: Ctx<'_>, who: User) -> Result<(), ServeError> {
    let user = UserId(who.id.get());
    at_table(ctx, |at| {
        Box::pin(table_actions::dismiss(
            &at.app.services,
            at.who,
            at.table,
            move |room| {
                let seat = room.seat_of(user).ok_or(TableRefusal::NotGone)?;
                Ok(Vote::Dismiss { seat, user })
            },
        ))
    })
    .await
}
