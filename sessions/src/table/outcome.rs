//! Who won a game, and what they achieved in it, once it is over.

use games::{Over, Pending, Seat, Spoken};

use super::snapshot::Snapshot;

impl<G: Spoken> Snapshot<G> {
    /// Whether its game has come to its end, regardless of what became of the table since.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let state = self.state.as_deref();
        state.is_some_and(|state| Over::of::<G>(state).is_some())
    }

    /// Who won, even if the table was closed since; nothing before its game is over.
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
        let done = self.state.as_deref().map(|end| G::HONOURS.done(end, seat));
        let done = done.into_iter().flatten();
        done.map(|(feat, value)| (feat.name, value)).collect()
    }
}
