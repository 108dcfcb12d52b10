//! Honours of a game that is over: for whom it can be won, and the bests that people try to beat.
//! Where they are counted is no business of the rules.

use super::audience::Over;
use super::game::Game;
use super::seat::Seat;

/// Honours of a game that is over.
pub struct Honours<G: Game> {
    /// For whom it is won.
    pub winning: Winning,
    /// Feats that people try to beat, in the order in which they are listed.
    pub feats: &'static [Feat<G>],
    /// Points of a seat in a game that is over, where the game counts any.
    pub points: fn(&G::State, Seat) -> Option<u32>,
}

/// For whom a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winning {
    /// For the player who wins it; where several do, it is a draw between them.
    Apart,
    /// For all, or for none.
    Together,
}

/// Direction in which a value is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// The smaller one.
    Fewer,
    /// The larger one.
    More,
}

impl Better {
    /// True if one value is better than the other.
    pub const fn is(self, one: u32, than: u32) -> bool {
        match self {
            Self::Fewer => one < than,
            Self::More => one > than,
        }
    }
}

/// Something that people try to do better than ever before.
pub struct Feat<G: Game> {
    /// Name, for what is kept and the keys of its words. Never changes.
    pub name: &'static str,
    /// Direction in which the value is better.
    pub better: Better,
    /// Value of a seat; nothing where it did not come to that.
    did: fn(&G::State, Seat) -> Option<u32>,
}

impl<G: Game> Feat<G> {
    /// A feat that is the better the smaller its value is.
    pub(crate) const fn fewest(
        name: &'static str,
        did: fn(&G::State, Seat) -> Option<u32>,
    ) -> Self {
        Self {
            name,
            better: Better::Fewer,
            did,
        }
    }

    /// A feat that is the better the larger its value is.
    pub const fn most(name: &'static str, did: fn(&G::State, Seat) -> Option<u32>) -> Self {
        Self {
            name,
            better: Better::More,
            did,
        }
    }
}

impl<G: Game> Honours<G> {
    /// A game that one player wins, with no personal bests.
    pub const PLAIN: Self = Self {
        winning: Winning::Apart,
        feats: &[],
        points: no_points,
    };

    /// Feats of a seat in a game: none before it is over.
    pub fn earned(&self, end: &G::State, seat: Seat) -> Vec<(&'static Feat<G>, u32)> {
        if Over::from_end::<G>(end).is_none() {
            return Vec::new();
        }
        let feats = self.feats.iter();
        feats
            .filter_map(|feat| Some((feat, (feat.did)(end, seat)?)))
            .collect()
    }

    /// Points of a seat in a game: none before it is over.
    pub fn scored(&self, end: &G::State, seat: Seat) -> Option<u32> {
        Over::from_end::<G>(end)?;
        (self.points)(end, seat)
    }

    /// The feat of this name.
    pub fn feat(&self, name: &str) -> Option<&'static Feat<G>> {
        self.feats.iter().find(|feat| feat.name == name)
    }
}

/// Points in a game that counts none.
pub const fn no_points<S>(_end: &S, _seat: Seat) -> Option<u32> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_value_is_better_than_itself() {
        for (better, one, than) in [(Better::Fewer, 3, 4), (Better::More, 4, 3)] {
            assert!(better.is(one, than));
            assert!(!better.is(than, one) && !better.is(one, one));
        }
    }
}
