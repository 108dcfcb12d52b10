//! Guidance for a moment of a game: which page of the rules covers it, and what a first-time player
//! is told there.

/// A moment, as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guidance {
    /// Key of the page of the rules about it.
    pub page: &'static str,
    /// Key of the tip for a player who decides now, in their first game.
    pub coach: Option<&'static str>,
}

impl Guidance {
    /// A moment at which the viewer decides nothing.
    pub(crate) const fn idle(page: &'static str) -> Self {
        Self { page, coach: None }
    }

    /// A moment with a tip if the viewer decides.
    pub(crate) fn new(page: &'static str, decides: bool, coach: &'static str) -> Self {
        Self {
            page,
            coach: decides.then_some(coach),
        }
    }
}
