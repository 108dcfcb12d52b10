//! Header of a board: who searches and what it has cost them, and whose sky it is. It stands above
//! the only board of a picture, or beside each of two.

use games::Seat;
use games::planetaire::{BoardView, Hider, Stage};
use text::say;

use super::Sight;
use super::art::Art;
use super::pieces::{label, sprite, words};
use super::plan::{BESIDE, HALF, WIDTH, WIDTH_OF_TWO};
use super::strip;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::piece::Sprite;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::shapes::{glow, in_lines};
use crate::theme::{Face, Ink};

const DETECTOR: Face = Face::title(48);
const HIDER: Face = Face::book(38);
const SCORE: Face = Face::title(92);
const UNIT: Face = Face::book(36);
/// The middles of the two lines, and where they end.
const FIRST: i32 = 33;
const SECOND: i32 = 80;
#[cfg(test)]
pub(super) const BOTTOM: i32 = SECOND + HIDER.size as i32 / 2;
const LEFT: i32 = 24;
const RIGHT: i32 = WIDTH as i32 - 24;
const ICON: u16 = 44;
/// Room of the word beside the points.
const UNITS: i32 = 78;

/// Draws the header above the only board.
pub(super) fn draw_above(scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
    let [detector, hider] = people(sight, board);
    let hidden = is_hidden(board);
    let (points, unit) = points(sight, board);
    let taken = match hidden {
        true => 0,
        false => renderer().width(SCORE, &points, 200) + UNITS + 20,
    };
    let room = RIGHT - LEFT - taken;
    detector.draw(scene, Point::new(LEFT, FIRST), DETECTOR, room);
    hider.draw(scene, Point::new(LEFT, SECOND), HIDER, room);
    if hidden {
        return;
    }
    let points = words(points, SCORE, Ink::Gold, Anchor::Right, 200);
    scene.add("points", Point::new(RIGHT - UNITS, 50), points);
    let unit = words(unit, UNIT, Ink::Faint, Anchor::Right, 160);
    scene.add("unit", Point::new(RIGHT, 68), unit);
    draw_fewer(scene, Point::new(RIGHT - 30, 26));
}

/// Draws an arrow downwards: fewer points are better.
fn draw_fewer(scene: &mut Scene, at: Point) {
    let arrow = [
        vec![Point::new(0, -13), Point::new(0, 13)],
        vec![Point::new(-10, 3), Point::new(0, 13), Point::new(10, 3)],
    ];
    for part in arrow {
        scene.add("fewer win", at, glow(part, Ink::Faint, 5, 8));
    }
}

/// Draws the header beside one of two boards, the upper or the lower.
pub(super) fn draw_beside(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, nth: i32) {
    const EDGE: i32 = 16;
    let corner = Point::new(BESIDE, HALF * nth + 10);
    // Both are a part of the picture.
    let size = Size {
        width: (i32::from(WIDTH_OF_TWO) - BESIDE - 12) as u16,
        height: (HALF - 20) as u16,
    };
    scene.lay("panel", corner, Shape::Plate { size });
    let room = size.width - 2 * EDGE as u16;
    let at = corner.offset(EDGE, 56);
    let [detector, hider] = people(sight, board);
    detector.draw_icon(scene, at, 66);
    if !is_hidden(board) {
        let (points, _) = points(sight, board);
        let face = match points.len() {
            ..3 => SCORE,
            _ => Face::title(76),
        };
        let points = words(points, face, Ink::Gold, Anchor::Right, 150);
        scene.add("points", at.offset(room.into(), 0), points);
    }
    hider.draw_icon(scene, corner.offset(EDGE, 216), 38);
    let mut down = 126;
    for (person, face, indent) in [
        (&detector, Face::title(34), 0),
        (&hider, Face::book(30), 46),
    ] {
        let room = room - indent;
        for (nth, line) in (0..).zip(in_lines(&person.name, face, room)) {
            let name = match nth {
                0 => person.what.to_owned(),
                _ => format!("{} goes on", person.what),
            };
            let at = corner.offset(EDGE + i32::from(indent), down + 38 * nth);
            scene.add(name, at, label(line, face, person.ink(), room));
        }
        down = 216;
    }
    strip::draw_beside(
        scene,
        sight,
        board,
        corner.offset(EDGE, size.height.into()),
        room,
    );
}

