//! Offers to a pilot: possible actions, and words that can stand in each place, judged from their
//! own view alone.

use super::announcement::{Announcement, FirstTurn};
use super::order::{Code, Flying, Order, Speed};
use super::placement::Placement;
use super::plan::Plan;
use super::ship::Fate;
use super::state::Phase;
use super::verbs::{change_name, meant, turn_name};
use super::view::{Announcing, ShipView, View};
use crate::core::said::Said;
use crate::core::seat::Seat;

impl View {
    /// The number of one's first ship that still needs something, else of the first in the fight.
    pub fn waiting(&self) -> Option<u8> {
        let ship = self.mine().find(|ship| self.needs(ship));
        let ship = ship.or_else(|| self.mine().next());
        ship.map(|ship| ship.id.number)
    }

    /// True if something is still to be decided for a ship, or decided again: an order that breaks
    /// its announcement cannot be sealed.
    pub fn needs(&self, ship: &ShipView) -> bool {
        match self.phase {
            Phase::Placing => ship.placement.is_none(),
            Phase::Announcing => ship.announcing == Announcing::Due,
            Phase::Ordering | Phase::Over => ship.order.is_none() || self.breaks(ship).is_some(),
        }
    }

    /// Announcement of a ship and the meaning of its order as it stands, where they differ.
    pub fn breaks(&self, ship: &ShipView) -> Option<(Announcement, Announcement)> {
        match &ship.order.as_ref()?.written {
            Order::Fly(flying) => ship.breaks_with(flying),
            Order::Retreat => None,
        }
    }

    /// The viewer's ship with this number, if it is in the fight.
    pub fn own(&self, number: u8) -> Option<&ShipView> {
        self.mine().find(|ship| ship.id.number == number)
    }
}

impl ShipView {
    /// True if its pilot has written that it leaves for good.
    pub fn retreats(&self) -> bool {
        let written = self.order.as_ref().map(|flight| &flight.written);
        matches!(written, Some(Order::Retreat))
    }

    /// True if such an order keeps what was announced for this ship.
    pub fn keeps(&self, flying: &Flying) -> bool {
        self.breaks_with(flying).is_none()
    }

    /// True if such an order makes no other first turn than the one that was announced for this
    /// ship: that one may still come.
    pub fn may_keep(&self, flying: &Flying) -> bool {
        let Some((said, order)) = self.breaks_with(flying) else {
            return true;
        };
        order.turn == said.turn || order.turn == FirstTurn::None
    }

    /// Speed of an order before its pilot changes it: the last one, or the nearest to it that keeps
    /// what was announced for this ship.
    pub fn speed_at_first(&self) -> Speed {
        let last = self.spot.map(|spot| spot.speed).unwrap_or_default();
        let Announcing::Known(said) = self.announcing else {
            return last;
        };
        let speeds = said.speeds(&self.build, last);
        speeds.first().copied().unwrap_or(last)
    }

    fn breaks_with(&self, flying: &Flying) -> Option<(Announcement, Announcement)> {
        let (Announcing::Known(announcement), last) = (self.announcing, self.spot?.speed) else {
            return None;
        };
        let means = Announcement::from_plan(last, &Plan::new(&self.build, last, flying));
        (means != announcement).then_some((announcement, means))
    }
}

/// True if a seat has a ship in the fight and has not sealed, in this phase.
fn decides(view: &View, me: Seat, phase: Phase) -> bool {
    let flies = |ship: &ShipView| ship.id.seat == me && ship.fate == Fate::Flying;
    view.phase == phase && !view.sealed.contains(&me) && view.ships.iter().any(flies)
}

pub(super) fn places_ships(view: &View, me: Seat) -> bool {
    decides(view, me, Phase::Placing)
}

pub(super) fn writes_orders(view: &View, me: Seat) -> bool {
    decides(view, me, Phase::Ordering)
}

pub(super) fn announces(view: &View, _: Seat) -> bool {
    view.phase == Phase::Announcing && view.mine().any(|ship| view.needs(ship))
}

pub(super) fn may_seal(view: &View, me: Seat) -> bool {
    let writable = places_ships(view, me) || writes_orders(view, me);
    writable && !view.mine().any(|ship| view.needs(ship))
}

/// True if one of the viewer's orders is to leave for good.
pub(super) fn retreats(view: &View, _: Seat) -> bool {
    view.mine().any(ShipView::retreats)
}

pub(super) fn may_reopen(view: &View, me: Seat) -> bool {
    let writable = matches!(view.phase, Phase::Placing | Phase::Ordering);
    writable && view.sealed.contains(&me)
}

/// The ships for which something can be said now.
pub(super) fn ships(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let announcing = view.phase == Phase::Announcing;
    let asked = |ship: &&ShipView| !announcing || view.needs(ship);
    let ships = view.mine().filter(asked);
    ships.map(|ship| (ship.id.number + 1).to_string()).collect()
}

/// The ways in that chance would choose from.
pub(super) fn places(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let ways = Placement::ways(view.board);
    ways.map(|placement| placement.to_string()).collect()
}

/// Each speed that can be had, straight on and with a turn to either side, as far as the ship's
/// announcement allows; and the retreat where there is one.
pub(super) fn orders(view: &View, _: Seat, said: &Said) -> Vec<String> {
    let number = meant(view, said);
    let ship = view.own(number);
    let Some((ship, spot)) = ship.and_then(|ship| Some((ship, ship.spot?))) else {
        return Vec::new();
    };
    let kept = |flying: &Flying| ship.keeps(flying);
    let within = ship.build.speeds(spot.speed);
    let speeds = (within.start().get()..=within.end().get()).rev();
    let turns = [&[][..], &[Code::Left], &[Code::Right]];
    let orders = speeds.flat_map(|speed| {
        turns.map(|codes| Flying {
            speed: Speed::new(speed),
            codes: codes.to_vec(),
            ..Flying::default()
        })
    });
    let orders = orders.filter(kept).map(Order::Fly);
    let retreat = view.may_retreat().then_some(Order::Retreat);
    orders
        .chain(retreat)
        .map(|order| order.to_string())
        .collect()
}

/// Announcements that a ship could make; none when it has no announcement to make.
pub(super) fn possible(view: &View, number: u8) -> Vec<Announcement> {
    let ship = view.own(number);
    let announcing = ship.filter(|ship| ship.announcing == Announcing::Due);
    let Some((ship, spot)) = announcing.and_then(|ship| Some((ship, ship.spot?))) else {
        return Vec::new();
    };
    Announcement::possible(&ship.build, spot.speed)
}

pub(super) fn turns(view: &View, _: Seat, said: &Said) -> Vec<String> {
    let possible = possible(view, meant(view, said)).into_iter();
    let mut turns: Vec<_> = possible
        .map(|said| turn_name(said.turn).to_owned())
        .collect();
    turns.dedup();
    turns
}

pub(super) fn changes(view: &View, _: Seat, said: &Said) -> Vec<String> {
    let possible = possible(view, meant(view, said)).into_iter();
    let turned = possible.filter(|kept| turn_name(kept.turn) == said.word(1));
    turned
        .map(|kept| change_name(kept.change).to_owned())
        .collect()
}
