//! Worth of a pair of ends: hulls lost and saved this turn, and what fire may do next turn.

use games::interceptor::{Board, Build, Hex, ShipView, zone};

use super::ends::End;
use super::look::{Looks, PARTS};
use crate::fuel::Fuel;

/// Another ship, with all its ends, and what its next turn may bring from each.
pub(super) struct Foe<'v> {
    pub ship: &'v ShipView,
    pub ends: Vec<End>,
    looks: Looks,
}

impl<'v> Foe<'v> {
    /// The foe as it is met by a ship of this build.
    pub(super) fn new(board: Board, ship: &'v ShipView, ends: Vec<End>, met: &Build) -> Self {
        let looks = Looks::new(board, &ship.build, met, &ends);
        Self { ship, ends, looks }
    }

    /// Weights of the ends for a foe that flies on.
    pub(super) fn straight(&self) -> Vec<u64> {
        let flies = |end: &End| if end.straight { 1_000 } else { 1 };
        self.ends.iter().map(flies).collect()
    }
}

impl Foe<'_> {
    /// Damage to a ship at an end, from each of the foe's own.
    pub(super) fn hits_on(&self, ship: &ShipView, end: &End) -> impl Iterator<Item = i16> {
        let target = Guns::new(ship, end);
        let guns = |own: &End| Guns::new(self.ship, own).hits(&target);
        let hits: Vec<i16> = self.ends.iter().map(guns).collect();
        hits.into_iter()
    }

    /// Damage from a ship at an end, at each of the foe's own.
    pub(super) fn hit_by(&self, ship: &ShipView, end: &End) -> impl Iterator<Item = i16> {
        let guns = Guns::new(ship, end);
        let target = |own: &End| guns.hits(&Guns::new(self.ship, own));
        let hits: Vec<i16> = self.ends.iter().map(target).collect();
        hits.into_iter()
    }
}

/// Worth of each pair of ends to a ship, and to a foe, row by row: the ship's ends are rows, the
/// foe's columns.
#[derive(Default)]
pub(super) struct Payoffs {
    pub own: Vec<Vec<i64>>,
    pub theirs: Vec<Vec<i64>>,
}

/// Worth of a fight that is won. One that goes on is worth as much of it as the hulls that are left
/// are uneven.
const WON: i64 = 10_000;
/// Worth of a hull between two fresh ships.
pub(super) const HULL: i64 = 1_000;
/// Weight of next turn's fire, in hundredths.
const NEXT: i64 = 150;
/// Small preferences on top of that: to be a hex nearer, and to hit at all. Two who only fear each
/// other's fire would circle for ever.
const NEAR: i64 = 100;
const HIT: i64 = 100;

/// The tables of payoffs, one a foe; `None` when there is no foe to weigh, or no fuel to weigh it.
pub(super) fn tables(
    board: Board,
    ship: &ShipView,
    mine: &[End],
    foes: &[Foe<'_>],
    fuel: &mut Fuel<'_>,
) -> Option<Vec<Payoffs>> {
    let guns: Vec<Guns> = mine.iter().map(|end| Guns::new(ship, end)).collect();
    let mut tables = Vec::new();
    for foe in foes {
        let theirs = |end: &End| Guns::new(foe.ship, end);
        let their_guns: Vec<Guns> = foe.ends.iter().map(theirs).collect();
        let looks = Looks::new(board, &ship.build, &foe.ship.build, mine);
        let pairs = guns.len() * their_guns.len();
        let mut table = Payoffs::default();
        for (row, own) in guns.iter().enumerate() {
            fuel.burn(their_guns.len() as u64).ok()?;
            let cells = their_guns.iter().enumerate().map(|(column, their)| {
                own.against(their, || looks.lead(row, &foe.looks, column, pairs))
            });
            let (to_own, to_theirs) = cells.unzip();
            table.own.push(to_own);
            table.theirs.push(to_theirs);
        }
        tables.push(table);
    }
    (!tables.is_empty()).then_some(tables)
}

/// A ship at an end: whom it hits, and what it loses.
struct Guns {
    hull: i16,
    /// Lost before anyone fires.
    lost: bool,
    silent: bool,
    harm: i16,
    hex: Hex,
    zone: Vec<(Hex, u8)>,
}

impl Guns {
    fn new(ship: &ShipView, end: &End) -> Self {
        Self {
            hull: ship.hull,
            lost: end.harm >= ship.hull,
            silent: end.hidden,
            harm: end.harm,
            hex: end.spot.hex,
            zone: zone(&ship.build, end.spot.hex, end.spot.nose),
        }
    }

    /// Worth of this pair of ends to each.
    fn against(&self, other: &Self, lead: impl Fn() -> i32) -> (i64, i64) {
        let (dealt, taken) = (self.hits(other), other.hits(self));
        let own = (self.hull - self.harm - taken).max(0);
        let theirs = (other.hull - other.harm - dealt).max(0);
        let all = i64::from(own + theirs);
        // Both are lost: a draw.
        if all == 0 {
            return (0, 0);
        }
        let fight = WON * i64::from(own - theirs) / all;
        if own == 0 || theirs == 0 {
            return (fight, -fight);
        }
        let next = WON * i64::from(lead()) / (all * i64::from(PARTS));
        let fight = fight + next * NEXT / 100;
        let far = NEAR * i64::from(apart(self.hex, other.hex));
        let taste = |dealt: i16| HIT * i64::from(dealt) - far;
        (fight + taste(dealt), taste(taken) - fight)
    }

    /// Hull that the other loses to these guns.
    fn hits(&self, other: &Self) -> i16 {
        if self.silent || self.lost || other.silent || other.lost {
            return 0;
        }
        let hit = self.zone.iter().find(|(hex, _)| *hex == other.hex);
        hit.map_or(0, |(_, damage)| i16::from(*damage))
    }
}

/// Number of steps between two hexes.
pub(super) fn apart(one: Hex, other: Hex) -> u32 {
    let cube = |hex: Hex| {
        let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
        // Odd columns sit half a hex lower.
        (column, row - (column - column.rem_euclid(2)) / 2)
    };
    let ((q, r), (p, s)) = (cube(one), cube(other));
    let (dq, dr) = (q - p, r - s);
    dq.unsigned_abs()
        .max(dr.unsigned_abs())
        .max((dq + dr).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use games::interceptor::Facing;

    use super::*;

    #[test]
    fn neighbours_are_one_step_apart() {
        for column in 2..6 {
            for row in 2..6 {
                let hex = Hex::new(column, row);
                for facing in Facing::ALL {
                    assert_eq!(apart(hex, hex.step(facing)), 1, "{hex} {facing}");
                    let two = hex.step(facing).step(facing);
                    assert_eq!(apart(hex, two), 2, "{hex} {facing}");
                }
            }
        }
    }
}
