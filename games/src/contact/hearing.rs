//! The last flight that a viewer has seen, as a picture may show it again. Holds the rhythm alone,
//! and a distance only where everyone knows it or where the game master teaches.

use super::options::{Mission, Showing};
use super::rhythm::Rhythm;
use super::round::{Round, Source};
use super::tile::Tile;
use super::view::{Phase, View};

/// Number of rounds in which the game master shows how far its first hop goes (house choice).
const TAUGHT: u8 = 3;

/// The last flight of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastFlight<'v> {
    /// Rhythm of the hand.
    pub rhythm: &'v Rhythm,
    /// Reach of the first hop, where it is shown.
    pub reach: Option<Reach>,
}

/// Reach of a hop, from edge to edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Tile where it takes off.
    pub from: Tile,
    /// Distance from the tile's edge, in hundredths of a unit.
    pub far: u32,
}

impl View {
    /// The last flight of a hand: of this round, or of practice before it. `None` where there is
    /// none, where the table wants bars, and once the mission is over.
    pub fn last_flight(&self) -> Option<LastFlight<'_>> {
        if self.options.showing != Showing::Hand || self.ending.is_some() {
            return None;
        }
        let Some(round) = &self.round else {
            let flown = self.flown.last()?;
            return Some(LastFlight {
                rhythm: &flown.rhythm,
                reach: Some(Reach {
                    from: flown.from,
                    far: self.space().distance(flown.from, flown.to),
                }),
            });
        };
        let rhythm = round.sent.last()?;
        let taught = round.source == Source::GameMaster && round.number <= TAUGHT;
        let first = rhythm.hops().first().filter(|_| taught);
        Some(LastFlight {
            rhythm,
            reach: first.map(|hop| Reach {
                from: self.rocket,
                far: super::master::reach(hop.flight),
            }),
        })
    }

    /// True if nothing has happened since that flight.
    pub fn has_just_flown(&self) -> bool {
        let is_news = match (self.phase, &self.round) {
            // A pilot looks at the flight that comes next.
            (Phase::Practising { .. }, _) => {
                let mut pilots = self.practising.iter().map(|flight| Some(flight.pilot));
                !pilots.any(|pilot| pilot == self.me)
            }
            // A wrong guess is newer than the flight before it.
            (Phase::Guessing, Some(round)) => match self.options.mission {
                Mission::Whole => round.transmissions_left < Round::TRANSMISSIONS,
                Mission::Signal => round.wrong.is_empty(),
            },
            _ => false,
        };
        is_news && self.last_flight().is_some()
    }
}
