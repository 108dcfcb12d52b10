//! Facts about a race that thinking may find out.

use super::card::{Card, Colour};

/// Something that may be found out of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// A fight with this trump is won.
    FightWon(Colour),
    /// This card takes the trick, regardless of what the others hold.
    TakesTrick(Card),
    /// The race is won.
    RaceWon,
}
