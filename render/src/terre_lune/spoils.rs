//! After an ambush: the loser's packets, face down, of which the winner takes some.

use games::terre_lune::{Claim, Colour, SpoilsView, View};
use text::say;
use text::terre_lune::symbol;

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::pieces::{Frame, draw_coin, draw_frame, label, rocket, sprite, words};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::scene::{Anchor, Point, Scene, Size};
use crate::theme::{Face, Ink};

/// Height of the part.
pub(super) const HEIGHT: u16 = 344;
/// Place of the packets' plate.
const PLATE: (i32, Size) = (
    118,
    Size {
        width: WIDTH - 16,
        height: HEIGHT - 124,
    },
);
/// At most eight of them, side by side.
const COLUMN: i32 = 95;

/// Draws the spoils of an ambush that the winner chooses from.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, laid: &SpoilsView) {
    let title = say("terre_lune-picture-spoils")
        .with("count", laid.takes)
        .tr(sight.lang);
    let title = words(title, Face::title(36), Ink::Moon, Anchor::Left, 760);
    scene.add("title", Point::new(18, 32), title);
    for (seat, left) in [(laid.winner, 14), (laid.loser, 430)] {
        let at = Point::new(left, 84);
        let icon = rocket(Colour::from_seat(seat), Bearing::new(0));
        scene.add(
            format!("icon {}", seat.index()),
            at.offset(26, 0),
            sprite(icon, 66),
        );
        let turn = view.expects.is_some_and(|(next, _)| next == seat);
        let ink = if turn { Ink::Gold } else { Ink::Text };
        let name = words(
            player_name(sight.names, seat, sight.lang),
            Face::title(30),
            ink,
            Anchor::Left,
            280,
        );
        scene.add(format!("name {}", seat.index()), at.offset(60, 0), name);
    }
    scene.add("takes from", Point::new(404, 84), sprite(Emblem::Back, 36));
    let corner = Point::new(8, PLATE.0);
    let size = (PLATE.1.width, PLATE.1.height);
    draw_frame(scene, "table", (corner, size), Frame::Plain);
    let Some(packets) = &laid.packets else {
        let said = say("terre_lune-picture-packing").tr(sight.lang);
        let said = words(said, Face::bold(28), Ink::Gold, Anchor::Middle, 700);
        scene.add(
            "packing",
            corner.offset(i32::from(PLATE.1.width) / 2, 118),
            said,
        );
        return;
    };
    // Only the loser has their contents in view.
    let contents = view.own.as_ref().map(|own| own.packets.as_slice());
    for (nth, size) in packets.iter().enumerate() {
        let at = column(packets.len(), nth);
        let number = label(nth + 1, Face::title(32), Ink::Gold);
        scene.add(format!("number {}", nth + 1), at.offset(0, 28), number);
        scene.add(
            format!("claims {}", nth + 1),
            at.offset(0, 160),
            sprite(Art::Ticket(Ink::Steel), 64),
        );
        let size = label(format!("×{size}"), Face::bold(28), Ink::Moon);
        scene.add(format!("size {}", nth + 1), at.offset(0, 160), size);
        let name = format!("packet {}", nth + 1);
        match contents.and_then(|all| all.get(nth)) {
            Some((deposit, claims)) => {
                draw_coin(
                    scene,
                    &name,
                    at.offset(0, 92),
                    symbol(*deposit),
                    82,
                    Ink::Gold,
                );
                let worth: u16 = claims.iter().map(|claim| worth(*claim, *deposit)).sum();
                let worth = label(worth, Face::bold(28), Ink::Gold);
                scene.add(format!("{name} worth"), at.offset(0, 198), worth);
            }
            None => scene.add(name, at.offset(0, 92), sprite(Art::CardBack, 92)),
        }
    }
}

/// The top of the nth of so many packets' column: at most eight.
fn column(count: usize, nth: usize) -> Point {
    let first = (i32::from(PLATE.1.width) - COLUMN * (count as i32 - 1)) / 2;
    Point::new(8 + first + COLUMN * nth as i32, PLATE.0)
}

/// The middle of the nth of so many packets.
pub(super) fn packet(count: usize, nth: usize) -> Point {
    column(count, nth).offset(0, 108)
}

/// Worth of a claim with this deposit.
fn worth(claim: Claim, deposit: games::terre_lune::Mineral) -> u16 {
    if claim.is_concretised_by(&[deposit]) {
        claim.points()
    } else {
        0
    }
}
