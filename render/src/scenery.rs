//! Scenery behind a cover's action: plain areas that fill it to its edges. Knows no game.

use crate::cover::{Stage, round};
use crate::scene::{Point, Shape};
use crate::shapes;
use crate::theme::Ink;

/// An area of one colour, without hollows: it can be cut to any cover.
pub struct Patch {
    corners: Vec<Point>,
    ink: Ink,
    /// The middle and the radius of a disc.
    disc: Option<(Point, u16)>,
}

impl Patch {
    /// A patch between corners in units of a stage.
    pub(crate) fn new(stage: Stage, corners: &[(i16, i16)], ink: Ink) -> Self {
        Self {
            corners: stage.line(corners),
            ink,
            disc: None,
        }
    }

    /// A disc around a place, all in units of a stage.
    pub(crate) fn disc(stage: Stage, (right, down): (i16, i16), radius: u16, ink: Ink) -> Self {
        let (middle, radius) = (stage.place(right, down), stage.size(radius));
        Self {
            corners: round(middle, radius.into()),
            ink,
            disc: Some((middle, radius)),
        }
    }

    /// A line between two places in units of a stage, half so wide in pixels, with square ends.
    pub(crate) fn line(
        stage: Stage,
        (from, to): ((i16, i16), (i16, i16)),
        half: f32,
        ink: Ink,
    ) -> Self {
        let (from, to) = (stage.place(from.0, from.1), stage.place(to.0, to.1));
        let (x, y) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
        let share = half / x.hypot(y).max(1.0);
        let (along, across) = ((x * share, y * share), (-y * share, x * share));
        let corner = |at: Point, ahead: f32, aside: f32| {
            let far = |along: f32, across: f32| (ahead * along + aside * across).round() as i32;
            at.offset(far(along.0, across.0), far(along.1, across.1))
        };
        Self {
            corners: vec![
                corner(from, -1.0, -1.0),
                corner(to, 1.0, -1.0),
                corner(to, 1.0, 1.0),
                corner(from, -1.0, 1.0),
            ],
            ink,
            disc: None,
        }
    }

    /// A true disc, where it is one: for a cover whose corners are those of its picture.
    pub(crate) fn disc_shape(&self) -> Option<(Point, Shape)> {
        let (middle, radius) = self.disc?;
        Some((middle, shapes::disc(radius, self.ink)))
    }

    /// Cuts the area to corners that go around clockwise, and gives its colour.
    pub(crate) fn within(self, cover: &[Point]) -> (Vec<Point>, Ink) {
        let next = cover.iter().cycle().skip(1);
        let sides = cover.iter().zip(next);
        let kept = sides.fold(self.corners, |corners, (from, to)| {
            beside(&corners, *from, *to)
        });
        (kept, self.ink)
    }
}

/// Cuts an area to the part on the right of a line.
fn beside(corners: &[Point], from: Point, to: Point) -> Vec<Point> {
    let (wide, high) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let side = |at: Point| wide * f64::from(at.y - from.y) - high * f64::from(at.x - from.x);
    let next = corners.iter().cycle().skip(1);
    let mut kept = Vec::new();
    for (one, other) in corners.iter().zip(next) {
        let (here, there) = (side(*one), side(*other));
        if here >= 0.0 {
            kept.push(*one);
        }
        if (here >= 0.0) != (there >= 0.0) {
            let share = here / (here - there);
            let far = |from: i32, to: i32| (f64::from(to - from) * share).round() as i32;
            kept.push(one.offset(far(one.x, other.x), far(one.y, other.y)));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patch(corners: &[(i32, i32)]) -> Patch {
        Patch {
            corners: points(corners),
            ink: Ink::Sky,
            disc: None,
        }
    }

    fn points(places: &[(i32, i32)]) -> Vec<Point> {
        places.iter().map(|(x, y)| Point::new(*x, *y)).collect()
    }

    #[test]
    fn patches_are_cut_at_the_edges_of_their_cover() {
        let cover = points(&[(0, 0), (100, 0), (100, 100), (0, 100)]);
        let (kept, _) = patch(&[(50, 50), (200, 50), (200, 80), (50, 80)]).within(&cover);
        assert_eq!(kept, points(&[(50, 50), (100, 50), (100, 80), (50, 80)]));
        let (inside, _) = patch(&[(10, 10), (20, 10), (20, 20)]).within(&cover);
        assert_eq!(inside, points(&[(10, 10), (20, 10), (20, 20)]));
        let (outside, _) = patch(&[(210, 10), (220, 10), (220, 20)]).within(&cover);
        assert!(outside.is_empty());
    }
}
