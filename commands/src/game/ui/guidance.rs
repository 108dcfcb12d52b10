//! What a moment of a game is about, for whoever sees it: which page of the rules tells of it, and what
//! somebody is told who is there for the first time.

/// A moment, as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guidance {
    /// The key of the page of the rules that tells of it.
    pub page: &'static str,
    /// The key of what whoever decides now is told in his first game.
    pub coach: Option<&'static str>,
}

impl Guidance {
    /// A moment at which the viewer decides nothing.
    pub(crate) const fn idle(page: &'static str) -> Self {
        Self { page, coach: None }
    }

    /// A moment at which he may have something to decide.
    pub(crate) fn of(page: &'static str, decides: bool, coach: &'static str) -> Self {
        Self {
            page,
            coach: decides.then_some(coach),
        }
    }
}
