//! The flight that answers a guess, as a film over the board: the rocket flies hop by hop, its half
//! seconds are counted along the line, and it lands. Where the planet that was named was wrong, the
//! way there is pale, with the time that it would have taken, and the planet is ringed in red.

use games::contact::{AnswerFlight, Millis, Phase, Stake, Standing, View};
use text::Lang;
use text::contact::in_the_air;

use super::art::Art;
use super::board::place;
use super::palette::PALE;
use super::pieces::{between, line, sprite, words};
use super::plan::Plan;
use crate::emblems::Emblem;
use crate::reel::{Plays, Reel};
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::{disc, ring};
use crate::theme::{Face, Ink, Tint, Weight};

/// Frames of the whole flight, and of each hop at least; time of each, in hundredths of a second.
const FRAMES: u64 = 14;
const FEWEST: u64 = 4;
const STEP: u16 = 10;
/// Time for which the end is seen, in steps that grow.
const LANDED: [u16; 4] = [10, 10, 10, 170];
/// Time between two dots on the line.
const BEAT: u64 = 500;
/// Width of the time of a hop.
const TIME: u16 = 150;

/// The view before the flight: the rocket is where it took off, and the planet still shines.
pub(super) fn before(view: &View, answer: &AnswerFlight) -> View {
    let mut before = view.clone();
    before.console = None;
    before.phase = Phase::Transmitting;
    if let Some(round) = &mut before.round {
        round.sent.clear();
    }
    if !answer.is_right {
        return before;
    }
    if let Some(past) = before.past.pop() {
        before.rocket = past.from;
        let target = before.tiles.iter_mut().find(|it| it.tile == past.target);
        if let Some(target) = target {
            target.standing = Standing::Possible;
        }
        let won = past.signal.filter(|_| past.stake == Stake::Won);
        before.score -= won.map_or(0, |signal| signal.points()).min(before.score);
    }
    before
}

/// The view once it has landed: the next flight of the round that begins is still to come.
pub(super) fn after(view: &View, answer: &AnswerFlight) -> View {
    let mut after = view.clone();
    if let Some(round) = after.round.as_mut().filter(|_| answer.is_right) {
        round.sent.clear();
        round.transmissions_left = 3;
        after.phase = Phase::Transmitting;
    }
    after
}

/// Film over the board before and after the flight. Where rings help to guess again, they come back
/// at the end.
pub(super) fn reel(
    [before, after]: [Scene; 2],
    view: &View,
    answer: &AnswerFlight,
    lang: Lang,
) -> Reel {
    let stops = answer.stops.iter();
    let stops: Vec<Point> = stops
        .filter_map(|tile| place(view, *tile, Plan::BOARD))
        .collect();
    let legs: Vec<Leg> = stops
        .windows(2)
        .enumerate()
        .map(|(nth, ends)| Leg {
            from: ends[0],
            to: ends[1],
            flight: answer.hops.get(nth).copied(),
            heard: answer.heard.get(nth).copied(),
        })
        .collect();
    let mut sky = before;
    sky.remove(|name| name == "rocket" || name == "flown" || name == "leg's head");
    let times: u64 = legs.iter().map(Leg::time).sum();
    let mut reel = Reel::new(Plays::Once);
    for (nth, leg) in legs.iter().enumerate() {
        let frames = (FRAMES * leg.time() / times.max(1)).max(FEWEST);
        for step in 0..=frames {
            let share = step as f32 / frames as f32;
            let mut scene = sky.clone();
            draw_legs(&mut scene, &legs[..nth], answer.is_right, lang);
            draw_way(&mut scene, leg, share, answer.is_right);
            let at = between(leg.from, leg.to, share);
            let diameter = Plan::BOARD.share(108);
            scene.add("rocket", at, sprite(Emblem::Rocket(Tint::Red), diameter));
            reel.show(scene, STEP);
        }
    }
    let Some(end) = stops.last().copied() else {
        return reel;
    };
    let mut landed = after.clone();
    landed.remove(|name| name.starts_with("ring"));
    for (nth, hundredths) in (0..).zip(LANDED) {
        let mut scene = landed.clone();
        draw_legs(&mut scene, &legs, answer.is_right, lang);
        let radius = Plan::BOARD.share(60 + 25 * nth);
        match answer.is_right {
            true => {
                let burst = Plan::BOARD.share(110 + 20 * nth);
                scene.beneath(is_tile, |scene| {
                    scene.add("burst", end, sprite(Emblem::Burst, burst.saturating_mul(2)));
                });
                scene.add("burst", end, ring((radius, 6), Ink::Gold));
                draw_points(&mut scene, view, end);
            }
            false => scene.add("burst", end, ring((radius, 6), Ink::Wrong)),
        }
        reel.show(scene, hundredths);
    }
    if after.things().len() > landed.things().len() {
        reel.show(after, STEP);
    }
    reel
}

