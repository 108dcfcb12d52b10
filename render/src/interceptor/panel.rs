//! Panel around the board: the turn and its moment above, and beside it the hull and the speed of
//! each ship. Whole names stand in the message.

use games::interceptor::{Facing, Fate, ShipId, Speed};
use text::{Lang, Names, say};

use super::order::{HIGH, Keys};
use super::pieces::{craft, in_lines, ink, line, sprite, words};
use super::plan::{BOARD, RAIL};
use super::stage::name;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink, Weight};

/// Least size of every word here.
const FACE: u8 = 33;
const EDGE: i32 = 10;
/// Size of the ship that shot another down, beside it.
const SHOOTER: u16 = 44;
/// Largest size of the sign for a ship's end.
const SIGN: i32 = 46;
/// Rows with room for a name, and for an order below it.
const NAMED: i32 = 136;
const ORDERED: i32 = 206;
/// From a line of a name to the next, and where the first of them stands in a row.
const LINE: i32 = 36;
const NAME: i32 = 98;
/// Heights of a row where many share the rail: all but the name stands beside the icon.
const NAME_CLOSE: i32 = 88;
const LINE_CLOSE: i32 = 34;

/// A ship's row.
pub(super) struct ShipLine {
    pub id: ShipId,
    pub nose: Facing,
    pub hull: i16,
    /// Hull that it began with.
    pub structure: i16,
    pub speed: Option<Speed>,
    /// The order that it has carried out.
    pub order: Option<String>,
    pub stars: u16,
    pub fate: Fate,
    /// Why it fell, where that is told.
    pub fell: Option<Fell>,
    pub mark: Option<Emblem>,
    /// True if this moment is its own, such as its shot.
    pub acts: bool,
}

/// Why a ship fell.
pub(super) enum Fell {
    AtTheWall,
    ToAnAsteroid,
    /// To the fire of these.
    To(Vec<ShipId>),
}

/// The whole panel.
pub(super) struct Panel<'p> {
    pub lang: Lang,
    pub names: &'p Names,
    pub title: String,
    /// Caption at the right of the title; without one, a legend of the signs.
    pub caption: Option<String>,
    pub lines: Vec<ShipLine>,
    /// The viewer's own orders, at the bottom.
    pub foot: Vec<Keys>,
}

