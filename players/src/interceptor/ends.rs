//! Every distinct way in which a ship can end its movement. A sample of orders would miss the ones
//! that matter, so all are flown.

use std::collections::BTreeMap;

use games::interceptor::{
    Announcement, Code, Flying, Moves, Placement, Plan, ShipView, Speed, Trigger, fly,
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
        moves.each(&mut look);
    }
    found
}
