//! The source's console: its secret target, its route in the making and its take. For it alone.

use super::aid::{Aid, AidSide};
use super::rhythm::{Hand, Take};
use super::round::Side;
use super::route::{Course, Route};
use super::state::State;
use super::tile::Tile;
use crate::core::audience::Eye;

/// Console of the source. There is none for anyone else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceView {
    /// Planet where the signal comes from.
    pub target: Tile,
    /// Tile where the route starts.
    pub start: Tile,
    /// The route so far.
    pub route: Route,
    /// The route of the last flight of this round; empty before.
    pub flown: Route,
    /// Tile where the route stands.
    pub end: Tile,
    /// Progress of the route to the target.
    pub course: Progress,
    /// Tiles where it could go on, and why not: every tile that it does not use yet; none once it
    /// ends on the target, and none while the crew decides.
    pub next: Vec<Next>,
    /// The take so far.
    pub take: Take,
    /// Next step of the button and its neighbours.
    pub hand: HandStage,
    /// Permission to exchange the target (C20).
    pub exchange: Exchange,
}

/// Progress of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The route does not end on the target yet.
    Unfinished,
    /// The route ends on the target.
    Complete,
}

/// A tile that a route could go on to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// The tile.
    pub tile: Tile,
    /// Tiles in the way; none if it can be flown.
    pub blocked_by: Vec<Tile>,
}

/// Next step of a source's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandStage {
    /// The route is to be finished first.
    NoRoute,
    /// The signal card is to be chosen first.
    NoSignal,
    /// The next press takes off.
    TakesOff,
    /// The next press lands.
    Lands,
    /// The hand has landed on the target: send it, or begin again.
    Ready,
    /// The flight is sent, and the crew decides.
    Sent,
}

/// Permission to exchange a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// The help card can be used now.
    Offered,
    /// Not any more, or not in this mission.
    Closed,
}

pub(super) fn console(state: &State, eye: Eye) -> Option<SourceView> {
    let round = state.round.as_ref()?;
    if state.is_over() {
        return None;
    }
    let crew_decides = round.turn == Side::Crew;
    let target = *eye.open(&round.target)?;
    let route = round.route.as_ref().and_then(|route| eye.open(route));
    let route = route.cloned().unwrap_or_default();
    let flown = round.flown.as_ref().and_then(|route| eye.open(route));
    let flown = flown.cloned().unwrap_or_default();
    let take = round.take.as_ref().and_then(|take| eye.open(take));
    let take = take.cloned().unwrap_or_default();
    let course = Course {
        space: &state.space,
        start: state.rocket,
        target,
    };
    let active = state.aids.side(Aid::TargetExchange) == Some(AidSide::Active);
    Some(SourceView {
        target,
        start: state.rocket,
        end: course.end(&route),
        course: if course.is_complete(&route) {
            Progress::Complete
        } else {
            Progress::Unfinished
        },
        next: if crew_decides {
            Vec::new()
        } else {
            next(course, &route)
        },
        hand: if crew_decides {
            HandStage::Sent
        } else if !course.is_complete(&route) {
            HandStage::NoRoute
        } else if round.signal.is_none() {
            HandStage::NoSignal
        } else if take.landings() == route.legs() {
            HandStage::Ready
        } else if take.hand() == Hand::Up {
            HandStage::Lands
        } else {
            HandStage::TakesOff
        },
        exchange: if active && !crew_decides && round.signal.is_none() {
            Exchange::Offered
        } else {
            Exchange::Closed
        },
        route,
        flown,
        take,
    })
}

fn next(course: Course<'_>, route: &Route) -> Vec<Next> {
    if course.is_complete(route) {
        return Vec::new();
    }
    let end = course.end(route);
    let unused = |tile: &Tile| *tile != course.start && !route.tiles().contains(tile);
    let tiles = course.space.tiles().filter(unused);
    tiles
        .map(|tile| Next {
            tile,
            blocked_by: course.space.blockers(end, tile),
        })
        .collect()
}
