//! What a pair of ends is worth: hulls lost and saved this turn, and who will aim at whom next turn.

use games::interceptor::{Facing, Hex, Placement, ShipView, zone};

use super::ends::End;
use super::field::DriftingField;
use crate::fuel::Fuel;

/// Another ship, with all its ends.
pub(super) struct Foe<'v> {
    pub ship: &'v ShipView,
    pub ends: Vec<End>,
}

impl<'v> Foe<'v> {
    pub(super) const fn of(ship: &'v ShipView, ends: Vec<End>) -> Self {
        Self { ship, ends }
    }

    /// How likely each end is for one who flies on.
    pub(super) fn straight(&self) -> Vec<u64> {
        let flies = |end: &End| if end.straight { 1_000 } else { 1 };
        self.ends.iter().map(flies).collect()
    }
}

impl Foe<'_> {
    /// What it does to a ship at an end, from each of its own.
    pub(super) fn hits_on(
        &self,
        field: &DriftingField<'_>,
        ship: &ShipView,
        end: &End,
    ) -> impl Iterator<Item = i16> {
        let target = Guns::of(field, ship, end);
        let guns = |own: &End| Guns::of(field, self.ship, own).hits(&target);
        let hits: Vec<i16> = self.ends.iter().map(guns).collect();
        hits.into_iter()
    }

    /// What a ship at an end does to it, at each of its own.
    pub(super) fn hit_by(
        &self,
        field: &DriftingField<'_>,
        ship: &ShipView,
        end: &End,
    ) -> impl Iterator<Item = i16> {
        let guns = Guns::of(field, ship, end);
        let target = |own: &End| guns.hits(&Guns::of(field, self.ship, own));
        let hits: Vec<i16> = self.ends.iter().map(target).collect();
        hits.into_iter()
    }
}

/// A payoff for each pair of ends, row by row; one table a foe.
pub(super) type Payoffs = Vec<Vec<i64>>;

/// What one hull is worth, and what a ship is worth on top of its last hull.
pub(super) const HULL: i64 = 1_000;
const SHIP: i64 = 3_000;
/// What one hull of next turn's fire is worth.
const NEXT: i64 = 220;
/// What coming a hex nearer is worth: no fight is won from afar.
const NEAR: i64 = 30;

/// The tables of payoffs; `None` when there is nobody to weigh, or no fuel to weigh it.
pub(super) fn tables(
    field: &DriftingField<'_>,
    ship: &ShipView,
    mine: &[End],
    foes: &[Foe<'_>],
    fuel: &mut Fuel<'_>,
) -> Option<Vec<Payoffs>> {
    let guns: Vec<Guns> = mine.iter().map(|end| Guns::of(field, ship, end)).collect();
    let mut tables = Vec::new();
    for foe in foes {
        let theirs = |end: &End| Guns::of(field, foe.ship, end);
        let their_guns: Vec<Guns> = foe.ends.iter().map(theirs).collect();
        let mut table = Vec::with_capacity(mine.len());
        for own in &guns {
            fuel.burn(their_guns.len() as u64).ok()?;
            table.push(their_guns.iter().map(|their| own.against(their)).collect());
        }
        tables.push(table);
    }
    (!tables.is_empty()).then_some(tables)
}

/// A ship at an end: whom it hits, and where it may aim next turn.
struct Guns {
    hull: i16,
    /// Lost before anybody fires.
    lost: bool,
    silent: bool,
    harm: i16,
    spot: Placement,
    zone: Vec<(Hex, u8)>,
    /// Where it will be, if it flies on a little slower, as fast, or faster.
    next: [Hex; 3],
}

impl Guns {
    fn of(field: &DriftingField<'_>, ship: &ShipView, end: &End) -> Self {
        let travel = end.spot.travel();
        let moves = end.spot.speed.moves();
        let ahead = |moves: u8| {
            (0..moves).fold(end.spot.hex, |hex, _| {
                let next = hex.step(travel);
                if field.board.has(next) { next } else { hex }
            })
        };
        Self {
            hull: ship.hull,
            lost: end.harm >= ship.hull,
            silent: end.hidden,
            harm: end.harm,
            spot: end.spot,
            zone: zone(&ship.build, end.spot.hex, end.spot.nose),
            next: [moves.saturating_sub(1), moves, moves + 1].map(ahead),
        }
    }

    fn against(&self, other: &Self) -> i64 {
        let dealt = self.hits(other);
        let taken = other.hits(self);
        let own = self.harm + taken;
        let theirs = other.harm + dealt;
        let price = |hull: i16, harm: i16| {
            let lost = if harm >= hull { SHIP } else { 0 };
            HULL * i64::from(harm.min(hull)) + lost
        };
        let fight = price(other.hull, theirs) - price(self.hull, own);
        if own >= self.hull || theirs >= other.hull {
            return fight;
        }
        let next = NEXT * (self.aims(other) - other.aims(self)) / 3;
        fight + next - NEAR * i64::from(apart(self.spot.hex, other.spot.hex))
    }

    fn hits(&self, other: &Self) -> i16 {
        if self.silent || self.lost || other.silent || other.lost {
            return 0;
        }
        let hit = self.zone.iter().find(|(hex, _)| *hex == other.spot.hex);
        hit.map_or(0, |(_, damage)| i16::from(*damage))
    }

    /// How well it will stand to where the other flies on: the nearer to its line of fire, the better.
    fn aims(&self, other: &Self) -> i64 {
        let there = |hex: &Hex| aim(self.next[1], self.spot.nose, *hex);
        other.next.iter().map(there).sum()
    }
}

/// How well a nose points at a hex, a few hexes away: in hulls.
fn aim(from: Hex, nose: Facing, at: Hex) -> i64 {
    let far = apart(from, at);
    if far == 0 || far > 6 {
        return 0;
    }
    let ahead = apart(from.step(nose), at);
    let (left, right) = (
        apart(from.step(nose.left()), at),
        apart(from.step(nose.right()), at),
    );
    // One hex nearer by going straight: it lies ahead; by one side too: a little aside.
    match (ahead < far, left < far || right < far) {
        (true, false) => 3,
        (true, true) => 2,
        (false, true) => 1,
        (false, false) => 0,
    }
}

/// How many steps two hexes are apart.
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
    use super::*;

    #[test]
    fn neighbours_are_one_step_apart() {
        for column in 2..6 {
            for row in 2..6 {
                let hex = Hex::at(column, row);
                for facing in Facing::ALL {
                    assert_eq!(apart(hex, hex.step(facing)), 1, "{hex} {facing}");
                    let two = hex.step(facing).step(facing);
                    assert_eq!(apart(hex, two), 2, "{hex} {facing}");
                }
            }
        }
    }
}
