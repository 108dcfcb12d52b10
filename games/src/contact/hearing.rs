//! The last flight that a viewer has seen, as a picture may show it again. Holds the rhythm alone,
//! and a distance only where everyone knows it or where the game master teaches.

use super::console::HandStage;
use super::ear::Ear;
use super::options::{Mission, Showing};
use super::rhythm::{Millis, Rhythm, Take};
use super::round::{Round, Source};
use super::tile::Tile;
use super::view::{Phase, RoundView, Standing, View};

/// The last round in which the game master shows how far each of its hops goes (house choice).
const TAUGHT: u8 = 2;
/// The last round in which the ring of a second is explained.
const EXPLAINED: u8 = 5;
/// A stop may be meant if a ring passes so near to its edge, in hundredths of a unit.
const TOUCH: u32 = 40;
/// Most stops from which a hop is drawn.
const STOPS: usize = 4;
/// Most stops that a guesser may suppose.
const SUPPOSED: usize = 3;

/// The last flight of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastFlight<'v> {
    /// Rhythm of the hand.
    pub rhythm: &'v Rhythm,
    /// Reaches of each hop, as far as they are shown: of the first from the rocket, of another from
    /// every stop where the hop before it may have landed.
    pub reaches: Vec<Vec<Reach>>,
}

/// Help that the game master gives with how far its hops go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rings {
    /// A ring for each hop.
    EachHop,
    /// A ring for the first hop of several only.
    FirstHop,
    /// None but that of a second: one hop is judged by eye.
    Second,
}

/// Reach of a hop, from edge to edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Tile where it takes off.
    pub from: Tile,
    /// Distance from the tile's edge, in hundredths of a unit.
    pub far: u32,
}

/// The flight that answers the last guess, as everyone may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerFlight {
    /// Tiles where it takes off and lands, in order.
    pub stops: Vec<Tile>,
    /// Time in the air of each hop; empty for the pace of a person, which is secret.
    pub hops: Vec<Millis>,
    /// Times that were heard.
    pub heard: Vec<Millis>,
    /// True if it leads where the signal came from.
    pub is_right: bool,
}

impl View {
    /// The flight that answers the last guess, until another flight is asked for or planned: the
    /// route that was really flown where the round is over, and else one to the planet that was
    /// named. Only the game master's own pace is measured before, which everyone knows.
    pub fn last_answer(&self) -> Option<AnswerFlight> {
        let flights = |rhythm: &Rhythm| rhythm.hops().iter().map(|hop| hop.flight).collect();
        let round = self.round.as_ref().filter(|_| self.ending.is_none())?;
        if let Some(named) = round.wrong.last().copied() {
            if round.guesser.is_none() {
                return self.heard_by_master(round, named);
            }
            let is_newest = round.is_fresh() || !self.options.mission.is_whole();
            if self.phase == Phase::Transmitting || !is_newest {
                return None;
            }
            let heard: Vec<Millis> = flights(round.sent.last()?);
            let likest = match round.source {
                Source::GameMaster => self.likest_route(named, &heard),
                Source::Seat(_) => None,
            };
            let hops = likest.as_deref().map(|stops| self.paced(stops));
            return Some(AnswerFlight {
                stops: likest.unwrap_or_else(|| vec![self.rocket, named]),
                hops: hops.unwrap_or_default(),
                heard,
                is_right: false,
            });
        }
        let plans = self.console.as_ref().is_some_and(|it| !it.route.is_empty());
        let is_newer = match self.phase {
            Phase::Transmitting => !round.sent.is_empty() || plans,
            Phase::Practising { .. } | Phase::Guessing | Phase::Over => round.sent.len() > 1,
        };
        let stops = self.last_route();
        if is_newer || stops.is_empty() {
            return None;
        }
        let heard: Vec<Millis> = flights(&self.past.last()?.rhythm);
        Some(AnswerFlight {
            stops,
            hops: heard.clone(),
            heard,
            is_right: true,
        })
    }

    /// The flight for which the game master took that of the person who plays alone, until another
    /// is planned.
    fn heard_by_master(&self, round: &RoundView, named: Tile) -> Option<AnswerFlight> {
        let console = self.console.as_ref();
        if console.is_some_and(|it| !it.route.is_empty()) {
            return None;
        }
        let hops = round.sent.last()?.hops().iter();
        let heard: Vec<Millis> = hops.map(|hop| hop.flight).collect();
        let space = self.space();
        let ear = Ear {
            space: &space,
            start: self.rocket,
            past: &self.past,
            sent: &round.sent,
        };
        Some(AnswerFlight {
            stops: ear.heard_as(named),
            hops: heard.clone(),
            heard,
            is_right: false,
        })
    }

