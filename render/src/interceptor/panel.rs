//! Panel around the board: the turn and its moment above, and beside it the hull and the speed of
//! each ship. Whole names stand in the message.

use games::interceptor::{Fate, ShipId, Speed};
use text::{Lang, Names, say};

use super::order::{HIGH, Keys};
use super::palette::{CARD, GONE, HIT};
use super::pieces::{card, draw_icon, in_lines, ink, line as line_of, sprite, words};
use super::plan::{BOARD, RAIL};
use super::stage::name;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Size};
use crate::theme::{Face, Ink, Tint, Weight};

/// Least size of every word here.
const FACE: u8 = 33;
const EDGE: i32 = 13;
/// Between two cards.
const GAP: i32 = 6;
/// Width of the bar in a ship's colour.
const BAR: i32 = 7;
/// Place of the title, and size of the sign of a loss beside it.
const TITLE: Point = Point::new(16, 30);
const CHIP: (i32, i32) = (116, 46);
/// Most points of structure that are shown as pips.
const PIPS: i16 = 8;
/// Size of the ship that shot another down, beside it.
const SHOOTER: u16 = 52;
/// Largest size of the sign for a ship's end.
const SIGN: i32 = 46;
/// Rows with room for a name, and for it far from others.
const NAMED: i32 = 136;
const FAR: i32 = 206;
/// From a line of a name to the next, and the place of the first of them: far from others, and
/// close to them.
const LINE: i32 = 34;
const NAME: i32 = 148;
const NAME_CLOSE: i32 = 92;
/// Place of the first line of a name where no pips stand above it.
const NAME_GONE: i32 = 94;
/// Height of a pip, and its place where the ship stands above it.
const PIP: i32 = 24;
const PIPS_PLACE: i32 = 102;

