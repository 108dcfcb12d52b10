//! A board at one moment: hexes, asteroids, ships, trails, shots. Stills and replays share it.

use games::Seat;
use games::interceptor::{Facing, Hex, ShipId, Speed};

use super::art::Art;
use super::order::{self, OrderMark, Shows};
use super::palette::{STEPS, WORLD};
use super::panel::picture_size;
use super::pieces::{
    asteroid, card, craft, digit, digit_on, digit_size, flame, hollow, ink, label, line, ring,
    sprite, tint, wreck,
};
use super::plan::{BOARD, Measures};
use crate::emblems::Emblem;
use crate::hint;
use crate::scene::{Point, Scene};
use crate::theme::{Face, Ink, Weight};

/// A phone shows where a ship began, however many hexes there are.
const START: u16 = 30;
/// Diameter of the ring where a ship ends that flies straight on, in hexes' reaches: what stands in
/// its hex is read within.
const ONWARD: f32 = 1.9;
/// From one ship to the next on one hex, in hexes' reaches.
const APART: f32 = 1.1;
/// Diameter of the ring around the end of an advised flight, in hexes' reaches.
const HINTED: f32 = 2.4;
/// A star with a loss, in which a phone shows its number.
const SMALLEST_STAR: u16 = 62;
/// A ship that a phone shows, alone on its hex.
const SMALLEST_SHIP: u16 = 84;
/// Size of the sign of an announcement, at least, and the width of its edge.
const SIGN: (u16, u16) = (88, 50);
const SIGN_EDGE: i32 = 4;

/// A ship at a moment.
pub(super) struct Actor {
    pub id: ShipId,
    pub at: Point,
    pub nose: Facing,
    pub speed: Speed,
    /// Hull lost until now, to be told beside the ship.
    pub lost: i16,
    pub presence: Presence,
}

/// Presence of a ship on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Presence {
    /// The ship is there.
    There,
    /// The ship stands at a place that it will leave by its order.
    Leaving,
    /// The ship was destroyed.
    Wreck,
}

/// An asteroid at a moment.
pub(super) struct Rock {
    pub at: Point,
    pub drift: Facing,
}

/// Way of a ship to its place.
pub(super) struct Trail {
    pub ship: ShipId,
    pub points: Vec<Point>,
    /// Marks of the order's moves.
    pub marks: Vec<OrderMark>,
    /// True for the trail of a hint.
    pub hinted: bool,
}

/// A shot that hit, and whose it was.
pub(super) struct Shot {
    pub seat: Seat,
    pub from: Point,
    pub to: Point,
}

impl Shot {
    /// The part of the way on which its bolt is seen, in step `step` of `steps`.
    pub(super) fn part(&self, step: u8, steps: u8) -> Self {
        let at = |step: u8| {
            let share = f32::from(step) / f32::from(steps.max(1));
            let along = |from: i32, to: i32| from + ((to - from) as f32 * share).round() as i32;
            Point::new(along(self.from.x, self.to.x), along(self.from.y, self.to.y))
        };
        Self {
            seat: self.seat,
            from: at(step.saturating_sub(1)),
            to: at(step),
        }
    }
}

/// Hexes that a pilot's fire reaches, and the damage there.
pub(super) struct FireZone {
    pub hexes: Vec<(Hex, u8)>,
    /// Seat that has fired there; `None` for fire to come.
    pub fired_by: Option<Seat>,
}

/// A sign beside a ship, of a few letters.
pub(super) struct Sign {
    pub ship: ShipId,
    pub said: String,
}

/// A board at one moment.
#[derive(Default)]
pub(super) struct BoardScene {
    pub rocks: Vec<Rock>,
    pub trails: Vec<Trail>,
    pub zones: Vec<FireZone>,
    pub shots: Vec<Shot>,
    pub actors: Vec<Actor>,
    /// Places where ships have met walls, asteroids and their end.
    pub bursts: Vec<Point>,
    /// Places of explosions, and how far each has come: the ship is whole in the first four steps.
    pub blasts: Vec<(Point, u8)>,
    /// Places of ships that fall to pieces, and how far the wave around each has come.
    pub waves: Vec<(Point, u8)>,
    /// Place to which a hint leads a ship.
    pub hinted: Option<Point>,
    /// Places to which asteroids will drift.
    pub drifts: Vec<Point>,
    /// Ways that ships go if they fly straight on.
    pub onward: Vec<(ShipId, Vec<Point>)>,
    /// Announcements that the viewer knows.
    pub signs: Vec<Sign>,
    /// Places of ships that have won.
    pub winners: Vec<Point>,
}

