//! Reading of hours and days as people write them, as generous as it is unmistakable. Sets nothing.

use std::time::Duration;

use serenity::all::CreateAutocompleteResponse;
use sessions::{Millis, Quiet, Zone};
use text::{Lang, say};

use crate::game::ui::Completion;
use crate::slash::shared::complete::fitting;

const DAY: Duration = Duration::from_hours(24);

/// Value of a setting that can be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrNone<T> {
    /// Switched off.
    None,
    /// This value.
    This(T),
}

impl<T> From<OrNone<T>> for Option<T> {
    fn from(said: OrNone<T>) -> Self {
        match said {
            OrNone::None => None,
            OrNone::This(this) => Some(this),
        }
    }
}

/// Quiet hours that are offered.
pub(super) const USUAL: [&str; 6] = [
    "22:00-08:00",
    "22:00-07:00",
    "23:00-07:00",
    "23:00-09:00",
    "00:00-08:00",
    "21:00-09:00",
];

/// Completions of quiet hours: the typed ones as they are read, or those that are offered.
pub(super) fn hours(lang: Lang, typed: &str) -> CreateAutocompleteResponse {
    let shown = |quiet: Quiet| format!("{}-{}", clock(quiet.from), clock(quiet.until));
    if let Some(OrNone::This(quiet)) = quiet(typed) {
        return fitting("", vec![Completion::word(shown(quiet))]);
    }
    let none = words(lang, "settings-words-none").into_iter().next();
    let all = USUAL.map(str::to_owned).into_iter().chain(none);
    fitting(typed, all.map(Completion::word).collect())
}

/// Numbers of days that are offered.
pub(super) const AWAY: [u16; 5] = [2, 3, 7, 14, 21];

/// Completions of the length of an absence, in days.
pub(super) fn days(lang: Lang, typed: &str) -> CreateAutocompleteResponse {
    let days = |days: u16| {
        let label = say("settings-away-days").with("days", days).tr(lang);
        Completion {
            label,
            value: days.to_string().into(),
        }
    };
    let back = words(lang, "settings-words-back").into_iter().next();
    let back = back.map(Completion::word);
    let typed_days = typed.trim().parse().ok().filter(|it| !AWAY.contains(it));
    let all = AWAY.into_iter().chain(typed_days).map(days);
    fitting(typed, all.chain(back).collect())
}

/// Time of day, from minutes since midnight.
pub(super) fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// Reads quiet hours: two times of day, however they are written (`22:00-8:00`, `22h-8h30`, `10pm
/// to 8am`), or a word for none.
pub(super) fn quiet(said: &str) -> Option<OrNone<Quiet>> {
    if is_one_of(said, "settings-words-none") {
        return Some(OrNone::None);
    }
    let &[from, until] = times(said)?.as_slice() else {
        return None;
    };
    (from != until).then_some(OrNone::This(Quiet { from, until }))
}

/// End of an absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// So many days from now.
    Days(u16),
    /// The beginning of that day: of this year or the next one, where none is given.
    Date(Option<i16>, i8, i8),
}

impl Until {
    /// Moment of the end; `None` where there is no such day.
    pub(super) fn moment(self, zone: &Zone, now: Millis) -> Option<Millis> {
        match self {
            Self::Days(days) => Some(now.after(DAY * u32::from(days))),
            Self::Date(year, month, day) => zone.day((year, month, day), now),
        }
    }
}

/// Reads the end of an absence in any notation (`5`, `5 days`, `2026-12-24`, `24/12`), or a word
/// for being back.
pub(super) fn away(said: &str) -> Option<OrNone<Until>> {
    if is_one_of(said, "settings-words-back") {
        return Some(OrNone::None);
    }
    let numbers = said.split(|c: char| !c.is_ascii_digit());
    let numbers = numbers.filter(|digits| !digits.is_empty());
    let numbers: Vec<i16> = numbers.map(str::parse).collect::<Result<_, _>>().ok()?;
    let small = |number: i16| i8::try_from(number).ok();
    let date = |year, one, other| {
        // Who writes 12/24 means no 24th month.
        let (day, month) = if other > 12 {
            (other, one)
        } else {
            (one, other)
        };
        Some(Until::Date(year, small(month)?, small(day)?))
    };
    let until = match *numbers.as_slice() {
        [days] => Until::Days(u16::try_from(days).ok().filter(|days| *days > 0)?),
        [day, month] => date(None, day, month)?,
        [year, month, day] if year > 31 => Until::Date(Some(year), small(month)?, small(day)?),
        [day, month, year] => date(Some(year), day, month)?,
        _ => return None,
    };
    Some(OrNone::This(until))
}

