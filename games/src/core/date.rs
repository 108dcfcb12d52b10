//! A day of the calendar, for what is dated. The rules read no clock: the table's entries say what
//! day it is.

use serde::{Deserialize, Serialize};

/// A day, counted from 1 January 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Day(u32);

impl Day {
    /// The day, in universal time, of so many milliseconds since 1970 began.
    pub fn of_millis(millis: u64) -> Self {
        // Days run out in eleven million years.
        Self(u32::try_from(millis / 86_400_000).unwrap_or(u32::MAX))
    }

    /// Year, month and day of the month, as the Gregorian calendar counts them.
    pub fn date(self) -> (u32, u8, u8) {
        // Years begin in March here, so that the leap day is their last; 400 of them are an era.
        const ERA: u32 = 146_097;
        let days = u64::from(self.0) + 719_468;
        let (era, day) = (days / u64::from(ERA), (days % u64::from(ERA)) as u32);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let of_month = day - (153 * month + 2) / 5 + 1;
        let year = era as u32 * 400 + year + u32::from(month >= 10);
        let month = if month < 10 { month + 3 } else { month - 9 };
        (year, month as u8, of_month as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_convert_to_calendar_dates() {
        for (seconds, date) in [
            (0_u64, (1970, 1, 1)),
            (951_782_400, (2000, 2, 29)),
            (951_868_800, (2000, 3, 1)),
            (1_795_305_599, (2026, 11, 21)),
            (1_795_305_600, (2026, 11, 22)),
            (4_107_542_399, (2100, 2, 28)),
            (4_107_542_400, (2100, 3, 1)),
        ] {
            assert_eq!(Day::of_millis(seconds * 1_000).date(), date, "{seconds}");
        }
        assert!(Day::of_millis(u64::MAX).date().0 > 10_000_000);
    }
}