/// A place on the board, and half its width and height.
#[derive(Clone, Copy)]
pub(super) struct Tag {
    pub at: Point,
    half: (i32, i32),
}

impl Tag {
    const fn new(at: Point, half: (i32, i32)) -> Self {
        Self { at, half }
    }

    /// Sum of what it hides of these, each by how much it matters.
    fn hidden(&self, these: &[(Self, i32)]) -> i32 {
        let hidden = these.iter().map(|(other, matters)| {
            let right = self.half.0 + other.half.0 - (self.at.x - other.at.x).abs();
            let down = self.half.1 + other.half.1 - (self.at.y - other.at.y).abs();
            right.min(down).max(0) * matters
        });
        hidden.sum()
    }
}

/// Places of what is told beside ships.
#[derive(Default)]
struct Beside {
    losses: Vec<Tag>,
    /// A place for each sign; `None` where its ship is not there.
    signs: Vec<Option<Tag>>,
    /// Letters of turns: where they are made, and where they are drawn.
    turns: Vec<(Point, Tag)>,
}

impl Beside {
    /// True if one of them lies on the middle of a hex.
    fn covers(&self, at: Point) -> bool {
        let all = self.losses.iter().chain(self.signs.iter().flatten());
        let all = all.chain(self.turns.iter().map(|(_, tag)| tag));
        let middle = Tag::new(at, (8, 8));
        all.copied().any(|tag| middle.hidden(&[(tag, 1)]) > 0)
    }
}

