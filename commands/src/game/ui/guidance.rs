//! Guidance for a moment of a game: which page of the rules covers it, and what a first-time player
//! is told there.

/// A moment, as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guidance {
    /// The key of the page of the rules that tells of it.
    pub page: &'static str,
    /// The key of the hint for a player who decides now, in their first game.
    pub coach: Option<&'static str>,
}

impl Guidance {
    /// A moment at which the viewer decides nothing.
    pub(crate) const fn idle(page: &'static str) -> Self {
        Self { page, coach: None }
    }

    /// A moment at which the viewer may have something to decide.
    pub(crate) fn of(page: &'static str, decides: bool, coach: &'static str) -> Self {
        Self {
            page,
            coach: decides.then_some(coach),
        }
    }
}
