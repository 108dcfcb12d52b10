//! View of a mission, for one viewer.

use super::aid::{Aid, AidSide};
use super::console::{Next, SourceView, console};
use super::options::Options;
use super::point::SpacePoint;
use super::practice::{Flown, Practising};
use super::rhythm::{Rhythm, Take};
use super::round::{FirstStop, Past, Round, Side, Source, Stake};
use super::route::Route;
use super::score::Ending;
use super::signal::Signal;
use super::space::Space;
use super::state::State;
use super::tile::{Tile, TileKind};
use crate::core::audience::Eye;
use crate::core::seat::Seat;

/// A mission, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Options of the table.
    pub options: Options,
    /// Number of people who play: 1 is solo.
    pub seats: u8,
    /// The viewer's own seat, if they play.
    pub me: Option<Seat>,
    /// Phase of the mission.
    pub phase: Phase,
    /// The tiles on the table.
    pub tiles: Vec<TileView>,
    /// Tile of the rocket; that of a shown first stop stands in the round.
    pub rocket: Tile,
    /// The fuel left.
    pub fuel: u8,
    /// The signal cards won, in order.
    pub won: Vec<Signal>,
    /// Their points.
    pub score: u8,
    /// The signal cards still in their pile, low to high: what was revealed tells as much.
    pub signals: Vec<Signal>,
    /// The help cards; none but in the pro variant.
    pub aids: Vec<(Aid, AidSide)>,
    /// The practice flights under way.
    pub practising: Vec<PracticeView>,
    /// The practice flights flown, in order.
    pub flown: Vec<Flown>,
    /// The round under way; none in practice and after the end of a mission that was won.
    pub round: Option<RoundView>,
    /// The rounds that are over, in order.
    pub past: Vec<Past>,
    /// The source's own console, for it alone.
    pub console: Option<SourceView>,
    /// End of the mission.
    pub ending: Option<Ending>,
    /// The last flight of a mission that was lost; empty before, or where the table keeps it.
    pub missed_route: Route,
}

impl View {
    /// Landings of a flight that takes off here, and what is in the way: the tiles lie in the open.
    pub fn flights_from(&self, from: Tile) -> Vec<Next> {
        let space = self.space();
        let others = space.tiles().filter(|to| *to != from);
        others
            .map(|tile| Next {
                tile,
                blocked_by: space.blockers(from, tile),
            })
            .collect()
    }

    /// The last flight whose round is over, from tile to tile; none where the table keeps it.
    pub fn last_route(&self) -> Vec<Tile> {
        let past = self.past.last().map(|past| (past.from, &past.route));
        let (from, route) = match self.ending {
            Some(Ending::Lost { .. }) => (self.rocket, &self.missed_route),
            _ => match past {
                Some(past) => past,
                None => return Vec::new(),
            },
        };
        let start = Some(from).filter(|_| !route.is_empty());
        start.iter().chain(route.tiles()).copied().collect()
    }

    /// The tiles where they lie.
    pub(super) fn space(&self) -> Space {
        let places = self.tiles.iter().map(|seen| seen.at);
        Space::new(places.collect()).unwrap_or_default()
    }
}

/// Phase of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Practice flights may be flown; the first source begins the mission.
    Practising {
        /// The player who begins it.
        first: Seat,
    },
    /// The source plans its flight and transmits.
    Transmitting,
    /// The crew has heard it and decides.
    Guessing,
    /// The mission is over.
    Over,
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileView {
    /// The tile.
    pub tile: Tile,
    /// Place of its centre.
    pub at: SpacePoint,
    /// Side that is up.
    pub face: TileSide,
    /// Meaning for the crew.
    pub standing: Standing,
}

/// Side of a tile that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileSide {
    /// The coloured one.
    Up,
    /// The dark one.
    Down,
}

/// Meaning of a tile for the crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The signal may come from here (C1).
    Possible,
    /// Named in vain in this round (C8).
    RuledOut,
    /// Found in an earlier round.
    Reached,
    /// No target, or not yet: only a place to stop over.
    Bystander,
}

/// A practice flight under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeView {
    /// The player whose hand it is.
    pub pilot: Seat,
    /// Tile where it takes off.
    pub from: Tile,
    /// The tile where it lands.
    pub to: Tile,
    /// The take so far, for the pilot alone.
    pub take: Option<Take>,
}

