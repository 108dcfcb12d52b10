//! Makes of an event what one viewer learns from it. Decides nothing.

use super::board::{Node, OrbitCell};
use super::event::Event;
use super::glimpse::{Flight, Glimpse};
use super::place::{Palier, Place};
use super::show::{self, visible};
use super::state::State;
use super::view::Keeping;
use crate::core::audience::Eye;
use crate::core::game::Pending;
use crate::core::seat::Seat;

/// News of an event as an eye may know it; `None` where it learns nothing.
pub(super) fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
    Some(match event.clone() {
        Event::Prepared { pirate, .. } => Glimpse::Prepared { pirate },
        Event::Dealt { hands, .. } => {
            let hand: Vec<_> = hands.iter().flat_map(|hand| visible(hand, eye)).collect();
            if hand.is_empty() {
                return None;
            }
            Glimpse::Dealt { hand }
        }
        Event::CameBack { seat } => Glimpse::CameBack {
            seat,
            to: after.rocket(seat).place,
        },
        Event::Went { seat, passes, to } => Glimpse::Went {
            seat,
            passes,
            to,
            flight: flight(after, (seat, to), eye),
        },
        Event::Dragged { seat, to } => Glimpse::Dragged {
            seat,
            cells: cells_to(after.rocket(seat).place, to),
        },
        Event::Collided { seat, back } => Glimpse::Collided { seat, back },
        Event::Eliminated { seat, deposits } => Glimpse::Eliminated {
            seat,
            spots: deposits.into_iter().map(|(spot, _)| spot).collect(),
        },
        Event::Took {
            seat,
            station,
            claims,
        } => Glimpse::Took {
            seat,
            station,
            // At most 32 of anything.
            count: claims.len() as u8,
            claims: visible(&claims, eye),
            rolled: rolled(after, seat, eye).filter(|_| claims.len() == 1),
        },
        Event::Exchanged { seat, drawn, .. } => Glimpse::Exchanged {
            seat,
            count: drawn.len() as u8,
            drawn: visible(&drawn, eye),
        },
        Event::Pushed { by, target, to } => Glimpse::Pushed { by, target, to },
        Event::Peeked {
            seat,
            spot,
            mineral,
        } => Glimpse::Peeked {
            seat,
            spot,
            mineral: eye.open(&mineral).map(|mineral| {
                let claims = visible(&after.rocket(seat).claims, eye);
                (*mineral, Keeping::with(&claims, *mineral))
            }),
        },
        Event::Kept { seat } => Glimpse::Kept { seat },
        Event::PutBack { seat } => Glimpse::PutBack { seat },
        Event::Challenged {
            seat,
            station,
            trump,
            fighters,
        } => Glimpse::Challenged {
            seat,
            station,
            trump,
            fighters,
        },
        Event::Ambushed {
            seat,
            target,
            station,
            trump,
        } => Glimpse::Ambushed {
            seat,
            target,
            station,
            trump,
        },
        // Not from where in the hand: that would tell what was drawn lately.
        Event::Played { seat, card, .. } if eye.seat() == Some(seat) => {
            Glimpse::Played { seat, card }
        }
        Event::TrickWon { seat } => {
            let fight = after.fight.as_ref()?;
            Glimpse::TrickWon {
                seat,
                cards: fight.tricks.last()?.cards.clone(),
                settles: fight.is_over() || after.options.brisk && fight.is_decided(),
                fight: fight.is_over().then(|| show::fight(fight)),
            }
        }
        Event::FightWon {
            seat,
            stake,
            reward,
        } => Glimpse::FightWon {
            seat,
            stake,
            reward,
            takes: after.takes(stake, reward),
        },
        Event::Packed { loser, packets, .. } => Glimpse::Packed {
            loser,
            sizes: packets.iter().map(|laid| laid.claims.len() as u8).collect(),
        },
        Event::Seized {
            winner,
            loser,
            chosen,
            spoils,
        } => Glimpse::Seized {
            winner,
            loser,
            chosen,
            claims: spoils.iter().map(|taken| taken.claims.len() as u8).sum(),
            spoils: spoils
                .iter()
                .filter_map(|taken| {
                    let deposit = *eye.open(&taken.deposit)?;
                    Some((deposit, visible(&taken.claims, eye)))
                })
                .collect(),
        },
        // What stands on the board needs no sentence: few fit above it, and they tell the rest.
        Event::Rolled { .. }
        | Event::Played { .. }
        | Event::Ended { .. }
        | Event::Returned { .. } => return None,
        Event::Landed { seat, prime } => Glimpse::Landed {
            seat,
            prime,
            dice: after.rocket(seat).returning.clone(),
        },
        Event::Recalled => Glimpse::Recalled,
        Event::Counted { tallies } => Glimpse::Counted {
            tallies,
            winners: match after.pending() {
                Pending::Over { winners } => winners,
                Pending::Orders(_) => Vec::new(),
            },
        },
    })
}

/// Cause of a rocket's way, for an eye.
fn flight(after: &State, (seat, to): (Seat, Place), eye: Eye) -> Flight {
    let brings_claims = |node: Node| {
        let station = node.station();
        station.is_some_and(|at| !after.stacks[at.index()].is_empty())
    };
    let is_forced = after.play.as_ref().is_some_and(|play| play.forced);
    match rolled(after, seat, eye) {
        // Landing and claims are told.
        _ if to == Place::At(Node::Earth) => Flight::Known,
        Some(_) if to.node().is_some_and(brings_claims) => Flight::Known,
        Some(red) => Flight::Rolled(red),
        None if is_forced => Flight::Forced,
        None => Flight::Known,
    }
}

/// The red die of another's move.
fn rolled(after: &State, seat: Seat, eye: Eye) -> Option<u8> {
    let play = after.play.as_ref()?;
    (eye.seat() != Some(seat) && !play.challenged).then_some(play.red)
}

/// Cells of the orbit over which the pirate drags a rocket that is adrift.
fn cells_to(place: Place, to: OrbitCell) -> u8 {
    let crossing = place.palier().and_then(Palier::crossing);
    crossing.map_or(0, |cell| cell.until(to))
}
