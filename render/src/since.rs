//! Marks in a picture around what changed since the viewer last looked: a ring around a piece, a
//! line under words. Computed from the viewer's own pictures alone, so they tell nothing that those
//! do not.

use crate::emblems::Emblem;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size, Thing};
use crate::shapes::sprite;
use crate::theme::Ink;

/// Distance from a thing to the ring around it.
const AWAY: u16 = 6;
/// Thickness of the line under words, and its distance below their middle as a share of their size.
const THICK: u16 = 4;
const BELOW: f32 = 0.55;

/// Marks what differs from the latest of the earlier pictures of the same boards in which anything
/// that is watched was otherwise. Where there is none, all of it is new: nothing is marked.
pub(crate) fn mark(
    mut now: Scene,
    earlier: impl IntoIterator<Item = Scene>,
    watched: &[&str],
) -> Scene {
    for before in earlier {
        if !is_alike(&now, &before) {
            continue;
        }
        let marks = marks(&now, &before, watched);
        if !marks.is_empty() {
            for (name, at, shape) in marks {
                now.add(format!("new {name}"), at, shape);
            }
            break;
        }
    }
    now
}

/// True if both are of the same boards.
fn is_alike(now: &Scene, before: &Scene) -> bool {
    let names = |scene: &Scene| -> Vec<(String, Point)> {
        let ground = scene.ground().iter();
        ground.map(|thing| (thing.name.clone(), thing.at)).collect()
    };
    now.size().width == before.size().width && names(now) == names(before)
}

/// Marks for watched things that are new, moved or worded otherwise.
fn marks(now: &Scene, before: &Scene, watched: &[&str]) -> Vec<(String, Point, Shape)> {
    let latest = Shape::is_latest;
    let ringed = now.things().iter().filter(|thing| latest(&thing.shape));
    let mut ringed: Vec<Point> = ringed.map(|thing| thing.at).collect();
    let mut marks = Vec::new();
    for thing in now.things() {
        let known = watched.iter().any(|name| thing.name.starts_with(name));
        if !known || before.things().iter().any(|other| is_same(thing, other)) {
            continue;
        }
        if let Shape::Sprite { .. } = thing.shape {
            if ringed.contains(&thing.at) {
                continue;
            }
            ringed.push(thing.at);
        }
        marks.extend(around(thing).map(|(at, shape)| (thing.name.clone(), at, shape)));
    }
    marks
}

/// Words may have made room for others; a piece that stands elsewhere has moved.
fn is_same(thing: &Thing, before: &Thing) -> bool {
    let looks_so = match (&thing.shape, &before.shape) {
        (Shape::Words { words, .. }, Shape::Words { words: before, .. }) => words == before,
        (shape, other) => thing.at == before.at && shape == other,
    };
    thing.name == before.name && looks_so
}

/// The mark around a thing: a ring, or a line under words.
fn around(thing: &Thing) -> Option<(Point, Shape)> {
    match &thing.shape {
        Shape::Sprite { diameter, .. } => {
            Some((thing.at, sprite(Emblem::Latest, diameter + 2 * AWAY)))
        }
        Shape::Words {
            words,
            face,
            anchor,
            room,
            ..
        } => {
            let width = renderer().width(*face, words, *room);
            let left = match anchor {
                Anchor::Left => 0,
                Anchor::Middle => -width / 2,
                Anchor::Right => -width,
            };
            let down = (f32::from(face.size) * BELOW) as i32;
            let size = Size {
                width: u16::try_from(width).unwrap_or(*room),
                height: THICK,
            };
            let ink = Ink::Moon;
            Some((thing.at.offset(left, down), Shape::Bar { size, ink }))
        }
        // A line under it, as under words.
        Shape::Card { size, .. } => {
            let down = i32::from(size.height) + 2;
            let size = Size {
                height: THICK,
                ..*size
            };
            let ink = Ink::Moon;
            Some((thing.at.offset(0, down), Shape::Bar { size, ink }))
        }
        Shape::Plate { .. }
        | Shape::Window { .. }
        | Shape::Bar { .. }
        | Shape::Disc { .. }
        | Shape::Ring { .. }
        | Shape::Area { .. }
        | Shape::Stroke { .. }
        | Shape::Glow { .. } => None,
    }
}

impl Shape {
    fn is_latest(&self) -> bool {
        matches!(self, Self::Sprite { sprite, .. } if *sprite == Emblem::Latest.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Face;

    fn picture(rocket: (i32, Emblem), points: &str) -> Scene {
        let mut scene = Scene::new(100, 100);
        scene.add("rocket", Point::new(rocket.0, 20), sprite(rocket.1, 30));
        scene.add("stone", Point::new(80, 20), sprite(Emblem::Slot, 30));
        let shape = Shape::Words {
            words: points.to_owned(),
            face: Face::bold(20),
            ink: Ink::Text,
            anchor: Anchor::Right,
            room: 60,
        };
        scene.add("points", Point::new(90, 80), shape);
        scene
    }

    fn marked(now: &Scene, earlier: &[Scene]) -> Vec<String> {
        let marked = mark(now.clone(), earlier.to_vec(), &["rocket", "points"]);
        let new = marked.things().iter().map(|thing| thing.name.clone());
        new.filter(|name| name.starts_with("new ")).collect()
    }

    #[test]
    fn moved_or_changed_things_are_marked() {
        let now = picture((20, Emblem::Star), "3");
        assert_eq!(
            marked(&now, &[picture((40, Emblem::Star), "3")]),
            ["new rocket"]
        );
        assert_eq!(
            marked(&now, &[picture((20, Emblem::Slot), "3")]),
            ["new rocket"]
        );
        assert_eq!(
            marked(&now, &[picture((20, Emblem::Star), "2")]),
            ["new points"]
        );
        assert!(marked(&now, &[]).is_empty());
    }

    #[test]
    fn only_the_latest_change_is_marked() {
        let now = picture((20, Emblem::Star), "3");
        let before = picture((20, Emblem::Star), "2");
        let long_ago = picture((40, Emblem::Star), "2");
        let earlier = [now.clone(), before, long_ago];
        assert_eq!(marked(&now, &earlier), ["new points"]);
    }

    #[test]
    fn unwatched_things_and_other_boards_are_not_marked() {
        let now = picture((20, Emblem::Star), "3");
        let mut other = picture((40, Emblem::Star), "3");
        other.lay("board", Point::new(0, 0), sprite(Emblem::Slot, 30));
        assert!(marked(&now, &[other]).is_empty());
        let mut more = now.clone();
        more.add("stone", Point::new(10, 90), sprite(Emblem::Slot, 30));
        assert!(marked(&more, &[now]).is_empty());
    }
}
