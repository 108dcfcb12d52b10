//! Moving things on the map: the pirate, the rockets, the deposits, the stacks, and the dice.

use std::collections::BTreeMap;

use games::Seat;
use games::terre_lune::{
    Claim, Colour, Keeping, Node, OrbitCell, Place, RocketView, Route, Spot, Stage, Station, View,
};
use text::say;
use text::terre_lune as words_of;

use super::art::Art;
use super::bearing::Bearing;
use super::pieces::{draw_coin, ink, label, line, pawn, rocket, sprite, words};
use super::plan::{
    HEIGHT, Plan, ROCKET, WIDTH, arc, berth, beside, cell, fanned, from_to, node, spot,
};
use super::{Sight, stand, ways};
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::ring;
use crate::theme::{Face, Ink, Tint, Weight};

const LABEL: Face = Face::title(28);
const PIRATE: u16 = 74;
const DEPOSIT: u16 = 48;
/// A deposit that is looked at.
const PEEKED: u16 = 64;
const DIE: u16 = 58;
const EDGE: i32 = 14;
const RIGHT: i32 = WIDTH as i32 - EDGE;
/// Distance of a wake inside the orbit: beside the cells' numbers.
pub(super) const INSIDE: f32 = 37.0;

/// Draws everything that moves on the map.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, plan: &Plan) {
    let rockets = rocket_places(view, plan);
    let places: Vec<Point> = rockets.iter().map(|(at, _)| *at).collect();
    draw_names(scene, sight, &places);
    draw_deposits(scene, view);
    for rocket in &view.rockets {
        draw_wake(scene, rocket);
    }
    ways::draw_ways(scene, view, plan);
    if let Some(at) = view.pirate {
        scene.add("pirate", cell(at), sprite(Art::Pirate, PIRATE));
    }
    ways::draw_goals(scene, view, plan);
    draw_active(scene, view, &rockets);
    draw_leaders(scene, plan, &rockets);
    for &(at, rocket) in &rockets {
        let shown = self::rocket(rocket.colour, nose(rocket, at, plan));
        scene.add(rocket_name(rocket.seat), at, sprite(shown, ROCKET));
    }
    let immune = |rocket: &RocketView| rocket.immune && matches!(rocket.place, Some(Place::On(_)));
    let mut taken = places.clone();
    for &(at, rocket) in rockets.iter().filter(|(_, rocket)| immune(rocket)) {
        draw_immunity(scene, rocket, at, &mut taken);
    }
    draw_stacks(scene, view);
    draw_ambushes(scene, view);
    ways::draw_codes(scene, view, plan, &places);
    draw_prime(scene, view);
    draw_corners(scene, sight, view);
}

/// Name of a seat's rocket.
pub(super) fn rocket_name(seat: Seat) -> String {
    format!("rocket {}", seat.index())
}

/// Writes on the Earth what the next rocket home gains.
fn draw_prime(scene: &mut Scene, view: &View) {
    let Some(prime) = view.next_prime() else {
        return;
    };
    let on_earth = |it: &RocketView| it.place == Some(Place::At(Node::Earth));
    let (right, down, size) = match view.rockets.iter().any(on_earth) {
        // Below those that stand there.
        true => (38, 6, 96),
        false => (-14, -34, 120),
    };
    let at = node(Node::Earth).offset(right, down);
    scene.add("prime", at, sprite(Art::Prime(prime), size));
}

/// Draws a golden ring around the rocket that is to move.
fn draw_active(scene: &mut Scene, view: &View, rockets: &[(Point, &RocketView)]) {
    let seat = view.turn.as_ref().map(|turn| turn.seat);
    let seat = seat.filter(|_| view.expects.is_some());
    if let Some((at, _)) = rockets.iter().find(|(_, it)| Some(it.seat) == seat) {
        let (radius, width) = (ROCKET / 2 + 9, 5);
        for (by, ink) in [(2, Ink::Night), (0, Ink::Gold)] {
            let shape = ring((radius + by, width + 2 * by), ink);
            scene.add("to move", *at, shape);
        }
    }
}

