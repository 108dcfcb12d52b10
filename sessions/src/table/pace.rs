//! The pace of a table, which gives a decision its time.

use std::time::Duration;

use games::Span;
use serde::{Deserialize, Serialize};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Time without any act of a person at a table after which every user may close it: in the lobby…
pub(crate) const GATHERING: Duration = Duration::from_secs(60 * 60);
/// …and in a game without a clock.
pub(crate) const DESERTED: Duration = DAY.saturating_mul(14);

/// Pace of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Everybody is there: decisions have minutes.
    Live,
    /// Now and then: days.
    #[default]
    Days,
    /// There are no deadlines.
    Unhurried,
}

impl Pace {
    /// Most time for which a seat that was just left may be taken over before a computer or the
    /// rules play for it.
    #[must_use]
    pub const fn vacant_seat_patience(self) -> Duration {
        match self {
            Self::Live => MINUTE.saturating_mul(10),
            Self::Days | Self::Unhurried => DAY,
        }
    }

    /// Most time for the later decisions of a seat that stays empty.
    #[must_use]
    pub(crate) const fn empty_seat_patience(self) -> Duration {
        match self {
            Self::Live => MINUTE,
            Self::Days | Self::Unhurried => MINUTE.saturating_mul(10),
        }
    }

    /// Time for which a player for whom the table waits is considered present after an act of
    /// others.
    #[must_use]
    pub(crate) const fn presence_after_others_act(self) -> Duration {
        match self {
            Self::Live => MINUTE,
            Self::Days | Self::Unhurried => Duration::ZERO,
        }
    }

    /// Time for which a player who acted and is waited for again is considered present.
    #[must_use]
    pub(crate) const fn presence_after_act(self) -> Duration {
        match self {
            Self::Live => MINUTE,
            Self::Days | Self::Unhurried => MINUTE.saturating_mul(10),
        }
    }

    /// Time without any act of a person after which every user may close a running game: three
    /// days, or twice the time of a decision.
    #[must_use]
    pub(crate) const fn desertion(self) -> Duration {
        match self {
            Self::Live => DAY.saturating_mul(3),
            Self::Days => DAY.saturating_mul(6),
            Self::Unhurried => DESERTED,
        }
    }

    /// Tells whether a table waits for a player who is away.
    #[must_use]
    pub(crate) const fn waits_for_holidays(self) -> bool {
        !matches!(self, Self::Live)
    }

    /// Time for which a player without a deadline is waited for before they seem to be gone.
    #[must_use]
    pub(crate) const fn patience(self) -> Option<Duration> {
        match self {
            Self::Live | Self::Days => None,
            Self::Unhurried => Some(DESERTED),
        }
    }

    /// Time after which silence is a yes to a vote.
    #[must_use]
    pub(crate) const fn time_to_vote(self) -> Duration {
        match self {
            Self::Live => MINUTE.saturating_mul(2),
            Self::Days | Self::Unhurried => DAY,
        }
    }

    /// Time before a deadline at which players are reminded of it; `None` where that would only be
    /// noise.
    #[must_use]
    pub(crate) const fn usual_reminder(self) -> Option<Duration> {
        match self {
            Self::Days => Some(Duration::from_secs(12 * 60 * 60)),
            Self::Live | Self::Unhurried => None,
        }
    }

    /// Time for which a seat is reserved for a person who was invited.
    #[must_use]
    pub(crate) const fn reservation(self) -> Duration {
        match self {
            Self::Live => GATHERING,
            Self::Days | Self::Unhurried => DAY.saturating_mul(3),
        }
    }

    /// The time limit of a decision; `None` where there is none.
    #[must_use]
    pub const fn time_limit(self, span: Span) -> Option<Duration> {
        match (self, span) {
            (Self::Live, Span::Move) => Some(MINUTE.saturating_mul(5)),
            (Self::Live, Span::SetUp) => Some(MINUTE.saturating_mul(10)),
            (Self::Days, _) => Some(DAY.saturating_mul(3)),
            (Self::Unhurried, _) => None,
        }
    }
}
