//! Makes of an event what one viewer learns from it. Decides nothing.

use super::event::Event;
use super::glimpse::Glimpse;
use super::show::{self, visible};
use super::state::State;
use crate::core::audience::Eye;
use crate::core::game::Pending;

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
        Event::Went { seat, passes, to } => Glimpse::Went { seat, passes, to },
        Event::Dragged { seat, to } => Glimpse::Dragged { seat, to },
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
            mineral: eye.open(&mineral).copied(),
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
