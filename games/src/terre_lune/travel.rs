//! A rocket's move and what comes of it: claims, attraction, collision, elimination, landing, and
//! the forced return of the others.

use super::board::{Node, Station};
use super::decide::{Decision, opened};
use super::event::Event;
use super::mineral::Claim;
use super::place::Place;
use super::state::{Spot, Tally};
use super::stop::{Course, Stop};
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

pub(super) fn go(turn: &mut Decision<'_>, seat: Seat, course: Course) {
    let Course { way, stop } = course;
    let to = way.to;
    turn.emit(Event::Went {
        seat,
        passes: way.passes,
        to,
    });
    suffer(turn, seat, stop);
    if let (Stop::Station { .. }, Some(station)) = (stop, to.node().and_then(Node::station)) {
        take(turn, seat, station, 1);
    }
    // T22: only who has been on the Moon has come home.
    if let Stop::Earth { prime: Some(prime) } = stop {
        land(turn, seat, prime);
    }
}

/// Applies the pirate to a rocket that has stopped, by itself or by a push.
pub(super) fn suffer(turn: &mut Decision<'_>, seat: Seat, stop: Stop) {
    match stop {
        Stop::Dragged { to } => turn.emit(Event::Dragged { seat, to }),
        Stop::Collision { back } => match back.and_then(Node::station) {
            Some(back) => turn.emit(Event::Collided { seat, back }),
            None => eliminate(turn, seat),
        },
        Stop::Nothing | Stop::Station { .. } | Stop::Moon | Stop::Earth { .. } => {}
    }
}

/// Takes claims from the top of a stack, as many as there are.
pub(super) fn take(turn: &mut Decision<'_>, seat: Seat, station: Station, count: u8) {
    let top = turn.state().stacks[station.index()].iter().rev();
    let claims: Vec<_> = top
        .take(usize::from(count))
        .map(|claim| Secret::new(Owner::Seat(seat), *turn.open(claim)))
        .collect();
    if !claims.is_empty() {
        turn.emit(Event::Took {
            seat,
            station,
            claims,
        });
    }
}

/// T8: its deposits go back to the Moon, on spots that chance chooses among the empty ones; its
/// claims are out. The last who is left has won (house choice: the texts are silent).
fn eliminate(turn: &mut Decision<'_>, seat: Seat) {
    let state = turn.state();
    let mut empty: Vec<Spot> = Spot::all()
        .filter(|spot| state.moon[spot.index()].is_none())
        .collect();
    let deposits = opened(turn, &state.rocket(seat).deposits);
    turn.dice().shuffle(&mut empty);
    let hidden = |mineral| Secret::new(Owner::GameMaster, mineral);
    turn.emit(Event::Eliminated {
        seat,
        deposits: empty
            .into_iter()
            .zip(deposits.into_iter().map(hidden))
            .collect(),
    });
    if turn.state().flying().count() == 1 {
        count(turn);
    }
}

/// The first landing ends the race: all others go home (T27, T28), and everything is counted.
fn land(turn: &mut Decision<'_>, first: Seat, prime: u16) {
    turn.emit(Event::Landed { seat: first, prime });
    turn.emit(Event::Recalled);
    let others = turn.state().after(first);
    loop {
        let landed = |seat: &Seat| turn.state().rocket(*seat).landed.is_some();
        if others.iter().all(landed) {
            break;
        }
        for &seat in &others {
            return_home(turn, seat);
        }
    }
    count(turn);
}

/// Plays a seat's turn of the forced return.
fn return_home(turn: &mut Decision<'_>, seat: Seat) {
    let is_home = |turn: &Decision<'_>| turn.state().rocket(seat).place == Place::At(Node::Earth);
    if turn.state().rocket(seat).landed.is_some() {
        return;
    }
    if !is_home(turn) {
        // A face of a die.
        let red = turn.dice().below(6) as u8 + 1;
        let start = turn.state().rocket(seat).place;
        let to = (0..red).fold(start, |place, _| place.homeward());
        turn.emit(Event::Returned { seat, red, to });
    }
    if is_home(turn) {
        let prime = turn.state().prime(seat).unwrap_or(0);
        turn.emit(Event::Landed { seat, prime });
    }
}

fn count(turn: &mut Decision<'_>) {
    let tally = |seat| {
        let rocket = turn.state().rocket(seat);
        let deposits = opened(turn, &rocket.deposits);
        let claims = opened(turn, &rocket.claims);
        let concretised = |claim: &&Claim| claim.is_concretised_by(&deposits);
        let worth = claims
            .iter()
            .filter(concretised)
            .map(|claim| claim.points());
        Tally {
            seat,
            points: worth.sum(),
            prime: rocket.landed.unwrap_or(0),
            eliminated: rocket.eliminated,
            claims,
            deposits,
        }
    };
    let tallies = Seat::all(turn.state().seats).map(tally).collect();
    turn.emit(Event::Counted { tallies });
}