impl BoardScene {
    /// The board, with room for a panel beside it and so many lines below.
    pub(super) fn draw(&self, plan: &Measures, feet: usize) -> Scene {
        let size = picture_size(feet);
        let mut scene = Scene::new(size.width, size.height).in_world(&WORLD);
        draw_ground(&mut scene, plan);
        self.draw_light(&mut scene, plan);
        let beside = self.find_places(plan);
        self.draw_fire_zones(&mut scene, plan, &beside);
        for at in &self.winners {
            scene.add("glory", *at, sprite(Art::Glory, plan.size(6.4)));
        }
        for at in &self.drifts {
            scene.add("drift", *at, sprite(Art::Drift, plan.size(1.5)));
        }
        self.draw_onward(&mut scene, plan);
        for trail in &self.trails {
            let name = format!("trail {}", name(trail.ship));
            if trail.hinted {
                hint::draw_dashed_line(&mut scene, &name, &trail.points);
            } else {
                let from = Point::new(0, 0);
                let shape = line(trail.points.clone(), ink(trail.ship.seat), Weight::Wake);
                scene.add(name, from, shape);
                // A dot on each hex that it passed: its moves are counted.
                let passed = trail.points.get(1..trail.points.len().max(2) - 1);
                for at in passed
                    .into_iter()
                    .flatten()
                    .filter(|_| trail.marks.is_empty())
                {
                    let dot = line(vec![from, from], Ink::Moon, Weight::Beam);
                    scene.add("passed", *at, dot);
                }
            }
            if let Some(start) = trail.points.first().filter(|_| trail.points.len() > 1) {
                let dot = sprite(Art::Start(tint(trail.ship.seat)), plan.size(0.7).max(START));
                scene.add(format!("start {}", self::name(trail.ship)), *start, dot);
            }
        }
        if let Some(at) = self.hinted {
            hint::draw_ring(&mut scene, "end", at, plan.size(HINTED));
        }
        // Under what they might hide.
        for actor in &self.actors {
            let (at, ..) = self.place(plan, actor);
            let flame = flame(
                actor.id,
                actor.nose,
                actor.speed,
                self.diameter(plan, actor),
            );
            if let Some(flame) = flame.filter(|_| actor.presence == Presence::There) {
                scene.add(format!("ship's flame {}", name(actor.id)), at, flame);
            }
        }
        // Over the trails that cross them: where they drift to is read.
        for (nth, rock) in self.rocks.iter().enumerate() {
            let shape = asteroid(rock.drift, plan.size(1.62));
            scene.add(format!("asteroid {}", nth + 1), rock.at, shape);
        }
        // Behind the ship that was hit.
        for at in &self.bursts {
            let under = self.actors.iter().any(|actor| is_near(actor.at, *at));
            let spark = match under {
                true => sprite(Emblem::Burst, plan.size(2.6)),
                false => sprite(Art::Spark, plan.size(1.3)),
            };
            scene.add("burst", *at, spark);
        }
        for shot in &self.shots {
            let (from, to) = (shot.from, shot.to);
            let points = vec![Point::new(0, 0), Point::new(to.x - from.x, to.y - from.y)];
            scene.add(
                "shot",
                from,
                line(points.clone(), ink(shot.seat), Weight::Beam),
            );
            scene.add("shot's core", from, line(points, Ink::Moon, Weight::Thin));
        }
        // Behind all of them: whose wreck it was is still read.
        for actor in &self.actors {
            if actor.presence == Presence::Wreck {
                let (at, ..) = self.place(plan, actor);
                let blaze = sprite(Emblem::Burst, plan.size(3.0));
                scene.add(format!("destroyed {}", name(actor.id)), at, blaze);
            }
        }
        let (leaving, staying): (Vec<_>, Vec<_>) = self
            .actors
            .iter()
            .rev()
            .partition(|actor| actor.presence == Presence::Leaving);
        for actor in leaving.into_iter().chain(staying) {
            self.draw_actor(&mut scene, plan, actor);
        }
        // Over all hulls: in a crowd too each is told.
        for actor in &self.actors {
            let (at, diameter) = self.digit(plan, actor);
            let name = format!("ship's digit {}", name(actor.id));
            scene.add(name, at, digit(actor.id, digit_size(diameter)));
        }
        for &(at, step) in &self.waves {
            for (ahead, ink) in [(0.0, Ink::Gold), (0.5, Ink::Moon)] {
                let far = plan.size(0.6 + ahead + 0.3 * f32::from(step));
                let wide = 12_u16.saturating_sub(u16::from(step));
                scene.add("wave", at, ring((far, wide.max(4)), ink));
            }
        }
        for &(at, step) in &self.blasts {
            let wide = 1.2 + 0.5 * f32::from(step);
            scene.add("blast", at, sprite(Art::Blast(step), plan.size(wide)));
        }
        for trail in &self.trails {
            let turns = &beside.turns;
            order::draw_marks(&mut scene, plan, (trail.ship, &trail.marks), turns);
        }
        let lost = self.actors.iter().filter(|actor| actor.lost > 0);
        for (actor, beside) in lost.zip(&beside.losses) {
            draw_loss(&mut scene, plan, actor, beside.at);
        }
        for (sign, beside) in self.signs.iter().zip(&beside.signs) {
            let Some(Tag { at, half }) = *beside else {
                continue;
            };
            let what = name(sign.ship);
            for (by, ink) in [(SIGN_EDGE, ink(sign.ship.seat)), (0, Ink::Gold)] {
                let (wide, high) = (half.0 + by, half.1 + by);
                let bed = card((2 * wide, 2 * high), 14, ink);
                scene.add(format!("said bed {what}"), at.offset(-wide, -high), bed);
            }
            let said = label(&sign.said, Face::title(36), Ink::Night);
            scene.add(format!("said {what}"), at, said);
        }
        scene
    }

    /// Draws where ships go if they fly straight on: a dot on each hex, and a ring at the end.
    fn draw_onward(&self, scene: &mut Scene, plan: &Measures) {
        for (ship, way) in &self.onward {
            // Of the many ends that an announcement leaves open, each is small.
            let ends = self.onward.iter().filter(|(other, _)| other == ship);
            let size = match ends.count() {
                1 => plan.size(ONWARD),
                _ => plan.size(1.1).max(START + 6),
            };
            let (tint, here) = (tint(ship.seat), Point::new(0, 0));
            for (nth, at) in (1..).zip(way) {
                let what = format!("onward {}", name(*ship));
                if nth == way.len() {
                    scene.add(what, *at, sprite(Art::Onward(tint), size));
                } else {
                    let dot = line(vec![here, here], ink(ship.seat), Weight::Lance);
                    scene.add(what, *at, dot);
                }
            }
        }
    }

