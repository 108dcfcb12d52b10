//! A time in which nobody was at work: it is nobody's loss at any table.

use std::time::Duration;

use crate::ids::Millis;

/// A time when nobody was at work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Away {
    /// When somebody was seen last.
    pub from: Millis,
    /// When somebody came.
    pub to: Millis,
}

impl Away {
    /// A restart that nobody noticed.
    const MOMENT: Duration = Duration::from_secs(60);

    /// Since then, unless that was a moment ago.
    pub fn since(from: Option<Millis>, to: Millis) -> Option<Self> {
        let from = from?;
        (from.until(to) > Self::MOMENT).then_some(Self { from, to })
    }
}
