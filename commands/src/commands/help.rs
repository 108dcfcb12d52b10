//! `/help`: what we are and how to begin.

use text::{Lang, say};

use crate::bot::app::{Ctx, Floor};
use crate::game::any::Counter;
use crate::input::caller;
use crate::input::fault::Fault;
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn help(ctx: Ctx<'_>) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    floor
        .house
        .answer(&who, &to, async { Ok(Reply::words(told(floor, who.lang))) })
        .await;
    Ok(())
}

/// What a game's command is called in a language.
fn command(id: &str, lang: Lang) -> String {
    text::message(lang, &format!("cmd-{id}")).unwrap_or_else(|| id.to_owned())
}

/// All of it, with the operator's pages.
pub(crate) fn told(floor: &Floor, lang: Lang) -> String {
    let pages = floor.pages.get().and_then(|pages| pages.line(lang));
    let lines = [Some(words(floor.counters(), lang)), pages];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// All that we say of ourselves.
pub(crate) fn words<'c>(counters: impl Iterator<Item = &'c dyn Counter>, lang: Lang) -> String {
    let mut lines = vec![
        say("help-title").tr(lang),
        say("help-body").tr(lang),
        String::new(),
    ];
    lines.extend(counters.map(|counter| {
        say("help-game")
            .with("game", counter.title(lang))
            .with("pitch", counter.pitch(lang))
            .with("command", command(counter.id(), lang))
            .tr(lang)
    }));
    lines.push(String::new());
    lines.push(say("help-rules").tr(lang));
    lines.join("\n")
}