/// True if this is one of the words of a key, in any language.
fn is_one_of(said: &str, key: &'static str) -> bool {
    let said = said.trim().to_lowercase();
    Lang::ALL
        .into_iter()
        .any(|lang| words(lang, key).contains(&said))
}

/// Words of a key, which are separated by commas.
fn words(lang: Lang, key: &'static str) -> Vec<String> {
    let words = say(key).tr(lang);
    words
        .split(',')
        .map(|word| word.trim().to_owned())
        .collect()
}

/// Times of day in a text, in minutes since midnight; `None` where a number is no hour.
pub(in crate::slash) fn times(said: &str) -> Option<Vec<u16>> {
    let said = said.to_lowercase();
    let mut rest = said.as_str();
    let mut times = Vec::new();
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (hour, after) = number(rest.get(start..)?)?;
        let (minute, after) = match after.strip_prefix([':', 'h', '.']) {
            Some(minutes) if minutes.starts_with(|c: char| c.is_ascii_digit()) => number(minutes)?,
            _ => (0, after),
        };
        let after = after.trim_start();
        let hour = match (after.starts_with("am"), after.starts_with("pm"), hour) {
            (true, _, 1..=12) => hour % 12,
            (_, true, 1..=12) => hour % 12 + 12,
            (false, false, 0..=23) => hour,
            // As people call the end of a day.
            (false, false, 24) if minute == 0 => 0,
            _ => return None,
        };
        times.push((minute < 60).then_some(hour * 60 + minute)?);
        rest = after;
    }
    Some(times)
}

/// Number at the beginning of a text, and the rest.
fn number(said: &str) -> Option<(u16, &str)> {
    let end = said.find(|c: char| !c.is_ascii_digit());
    let (digits, rest) = said.split_at(end.unwrap_or(said.len()));
    Some((digits.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_ways_to_write_hours_are_read() {
        let night = Quiet {
            from: 22 * 60,
            until: 8 * 60 + 30,
        };
        for said in [
            "22:00-8:30",
            "22-8:30",
            "22h–8h30",
            "de 22 h à 8h30",
            "10pm to 8:30am",
            "10 PM – 8.30 am",
        ] {
            assert_eq!(quiet(said), Some(OrNone::This(night)), "{said}");
        }
        let late = Quiet {
            from: 0,
            until: 540,
        };
        assert_eq!(quiet("24h-9h"), Some(OrNone::This(late)));
        for said in ["none", "Off", "aucune", "non"] {
            assert_eq!(quiet(said), Some(OrNone::None), "{said}");
        }
        for said in [
            "",
            "22:00",
            "8-8",
            "25-8",
            "22:61-8",
            "1-2-3",
            "13pm-8am",
            "99999999-1",
        ] {
            assert_eq!(quiet(said), None, "{said}");
        }
    }

    #[test]
    fn common_ways_to_write_days_are_read() {
        let christmas = |year| Some(OrNone::This(Until::Date(year, 12, 24)));
        for (said, read) in [
            ("5", Some(OrNone::This(Until::Days(5)))),
            ("5 days", Some(OrNone::This(Until::Days(5)))),
            ("10 j", Some(OrNone::This(Until::Days(10)))),
            ("2026-12-24", christmas(Some(2026))),
            ("24/12", christmas(None)),
            ("12/24", christmas(None)),
            ("24.12.2026", christmas(Some(2026))),
            ("back", Some(OrNone::None)),
            ("Retour", Some(OrNone::None)),
            ("0", None),
            ("", None),
            ("soon", None),
            ("99999999", None),
        ] {
            assert_eq!(away(said), read, "{said}");
        }
    }
}
