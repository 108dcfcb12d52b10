//! Which game a command about games means.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use text::{Lang, fit, say};

use crate::bot::app::{Ctx, Floor};
use crate::game::any::Counter;
use crate::input::caller::Caller;
use crate::ui::reply::Reply;

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

/// The game that is called so: by its id, or by its title in any language.
pub(crate) fn named<'f>(floor: &'f Floor, said: &str) -> Option<&'f dyn Counter> {
    floor.counter(said).or_else(|| titled(floor, said))
}

/// The game that is played where somebody asks.
pub(crate) fn here<'f>(floor: &'f Floor, who: &Caller) -> Option<&'f dyn Counter> {
    floor.counter_at(floor.house.sessions.at(who.place.channel)?)
}

/// The game that was named, else the one that is played there, if any. Whoever names one that is none
/// is told how each is asked for, by this option of this command.
pub(crate) fn meant<'f>(
    floor: &'f Floor,
    who: &Caller,
    said: Option<&str>,
    command: (&'static str, &'static str),
) -> Result<Option<&'f dyn Counter>, Box<Reply>> {
    match said {
        None => Ok(here(floor, who)),
        Some(said) => named(floor, said)
            .map(Some)
            .ok_or_else(|| Box::new(none_such(floor, who.lang, command))),
    }
}

/// There is no such game; these are there.
pub(crate) fn none_such(
    floor: &Floor,
    lang: Lang,
    (command, option): (&'static str, &'static str),
) -> Reply {
    let (command, option) = (say(command).tr(lang), say(option).tr(lang));
    let ask = |counter: &dyn Counter| format!("`/{command} {option}:{}`", counter.title(lang));
    let games: Vec<String> = floor.counters().map(ask).collect();
    let none = say("game-none-such").with("games", games.join(" · "));
    Reply::words(none.tr(lang))
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
