//! What somebody has wished for himself, in words.

use sessions::{Calls, Millis, Person};
use text::{Lang, Phrase, say};

use super::said::clock;

/// All of it.
pub fn all(lang: Lang, person: &Person, now: Millis) -> String {
    let mut lines = vec![say(match person.calls {
        Calls::Mention => "settings-calls-mention",
        Calls::Dm => "settings-calls-dm",
        Calls::Never => "settings-calls-never",
    })];
    if person.calls != Calls::Never {
        lines.push(say(match person.unreminded {
            true => "settings-reminders-off",
            false => "settings-reminders-on",
        }));
    }
    lines.extend(hours(person, now));
    let lines: Vec<String> = lines.iter().map(|line| line.tr(lang)).collect();
    lines.join("\n")
}

/// His quiet hours, by his clock.
fn hours(person: &Person, now: Millis) -> Option<Phrase> {
    let zone = person.zone.as_ref()?;
    let hours = match person.quiet {
        Some(quiet) => say("settings-quiet")
            .with("from", clock(quiet.from))
            .with("until", clock(quiet.until)),
        None => say("settings-quiet-none"),
    };
    let place = zone.name().replace('_', " ");
    Some(hours.with("zone", place).with("clock", zone.clock(now)))
}