/// The round under way, without what its source hides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundView {
    /// Counted from 1, up to 12.
    pub number: u8,
    /// Source of the transmission.
    pub source: Source,
    /// Guessers, in the order of the round.
    pub crew: Vec<Seat>,
    /// Player who guesses now, or will when the transmission has come.
    pub guesser: Option<Seat>,
    /// The signal card; in the pro variant none until the source has chosen.
    pub signal: Option<Signal>,
    /// State of the signal card.
    pub stake: Stake,
    /// The transmissions of the round, in order, as the crew heard them.
    pub sent: Vec<Rhythm>,
    /// Number of transmissions that may still come before a guess is due (C4).
    pub transmissions_left: u8,
    /// The planets named in vain, in order.
    pub wrong: Vec<Tile>,
    /// The first stop-over that was shown, where the rocket is drawn until the round ends (C19),
    /// and of which transmission it is, counted from 1: the source may have changed its route
    /// since.
    pub marker: Option<(Tile, u8)>,
    /// Knowledge of the first stop-over of the last flight.
    pub first_stop: FirstStop,
    /// Permission of the crew to talk.
    pub talk: Talk,
}

impl RoundView {
    /// True while no flight was asked for since the round began or since a wrong guess.
    pub const fn is_fresh(&self) -> bool {
        self.transmissions_left == Round::TRANSMISSIONS
    }
}

/// Permission of the crew to talk about the round (C13, C22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talk {
    /// No one may confer.
    Silence,
    /// The crew may, until the next guess; the source only listens.
    Briefing,
}

/// The state as an eye sees it.
pub(super) fn view(state: &State, eye: Eye) -> View {
    View {
        options: state.options,
        seats: state.seats,
        me: eye.seat(),
        phase: phase(state),
        tiles: tiles(state),
        rocket: state.rocket,
        fuel: state.fuel,
        won: state.won(),
        score: state.score(),
        signals: state.signals.clone(),
        aids: state.aids.all().to_vec(),
        practising: state
            .practising
            .iter()
            .map(|flight| practice(flight, eye))
            .collect(),
        flown: state.flown.clone(),
        round: state.round.as_ref().map(|open| round(state, open)),
        past: state.past.clone(),
        console: console(state, eye),
        ending: state.ending(),
        missed_route: state.missed_route.clone(),
    }
}

/// Phase of the mission.
fn phase(state: &State) -> Phase {
    match &state.round {
        _ if state.is_over() => Phase::Over,
        None => Phase::Practising {
            first: State::first(),
        },
        Some(round) if round.turn == Side::Source => Phase::Transmitting,
        Some(_) => Phase::Guessing,
    }
}

/// The tiles as everyone sees them.
fn tiles(state: &State) -> Vec<TileView> {
    let wrong = state.round.as_ref().map_or(&[][..], |round| &round.wrong);
    let reached = |tile| state.past.iter().any(|past| past.target == tile);
    let seen = |tile: Tile| {
        Some(TileView {
            tile,
            at: state.space.centre(tile)?,
            face: match tile.kind() {
                TileKind::Planet if !state.face_up.contains(&tile) => TileSide::Down,
                TileKind::Planet | TileKind::Earth | TileKind::Asteroid => TileSide::Up,
            },
            standing: if wrong.contains(&tile) {
                Standing::RuledOut
            } else if state.arrivals.contains(&tile) {
                Standing::Possible
            } else if reached(tile) {
                Standing::Reached
            } else {
                Standing::Bystander
            },
        })
    };
    state.space.tiles().filter_map(seen).collect()
}

/// A practice flight as an eye sees it.
fn practice(flight: &Practising, eye: Eye) -> PracticeView {
    let take = flight.take.as_ref();
    PracticeView {
        pilot: flight.pilot,
        from: flight.from,
        to: flight.to,
        take: take.and_then(|take| eye.open(take)).cloned(),
    }
}

/// A round as everyone sees it.
fn round(state: &State, round: &Round) -> RoundView {
    RoundView {
        // At most twelve.
        number: state.past.len() as u8 + 1,
        source: round.source,
        crew: round.source.crew(state.seats).collect(),
        guesser: round.guesser,
        signal: round.signal,
        stake: round.stake,
        sent: round.sent.clone(),
        transmissions_left: round.transmissions_left(),
        wrong: round.wrong.clone(),
        // At most three for each planet that was named.
        marker: round.shown.map(|(stop, sent)| (stop, sent as u8)),
        first_stop: round.first_stop(),
        talk: if round.briefing {
            Talk::Briefing
        } else {
            Talk::Silence
        },
    }
}
