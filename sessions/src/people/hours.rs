//! A person's local time: their time zone and their quiet hours. Independent of people and tables.

use std::time::Duration;

use jiff::civil::{Date, Time};
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ToSpan as _, ZonedDateTime};
use serde::{Deserialize, Serialize};

use crate::ids::Millis;

const DAY: Duration = Duration::from_hours(24);
/// Offsets go from 12 hours behind to 14 ahead.
const FARTHEST: i32 = 14;

/// A person's time zone: `Europe/Paris`, or an offset such as `UTC+02:00`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(String);

impl Zone {
    /// Reads a zone: its name in any case, or an offset such as `+2`, `UTC-3:30`, `GMT+1`.
    #[must_use]
    pub fn read(said: &str) -> Option<Self> {
        let said = said.trim();
        if let Some(minutes) = offset(said) {
            let (sign, minutes) = (if minutes < 0 { '-' } else { '+' }, minutes.abs());
            return Some(Self(format!(
                "UTC{sign}{:02}:{:02}",
                minutes / 60,
                minutes % 60
            )));
        }
        let said = said.replace(' ', "_");
        Self::all().find(|zone| zone.0.eq_ignore_ascii_case(&said))
    }

    /// Every zone that has a name.
    pub fn all() -> impl Iterator<Item = Self> {
        let names = jiff::tz::db().available();
        names.map(|name| Self(name.as_str().to_owned()))
    }

    /// The zone's name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }

    /// The time of day there, as hours and minutes.
    #[must_use]
    pub fn clock(&self, now: Millis) -> String {
        self.local_time(now)
            .map_or_else(String::new, |at| at.strftime("%H:%M").to_string())
    }

    /// Time at which this day begins there: of this year, or of the next one that is not past.
    #[must_use]
    pub fn day(&self, (year, month, day): (Option<i16>, i8, i8), now: Millis) -> Option<Millis> {
        let today = self.local_time(now)?.date();
        let of = |year| Date::new(year, month, day).ok();
        let date = match year {
            Some(year) => of(year)?,
            None => of(today.year())
                .filter(|date| *date > today)
                .or_else(|| of(today.year() + 1))?,
        };
        moment(&date.to_zoned_datetime(self.zone()).ok()?)
    }

    /// The first moment from this one on when the clocks show this hour; on a later day than
    /// `after`, if that is given.
    #[must_use]
    pub fn next(&self, hour: u8, from: Millis, after: Option<Millis>) -> Millis {
        self.next_time((hour, 0), from, after)
    }

    /// Like [`Self::next`], for this hour and minute.
    #[must_use]
    pub fn next_time(
        &self,
        (hour, minute): (u8, u8),
        from: Millis,
        after: Option<Millis>,
    ) -> Millis {
        let found = || {
            let start = self.local_time(from)?.date();
            let after = after
                .and_then(|after| self.local_time(after))
                .map(|after| after.date());
            let start = after
                .and_then(|after| after.tomorrow().ok())
                .map_or(start, |next| next.max(start));
            let time =
                Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()?;
            (0..3_i32).find_map(|days| {
                let date = start.checked_add(days.days()).ok()?;
                let at = moment(&date.to_datetime(time).to_zoned_datetime(self.zone()).ok()?)?;
                (at >= from).then_some(at)
            })
        };
        found().unwrap_or_else(|| from.after(DAY))
    }

    /// The time zone as `jiff` has it.
    fn zone(&self) -> TimeZone {
        let known = match offset(&self.0) {
            Some(minutes) => Offset::from_seconds(minutes * 60).ok().map(TimeZone::fixed),
            None => TimeZone::get(&self.0).ok(),
        };
        // One that a later table of zones lacks.
        known.unwrap_or(TimeZone::UTC)
    }

    fn local_time(&self, now: Millis) -> Option<ZonedDateTime> {
        let now = Timestamp::from_millisecond(i64::try_from(now.0).ok()?).ok()?;
        Some(now.to_zoned_datetime(self.zone()))
    }
}

impl Default for Zone {
    fn default() -> Self {
        Self("UTC+00:00".to_owned())
    }
}

/// Minutes ahead of UTC.
fn offset(said: &str) -> Option<i32> {
    let upper = said.to_ascii_uppercase();
    let rest = upper
        .trim_start_matches("UTC")
        .trim_start_matches("GMT")
        .trim();
    if rest.is_empty() {
        return (!upper.is_empty()).then_some(0);
    }
    let (sign, rest) = match rest.split_at_checked(1)? {
        ("+", rest) => (1, rest),
        ("-", rest) => (-1, rest),
        _ => rest.strip_prefix('\u{2212}').map(|rest| (-1, rest))?,
    };
    let (hours, minutes) = rest.trim().split_once(':').unwrap_or((rest.trim(), "0"));
    let (hours, minutes): (i32, i32) = (hours.parse().ok()?, minutes.parse().ok()?);
    let fits = (0..=FARTHEST).contains(&hours) && (0..60).contains(&minutes);
    fits.then_some(sign * (hours * 60 + minutes))
}

