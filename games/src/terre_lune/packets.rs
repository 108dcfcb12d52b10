//! Packets after an ambush, laid face down by the loser, chosen by the winner (T25, T26).

use super::action::Decoy;
use super::decide::{Decision, opened};
use super::event::Event;
use super::mineral::{Claim, Mineral};
use super::refusal::Refusal;
use super::state::Packet;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

/// Lays the loser's packets in an order that chance chooses, so that the order tells nothing.
pub(super) fn pack(turn: &mut Decision<'_>, seat: Seat, decoys: &[Decoy]) -> Result<(), Refusal> {
    let deposits = opened(turn, &turn.state().rocket(seat).deposits);
    let claims = opened(turn, &turn.state().rocket(seat).claims);
    let (concretised, mut loose): (Vec<Claim>, Vec<Claim>) = claims
        .into_iter()
        .partition(|claim| claim.is_concretised_by(&deposits));
    let allowed = loose.clone();
    for &Decoy { claim, with } in decoys {
        if !deposits.contains(&with) {
            return Err(Refusal::NotYourDeposit {
                mineral: with,
                deposits,
            });
        }
        match loose.iter().position(|&other| other == claim) {
            Some(found) => loose.remove(found),
            None => return Err(Refusal::NotADecoy { claim, allowed }),
        };
    }
    let own = |claim| Secret::new(Owner::Seat(seat), claim);
    let packet = |&deposit: &Mineral| {
        let true_ones = concretised.iter().copied();
        let true_ones = true_ones.filter(|claim| claim.is_concretised_by(&[deposit]));
        let laid = decoys.iter().filter(|decoy| decoy.with == deposit);
        Packet {
            deposit: Secret::new(Owner::Seat(seat), deposit),
            claims: true_ones
                .chain(laid.map(|decoy| decoy.claim))
                .map(own)
                .collect(),
        }
    };
    let mut packets: Vec<Packet> = deposits.iter().map(packet).collect();
    let loose = loose.into_iter().map(own).collect();
    turn.dice().shuffle(&mut packets);
    turn.emit(Event::Packed {
        loser: seat,
        packets,
        loose,
    });
    Ok(())
}

/// Takes the packets that the winner chose.
pub(super) fn seize(
    turn: &mut Decision<'_>,
    winner: Seat,
    mut chosen: Vec<u8>,
) -> Result<(), Refusal> {
    let Some(spoils) = &turn.state().spoils else {
        return Ok(());
    };
    let (loser, takes) = (spoils.loser, spoils.takes);
    let packets = spoils.packets.as_deref().unwrap_or_default();
    let named = chosen.len();
    chosen.sort_unstable();
    chosen.dedup();
    let taken: Vec<&Packet> = chosen
        .iter()
        .filter_map(|&number| packets.get(usize::from(number)))
        .collect();
    if taken.len() != usize::from(takes) || named != taken.len() {
        // At most eight.
        let of = packets.len() as u8;
        return Err(Refusal::WrongPackets { takes, of });
    }
    let reowned = |packet: &Packet| Packet {
        deposit: Secret::new(Owner::Seat(winner), *turn.open(&packet.deposit)),
        claims: opened(turn, &packet.claims)
            .into_iter()
            .map(|claim| Secret::new(Owner::Seat(winner), claim))
            .collect(),
    };
    let spoils = taken.into_iter().map(reowned).collect();
    turn.emit(Event::Seized {
        winner,
        loser,
        chosen,
        spoils,
    });
    Ok(())
}

/// Takes every packet where none is spared: there is nothing to choose or to hide.
pub(super) fn take_all_if_none_is_spared(turn: &mut Decision<'_>) {
    let Some(spoils) = &turn.state().spoils else {
        return;
    };
    let (winner, loser, takes) = (spoils.winner, spoils.loser, spoils.takes);
    if turn.state().rocket(loser).deposits.len() == usize::from(takes) {
        // Neither can be refused: no decoys, and all packets.
        let _ = pack(turn, loser, &[]);
        let _ = seize(turn, winner, (0..takes).collect());
    }
}
