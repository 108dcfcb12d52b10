//! A launch as a film over the board: the craft flies to its spot, what it looks at opens place by
//! place, its own last, planets flare up, and it is lost or comes back; a system that is complete
//! flashes in gold. The opponent's launch is seen on one's own sky, which is large meanwhile. Drawn
//! from the viewer's own view alone.

use games::space_connection::{
    BoardView, Chart, Fate, Flight, Launch, Lost, Phase, Piece, Position, Positions, SYSTEMS, View,
};
use text::{Lang, Names};

use super::palette::CORE;
use super::pieces::{piece, sprite, tint, used, words};
use super::plan::{ALONE_HEIGHT, LARGE, WIDTH};
use super::{Sight, scene_of, single_board, two_boards};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::reel::{Plays, Reel};
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::shapes::{glow, line, ring};
use crate::theme::{Face, Ink, Weight};

/// Frames of a way, and times of frames in hundredths of a second.
const WAY: i32 = 6;
const STEP: u16 = 6;
const BEGIN: u16 = 20;
const EMPTY: u16 = 7;
const FOUND: u16 = 12;
const COUNTED: u16 = 22;
const HOLD: u16 = 28;
const BLAST: u16 = 22;
const FLASH: u16 = 20;
const LAST: u16 = 320;
/// Diameter of a craft on its way.
const FLYING: u16 = 92;
/// Faces of the count of planets and of that of systems, and how far down the latter stands.
const COUNT: Face = Face::title(64);
const NUMBER: Face = Face::title(170);
const MIDDLE: i32 = 428;

/// Film of the latest launch, which comes to rest on the picture of the view; `None` where no launch
/// has just been made, or none of or into the viewer's own.
pub(super) fn reel(view: &View, lang: Lang, names: &Names) -> Option<Reel> {
    let me = view.me?;
    let shown = view.just_launched()?;
    let flight = shown.chart.last?;
    let other = view
        .boards
        .iter()
        .find(|board| board.hunter != shown.hunter);
    let film = Film {
        sight: Sight {
            lang,
            names,
            turn: Some(shown.hunter),
            winners: &[],
            hunted: true,
            over: false,
            piece: None,
            numbers: Positions::default(),
        },
        shown,
        other,
        before: shown.chart.before_last(),
        flight,
        own: shown.hunter != me,
        is_over: view.phase == Phase::Over,
    };
    let mut reel = Reel::new(Plays::Once);
    match flight.launch {
        Launch::Lasers(_) => film.beam(&mut reel),
        Launch::Scout(at) | Launch::Ship(at) | Launch::SuperShip(at) => film.fly(&mut reel, at),
    }
    film.flash(&mut reel);
    reel.show(scene_of(view, lang, names), LAST);
    Some(reel)
}

/// A launch that is filmed.
struct Film<'f> {
    sight: Sight<'f>,
    /// The board into which it goes.
    shown: &'f BoardView,
    /// The other one.
    other: Option<&'f BoardView>,
    /// The chart before it.
    before: Chart,
    flight: Flight,
    /// True if the viewer hides the sky.
    own: bool,
    /// True if all skies are uncovered by now.
    is_over: bool,
}

