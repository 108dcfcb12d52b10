//! Actions of a player in Contact.

use super::aid::Aid;
use super::rhythm::Millis;
use super::signal::Signal;
use super::tile::Tile;

/// An action of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Anyone, before round 1: let me practise this flight.
    Practise {
        /// Tile where it takes off.
        from: Tile,
        /// The tile where it lands.
        to: Tile,
    },
    /// The first source: enough practice, the mission begins.
    Begin,
    /// Source: my route goes on to this tile.
    Stop(Tile),
    /// Source: take the last leg of my route back.
    BackUp,
    /// Source: this is my whole route so far, from the rocket on.
    Plan(Vec<Tile>),
    /// Source, pro: exchange my target.
    Exchange,
    /// Source, pro: this round is played for this signal card.
    Choose(Signal),
    /// Source, or a player practising: the button was pressed, for take-off or landing.
    Press {
        /// When, since an origin that is the same for the whole take.
        at: Millis,
        /// Number of presses of this take that the pressed button knew of.
        known: usize,
    },
    /// Source, or a player practising: discard this take and start over.
    Drop,
    /// Source, or a player practising: send this take.
    Send,
    /// Guesser: transmit it once more.
    AskRepeat,
    /// Guesser: the signal comes from this planet.
    Guess(Tile),
    /// Guesser, pro: it comes from one of these two (50:50).
    GuessTwo(Tile, Tile),
    /// Guesser, pro: show the first stop-over.
    ShowFirstStop,
    /// Crew, pro: spend this help card on a briefing.
    Brief(Aid),
    /// The deciding player, in the pro variant: a fuel for all used help cards.
    Reactivate,
}
