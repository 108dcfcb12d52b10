//! What moves over the map: the pirate, the rockets, the deposits, the stacks, the dice, and the
//! ways that are open.

use std::collections::BTreeMap;

use games::terre_lune::{
    Course, Keeping, Node, OrbitCell, Place, RocketView, Spot, Stage, Station, Stop, TurnView, View,
};
use text::say;
use text::terre_lune as words_of;
use text::terre_lune::symbol;

use super::Sight;
use super::pieces::{ink, label, line, marks, rocket, sprite, words};
use super::plan::{Plan, ROCKET, WIDTH, arc, berth, beside, cell, from_to, node, spot};
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Bearing, Face, Ink, Sprite, Tint, Weight};

const LABEL: Face = Face::bold(25);
const DIE: u16 = 54;
const EDGE: i32 = 14;
const RIGHT: i32 = WIDTH as i32 - EDGE;

pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, plan: &Plan) {
    nodes(scene, sight, view);
    deposits(scene, view);
    for rocket in &view.rockets {
        wake(scene, rocket);
    }
    if let Some(turn) = &view.turn {
        courses(scene, sight, turn, plan);
    }
    if let Some(at) = view.pirate {
        scene.put("pirate", cell(at), sprite(Sprite::Pirate, 60));
    }
    rockets(scene, view, plan);
    corners(scene, sight, view);
}

/// What the nodes are called, and how many claims are left.
fn nodes(scene: &mut Scene, sight: Sight<'_>, view: &View) {
    for station in Station::ALL {
        let (right, down, anchor) = match station {
            Station::Alpha => (-46, 58, Anchor::Left),
            Station::Beta => (-112, 62, Anchor::Left),
            Station::Gamma => (40, -50, Anchor::Left),
            Station::Delta => (-52, -46, Anchor::Right),
        };
        let at = node(Node::Station(station));
        let said = words_of::station(sight.lang, station);
        let said = words(said, LABEL, Ink::Moon, anchor, 140);
        scene.put(format!("name {station:?}"), at.by(right, down), said);
        let left = view.stacks[station.index()];
        let (rim, number) = match left {
            0 => (Ink::Ghost, Ink::Faint),
            _ => (Ink::Gold, Ink::Moon),
        };
        let stack = at.by(36, 30);
        let shown = sprite(Sprite::Ticket(rim), 50);
        scene.put(format!("stack {station:?}"), stack, shown);
        let left = label(left, Face::bold(26), number);
        scene.put(format!("stack count {station:?}"), stack, left);
    }
    let said = words_of::node(sight.lang, Node::Earth);
    let said = words(said, LABEL, Ink::Moon, Anchor::Right, 140);
    scene.put("name Earth", node(Node::Earth).by(-36, 24), said);
}

/// The deposits that lie on the Moon, face down, by their spots.
fn deposits(scene: &mut Scene, view: &View) {
    let peeking = view.turn.as_ref().and_then(|turn| turn.peeking);
    let peek = view.own.as_ref().and_then(|own| own.peek);
    for at in Spot::all() {
        let (name, place) = (at.number(), spot(at));
        if peeking == Some(at) {
            let ring = sprite(Sprite::Ringed(Ink::Gold), 50);
            scene.put(format!("peeking {name}"), place, ring);
            // Only who looks at it has it in his view.
            let (said, ink) = match peek {
                Some((mineral, Keeping::Allowed)) => (symbol(mineral).to_owned(), Ink::Gold),
                Some((mineral, Keeping::NoClaim)) => (symbol(mineral).to_owned(), Ink::Text),
                None => ("?".to_owned(), Ink::Gold),
            };
            scene.put(
                format!("peeked {name}"),
                place,
                label(said, Face::bold(21), ink),
            );
        } else if view.spots.contains(&at) {
            let pion = sprite(Sprite::Ringed(Ink::Gold), 38);
            scene.put(format!("deposit {name}"), place, pion);
            let number = label(name, Face::bold(24), Ink::Moon);
            scene.put(format!("deposit number {name}"), place, number);
        }
    }
}

/// The way that a dragged rocket has to come back.
fn wake(scene: &mut Scene, rocket: &RocketView) {
    let Some(Place::Adrift { from, at }) = rocket.place else {
        return;
    };
    let Some(crossing) = from.crossing() else {
        return;
    };
    let way = arc(crossing, crossing.until(at));
    let shape = line(way, ink(rocket.colour), Weight::Ray);
    scene.put(
        format!("wake {}", rocket.seat.index()),
        Point::new(0, 0),
        shape,
    );
}

/// The ends of the ways that are open, and what would come of each.
fn courses(scene: &mut Scene, sight: Sight<'_>, turn: &TurnView, plan: &Plan) {
    for Course { way, stop } in &turn.courses {
        let (at, ring) = match way.to {
            Place::At(goal @ Node::Moon) => (node(goal), 178),
            Place::At(goal @ Node::Station(_)) => (node(goal), 92),
            Place::At(goal @ Node::Earth) => (node(goal), 66),
            Place::On(palier) => {
                let at = plan.palier(palier.route, palier.number);
                (at, if palier.crossing().is_some() { 50 } else { 38 })
            }
            Place::Adrift { .. } => continue,
        };
        let name = format!("way to {},{}", at.x, at.y);
        scene.put(&name, at, sprite(Sprite::Halo, ring));
        if let Place::On(palier) = way.to {
            let code = words_of::code(sight.lang, palier);
            let code = label(code, Face::bold(23), Ink::Gold);
            scene.put(format!("{name} code"), at.by(0, 10 - ring as i32), code);
        }
        match stop {
            Stop::Collision { .. } => {
                scene.put(format!("{name} collides"), at, sprite(Sprite::Burst, 40));
            }
            Stop::Dragged { to } => {
                let end = sprite(Sprite::Missed, 48);
                scene.put(format!("{name} is dragged"), cell(*to), end);
            }
            Stop::Nothing | Stop::Station { .. } | Stop::Moon | Stop::Earth { .. } => {}
        }
    }
}

