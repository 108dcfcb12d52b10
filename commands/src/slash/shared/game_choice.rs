//! Choice of a game in commands about games.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use text::{Lang, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::ui::reply::Reply;

/// Completions of the titles of all games.
pub(crate) async fn games(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_titles(ctx, typed, |_| true)
}

/// Completions of the titles of games with a lesson.
pub(crate) async fn taught(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_titles(ctx, typed, |any_game| any_game.has_lesson())
}

/// Completions of the titles of games for which `is` is true.
pub(crate) fn complete_titles(
    ctx: Ctx<'_>,
    typed: &str,
    is: impl Fn(&dyn AnyGame) -> bool,
) -> CreateAutocompleteResponse {
    let lang = Lang::of_locale(&ctx.interaction.locale);
    let typed = typed.to_lowercase();
    let app: &App = ctx.framework.user_data;
    let games = app
        .all_games()
        .filter(|any_game| is(*any_game))
        .map(|any_game| (any_game.title(lang), any_game.id()))
        .filter(|(title, _)| title.to_lowercase().contains(&typed))
        .map(|(title, id)| AutocompleteChoice::new(fit::label(&title, fit::CHOICE), id));
    CreateAutocompleteResponse::new().set_choices(games.collect())
}

/// Game with this id, or with this title in any language.
pub(crate) fn find_game<'f>(app: &'f App, said: &str) -> Option<&'f dyn AnyGame> {
    app.any_game(said).or_else(|| find_by_title(app, said))
}

/// Game of the table in the channel of the caller.
pub(crate) fn game_here<'f>(app: &'f App, who: &Caller) -> Option<&'f dyn AnyGame> {
    app.game_at(app.services.sessions.table_at(who.place.channel)?)
}

/// Game that was chosen, or a reply that lists the games.
///
/// # Errors
/// There is none: the user is told how each game is named by this option of this command.
pub(crate) fn chosen<'f>(
    app: &'f App,
    said: &str,
    lang: Lang,
    command: AskedBy,
) -> Result<&'f dyn AnyGame, ServeError> {
    find_game(app, said).ok_or_else(|| unknown_game(app, lang, command).into())
}

/// The keys of a command's words and of its option that names a game.
pub(crate) type AskedBy = (&'static [&'static str], &'static str);

/// Reply that lists the games as values of this option of this command.
fn unknown_game(app: &App, lang: Lang, (command, option): AskedBy) -> Reply {
    let words: Vec<String> = command.iter().map(|word| say(word).tr(lang)).collect();
    let (command, option) = (words.join(" "), say(option).tr(lang));
    let ask = |any_game: &dyn AnyGame| format!("`/{command} {option}:{}`", any_game.title(lang));
    let games: Vec<String> = app.all_games().map(ask).collect();
    let none = say("game-none-such").with("games", games.join(" · "));
    Reply::words(none.tr(lang))
}

/// Game with this title in any language: users who type a name do not choose from the list.
fn find_by_title<'f>(app: &'f App, said: &str) -> Option<&'f dyn AnyGame> {
    let said = said.trim().to_lowercase();
    let is = |any_game: &&dyn AnyGame| {
        let mut titles = Lang::ALL.into_iter().map(|lang| any_game.title(lang));
        titles.any(|title| title.to_lowercase() == said)
    };
    app.all_games().find(is)
}