fn moment(at: &ZonedDateTime) -> Option<Millis> {
    u64::try_from(at.timestamp().as_millisecond())
        .ok()
        .map(Millis)
}

/// The hours of the day in which a person is not disturbed, in minutes since midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// When they begin.
    pub from: u16,
    /// When they end, the next day if that is earlier.
    pub until: u16,
}

impl Quiet {
    /// End of the quiet hours in which this moment lies; `None` where it lies in none.
    #[must_use]
    pub fn end(self, zone: &Zone, now: Millis) -> Option<Millis> {
        let here = zone.local_time(now)?;
        let minute = u16::try_from(here.hour()).ok()? * 60 + u16::try_from(here.minute()).ok()?;
        let is_within = match self.from <= self.until {
            true => (self.from..self.until).contains(&minute),
            false => minute >= self.from || minute < self.until,
        };
        if !is_within {
            return None;
        }
        let date = match minute < self.until {
            true => here.date(),
            false => here.date().tomorrow().ok()?,
        };
        let (hour, minute) = (self.until / 60, self.until % 60);
        let time = Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()?;
        let end = moment(&date.to_datetime(time).to_zoned_datetime(zone.zone()).ok()?)?;
        // Where the clocks are set back over their end they have ended already.
        (end > now).then_some(end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(said: &str) -> Millis {
        let at: Timestamp = said.parse().unwrap();
        Millis(u64::try_from(at.as_millisecond()).unwrap())
    }

    fn zone(said: &str) -> Zone {
        Zone::read(said).unwrap()
    }

    #[test]
    fn common_ways_to_write_zones_are_read() {
        for (said, name) in [
            ("Europe/Paris", "Europe/Paris"),
            ("europe/paris", "Europe/Paris"),
            ("America/New York", "America/New_York"),
            ("+2", "UTC+02:00"),
            ("utc-3:30", "UTC-03:30"),
            ("GMT", "UTC+00:00"),
            ("UTC+02:00", "UTC+02:00"),
        ] {
            assert_eq!(zone(said).name(), name);
        }
        for said in ["", "Paris, I think", "+25", "+1:70", "utc2"] {
            assert_eq!(Zone::read(said), None, "{said}");
        }
        assert!(Zone::all().count() > 400);
        let noon = at("2026-07-01T10:00:00Z");
        assert_eq!(zone("Europe/Paris").clock(noon), "12:00");
    }

    #[test]
    fn quiet_hours_cross_midnight_in_local_time() {
        let quiet = Quiet {
            from: 22 * 60,
            until: 8 * 60,
        };
        let paris = zone("Europe/Paris");
        let end = |now| quiet.end(&paris, at(now));
        assert_eq!(end("2026-07-01T19:59:59Z"), None);
        assert_eq!(
            end("2026-07-01T20:00:00Z"),
            Some(at("2026-07-02T06:00:00Z"))
        );
        assert_eq!(
            end("2026-07-02T05:59:59Z"),
            Some(at("2026-07-02T06:00:00Z"))
        );
        assert_eq!(end("2026-07-02T06:00:00Z"), None);
        // In winter the same hours are others; the night in between is an hour longer.
        assert_eq!(
            end("2026-10-24T20:30:00Z"),
            Some(at("2026-10-25T07:00:00Z"))
        );
        let noon = Quiet {
            from: 12 * 60,
            until: 14 * 60,
        };
        assert_eq!(
            noon.end(&paris, at("2026-07-01T10:30:00Z")),
            Some(at("2026-07-01T12:00:00Z"))
        );
        assert_eq!(noon.end(&paris, at("2026-07-01T22:30:00Z")), None);
    }

    #[test]
    fn each_hour_comes_once_a_day() {
        let paris = zone("Europe/Paris");
        let from = at("2026-07-01T06:30:00Z");
        assert_eq!(paris.next(9, from, None), at("2026-07-01T07:00:00Z"));
        assert_eq!(paris.next(8, from, None), at("2026-07-02T06:00:00Z"));
        let sent = Some(at("2026-07-01T07:00:02Z"));
        assert_eq!(paris.next(9, from, sent), at("2026-07-02T07:00:00Z"));
        assert_eq!(paris.next(23, from, sent), at("2026-07-02T21:00:00Z"));
    }

    #[test]
    fn dates_without_a_year_mean_the_next_one() {
        let (paris, now) = (zone("Europe/Paris"), at("2026-07-01T06:30:00Z"));
        let day = |day| paris.day(day, now);
        assert_eq!(day((None, 7, 14)), Some(at("2026-07-13T22:00:00Z")));
        assert_eq!(day((None, 1, 2)), Some(at("2027-01-01T23:00:00Z")));
        assert_eq!(day((Some(2026), 12, 24)), Some(at("2026-12-23T23:00:00Z")));
        assert_eq!(day((None, 2, 30)), None);
    }
}
