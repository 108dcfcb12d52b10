//! `/help`: what we are and how to begin.

use text::say;

use crate::app::{Ctx, Fault, House};
use crate::caller;
use crate::send::Reply;

#[poise::command(slash_command)]
pub async fn help(ctx: Ctx<'_>) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    house
        .answer(&who, &door, async {
            Ok(Reply::words(words(house, who.lang)))
        })
        .await;
    Ok(())
}

/// What a game's command is called in a language.
fn command(id: &str, lang: text::Lang) -> String {
    text::message(lang, &format!("cmd-{id}")).unwrap_or_else(|| id.to_owned())
}

fn words(house: &House, lang: text::Lang) -> String {
    let mut lines = vec![
        say("help-title").tr(lang),
        say("help-body").tr(lang),
        String::new(),
    ];
    lines.extend(house.counters().map(|counter| {
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
