//! A flight over the picture of the space: in the panel a hand rises at take-off, stays up, and
//! taps at landing, in exactly the recorded rhythm. It is shown twice, each time after a count-down,
//! and comes to rest with its dots, so that map and time are seen together.
//!
//! Where everyone may know how far a hop goes, a ring grows around its start while the hand is up,
//! from the tile's edge: the distance counts from edge to edge. A later hop has one around each
//! stop that the hop before it may have meant.
//!
//! Beside the hand, a row of dots for each hop counts its half seconds in the air: time is public,
//! and no distance is drawn from it. The source sees their own hand in the same place, and the same
//! dots while it is up.
//!
//! A GIF counts hundredths of a second. Browsers slow down frames shorter than two of them, and
//! some phones those of five or fewer: only a hand that was that fast itself gets such frames.
//! Every take-off and landing is rounded by itself from the beginning on, so that no error adds up:
//! each is shown within 20 ms of its time, unless the hand were faster than a frame.

use games::contact::{Hand, Hop, LastFlight, Phase, Reach, Rhythm, Space, Take, Tile, View};

use super::art::Art;
use super::board::place;
use super::palette::FARTHER;
use super::panel;
use super::pieces::sprite;
use super::plan::Plan;
use super::props::Lift;
use crate::emblems::Emblem;
use crate::reel::{Plays, Reel};
use crate::scene::{Point, Scene, Shape};
use crate::shapes::{disc, ring};
use crate::theme::Ink;

/// Time of each digit of the count-down, in hundredths of a second, and the digits.
const COUNT: u64 = 40;
const DIGITS: [char; 3] = ['3', '2', '1'];
/// Before the first take-off, so that eyes find it, and after the last landing.
const BEFORE: u64 = COUNT * DIGITS.len() as u64;
const AFTER: u64 = 150;
/// No frame is shorter.
const SHORTEST: u64 = 2;
/// No rest between two taps is shorter: long enough for every viewer.
const REST: u64 = 6;
/// Time for which a tap is seen.
const TAP: u64 = 12;
/// Number of shares into which the growth of a ring is counted, and the least time of one step.
const STEPS: u64 = 80;
const STEP: u64 = 10;
/// Most steps of a ring, if a step for each beat is not more.
const MOST_STEPS: u64 = 25;
/// Time between two dots that count, and how many there are.
const BEAT: u64 = 50;
const BEATS: u64 = 16;
/// Number of rows of them.
const ROWS: usize = 3;
/// Number of them that have passed when a viewer sees the picture that their own press called for.
const ARRIVES: u64 = 1;
/// Diameter of a digit of the count-down.
const DIGIT: u16 = 96;

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
    /// Number of dots that have counted each hop so far.
    beats: Vec<u64>,
    /// Digit of the count-down.
    digit: Option<char>,
}

/// A ring that grows.
#[derive(Clone, Copy)]
struct Ring {
    middle: Point,
    /// Distance to which it grows from the tile's edge, in hundredths of a unit.
    far: i32,
}

/// Film of a viewer's last flight, over their picture of the board. It comes to rest with the dots
/// of all hops: who guesses can still count them.
pub(super) fn reel(board: &Scene, view: &View, flight: &LastFlight<'_>) -> Reel {
    let rings = rings(view, &flight.reaches);
    let mut still = board.clone();
    still.remove(|name| name.starts_with("ring"));
    panel::make_room(&mut still, view);
    still.remove(|name| name.starts_with("hand ") || name.starts_with("beat"));
    let mut reel = Reel::new(Plays::Once);
    let once = || frames(flight.rhythm, rings.len());
    for frame in once().into_iter().chain(once()) {
        let mut scene = still.clone();
        draw_hand(&mut scene, frame.pose);
        draw_beats(&mut scene, &frame.beats, flight.rhythm.landings());
        draw_digit(&mut scene, frame.digit);
        draw_rings(&mut scene, &rings, frame.grown);
        let has_landed = frame.pose != Pose::Air && frame.beats.len() == flight.rhythm.landings();
        if !has_landed {
            // What a ring passes on its way is no answer yet.
            scene.remove(|name| name.starts_with("glow "));
        }
        // Two minutes at most.
        reel.show(scene, frame.hundredths as u16);
    }
    reel
}

