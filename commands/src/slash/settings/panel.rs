//! Selects and buttons under `/me settings`, which change what its options change.

use sessions::{Calls, Dm, Person};
use text::{Lang, say};

use super::parse::{self, OrNone, Until};
use super::{ByCall, Reminder, SettingsChange, Unlisted};
use crate::ui::message::{Button, Row, Select, SelectEntry, Style};

/// Ids of the selects and buttons.
const CALLS: &str = "settings:calls";
const REMINDERS: &str = "settings:reminders";
const QUIET: &str = "settings:quiet";
const AWAY: &str = "settings:away";
const LISTED: &str = "settings:listed";
const HIDDEN: &str = "settings:hidden";
/// Value that switches a setting off.
const NONE: &str = "none";

/// Labels of the ways to be called, in the order of their choices.
const CALL_LABELS: [&str; 4] = [
    "choice-me-settings-calls-mention",
    "choice-me-settings-calls-dm",
    "choice-me-settings-calls-digest",
    "choice-me-settings-calls-never",
];
/// Labels of the reminders, in the order of their choices.
const REMINDER_LABELS: [&str; 7] = [
    "choice-me-settings-reminders-never",
    "choice-me-settings-reminders-1h",
    "choice-me-settings-reminders-3h",
    "choice-me-settings-reminders-6h",
    "choice-me-settings-reminders-12h",
    "choice-me-settings-reminders-24h",
    "choice-me-settings-reminders-48h",
];

/// Reads a component of the panel, with the choice in it, as a change.
pub(super) fn read(id: &str, chosen: Option<&str>) -> Option<SettingsChange> {
    let change = SettingsChange::default();
    Some(match (id, chosen) {
        (CALLS, Some(word)) => SettingsChange {
            calls: Some(meaning(ByCall::ALL, word)?),
            ..change
        },
        (REMINDERS, Some(word)) => SettingsChange {
            reminders: Some(meaning(Reminder::ALL, word)?),
            ..change
        },
        (QUIET, Some(NONE)) => SettingsChange {
            quiet: Some(OrNone::None),
            ..change
        },
        (QUIET, Some(hours)) => SettingsChange {
            quiet: Some(parse::quiet(hours)?),
            ..change
        },
        (AWAY, Some(NONE)) => SettingsChange {
            away: Some(OrNone::None),
            ..change
        },
        (AWAY, Some(days)) => SettingsChange {
            away: Some(OrNone::This(Until::Days(days.parse().ok()?))),
            ..change
        },
        (LISTED, None) => SettingsChange {
            statistics: Some(meaning(Unlisted::ALL, "listed")?),
            ..change
        },
        (HIDDEN, None) => SettingsChange {
            statistics: Some(meaning(Unlisted::ALL, "hidden")?),
            ..change
        },
        _ => return None,
    })
}

/// Meaning of a choice.
fn meaning<T: Copy>(all: &[(&'static str, T)], word: &str) -> Option<T> {
    let mut all = all.iter();
    all.find(|(name, _)| *name == word).map(|(_, meant)| *meant)
}

/// Rows of the panel for a person with these settings.
pub(super) fn rows(lang: Lang, person: &Person) -> Vec<Row> {
    let select = |id: &str, key, choices: Vec<SelectEntry>| {
        Row::Select(Select {
            id: id.to_owned(),
            placeholder: say(key).tr(lang),
            choices,
        })
    };
    let labelled = |names: Vec<&'static str>, labels: &[&'static str]| {
        let labels = labels.iter().map(|label| say(label).tr(lang));
        let entries = names.into_iter().zip(labels);
        entries
            .map(|(name, label)| SelectEntry::new(name, label))
            .collect::<Vec<_>>()
    };
    let calls = ByCall::ALL.iter().map(|(name, _)| *name).collect();
    let mut rows = vec![select(
        CALLS,
        "settings-panel-calls",
        labelled(calls, &CALL_LABELS),
    )];
    if matches!(person.calls, Calls::Mention | Calls::Dm) && person.dm != Dm::Closed {
        let reminders = Reminder::ALL.iter().map(|(name, _)| *name).collect();
        let choices = labelled(reminders, &REMINDER_LABELS);
        rows.push(select(REMINDERS, "settings-panel-reminders", choices));
    }
    // Quiet hours are by the person's own clock.
    if person.zone.is_some() {
        let hours = parse::USUAL.map(|hours| SelectEntry::new(hours, hours));
        let none = SelectEntry::new(NONE, say("settings-panel-quiet-none").tr(lang));
        let choices = hours.into_iter().chain([none]).collect();
        rows.push(select(QUIET, "settings-panel-quiet", choices));
    }
    let days = parse::AWAY.map(|days| {
        let label = say("settings-away-days").with("days", days).tr(lang);
        SelectEntry::new(days.to_string(), label)
    });
    let back = SelectEntry::new(NONE, say("settings-panel-back").tr(lang));
    let back = person.away.map(|_| back);
    let choices = days.into_iter().chain(back).collect();
    rows.push(select(AWAY, "settings-panel-away", choices));
    let (id, key) = match person.unlisted {
        true => (LISTED, "settings-panel-listed"),
        false => (HIDDEN, "settings-panel-hidden"),
    };
    let statistics = Button::new(id, say(key).tr(lang), Style::Plain);
    rows.push(Row::Buttons(vec![statistics]));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_component_of_the_panel_changes_a_setting() {
        let person = Person {
            zone: Some(sessions::Zone::default()),
            away: Some(sessions::Millis(1)),
            ..Person::default()
        };
        for (lang, unlisted) in [(Lang::En, true), (Lang::Fr, false)] {
            let person = Person {
                unlisted,
                ..person.clone()
            };
            let rows = rows(lang, &person);
            assert_eq!(rows.len(), 5);
            for row in rows {
                match row {
                    Row::Select(select) => {
                        for choice in &select.choices {
                            let change = read(&select.id, Some(&choice.value));
                            assert!(change.is_some(), "{} {}", select.id, choice.value);
                        }
                    }
                    Row::Buttons(buttons) => {
                        let change = read(&buttons[0].id, None).unwrap();
                        let mut changed = person.clone();
                        change.apply(&mut changed, None);
                        assert_eq!(changed.unlisted, !unlisted);
                    }
                    row => panic!("{row:?}"),
                }
            }
        }
        assert!(read("settings:calls", Some("shout")).is_none());
    }
}