/// A ship's row.
pub(super) struct ShipLine {
    pub id: ShipId,
    pub hull: i16,
    /// Hull that it began with.
    pub structure: i16,
    pub speed: Option<Speed>,
    pub stars: u16,
    pub fate: Fate,
    /// Why it fell, where that is told.
    pub fell: Option<Fell>,
    pub mark: Option<Emblem>,
    /// Hull that it has just lost.
    pub lost: i16,
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
        let height = i32::from(scene.size().height);
        let right = corner.x - TITLE.x;
        let room = (right / 2) as u16;
        let title = words(&self.title, Face::title(46), Ink::Moon, Anchor::Left, room);
        scene.add("title", TITLE, title);
        match &self.caption {
            Some(said) => {
                let said = words(said, Face::book(36), Ink::Gold, Anchor::Right, room);
                scene.add("caption", Point::new(right, TITLE.y), said);
            }
            None => self.draw_losses(scene, right),
        }
        let rows = self.lines.len().max(1) as i32;
        let row = ((i32::from(size.height) + GAP) / rows).min(236);
        for (nth, line) in (0..).zip(&self.lines) {
            self.draw_ship(scene, line, corner.offset(0, nth * row), row);
        }
        for (nth, foot) in (0..).zip(self.foot.iter().rev()) {
            foot.draw(scene, self.lang, height - HIGH / 2 - 2 - HIGH * nth);
        }
    }

    /// Draws who has just lost how much, above the board.
    fn draw_losses(&self, scene: &mut Scene, right: i32) {
        let title = renderer().width(Face::title(46), &self.title, u16::MAX) + TITLE.x;
        let fitting = (right - title) / (CHIP.0 + GAP);
        let lost = self.lines.iter().filter(|line| line.lost > 0);
        let lost: Vec<&ShipLine> = lost.take(fitting.max(0) as usize).collect();
        for (nth, line) in (1..).zip(lost.iter().rev()) {
            let at = Point::new(right - nth * (CHIP.0 + GAP), TITLE.y - CHIP.1 / 2);
            let what = name(line.id);
            let bed = card(CHIP, CHIP.1 as u8 / 2, HIT);
            scene.add(format!("chip {what}"), at, bed);
            let ship = at.offset(30, CHIP.1 / 2 - 2);
            draw_icon(scene, &format!("chip's ship {what}"), ship, (line.id, 54));
            let said = format!("−{}", line.lost);
            let said = words(
                said,
                Face::title(34),
                Ink::Tint(Tint::Rose),
                Anchor::Right,
                60,
            );
            scene.add(
                format!("lost {what}"),
                at.offset(CHIP.0 - 14, CHIP.1 / 2),
                said,
            );
        }
    }

    /// Draws one ship's card.
    fn draw_ship(&self, scene: &mut Scene, line: &ShipLine, corner: Point, row: i32) {
        let what = name(line.id);
        let gone = line.fate != Fate::Flying;
        let (wide, high) = (i32::from(RAIL.1.width), row - GAP);
        let named = row >= NAMED;
        let close = named && row < FAR;
        let round = if named { 14 } else { 10 };
        if line.acts || line.mark == Some(Emblem::Cup) {
            let frame = card((wide + 6, high + 6), round + 3, Ink::Gold);
            scene.add("acts", corner.offset(-3, -3), frame);
        }
        let bed = if line.lost > 0 { HIT } else { CARD };
        scene.add(
            format!("card {what}"),
            corner,
            card((wide, high), round, bed),
        );
        let bar = card((BAR, high - 16), 3, ink(line.id.seat));
        scene.add(format!("colour {what}"), corner.offset(0, 8), bar);
        let (icon, middle) = match (named, close) {
            (true, true) => (64, 40),
            // What it met takes the room of its pips.
            (true, false) if gone => (64, 44),
            (true, false) => (84, 54),
            (false, _) => ((row - 10).clamp(30, 60), high / 2),
        };
        let at = corner.offset(EDGE + icon / 2, middle);
        // An icon is far smaller than a picture.
        draw_icon(scene, &format!("icon {what}"), at, (line.id, icon as u16));
        let fate = match line.fate {
            Fate::Flying => None,
            Fate::Fled => Some(("fled", Emblem::Back)),
            Fate::Destroyed(_) => Some(("out", Emblem::Wrong)),
        };
        if let Some((fate, sign)) = fate {
            // Beside it, where its hull stood: whose it was is still read.
            let aside = if line.id.number > 0 { 64 } else { 32 };
            let at = at.offset(icon / 2 + aside, 0);
            let size = icon.min(SIGN) as u16;
            scene.add(format!("{fate} {what}"), at, sprite(sign, size));
        }
        let ink = match gone && line.fell.is_none() {
            true => Ink::Faint,
            false => Ink::Text,
        };
        let text = corner.offset(EDGE + icon + 4, middle);
        let room = wide - EDGE - 5;
        if line.id.number > 0 {
            let numeral = if line.id.number == 1 { "II" } else { "III" };
            let face = Face::bold(FACE);
            // Beside the nose of a ship that has a name below it.
            let at = if named { corner.offset(EDGE, 20) } else { text };
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
                _ => in_lines(&called, face, room as u16),
            };
            let first = match (close, lines.len()) {
                (true, 1) if line.fell.is_none() => NAME_CLOSE + LINE / 2,
                (true, _) => NAME_CLOSE,
                _ if gone => NAME_GONE,
                _ => NAME,
            };
            lower = LINE * (lines.len() as i32 - 1);
            let stars = Stars::new(line.stars);
            let place = stars.beside(&lines, face, room);
            for (nth, said) in (0..).zip(&lines) {
                let name = match nth {
                    0 => format!("name {what}"),
                    _ => format!("name {what} goes on"),
                };
                let at = corner.offset(EDGE, first + LINE * nth as i32);
                let mut room = room;
                if nth == place && line.stars > 0 {
                    let right = at.offset(room, 0);
                    stars.draw(scene, &what, right);
                    room -= stars.width;
                }
                let shape = words(said, face, ink, Anchor::Left, room as u16);
                scene.add(name, at, shape);
            }
        }
        let below = corner.offset(EDGE, lower + LINE + if gone { NAME_GONE } else { NAME });
        if let Some(fell) = line.fell.as_ref().filter(|_| named) {
            let met = match fell {
                Fell::AtTheWall => Some("interceptor-picture-wall"),
                Fell::ToAnAsteroid => Some("interceptor-picture-asteroid"),
                // Beside the cross there is room for one.
                Fell::To(by) => {
                    let shooters = match close || by.len() == 1 {
                        true => (text.offset(SIGN + 6, 0), room - icon - 10 - SIGN),
                        false => (below, room),
                    };
                    draw_shooters(scene, line.id, by, shooters);
                    None
                }
            };
            if let Some(met) = met {
                let at = match close {
                    true => corner.offset(EDGE, NAME_CLOSE + LINE),
                    false => below,
                };
                let met = say(met).tr(self.lang);
                let met = words(met, Face::book(FACE), Ink::Wrong, Anchor::Left, room as u16);
                scene.add(format!("fell {what}"), at, met);
            }
        }
        let right = corner.offset(wide - EDGE, middle);
        // Nothing is awaited of a player who is gone, but they may have won before.
        let mark = line.mark.filter(|mark| !gone || *mark == Emblem::Cup);
        if let Some(mark) = mark.filter(|_| named) {
            // Beside its nose: its digit is read.
            let at = at.offset(icon / 2 - 12, 13 - icon / 2);
            scene.add(format!("mark {what}"), at, sprite(mark, 31));
        }
        if gone {
            return;
        }
        if !named {
            draw_hull_in_words(scene, line, right);
            return;
        }
        // Beside the ship where others stand close, else below it.
        let (pips, pips_room) = match close {
            true => (text.offset(0, 14 - middle), 104),
            false => (corner.offset(EDGE, PIPS_PLACE), room),
        };
        if line.structure <= PIPS {
            draw_pips(scene, line, (pips, pips_room));
        } else {
            let at = pips.offset(pips_room - 4, PIP / 2 - 1);
            draw_hull_in_words(scene, line, at);
        }
        if let Some(speed) = line.speed {
            let (chevrons, number, size) = match close {
                true => (58, 58, 34),
                false => (34, 74, 46),
            };
            let at = text.offset(2, chevrons - middle);
            draw_chevrons(scene, line.id, speed, at);
            let said = speed.to_string();
            let said = words(said, Face::title(size), Ink::Moon, Anchor::Right, 70);
            scene.add(
                format!("speed {what}"),
                right.offset(0, number - middle),
                said,
            );
        }
    }
}