impl Panel<'_> {
    /// Draws the panel.
    pub(super) fn draw(&self, scene: &mut Scene) {
        let (corner, size) = RAIL;
        scene.lay("panel", corner, Shape::Plate { size });
        let (width, height) = (
            i32::from(scene.size().width),
            i32::from(scene.size().height),
        );
        let half = (width / 2 - 24) as u16;
        let title = words(&self.title, Face::title(46), Ink::Moon, Anchor::Left, half);
        scene.add("title", Point::new(16, 30), title);
        let rows = self.lines.len().max(1) as i32;
        let row = ((i32::from(size.height) - 8) / rows).min(236);
        if let Some(said) = &self.caption {
            let said = words(said, Face::book(36), Ink::Gold, Anchor::Right, half);
            scene.add("caption", Point::new(width - 16, 30), said);
        }
        for (nth, line) in (0..).zip(&self.lines) {
            let at = corner.offset(0, 4 + nth * row);
            if nth > 0 && row >= NAMED {
                draw_separator(scene, at.offset(EDGE, 0));
            }
            self.draw_ship(scene, line, at, row);
        }
        for (nth, foot) in (0..).zip(self.foot.iter().rev()) {
            foot.draw(scene, self.lang, height - HIGH / 2 - 2 - HIGH * nth);
        }
    }

    /// Draws one ship's line.
    fn draw_ship(&self, scene: &mut Scene, line: &ShipLine, corner: Point, row: i32) {
        let what = name(line.id);
        let gone = line.fate != Fate::Flying;
        let wide = i32::from(RAIL.1.width) - 2 * EDGE;
        let named = row >= NAMED;
        let close = named && row < ORDERED;
        // Without a name below it, a row has one line.
        let (icon, middle) = match (named, close) {
            (true, true) => (62, 36),
            (true, false) => (72, 42),
            (false, _) => ((row - 8).clamp(30, 60), row / 2),
        };
        let at = corner.offset(EDGE + icon / 2, middle);
        // An icon is far smaller than a picture.
        let shape = craft(line.id, line.nose, Speed::new(0), icon as u16);
        scene.add(format!("icon {what}"), at, shape);
        if line.acts {
            draw_frame(
                scene,
                corner.offset(3, 2),
                (wide + 10, row - 4),
                ink(line.id.seat),
            );
        }
        let fate = match line.fate {
            Fate::Flying => None,
            Fate::Fled => Some(("fled", Emblem::Back)),
            Fate::Destroyed(_) => Some(("out", Emblem::Wrong)),
        };
        if let Some((fate, sign)) = fate {
            // Beside it, where its speed stood: whose it was is still read.
            let (aside, down) = match (line.id.number > 0, close) {
                (true, true) => (32, 18),
                (true, false) => (64, 0),
                (false, _) => (32, 0),
            };
            let at = at.offset(icon / 2 + aside, down);
            let size = icon.min(SIGN) as u16;
            scene.add(format!("{fate} {what}"), at, sprite(sign, size));
        }
        let ink = if gone { Ink::Faint } else { Ink::Text };
        let text = corner.offset(EDGE + icon + 6, middle);
        if line.id.number > 0 {
            let numeral = if line.id.number == 1 { "II" } else { "III" };
            let face = Face::bold(FACE);
            let at = if named { text.offset(0, -18) } else { text };
            scene.add("numeral", at, words(numeral, face, ink, Anchor::Left, 40));
        }
        // A name of two lines takes more room.
        let mut lower = 0;
        if named {
            let called = player_name(self.names, line.id.seat, self.lang);
            let face = Face::title(FACE);
            // Close to others, what was met takes the second line.
            let lines = match &line.fell {
                Some(Fell::AtTheWall | Fell::ToAnAsteroid) if close => vec![called],
                _ => in_lines(&called, face, wide as u16),
            };
            let (first, step) = if close {
                (NAME_CLOSE, LINE_CLOSE)
            } else {
                (NAME, LINE)
            };
            lower = step * (lines.len() as i32 - 1);
            for (nth, said) in (0..).zip(lines) {
                let name = match nth {
                    0 => format!("name {what}"),
                    _ => format!("name {what} goes on"),
                };
                let shape = words(said, face, ink, Anchor::Left, wide as u16);
                scene.add(name, corner.offset(EDGE, first + step * nth), shape);
            }
        }
        let below = corner.offset(EDGE, lower + 134);
        if let Some(fell) = line.fell.as_ref().filter(|_| named) {
            match fell {
                Fell::To(by) if close => {
                    let room = wide - icon - 6 - SIGN;
                    draw_shooters(scene, line.id, by, (text.offset(SIGN, 0), room));
                }
                _ if close => self.draw_loss_cause(
                    scene,
                    line,
                    fell,
                    corner.offset(EDGE, NAME_CLOSE + LINE_CLOSE),
                ),
                _ => self.draw_loss_cause(scene, line, fell, below),
            }
        }
        let right = corner.offset(EDGE + wide, middle);
        // Nothing is awaited of a player who is gone, but they may have won before.
        let mark = line.mark.filter(|mark| !gone || *mark == Emblem::Cup);
        if let Some(mark) = mark.filter(|_| named) {
            scene.add(
                format!("mark {what}"),
                right.offset(-18, -18),
                sprite(mark, 36),
            );
        }
        if gone {
            return;
        }
        let speed = line.speed.map(|speed| format!("v{speed}"));
        if let Some(speed) = speed.filter(|_| named) {
            let face = Face::title(if close { 34 } else { 38 });
            let shape = words(speed, face, Ink::Earth, Anchor::Left, 76);
            let (aside, down) = match (line.id.number > 0, close) {
                (true, true) => (36, -18),
                (true, false) => (0, 18),
                (false, true) => (0, -18),
                (false, false) => (0, 0),
            };
            scene.add(format!("speed {what}"), text.offset(aside, down), shape);
        }
        if line.stars > 0 && named {
            let (aside, down) = match (line.id.number, mark) {
                _ if close => (0, 18),
                (0, _) => (0, 28),
                (_, None) => (0, -20),
                (_, Some(_)) => (-40, -20),
            };
            let shape = words(
                format!("{}★", line.stars),
                Face::bold(FACE),
                Ink::Gold,
                Anchor::Right,
                76,
            );
            scene.add(format!("stars {what}"), right.offset(aside, down), shape);
        }
        let boxed = named && !close && line.structure <= 5;
        let hull = if boxed {
            boxes(line.hull, line.structure)
        } else {
            format!("{}/{}", line.hull.max(0), line.structure)
        };
        let ink = match line.hull {
            ..=1 => Ink::Wrong,
            2 => Ink::Gold,
            _ => Ink::Right,
        };
        let (at, anchor) = match (named, close) {
            (true, true) => (text.offset(0, 18), Anchor::Left),
            (true, false) => (below, Anchor::Left),
            (false, _) => (right, Anchor::Right),
        };
        let shape = words(hull, Face::bold(FACE), ink, anchor, wide as u16);
        scene.add(format!("hull {what}"), at, shape);
        if let Some(order) = line.order.as_ref().filter(|_| row >= ORDERED) {
            // Its speed stands above.
            let letters = order.split_once(' ').filter(|_| named);
            let letters = letters.map_or(order.as_str(), |(_, letters)| letters);
            let shape = words(
                letters,
                Face::bold(fitting(letters)),
                Ink::Earth,
                Anchor::Left,
                wide as u16,
            );
            scene.add(
                format!("order {what}"),
                corner.offset(EDGE, lower + 168),
                shape,
            );
        }
    }
}

