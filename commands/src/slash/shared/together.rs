//! `/table pause`, `pace`, `dismiss`, `computer`: votes of the people at a running table. The
//! buttons below the board answer them.

use serenity::all::User;
use sessions::{Pace, Skill, TableAction, TableRefusal, UserId, Vote};

use crate::app::fault::ServeError;
use crate::requests::table_actions;
use crate::slash::context::Ctx;
use crate::slash::shared::at_table::{act_here, at_table};
use crate::slash::shared::choices::choices;
use crate::table::paces::PACES;

choices! {
    /// Pace of a table.
    pub(crate) PaceChoice: Pace = PACES
}

#[poise::command(slash_command)]
pub(crate) async fn pause(ctx: Ctx<'_>) -> Result<(), ServeError> {
    act_here(ctx, TableAction::Propose(Vote::Pause)).await
}

#[poise::command(slash_command)]
pub(crate) async fn pace(ctx: Ctx<'_>, pace: PaceChoice) -> Result<(), ServeError> {
    act_here(ctx, TableAction::Propose(Vote::Pace(pace.meant))).await
}

choices! {
    /// Strength of a computer; or none.
    Strength: Option<Skill> = [
        ("easy", Some(Skill::Easy)),
        ("fair", Some(Skill::Fair)),
        ("strong", Some(Skill::Strong)),
        ("none", None),
    ]
}

#[poise::command(slash_command)]
pub(crate) async fn computer(ctx: Ctx<'_>, strength: Strength) -> Result<(), ServeError> {
    let action = strength
        .meant
        .map_or(TableAction::Unseat, TableAction::Seat);
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
                let seat = room.seat_of(user).ok_or(TableRefusal::NotThere { user })?;
                Ok(Vote::Dismiss { seat, user })
            },
        ))
    })
    .await
}
