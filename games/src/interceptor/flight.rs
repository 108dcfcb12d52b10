//! A ship's movement: its corrected order on the board, and what walls and asteroids do to it.

use serde::{Deserialize, Serialize};

use super::asteroid::Asteroid;
use super::board::Board;
use super::build::Build;
use super::hex::Hex;
use super::order::{Code, Order};
use super::placement::Placement;
use super::plan::Plan;
use super::ship::ShipId;

/// Flight of a ship in the movement phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    /// The ship.
    pub ship: ShipId,
    /// The structure that it had before.
    pub hull: i16,
    /// Place where it began.
    pub from: Placement,
    /// Order as its pilot wrote it.
    pub written: Order,
    /// The order as it was carried out; `None` for a ship that flees.
    pub plan: Option<Plan>,
    /// Letter by letter, where it was then and what it cost.
    pub legs: Vec<Leg>,
}

/// A letter, carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    /// The letter.
    pub code: Code,
    /// Place of the ship after it.
    pub to: Placement,
    /// Cause of a lost point of structure, if it cost one.
    pub harm: Option<Harm>,
}

/// Cause of a lost point of structure in the movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Harm {
    /// The hex ahead was off the board: the ship stayed (I6).
    Wall,
    /// The ship has crossed this asteroid (I7).
    Asteroid(Hex),
}

impl Flight {
    /// Flies an order on a board as it is now.
    pub(super) fn new(
        (ship, hull, build): (ShipId, i16, &Build),
        (board, asteroids): (Board, &[Asteroid]),
        from: Placement,
        order: &Order,
    ) -> Self {
        let plan = match order {
            Order::Fly(flying) => Some(Plan::new(build, from.speed, flying)),
            // I21: a ship that flees does not move.
            Order::Retreat => None,
        };
        let legs = plan.as_ref().map(|plan| fly(board, asteroids, from, plan));
        Self {
            ship,
            hull,
            from,
            written: order.clone(),
            legs: legs.unwrap_or_default(),
            plan,
        }
    }

    /// Place of the ship in the end.
    pub fn destination(&self) -> Placement {
        let stays = || Placement {
            // An order of speed 0 without turns has no letter, and changes the speed.
            speed: self
                .plan
                .as_ref()
                .map_or(self.from.speed, |plan| plan.speed),
            ..self.from
        };
        self.legs.last().map_or_else(stays, |leg| leg.to)
    }

    /// The order as it is carried out, in letters.
    pub fn carried_out(&self) -> String {
        let plan = self.plan.as_ref();
        plan.map_or_else(
            || self.written.to_string(),
            |plan| plan.as_order().to_string(),
        )
    }

    /// Structure that the movement cost.
    pub fn damage(&self) -> i16 {
        // At most one a letter.
        self.legs.iter().filter(|leg| leg.harm.is_some()).count() as i16
    }
}

