//! Settings of a user, in words.

use sessions::{Calls, Dm, Millis, Pace, Person, Zone};
use text::{Lang, Phrase, say};

use super::parse::clock;
use crate::ui::links::timestamp;

/// All settings of a user, in words.
pub(super) fn all(lang: Lang, person: &Person, now: Millis) -> String {
    let mut lines = vec![match person.calls {
        Calls::Mention => say("settings-calls-mention"),
        Calls::Dm => say("settings-calls-dm"),
        Calls::Digest => say("settings-calls-digest")
            .with("hour", clock(u16::from(person.digest.hour) * 60))
            .with("zone", place(&person.zone())),
        Calls::Never => say("settings-calls-never"),
    }];
    if person.calls == Calls::Digest && person.dm == Dm::Closed {
        lines.push(say("settings-digest-closed"));
    }
    if matches!(person.calls, Calls::Mention | Calls::Dm) {
        lines.push(match person.reminder(Pace::Days) {
            Some(before) => say("settings-reminders-on").with("hours", before.as_secs() / 3_600),
            None => say("settings-reminders-off"),
        });
    }
    lines.extend(hours(person, now));
    if let Some(back) = person.away.filter(|back| *back > now) {
        let back = timestamp(back, 'F');
        lines.push(say("settings-away").with("back", back));
    }
    lines.push(match person.unlisted {
        true => say("settings-unlisted"),
        false => say("settings-listed"),
    });
    let lines: Vec<String> = lines.iter().map(|line| line.tr(lang)).collect();
    lines.join("\n")
}

/// Line about the user's quiet hours, by their clock.
fn hours(person: &Person, now: Millis) -> Option<Phrase> {
    let zone = person.zone.as_ref()?;
    let hours = match person.quiet {
        Some(quiet) => say("settings-quiet")
            .with("from", clock(quiet.from))
            .with("until", clock(quiet.until)),
        None => say("settings-quiet-none"),
    };
    Some(
        hours
            .with("zone", place(zone))
            .with("clock", zone.clock(now)),
    )
}

/// Name of a time zone.
fn place(zone: &Zone) -> String {
    zone.name().replace('_', " ")
}
