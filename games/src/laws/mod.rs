//! The laws that every game is put through, as reusable tests. They know no game: a game brings
//! itself by [`Rehearsed`], and is tested with one call of [`hold`].
//!
//! They fail by panicking, as tests do. Nothing of this is compiled into the bot.

mod blindness;
mod ending;
mod lasting;
mod refusal;
mod replay;
mod riddles;
mod sampled;
mod script;
mod silence;
mod spoken;
mod table;
#[cfg(test)]
mod tests;
mod undo;

pub use blindness::blindness;
pub use ending::ending;
pub use lasting::Examples;
pub use refusal::refusal_is_nothing;
pub use replay::replay;
pub use riddles::riddles_are_answerable;
pub use sampled::samples_agree;
pub use script::{Attempt, Script, rehearse};
pub use silence::silence_is_playable;
pub use spoken::{none_is_idle, offers, settings, words};
pub use table::TestTable;
pub use undo::undo;

use std::collections::BTreeSet;

use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use crate::core::spoken::Spoken;

/// Who looks on while a law is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The public, who may know no secret.
    Everyone,
    /// The person in a seat, who may know their own secrets.
    Seat(Seat),
}

impl Viewer {
    /// Everyone, and each seat of a table of `count`.
    pub fn all(count: u8) -> impl Iterator<Item = Self> + Clone {
        std::iter::once(Self::Everyone).chain(Seat::all(count).map(Self::Seat))
    }

    /// Whether this viewer may know a secret.
    pub fn may_know<T>(self, secret: &Secret<T>) -> bool {
        match (self, secret.owner()) {
            (Self::Seat(viewer), Owner::Seat(owner)) => viewer == owner,
            (Self::Everyone, _) | (_, Owner::GameMaster) => false,
        }
    }
}

/// A game that can be played by dice alone, so that the laws can be tested on it.
pub trait Rehearsed: Spoken {
    /// More steps than any game by dice takes, refused ones included.
    const LONGEST: usize = 5_000;
    /// How many games by dice the laws are tested on.
    const REHEARSALS: u64 = 150;

    /// What a table might agree on.
    fn options(dice: &mut Dice) -> Self::Options;

    /// An action that a seat might try: mostly sensible, so that games end, sometimes nonsense or
    /// out of turn, so that refusals are met.
    fn random_action(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::Action;

    /// An action of a kind that [`Rehearsed::random_action`] does not know: old journals were
    /// played by it, and its dice must go on falling as they fell.
    fn newer_action(state: &Self::State, seat: Seat, dice: &mut Dice) -> Option<Self::Action> {
        let _ = (state, seat, dice);
        None
    }

    /// The same fact with another secret in it; `None` when it holds none that is hidden from the
    /// viewer.
    fn twist(
        before: &Self::State,
        event: &Self::Event,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<Self::Event>;

    /// Whether granting an action depends, by the rules, on what another seat hides: then its
    /// refusal does tell something, and the law of blindness lets it pass.
    fn may_probe(action: &Self::Action) -> bool {
        let _ = action;
        false
    }
}

/// Puts a game through all laws, with `games` games by dice.
///
/// # Panics
/// When a law is broken.
pub fn hold<G: Rehearsed>(games: u64) {
    let mut twisted = 0;
    let mut refused = 0;
    let mut loose = 0;
    let mut verbs = BTreeSet::new();
    for number in 0..games {
        let script = rehearse::<G>(number);
        ending(&script);
        refusal_is_nothing(&script);
        replay(&script);
        twisted += blindness(&script);
        loose += undo(&script);
        silence_is_playable(&script);
        words(&script);
        settings(&script);
        verbs.extend(offers(&script));
        refused += script.refused();
    }
    assert!(twisted > 0, "{}: no secret was ever at stake", G::ID);
    assert!(loose > 0, "{}: nothing could be taken back", G::ID);
    assert!(refused > 0, "{}: no action was ever refused", G::ID);
    none_is_idle::<G>(&verbs);
}