/// Film of a viewer's own hand that is up, over their picture of the board.
pub(super) fn own_reel(board: &Scene, view: &View, take: &Take) -> Reel {
    let mut still = board.clone();
    still.remove(|name| name.starts_with("beat"));
    let landed: Vec<u64> = take.rhythm().hops().iter().map(beats_of).collect();
    let mut reel = Reel::new(Plays::Once);
    for beats in ARRIVES..=BEATS {
        let mut scene = still.clone();
        let counted: Vec<u64> = landed.iter().copied().chain([beats]).collect();
        draw_beats(&mut scene, &counted, own_legs(view));
        reel.show(scene, BEAT as u16);
    }
    reel
}

/// Draws a viewer's own hand into the room that the panel makes, with the dots of its hops.
pub(super) fn draw_own(scene: &mut Scene, view: &View, take: &Take) {
    panel::make_room(scene, view);
    draw_hand(
        scene,
        match take.hand() {
            Hand::Up => Pose::Air,
            Hand::Down if take.is_empty() => Pose::Rest,
            Hand::Down => Pose::Tap,
        },
    );
    let landed: Vec<u64> = take.rhythm().hops().iter().map(beats_of).collect();
    draw_beats(scene, &landed, own_legs(view));
}

/// Draws the dots of the last flight, which stay until the planet is named.
pub(super) fn draw_heard(scene: &mut Scene, view: &View) {
    let guesses = view.phase == Phase::Guessing;
    if let Some(flight) = view.last_flight().filter(|_| guesses) {
        panel::make_room(scene, view);
        draw_hand(scene, Pose::Rest);
        let landed: Vec<u64> = flight.rhythm.hops().iter().map(beats_of).collect();
        draw_beats(scene, &landed, landed.len());
    }
}

/// Number of hops of the flight that a viewer taps: one in practice.
fn own_legs(view: &View) -> usize {
    let console = view.console.as_ref();
    console.map_or(1, |console| console.route.legs())
}

/// Number of dots that count a hop that has landed.
fn beats_of(hop: &Hop) -> u64 {
    hop.half_seconds().min(BEATS)
}

/// Draws how far a second of flight goes, where that is shown.
pub(super) fn draw_second(scene: &mut Scene, view: &View) {
    if let Some(ring) = view.second().and_then(|second| ring_of(view, second)) {
        scene.beneath(is_tile, |scene| {
            let (at, shape) = shape_of(ring, (STEPS, Ink::Faint));
            scene.add("second", at, shape);
        });
    }
}

/// Draws the rings of the last flight, for who has guessed since and wonders.
pub(super) fn draw_last_rings(scene: &mut Scene, view: &View) {
    let guesses = view.phase == Phase::Guessing;
    if let Some(flight) = view.last_flight().filter(|_| guesses) {
        draw_rings(scene, &rings(view, &flight.reaches), u64::MAX);
    }
}

/// Draws the rings of the first two hops, as the guesser supposes that the first landed on this
/// stop.
pub(super) fn draw_supposed(scene: &mut Scene, view: &View, stop: Tile) {
    if let Some(reaches) = view.supposed(stop) {
        scene.remove(|name| name.starts_with("ring"));
        draw_rings(scene, &rings(view, &reaches), u64::MAX);
    }
}

/// Draws how far the game master heard the last hop go, and how far it was, for who flew it.
pub(super) fn draw_misheard(scene: &mut Scene, view: &View) {
    let inks = [Ink::Wrong, Ink::Gold];
    for (reach, ink) in view.misheard().into_iter().flatten().zip(inks) {
        if let Some(ring) = ring_of(view, reach) {
            scene.beneath(is_tile, |scene| {
                let (at, shape) = shape_of(ring, (STEPS, ink));
                scene.add("misheard", at, shape);
            });
        }
    }
}

/// Rings of the hops of a flight.
fn rings(view: &View, reaches: &[Vec<Reach>]) -> Vec<Vec<Ring>> {
    let hops = reaches.iter();
    let starts = |hop: &Vec<Reach>| hop.iter().filter_map(|it| ring_of(view, *it)).collect();
    hops.map(starts).collect()
}

