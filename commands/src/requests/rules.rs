//! Rules as `/table rules` and `/help game:` show them: how each game is played, in short pages.

use text::{Lang, say};

use crate::app::fault::{Fault, ServeError};
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::ui::buttons::page_buttons;
use crate::ui::message::Message;
use crate::ui::reply::Reply;

/// First word of the ids of a rules page's buttons: `rules:<game>:<page>`.
const WORD: &str = "rules";

/// The id of the button that turns to a page of a game's rules.
pub(crate) fn id(game: &str, page: usize) -> String {
    format!("{WORD}:{game}:{page}")
}

/// Reads the component id of the rules, with the game itself.
pub(crate) fn read<'h>(app: &'h App, id: &str) -> Option<(&'h dyn AnyGame, usize)> {
    let (game, page) = read_id(id)?;
    Some((app.any_game(game)?, page))
}

/// Game and page of a component id of the rules.
pub(crate) fn read_id(id: &str) -> Option<(&str, usize)> {
    let (game, page) = id.strip_prefix(WORD)?.strip_prefix(':')?.split_once(':')?;
    Some((game, page.parse().ok()?))
}

/// The page of a game's rules about words that can be typed.
pub(crate) async fn page_of_words(any_game: &dyn AnyGame, lang: Lang) -> Result<Reply, ServeError> {
    // A law of `text` holds that every game has one.
    let tells = text::page_of_words(lang, &any_game.rules(lang));
    page(any_game, lang, tells.unwrap_or_default()).await
}

/// A page of a game's rules.
pub(crate) async fn page(
    any_game: &dyn AnyGame,
    lang: Lang,
    index: usize,
) -> Result<Reply, ServeError> {
    let pages = any_game.rules(lang);
    let index = index.min(pages.len().saturating_sub(1));
    let page = pages.get(index);
    let page = page.ok_or(Fault::Missing("a page of a game's rules"))?;
    let heading = say("rules-heading")
        .with("game", any_game.title(lang))
        .with("title", page.title.clone())
        .with("page", index + 1)
        .with("pages", pages.len())
        .tr(lang);
    let buttons = page_buttons(lang, (index, pages.len()), |page| id(any_game.id(), page));
    let message = Message {
        rows: vec![buttons],
        picture: any_game.picture_of_rules(lang, page.key).await?,
        ..Message::words(format!("{heading}\n\n{}", page.body))
    };
    Ok(Reply::update(message))
}
