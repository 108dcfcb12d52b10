//! Shapes of a hint, for every game: one colour that no player has, and shapes that are told apart
//! without it. Knows no game.

use games::Evidence;
use text::{Lang, say};

use crate::emblems::Emblem;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::{card, line, sprite, words};
use crate::theme::{Face, Ink, Weight};

const ODDS: Face = Face::bold(33);
/// Height of the pill behind the odds.
const BED: u16 = 36;
/// Below so many thousandths something is unlikely.
const UNLIKELY: u16 = 300;
/// Length of a dash, and the way from the beginning of one to that of the next.
const DASH: f32 = 18.0;
const STEP: f32 = 38.0;
/// Barbs of an arrow's head: their length along its way, and how far they reach aside; on a short
/// way they are as long as it.
const BARB: (f32, f32) = (26.0, 20.0);

/// Draws a dashed ring around what is advised.
pub(crate) fn draw_ring(scene: &mut Scene, what: &str, at: Point, diameter: u16) {
    let ring = sprite(Emblem::Advised, diameter);
    scene.add(format!("hint {what}"), at, ring);
}

/// Draws a thin ring around what a move would show.
pub(crate) fn draw_reached(scene: &mut Scene, what: &str, at: Point, diameter: u16) {
    let ring = sprite(Emblem::Reached, diameter);
    scene.add(format!("hint reaches {what}"), at, ring);
}

/// Draws a cross on what is ruled out.
pub(crate) fn draw_cross(scene: &mut Scene, what: &str, at: Point, diameter: u16) {
    let cross = sprite(Emblem::RuledOut, diameter);
    scene.add(format!("hint not {what}"), at, cross);
}

/// Draws a glow over what is likely, the stronger the likelier, under what has this name.
pub(crate) fn draw_glow(
    scene: &mut Scene,
    what: &str,
    (at, diameter, under): (Point, u16, &str),
    permille: u16,
) {
    let level = match permille {
        ..UNLIKELY => 1,
        300..700 => 2,
        _ => 3,
    };
    let glow = sprite(Emblem::Warm(level), diameter);
    scene.beneath(
        |name| name == under,
        |scene| scene.add(format!("hint warm {what}"), at, glow),
    );
}

/// Likelihood of a piece of evidence, in thousandths.
pub(crate) const fn permille<I>(evidence: &Evidence<I>) -> u16 {
    match evidence {
        Evidence::Certain { .. } => 1_000,
        Evidence::Likely { permille, .. } => *permille,
    }
}

/// Writes the odds, in words, in a pill that hides the lines behind them: the unlikely ones are
/// quieter.
pub(crate) fn draw_odds(scene: &mut Scene, what: &str, at: Point, (permille, lang): (u16, Lang)) {
    // What is only likely is never a hundred in a hundred.
    let percent = ((permille + 5) / 10).min(99);
    let percent = say("picture-odds").with("percent", percent).tr(lang);
    let ink = if permille < UNLIKELY {
        Ink::Faint
    } else {
        Ink::Hint
    };
    // At most a hundred.
    let wide = renderer().width(ODDS, &percent, 100) as u16 + 8;
    for (by, ink) in [(2, ink), (0, Ink::Night)] {
        let (wide, high) = (wide + 2 * by, BED + 2 * by);
        let corner = at.offset(-i32::from(wide) / 2, -i32::from(high) / 2);
        let bed = card((wide, high), high as u8 / 2, ink);
        scene.add(format!("hint bed {what}"), corner, bed);
    }
    let said = words(percent, ODDS, ink, Anchor::Middle, 100);
    scene.add(format!("hint odds {what}"), at, said);
}

/// Draws a dashed line through these places.
pub(crate) fn draw_dashed_line(scene: &mut Scene, what: &str, points: &[Point]) {
    // Dashes go on around corners.
    let mut along = 0.0;
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let (right, down) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
        let length = right.hypot(down);
        let place = |at: f32| {
            let share = (at / length).clamp(0.0, 1.0);
            let (right, down) = ((right * share).round(), (down * share).round());
            // Within a picture.
            from.offset(right as i32, down as i32)
        };
        let mut at = -along;
        while at < length {
            if at + DASH > 0.0 {
                let (start, end) = (place(at.max(0.0)), place(at + DASH));
                let ends = vec![Point::new(0, 0), end.offset(-start.x, -start.y)];
                let dash = line(ends, Ink::Hint, Weight::Path);
                scene.add(format!("hint {what}"), start, dash);
            }
            at += STEP;
        }
        along = length - (at - STEP);
    }
}

/// Draws an arrow through these places: dashed, with a head at its end.
pub(crate) fn draw_arrow(scene: &mut Scene, what: &str, points: &[Point]) {
    draw_dashed_line(scene, what, points);
    draw_head(scene, what, points);
}

/// Draws an arrow without dashes through the places of these pieces of its way.
pub(crate) fn draw_solid_way(scene: &mut Scene, what: &str, pieces: &[Vec<Point>]) {
    for piece in pieces {
        let piece = line(piece.clone(), Ink::Hint, Weight::Path);
        scene.add(format!("hint {what}"), Point::new(0, 0), piece);
    }
    if let Some(last) = pieces.last() {
        draw_head(scene, what, last);
    }
}

/// Draws a line without dashes.
pub(crate) fn draw_solid_line(scene: &mut Scene, what: &str, (from, to): (Point, Point)) {
    let ends = vec![Point::new(0, 0), to.offset(-from.x, -from.y)];
    let line = line(ends, Ink::Hint, Weight::Path);
    scene.add(format!("hint {what}"), from, line);
}

/// Draws an arrow without dashes, for pictures in which dashes could measure its way.
pub(crate) fn draw_solid_arrow(scene: &mut Scene, what: &str, (from, to): (Point, Point)) {
    draw_solid_line(scene, what, (from, to));
    draw_head(scene, what, &[from, to]);
}

/// Draws the head of an arrow that comes through these places to the last one.
fn draw_head(scene: &mut Scene, what: &str, points: &[Point]) {
    let Some((&tip, before)) = points.split_last() else {
        return;
    };
    let Some(&from) = before.iter().rfind(|at| **at != tip) else {
        return;
    };
    let (right, down) = ((tip.x - from.x) as f32, (tip.y - from.y) as f32);
    let length = right.hypot(down);
    let (right, down) = (right / length, down / length);
    let share = (length / BARB.0).min(1.0);
    let barb = |side: f32| {
        let (back, aside) = (BARB.0 * share, BARB.1 * share);
        let x = -back * right - side * aside * down;
        let y = -back * down + side * aside * right;
        Point::new(x.round() as i32, y.round() as i32)
    };
    let points = vec![barb(1.0), Point::new(0, 0), barb(-1.0)];
    let head = line(points, Ink::Hint, Weight::Path);
    scene.add(format!("hint {what} head"), tip, head);
}
