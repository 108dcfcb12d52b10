//! A flight as a hand on a table: it rises at take-off, stays up, and taps at landing, in exactly
//! the recorded rhythm and once. It begins and ends at rest; the last picture says what was flown
//! and where it can be seen again, for a player who looked away, and nothing of the rhythm.
//!
//! A GIF counts hundredths of a second. Browsers slow down frames shorter than two of them, and
//! some phones those of five or fewer: only a hand that was that fast itself gets such frames.
//! Every take-off and landing is rounded by itself from the beginning on, so that no error adds up:
//! each is shown within 20 ms of its time, unless the hand were faster than a frame.
//!
//! A phone shows at once what weighs a few tens of kilobytes, and a GIF packs every frame by
//! itself. So the resting hand lies under all, and everything it does goes again by itself: a tap
//! is its mark alone, and rest weighs nothing. What it weighs depends on the rhythm alone.

use games::contact::Rhythm;
use text::{Lang, say};

use super::art::Art;
use super::pieces::{Ends, draw_coin, line, sprite, words};
use super::props::{Lift, Light};
use crate::emblems::Emblem;
use crate::reel::{Plays, Reel};
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink, Weight};

const WIDTH: u16 = 400;
const HEIGHT: u16 = 250;
/// Height at which the table begins.
const TABLE: i32 = 158;
/// Width of a flight's two ends in the sky, from the left.
const ENDS: u16 = 176;
/// Before the first take-off, so that eyes find it, and after the last landing, in hundredths of a
/// second.
const BEFORE: u64 = 250;
const AFTER: u64 = 150;
/// No frame is shorter.
const SHORTEST: u64 = 2;
/// No rest between two taps is shorter: long enough for every viewer.
const REST: u64 = 6;
/// Time for which a tap is seen.
const TAP: u64 = 12;
/// Time of the last picture before it stays.
const TITLE: u16 = 100;

/// A few stars over the table.
const STARS: [(i32, i32); 12] = [
    (23, 30),
    (61, 87),
    (96, 20),
    (132, 61),
    (187, 32),
    (213, 96),
    (242, 17),
    (281, 117),
    (317, 67),
    (342, 22),
    (371, 101),
    (386, 46),
];

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

/// Kind of flight.
#[derive(Clone, Copy)]
pub(super) enum WhatFlew {
    /// The transmission of a round with this number, counted from 1.
    Transmission(u8),
    /// A flight whose ends everyone knows.
    Practice,
}

/// Film of a flight as a hand.
pub(super) fn reel(rhythm: &Rhythm, ends: Option<Ends>, kind: WhatFlew, lang: Lang) -> Reel {
    let mut reel = Reel::new(Plays::Once);
    for (pose, hundredths) in frames(rhythm) {
        let scene = scene(pose, ends);
        // Two minutes at most.
        let hundredths = hundredths as u16;
        match pose {
            Pose::Rest => reel.show(scene, hundredths),
            Pose::Tap | Pose::Air => reel.flash(scene, hundredths),
        }
    }
    reel.show(title(kind, ends, lang), TITLE);
    reel
}

/// The hand at rest, what was flown, and where it can be seen again.
fn title(kind: WhatFlew, ends: Option<Ends>, lang: Lang) -> Scene {
    const ROOM: u16 = WIDTH - 32;
    let mut scene = scene(Pose::Rest, ends);
    let flown = match kind {
        WhatFlew::Transmission(number) => say("contact-film-transmission").with("number", number),
        WhatFlew::Practice => say("contact-film-practice"),
    };
    // A practice flight's ends stand before it.
    let before = if ends.is_some() { ENDS } else { 0 };
    let middle = i32::from(WIDTH + before) / 2;
    for (name, said, face, ink, at, room) in [
        (
            "flown",
            flown,
            Face::bold(25),
            Ink::Gold,
            Point::new(middle, 46),
            ROOM - before,
        ),
        (
            "again",
            say("contact-film-again"),
            Face::bold(19),
            Ink::Text,
            Point::new(i32::from(WIDTH) / 2, 229),
            ROOM,
        ),
    ] {
        let said = words(said.tr(lang), face, ink, Anchor::Middle, room);
        scene.add(name, at, said);
    }
    scene
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

/// Poses of the hand, each with its time in hundredths of a second.
fn frames(rhythm: &Rhythm) -> Vec<(Pose, u64)> {
    let instants = instants(rhythm);
    let mut frames = vec![(Pose::Rest, instants.first().copied().unwrap_or(BEFORE))];
    for flight in instants.chunks(2) {
        let &[rises, lands] = flight else { continue };
        frames.push((Pose::Air, lands - rises));
        let after = lands + TAP + AFTER;
        let next = instants.iter().copied().find(|&instant| instant > lands);
        frames.extend(aground(next.unwrap_or(after) - lands));
    }
    frames
}

/// On the table for so long: it taps, and lies.
fn aground(long: u64) -> Vec<(Pose, u64)> {
    let tap = TAP.min(long);
    match long - tap {
        rest if rest < REST => vec![(Pose::Tap, long)],
        rest => vec![(Pose::Tap, tap), (Pose::Rest, rest)],
    }
}

/// Frame of the hand in a pose.
fn scene(pose: Pose, ends: Option<Ends>) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    let size = Size {
        width: WIDTH + 40,
        height: HEIGHT,
    };
    // Even, so that what a hand uncovers weighs little.
    let sky = Shape::Bar {
        size,
        ink: Ink::Hollow,
    };
    scene.lay("sky", Point::new(-20, -20), sky);
    for (x, y) in STARS {
        let star = Point::new(x, y);
        scene.lay("star", star, line(star, star, Ink::Text, Weight::Thin));
    }
    scene.lay("table", Point::new(-20, TABLE), Shape::Plate { size });
    if let Some(ends) = ends {
        for (tile, right) in [(ends.from, 46), (ends.to, 150)] {
            draw_coin(&mut scene, tile, Light::Full, Point::new(right, 46), 62);
        }
        scene.add("leads", Point::new(98, 46), sprite(Emblem::Arrow, 30));
    }
    let (name, lift) = match pose {
        Pose::Rest => ("hand flat", Lift::Flat),
        Pose::Tap => ("hand taps", Lift::Flat),
        Pose::Air => ("hand up", Lift::High),
    };
    if pose == Pose::Tap {
        scene.add("tap", Point::new(227, 194), sprite(Art::Tap, 150));
    }
    scene.add(name, Point::new(162, 122), sprite(Art::Filmed(lift), 332));
    scene
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
        let rhythm = rhythm(hops);
        let mut landings = Vec::new();
        let (mut now, mut was_up) = (0, false);
        for (pose, hundredths) in frames(&rhythm) {
            assert!(hundredths >= SHORTEST, "{hops:?}");
            let up = pose == Pose::Air;
            if up != was_up {
                landings.push(now * 10);
            }
            was_up = up;
            now += hundredths;
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
