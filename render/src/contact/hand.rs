//! A flight over the picture of the space: in the panel a hand rises at take-off, stays up, and
//! taps at landing, in exactly the recorded rhythm. It is shown twice and comes to rest on the
//! picture itself, so that map and time are seen together.
//!
//! Where everyone may know how far a hop goes, a ring grows around its start while the hand is up,
//! from the tile's edge: the distance counts from edge to edge. A later hop has one around each
//! stop that the hop before it may have meant.
//!
//! Beside the hand, a row of dots counts the half seconds in the air, each hop from its take-off on:
//! time is public, and no distance is drawn from it.
//!
//! A GIF counts hundredths of a second. Browsers slow down frames shorter than two of them, and
//! some phones those of five or fewer: only a hand that was that fast itself gets such frames.
//! Every take-off and landing is rounded by itself from the beginning on, so that no error adds up:
//! each is shown within 20 ms of its time, unless the hand were faster than a frame.

use games::contact::{LastFlight, Phase, Reach, Rhythm, Space, View};

use super::art::Art;
use super::board::place;
use super::palette::PALE;
use super::panel;
use super::pieces::sprite;
use super::plan::Plan;
use super::props::Lift;
use crate::emblems::Emblem;
use crate::reel::{Plays, Reel};
use crate::scene::{Point, Scene, Shape};
use crate::shapes::disc;
use crate::theme::{Ink, Weight};

/// Before the first take-off, so that eyes find it, and after the last landing, in hundredths of a
/// second.
const BEFORE: u64 = 80;
const AFTER: u64 = 150;
/// No frame is shorter.
const SHORTEST: u64 = 2;
/// No rest between two taps is shorter: long enough for every viewer.
const REST: u64 = 6;
/// Time for which a tap is seen.
const TAP: u64 = 12;
/// Time of the last picture before it stays.
const END: u16 = 150;
/// Number of shares into which the growth of a ring is counted, and the least time of one step.
const STEPS: u64 = 80;
const STEP: u64 = 10;
/// Most steps of a ring, if a step for each beat is not more.
const MOST_STEPS: u64 = 25;
/// Time between two dots that count, and how many there are.
const BEAT: u64 = 50;
const BEATS: u64 = 16;
/// Number of corners of a ring.
const CORNERS: u16 = 120;

/// Pose of the hand in a frame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pose {
    /// Flat on the table.
    Rest,
    /// Just landed.
    Tap,
    /// In the air.
    Air,
}

/// A frame of the hand.
struct HandFrame {
    pose: Pose,
    hundredths: u64,
    /// Growth of the rings, up to [`STEPS`] shares for each hop that has some.
    grown: u64,
    /// Number of dots that have counted this hop.
    beats: u64,
}

/// A ring that grows.
#[derive(Clone, Copy)]
struct Ring {
    middle: Point,
    /// Distance to which it grows from the tile's edge, in hundredths of a unit.
    far: i32,
}

/// Film of a viewer's last flight, over their picture of the board.
pub(super) fn reel(board: &Scene, view: &View, flight: &LastFlight<'_>) -> Reel {
    let rings = rings(view, flight);
    let mut board = board.clone();
    board.remove(|name| name.starts_with("ring"));
    let mut still = board.clone();
    still.remove(panel::makes_room);
    let mut reel = Reel::new(Plays::Twice);
    for frame in frames(flight.rhythm, rings.len()) {
        let mut scene = still.clone();
        draw_hand(&mut scene, frame.pose);
        draw_beats(&mut scene, frame.beats);
        scene.beneath(is_tile, |scene| draw_rings(scene, &rings, frame.grown));
        // Two minutes at most.
        reel.show(scene, frame.hundredths as u16);
    }
    board.beneath(is_tile, |board| draw_rings(board, &rings, u64::MAX));
    reel.show(board, END);
    reel
}

/// True for the first of a tile: rings lie under all letters.
fn is_tile(name: &str) -> bool {
    name.starts_with("glow ") || name.starts_with("tile ")
}

/// Draws the rings of the last flight, for who has guessed since and wonders.
pub(super) fn draw_last_rings(scene: &mut Scene, view: &View) {
    let guesses = view.phase == Phase::Guessing;
    if let Some(flight) = view.last_flight().filter(|_| guesses) {
        let rings = rings(view, &flight);
        scene.beneath(is_tile, |scene| draw_rings(scene, &rings, u64::MAX));
    }
}