    /// Draws the damage on each hex that fire reaches: what is to come is added up, and what was
    /// fired has its pilot's colour around it.
    fn draw_fire_zones(&self, scene: &mut Scene, plan: &Measures, beside: &Beside) {
        for zone in &self.zones {
            let Some(seat) = zone.fired_by else { continue };
            for &(hex, _) in zone.hexes.iter().filter(|(hex, _)| plan.shows(*hex)) {
                let at = plan.hex(hex);
                let fill = sprite(Art::Fired(tint(seat)), 2 * plan.size(1.0));
                scene.add(format!("fired {hex}"), at, fill);
            }
        }
        let mut hexes: Vec<(Hex, u16)> = Vec::new();
        for zone in &self.zones {
            let on_board = zone.hexes.iter().filter(|(hex, _)| plan.shows(*hex));
            for &(hex, damage) in on_board {
                let damage = u16::from(damage);
                match hexes.iter_mut().find(|(known, _)| *known == hex) {
                    Some((_, most)) if zone.fired_by.is_some() => *most = damage.max(*most),
                    Some((_, sum)) => *sum += damage,
                    None => hexes.push((hex, damage)),
                }
            }
        }
        for (hex, damage) in hexes {
            let at = plan.hex(hex);
            // More than a byte of damage is none that a ship survives.
            let hot = damage.min(u8::MAX.into()) as u8;
            let fill = sprite(Art::Fire(hot), 2 * plan.size(1.0));
            scene.add(format!("zone {hex}"), at, fill);
            // What stands there is seen, and its loss is told beside it.
            if !self.stands(at) && !beside.covers(at) {
                let face = Face::title(plan.size(1.0).clamp(34, 44) as u8);
                let ink = if hot > 2 { Ink::Night } else { Ink::Moon };
                scene.add(format!("damage {hex}"), at, label(damage, face, ink));
            }
        }
    }

    /// True if a ship or an asteroid is at this place.
    fn stands(&self, at: Point) -> bool {
        let actors = self.actors.iter().map(|actor| actor.at);
        let rocks = self.rocks.iter().map(|rock| rock.at);
        actors.chain(rocks).any(|there| is_near(there, at))
    }

    /// Place at which a ship is drawn: ships on one hex stand beside each other. Gives also how far
    /// aside it is, and how many stand there.
    fn place(&self, plan: &Measures, actor: &Actor) -> (Point, i32, usize) {
        let near = |other: &&Actor| is_near(other.at, actor.at);
        let here: Vec<ShipId> = self.actors.iter().filter(near).map(|one| one.id).collect();
        let nth = here.iter().position(|id| *id == actor.id).unwrap_or(0) as i32;
        let apart = i32::from(plan.size(APART));
        let aside = apart * (2 * nth - (here.len() as i32 - 1)) / 2;
        (actor.at.offset(aside, -aside / 2), aside, here.len())
    }

    /// Diameter of a ship.
    fn diameter(&self, plan: &Measures, actor: &Actor) -> u16 {
        let (.., crowd) = self.place(plan, actor);
        plan.size(match actor.presence {
            Presence::Leaving => 1.7,
            _ if crowd > 1 => 1.8,
            _ if self.is_on_rock(actor) => 2.2,
            _ => return plan.size(2.3).max(SMALLEST_SHIP),
        })
    }

    /// Lights the hexes around what happens, what was hit and the end of one's own order, and a little
    /// around every ship.
    fn draw_light(&self, scene: &mut Scene, plan: &Measures) {
        let lost = self.actors.iter().filter(|actor| actor.lost > 0);
        let ordered = self.trails.iter().filter(|trail| !trail.marks.is_empty());
        let ends = ordered.filter_map(|trail| trail.points.last());
        let shot = self.shots.iter().map(|shot| shot.to);
        let places = lost.map(|actor| actor.at).chain(ends.copied()).chain(shot);
        let places: Vec<Point> = places.chain(self.bursts.iter().copied()).collect();
        let ships: Vec<Point> = self.actors.iter().map(|actor| actor.at).collect();
        for hex in plan.hexes() {
            let at = plan.hex(hex);
            let far = |place: &Point| ((place.x - at.x) as f32).hypot((place.y - at.y) as f32);
            let reach = f32::from(plan.size(1.0));
            let nearest = places.iter().map(far).fold(f32::MAX, f32::min) / reach;
            let ship = ships.iter().map(far).fold(f32::MAX, f32::min) / reach;
            let below = match (nearest, ship) {
                (..1.9, _) => 1,
                (..3.6, _) | (_, ..1.9) => 2,
                _ => continue,
            };
            let tile = sprite(Art::Hex(STEPS - below), 2 * plan.size(1.0));
            scene.add(format!("light {hex}"), at, tile);
        }
    }