    /// The last hops of a flight that the game master took for another: how far it heard it go, and
    /// how far it was; for who flew it.
    pub fn misheard(&self) -> Option<[Reach; 2]> {
        let round = self.round.as_ref().filter(|it| it.guesser.is_none())?;
        let heard = self.heard_by_master(round, round.wrong.last().copied()?)?;
        let flown = &self.console.as_ref()?.flown;
        let flown = std::iter::once(&self.rocket).chain(flown.tiles());
        let flown: Vec<Tile> = flown.copied().collect();
        let space = self.space();
        let last = |stops: &[Tile]| match stops {
            [.., from, to] => Some(Reach {
                from: *from,
                far: space.distance(*from, *to),
            }),
            _ => None,
        };
        Some([last(&heard.stops)?, last(&flown)?])
    }

    /// Times that the game master needs for these hops.
    fn paced(&self, stops: &[Tile]) -> Vec<Millis> {
        let start = stops.first().copied().unwrap_or(self.rocket);
        let flown = super::master::rhythm(&self.space(), start, stops.get(1..).unwrap_or(&[]));
        flown.hops().iter().map(|hop| hop.flight).collect()
    }

    /// The route to a planet that sounds most like what was heard, with its start; `None` where
    /// there is none, or there are too many.
    fn likest_route(&self, to: Tile, heard: &[Millis]) -> Option<Vec<Tile>> {
        /// More hops have too many routes.
        const MOST: usize = 3;
        let (last, before) = heard.split_last().filter(|_| heard.len() <= MOST)?;
        let space = self.space();
        let off = |from: Tile, to: Tile, heard: &Millis| {
            let far = space.distance(from, to);
            u64::from(far.abs_diff(super::master::reach(*heard)))
        };
        let mut routes = vec![(0, vec![self.rocket])];
        for flight in before {
            let longer = routes.iter().flat_map(|(worst, route): &(u64, Vec<Tile>)| {
                let from = route.last().copied().unwrap_or(self.rocket);
                let next = space.reachable(from);
                let next = next.filter(|stop| *stop != to && !route.contains(stop));
                next.map(|stop| {
                    let worst = (*worst).max(off(from, stop, flight));
                    (worst, route.iter().copied().chain([stop]).collect())
                })
                .collect::<Vec<_>>()
            });
            routes = longer.collect();
        }
        let ends = routes.into_iter().filter_map(|(worst, mut route)| {
            let from = *route.last()?;
            route.push(to);
            let worst = worst.max(off(from, to, last));
            space.is_free(from, to).then_some((worst, route))
        });
        ends.min().map(|(_, route)| route)
    }

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
                reaches: vec![vec![Reach {
                    from: flown.from,
                    far: self.space().distance(flown.from, flown.to),
                }]],
            });
        };
        let rhythm = round.sent.last()?;
        let taught = match self.rings() {
            Some(Rings::EachHop) => usize::MAX,
            Some(Rings::FirstHop) => 1,
            Some(Rings::Second) | None => 0,
        };
        Some(LastFlight {
            rhythm,
            reaches: self.reaches(rhythm, taught),
        })
    }

    /// Help with the last flight, where the game master gives some or has just ceased to.
    pub fn rings(&self) -> Option<Rings> {
        let round = self.round.as_ref()?;
        let flies = round.source == Source::GameMaster && !round.sent.is_empty();
        match round.number {
            // One signal is a puzzle.
            _ if flies && !self.options.mission.is_whole() => Some(Rings::FirstHop),
            _ if !flies || self.options.showing != Showing::Hand => None,
            number if number <= TAUGHT => Some(Rings::EachHop),
            _ if round.sent.last().is_some_and(|it| it.landings() > 1) => Some(Rings::FirstHop),
            number if number <= EXPLAINED => Some(Rings::Second),
            _ => None,
        }
    }

    /// Stops where the first of several hops may have landed, as far as its ring tells: those that
    /// lie nearest to it.
    pub fn first_stops(&self) -> Vec<Tile> {
        let followed = self.rings() == Some(Rings::FirstHop) && self.options.mission.is_whole();
        let flight = self.last_flight().filter(|_| followed);
        let Some(far) = flight.and_then(|it| Some(it.reaches.first()?.first()?.far)) else {
            return Vec::new();
        };
        let space = self.space();
        let off = |to: Tile| (space.distance(self.rocket, to).abs_diff(far), to);
        let mut near: Vec<(u32, Tile)> = space.reachable(self.rocket).map(off).collect();
        near.sort_unstable();
        near.truncate(SUPPOSED);
        let mut stops: Vec<Tile> = near.into_iter().map(|(_, stop)| stop).collect();
        stops.sort_unstable();
        stops
    }

    /// Reaches of the first two hops of the last flight, if the first landed on this stop.
    pub fn supposed(&self, stop: Tile) -> Option<Vec<Vec<Reach>>> {
        let flight = self
            .last_flight()
            .filter(|_| self.first_stops().contains(&stop))?;
        let first = flight.reaches.first()?.clone();
        let far = super::master::reach(flight.rhythm.hops().get(1)?.flight);
        Some(vec![first, vec![Reach { from: stop, far }]])
    }

    /// Reach of a second of flight from the rocket, where the game master shows how far no hop of
    /// its own goes any more.
    pub fn second(&self) -> Option<Reach> {
        let round = self.round.as_ref()?;
        let is_even = round.source == Source::GameMaster && self.options.mission.is_whole();
        let is_one = round.sent.last().is_some_and(|sent| sent.landings() == 1);
        let is_untaught = round.number > TAUGHT && self.options.showing == Showing::Hand && is_one;
        let guesses = self.phase == Phase::Guessing;
        (is_even && is_untaught && guesses).then(|| Reach {
            from: self.rocket,
            far: super::master::reach(Millis::new(1_000)),
        })
    }

    /// The viewer's own take so far, while a flight is theirs to tap.
    pub fn own_take(&self) -> Option<Take> {
        if let Some(console) = &self.console {
            let taps = [HandStage::TakesOff, HandStage::Lands, HandStage::Ready];
            return taps.contains(&console.hand).then(|| console.take.clone());
        }
        let mut own = self.practising.iter();
        let own = own.find(|flight| Some(flight.pilot) == self.me)?;
        Some(own.take.clone().unwrap_or_default())
    }

    /// Reaches of the first hops of a flight. They follow from what everyone knows: the rhythm, and
    /// where the tiles lie.
    fn reaches(&self, rhythm: &Rhythm, hops: usize) -> Vec<Vec<Reach>> {
        let space = self.space();
        let mut stops = vec![self.rocket];
        let mut reaches = Vec::new();
        for hop in rhythm.hops().iter().take(hops) {
            let far = super::master::reach(hop.flight);
            reaches.push(stops.iter().map(|&from| Reach { from, far }).collect());
            let lands = |from: Tile| {
                let there = space.reachable(from).map(move |to| (from, to));
                there.map(|(from, to)| (space.distance(from, to).abs_diff(far), to))
            };
            let mut next: Vec<(u32, Tile)> = stops.iter().copied().flat_map(lands).collect();
            next.retain(|(off, to)| *off <= TOUCH && *to != self.rocket);
            next.sort_unstable();
            next.truncate(STOPS);
            stops = next.into_iter().map(|(_, to)| to).collect();
            stops.sort_unstable();
            stops.dedup();
        }
        reaches
    }

    /// Tiles to which a flight may be practised from the Earth, with one press: a near one and a far
    /// one; planets that are possible targets, where two of them differ enough.
    pub fn practice_targets(&self) -> Vec<Tile> {
        let space = self.space();
        let far = |to: &Tile| space.distance(Tile::EARTH, *to);
        let ends = |tiles: Vec<Tile>| {
            let near = tiles.iter().copied().min_by_key(far);
            near.zip(tiles.iter().copied().max_by_key(far))
        };
        let all: Vec<Tile> = space.reachable(Tile::EARTH).collect();
        let shining = |to: &Tile| {
            let mut tiles = self.tiles.iter();
            tiles.any(|seen| seen.tile == *to && seen.standing == Standing::Possible)
        };
        let shine = ends(all.iter().copied().filter(shining).collect());
        // One is to feel longer than the other.
        let differ = shine.filter(|(near, to)| far(to) >= 2 * far(near));
        let picked = differ.or_else(|| ends(all));
        let mut picked: Vec<Tile> = picked
            .into_iter()
            .flat_map(|(near, to)| [near, to])
            .collect();
        picked.dedup();
        picked
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