fn ring_of(view: &View, Reach { from, far }: Reach) -> Option<Ring> {
    let middle = place(view, from, Plan::BOARD)?;
    // The square's diagonal at most, or two minutes of flight.
    let far = far as i32;
    Some(Ring { middle, far })
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
    let begins = instants.first().copied().unwrap_or(BEFORE);
    let counts = DIGITS.into_iter().rev().enumerate().rev();
    let counted = counts.map(|(left, digit)| HandFrame {
        pose: Pose::Rest,
        hundredths: match left {
            0 => begins + COUNT - BEFORE,
            _ => COUNT,
        },
        grown: 0,
        beats: Vec::new(),
        digit: Some(digit),
    });
    let mut frames: Vec<HandFrame> = counted.collect();
    let landings: Vec<u64> = rhythm.hops().iter().map(beats_of).collect();
    for (nth, flight) in instants.chunks(2).enumerate() {
        let (before_it, with_it) = (&landings[..nth], &landings[..=nth]);
        let &[rises, lands] = flight else { continue };
        let long = lands - rises;
        let before = STEPS * nth as u64;
        let starts = starts_of_frames(long, nth < ringed);
        let ends = starts.iter().skip(1).copied().chain([long]);
        frames.extend(starts.iter().zip(ends).map(|(start, end)| HandFrame {
            pose: Pose::Air,
            hundredths: end - start,
            grown: before + STEPS * start / long,
            beats: [before_it, &[(start / BEAT).min(BEATS)]].concat(),
            digit: None,
        }));
        let after = lands + TAP + AFTER;
        let next = instants.iter().copied().find(|&instant| instant > lands);
        let landed = (before + STEPS, with_it);
        frames.extend(aground(next.unwrap_or(after) - lands, landed));
    }
    frames
}

/// Times at which the frames of a hop of so many hundredths begin, counted from its take-off. Steps
/// of a ring fall on the beats, so no frame but the last is shorter than a step, and the last is
/// long enough for every viewer.
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

/// Frames of a hand that is on the table for so long: it taps, and lies. Rings and dots stay as
/// they were at the landing.
fn aground(long: u64, (grown, beats): (u64, &[u64])) -> impl Iterator<Item = HandFrame> {
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
        beats: beats.to_vec(),
        digit: None,
    })
}

/// Draws a digit of the count-down beside the hand.
fn draw_digit(scene: &mut Scene, digit: Option<char>) {
    if let Some(digit) = digit {
        let digit = sprite(Art::Label(digit, Ink::Moon), DIGIT);
        scene.add("count-down", panel::COUNT, digit);
    }
}

/// Draws the dots that count the half seconds in the air: a row for each hop of so many in all, or
/// for the latest.
fn draw_beats(scene: &mut Scene, beats: &[u64], hops: usize) {
    let (at, apart, row) = panel::BEATS;
    let skipped = beats.len().saturating_sub(ROWS);
    for (nth, hop) in (0..).zip(skipped..hops.min(skipped + ROWS)) {
        let counted = beats.get(hop).copied().unwrap_or(0);
        for beat in 0..BEATS {
            let at = at.offset(apart * beat as i32, row * nth);
            let (name, ink) = match beat < counted {
                true => ("beat", Ink::Gold),
                false => ("beat to come", Ink::Line),
            };
            scene.add(name, at, disc(11, ink));
        }
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

/// Draws the rings of each hop that have grown by so many shares in all, under the tiles: golden
/// ones around the rocket, then paler ones around the stops, which are ringed themselves.
fn draw_rings(scene: &mut Scene, rings: &[Vec<Ring>], grown: u64) {
    scene.beneath(is_tile, |scene| {
        for (nth, starts) in rings.iter().enumerate() {
            let grown = grown.saturating_sub(STEPS * nth as u64).min(STEPS);
            let ink = match nth {
                // It still grows.
                _ if grown < STEPS => Ink::Faint,
                0 => Ink::Gold,
                _ => FARTHER,
            };
            for start in starts.iter().filter(|_| grown > 0) {
                if nth > 0 {
                    let halo = sprite(Emblem::Halo, Plan::BOARD.share(116));
                    scene.add("ring's stop", start.middle, halo);
                }
                let (at, shape) = shape_of(*start, (grown, ink));
                scene.add("ring", at, shape);
            }
        }
    });
}

/// A ring that has grown by so many shares.
fn shape_of(Ring { middle, far }: Ring, (grown, ink): (u64, Ink)) -> (Point, Shape) {
    let far = i64::from(far) * grown as i64 / STEPS as i64;
    // At most the square's diagonal.
    let radius = Plan::BOARD.length(Space::RADIUS + far as i32) as u16;
    (middle, ring((radius + 3, 6), ink))
}

/// True for what a ring lies under.
fn is_tile(name: &str) -> bool {
    name.starts_with("glow ") || name.starts_with("tile ")
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
