//! Every distinct way in which a ship can end its movement. A sample of orders would miss the ones
//! that matter, so all are flown.

use std::collections::BTreeMap;

use games::interceptor::{
    Announcement, Build, Code, Flying, Placement, Plan, ShipView, Speed, Trigger, fly,
};

use super::field::DriftingField;
use crate::fuel::Fuel;

/// A place where a ship may end, and the order that leads there.
pub(super) struct End {
    pub flying: Flying,
    pub spot: Placement,
    /// Hull lost to walls and asteroids on the way and after it.
    pub harm: i16,
    /// True if the ship shares a hex with an asteroid: it neither fires nor is hit.
    pub hidden: bool,
    /// True if the ship flies on with its speed, straight ahead.
    pub straight: bool,
}

/// The ends that keep what was announced; the first is that of the order nearest to flying on.
pub(super) fn ends(
    field: &DriftingField<'_>,
    ship: &ShipView,
    said: Option<Announcement>,
    fuel: &mut Fuel<'_>,
) -> Vec<End> {
    let Some(from) = ship.spot else {
        return Vec::new();
    };
    let within = ship.build.speeds(from.speed);
    let mut speeds: Vec<i8> = (within.start().get()..=within.end().get()).collect();
    speeds.sort_by_key(|speed| (speed.abs_diff(from.speed.get()), *speed));
    let mut found = Vec::new();
    let mut met = BTreeMap::new();
    for speed in speeds {
        let speed = Speed::new(speed);
        let mut look = |codes: &[Code]| {
            let plan = Plan {
                speed,
                codes: codes.to_vec(),
                trigger: Trigger::Fire,
                fixes: Vec::new(),
            };
            let keeps = said.is_none_or(|said| said == Announcement::from_plan(from.speed, &plan));
            if !keeps || (fuel.burn(1).is_err() && !found.is_empty()) {
                return;
            }
            let legs = fly(field.board, field.before, from, &plan);
            // An order without letters only changes the speed.
            let spot = legs
                .last()
                .map_or(Placement { speed, ..from }, |leg| leg.to);
            let flown = legs.iter().filter(|leg| leg.harm.is_some()).count() as i16;
            let key = (spot.hex, spot.nose, spot.speed);
            let least: &mut i16 = met.entry(key).or_insert(i16::MAX);
            if flown >= *least {
                return;
            }
            *least = flown;
            let turns = codes.iter().any(|code| *code != Code::Ahead);
            let (spot, drifted) = field.drift(spot);
            found.push(End {
                flying: plan.as_order(),
                harm: flown + drifted,
                hidden: field.is_hidden(spot.hex),
                straight: speed == from.speed && !turns,
                spot,
            });
        };
        let moves = Moves::new(&ship.build, speed.moves());
        moves.each(&mut Vec::new(), speed.moves(), 0, None, &mut look);
    }
    found
}

/// Letters that a speed allows.
pub(super) struct Moves {
    interval: Option<u8>,
    turns: u8,
}

impl Moves {
    pub(super) fn new(build: &Build, moves: u8) -> Self {
        Self {
            interval: build.interval(moves),
            turns: build.turns(),
        }
    }

    /// Calls with every row of letters that is carried out as written.
    pub(super) fn each(
        &self,
        codes: &mut Vec<Code>,
        left: u8,
        turned: u8,
        apart: Option<u8>,
        look: &mut impl FnMut(&[Code]),
    ) {
        if left == 0 {
            look(codes);
        }
        for code in Code::ALL {
            let may = if code.is_turn() {
                let free = |interval: u8| apart.is_none_or(|apart| apart >= interval);
                turned < self.turns && self.interval.is_some_and(free)
            } else {
                code.moves() <= left
            };
            // To turn back at once is to stand still.
            let back = matches!(
                (codes.last(), code),
                (Some(Code::Left), Code::Right) | (Some(Code::Right), Code::Left)
            );
            if !may || back {
                continue;
            }
            codes.push(code);
            let (turned, apart) = if code.is_turn() {
                (turned + 1, Some(0))
            } else {
                (turned, apart.map(|apart| apart + code.moves()))
            };
            self.each(codes, left - code.moves(), turned, apart, look);
            codes.pop();
        }
    }
}