    /// Draws a ship, with a numeral where its pilot has several.
    fn draw_actor(&self, scene: &mut Scene, plan: &Measures, actor: &Actor) {
        let (at, ..) = self.place(plan, actor);
        let diameter = self.diameter(plan, actor);
        let shape = match actor.presence {
            Presence::Wreck => wreck(actor.id, actor.nose, diameter),
            Presence::Leaving => hollow(actor.id, actor.nose, diameter),
            Presence::There => craft(actor.id, actor.nose, diameter),
        };
        scene.add(format!("ship {}", name(actor.id)), at, shape);
        // Where it goes its numeral is read.
        if actor.id.number > 0 && actor.presence != Presence::Leaving {
            let numeral = if actor.id.number == 1 { "II" } else { "III" };
            let below = at.offset(i32::from(plan.size(0.66)), i32::from(plan.size(0.6)));
            let what = format!("numeral of {}", name(actor.id));
            scene.add(what, below, label(numeral, Face::bold(33), Ink::Moon));
        }
    }

    /// The middle of a ship's digit, and the ship's diameter.
    fn digit(&self, plan: &Measures, actor: &Actor) -> (Point, u16) {
        let (at, ..) = self.place(plan, actor);
        let diameter = self.diameter(plan, actor);
        (digit_on(at, actor.nose, diameter), diameter)
    }

    /// Finds places for what is told beside ships: where they hide nothing, else as little as can
    /// be.
    fn find_places(&self, plan: &Measures) -> Beside {
        let mut beside = Beside::default();
        let mut taken: Vec<(Tag, i32)> = self.hides(plan);
        for mark in self.trails.iter().flat_map(|trail| &trail.marks) {
            let Shows::Turns(letters) = &mark.shows else {
                continue;
            };
            let half = i32::from(order::turn_size(plan, letters)) / 2 - 4;
            let on_its_way = Tag::new(mark.at, (half, half));
            let away = |actor: &&Actor| far(actor.at, mark.at);
            let nearest = self.actors.iter().min_by_key(away);
            let tag = match nearest.filter(|_| on_its_way.hidden(&taken) > 0) {
                Some(actor) => self.beside(plan, actor, on_its_way.half, &taken),
                None => on_its_way,
            };
            taken.push((tag, 4));
            beside.turns.push((mark.at, tag));
        }
        for actor in self.actors.iter().filter(|actor| actor.lost > 0) {
            let half = i32::from(star_size(plan)) / 2 - 3;
            let tag = self.beside(plan, actor, (half, half), &taken);
            taken.push((tag, 4));
            beside.losses.push(tag);
        }
        for sign in &self.signs {
            let there = |actor: &&Actor| actor.id == sign.ship && actor.presence == Presence::There;
            let wide = i32::from(plan.size(1.7).max(SIGN.0)) / 2;
            let high = i32::from(plan.size(1.0).max(SIGN.1)) / 2;
            let actor = self.actors.iter().find(there);
            let tag = actor.map(|actor| self.beside(plan, actor, (wide, high), &taken));
            taken.extend(tag.map(|tag| (tag, 4)));
            beside.signs.push(tag);
        }
        beside
    }

    /// Things that should not be hidden, and how much each matters.
    fn hides(&self, plan: &Measures) -> Vec<(Tag, i32)> {
        let square = |at: Point, half: i32, matters: i32| (Tag::new(at, (half, half)), matters);
        let mut all = Vec::new();
        for actor in &self.actors {
            let (digit, diameter) = self.digit(plan, actor);
            let (at, ..) = self.place(plan, actor);
            all.push(square(at, i32::from(diameter) / 3, 1));
            all.push(square(digit, i32::from(digit_size(diameter)) / 3, 8));
        }
        let rock = i32::from(plan.size(0.6));
        all.extend(self.rocks.iter().map(|rock_at| square(rock_at.at, rock, 1)));
        let spark = i32::from(plan.size(0.5));
        all.extend(self.bursts.iter().map(|at| square(*at, spark, 1)));
        for (hex, _) in self.zones.iter().flat_map(|zone| &zone.hexes) {
            all.push(square(plan.hex(*hex), 18, 2));
        }
        all
    }

