//! `/help topic:status`: the bot's health.

use text::{Lang, say};

use crate::app::services::Services;
use crate::ui::links::timestamp;

/// Health of the bot, in words.
pub(super) async fn page(services: &Services, lang: Lang) -> String {
    let (open, _) = services.sessions.load();
    let answers = match services.health.answers() {
        Some(answers) => say("status-answers")
            .with("many", answers.count)
            .with("half", answers.median.as_millis().to_string())
            .with("most", answers.p99.as_millis().to_string()),
        None => say("status-answers-none"),
    };
    let dms = match services.health.dms() {
        Some(dms) => say("status-letters")
            .with("arrived", dms.arrived.to_string())
            .with("all", dms.all.to_string()),
        None => say("status-letters-none"),
    };
    let backup = match services.sessions.last_backup().await {
        Some(at) => say("status-backup").with("when", timestamp(at, 'R')),
        None => say("status-backup-none"),
    };
    let lines = [
        say("status-title").with("version", env!("CARGO_PKG_VERSION")),
        say("status-tables").with("open", open),
        answers,
        dms,
        backup,
    ];
    lines.map(|line| line.tr(lang)).join("\n")
}