/// Draws a line from a rocket to the palier where it is, if it stands aside.
fn draw_leaders(scene: &mut Scene, plan: &Plan, rockets: &[(Point, &RocketView)]) {
    /// A rocket covers its palier as far as here.
    const ASIDE: f32 = 16.0;
    for (at, rocket) in rockets {
        let Some(Place::On(palier)) = rocket.place else {
            continue;
        };
        let is = plan.palier(palier.route, palier.number);
        if ((is.x - at.x) as f32).hypot((is.y - at.y) as f32) > ASIDE {
            let name = format!("stands {}", rocket.seat.index());
            let shape = line(vec![*at, is], ink(rocket.colour), Weight::Trail);
            scene.add(name, Point::new(0, 0), shape);
        }
    }
}

/// Writes the names of the stations.
fn draw_names(scene: &mut Scene, sight: Sight<'_>, rockets: &[Point]) {
    for station in Station::ALL {
        let (at, anchor) = stand::name_place(station, rockets);
        let said = words_of::station(sight.lang, station);
        let said = words(said, LABEL, Ink::Moon, anchor, 140);
        scene.add(format!("name {station:?}"), at, said);
    }
}

/// Draws the number of claims left on each station.
fn draw_stacks(scene: &mut Scene, view: &View) {
    for station in Station::ALL {
        let left = view.stacks[station.index()];
        let (rim, number) = match left {
            0 => (Ink::Ghost, Ink::Faint),
            _ => (Ink::Steel, Ink::Moon),
        };
        let stack = stand::stack(station);
        let shown = sprite(Art::Ticket(rim), 54);
        scene.add(format!("stack {station:?}"), stack, shown);
        let left = label(left, Face::bold(28), number);
        scene.add(format!("stack count {station:?}"), stack, left);
    }
}

/// Draws a crossed-out pirate: it cannot drag this rocket any more where it is (T7).
fn draw_immunity(scene: &mut Scene, rocket: &RocketView, at: Point, taken: &mut Vec<Point>) {
    /// From a rocket's sign to what does not hide it.
    const CLEAR: f32 = 38.0;
    // Across the routes to the Moon, if it is free there.
    let corners = [(28, 30), (-28, 30), (28, -30), (-28, -30)];
    let corners = corners.map(|(right, down)| at.offset(right, down));
    let free = |corner: &Point| {
        let away = taken.iter().map(|it| (it.x - corner.x, it.y - corner.y));
        let away = away.map(|(x, y)| (x as f32).hypot(y as f32));
        away.fold(CLEAR, f32::min)
    };
    let best = corners.iter().rev();
    let best = best.max_by(|one, other| free(one).total_cmp(&free(other)));
    let (nth, at) = (rocket.seat.index(), best.copied().unwrap_or(at));
    taken.push(at);
    let sign = sprite(Art::Ringed(Ink::Wrong), 44);
    scene.add(format!("immune {nth}"), at, sign);
    scene.add(format!("immune {nth} to"), at, sprite(Art::Pirate, 40));
    let across = line(
        vec![at.offset(-14, -14), at.offset(14, 14)],
        Ink::Wrong,
        Weight::Ray,
    );
    scene.add(format!("immune {nth} across"), Point::new(0, 0), across);
}

/// Draws, by each station, the colours of the players with an ambush there (T24).
fn draw_ambushes(scene: &mut Scene, view: &View) {
    for station in Station::ALL {
        let laid = view.rockets.iter();
        let laid = laid.filter(|rocket| rocket.ambushes.contains(&station));
        for (nth, rocket) in (0..).zip(laid) {
            if nth == 0 {
                let leader = line(stand::leader(station), Ink::Text, Weight::Thin);
                scene.add(format!("ambushes at {station:?}"), Point::new(0, 0), leader);
            }
            let name = format!("ambush {station:?} of {}", rocket.seat.index());
            let token = sprite(pawn(rocket.colour), stand::AMBUSH);
            scene.add(name, stand::ambush(station, nth), token);
        }
    }
}

/// Draws the deposits that lie on the Moon, face down, by their spots.
fn draw_deposits(scene: &mut Scene, view: &View) {
    let peeking = view.turn.as_ref().and_then(|turn| turn.peeking);
    let peek = view.own.as_ref().and_then(|own| own.peek);
    // What is looked at lies over the others.
    let last = Spot::all().filter(|at| peeking == Some(*at));
    let spots = Spot::all().filter(|at| peeking != Some(*at)).chain(last);
    for at in spots {
        let (name, place) = (at.number(), spot(at));
        if peeking == Some(at) {
            // Only the player who looks at it has it in their view.
            let (rim, said, mark) = match peek {
                Some((mineral, Keeping::Allowed)) => {
                    (Ink::Gold, words_of::symbol(mineral), Some(Emblem::Right))
                }
                Some((mineral, Keeping::NoClaim)) => (Ink::Steel, words_of::symbol(mineral), None),
                None => (Ink::Gold, "?", None),
            };
            draw_coin(scene, &format!("peeked {name}"), place, said, PEEKED, rim);
            if let Some(mark) = mark {
                scene.add(format!("may keep {name}"), place, sprite(mark, PEEKED + 4));
            }
        } else if view.spots.contains(&at) {
            draw_deposit(scene, view, at);
        }
    }
}