/// Every rocket where it is; those at one place beside each other.
fn rockets(scene: &mut Scene, view: &View, plan: &Plan) {
    let mut places: BTreeMap<Spotted, Vec<&RocketView>> = BTreeMap::new();
    for rocket in &view.rockets {
        if let Some(place) = rocket.place {
            places.entry(Spotted::of(place)).or_default().push(rocket);
        }
    }
    for (spotted, together) in places {
        for (nth, rocket) in together.iter().enumerate() {
            let middle = match spotted {
                Spotted::Node(node) => berth(node, nth),
                Spotted::Palier(route, number) => {
                    fanned(plan.palier(route, number), nth, together.len())
                }
                Spotted::Orbit(at) => fanned(beside(at), nth, together.len()),
            };
            let shown = self::rocket(rocket.colour, nose(rocket, middle, plan));
            let name = format!("rocket {}", rocket.seat.index());
            scene.put(name, middle, sprite(shown, ROCKET));
        }
    }
}

/// A place without its heading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Spotted {
    Node(Node),
    Palier(games::terre_lune::Route, u8),
    Orbit(OrbitCell),
}

impl Spotted {
    const fn of(place: Place) -> Self {
        match place {
            Place::At(node) => Self::Node(node),
            Place::On(palier) => Self::Palier(palier.route, palier.number),
            Place::Adrift { at, .. } => Self::Orbit(at),
        }
    }
}

/// The nth of several around one place.
fn fanned(at: Point, nth: usize, count: usize) -> Point {
    const OFF: i32 = 21;
    let (right, down) = match (count, nth) {
        (1, _) => (0, 0),
        (2, 0) => (-OFF, 0),
        (2, _) => (OFF, 0),
        (3, 0) => (0, -OFF),
        (3, 1) => (-OFF, OFF),
        (3, _) => (OFF, OFF),
        (_, 0) => (-OFF, -OFF),
        (_, 1) => (OFF, -OFF),
        (_, 2) => (-OFF, OFF),
        _ => (OFF, OFF),
    };
    at.by(right, down)
}

/// Where a rocket points: where it goes.
fn nose(rocket: &RocketView, at: Point, plan: &Plan) -> Bearing {
    match rocket.place {
        Some(Place::On(palier)) => plan.bearing(palier),
        Some(Place::Adrift { from, .. }) => plan.bearing(from),
        Some(Place::At(Node::Station(_))) if rocket.homebound => from_to(at, node(Node::Earth)),
        Some(Place::At(Node::Station(_) | Node::Earth)) => from_to(at, node(Node::Moon)),
        Some(Place::At(Node::Moon)) | None => from_to(node(Node::Moon), at),
    }
}

/// The turn and what is awaited, the dice, the talon.
fn corners(scene: &mut Scene, sight: Sight<'_>, view: &View) {
    let turns = say("moon-picture-turn")
        .with("turn", view.turns)
        .tr(sight.lang);
    let turns = words(turns, LABEL, Ink::Moon, Anchor::Left, 130);
    scene.put("turns", Point::new(EDGE, 24), turns);
    if let Some(turn) = &view.turn {
        let dice = [
            (Tint::Blue, turn.blue[0]),
            (Tint::Blue, turn.blue[1]),
            (Tint::Red, turn.red),
        ];
        for ((tint, pips), right) in dice.into_iter().zip([2, 1, 0]) {
            let at = Point::new(RIGHT - 26 - right * 60, 38);
            let name = format!("die {tint:?} {right}");
            scene.put(name, at, sprite(Sprite::Die(tint, pips), DIE));
        }
        let (tint, sign) = marks(games::terre_lune::Colour::of(turn.seat));
        let at = Point::new(RIGHT - 186, 38);
        scene.put("whose dice", at, sprite(Sprite::Pawn(tint, sign), 40));
    }
    let awaited = match view.expects {
        Some((_, Stage::Way { .. })) => {
            let on_moon = view
                .turn
                .as_ref()
                .is_some_and(|turn| !turn.prospects.is_empty());
            Some(if on_moon {
                "moon-picture-on-moon"
            } else {
                "moon-picture-way"
            })
        }
        Some((_, Stage::Peek)) => Some("moon-picture-peek"),
        Some((_, Stage::Actions)) => Some("moon-picture-actions"),
        Some((_, Stage::Card | Stage::Packing | Stage::Seizing)) | None => None,
    };
    if let Some(key) = awaited {
        let said = say(key).tr(sight.lang);
        let said = words(said, LABEL, Ink::Gold, Anchor::Right, 240);
        scene.put("awaited", Point::new(RIGHT, 90), said);
    }
}
