//! `/play`: the front door, or straight into a game: against a computer, with one person, or with
//! the people in the channel.

use serenity::all::User;
use sessions::Skill;
use text::say;

use crate::bot::app::Ctx;
use crate::commands::door;
use crate::commands::shared::game_choice::{games, named, none_such};
use crate::commands::shared::open_table::lacking;
use crate::commands::shared::together::PaceChoice;
use crate::game::any::Party;
use crate::input::caller;
use crate::input::fault::ServeError;
use crate::input::guests::Guest;
use crate::ui::reply::Reply;

/// With whom the user plays.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum With {
    /// A computer that is easy to beat.
    #[name = "easy"]
    Easy,
    /// One that plays well.
    #[name = "fair"]
    Fair,
    /// The best there is.
    #[name = "strong"]
    Strong,
    /// The people who join in the channel.
    #[name = "people"]
    People,
}

impl With {
    const fn skill(self) -> Option<Skill> {
        match self {
            Self::Easy => Some(Skill::Easy),
            Self::Fair => Some(Skill::Fair),
            Self::Strong => Some(Skill::Strong),
            Self::People => None,
        }
    }
}

#[poise::command(slash_command)]
pub(crate) async fn play(
    ctx: Ctx<'_>,
    #[autocomplete = "games"] game: Option<String>,
    with: Option<With>,
    person: Option<User>,
    pace: Option<PaceChoice>,
) -> Result<(), ServeError> {
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let pace = pace.map(PaceChoice::pace);
    let resolved = &ctx.interaction.data.resolved;
    let guest = person.and_then(|person| Guest::of(resolved, person.id));
    let work = async {
        let Some(game) = game else {
            return door::shown(app, who.lang).await;
        };
        let Some(any_game) = named(app, &game) else {
            return Ok(none_such(app, who.lang, (&["cmd-play"], "opt-play-game")));
        };
        if with.is_none() && guest.is_none() {
            return door::ways(app, &who, any_game).await;
        }
        if let Some(reply) = lacking(ctx.interaction, who.lang) {
            return Ok(reply);
        }
        let skill = with.and_then(With::skill);
        match (guest, skill) {
            (Some(guest), _) if guest.is(who.user) => {
                Ok(Reply::words(say("challenge-self").tr(who.lang)))
            }
            (Some(guest), _) => match guest.seated(&app.services, &who).await? {
                Ok(player) => door::gather(app, &who, any_game, Party::For(player), pace).await,
                Err(reply) => Ok(reply),
            },
            (None, Some(skill)) => {
                door::play_now(app, &who, any_game, Party::Computers(skill), pace).await
            }
            (None, None) => door::gather(app, &who, any_game, Party::Others, pace).await,
        }
    };
    app.services.answer(&who, &to, work).await;
    Ok(())
}
