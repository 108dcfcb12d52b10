//! Deals again what a seat does not know: claims and deposits first, then cards. What it looked at
//! on the Moon and put back it remembers.

use super::super::card::Card;
use super::super::mineral::{Claim, Mineral};
use super::super::state::Packet;
use super::super::trick::may_play;
use super::super::view::{RocketView, View};
use super::{is_own, without};
use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

/// Cards and claims left to deal.
pub(super) struct Deal {
    claims: Vec<Claim>,
    /// The deposits of others, in an order of chance.
    deposits: Vec<Mineral>,
    moon: [Option<Mineral>; 8],
}

impl Deal {
    /// A deal that agrees with all that the viewer knows; `None` where the dice find none.
    pub(super) fn new(view: &View, dice: &mut Dice) -> Option<Self> {
        let own = view.own.as_ref();
        let (mut claims, mut deposits) = (Claim::all().collect(), Mineral::ALL.to_vec());
        if let Some(own) = own {
            let packed = own.packets.iter().flat_map(|(_, claims)| claims);
            claims = without(claims, own.claims.iter().chain(packed).copied());
            let packed = own.packets.iter().map(|(deposit, _)| deposit);
            deposits = without(deposits, own.deposits.iter().chain(packed).copied());
        }
        for tally in view.tallies.iter().flatten() {
            if Some(tally.seat) != view.me {
                claims = without(claims, tally.claims.iter().copied());
                deposits = without(deposits, tally.deposits.iter().copied());
            }
        }
        let mut moon = [None; 8];
        for &(spot, mineral) in own.iter().flat_map(|own| &own.seen) {
            deposits = without(deposits, [mineral]);
            moon[spot.index()] = Some(mineral);
        }
        dice.shuffle(&mut claims);
        dice.shuffle(&mut deposits);
        for &spot in &view.spots {
            let place = &mut moon[spot.index()];
            if place.is_none() {
                *place = Some(deposits.pop()?);
            }
        }
        Some(Self {
            claims,
            deposits,
            moon,
        })
    }

    pub(super) const fn moon(&self) -> [Option<Mineral>; 8] {
        self.moon
    }

    /// So many claims that no one owns.
    pub(super) fn hidden(&mut self, count: u8) -> Vec<Secret<Claim>> {
        let left = self.claims.len().saturating_sub(usize::from(count));
        let dealt = self.claims.split_off(left).into_iter();
        dealt
            .map(|claim| Secret::new(Owner::GameMaster, claim))
            .collect()
    }

    /// The deposits in a rocket; those in packets are dealt with the packets.
    pub(super) fn deposits_of(
        &mut self,
        view: &View,
        rocket: &RocketView,
    ) -> Option<Vec<Secret<Mineral>>> {
        let (packets, _) = packed(view, rocket.seat);
        let count = usize::from(rocket.deposits) - packets;
        let left = self.deposits.len().checked_sub(count);
        let deposits = match (tally(view, rocket), &view.own) {
            (Some((_, deposits)), _) => deposits.to_vec(),
            (None, Some(own)) if is_own(view, rocket) => own.deposits.clone(),
            _ => self.deposits.split_off(left?),
        };
        Some(owned(rocket.seat, deposits))
    }

    /// The claims in a rocket, without those in packets. Dealt before its deposits: no rocket may
    /// keep a deposit without a claim on it.
    pub(super) fn claims_of(
        &mut self,
        view: &View,
        rocket: &RocketView,
    ) -> Option<Vec<Secret<Claim>>> {
        let (packets, packed) = packed(view, rocket.seat);
        let count = usize::from(rocket.claims) - packed;
        let claims = match (tally(view, rocket), &view.own) {
            (Some((claims, _)), _) => claims.to_vec(),
            (None, Some(own)) if is_own(view, rocket) => own.claims.clone(),
            _ => {
                let kept = usize::from(rocket.deposits) - packets;
                let from = self.deposits.len().checked_sub(kept)?;
                let wanted = self.deposits[from..].to_vec();
                self.draw(count, &wanted)?
            }
        };
        Some(owned(rocket.seat, claims))
    }

    /// The packets that a seat has laid.
    pub(super) fn packets(
        &mut self,
        view: &View,
        loser: Seat,
        sizes: &[u8],
    ) -> Option<Vec<Packet>> {
        let own = view.own.as_ref().filter(|_| view.me == Some(loser));
        if let Some(own) = own {
            let packet = |(deposit, claims): &(Mineral, Vec<Claim>)| Packet {
                deposit: Secret::new(Owner::Seat(loser), *deposit),
                claims: owned(loser, claims.clone()),
            };
            return Some(own.packets.iter().map(packet).collect());
        }
        let packet = |&size: &u8| {
            let deposit = self.deposits.pop()?;
            let claims = self.draw(usize::from(size), &[deposit])?;
            Some(Packet {
                deposit: Secret::new(Owner::Seat(loser), deposit),
                claims: owned(loser, claims),
            })
        };
        sizes.iter().map(packet).collect()
    }