impl Film<'_> {
    /// The board once so much has been shown.
    fn board(&self, chart: Chart) -> Scene {
        // What is uncovered in the end was hidden yet.
        let veiled = |board: &BoardView, own: bool| BoardView {
            sky: board.sky.filter(|_| own || !self.is_over),
            ..board.clone()
        };
        let shown = BoardView {
            chart,
            ..veiled(self.shown, self.own)
        };
        match self.other {
            Some(other) => {
                let other = veiled(other, !self.own);
                two_boards(self.sight, [&shown, &other], !self.own)
            }
            None => single_board(self.sight, &shown),
        }
    }

    /// The chart once these positions have been shown.
    fn opened(&self, open: Positions) -> Chart {
        let found = self.before.found.and(self.flight.found.common(open));
        Chart {
            found,
            empty: self.before.empty.and(open.minus(found)),
            ..self.before.clone()
        }
    }

    /// A craft's flight, what it looks at, and its fate.
    fn fly(&self, reel: &mut Reel, at: Position) {
        let craft = self.flight.launch.piece();
        let place = LARGE.place(at);
        let start = self.start(craft, place);
        let dark = self.board(self.before.clone());
        for frame in 0..=WAY {
            let now = between(start, place, frame);
            let mut scene = dark.clone();
            self.draw_craft(&mut scene, craft, now, (start, place));
            let stands = match frame {
                0 => BEGIN,
                WAY => HOLD,
                _ => STEP,
            };
            reel.show(scene, stands);
        }
        // Its own spot decides: it is the last one.
        let reach = self.before.reach(self.flight.launch);
        let known = self.before.found.and(self.before.empty);
        let mut open = Positions::default();
        for next in around(at, reach.without(at).minus(known)) {
            open = open.with(next);
            let mut scene = self.board(self.opened(open));
            self.draw_craft(&mut scene, craft, place, (place, place));
            self.show_opened(reel, scene, (next, open));
        }
        open = open.with(at);
        match self.flight.fate {
            Fate::Returned => {
                let scene = self.board(self.opened(open));
                self.show_opened(reel, scene.clone(), (at, open));
                for frame in 1..=WAY {
                    let mut scene = scene.clone();
                    let now = between(place, start, frame);
                    self.draw_craft(&mut scene, craft, now, (place, start));
                    reel.show(scene, STEP);
                }
            }
            Fate::Lost | Fate::Stays => {
                let mut scene = self.board(self.opened(open));
                let blast = sprite(Emblem::Burst, LARGE.full() * 2);
                scene.add(format!("blast {at}"), place, blast);
                reel.show(scene, BLAST);
                let mut chart = self.opened(open);
                chart.lost.push(Lost { piece: craft, at });
                let mut scene = self.board(chart);
                let wreck = sprite(used(craft, self.shown.hunter), LARGE.full());
                scene.add(format!("wreck {at}"), place, wreck);
                reel.show(scene, HOLD);
            }
        }
    }

    /// Emitters, and what their beams light up on their way.
    fn beam(&self, reel: &mut Reel) {
        let goes = self.flight.launch.positions();
        let beams = match self.flight.launch {
            Launch::Lasers(emitters) => self.before.new_beams(emitters),
            _ => Vec::new(),
        };
        let dark = self.board(self.before.clone());
        reel.show(dark.clone(), BEGIN);
        let armed = || Chart {
            emitters: self.before.emitters.and(goes),
            ..self.before.clone()
        };
        let mut scene = self.board(armed());
        for at in goes.iter() {
            let flare = glow(vec![Point::new(0, 0)], Ink::Fire, LARGE.full() * 2, 4);
            scene.add(format!("flare {at}"), LARGE.place(at), flare);
        }
        reel.show(scene, HOLD);
        let known = self.before.found.and(self.before.empty);
        let mut open = Positions::default();
        for beam in beams {
            let from = LARGE.place(beam.from);
            let mut way: Vec<Position> = beam.crossed().iter().collect();
            way.sort_by_key(|at| beam.from.apart(*at));
            for next in way.into_iter().filter(|at| !known.has(*at)) {
                if open.has(next) {
                    continue;
                }
                open = open.with(next);
                let mut chart = self.opened(open);
                chart.emitters = armed().emitters;
                let mut scene = self.board(chart);
                let end = LARGE.place(next).offset(-from.x, -from.y);
                for (ink, width, eighths) in [(Ink::Fire, 20, 2), (Ink::Fire, 9, 8), (CORE, 3, 8)] {
                    let light = glow(vec![Point::new(0, 0), end], ink, width, eighths);
                    scene.add(format!("ray to {}", beam.to), from, light);
                }
                self.show_opened(reel, scene, (next, open));
            }
        }
    }

    /// Shows a place that has just opened, the last of these: a planet flares up, in rays that grow,
    /// and is counted.
    fn show_opened(&self, reel: &mut Reel, scene: Scene, (at, open): (Position, Positions)) {
        if !self.flight.found.has(at) {
            reel.show(scene, EMPTY);
            return;
        }
        let place = LARGE.place(at);
        let ink = if self.own { Ink::Fire } else { Ink::Gold };
        let count = self.flight.found.common(open).count();
        for (grown, stands) in [(0, FOUND), (24, COUNTED)] {
            let mut scene = scene.clone();
            if self.own {
                let burst = sprite(Emblem::Burst, LARGE.full() * 2 + grown);
                scene.add(format!("burst {at}"), place, burst);
            } else {
                let light = glow(vec![Point::new(0, 0)], ink, LARGE.full() * 2 + grown * 2, 4);
                scene.beneath(
                    |name| name == format!("planet {at}"),
                    |scene| scene.add(format!("flare {at}"), place, light),
                );
                let halo = ring((LARGE.full() / 2 + 10 + grown / 2, 6), ink);
                scene.add(format!("flare {at}"), place, halo);
            }
            draw_rays(&mut scene, at, i32::from(grown), ink);
            draw_called(
                &mut scene,
                format!("+{count}"),
                (place.offset(0, -74), COUNT),
                ink,
            );
            reel.show(scene, stands);
        }
        reel.show(scene, STEP);
    }

    /// Flashes around the systems that the launch has completed.
    fn flash(&self, reel: &mut Reel) {
        let found = self.flight.found;
        let complete = self.shown.chart.complete.iter();
        let complete = complete.filter(|done| !done.system.common(found).is_empty());
        let planets = complete.fold(Positions::default(), |all, done| all.and(done.system));
        if planets.is_empty() {
            return;
        }
        let ink = if self.own { Ink::Fire } else { Ink::Gold };
        let calm = self.board(self.shown.chart.clone());
        for width in [
            LARGE.full() * 5 / 2,
            LARGE.full() * 3 / 2,
            LARGE.full() * 5 / 2,
        ] {
            let mut scene = calm.clone();
            for at in planets.iter() {
                let light = glow(vec![Point::new(0, 0)], ink, width, 3);
                let halo: Shape = ring((LARGE.full() / 2 + 8, 8), ink);
                let place = LARGE.place(at);
                scene.beneath(
                    |name| name.starts_with("planet "),
                    |scene| scene.add(format!("flash {at}"), place, light),
                );
                scene.add(format!("flash {at}"), place, halo);
            }
            let number = self.shown.chart.complete.len();
            let middle = (Point::new(i32::from(WIDTH) / 2, MIDDLE), NUMBER);
            draw_called(&mut scene, format!("{number}/{SYSTEMS}"), middle, ink);
            reel.show(scene, FLASH);
        }
        reel.show(calm, FLASH);
    }

    /// Place from where a craft comes: its own in the hunter's hand, or beyond the border.
    fn start(&self, craft: Piece, place: Point) -> Point {
        if !self.own {
            return match craft {
                Piece::Scout => Point::new(46, 752),
                Piece::Ship => Point::new(46, 694),
                Piece::SuperShip | Piece::Laser => Point::new(914, 694),
            };
        }
        // From the side that is farther away.
        let wide = i32::from(WIDTH);
        let x = if place.x > wide / 2 { -40 } else { wide + 40 };
        Point::new(x, (place.y - 160).clamp(120, i32::from(ALONE_HEIGHT) - 160))
    }

    /// Draws a craft part of its way, with the light behind it.
    fn draw_craft(&self, scene: &mut Scene, craft: Piece, at: Point, (from, to): (Point, Point)) {
        let hunter = self.shown.hunter;
        let (right, down) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
        let far = right.hypot(down);
        if far > 0.0 {
            let part = |way: f32| (way / far * 130.0) as i32;
            let tail = Point::new(-part(right), -part(down));
            for (width, eighths) in [(26, 2), (12, 4)] {
                let ink = if self.own { Ink::Fire } else { Ink::Moon };
                let light = glow(vec![Point::new(0, 0), tail], ink, width, eighths);
                scene.add("wake", at, light);
            }
        }
        let shown: Sprite = match craft {
            Piece::Scout if far > 0.0 => {
                // Degrees clockwise from upright, in steps that few sprites are made for.
                let degrees = right.atan2(-down).to_degrees().rem_euclid(360.0);
                let degrees = (degrees / 15.0).round() as u16 * 15 % 360;
                Emblem::Flying(tint(hunter), degrees).into()
            }
            _ => piece(craft, hunter),
        };
        scene.add("craft", at, sprite(shown, FLYING));
    }
}

