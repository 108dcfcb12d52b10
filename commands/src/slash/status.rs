//! `/help topic:status`: how the bot does, for everybody who wonders.

use text::{Lang, say};

use crate::app::services::Services;

/// Health of the bot, in words.
pub(super) async fn told(services: &Services, lang: Lang) -> String {
    let (open, _) = services.sessions.load();
    let answers = match services.health.answers() {
        Some(answers) => say("status-answers")
            .with("many", answers.many)
            .with("half", answers.half.as_millis().to_string())
            .with("most", answers.most.as_millis().to_string()),
        None => say("status-answers-none"),
    };
    let letters = match services.health.letters() {
        Some(letters) => say("status-letters")
            .with("arrived", letters.arrived.to_string())
            .with("all", letters.all.to_string()),
        None => say("status-letters-none"),
    };
    let backup = match services.sessions.last_backup().await {
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
