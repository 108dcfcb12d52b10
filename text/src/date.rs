//! Days of the calendar, in words.

use games::Day;

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// A date in full.
pub fn date(lang: Lang, day: Day) -> String {
    let (year, month, day) = day.date();
    say("date")
        .with("day", day)
        .with("month", month)
        // As a word: a year has no thousands.
        .with("year", year.to_string())
        .tr(lang)
}
