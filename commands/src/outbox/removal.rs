//! The DM that tells a person that their seat was taken, and whether they may come back. It holds
//! nothing of the game.

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
    let place = match &server {
        Some(server) => say("table-place-server").with("server", server.clone()),
        None => say("table-place"),
    };
    let place = place.with("channel", format!("<#{}>", room.place.channel));
    let phrase = say(match rules.excludes(user) {
        true => "removal-excluded",
        false => "removal-seat",
    });
    Ok(phrase
        .with("game", any_game.title(lang))
        .with("table", room.table.to_string())
        .with("place", place.tr(lang))
        .with("server", server.unwrap_or_default())
        .tr(lang))
}
