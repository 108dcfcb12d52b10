//! The end: everything uncovered, and what each cosmonaut's claims come to.

use games::Seat;
use games::terre_lune::{Claim, Colour, Mineral, Tally};
use text::say;
use text::terre_lune::symbol;

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::palette::{self, FAR, GOLD_DARK, NEAR, PLINTH, PLINTH_DARK};
use super::pieces::{Frame, draw_coin, draw_frame, label, rocket, sprite, words};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::{card, disc};
use crate::theme::{Face, Ink};

/// Upper end of the rows: above them the rockets stand on plinths as high as their points. Four rows
/// leave them less.
const TOP: i32 = 324;
const TOP_OF_FOUR: i32 = 300;
const ROW: i32 = 164;
const NAME: Face = Face::title(32);
/// The middles of a row's name and of its coins, and how far below a coin its worth stands.
const LINE: i32 = 25;
const COINS: i32 = 87;
const WORTH: i32 = 53;
/// From a mineral to the next.
const COLUMN: i32 = 85;
/// Width of a plinth, that of its dark side, the height of the lowest one, and how much higher the highest one is.
const WIDE: u16 = 158;
const SIDE: u16 = 16;
const PLINTHS: (i32, i32) = (58, 92);
const COIN: u16 = 74;

/// Picture of the final count.
pub(super) fn scene(sight: Sight<'_>, tallies: &[Tally], winners: &[Seat]) -> Scene {
    // At most four.
    let top = if tallies.len() < 4 { TOP } else { TOP_OF_FOUR };
    let height = top + ROW * tallies.len() as i32 + 4;
    let mut scene = Scene::new(WIDTH, height as u16).in_world(&palette::WORLD);
    let middle = Point::new(i32::from(WIDTH) / 2, top + 40);
    for (radius, ink) in [(400, FAR), (260, NEAR)] {
        scene.lay("ring of light", middle, disc(radius, ink));
    }
    scene.add("earth", Point::new(46, 42), sprite(Art::Earth, 60));
    let title = say("terre_lune-picture-count").tr(sight.lang);
    let title = words(title, Face::title(36), Ink::Moon, Anchor::Left, 640);
    scene.add("title", Point::new(92, 42), title);
    // The best first; who is out comes last.
    let mut sorted: Vec<&Tally> = tallies.iter().collect();
    sorted.sort_by_key(|tally| (tally.eliminated, u16::MAX - tally.total(), tally.seat));
    let most = sorted.iter().map(|tally| tally.total()).max();
    let stage = Stage {
        top,
        many: sorted.len() as i32,
        most: most.unwrap_or_default().max(1).into(),
    };
    let wins = |tally: &Tally| winners.contains(&tally.seat);
    for (nth, tally) in (0..).zip(&sorted) {
        stage.draw_plinth(&mut scene, nth, tally, wins(tally));
    }
    for (nth, tally) in (0..).zip(sorted) {
        let at = Point::new(8, top + ROW * nth);
        let size = (WIDTH - 16, ROW as u16 - 8);
        let frame = if wins(tally) {
            Frame::Golden
        } else {
            Frame::Dark
        };
        draw_frame(&mut scene, &format!("row {nth}"), (at, size), frame);
        draw_row(&mut scene, sight, tally, wins(tally), at);
    }
    scene
}

/// The plinths: where they end, how many there are, and the most points.
struct Stage {
    top: i32,
    many: i32,
    most: i32,
}

impl Stage {
    /// Draws the nth rocket on a plinth as high as its points.
    fn draw_plinth(&self, scene: &mut Scene, nth: i32, tally: &Tally, wins: bool) {
        let seat = tally.seat.index();
        let room = i32::from(WIDTH) - 16;
        let middle = 8 + room * (2 * nth + 1) / (2 * self.many);
        let points = if tally.eliminated {
            0
        } else {
            i32::from(tally.total())
        };
        let highest = PLINTHS.1 + self.top - TOP;
        let high = PLINTHS.0 + highest * points / self.most;
        let top = Point::new(middle, self.top - 10 - high);
        let corner = top.offset(-i32::from(WIDE) / 2, 0);
        // Far below a picture's height; its foot is hidden by the rows.
        let size = (WIDE, high as u16 + 30);
        let (light, dark, ink) = match wins {
            true => (Ink::Gold, GOLD_DARK, Ink::Night),
            false => (PLINTH, PLINTH_DARK, Ink::Moon),
        };
        // Its right side lies in the dark.
        for (narrower, ink) in [(0, dark), (SIDE, light)] {
            let face = card((size.0 - narrower, size.1), 14, ink);
            scene.add(format!("plinth {seat}"), corner, face);
        }
        let total = match tally.eliminated {
            true => "–".to_owned(),
            false => tally.total().to_string(),
        };
        let total = words(
            total,
            Face::title(50),
            ink,
            Anchor::Middle,
            WIDE - SIDE - 10,
        );
        let at = top.offset(-i32::from(SIDE) / 2, 36);
        scene.add(format!("total {seat}"), at, total);
        let shown = rocket(Colour::from_seat(tally.seat), Bearing::new(0));
        let at = top.offset(0, -46);
        scene.add(format!("standing {seat}"), at, sprite(shown, 100));
        if tally.eliminated {
            scene.add(format!("out {seat}"), at, sprite(Emblem::Wrong, 70));
        }
        if wins {
            scene.add(
                format!("wins {seat}"),
                at.offset(54, 10),
                sprite(Emblem::Cup, 54),
            );
        }
    }
}

