//! `/help`: what we are and how to begin.

use text::{Lang, say};

use crate::bot::app::{App, Ctx};
use crate::game::any::AnyGame;
use crate::input::caller;
use crate::input::fault::ServeError;
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn help(ctx: Ctx<'_>) -> Result<(), ServeError> {
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    app.services
        .answer(&who, &to, async { Ok(Reply::words(told(app, who.lang))) })
        .await;
    Ok(())
}

/// What a game's command is called in a language.
fn command(id: &str, lang: Lang) -> String {
    text::message(lang, &format!("cmd-{id}")).unwrap_or_else(|| id.to_owned())
}

/// All of it, with the operator's pages.
pub(crate) fn told(app: &App, lang: Lang) -> String {
    let pages = app.pages.get().and_then(|pages| pages.line(lang));
    let lines = [Some(words(app.all_games(), lang)), pages];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// All that we say of ourselves.
pub(crate) fn words<'c>(all_games: impl Iterator<Item = &'c dyn AnyGame>, lang: Lang) -> String {
    let mut lines = vec![
        say("help-title").tr(lang),
        say("help-body").tr(lang),
        String::new(),
    ];
    lines.extend(all_games.map(|any_game| {
        say("help-game")
            .with("game", any_game.title(lang))
            .with("pitch", any_game.pitch(lang))
            .with("command", command(any_game.id(), lang))
            .tr(lang)
    }));
    lines.push(String::new());
    lines.push(say("help-rules").tr(lang));
    lines.join("\n")
}