fn is_hidden(board: &BoardView) -> bool {
    matches!(board.stage, Stage::Hiding | Stage::Sealed)
}

/// The detector and the hider of a board.
fn people(sight: Sight<'_>, board: &BoardView) -> [Person; 2] {
    let detector = Person {
        what: "detector",
        icon: Emblem::Dish.into(),
        name: name_of(sight, board.detector),
        lock: matches!(board.stage, Stage::Ended),
        wins: is_winner(sight, board.detector),
    };
    let hider = Person {
        what: "hider",
        icon: Art::Satellite.into(),
        name: match board.hider {
            Hider::GameMaster => say("picture-master").tr(sight.lang),
            Hider::Seat(seat) => name_of(sight, seat),
        },
        lock: matches!(board.stage, Stage::Sealed),
        wins: false,
    };
    [detector, hider]
}

/// Cost of the round, and the word for it.
fn points(sight: Sight<'_>, board: &BoardView) -> (String, String) {
    let reveal = board.reveal.as_ref();
    let points = reveal.map_or(board.pawns, |reveal| reveal.score.total());
    let unit = say("picture-points").with("count", points).tr(sight.lang);
    (points.to_string(), unit)
}

/// A person, and what there is to say of them.
struct Person {
    what: &'static str,
    icon: Sprite,
    name: String,
    lock: bool,
    wins: bool,
}

impl Person {
    /// Ink of the name: bright for the detector.
    fn ink(&self) -> Ink {
        match self.what {
            "detector" => Ink::Moon,
            _ => Ink::Faint,
        }
    }

    /// Draws their sign, with what became of them on its corner.
    fn draw_icon(&self, scene: &mut Scene, at: Point, diameter: u16) {
        let at = at.offset(i32::from(diameter) / 2, 0);
        let name = format!("{}'s icon", self.what);
        scene.add(name, at, sprite(self.icon.clone(), diameter));
        let corner = i32::from(diameter) / 3;
        let mut mark = |what: &str, emblem: Emblem| {
            let name = format!("{} {what}", self.what);
            scene.add(
                name,
                at.offset(corner, corner),
                sprite(emblem, diameter / 2 + 8),
            );
        };
        if self.lock {
            mark("is ready", Emblem::Lock);
        }
        if self.wins {
            mark("wins", Emblem::Cup);
        }
    }

    /// Draws the icon and the name.
    fn draw(&self, scene: &mut Scene, at: Point, face: Face, room: i32) {
        self.draw_icon(scene, at, ICON);
        let indent = i32::from(ICON) + 18;
        // A header is less than a thousand pixels wide.
        let room = (room - indent).max(40) as u16;
        let said = label(self.name.clone(), face, self.ink(), room);
        scene.add(self.what, at.offset(indent, 0), said);
    }
}

fn name_of(sight: Sight<'_>, seat: Seat) -> String {
    player_name(sight.names, seat, sight.lang)
}

/// A seat's total over the match, where it tells more than the round's points: a player who detects
/// for the first time has no other.
pub(super) fn total(sight: Sight<'_>, seat: Seat) -> Option<u16> {
    let view = sight.view?;
    let telling = view.rounds > 2 && !view.uncovered.is_empty();
    telling.then(|| view.totals.get(seat.index()).copied())?
}

fn is_winner(sight: Sight<'_>, seat: Seat) -> bool {
    let wins = |view: &games::planetaire::View| view.rounds > 1 && view.winners.contains(&seat);
    sight.view.is_some_and(wins)
}
