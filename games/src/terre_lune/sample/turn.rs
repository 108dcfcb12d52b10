//! Progress of the turn that is being played, from what was told of it: a fight hides the stage
//! that it interrupts.

use super::super::glimpse::Glimpse;
use super::super::mineral::Mineral;
use super::super::place::Place;
use super::super::state::{Play, Stage};
use super::super::view::{TurnView, View};
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

pub(super) fn play(
    view: &View,
    news: &[Glimpse],
    open: &TurnView,
    moon: &[Option<Mineral>; 8],
) -> Play {
    let seat = open.seat;
    let news = this_turn(news, seat);
    let moved = news.iter().any(|glimpse| mover(glimpse).is_some());
    let stage = match view.expects {
        Some((_, stage @ (Stage::Way { .. } | Stage::Peek | Stage::Actions))) => stage,
        _ if moved => Stage::Actions,
        _ => Stage::Way { points: open.red },
    };
    let acts = stage == Stage::Actions;
    let peek = open.peeking.and_then(|spot| {
        let mineral = moon[spot.index()]?;
        Some((spot, Secret::new(Owner::Seat(seat), mineral)))
    });
    let did = |what: fn(&Glimpse) -> Option<Seat>| {
        acts && news.iter().any(|glimpse| what(glimpse) == Some(seat))
    };
    Play {
        seat,
        blue: open.blue,
        red: open.red,
        stage,
        // Of what is over.
        forced: false,
        peek,
        may_prospect: acts && !open.prospects.is_empty(),
        arrived: if acts { arrived(news, seat) } else { None },
        challenged: did(|glimpse| match glimpse {
            Glimpse::Challenged { seat, .. } => Some(*seat),
            _ => None,
        }),
        exchanged: did(|glimpse| match glimpse {
            Glimpse::Exchanged { seat, .. } => Some(*seat),
            _ => None,
        }),
        pushed: did(|glimpse| match glimpse {
            Glimpse::Pushed { by, .. } => Some(*by),
            _ => None,
        }),
    }
}

/// The player who moved, or did what is done instead of moving. Each turn holds such a thing, and
/// its seat's alone.
const fn mover(glimpse: &Glimpse) -> Option<Seat> {
    match glimpse {
        Glimpse::Went { seat, .. }
        | Glimpse::Peeked { seat, .. }
        | Glimpse::CameBack { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// News since another seat moved.
fn this_turn(news: &[Glimpse], seat: Seat) -> &[Glimpse] {
    let other = |glimpse: &Glimpse| mover(glimpse).is_some_and(|mover| mover != seat);
    let last = news.iter().rposition(other);
    &news[last.map_or(0, |last| last + 1)..]
}

/// The station where this turn's move ended.
fn arrived(news: &[Glimpse], seat: Seat) -> Option<super::Station> {
    let went = news.iter().rev().find_map(|glimpse| match glimpse {
        Glimpse::Went { seat: who, to, .. } if *who == seat => Some(*to),
        _ => None,
    })?;
    match went {
        Place::At(node) => node.station(),
        Place::On(_) | Place::Adrift { .. } => None,
    }
}