    /// So many claims, among them one on each of these minerals as far as there are any.
    fn draw(&mut self, count: usize, wanted: &[Mineral]) -> Option<Vec<Claim>> {
        let mut drawn = Vec::new();
        for mineral in wanted.iter().take(count) {
            let on = |claim: &Claim| *claim == Claim::On(*mineral);
            if let Some(place) = self.claims.iter().position(on) {
                drawn.push(self.claims.swap_remove(place));
            }
        }
        let left = self.claims.len().checked_sub(count - drawn.len())?;
        drawn.extend(self.claims.split_off(left));
        Some(drawn)
    }
}

/// Number of packets that a seat has laid, and of the claims in them.
fn packed(view: &View, seat: Seat) -> (usize, usize) {
    let spoils = view.spoils.as_ref().filter(|spoils| spoils.loser == seat);
    let sizes = spoils.and_then(|spoils| spoils.packets.as_deref());
    let sizes = sizes.unwrap_or_default();
    let claims = sizes.iter().map(|size| usize::from(*size)).sum();
    (sizes.len(), claims)
}

/// Tally of a rocket at the end.
fn tally<'v>(view: &'v View, rocket: &RocketView) -> Option<(&'v [Claim], &'v [Mineral])> {
    let mut tallies = view.tallies.iter().flatten();
    let tally = tallies.find(|tally| tally.seat == rocket.seat)?;
    Some((&tally.claims, &tally.deposits))
}

fn owned<T>(seat: Seat, values: Vec<T>) -> Vec<Secret<T>> {
    let own = |value| Secret::new(Owner::Seat(seat), value);
    values.into_iter().map(own).collect()
}

/// Cards as they could lie.
pub(super) struct Cards {
    /// For each rocket, in seat order.
    pub hands: Vec<Vec<Card>>,
    pub talon: Vec<Secret<Card>>,
}

/// A hand for each rocket, with which each cosmonaut could have played what they played; and the
/// talon.
pub(super) fn cards(view: &View, dice: &mut Dice) -> Option<Cards> {
    const TRIES: usize = 40;
    let held = view.own.iter().flat_map(|own| &own.hand);
    let mine: Vec<Card> = held.map(|held| held.card).collect();
    let played = plays(view).into_iter().map(|play| play.card);
    let pool = without(Card::all().collect(), mine.iter().copied().chain(played));
    let mut deal = || {
        let mut pool = pool.clone();
        dice.shuffle(&mut pool);
        let hand = |rocket: &RocketView| {
            if is_own(view, rocket) {
                return Some(mine.clone());
            }
            let left = pool.len().checked_sub(usize::from(rocket.cards))?;
            Some(pool.split_off(left))
        };
        let hands = view.rockets.iter().map(hand).collect::<Option<Vec<_>>>()?;
        Some((hands, pool))
    };
    let mut dealt = deal()?;
    for _ in 0..TRIES {
        if could_play(view, &dealt.0) {
            break;
        }
        dealt = deal()?;
    }
    let (hands, talon) = dealt;
    let hidden = |card| Secret::new(Owner::GameMaster, card);
    let talon = talon.into_iter().map(hidden).collect();
    Some(Cards { hands, talon })
}

/// A card that was played in the fight, with the table before it.
struct PlayedCard {
    seat: Seat,
    card: Card,
    table: Vec<Card>,
}

fn plays(view: &View) -> Vec<PlayedCard> {
    let Some(fight) = &view.fight else {
        return Vec::new();
    };
    let tricks = fight.tricks.iter().map(|trick| &trick.cards);
    let tricks = tricks.chain([&fight.table]);
    let plays = tricks.flat_map(|trick| {
        trick
            .iter()
            .enumerate()
            .map(|(nth, &(seat, card))| PlayedCard {
                seat,
                card,
                table: trick[..nth].iter().map(|(_, card)| *card).collect(),
            })
    });
    plays.collect()
}

fn could_play(view: &View, hands: &[Vec<Card>]) -> bool {
    let Some(fight) = &view.fight else {
        return true;
    };
    let plays = plays(view);
    plays.iter().enumerate().all(|(nth, play)| {
        let later = plays[nth..].iter().filter(|later| later.seat == play.seat);
        let mut hand = hands[play.seat.index()].clone();
        hand.extend(later.map(|later| later.card));
        may_play(&hand, &play.table, fight.trump, play.card).is_ok()
    })
}
