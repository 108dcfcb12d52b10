//! Results of a server's finished games: as files.

use std::sync::Arc;

use sessions::GuildId;
use text::{Lang, say};

use super::ids::ServerPress;
use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::history::results;
use crate::requests::app::App;
use crate::ui::message::{Button, Message, Row, Style, TextFile};
use crate::ui::reply::Reply;

/// Most games in a file.
const MOST: usize = 1_000;

/// Page about results.
pub(super) fn page(lang: Lang) -> Message {
    let files = Button::new(
        ServerPress::ResultFiles.id(),
        say("server-results-files").tr(lang),
        Style::Main,
    );
    Message {
        rows: vec![Row::Buttons(vec![files])],
        ..Message::words(say("server-results").tr(lang))
    }
}

/// The results as files, beside the panel.
pub(super) async fn files(app: &App, who: &Caller, guild: GuildId) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let all = app.services.sessions.results(guild, MOST).await?;
    if all.is_empty() {
        return Ok(Reply::words(say("server-results-none").tr(lang)));
    }
    let title = |game: &str| {
        let known = app.any_game(game).map(|game| game.title(lang));
        known.unwrap_or_else(|| game.to_owned())
    };
    let lines = all
        .iter()
        .map(|result| format!("{}\n", results::json(result)));
    let file = |name: &str, content: String| TextFile {
        name: Arc::from(name),
        content: Arc::from(content),
    };
    let text = say("server-results-here").with("games", all.len());
    Ok(Reply::say(Message {
        files: vec![
            file("houston-results.csv", results::csv(lang, &all, title)),
            file("houston-results.jsonl", lines.collect()),
        ],
        ..Message::words(text.tr(lang))
    }))
}
