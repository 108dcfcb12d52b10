//! The end: everything uncovered, and what each cosmonaut's claims come to.

use games::Seat;
use games::terre_lune::{Claim, Colour, Mineral, Tally};
use text::say;
use text::terre_lune::symbol;

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::pieces::{draw_coin, label, rocket, sprite, words};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink};

const TOP: i32 = 84;
const ROW: i32 = 214;
const NAME: Face = Face::title(34);
/// The middles of a row's name and of its coins, and how far below a coin its claims and their
/// worth stand.
const LINE: i32 = 35;
const COINS: i32 = 109;
const CLAIMS: i32 = 54;
const WORTH: i32 = 80;
/// From a mineral to the next.
const COLUMN: i32 = 85;

/// Picture of the final count.
pub(super) fn scene(sight: Sight<'_>, tallies: &[Tally], winners: &[Seat]) -> Scene {
    // At most four.
    let height = TOP + ROW * tallies.len() as i32 + 4;
    let mut scene = Scene::new(WIDTH, height as u16);
    scene.add("earth", Point::new(50, 42), sprite(Art::Earth, 56));
    let title = say("terre_lune-picture-count").tr(sight.lang);
    let title = words(title, Face::title(36), Ink::Moon, Anchor::Left, 640);
    scene.add("title", Point::new(98, 42), title);
    // The best first; who is out comes last.
    let mut sorted: Vec<&Tally> = tallies.iter().collect();
    sorted.sort_by_key(|tally| (tally.eliminated, u16::MAX - tally.total(), tally.seat));
    for (nth, tally) in (0..).zip(sorted) {
        let at = Point::new(8, TOP + ROW * nth);
        let size = Size {
            width: WIDTH - 16,
            height: ROW as u16 - 8,
        };
        scene.lay(format!("row {nth}"), at, Shape::Plate { size });
        draw_row(&mut scene, sight, tally, winners.contains(&tally.seat), at);
    }
    scene
}

/// Draws a player's row: name, holdings and points.
fn draw_row(scene: &mut Scene, sight: Sight<'_>, tally: &Tally, wins: bool, at: Point) {
    let nth = tally.seat.index();
    let icon = rocket(Colour::from_seat(tally.seat), Bearing::new(0));
    scene.add(format!("icon {nth}"), at.offset(42, LINE), sprite(icon, 66));
    let name = player_name(sight.names, tally.seat, sight.lang);
    let ink = if wins { Ink::Gold } else { Ink::Text };
    let room = 320;
    let end = at.offset(84 + renderer().width(NAME, &name, room) + 28, LINE);
    scene.add(
        format!("name {nth}"),
        at.offset(84, LINE),
        words(name, NAME, ink, Anchor::Left, room),
    );
    if wins {
        scene.add(format!("wins {nth}"), end, sprite(Emblem::Cup, 44));
    }
    let right = at.offset(i32::from(WIDTH) - 34, LINE);
    if tally.eliminated {
        scene.add(
            format!("out {nth}"),
            at.offset(42, LINE),
            sprite(Emblem::Wrong, 64),
        );
    } else {
        let total = words(
            tally.total().to_string(),
            Face::title(48),
            ink,
            Anchor::Right,
            170,
        );
        scene.add(format!("total {nth}"), right, total);
        if tally.prime > 0 {
            let sum = format!("{} + {} =", tally.points, tally.prime);
            let sum = words(sum, Face::bold(28), Ink::Text, Anchor::Right, 240);
            scene.add(format!("sum {nth}"), right.offset(-136, 0), sum);
        }
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
    let ring = sprite(Art::Ringed(Ink::Ghost), 78);
    scene.add(format!("exhausted {nth}"), place, ring);
    scene.add(format!("nothing {nth}"), place, sprite(Emblem::Nothing, 28));
    if exhausted > 0 {
        let count = label(format!("×{exhausted}"), Face::bold(28), Ink::Faint);
        scene.add(
            format!("exhausted count {nth}"),
            place.offset(0, CLAIMS),
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
        let rim = if has { Ink::Gold } else { Ink::Ghost };
        draw_coin(scene, &format!("deposit {name} {seat}"), at, name, 78, rim);
        if count == 0 {
            return;
        }
        // One that counts is told by its worth.
        if count > 1 || !has {
            let ink = if has { Ink::Moon } else { Ink::Faint };
            let counted = label(format!("×{count}"), Face::bold(28), ink);
            scene.add(
                format!("claims {name} {seat}"),
                at.offset(0, CLAIMS),
                counted,
            );
        }
        if has {
            // At most eight of one mineral.
            let worth = label(points * count as u16, Face::bold(28), Ink::Gold);
            let down = if count > 1 { WORTH } else { CLAIMS };
            scene.add(format!("worth {name} {seat}"), at.offset(0, down), worth);
        }
    }
}
