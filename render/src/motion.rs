//! Frames between two moments: pieces on their way, and lines that find theirs. Each game names
//! which they are. Draws nothing.

use crate::geometry::Point;
use crate::scene::{Scene, Shape, Thing};

/// Names of the things that move in a game, by how they begin.
#[derive(Clone, Copy, Debug)]
pub struct Motion {
    /// Pieces that go from where they were to where they are.
    pub moves: &'static [&'static str],
    /// Lines that grow from their beginning.
    pub grows: &'static [&'static str],
    /// Things that appear only once all the others have arrived.
    pub arrives: &'static [&'static str],
}

impl Motion {
    /// No motion at all.
    pub const NONE: Self = Self {
        moves: &[],
        grows: &[],
        arrives: &[],
    };
}

/// Scenes between two, `many` of them, or none where nothing moves. They show what is there
/// afterwards. `way` gives the points on a piece's way, where the game knows it; else it goes
/// straight.
pub(crate) fn between(
    before: &Scene,
    now: &Scene,
    (motion, many): (Motion, i32),
    way: impl Fn(&Thing) -> Vec<Point>,
) -> Vec<Scene> {
    let is = |thing: &Thing, kinds: &[&str]| kinds.iter().any(|it| thing.name.starts_with(it));
    let was = |thing: &Thing| before.things().contains(thing);
    let from = |thing: &Thing| {
        let mut before = before.things().iter();
        before
            .find(|it| it.name == thing.name)
            .map(|it| it.at)
            .filter(|at| is(thing, motion.moves) && *at != thing.at)
    };
    let moves = |thing: &Thing| {
        let grows = is(thing, motion.grows) && !was(thing);
        grows || from(thing).is_some()
    };
    if before.size() != now.size() || !now.things().iter().any(moves) {
        return Vec::new();
    }
    let on_the_way = |nth: i32| {
        let share = nth as f32 / (many + 1) as f32;
        let mut scene = now.clone();
        scene.change(|thing| {
            if is(thing, motion.arrives) && !was(thing) {
                return false;
            }
            if is(thing, motion.grows) && !was(thing) {
                grow(&mut thing.shape, share);
            }
            if let Some(from) = from(thing) {
                let mut points = way(thing);
                points.insert(0, from);
                points.push(thing.at);
                cut(&mut points, share);
                thing.at = points.last().copied().unwrap_or(from);
            }
            true
        });
        scene
    };
    (1..=many).map(on_the_way).collect()
}

/// A place part of the way.
fn part_way(from: Point, to: Point, share: f32) -> Point {
    let part = |from: i32, to: i32| from + ((to - from) as f32 * share).round() as i32;
    Point::new(part(from.x, to.x), part(from.y, to.y))
}

/// Cuts a line after a share of its length.
fn grow(shape: &mut Shape, share: f32) {
    let (Shape::Stroke { points, .. } | Shape::Glow { points, .. }) = shape else {
        return;
    };
    cut(points, share);
}

/// Cuts a way after a share of its length.
pub(crate) fn cut(points: &mut Vec<Point>, share: f32) {
    let long = |from: Point, to: Point| ((to.x - from.x) as f32).hypot((to.y - from.y) as f32);
    let whole: f32 = points.windows(2).map(|pair| long(pair[0], pair[1])).sum();
    let mut left = whole * share;
    for at in 1..points.len() {
        let (from, to) = (points[at - 1], points[at]);
        let piece = long(from, to);
        if left < piece {
            points[at] = part_way(from, to, left / piece);
            points.truncate(at + 1);
            return;
        }
        left -= piece;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emblems::Emblem;
    use crate::shapes::sprite;
    use crate::theme::{Ink, Tint, Weight};

    const MOTION: Motion = Motion {
        moves: &["rocket "],
        grows: &["ray "],
        arrives: &["exit "],
    };

    fn scene(rocket: Point, ray: bool) -> Scene {
        let mut scene = Scene::new(400, 400);
        if ray {
            let corners = [(0, 0), (100, 0), (100, 100)];
            let ray = Shape::Stroke {
                points: corners.map(|(x, y)| Point::new(x, y)).to_vec(),
                ink: Ink::Gold,
                weight: Weight::Ray,
            };
            scene.add("ray 3", Point::new(0, 50), ray);
            scene.add("exit 3", Point::new(100, 150), sprite(Emblem::Arrow, 20));
        }
        scene.add("rocket 1", rocket, sprite(Emblem::Rocket(Tint::Red), 40));
        scene
    }

    #[test]
    fn pieces_go_and_lines_grow() {
        let (before, now) = (
            scene(Point::new(0, 0), false),
            scene(Point::new(80, 40), true),
        );
        let scenes: Vec<String> = between(&before, &now, (MOTION, 3), |_| Vec::new())
            .iter()
            .map(Scene::to_text)
            .collect();
        let shows = |nth: usize, what: &str| assert!(scenes[nth].contains(what), "{}", scenes[nth]);
        assert_eq!(scenes.len(), 3);
        shows(0, "rocket 1 @20,10 ");
        shows(0, "ray 3 @0,50 stroke Gold Ray 0,0 50,0\n");
        shows(2, "rocket 1 @60,30 ");
        shows(2, "ray 3 @0,50 stroke Gold Ray 0,0 100,0 100,50\n");
        assert!(!scenes.iter().any(|scene| scene.contains("exit 3")));
    }

    #[test]
    fn nothing_lies_between_where_nothing_moves() {
        let still = scene(Point::new(7, 7), true);
        assert!(between(&still, &still, (MOTION, 3), |_| Vec::new()).is_empty());
        let larger = still.clone().within(crate::scene::Size {
            width: 500,
            height: 400,
        });
        assert!(between(&still, &larger, (MOTION, 3), |_| Vec::new()).is_empty());
    }
}