/// Rings of a flight, hop by hop.
fn rings(view: &View, flight: &LastFlight<'_>) -> Vec<Vec<Ring>> {
    let ring = |reach: &Reach| {
        let middle = place(view, reach.from, Plan::BOARD)?;
        // The square's diagonal at most, or two minutes of flight.
        let far = reach.far as i32;
        Some(Ring { middle, far })
    };
    let hops = flight.reaches.iter();
    hops.map(|starts| starts.iter().filter_map(ring).collect())
        .collect()
}

/// The hundredths at which the hand takes off and lands by turns, from the beginning of the reel.
fn instants(rhythm: &Rhythm) -> Vec<u64> {
    let mut now = BEFORE * 10;
    let mut last = 0;
    let mut next = |millis: u64| {
        now += millis;
        last = ((now + 5) / 10).max(last + SHORTEST);
        last
    };
    let hops = rhythm.hops().iter();
    hops.flat_map(|hop| [next(hop.pause.get()), next(hop.flight.get())])
        .collect()
}

/// Frames of the hand: one for each beat in the air, and in the first flights, which have rings,
/// for each step of their growth.
fn frames(rhythm: &Rhythm, ringed: usize) -> Vec<HandFrame> {
    let instants = instants(rhythm);
    let mut frames = vec![HandFrame {
        pose: Pose::Rest,
        hundredths: instants.first().copied().unwrap_or(BEFORE),
        grown: 0,
        beats: 0,
    }];
    for (nth, flight) in instants.chunks(2).enumerate() {
        let &[rises, lands] = flight else { continue };
        let long = lands - rises;
        let before = STEPS * nth as u64;
        let starts = starts_of_frames(long, nth < ringed);
        let ends = starts.iter().skip(1).copied().chain([long]);
        frames.extend(starts.iter().zip(ends).map(|(start, end)| HandFrame {
            pose: Pose::Air,
            hundredths: end - start,
            grown: before + STEPS * start / long,
            beats: (start / BEAT).min(BEATS),
        }));
        let after = lands + TAP + AFTER;
        let next = instants.iter().copied().find(|&instant| instant > lands);
        let landed = (before + STEPS, (long / BEAT).min(BEATS));
        frames.extend(aground(next.unwrap_or(after) - lands, landed));
    }
    frames
}

/// Times at which the frames of a hop of so many hundredths begin, counted from its take-off. Steps
/// of a ring fall on the beats, so no frame but the last is shorter than a step, and the last is long
/// enough for every viewer.
fn starts_of_frames(long: u64, is_ringed: bool) -> Vec<u64> {
    let few = |step: &u64| long / step <= MOST_STEPS;
    let step = [STEP, BEAT / 2].into_iter().find(few);
    let (step, last) = match is_ringed {
        true => (step.unwrap_or(BEAT), u64::MAX),
        false => (BEAT, BEAT * BEATS),
    };
    let starts = (0..).map(|nth| nth * step);
    let seen = |start: &u64| *start == 0 || start + REST <= long && *start <= last;
    starts.take_while(seen).collect()
}

/// On the table for so long: it taps, and lies. Rings and dots stay as they were at the landing.
fn aground(long: u64, (grown, beats): (u64, u64)) -> impl Iterator<Item = HandFrame> {
    let tap = TAP.min(long);
    let poses = match long - tap {
        rest if rest < REST => [(Pose::Tap, long), (Pose::Rest, 0)],
        rest => [(Pose::Tap, tap), (Pose::Rest, rest)],
    };
    let seen = poses.into_iter().filter(|(_, hundredths)| *hundredths > 0);
    seen.map(move |(pose, hundredths)| HandFrame {
        pose,
        hundredths,
        grown,
        beats,
    })
}

/// Draws the dots that count the half seconds in the air: those of whole seconds are large.
fn draw_beats(scene: &mut Scene, beats: u64) {
    let (at, apart) = panel::BEATS;
    for nth in 1..=BEATS {
        let at = at.offset(apart * (nth as i32 - 1), 0);
        let is_second = (nth * BEAT).is_multiple_of(100);
        let (name, ink) = match nth <= beats {
            true => ("beat", Ink::Gold),
            false => ("beat to come", Ink::Line),
        };
        scene.add(name, at, disc(if is_second { 13 } else { 8 }, ink));
    }
}

/// Draws the hand into the room that the panel makes.
fn draw_hand(scene: &mut Scene, pose: Pose) {
    let (name, lift) = match pose {
        Pose::Rest => ("hand flat", Lift::Flat),
        Pose::Tap => ("hand taps", Lift::Flat),
        Pose::Air => ("hand up", Lift::High),
    };
    let (at, diameter) = panel::HAND;
    if pose == Pose::Tap {
        let (right, down) = (diameter * 39 / 100 / 2, diameter * 43 / 100 / 2);
        let fingers = at.offset(right.into(), down.into());
        scene.add("tap", fingers, sprite(Art::Tap, diameter * 45 / 100));
    }
    scene.add(name, at, sprite(Art::Filmed(lift), diameter));
}