/// Draws a deposit that lies on its spot: its number, or what the viewer has seen there, in the
/// dark where they have no claim on it.
fn draw_deposit(scene: &mut Scene, view: &View, at: Spot) {
    let (name, place) = (at.number(), spot(at));
    let own = view.own.as_ref();
    let seen = own.and_then(|own| own.seen.iter().find(|(seen, _)| *seen == at));
    let has_claim = |mineral| own.is_some_and(|own| own.claims.contains(&Claim::On(mineral)));
    let (rim, said, said_in) = match seen {
        None => (Ink::Steel, name.to_string(), Ink::Moon),
        Some((_, mineral)) => {
            let (rim, said_in) = match has_claim(*mineral) {
                true => (Ink::Steel, Ink::Gold),
                false => (Ink::Ghost, Ink::Faint),
            };
            (rim, words_of::symbol(*mineral).to_owned(), said_in)
        }
    };
    let pion = sprite(Art::Ringed(rim), DEPOSIT);
    scene.add(format!("deposit {name}"), place, pion);
    if view.worth_a_look().contains(&at) {
        let choice = ring((DEPOSIT / 2, 5), Ink::Gold);
        scene.add(format!("prospect {name}"), place, choice);
    }
    // The longest symbol stands a little outwards, to be read beside any other.
    let aside = match said.len() {
        3 => 9 * (place.x - node(Node::Moon).x).signum(),
        _ => 0,
    };
    let said = label(said, Face::bold(28), said_in);
    scene.add(
        format!("deposit number {name}"),
        place.offset(aside, 0),
        said,
    );
}

/// Draws the way that a dragged rocket has to come back.
fn draw_wake(scene: &mut Scene, rocket: &RocketView) {
    let Some(Place::Adrift { from, at }) = rocket.place else {
        return;
    };
    let Some(crossing) = from.crossing() else {
        return;
    };
    let way = arc(crossing, crossing.until(at), INSIDE);
    let shape = line(way, ink(rocket.colour), Weight::Beam);
    let name = format!("wake {}", rocket.seat.index());
    scene.add(name, Point::new(0, 0), shape);
}

/// Every rocket where it is; those at one place beside each other.
fn rocket_places<'v>(view: &'v View, plan: &Plan) -> Vec<(Point, &'v RocketView)> {
    let mut places: BTreeMap<Whereabouts, Vec<&RocketView>> = BTreeMap::new();
    for rocket in &view.rockets {
        if let Some(place) = rocket.place {
            places
                .entry(Whereabouts::from_place(place))
                .or_default()
                .push(rocket);
        }
    }
    let mut placed = Vec::new();
    for (whereabouts, together) in places {
        for (nth, &rocket) in together.iter().enumerate() {
            let at = match whereabouts {
                Whereabouts::Node(node) => berth(node, nth),
                Whereabouts::Palier(route, number) => {
                    let at = plan.palier(route, number);
                    // Beside what it would hide.
                    let at = if is_goal(view, route, number) {
                        at.offset(-32, 6)
                    } else {
                        at
                    };
                    fanned(at, nth, together.len())
                }
                Whereabouts::Orbit(at) => fanned(beside(at), nth, together.len()),
            };
            placed.push((at, rocket));
        }
    }
    keep_apart(&mut placed, plan);
    placed
}