impl Panel<'_> {
    /// Draws what a ship met, or who fired.
    fn draw_loss_cause(&self, scene: &mut Scene, line: &ShipLine, fell: &Fell, at: Point) {
        let what = name(line.id);
        let (key, by): (_, &[ShipId]) = match fell {
            Fell::AtTheWall => ("interceptor-picture-wall", &[]),
            Fell::ToAnAsteroid => ("interceptor-picture-asteroid", &[]),
            Fell::To(shooters) => ("interceptor-picture-shot-by", shooters),
        };
        let room = RAIL.1.width - 2 * EDGE as u16;
        let said = say(key).tr(self.lang);
        let said = words(said, Face::book(FACE), Ink::Wrong, Anchor::Left, room);
        scene.add(format!("fell {what}"), at, said);
        // Below the words, where an order stood.
        draw_shooters(scene, line.id, by, (at.offset(0, 36), room.into()));
    }
}

/// Draws the ships whose fire brought a ship down, from here to the right; many stand closer.
fn draw_shooters(scene: &mut Scene, fallen: ShipId, by: &[ShipId], (at, room): (Point, i32)) {
    let wide = i32::from(SHOOTER);
    let apart = (by.len() as i32 - 1).max(1);
    let step = ((room - wide) / apart).min(wide + 4);
    for (nth, shooter) in (0..).zip(by) {
        let at = at.offset(wide / 2 + nth * step, 0);
        let shape = craft(*shooter, Facing::North, Speed::new(0), SHOOTER);
        let what = format!("fell {} to {}", name(fallen), name(*shooter));
        scene.add(what, at, shape);
    }
}

/// Size of letters with which the whole order has room, however many turns it has.
fn fitting(order: &str) -> u8 {
    // At its full size so many half letters have room.
    let room = usize::from(FACE) * 17 / 2;
    u8::try_from(room / order.chars().count().max(1)).map_or(FACE, |size| size.min(FACE))
}

/// Draws a line between two rows that stand close to each other.
fn draw_separator(scene: &mut Scene, at: Point) {
    let points = vec![
        Point::new(0, 0),
        Point::new(i32::from(RAIL.1.width) - 2 * EDGE, 0),
    ];
    scene.lay("between ships", at, line(points, Ink::Line, Weight::Thin));
}

/// Draws a frame around a row.
fn draw_frame(scene: &mut Scene, corner: Point, (wide, high): (i32, i32), ink: Ink) {
    let corners = [(0, 0), (wide, 0), (wide, high), (0, high), (0, 0)];
    let points = corners.map(|(x, y)| Point::new(x, y)).to_vec();
    scene.add("acts", corner, line(points, ink, Weight::Ray));
}

/// A box for each point of structure, filled as far as it is left.
fn boxes(left: i16, structure: i16) -> String {
    let full = left.clamp(0, structure.max(0));
    let boxes = (0..structure.max(full)).map(|nth| if nth < full { '■' } else { '□' });
    boxes.collect()
}

/// Size of a picture with this many orders below the board.
pub(super) fn picture_size(orders: usize) -> Size {
    let (corner, size) = BOARD;
    // At most three ships of one pilot.
    let orders_height = HIGH as u16 * orders.min(3) as u16;
    Size {
        width: 960,
        height: corner.y as u16 + size.height + 4 + orders_height,
    }
}
