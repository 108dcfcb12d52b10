//! Makes the view of a state for one viewer. Decides nothing.

use super::board::Station;
use super::card::Colour;
use super::duel_state::{Fight, Spoils};
use super::mineral::{Claim, Mineral};
use super::state::{Play, Rocket, Spot, State};
use super::trick::may_play;
use super::view::{FightView, HeldCard, Keeping, OwnView, RocketView, SpoilsView, TurnView, View};
use crate::core::audience::Eye;
use crate::core::game::Pending;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// The state as an eye sees it.
pub(super) fn view(state: &State, eye: Eye) -> View {
    View {
        options: state.options,
        me: eye.seat(),
        pirate: state.pirate,
        // At most 32 of anything.
        stacks: Station::ALL.map(|station| state.stacks[station.index()].len() as u8),
        spots: state.spots(),
        talon: state.talon.len() as u8,
        removed: state.removed.len() as u8,
        rockets: Seat::all(state.seats)
            .map(|seat| rocket(state, seat))
            .collect(),
        turns: state.turns,
        facts: state.facts,
        expects: state.expects(),
        turn: state.play.as_ref().map(|play| turn(state, play)),
        fight: state.fight.as_ref().map(fight),
        spoils: state.spoils.as_ref().map(spoils),
        own: eye
            .seat()
            .filter(|seat| seat.index() < state.rockets.len())
            .map(|seat| own(state, seat, eye)),
        tallies: state.tallies.clone(),
        winners: match state.pending() {
            Pending::Over { winners } => winners,
            Pending::Orders(_) => Vec::new(),
        },
    }
}

/// A rocket as everyone sees it.
fn rocket(state: &State, seat: Seat) -> RocketView {
    let rocket = state.rocket(seat);
    let laid = |station: &Station| rocket.ambushes[station.index()];
    let loses = |spoils: &&Spoils| spoils.loser == seat;
    let packets = state.spoils.as_ref().filter(loses);
    let packets = packets.and_then(|spoils| spoils.packets.as_deref());
    let packets = packets.unwrap_or_default();
    let packed: usize = packets.iter().map(|packet| packet.claims.len()).sum();
    RocketView {
        seat,
        colour: Colour::from_seat(seat),
        place: (!rocket.eliminated).then_some(rocket.place),
        been_on_moon: rocket.been,
        homebound: rocket.is_homebound(),
        immune: rocket.immune,
        collisions: rocket.collisions,
        landed: rocket.landed,
        ambushes: Station::ALL.into_iter().filter(laid).collect(),
        cards: rocket.hand.len() as u8,
        claims: (rocket.claims.len() + packed) as u8,
        deposits: (rocket.deposits.len() + packets.len()) as u8,
    }
}

/// The turn as everyone sees it.
fn turn(state: &State, play: &Play) -> TurnView {
    TurnView {
        seat: play.seat,
        blue: play.blue,
        red: play.red,
        courses: state.courses(),
        prospects: state.prospects(),
        peeking: play.peek.as_ref().map(|(spot, _)| *spot),
        exchange: state.exchange_of(),
        pushes: state.pushes(),
        challenge: state
            .challenge()
            .map(|(_, seats)| seats)
            .unwrap_or_default(),
        ambush: state
            .ambush_here()
            .map(|(_, seats)| seats)
            .unwrap_or_default(),
    }
}

/// A fight as everyone sees it.
pub(super) fn fight(fight: &Fight) -> FightView {
    FightView {
        stake: fight.stake,
        station: fight.station,
        trump: fight.trump,
        fighters: fight
            .fighters
            .iter()
            .map(|&seat| (seat, fight.won_by(seat) as u8))
            .collect(),
        table: fight.trick.clone(),
        tricks: fight.tricks.clone(),
    }
}

/// The spoils of an ambush as everyone sees them.
fn spoils(spoils: &Spoils) -> SpoilsView {
    let sizes = |packets: &Vec<super::state::Packet>| {
        let size = |packet: &super::state::Packet| packet.claims.len() as u8;
        packets.iter().map(size).collect()
    };
    SpoilsView {
        winner: spoils.winner,
        loser: spoils.loser,
        takes: spoils.takes,
        packets: spoils.packets.as_ref().map(sizes),
    }
}

/// Everything that a seat alone sees.
fn own(state: &State, seat: Seat, eye: Eye) -> OwnView {
    let rocket = state.rocket(seat);
    let cards = visible(&rocket.hand, eye);
    let fight = state.fight.as_ref().filter(|fight| fight.turn() == seat);
    let why_not = |card| {
        let fight = fight?;
        may_play(&cards, &fight.table(), fight.trump, card).err()
    };
    let hand = cards.iter().map(|&card| HeldCard {
        card,
        why_not: why_not(card),
    });
    let hand = hand.collect();
    let claims: Vec<Claim> = visible(&rocket.claims, eye);
    let deposits: Vec<Mineral> = visible(&rocket.deposits, eye);
    let loses = |spoils: &&Spoils| spoils.loser == seat;
    let laid = state.spoils.as_ref().filter(loses);
    let laid = laid.and_then(|spoils| spoils.packets.as_deref());
    let packets: Vec<(Mineral, Vec<Claim>)> = laid
        .unwrap_or_default()
        .iter()
        .filter_map(|packet| Some((*eye.open(&packet.deposit)?, visible(&packet.claims, eye))))
        .collect();
    let worth = |claims: &[Claim], deposits: &[Mineral]| -> u16 {
        let concretised = claims
            .iter()
            .filter(|claim| claim.is_concretised_by(deposits));
        concretised.map(|claim| claim.points()).sum()
    };
    let packed: u16 = packets
        .iter()
        .map(|(deposit, claims)| worth(claims, &[*deposit]))
        .sum();
    let peek = state.play.as_ref().and_then(|play| play.peek.as_ref());
    let peek = peek.and_then(|(_, mineral)| {
        let mineral = *eye.open(mineral)?;
        Some((mineral, Keeping::with(&claims, mineral)))
    });
    OwnView {
        hand,
        points: worth(&claims, &deposits) + packed,
        claims,
        deposits,
        peek,
        seen: seen_spots(rocket, eye),
        packets,
    }
}

/// Spots of the Moon that a rocket's cosmonaut has seen, with what lies there.
fn seen_spots(rocket: &Rocket, eye: Eye) -> Vec<(Spot, Mineral)> {
    let spots = Spot::all().zip(&rocket.seen);
    let known = spots.filter_map(|(spot, mineral)| Some((spot, *eye.open(mineral.as_ref()?)?)));
    known.collect()
}

/// Secrets that a viewer may know.
pub(super) fn visible<T: Copy>(secrets: &[Secret<T>], eye: Eye) -> Vec<T> {
    let known = secrets.iter().filter_map(|secret| eye.open(secret));
    known.copied().collect()
}
