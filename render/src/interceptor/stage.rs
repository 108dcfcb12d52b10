//! A board at one moment: hexes, asteroids, ships, trails, shots. Stills and replays share it.

use games::interceptor::{Facing, Hex, ShipId};

use super::pieces::{asteroid, craft, ink, label, line, sprite};
use super::plan::Plan;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene, Shape, Size};
use crate::theme::{Face, Ink, Weight};

/// How large pictures are.
const PICTURE: (u16, u16) = (960, 720);

/// A ship at a moment.
pub(super) struct Actor {
    pub id: ShipId,
    pub at: Point,
    pub nose: Facing,
    /// What it has lost until now, to be told beside it.
    pub lost: i16,
    pub presence: Presence,
}

/// Whether a ship is there, or will have left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Presence {
    /// It is there.
    There,
    /// It is where an order will lead it away from.
    Leaving,
}

/// An asteroid at a moment.
pub(super) struct Rock {
    pub at: Point,
    pub drift: Facing,
}

/// Where a ship has come from.
pub(super) struct Trail {
    pub ship: ShipId,
    pub points: Vec<Point>,
}

/// A shot that hit.
pub(super) struct Shot {
    pub from: Point,
    pub to: Point,
}

/// Hexes that fire reaches, and the damage there.
pub(super) struct Zone {
    pub hexes: Vec<(Hex, u8)>,
}

/// A board at one moment.
#[derive(Default)]
pub(super) struct Stage {
    pub rocks: Vec<Rock>,
    pub trails: Vec<Trail>,
    pub zones: Vec<Zone>,
    pub shots: Vec<Shot>,
    pub actors: Vec<Actor>,
    /// Where ships have met walls, asteroids and their end.
    pub bursts: Vec<Point>,
}

impl Stage {
    /// The board, with room for a panel beside it.
    pub fn draw(&self, plan: &Plan) -> Scene {
        let mut scene = Scene::new(PICTURE.0, PICTURE.1);
        ground(&mut scene, plan);
        for (nth, rock) in self.rocks.iter().enumerate() {
            let shape = asteroid(rock.drift, plan.size(1.62));
            scene.put(format!("asteroid {}", nth + 1), rock.at, shape);
        }
        for trail in &self.trails {
            let name = format!("trail {}", name(trail.ship));
            let from = Point::new(0, 0);
            let shape = line(trail.points.clone(), ink(trail.ship.seat), Weight::Ray);
            scene.put(name, from, shape);
        }
        for shot in &self.shots {
            let (from, to) = (shot.from, shot.to);
            let points = vec![Point::new(0, 0), Point::new(to.x - from.x, to.y - from.y)];
            scene.put("shot", from, line(points, Ink::Wrong, Weight::Ray));
        }
        for at in &self.bursts {
            scene.put("burst", *at, sprite(Emblem::Burst, plan.size(1.0)));
        }
        for actor in self.actors.iter().rev() {
            self.actor(&mut scene, plan, actor);
        }
        for actor in &self.actors {
            self.loss(&mut scene, plan, actor);
        }
        self.reached(&mut scene, plan);
        scene
    }

    /// The damage on each hex that fire reaches, added up.
    fn reached(&self, scene: &mut Scene, plan: &Plan) {
        let all = self.zones.iter().flat_map(|zone| &zone.hexes);
        let mut hexes: Vec<(Hex, u16)> = Vec::new();
        for &(hex, damage) in all.filter(|(hex, _)| plan.board().has(*hex)) {
            match hexes.iter_mut().find(|(known, _)| *known == hex) {
                Some((_, sum)) => *sum += u16::from(damage),
                None => hexes.push((hex, u16::from(damage))),
            }
        }
        for (hex, damage) in hexes {
            let at = plan.hex(hex);
            let edge = line(plan.outline(0.86), Ink::Wrong, Weight::Thin);
            scene.put(format!("zone {hex}"), at, edge);
            // Beside what stands there, so that both can be read.
            let corner = -i32::from(plan.size(0.62));
            let at = if self.stands(at) {
                at.by(corner, corner)
            } else {
                at
            };
            let hole = sprite(Emblem::Alveolus, plan.size(0.95));
            scene.put(format!("hole {hex}"), at, hole);
            // The smallest picture still shows it.
            let face = Face::bold(plan.size(0.72).min(30) as u8);
            scene.put(format!("damage {hex}"), at, label(damage, face, Ink::Gold));
        }
    }