/// Moves rockets so far from each other, and from the stations' letters, that no sign is hidden.
fn keep_apart(placed: &mut [(Point, &RocketView)], plan: &Plan) {
    /// Circles that cover a rocket: how far before its middle, and their radii; the first one holds
    /// its sign.
    const BODY: [(f32, f32); 3] = [(4.0, 17.0), (-24.0, 12.0), (26.0, 8.0)];
    const LETTER: f32 = 21.0;
    const ROUNDS: u8 = 24;
    let noses: Vec<(f32, f32)> = placed
        .iter()
        .map(|(at, rocket)| nose(rocket, *at, plan).angle().sin_cos())
        .map(|(sin, cos)| (sin, -cos))
        .collect();
    let mut places: Vec<(f32, f32)> = placed
        .iter()
        .map(|(at, _)| (at.x as f32, at.y as f32))
        .collect();
    let letters = Station::ALL.map(|it| node(Node::Station(it)));
    for _ in 0..ROUNDS {
        let before = places.clone();
        for one in 0..places.len() {
            for (ahead, radius) in BODY {
                let part = |places: &[(f32, f32)]| {
                    let (at, nose) = (places[one], noses[one]);
                    (at.0 + nose.0 * ahead, at.1 + nose.1 * ahead)
                };
                for letter in letters {
                    let letter = (letter.x as f32, letter.y as f32);
                    let (right, down) = push(letter, part(&places), LETTER + radius);
                    places[one] = (places[one].0 + right, places[one].1 + down);
                }
                for other in (0..places.len()).filter(|other| *other != one) {
                    let (sign, nose) = (places[other], noses[other]);
                    let sign = (sign.0 + nose.0 * BODY[0].0, sign.1 + nose.1 * BODY[0].0);
                    let (right, down) = push(sign, part(&places), BODY[0].1 + radius + 8.0);
                    let half =
                        |at: (f32, f32), share: f32| (at.0 + right * share, at.1 + down * share);
                    places[one] = half(places[one], 0.5);
                    places[other] = half(places[other], -0.5);
                }
            }
        }
        if places == before {
            break;
        }
    }
    const EDGE: f32 = 36.0;
    for ((at, _), (x, y)) in placed.iter_mut().zip(places) {
        let x = x.clamp(EDGE, f32::from(WIDTH) - EDGE);
        let y = y.clamp(EDGE, f32::from(HEIGHT) - EDGE);
        *at = Point::new(x.round() as i32, y.round() as i32);
    }
}

/// The way by which a place must go to be so far from another.
fn push(from: (f32, f32), at: (f32, f32), apart: f32) -> (f32, f32) {
    let (right, down) = (at.0 - from.0, at.1 - from.1);
    let far = right.hypot(down);
    if far >= apart {
        return (0.0, 0.0);
    }
    let (right, down, far) = match far < 1.0 {
        true => (1.0, 0.0, 1.0),
        false => (right, down, far),
    };
    let share = (apart - far) / far;
    (right * share, down * share)
}

/// True if a way that is open ends on this palier.
fn is_goal(view: &View, route: Route, number: u8) -> bool {
    let courses = view.turn.iter().flat_map(|turn| &turn.courses);
    let mut ends = courses.filter_map(|course| course.way.to.palier());
    ends.any(|end| (end.route, end.number) == (route, number))
}

/// Place at which this seat's rocket is drawn.
pub(super) fn place_of(view: &View, seat: Seat, plan: &Plan) -> Option<Point> {
    let placed = rocket_places(view, plan).into_iter();
    let mut own = placed.filter(|(_, rocket)| rocket.seat == seat);
    own.next().map(|(at, _)| at)
}

/// A place without its heading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Whereabouts {
    Node(Node),
    Palier(Route, u8),
    Orbit(OrbitCell),
}

impl Whereabouts {
    /// Place on the map at which a rocket is drawn.
    const fn from_place(place: Place) -> Self {
        match place {
            Place::At(node) => Self::Node(node),
            Place::On(palier) => Self::Palier(palier.route, palier.number),
            Place::Adrift { at, .. } => Self::Orbit(at),
        }
    }
}

/// Direction of a rocket's nose: where it goes.
fn nose(rocket: &RocketView, at: Point, plan: &Plan) -> Bearing {
    match rocket.place {
        Some(Place::On(palier)) => plan.bearing(palier),
        Some(Place::Adrift { from, .. }) => plan.bearing(from),
        Some(Place::At(Node::Station(_))) if rocket.homebound => from_to(at, node(Node::Earth)),
        Some(Place::At(Node::Station(_) | Node::Earth)) => from_to(at, node(Node::Moon)),
        Some(Place::At(Node::Moon)) | None => from_to(node(Node::Moon), at),
    }
}

