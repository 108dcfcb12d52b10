//! Which game a command about games means.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use text::{Lang, fit};

use crate::caller::Caller;
use crate::counter::Counter;
use crate::floor::{Ctx, Floor};

/// The games whose names hold what was typed so far.
pub(crate) async fn games(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Lang::of_locale(&ctx.interaction.locale);
    let typed = typed.to_lowercase();
    let floor: &Floor = ctx.framework.user_data;
    let games = floor
        .counters()
        .map(|counter| (counter.title(lang), counter.id()))
        .filter(|(title, _)| title.to_lowercase().contains(&typed))
        .map(|(title, id)| AutocompleteChoice::new(fit::label(&title, fit::CHOICE), id));
    CreateAutocompleteResponse::new().set_choices(games.collect())
}

/// The game that was named, else the one that is played where he asks.
pub(crate) fn meant<'f>(
    floor: &'f Floor,
    who: &Caller,
    named: Option<&str>,
) -> Option<&'f dyn Counter> {
    let here = || floor.house.sessions.at(who.place.channel);
    named
        .and_then(|game| floor.counter(game).or_else(|| titled(floor, game)))
        .or_else(|| floor.counter_at(here()?))
}

/// Whoever types a name does not choose from the list.
fn titled<'f>(floor: &'f Floor, said: &str) -> Option<&'f dyn Counter> {
    let said = said.trim().to_lowercase();
    let is = |counter: &&dyn Counter| {
        let mut titles = Lang::ALL.into_iter().map(|lang| counter.title(lang));
        titles.any(|title| title.to_lowercase() == said)
    };
    floor.counters().find(is)
}