    /// Whether a ship or an asteroid is at this place.
    fn stands(&self, at: Point) -> bool {
        let actors = self.actors.iter().map(|actor| actor.at);
        let rocks = self.rocks.iter().map(|rock| rock.at);
        actors.chain(rocks).any(|there| is_near(there, at))
    }

    /// Where a ship is drawn: those on one hex stand beside each other. Says how far aside it is,
    /// and how many stand there.
    fn place(&self, plan: &Plan, actor: &Actor) -> (Point, i32, usize) {
        let near = |other: &&Actor| is_near(other.at, actor.at);
        let here: Vec<ShipId> = self.actors.iter().filter(near).map(|one| one.id).collect();
        let nth = here.iter().position(|id| *id == actor.id).unwrap_or(0) as i32;
        let apart = i32::from(plan.size(0.66));
        let aside = apart * (2 * nth - (here.len() as i32 - 1)) / 2;
        (actor.at.by(aside, -aside / 2), aside, here.len())
    }

    fn actor(&self, scene: &mut Scene, plan: &Plan, actor: &Actor) {
        let (at, _, crowd) = self.place(plan, actor);
        let diameter = plan.size(match actor.presence {
            Presence::Leaving => 1.05,
            Presence::There if crowd > 1 => 1.4,
            Presence::There => 1.7,
        });
        scene.put(
            format!("ship {}", name(actor.id)),
            at,
            craft(actor.id, actor.nose, diameter),
        );
        if actor.id.number > 0 {
            let numeral = if actor.id.number == 1 { "II" } else { "III" };
            let below = at.by(i32::from(plan.size(0.66)), i32::from(plan.size(0.6)));
            scene.put("numeral", below, label(numeral, Face::bold(16), Ink::Moon));
        }
    }

    /// What a ship has lost, beside it and over whatever lies there.
    fn loss(&self, scene: &mut Scene, plan: &Plan, actor: &Actor) {
        if actor.lost <= 0 {
            return;
        }
        let (at, aside, _) = self.place(plan, actor);
        let (right, up) = (i32::from(plan.size(1.0)), -i32::from(plan.size(0.7)));
        // Of two ships on one hex, the left one has it on its other side.
        let beside = if aside < 0 {
            at.by(-right, -up)
        } else {
            at.by(right, up)
        };
        let hole = sprite(Emblem::Alveolus, plan.size(1.25));
        scene.put("loss hole", beside, hole);
        let face = Face::bold(plan.size(0.8).min(30) as u8);
        let said = label(format!("-{}", actor.lost), face, Ink::Wrong);
        scene.put(format!("loss {}", name(actor.id)), beside, said);
    }
}

/// Whether two places are on one hex.
fn is_near(one: Point, other: Point) -> bool {
    (one.x - other.x).abs() + (one.y - other.y).abs() < 8
}

/// What a ship is called in a scene.
pub(super) fn name(id: ShipId) -> String {
    format!("{}.{}", id.seat.index() + 1, id.number + 1)
}

/// What never changes.
fn ground(scene: &mut Scene, plan: &Plan) {
    let board = plan.board();
    let size = Size {
        width: 624,
        height: 712,
    };
    scene.lay("board", Point::new(4, 4), Shape::Plate { size });
    for hex in board.hexes() {
        let outline = line(plan.outline(1.0), Ink::Ghost, Weight::Thin);
        scene.lay(format!("hex {hex}"), plan.hex(hex), outline);
    }
    for column in 0..board.side() {
        let letter = char::from(b'A' + column);
        let shape = label(letter, Face::bold(20), Ink::Faint);
        scene.lay(format!("column {letter}"), plan.letter(column), shape);
        let shape = label(column + 1, Face::bold(20), Ink::Faint);
        scene.lay(format!("row {}", column + 1), plan.number(column), shape);
    }
}
