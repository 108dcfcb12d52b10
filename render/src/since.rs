//! Marks in a picture around what changed since the viewer last looked: a ring around a piece,
//! light behind a small one, the trail of one that moved, a line under words. Computed from the
//! viewer's own pictures alone, so they tell nothing that those do not.

use crate::emblems::Emblem;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size, Thing};
use crate::shapes::{disc, glow, line, sprite};
use crate::theme::{Ink, Weight};

/// Distance from a thing to the ring around it.
const AWAY: u16 = 6;
/// Thickness of the line under words, and its distance below their middle as a share of their size.
const THICK: u16 = 4;
const BELOW: f32 = 0.45;

/// A trail's bow aside, as a share of its length, its number of parts, and the disc where it
/// begins.
const BOW: f32 = 0.12;
const PARTS: u8 = 12;
const START: u16 = 9;

/// Kinds of things that are marked, by how their names begin.
#[derive(Clone, Copy)]
pub(crate) struct Marked<'n> {
    /// Things that are marked.
    pub watched: &'n [&'n str],
    /// Watched things that leave a trail.
    pub trailing: &'n [&'n str],
    /// Below this diameter a thing is lit from behind: rings around many would be a net.
    pub small: u16,
}

/// Marks what differs from the latest of the earlier pictures of the same boards in which anything
/// that is watched was otherwise. Where there is none, all of it is new: nothing is marked. `way`
/// gives what is drawn of a piece's way since, by its name, where the game knows it; `makes_room`
/// says whether a piece stands elsewhere only for others.
pub(crate) fn mark<V>(
    mut now: Scene,
    earlier: impl IntoIterator<Item = (Scene, V)>,
    marked: Marked<'_>,
    way: impl Fn(&V, &Thing) -> Vec<Thing>,
    makes_room: impl Fn(&V, &Thing) -> bool,
) -> Scene {
    for (before, view) in earlier {
        if !is_alike(&now, &before) {
            continue;
        }
        let marks = marks(&now, &before, marked, |it| makes_room(&view, it));
        if !marks.is_empty() {
            let trails = trails(&now, &before, marked.trailing, |it| way(&view, it));
            let leaves_trail = |name: &str| marked.trailing.iter().any(|of| name.starts_with(of));
            // Beneath all pieces: whose each is stays seen.
            now.beneath(leaves_trail, |now| {
                for (name, at, shape) in trails {
                    now.add(format!("trail {name}"), at, shape);
                }
            });
            for (name, at, shape) in marks {
                let new = format!("new {name}");
                match shape {
                    // It lies under what it lights.
                    Shape::Glow { .. } => {
                        now.beneath(|it| it == name, |now| now.add(new, at, shape));
                    }
                    _ => now.add(new, at, shape),
                }
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
fn marks(
    now: &Scene,
    before: &Scene,
    marked: Marked<'_>,
    makes_room: impl Fn(&Thing) -> bool,
) -> Vec<(String, Point, Shape)> {
    let ringed = now.things().iter().filter(|it| it.shape.is_latest());
    let mut ringed: Vec<Point> = ringed.map(|thing| thing.at).collect();
    // What is ringed already is found without a mark.
    let is_ringed = |thing: &Thing| {
        let mut rings = now.things().iter().filter(|it| it.at == thing.at);
        rings.any(|it| match (&it.shape, &thing.shape) {
            (Shape::Ring { radius, .. }, Shape::Sprite { diameter, .. }) => 2 * radius > *diameter,
            _ => false,
        })
    };
    let mut marks = Vec::new();
    for thing in now.things() {
        let known = marked
            .watched
            .iter()
            .any(|name| thing.name.starts_with(name));
        let is_old = |thing: &Thing| {
            let mut others = before.things().iter();
            others.any(|other| is_same(thing, other)) || makes_room(thing)
        };
        if !known || is_old(thing) {
            continue;
        }
        if let Shape::Sprite { .. } = thing.shape {
            if ringed.contains(&thing.at) || is_ringed(thing) {
                continue;
            }
            ringed.push(thing.at);
        }
        marks
            .extend(around(thing, marked.small).map(|(at, shape)| (thing.name.clone(), at, shape)));
    }
    marks
}

/// Trails of things that moved: along their ways, or else from where each was, in a bow that leaves
/// what lies between to be seen.
fn trails(
    now: &Scene,
    before: &Scene,
    trailing: &[&str],
    way: impl Fn(&Thing) -> Vec<Thing>,
) -> Vec<(String, Point, Shape)> {
    let trails = |thing: &&Thing| trailing.iter().any(|name| thing.name.starts_with(name));
    let mut drawn = Vec::new();
    for thing in now.things().iter().filter(trails) {
        let Shape::Sprite { diameter, .. } = thing.shape else {
            continue;
        };
        let was = before.things().iter().find(|it| it.name == thing.name);
        let Some(from) = was.map(|it| it.at) else {
            continue;
        };
        let (x, y) = ((thing.at.x - from.x) as f32, (thing.at.y - from.y) as f32);
        let far = x.hypot(y);
        let reach = f32::from(diameter / 2 + AWAY);
        if far <= 2.0 * reach {
            continue;
        }
        let known = way(thing);
        if !known.is_empty() {
            drawn.extend(known.into_iter().map(|it| (it.name, it.at, it.shape)));
            continue;
        }
        // It ends at the ring around the thing.
        let end = 1.0 - reach / far;
        let at = |part: u8| {
            let along = f32::from(part) / f32::from(PARTS) * end;
            let aside = 4.0 * along * (1.0 - along) * BOW;
            Point::new(
                (x * along - y * aside).round() as i32,
                (y * along + x * aside).round() as i32,
            )
        };
        let way = (0..=PARTS).map(at).collect();
        drawn.push((thing.name.clone(), from, line(way, Ink::Moon, Weight::Ray)));
        drawn.push((format!("{} from", thing.name), from, disc(START, Ink::Moon)));
    }
    drawn
}

/// True if a thing has not changed. Words may have made room for others; a piece that stands
/// elsewhere has moved.
fn is_same(thing: &Thing, before: &Thing) -> bool {
    let looks_so = match (&thing.shape, &before.shape) {
        (Shape::Words { words, .. }, Shape::Words { words: before, .. }) => words == before,
        (shape, other) => thing.at == before.at && shape == other,
    };
    thing.name == before.name && looks_so
}

/// The mark around a thing: a ring, light behind a small one, or a line under words.
fn around(thing: &Thing, small: u16) -> Option<(Point, Shape)> {
    match &thing.shape {
        Shape::Sprite { diameter, .. } if *diameter < small => {
            let light = glow(vec![Point::new(0, 0)], Ink::Moon, diameter + 2 * AWAY, 3);
            Some((thing.at, light))
        }
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
        Shape::Plate { .. }
        | Shape::Card { .. }
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
        let kinds = Marked {
            watched: &["rocket", "points"],
            trailing: &["rocket"],
            small: 34,
        };
        let earlier = earlier.iter().map(|it| (it.clone(), ()));
        let marked = mark(
            now.clone(),
            earlier,
            kinds,
            |(), _| Vec::new(),
            |(), _| false,
        );
        let new = marked.things().iter().map(|thing| thing.name.clone());
        new.filter(|name| name.starts_with("new ") || name.starts_with("trail "))
            .collect()
    }

    #[test]
    fn a_piece_that_moved_far_has_a_trail_from_where_it_was() {
        let (now, before) = (
            picture((96, Emblem::Star), "3"),
            picture((4, Emblem::Star), "3"),
        );
        assert_eq!(
            marked(&now, &[before]),
            ["trail rocket", "trail rocket from", "new rocket"]
        );
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