/// Draws rays around a place, farther out once they have grown.
fn draw_rays(scene: &mut Scene, at: Position, grown: i32, ink: Ink) {
    let place = LARGE.place(at);
    let (from, to) = (52 + grown, 74 + 2 * grown);
    // Eighths of a turn, in hundredths of the way.
    for (right, down) in [
        (100, 0),
        (71, 71),
        (0, 100),
        (-71, 71),
        (-100, 0),
        (-71, -71),
        (71, -71),
    ] {
        let part = |way: i32| Point::new(right * way / 100, down * way / 100);
        scene.add(
            format!("ray of {at}"),
            place,
            line(vec![part(from), part(to)], ink, Weight::Beam),
        );
    }
}

/// Draws a number large over the board.
fn draw_called(scene: &mut Scene, said: String, (at, face): (Point, Face), ink: Ink) {
    for (right, down) in [(-4, 0), (4, 0), (0, -4), (0, 4)] {
        let dark = words(said.clone(), face, Ink::Night, Anchor::Middle, 400);
        scene.add("called", at.offset(right, down), dark);
    }
    scene.add("called", at, words(said, face, ink, Anchor::Middle, 400));
}

/// A place on the way, which is slower at its end.
fn between(from: Point, to: Point, frame: i32) -> Point {
    let left = (WAY - frame) as f32 / WAY as f32;
    let share = 1.0 - left * left;
    let part = |from: i32, to: i32| from + ((to - from) as f32 * share).round() as i32;
    Point::new(part(from.x, to.x), part(from.y, to.y))
}

/// Positions clockwise around a place.
fn around(middle: Position, positions: Positions) -> Vec<Position> {
    let mut all: Vec<Position> = positions.iter().collect();
    let centre = LARGE.place(middle);
    let turn = |at: &Position| {
        let place = LARGE.place(*at);
        let (right, down) = ((place.x - centre.x) as f32, (place.y - centre.y) as f32);
        (right.atan2(-down).to_degrees().rem_euclid(360.0) * 10.0) as i32
    };
    all.sort_by_key(turn);
    all
}
