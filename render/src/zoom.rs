//! A part of a picture, twice as large, where something changed; or smaller, for a trophy.

use crate::emblems::Emblem;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size, Thing};
use crate::theme::Weight;

/// Enlargement.
const TIMES: u16 = 2;
/// Greatest height of the cutting, in hundredths of its width: as a phone is held.
const HIGHEST: u32 = 115;
/// Words come no nearer to the edge: larger ones are not exactly twice as wide.
const EDGE: i32 = 4;

/// Part of a picture that a closer look stays within: a board and what names its places.
#[derive(Clone, Copy)]
pub struct Board {
    /// Top left corner.
    pub(crate) corner: Point,
    /// Width and height.
    pub(crate) size: Size,
    /// True if one looks at a quarter of it, with the names along two of its edges.
    pub(crate) quarters: bool,
}

impl Board {
    /// All of a picture.
    const fn whole(scene: &Scene) -> Self {
        Self {
            corner: Point::new(0, 0),
            size: scene.size(),
            quarters: false,
        }
    }

    /// True if a picture has so much room.
    fn fits(&self, scene: &Scene) -> bool {
        let Size { width, height } = scene.size();
        let (right, bottom) = self.end();
        right <= i32::from(width) && bottom <= i32::from(height)
    }

    /// Right and lower ends.
    fn end(&self) -> (i32, i32) {
        let Size { width, height } = self.size;
        let Point { x, y } = self.corner;
        (x + i32::from(width), y + i32::from(height))
    }

    /// True if a place lies on it.
    fn holds(&self, at: Point) -> bool {
        let (right, bottom) = self.end();
        (self.corner.x..=right).contains(&at.x) && (self.corner.y..=bottom).contains(&at.y)
    }
}

/// Cuts out the part of a picture that matters, as wide as the whole was: around the piece of this
/// name, if it is there.
pub(crate) fn cut(scene: &Scene, board: Option<Board>, piece: Option<&str>) -> Scene {
    let board = board.filter(|board| board.fits(scene));
    let board = board.unwrap_or_else(|| Board::whole(scene));
    let width = scene.size().width;
    let width = width - width % TIMES;
    let highest = u32::from(width / TIMES) * HIGHEST / 100;
    // No higher than the board, whose height is 16 bits.
    let high = u32::from(board.size.height).min(highest) as u16;
    let window = Size {
        width: width / TIMES,
        height: high,
    };
    let piece = piece.and_then(|name| scene.things().iter().find(|thing| thing.name == name));
    let middle = piece.map_or_else(|| point_of_interest(scene, board), |thing| thing.at);
    let edge = |middle: i32, window: u16, (from, to): (i32, i32)| {
        let last = (to - i32::from(window)).max(from);
        match board.quarters {
            true if middle < i32::midpoint(from, to) => from,
            true => last,
            false => (middle - i32::from(window) / 2).clamp(from, last),
        }
    };
    let (right, bottom) = board.end();
    let corner = Point::new(
        edge(middle.x, window.width, (board.corner.x, right)),
        edge(middle.y, window.height, (board.corner.y, bottom)),
    );
    let mut larger = Scene::new(width, window.height * TIMES).in_world(scene.world());
    for thing in scene.ground().iter().chain(scene.things()) {
        // Half a word is worse than none, and so is the edge of what stands beside the board.
        let beside = matches!(thing.shape, Shape::Sprite { .. }) && !board.holds(thing.at);
        if !beside && is_whole(thing, corner, window) {
            let at = thing.at.offset(-corner.x, -corner.y);
            let far = |length: i32| length * i32::from(TIMES);
            let side = |side: u16| side.saturating_mul(TIMES);
            // Not as ground: where it is cut depends on the game.
            let shape = resized(&thing.shape, far, side, thicker);
            larger.add(thing.name.clone(), Point::new(far(at.x), far(at.y)), shape);
        }
    }
    larger
}

