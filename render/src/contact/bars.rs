//! A flight as a strip of bars: high while the hand is up, a thin line while it lies flat, as wide
//! as it was long. All strips have one scale, so that two of them can be compared; none has a
//! figure or a mark in it.

use games::contact::Rhythm;

use super::art::Art;
use super::ground;
use super::palette::{PALE, WORLD};
use super::pieces::{Ends, draw_coin, sprite};
use super::props::{Lift, Light};
use crate::emblems::Emblem;
use crate::scene::{Point, Scene, Shape, Size};
use crate::theme::Ink;

const WIDTH: u16 = 640;
/// Left end of a line of bars: right of the hand in the first line.
const LEFT: i32 = 116;
/// Length of a line: a longer flight goes on in the next one.
const LINE: i32 = 504;
/// Milliseconds to a pixel.
const PIXEL: u64 = 10;
/// Height of the header that says where a practice flight leads.
const HEADER: i32 = 96;
/// From one line to the next.
const APART: i32 = 92;
const HIGH: u16 = 52;
const GROUND: u16 = 4;
/// Part of a bar's width that its light leaves free.
const SHINE: u16 = 28;
/// The ground before the first take-off and after the last landing, the same for every flight.
const REST: i32 = 60;

/// A stretch of time, from one pixel on to another.
struct Stretch {
    from: i32,
    to: i32,
}

/// Picture of a flight as bars.
pub(super) fn scene(rhythm: &Rhythm, ends: Option<Ends>) -> Scene {
    let flights = flights(rhythm);
    let end = flights.last().map_or(REST, |last| last.to) + REST;
    let lines = (end + LINE - 1) / LINE;
    let top = 4 + ends.map_or(0, |_| HEADER);
    // At most two minutes: twenty-four lines.
    let mut scene = Scene::new(WIDTH, (top + APART * lines) as u16).in_world(&WORLD);
    if let Some(ends) = ends {
        draw_leads(&mut scene, ends);
    }
    let bottom = scene.size().height;
    ground::lay(&mut scene, bottom);
    let hand = sprite(Art::Glove(Lift::High), 112);
    scene.lay("hand", Point::new(60, top + 44), hand);
    let ground = Stretch { from: 0, to: end };
    draw_bars(&mut scene, top, ("ground", Ink::Line), ground, GROUND);
    for flight in flights {
        draw_bars(&mut scene, top, ("flight", Ink::Gold), flight, HIGH);
    }
    scene
}

/// Draws the two ends of a practice flight.
fn draw_leads(scene: &mut Scene, ends: Ends) {
    for (tile, right) in [(ends.from, 60), (ends.to, 220)] {
        draw_coin(scene, tile, Light::Full, Point::new(right, 50), 84);
    }
    scene.add("leads", Point::new(140, 50), sprite(Emblem::Arrow, 50));
}

/// The flights in pixels of one long line; each instant is rounded by itself, so that no error
/// adds up.
fn flights(rhythm: &Rhythm) -> Vec<Stretch> {
    let mut now = 0;
    // Two minutes at most.
    let pixel = |millis: u64| REST + ((millis + PIXEL / 2) / PIXEL) as i32;
    let flight = |hop: &games::contact::Hop| {
        let from = now + hop.pause.get();
        now = from + hop.flight.get();
        Stretch {
            from: pixel(from),
            to: pixel(now).max(pixel(from) + 1),
        }
    };
    rhythm.hops().iter().map(flight).collect()
}

/// Draws a bar, cut where lines end.
fn draw_bars(scene: &mut Scene, top: i32, (name, ink): (&str, Ink), stretch: Stretch, high: u16) {
    let mut from = stretch.from;
    while from < stretch.to {
        let line = from / LINE;
        let to = stretch.to.min((line + 1) * LINE);
        let base = top + APART * line + APART - 8 - 14;
        let at = Point::new(LEFT + from - line * LINE, base - i32::from(high));
        let size = Size {
            // Within a line.
            width: (to - from) as u16,
            height: high,
        };
        let shape = match high {
            GROUND => Shape::Bar { size, ink },
            _ => {
                let ends = (stretch.from == from, stretch.to == to);
                draw_edge(scene, at, size, ends);
                bar(size, ends, ink)
            }
        };
        scene.add(name, at, shape);
        if high != GROUND && size.width > 2 * SHINE {
            let light = Size {
                width: size.width - SHINE,
                height: 5,
            };
            let corner = Point::new(at.x + i32::from(SHINE) / 2, at.y + 8);
            let (ink, size) = (PALE, light);
            scene.add(
                "shine",
                corner,
                Shape::Card {
                    size,
                    corner: 2,
                    ink,
                },
            );
        }
        from = to;
    }
}

/// Draws the dark edge behind a bar.
fn draw_edge(scene: &mut Scene, at: Point, size: Size, ends: (bool, bool)) {
    let wider = Size {
        width: size.width + 8,
        height: size.height + 4,
    };
    let shape = bar(wider, ends, Ink::Night);
    scene.add("edge", at.offset(-4, -4), shape);
}

/// A bar that is round above, where it begins and ends.
fn bar(size: Size, (begins, ends): (bool, bool), ink: Ink) -> Shape {
    const ROUND: [(i32, i32); 7] = [(0, 14), (1, 10), (2, 7), (4, 4), (7, 2), (10, 1), (14, 0)];
    let (right, bottom) = (i32::from(size.width), i32::from(size.height));
    let corner = |round: bool| match round && right >= 28 {
        true => &ROUND[..],
        false => &[(0, 0)],
    };
    let left = corner(begins).iter().map(|&(x, y)| Point::new(x, y));
    let other = corner(ends).iter().rev();
    let other = other.map(|&(x, y)| Point::new(right - x, y));
    let below = [Point::new(right, bottom), Point::new(0, bottom)];
    let points = left.chain(other).chain(below).collect();
    Shape::Area { points, ink }
}
