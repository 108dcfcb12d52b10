//! The DM that tells a person that their seat was taken, and whether they may come back. It holds
//! nothing of the game.

use sessions::{Marks, Room, Slot, Status, UserId};
use text::{Lang, escape, say};

use super::plan_input::PlanInput;
use crate::app::fault::ServeError;
use crate::app::queues::Destination;
use crate::app::services::Services;
use crate::requests::any::AnyGame;

/// The text for this person.
pub(super) async fn message(
    services: &Services,
    any_game: &dyn AnyGame,
    input: &PlanInput,
    to: Destination,
) -> Result<String, ServeError> {
    let room = &input.room;
    let Destination::Person(user) = to else {
        return Ok(String::new());
    };
    let person = input.people.get(&user);
    let lang = person.map_or(Lang::En, |person| Lang::of_locale(&person.locale.0));
    let rules = services.sessions.server_rules(room.place.guild).await?;
    let server = services.server_name(room).await?;
    let server = server.map(|server| escape(&server));
    let channel = format!("<#{}>", room.place.channel);
    let phrase = match (rules.excludes(user), server) {
        (true, Some(server)) => say("removal-excluded").with("server", server),
        (true, None) => say("removal-excluded-somewhere").with("channel", channel),
        (false, server) => {
            let place = match server {
                Some(server) => say("table-place-server").with("server", server),
                None => say("table-place"),
            };
            say("removal-seat")
                .with("game", any_game.title(lang))
                .with("table", room.table.to_string())
                .with(
                    "stage",
                    match room.status {
                        Status::Lobby => "lobby",
                        _ => "game",
                    },
                )
                .with("place", place.with("channel", channel).tr(lang))
        }
    };
    Ok(phrase.tr(lang))
}

/// Records at the other tables of a server that a person whom it keeps out is told: one message is
/// for every seat they had there.
pub(super) async fn record_at_others(
    services: &Services,
    room: &Room,
    user: UserId,
) -> Result<(), ServeError> {
    let sessions = &services.sessions;
    let rules = sessions.server_rules(room.place.guild).await?;
    let Some(guild) = room.place.guild.filter(|_| rules.excludes(user)) else {
        return Ok(());
    };
    for other in sessions.tables_on(guild) {
        let Some(table) = sessions.table(other).await?.filter(|_| other != room.table) else {
            continue;
        };
        let there = table.room().await?;
        let sits = there.seat_of(user).is_some() || there.removed.contains(&user);
        let comes =
            there.invitation(user).is_some() || there.motions.iter().any(|open| open.by == user);
        if sits || comes {
            let informs = move |marks: &mut Marks| marks.record_informed(Slot::Removal(user));
            table.note(informs).await?;
        }
    }
    Ok(())
}