/// The middle of what changed on the board, or one of those in quarters; where nothing did, of the
/// pieces.
fn point_of_interest(scene: &Scene, board: Board) -> Point {
    let sprites = |new: bool| -> Vec<Point> {
        let things = scene.things().iter().filter(|thing| board.holds(thing.at));
        let sprites = things.filter(|thing| match &thing.shape {
            Shape::Sprite { sprite, .. } => !new || *sprite == Emblem::Latest.into(),
            _ => false,
        });
        sprites.map(|thing| thing.at).collect()
    };
    let new = sprites(true);
    let all = if new.is_empty() { sprites(false) } else { new };
    let middle = |of: fn(&Point) -> i32, (from, to): (i32, i32)| {
        let ends = all.iter().map(of).min().zip(all.iter().map(of).max());
        let (least, most) = ends.unwrap_or((from, to));
        i32::midpoint(least, most)
    };
    // Between two that changed in two quarters there may be nothing.
    if let (true, Some(last)) = (board.quarters, all.last()) {
        return *last;
    }
    let (right, bottom) = board.end();
    let (across, down) = ((board.corner.x, right), (board.corner.y, bottom));
    Point::new(middle(|at| at.x, across), middle(|at| at.y, down))
}

/// True if a thing's words lie whole within the window.
fn is_whole(thing: &Thing, corner: Point, window: Size) -> bool {
    let Shape::Words {
        words,
        face,
        anchor,
        room,
        ..
    } = &thing.shape
    else {
        return true;
    };
    let width = renderer().width(*face, words, *room);
    let left = match anchor {
        Anchor::Left => thing.at.x,
        Anchor::Middle => thing.at.x - width / 2,
        Anchor::Right => thing.at.x - width,
    } - corner.x;
    let (half, middle) = (i32::from(face.size) / 2, thing.at.y - corner.y);
    left >= EDGE
        && left + width <= i32::from(window.width) - EDGE
        && middle >= half
        && middle + half <= i32::from(window.height)
}

/// The shape with its lengths and weights changed.
fn resized(
    shape: &Shape,
    far: impl Fn(i32) -> i32,
    side: impl Fn(u16) -> u16,
    line: fn(Weight) -> Weight,
) -> Shape {
    let mut shape = shape.clone();
    match &mut shape {
        Shape::Plate { size } | Shape::Window { size } | Shape::Bar { size, .. } => {
            size.width = side(size.width);
            size.height = side(size.height);
        }
        Shape::Card { size, corner, .. } => {
            size.width = side(size.width);
            size.height = side(size.height);
            *corner = u8::try_from(side((*corner).into())).unwrap_or(u8::MAX);
        }
        Shape::Disc { radius, .. } => *radius = side(*radius),
        Shape::Ring { radius, width, .. } => {
            *radius = side(*radius);
            *width = side(*width).max(1);
        }
        Shape::Sprite { diameter, .. } => *diameter = side(*diameter).max(1),
        Shape::Area { points, .. } => {
            for at in points {
                *at = Point::new(far(at.x), far(at.y));
            }
        }
        Shape::Stroke { points, weight, .. } => {
            for at in points {
                *at = Point::new(far(at.x), far(at.y));
            }
            *weight = line(*weight);
        }
        Shape::Glow { points, width, .. } => {
            for at in points {
                *at = Point::new(far(at.x), far(at.y));
            }
            *width = side(*width).max(1);
        }
        Shape::Words { face, room, .. } => {
            face.size = u8::try_from(side(face.size.into())).unwrap_or(u8::MAX);
            *room = side(*room);
        }
    }
    shape
}