/// Carries out a corrected order. Ships never block or hit each other; several may share a hex.
pub fn fly(board: Board, asteroids: &[Asteroid], from: Placement, plan: &Plan) -> Vec<Leg> {
    let mut spot = Placement {
        speed: plan.speed,
        ..from
    };
    // I7, I28: only an asteroid that was entered in this move is crossed when it is left.
    let mut entered = false;
    let mut legs = Vec::with_capacity(plan.codes.len());
    for &code in &plan.codes {
        let mut harm = None;
        if matches!(code, Code::Ahead | Code::Flip) {
            let ahead = spot.hex.step(spot.travel());
            if board.has(ahead) {
                let crossed = entered && asteroids.iter().any(|one| one.hex == spot.hex);
                harm = crossed.then_some(Harm::Asteroid(spot.hex));
                spot.hex = ahead;
                entered = true;
            } else {
                harm = Some(Harm::Wall);
            }
        }
        match code {
            Code::Ahead => {}
            Code::Right => spot.nose = spot.nose.turned_right(),
            Code::Left => spot.nose = spot.nose.turned_left(),
            Code::Loop => spot.nose = spot.nose.turned_back(),
            Code::Flip => {
                spot.nose = spot.nose.turned_back();
                spot.speed = spot.speed.reversed();
            }
        }
        legs.push(Leg {
            code,
            to: spot,
            harm,
        });
    }
    legs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::seat::Seat;
    use crate::interceptor::build::Build;
    use crate::interceptor::hex::Facing;
    use crate::interceptor::parse;

    /// From a place, an order leads to a place and costs so much.
    #[track_caller]
    fn leads(asteroids: &str, from: &str, order: &str, to: &str, damage: i16) {
        let hexes = asteroids.split_whitespace().filter_map(parse::hex);
        let asteroids: Vec<Asteroid> = hexes
            .map(|hex| Asteroid {
                hex,
                drift: Facing::North,
            })
            .collect();
        let from = parse::placement(from).unwrap();
        let written = parse::order(order).unwrap();
        let Order::Fly(flying) = &written else {
            panic!("{order} is no flight");
        };
        let plan = Plan::new(&Build::default(), from.speed, flying);
        let flight = Flight {
            ship: ShipId {
                seat: Seat::new(0),
                number: 0,
            },
            hull: 5,
            from,
            legs: fly(Board::LARGE, &asteroids, from, &plan),
            written,
            plan: Some(plan),
        };
        assert_eq!(
            flight.destination(),
            parse::placement(to).unwrap(),
            "{from:?} {order}"
        );
        assert_eq!(flight.damage(), damage, "{from:?} {order}");
    }

    #[test]
    fn flights_match_the_examples_of_the_rules() {
        // Two hexes behind, same nose, speed -5.
        leads("", "H8 N 5", "5 LAT", "H10 N -5", 0);
        leads("", "H8 N 3", "3 AGAADX", "F6 N 3", 0);
        leads("", "H8 N 4", "4 AGADAA", "E6 N 4", 0);
    }

    #[test]
    fn travel_follows_the_sign_of_the_speed() {
        leads("", "H8 N -2", "-2 AA", "H10 N -2", 0);
        // D is to the right of the nose, also backwards.
        leads("", "H8 N -2", "-2 ADA", "G10 NE -2", 0);
        // I4: after T the ship goes on the same way.
        leads("", "H8 N 2", "2 TA", "H6 S -2", 0);
        leads("", "H8 N 0", "0 DD", "H8 SE 0", 0);
        leads("", "H8 N 2", "0", "H8 N 0", 0);
        leads("", "H8 N 1", "-1 A", "H9 N -1", 0);
    }

    #[test]
    fn ships_stay_and_take_damage_at_the_edge() {
        // I6.
        leads("", "H2 N 3", "3 AAA", "H1 N 3", 2);
        leads("", "H1 N 3", "3 ADDAA", "I1 SE 3", 2);
        leads("", "A1 N 5", "5 LAT", "A3 N -5", 0);
        leads("", "A8 SW 2", "2 TA", "A8 NE -2", 2);
    }

    #[test]
    fn crossing_an_asteroid_costs_structure() {
        // I7: where the move ends, the asteroid phase takes its due.
        leads("H7", "H8 N 2", "2 AA", "H6 N 2", 1);
        leads("H7 H6", "H8 N 2", "2 AA", "H6 N 2", 1);
        leads("H7 H6", "H8 N 3", "3 AAA", "H5 N 3", 2);
        // I28: leaving the one where the move began costs nothing; crossed twice costs twice.
        leads("H8", "H8 N 2", "2 AA", "H6 N 2", 0);
        leads("H7", "H8 N 4", "4 ATAA", "H4 S -4", 1);
        leads("H1", "H2 N 3", "3 AAA", "H1 N 3", 2);
        // A looping on the spot leaves nothing.
        leads("H7", "H8 N 4", "4 AL", "H7 S 4", 0);
        leads("H7", "H8 N 5", "5 ALA", "H8 S 5", 1);
        leads("H8 H7", "H8 N 5", "5 ALA", "H8 S 5", 1);
    }
}