/// Draws the turn, the dice and whose they are, and what is awaited.
fn draw_corners(scene: &mut Scene, sight: Sight<'_>, view: &View) {
    let turns = say("terre_lune-picture-turn").with("turn", view.turns);
    let turns = words(turns.tr(sight.lang), LABEL, Ink::Moon, Anchor::Left, 190);
    scene.add("turns", Point::new(EDGE, 24), turns);
    if let Some(turn) = &view.turn {
        let [first, second] = turn.blue.map(|pips| Art::Die(Tint::Blue, pips));
        let red = Art::Die(Tint::Red, turn.red);
        for (nth, die) in (0..).zip([red, second, first]) {
            let at = Point::new(RIGHT - 27 - nth * 62, 40);
            scene.add(format!("die {nth}"), at, sprite(die, DIE));
        }
        let whose = sprite(pawn(Colour::from_seat(turn.seat)), 40);
        scene.add("whose dice", Point::new(RIGHT - 27 - 3 * 62 + 6, 40), whose);
    }
    let awaited = match view.expects {
        Some((_, Stage::Way { .. })) => {
            let turn = view.turn.as_ref();
            let on_moon = turn.is_some_and(|turn| !turn.prospects.is_empty());
            Some(if on_moon {
                "terre_lune-picture-on-moon"
            } else {
                "terre_lune-picture-way"
            })
        }
        Some((_, Stage::Peek)) => Some("terre_lune-picture-peek"),
        Some((_, Stage::Actions)) => Some("terre_lune-picture-actions"),
        Some((_, Stage::Card | Stage::Packing | Stage::Seizing)) | None => None,
    };
    if let Some(key) = awaited {
        let said = words(
            say(key).tr(sight.lang),
            LABEL,
            Ink::Gold,
            Anchor::Right,
            250,
        );
        scene.add("awaited", Point::new(RIGHT, 98), said);
    }
}

#[cfg(test)]
mod tests {
    use text::{Lang, Names};

    use super::*;
    use crate::Draws;
    use crate::renderer::renderer;
    use crate::scene::{Shape, Thing};
    use crate::terre_lune::rehearsal;
    use games::terre_lune::TerreLune;

    /// How far a thing reaches to the right and down from its middle; lines are passed by.
    fn reach(thing: &Thing) -> Option<(Point, i32, i32)> {
        match &thing.shape {
            Shape::Sprite { diameter, .. } => {
                let half = i32::from(*diameter) / 2;
                // A ticket and a station are as wide as their sheets, but not as high.
                let high = match thing.name.split(' ').next() {
                    Some("stack") => half / 2 + 2,
                    Some("station") => half * 2 / 3,
                    _ => half,
                };
                Some((thing.at, half, high))
            }
            Shape::Words {
                words,
                face,
                anchor,
                room,
                ..
            } => {
                let wide = renderer().width(*face, words, *room);
                let aside = match anchor {
                    Anchor::Left => wide / 2,
                    Anchor::Middle => 0,
                    Anchor::Right => -wide / 2,
                };
                Some((
                    thing.at.offset(aside, 0),
                    wide / 2,
                    i32::from(face.size) * 3 / 8,
                ))
            }
            _ => None,
        }
    }

    #[test]
    fn pieces_around_a_station_hide_nothing() {
        let view = rehearsal::besieged();
        for lang in Lang::ALL {
            let names = Names::new(Vec::new(), Vec::new());
            let scene = TerreLune::scene(&view, lang, &names);
            let all = || scene.ground().iter().chain(scene.things());
            let around = |thing: &&Thing| {
                let of = |what: &str| Station::ALL.map(|station| format!("{what} {station:?}"));
                let mut all = ["ambush", "stack", "name"].into_iter().flat_map(of);
                all.any(|name| thing.name.starts_with(&name))
            };
            let ambushes = all().filter(|thing| thing.name.starts_with("ambush "));
            assert_eq!(ambushes.count(), 16);
            for one in all().filter(around) {
                let Some((at, wide, high)) = reach(one) else {
                    continue;
                };
                for other in all() {
                    let own = other.name.replace("count ", "") == one.name;
                    let veiled = ["orbit", "plate", "row"]
                        .iter()
                        .any(|of| other.name.starts_with(of));
                    let Some((its, its_wide, its_high)) = reach(other) else {
                        continue;
                    };
                    let apart = (at.x - its.x).abs() >= wide + its_wide
                        || (at.y - its.y).abs() >= high + its_high;
                    assert!(own || veiled || apart, "{one}\n{other}");
                }
            }
        }
    }
}