/// Draws a player's row: name, holdings and what they come to.
fn draw_row(scene: &mut Scene, sight: Sight<'_>, tally: &Tally, wins: bool, at: Point) {
    let nth = tally.seat.index();
    let icon = rocket(Colour::from_seat(tally.seat), Bearing::new(0));
    scene.add(format!("icon {nth}"), at.offset(34, LINE), sprite(icon, 44));
    let name = player_name(sight.names, tally.seat, sight.lang);
    let ink = if wins { Ink::Gold } else { Ink::Text };
    let name = words(name, NAME, ink, Anchor::Left, 420);
    scene.add(format!("name {nth}"), at.offset(68, LINE), name);
    let right = at.offset(i32::from(WIDTH) - 34, LINE);
    if !tally.eliminated && tally.prime > 0 {
        let sum = format!("{} + {}", tally.points, tally.prime);
        let sum = words(sum, Face::bold(28), Ink::Text, Anchor::Right, 240);
        scene.add(format!("sum {nth}"), right, sum);
    }
    let count = |claim: Claim| tally.claims.iter().filter(|&&other| other == claim).count();
    for (column, mineral) in (0..).zip(Mineral::ALL) {
        let held = Held {
            name: symbol(mineral),
            has: tally.deposits.contains(&mineral),
            count: count(Claim::On(mineral)),
            points: mineral.points(),
        };
        held.draw(scene, nth, at.offset(50 + COLUMN * column, COINS));
    }
    let place = at.offset(50 + COLUMN * 8, COINS);
    let exhausted = count(Claim::Exhausted);
    let ring = sprite(Art::Ringed(Ink::Ghost), COIN);
    scene.add(format!("exhausted {nth}"), place, ring);
    scene.add(format!("nothing {nth}"), place, sprite(Emblem::Nothing, 28));
    if exhausted > 0 {
        let count = label(format!("×{exhausted}"), Face::bold(28), Ink::Faint);
        scene.add(
            format!("exhausted count {nth}"),
            place.offset(0, WORTH),
            count,
        );
    }
}

/// A mineral, and what a cosmonaut has of it.
struct Held {
    name: &'static str,
    has: bool,
    count: usize,
    points: u16,
}

impl Held {
    /// Draws the mineral's coin, with the claims and points beside it.
    fn draw(self, scene: &mut Scene, seat: usize, at: Point) {
        let Self {
            name,
            has,
            count,
            points,
        } = self;
        let rim = match (has, count) {
            (true, _) => Ink::Gold,
            (false, 0) => Ink::Ghost,
            (false, _) => Ink::Steel,
        };
        draw_coin(
            scene,
            &format!("deposit {name} {seat}"),
            at,
            name,
            COIN,
            rim,
        );
        if count == 0 {
            return;
        }
        let below = at.offset(0, WORTH);
        if !has {
            let counted = label(format!("×{count}"), Face::bold(28), Ink::Faint);
            scene.add(format!("claims {name} {seat}"), below, counted);
            return;
        }
        // At most eight of one mineral.
        let worth = label(points * count as u16, Face::bold(28), Ink::Gold);
        scene.add(format!("worth {name} {seat}"), below, worth);
        if count > 1 {
            let at = at.offset(26, -24);
            let tally = sprite(Art::Tally, 40);
            scene.add(format!("claims {name} {seat} tally"), at, tally);
            let counted = label(format!("×{count}"), Face::bold(28), Ink::Moon);
            scene.add(format!("claims {name} {seat}"), at, counted);
        }
    }
}