/// Draws the rings of each hop that have grown by so many shares in all: golden ones around the
/// rocket, then pale ones around the stops, which are ringed themselves.
fn draw_rings(scene: &mut Scene, rings: &[Vec<Ring>], grown: u64) {
    for (nth, starts) in rings.iter().enumerate() {
        let grown = grown.saturating_sub(STEPS * nth as u64).min(STEPS);
        let ink = if nth == 0 { Ink::Gold } else { PALE };
        for ring in starts.iter().filter(|_| grown > 0) {
            if nth > 0 {
                let halo = sprite(Emblem::Halo, Plan::BOARD.share(116));
                scene.add("ring's stop", ring.middle, halo);
            }
            draw_ring(scene, *ring, (grown, ink));
        }
    }
}

/// Draws a ring that has grown by so many shares, where it lies within the space.
fn draw_ring(scene: &mut Scene, Ring { middle, far }: Ring, (grown, ink): (u64, Ink)) {
    let far = i64::from(far) * grown as i64 / STEPS as i64;
    let radius = Plan::BOARD.length(Space::RADIUS + far as i32) as f32;
    let (corner, size) = Plan::BOARD.window();
    let (right, bottom) = (
        corner.x + i32::from(size.width),
        corner.y + i32::from(size.height),
    );
    let outside = |at: &Point| {
        !(corner.x + 4..right - 4).contains(&at.x) || !(corner.y + 4..bottom - 4).contains(&at.y)
    };
    let places = (0..=CORNERS).map(|nth| {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(nth) / f32::from(CORNERS)).sin_cos();
        middle.offset((radius * cos).round() as i32, (radius * sin).round() as i32)
    });
    let places: Vec<Point> = places.collect();
    for run in places.split(outside).filter(|run| run.len() > 1) {
        let start = run[0];
        let points = run.iter().map(|at| at.offset(-start.x, -start.y)).collect();
        let shape = Shape::Stroke {
            points,
            ink,
            weight: Weight::Trail,
        };
        scene.add("ring", start, shape);
    }
}

#[cfg(test)]
mod tests {
    use games::contact::{Hop, Millis};

    use super::*;

    fn rhythm(hops: &[(u64, u64)]) -> Rhythm {
        let hop = |&(pause, flight)| Hop {
            pause: Millis::new(pause),
            flight: Millis::new(flight),
        };
        Rhythm::new(hops.iter().map(hop).collect())
    }

    /// Every take-off and landing in the frames is where the record has it.
    #[track_caller]
    fn check(hops: &[(u64, u64)]) {
        for ringed in 0..3 {
            check_with(hops, ringed);
        }
    }

    #[track_caller]
    fn check_with(hops: &[(u64, u64)], ringed: usize) {
        let rhythm = rhythm(hops);
        let mut landings = Vec::new();
        let (mut now, mut was_up) = (0, false);
        for frame in frames(&rhythm, ringed) {
            assert!(frame.hundredths >= SHORTEST, "{hops:?}");
            let up = frame.pose == Pose::Air;
            if up != was_up {
                landings.push(now * 10);
            }
            was_up = up;
            now += frame.hundredths;
        }
        assert!(!was_up, "it ends at rest");
        let mut exact = Vec::new();
        let mut now = BEFORE * 10;
        for (pause, flight) in hops {
            exact.extend([now + pause, now + pause + flight]);
            now += pause + flight;
        }
        assert_eq!(landings.len(), exact.len(), "{hops:?}");
        for (landing, exact) in landings.into_iter().zip(exact) {
            let off: u64 = exact.abs_diff(landing);
            assert!(off <= 20, "{off} ms off in {hops:?}");
        }
    }

    #[test]
    fn frames_keep_the_rhythm() {
        check(&[]);
        check(&[(0, 900)]);
        check(&[(0, 1_234), (456, 789), (1, 2_345)]);
        check(&[(0, 20), (20, 20), (20, 20)]);
        check(&[(0, 31), (47, 53), (64, 77), (79, 81), (124, 126)]);
        check(&[(0, 60_000), (30_000, 30_000)]);
        let odd: Vec<(u64, u64)> = (0..23).map(|nth| (33 + nth * 7, 101 + nth * 13)).collect();
        check(&odd);
    }
}
