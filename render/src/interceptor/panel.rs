//! The panel beside the board: which turn, and for each ship what is left of it and how fast it is.

use games::interceptor::{Fate, ShipId};
use text::Names;
use text::interceptor as words_of;

use super::pieces::{craft, sprite, words};
use super::stage::name;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink};

const LEFT: i32 = 634;
const TOP: i32 = 4;
const WIDTH: u16 = 322;
const HEIGHT: u16 = 712;
const EDGE: i32 = 14;
/// Where the rows begin and must end.
const ROWS: (i32, i32) = (62, 640);

/// What there is to say of a ship.
pub(super) struct Line {
    pub id: ShipId,
    pub nose: games::interceptor::Facing,
    pub hull: i16,
    /// What it began with.
    pub structure: i16,
    pub speed: Option<String>,
    pub stars: u16,
    pub fate: Fate,
    pub mark: Option<Emblem>,
}

/// The whole panel.
pub(super) struct Panel<'p> {
    pub names: &'p Names,
    pub title: String,
    /// What is going on, at the right of the title.
    pub caption: Option<String>,
    pub lines: Vec<Line>,
    /// Words at the bottom, such as one's own order.
    pub foot: Vec<String>,
}

impl Panel<'_> {
    pub fn draw(&self, scene: &mut Scene) {
        let size = Size {
            width: WIDTH,
            height: HEIGHT,
        };
        scene.lay("panel", Point::new(LEFT, TOP), Shape::Plate { size });
        let at = Point::new(LEFT + EDGE, TOP + 28);
        let room = WIDTH - 2 * EDGE as u16;
        let title = words(&self.title, Face::bold(28), Ink::Moon, Anchor::Left, room);
        scene.put("title", at, title);
        if let Some(caption) = &self.caption {
            let at = Point::new(LEFT + EDGE, TOP + 62);
            let shape = words(caption, Face::bold(24), Ink::Gold, Anchor::Left, room);
            scene.put("caption", at, shape);
        }
        let top = ROWS.0 + if self.caption.is_some() { 30 } else { 0 };
        let bottom = ROWS.1 - 34 * (self.foot.len() as i32 - 1).max(0);
        let rows = self.lines.len().max(1) as i32;
        let height = ((bottom - top) / rows).min(92);
        for (nth, line) in (0..).zip(&self.lines) {
            self.ship(scene, line, top + nth * height, height);
        }
        for (nth, foot) in (0..).zip(self.foot.iter().rev()) {
            let at = Point::new(LEFT + EDGE, i32::from(HEIGHT) - 26 - 34 * nth);
            let shape = words(foot, Face::bold(24), Ink::Gold, Anchor::Left, room);
            scene.put("foot", at, shape);
        }
    }

    fn ship(&self, scene: &mut Scene, line: &Line, top: i32, height: i32) {
        let tall = height >= 58;
        let called = words_of::craft(line.id, |seat| self.names.plain(seat));
        let what = name(line.id);
        // A row is at most 92 pixels high.
        let icon = if tall {
            46
        } else {
            (height - 2).max(16) as u16
        };
        let middle = top + height / 2;
        let left = LEFT + EDGE;
        scene.put(
            format!("icon {what}"),
            Point::new(left + i32::from(icon) / 2, middle),
            craft(line.id, line.nose, icon),
        );
        let gone = line.fate != Fate::Flying;
        if gone {
            let cross = sprite(Emblem::Wrong, icon);
            let at = Point::new(left + i32::from(icon) / 2, middle);
            scene.put(format!("out {what}"), at, cross);
        }
        let ink = if gone { Ink::Faint } else { Ink::Text };
        let text = left + i32::from(icon) + 10;
        let right = LEFT + i32::from(WIDTH) - EDGE;
        let (first, second) = if tall {
            (middle - 17, middle + 15)
        } else {
            (middle, middle)
        };
        let face = Face::bold(if tall { 24 } else { 17 });
        // Short rows have everything on one line, and the numeral apart, lest it be cut off.
        let (called, room) = if tall {
            (called, right - text - 34)
        } else {
            (self.names.plain(line.id.seat).to_owned(), 78)
        };
        let shape = words(called, face, ink, Anchor::Left, room.max(20) as u16);
        scene.put(format!("name {what}"), Point::new(text, first), shape);
        if !tall && line.id.number > 0 {
            let numeral = if line.id.number == 1 { "II" } else { "III" };
            let shape = words(numeral, face, ink, Anchor::Left, 30);
            scene.put(
                format!("numeral {what}"),
                Point::new(text + 80, first),
                shape,
            );
        }
        if let Some(mark) = line.mark {
            let at = Point::new(right - 12, first);
            scene.put(format!("mark {what}"), at, sprite(mark, 26));
        }
        if gone {
            return;
        }
        let left = if tall { text } else { text + 104 };
        let mut said = line.speed.clone().unwrap_or_default();
        // An order is longer than a speed.
        let is_order = said.contains(' ');
        if line.stars > 0 {
            said = format!("{}★ {said}", line.stars);
        }
        let most = match (tall, is_order) {
            (true, _) => 6,
            (false, false) => 5,
            (false, true) => 0,
        };
        let hull = if line.structure > most {
            format!("{}/{}", line.hull.max(0), line.structure)
        } else {
            boxes(line.hull, line.structure)
        };
        let ink = match line.hull {
            ..=1 => Ink::Wrong,
            2 => Ink::Gold,
            _ => Ink::Right,
        };
        let small = if tall { 24 } else { 15 };
        let shape = words(hull, Face::bold(small), ink, Anchor::Left, 150);
        scene.put(format!("hull {what}"), Point::new(left, second), shape);
        // Only what is no order has a mark beside it.
        let edge = if tall || is_order { 0 } else { 28 };
        let at = Point::new(right - edge, second);
        let face = Face::bold(if is_order { small.min(18) } else { small });
        let shape = words(said, face, Ink::Earth, Anchor::Right, 124);
        scene.put(format!("speed {what}"), at, shape);
    }
}

/// A box for each point of structure, filled as far as it is left.
fn boxes(left: i16, structure: i16) -> String {
    let full = left.clamp(0, structure.max(0));
    let boxes = (0..structure.max(full)).map(|nth| if nth < full { '■' } else { '□' });
    boxes.collect()
}