/// Draws the ships whose fire brought a ship down, from here to the right; many stand closer.
fn draw_shooters(scene: &mut Scene, fallen: ShipId, by: &[ShipId], (at, room): (Point, i32)) {
    let wide = i32::from(SHOOTER);
    let apart = (by.len() as i32 - 1).max(1);
    let step = ((room - wide) / apart).min(wide + 4);
    for (nth, shooter) in (0..).zip(by) {
        let at = at.offset(wide / 2 + nth * step, 0);
        let what = format!("fell {} to {}", name(fallen), name(*shooter));
        draw_icon(scene, &what, at, (*shooter, SHOOTER));
    }
}

/// Draws what a ship has left of its hull, in words.
fn draw_hull_in_words(scene: &mut Scene, line: &ShipLine, right: Point) {
    let said = format!("{}/{}", line.hull.max(0), line.structure);
    let ink = match line.hull {
        ..=1 => Ink::Wrong,
        2 => Ink::Gold,
        _ => Ink::Right,
    };
    let shape = words(said, Face::bold(FACE), ink, Anchor::Right, 100);
    scene.add(format!("hull {}", name(line.id)), right, shape);
}

/// Draws a pip for each point of structure: left, just lost, lost before.
fn draw_pips(scene: &mut Scene, line: &ShipLine, (corner, room): (Point, i32)) {
    let what = name(line.id);
    let step = room / i32::from(line.structure.max(5));
    let wide = step - 4;
    let left = line.hull.clamp(0, line.structure);
    for nth in 0..line.structure {
        let at = corner.offset(i32::from(nth) * step, 0);
        let was_lost = nth >= left && nth < left + line.lost;
        let ink = match () {
            () if nth < left && left <= 2 => Ink::Gold,
            () if nth < left => Ink::Right,
            () if was_lost => Ink::Wrong,
            () => GONE,
        };
        let pip = card((wide, PIP), 4, ink);
        scene.add(format!("hull {what} {}", nth + 1), at, pip);
        if was_lost {
            let (x, y) = (wide / 2 - 4, PIP / 2 - 6);
            for points in [[(x, y), (x + 8, y + 12)], [(x + 8, y), (x, y + 12)]] {
                let points = points.map(|(x, y)| Point::new(x, y)).to_vec();
                scene.add("cross", at, line_of(points, Ink::Night, Weight::Ray));
            }
        }
    }
}

/// Stars of a ship's pilot, beside their name.
struct Stars {
    said: String,
    /// With a gap before them.
    width: i32,
}

impl Stars {
    const FACE: Face = Face::bold(FACE);

    fn new(stars: u16) -> Self {
        let said = format!("{stars}★");
        let width = renderer().width(Self::FACE, &said, u16::MAX) + 8;
        Self { said, width }
    }

    /// Line of a name beside which they have room: the last one if none has it whole.
    fn beside(&self, lines: &[String], face: Face, room: i32) -> usize {
        let fits = |line: &String| {
            let width = renderer().width(face, line, u16::MAX);
            width + self.width <= room
        };
        let fitting = lines.iter().rposition(fits);
        fitting.unwrap_or(lines.len().saturating_sub(1))
    }

    fn draw(&self, scene: &mut Scene, ship: &str, right: Point) {
        let said = words(&self.said, Self::FACE, Ink::Gold, Anchor::Right, 100);
        scene.add(format!("stars {ship}"), right, said);
    }
}

/// Draws a chevron for each move of a speed, along the way that it goes.
fn draw_chevrons(scene: &mut Scene, ship: ShipId, speed: Speed, left: Point) {
    let moves = i32::from(speed.moves());
    // Beyond a few they stand closer.
    let step = (70 / moves.max(1)).min(14);
    let (from, to) = if speed.get() < 0 { (8, 0) } else { (0, 8) };
    for nth in 0..moves {
        let points = [(from, -9), (to, 0), (from, 9)].map(|(x, y)| Point::new(x, y));
        let shape = line_of(points.to_vec(), ink(ship.seat), Weight::Trail);
        scene.add("chevron", left.offset(nth * step, 0), shape);
    }
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
