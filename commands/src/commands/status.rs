//! `/status`: how the bot does, for everybody who wonders.

use text::{Lang, say};

use crate::bot::app::Ctx;
use crate::bot::context::House;
use crate::input::caller;
use crate::input::fault::Fault;
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn status(ctx: Ctx<'_>) -> Result<(), Fault> {
    let house = &ctx.framework.user_data.house;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async { Ok(Reply::words(told(house, who.lang).await)) };
    house.answer(&who, &to, work).await;
    Ok(())
}

async fn told(house: &House, lang: Lang) -> String {
    let (open, _) = house.sessions.load();
    let answers = match house.health.answers() {
        Some(answers) => say("status-answers")
            .with("many", answers.many)
            .with("half", answers.half.as_millis().to_string())
            .with("most", answers.most.as_millis().to_string()),
        None => say("status-answers-none"),
    };
    let letters = match house.health.letters() {
        Some(letters) => say("status-letters")
            .with("arrived", letters.arrived.to_string())
            .with("all", letters.all.to_string()),
        None => say("status-letters-none"),
    };
    let backup = match house.sessions.last_backup().await {
        Some(at) => say("status-backup").with("when", format!("<t:{}:R>", at.0 / 1_000)),
        None => say("status-backup-none"),
    };
    let lines = [
        say("status-title").with("version", env!("CARGO_PKG_VERSION")),
        say("status-tables").with("open", open),
        answers,
        letters,
        backup,
    ];
    lines.map(|line| line.tr(lang)).join("\n")
}