/// A hop of the flight.
struct Leg {
    from: Point,
    to: Point,
    /// Time in the air, where it may be measured.
    flight: Option<Millis>,
    heard: Option<Millis>,
}

impl Leg {
    /// Share of the film.
    fn time(&self) -> u64 {
        self.flight.map_or(1_000, |flight| flight.get().max(1))
    }
}

/// Draws the hops that were flown, each with its time.
fn draw_legs(scene: &mut Scene, legs: &[Leg], is_right: bool, lang: Lang) {
    for leg in legs {
        draw_way(scene, leg, 1.0, is_right);
    }
    // Near the start, and on either side by turns: a hop back lies close to the one before it.
    let sides = [-24, 44].into_iter().cycle();
    for (leg, down) in legs.iter().zip(sides) {
        let Some(flight) = leg.flight else { continue };
        let said = in_the_air(lang, flight);
        let heard = leg.heard.map(|heard| in_the_air(lang, heard));
        let (said, ink) = match heard.filter(|heard| !is_right && *heard != said) {
            Some(heard) => (format!("{said} ≠ {heard}"), Ink::Wrong),
            None => (said, Ink::Gold),
        };
        let at = between(leg.from, leg.to, 0.35).offset(0, down);
        let (face, room) = (Face::bold(30), 2 * TIME);
        for (right, down) in [(-2, 0), (2, 0), (0, -2), (0, 2)] {
            let shadow = words(said.clone(), face, Ink::Night, Anchor::Middle, room);
            scene.add("hop's time", at.offset(right, down), shadow);
        }
        scene.add(
            "hop's time",
            at,
            words(said, face, ink, Anchor::Middle, room),
        );
    }
}

/// Draws a hop as far as it was flown, with a dot for each half second.
fn draw_way(scene: &mut Scene, leg: &Leg, share: f32, is_right: bool) {
    let ink = if is_right { Ink::Gold } else { PALE };
    let end = between(leg.from, leg.to, share);
    scene.beneath(is_tile, |scene| {
        scene.add("hop", leg.from, line(leg.from, end, ink, Weight::Trail));
    });
    let Some(flight) = leg.flight else { return };
    let length = ((leg.to.x - leg.from.x) as f32).hypot((leg.to.y - leg.from.y) as f32);
    // The distance counts from edge to edge.
    let edge = (Plan::BOARD.reach(50) as f32 / length.max(1.0)).min(0.5);
    for beat in 1..=flight.get() / BEAT {
        let part = (beat * BEAT) as f32 / flight.get() as f32;
        let part = edge + part * (1.0 - 2.0 * edge);
        if part <= share {
            let at = between(leg.from, leg.to, part);
            scene.add("hop's dot", at, disc(11, Ink::Night));
            scene.add("hop's dot", at, disc(8, ink));
        }
    }
}

/// Draws the points that the planet brought.
fn draw_points(scene: &mut Scene, view: &View, end: Point) {
    let past = view.past.last().filter(|past| past.stake == Stake::Won);
    let points = past.and_then(|past| char::from_digit(past.signal?.points().into(), 10));
    if let Some(points) = points {
        let at = end.offset(-Plan::BOARD.reach(60), -Plan::BOARD.reach(60));
        scene.add("medal", at, sprite(Emblem::Star, Plan::BOARD.share(110)));
        let label = sprite(Art::Label(points, Ink::Moon), Plan::BOARD.share(60));
        scene.add("medal", at, label);
    }
}

/// True for what a way lies under.
fn is_tile(name: &str) -> bool {
    name.starts_with("glow ") || name.starts_with("tile ")
}
