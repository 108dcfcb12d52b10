//! `/play`: the front door, or straight into a game: against a computer, with one person, or with
//! the people in the channel.

use serenity::all::User;
use sessions::Skill;

use crate::app::fault::ServeError;
use crate::requests::any::Company;
use crate::slash::context::Ctx;
use crate::slash::front_door;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::choices::choices;
use crate::slash::shared::game_choice::{chosen, games};
use crate::slash::shared::open_table::check_command_place;
use crate::slash::shared::together::PaceChoice;
use crate::table::guests::Guest;

choices! {
    /// With whom the user plays: a computer, or the people who join in the channel.
    With: Option<Skill> = [
        ("easy", Some(Skill::Easy)),
        ("fair", Some(Skill::Fair)),
        ("strong", Some(Skill::Strong)),
        ("people", None),
    ]
}

#[poise::command(slash_command)]
pub(crate) async fn play(
    ctx: Ctx<'_>,
    #[autocomplete = "games"] game: Option<String>,
    with: Option<With>,
    person: Option<User>,
    pace: Option<PaceChoice>,
) -> Result<(), ServeError> {
    let pace = pace.map(|pace| pace.meant);
    let resolved = &ctx.interaction.data.resolved;
    let guest = person.and_then(|person| Guest::from_resolved(resolved, person.id));
    answer_command(ctx, |app, who| async move {
        front_door::check_opening(app, &who).await?;
        let Some(game) = game else {
            return front_door::page(app, who.lang).await;
        };
        let command = (&["cmd-play"][..], "opt-play-game");
        let any_game = chosen(app, &game, who.lang, command)?;
        if with.is_none() && guest.is_none() {
            return front_door::ways(&who, any_game).await;
        }
        check_command_place(ctx.interaction, who.lang)?;
        match (guest, with.and_then(|with| with.meant)) {
            (None, Some(skill)) => {
                front_door::play_now(&who, any_game, Company::Computers(skill), pace).await
            }
            (guest, _) => {
                let company = guest.map_or(Company::Others, Company::With);
                front_door::open_lobby(app, &who, any_game, company, pace).await
            }
        }
    })
    .await
}