/// Copies a part of a picture, smaller and without its words, to a place.
pub(crate) fn shrunk(
    scene: &Scene,
    (corner, size): (Point, Size),
    share: f32,
    to: Point,
) -> Vec<Thing> {
    let far = |value: i32| (value as f32 * share).round() as i32;
    // Smaller than it was.
    let side = |value: u16| (f32::from(value) * share).round() as u16;
    let inside = |at: Point| {
        (0..=i32::from(size.width)).contains(&(at.x - corner.x))
            && (0..=i32::from(size.height)).contains(&(at.y - corner.y))
    };
    let all = scene.ground().iter().chain(scene.things());
    let shrunk = all.filter_map(|thing| {
        let ends: &[Point] = match &thing.shape {
            Shape::Words { .. } => return None,
            Shape::Area { points, .. }
            | Shape::Stroke { points, .. }
            | Shape::Glow { points, .. } => points,
            _ => &[Point::new(0, 0)],
        };
        if !ends.iter().all(|end| inside(thing.at.offset(end.x, end.y))) {
            return None;
        }
        let shape = resized(&thing.shape, far, side, thinner);
        let at = thing.at.offset(-corner.x, -corner.y);
        Some(Thing {
            name: thing.name.clone(),
            at: to.offset(far(at.x), far(at.y)),
            shape,
        })
    });
    shrunk.collect()
}

/// Weight of a line in a picture made smaller.
const fn thinner(weight: Weight) -> Weight {
    match weight {
        Weight::Hair | Weight::Thin => Weight::Hair,
        Weight::Ray => Weight::Thin,
        Weight::Trail | Weight::Beam => Weight::Ray,
        Weight::Path | Weight::Wake | Weight::Lance => Weight::Beam,
    }
}

/// Weight of a line in a picture made larger.
const fn thicker(weight: Weight) -> Weight {
    match weight {
        Weight::Hair => Weight::Thin,
        Weight::Thin => Weight::Ray,
        Weight::Ray => Weight::Beam,
        Weight::Trail | Weight::Beam | Weight::Path | Weight::Wake | Weight::Lance => Weight::Lance,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes::{sprite, words};
    use crate::theme::{Face, Ink};

    #[test]
    fn zoom_centres_the_change_at_double_size() {
        let mut scene = Scene::new(800, 700);
        scene.add("ship", Point::new(500, 300), sprite(Emblem::Star, 40));
        scene.add("other", Point::new(20, 20), sprite(Emblem::Star, 40));
        let said = words("far away", Face::bold(24), Ink::Text, Anchor::Left, 300);
        scene.add("words", Point::new(10, 650), said);
        scene.add("new ship", Point::new(500, 300), sprite(Emblem::Latest, 52));
        let cut = cut(&scene, None, None);
        assert_eq!(
            cut.size(),
            Size {
                width: 800,
                height: 920
            }
        );
        let ship = cut.things().iter().find(|thing| thing.name == "ship");
        let ship = ship.unwrap();
        assert_eq!(ship.at, Point::new(400, 460));
        assert_eq!(ship.shape, sprite(Emblem::Star, 80));
        assert!(!cut.things().iter().any(|thing| thing.name == "words"));
    }

    #[test]
    fn zoom_follows_a_piece() {
        let mut scene = Scene::new(800, 700);
        scene.add("rocket 1", Point::new(500, 300), sprite(Emblem::Star, 40));
        scene.add("new", Point::new(20, 20), sprite(Emblem::Latest, 52));
        let cut = cut(&scene, None, Some("rocket 1"));
        let rocket = cut.things().iter().find(|thing| thing.name == "rocket 1");
        assert_eq!(rocket.unwrap().at, Point::new(400, 460));
    }

    #[test]
    fn zoom_never_leaves_the_picture() {
        for at in [(0, 0), (799, 699), (400, 350)] {
            let mut scene = Scene::new(800, 700);
            let at = Point::new(at.0, at.1);
            scene.add("new", at, sprite(Emblem::Latest, 52));
            let cut = cut(&scene, None, None);
            let at = cut.things()[0].at;
            assert!((0..=800).contains(&at.x) && (0..=920).contains(&at.y));
        }
    }
}
