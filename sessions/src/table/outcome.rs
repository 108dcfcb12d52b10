//! The outcome of a game, once it is over: its winners, and their feats.

use games::{Over, Pending, Seat, Spoken};

use super::snapshot::Snapshot;

impl<G: Spoken> Snapshot<G> {
    /// Tells whether the game has come to its end, regardless of what became of the table since.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let state = self.state.as_deref();
        state.is_some_and(|state| Over::from_end::<G>(state).is_some())
    }

    /// The winners, even if the table was closed since; `None` before the game is over.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<Seat>> {
        match G::pending(self.state.as_deref()?) {
            Pending::Over { winners } => Some(winners),
            Pending::Orders(_) => None,
        }
    }

    /// The results of the player in a seat, by the names of the game's feats; empty before it is
    /// over.
    #[must_use]
    pub fn feats(&self, seat: Seat) -> Vec<(&'static str, u32)> {
        let done = self
            .state
            .as_deref()
            .map(|end| G::HONOURS.earned(end, seat));
        let done = done.into_iter().flatten();
        done.map(|(feat, value)| (feat.name, value)).collect()
    }
}
