//! Outcomes of deliveries, and the time to wait before one is tried again: longer each time, never
//! for ever, and not all at the same moment. It knows no clock.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use tokio::time::Instant;

/// Outcome of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Everything stands there.
    Sent,
    /// Something does not stand there yet.
    Pending(Reason),
    /// Everything stands there but the board, which has its turn then.
    Throttled(Instant),
    /// The place is gone for good, as far as can be known: the delivery is not retried
    /// automatically.
    Undeliverable,
}

/// Reason why something does not stand there yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reason {
    /// The place takes nothing, for a reason that its people were told and can mend.
    Shut,
    /// This very thing was refused: time or people must mend it.
    Refused,
    /// Discord does not answer: as soon as anything works again, this may too.
    Unavailable,
}

/// The first wait.
const FIRST: Duration = Duration::from_secs(1);
/// The longest one.
const LONGEST: Duration = Duration::from_secs(5 * 60);
/// The longest wait of a task that is woken when others succeed.
const LONGEST_URGENT: Duration = Duration::from_secs(2);

/// Time to wait after so many failures in a row; `who` and `when` spread the waits.
pub(crate) fn delay(failures: u32, who: impl Hash, when: u64) -> Duration {
    let whole = LONGEST.min(FIRST.saturating_mul(1 << failures.saturating_sub(1).min(16)));
    let mut sum = DefaultHasher::new();
    (who, failures, when).hash(&mut sum);
    let part = u32::try_from(sum.finish() % 512).unwrap_or_default();
    // Between a half and the whole.
    whole / 1_024 * (512 + part)
}

/// Least time to wait when other deliveries succeed meanwhile: one that fails alone must not be
/// tried after each of them.
pub(crate) fn urgent_delay(failures: u32) -> Duration {
    let quarter = Duration::from_millis(250);
    LONGEST_URGENT.min(quarter.saturating_mul(1 << failures.saturating_sub(1).min(16)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_are_spread() {
        for who in 0..50_u64 {
            for failures in 1..100 {
                let waits = delay(failures, who, 7);
                let whole = LONGEST.min(FIRST * (1 << (failures - 1).min(16)));
                assert!(waits <= whole && waits >= whole / 1_024 * 512, "{waits:?}");
                assert!(urgent_delay(failures) <= LONGEST_URGENT);
            }
        }
        let spread: std::collections::BTreeSet<_> = (0..50_u64).map(|it| delay(9, it, 7)).collect();
        assert!(spread.len() > 40, "{}", spread.len());
    }
}