    /// Place beside a ship for something of half this width and height: clear of the ship, in one of
    /// twelve directions, near it or a little farther.
    fn beside(
        &self,
        plan: &Measures,
        actor: &Actor,
        half: (i32, i32),
        taken: &[(Tag, i32)],
    ) -> Tag {
        // From the nose on, in twelfths: aside and behind, where its trail is; before it last.
        const TWELFTHS: [u8; 12] = [4, 8, 5, 7, 3, 9, 6, 2, 10, 1, 11, 0];
        let (ship, diameter) = (self.place(plan, actor).0, self.diameter(plan, actor));
        let clear = f32::from(diameter) * 0.42;
        let tag = |twelfth: u8, farther: f32| {
            let sixths = actor.nose as u8 * 2 + twelfth;
            let angle = f32::from(sixths) / 12.0 * std::f32::consts::TAU;
            let (right, down) = (angle.sin(), -angle.cos());
            // So far that its nearest side is clear of the ship.
            let side = (half.0 as f32 / right.abs().max(0.01))
                .min(half.1 as f32 / down.abs().max(0.01))
                .min((half.0 as f32).hypot(half.1 as f32));
            let away = side + clear + farther;
            let at = ship.offset((right * away).round() as i32, (down * away).round() as i32);
            Tag::new(at, half)
        };
        let near = TWELFTHS.map(|twelfth| tag(twelfth, 0.0));
        let farther = TWELFTHS.map(|twelfth| tag(twelfth, f32::from(plan.size(1.0))));
        let (corner, size) = BOARD;
        let inside = |tag: &&Tag| {
            let (right, down) = (tag.at.x - corner.x, tag.at.y - corner.y);
            let (width, height) = (i32::from(size.width), i32::from(size.height));
            // Clear of the columns' letters and the rows' numbers.
            (46 + half.0..width - half.0).contains(&right)
                && (34 + half.1..height - half.1).contains(&down)
        };
        let all = near.iter().chain(&farther).filter(inside);
        // Nearer to another ship it would be taken for that one's.
        let others = |tag: &Tag| {
            let others = self.actors.iter().filter(|other| other.id != actor.id);
            let nearer = others.filter(|other| far(other.at, tag.at) <= far(ship, tag.at));
            nearer.count() as i32 * 30
        };
        let best = all.min_by_key(|tag| tag.hidden(taken) + others(tag));
        best.copied().unwrap_or(near[0])
    }

    fn is_on_rock(&self, actor: &Actor) -> bool {
        self.rocks.iter().any(|rock| is_near(rock.at, actor.at))
    }
}

/// Draws what a ship lost beside it, over anything that lies there.
fn draw_loss(scene: &mut Scene, plan: &Measures, actor: &Actor, beside: Point) {
    scene.add("loss hole", beside, sprite(Art::Loss, star_size(plan)));
    let said = label(format!("−{}", actor.lost), Face::title(34), Ink::Moon);
    scene.add(format!("loss {}", name(actor.id)), beside, said);
}

/// Diameter of the star under a loss.
fn star_size(plan: &Measures) -> u16 {
    plan.size(2.0).clamp(SMALLEST_STAR, 96)
}

/// The greater of two places' distances across and down.
fn far(one: Point, other: Point) -> i32 {
    (one.x - other.x).abs().max((one.y - other.y).abs())
}

/// True if two places are on one hex.
fn is_near(one: Point, other: Point) -> bool {
    (one.x - other.x).abs() + (one.y - other.y).abs() < 8
}

/// Name of a ship in a scene.
pub(super) fn name(id: ShipId) -> String {
    format!("{}.{}", id.seat.index() + 1, id.number + 1)
}

/// Lays the ground, which never changes: the hexes, lightest in the middle.
fn draw_ground(scene: &mut Scene, plan: &Measures) {
    for hex in plan.hexes() {
        let tile = Art::Hex(plan.light(hex));
        let tile = sprite(tile, 2 * plan.size(1.0));
        scene.lay(format!("hex {hex}"), plan.hex(hex), tile);
    }
    for column in plan.columns() {
        let letter = char::from(b'A' + column);
        let shape = label(letter, Face::book(33), Ink::Faint);
        scene.lay(format!("column {letter}"), plan.letter(column), shape);
    }
    for row in plan.rows() {
        let shape = label(row + 1, Face::book(33), Ink::Faint);
        scene.lay(format!("row {}", row + 1), plan.number(row), shape);
    }
}
