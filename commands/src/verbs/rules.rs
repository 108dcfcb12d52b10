//! `/rules`: how each game is played, in short pages.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use text::{Lang, fit, say};

use crate::caller;
use crate::counter::Counter;
use crate::fault::Fault;
use crate::floor::{Ctx, Floor};
use crate::message::{Answer, Button, Enabled, Message, Private, Row, Style};
use crate::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn rules(
    ctx: Ctx<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let named = game.as_deref().and_then(|game| floor.counter(game));
        let here = floor.house.sessions.at(who.place.channel);
        let played = here.and_then(|table| floor.counter(floor.house.sessions.game_of(table)?));
        let counter = named.or(played).or_else(|| floor.counters().next());
        Ok(match counter {
            Some(counter) => page(counter, who.lang, 0),
            None => Reply::words(say("trouble").tr(who.lang)),
        })
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

async fn games(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
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

/// The word of a rules page's buttons: `rules:<game>:<page>`.
const WORD: &str = "rules";

/// Reads the id of a rules page's button.
pub(crate) fn read<'h>(floor: &'h Floor, id: &str) -> Option<(&'h dyn Counter, usize)> {
    let (game, page) = id.strip_prefix(WORD)?.strip_prefix(':')?.split_once(':')?;
    Some((floor.counter(game)?, page.parse().ok()?))
}

/// A page of a game's rules.
pub(crate) fn page(counter: &dyn Counter, lang: Lang, index: usize) -> Reply {
    let pages = counter.help(lang);
    let index = index.min(pages.len().saturating_sub(1));
    let Some(page) = pages.get(index) else {
        return Reply::words(say("trouble").tr(lang));
    };
    let heading = say("rules-heading")
        .with("game", counter.title(lang))
        .with("title", page.title.clone())
        .with("page", index + 1)
        .with("pages", pages.len())
        .tr(lang);
    let turn = |key, to: Option<usize>, away: usize| Button {
        id: format!("{WORD}:{}:{}", counter.id(), to.unwrap_or(away)),
        label: say(key).tr(lang),
        style: Style::Plain,
        enabled: if to.is_some() {
            Enabled::Yes
        } else {
            Enabled::NotYet
        },
    };
    let next = Some(index + 1).filter(|next| *next < pages.len());
    // Ids must differ even when a button leads nowhere.
    let buttons = vec![
        turn("rules-previous", index.checked_sub(1), pages.len()),
        turn("rules-next", next, pages.len() + 1),
    ];
    let message = Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(format!("{heading}\n\n{}", page.body))
    };
    Reply::open(Answer::Update(Private::Open(games::To::everyone(message))))
}
