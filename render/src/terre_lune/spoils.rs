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
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink};

/// Top of the packets' plate, and how wide it is.
const TOP: i32 = 118;
const WIDE: u16 = WIDTH - 16;
/// So many packets are shown large.
const FEW: usize = 4;

/// Measures of packets that lie side by side: at most eight.
struct Measures {
    /// From one to the next.
    apart: i32,
    /// Height of a packet, and diameter of its deposit.
    card: u16,
    coin: u16,
    /// From the plate's top to its middle, and to those of its claims and its worth.
    middle: i32,
    claims: i32,
    worth: i32,
    /// Height of the plate.
    high: u16,
}

const SMALL: Measures = Measures {
    apart: 95,
    card: 92,
    coin: 82,
    middle: 92,
    claims: 160,
    worth: 198,
    high: 220,
};
const LARGE: Measures = Measures {
    apart: 150,
    card: 150,
    coin: 120,
    middle: 124,
    claims: 222,
    worth: 262,
    high: 286,
};

const fn measures(count: usize) -> Measures {
    if count > FEW { SMALL } else { LARGE }
}

/// Height of the part.
pub(super) fn height(laid: &SpoilsView) -> u16 {
    let high = laid
        .packets
        .as_ref()
        .map_or(SMALL.high, |all| measures(all.len()).high);
    TOP as u16 + high + 6
}

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
    let corner = Point::new(8, TOP);
    let size = (WIDE, height(laid) - TOP as u16 - 6);
    draw_frame(scene, "table", (corner, size), Frame::Plain);
    let Some(packets) = &laid.packets else {
        let said = say("terre_lune-picture-packing").tr(sight.lang);
        let said = words(said, Face::bold(28), Ink::Gold, Anchor::Middle, 700);
        scene.add("packing", corner.offset(i32::from(WIDE) / 2, 118), said);
        return;
    };
    // Only the loser has their contents in view.
    let measures = measures(packets.len());
    let contents = view.own.as_ref().map(|own| own.packets.as_slice());
    for (nth, size) in packets.iter().enumerate() {
        let at = column(packets.len(), nth);
        let number = label(nth + 1, Face::title(32), Ink::Gold);
        scene.add(format!("number {}", nth + 1), at.offset(0, 28), number);
        scene.add(
            format!("claims {}", nth + 1),
            at.offset(0, measures.claims),
            sprite(Art::Ticket(Ink::Steel), 64),
        );
        let size = label(format!("×{size}"), Face::bold(28), Ink::Moon);
        let claims = at.offset(0, measures.claims);
        scene.add(format!("size {}", nth + 1), claims, size);
        let name = format!("packet {}", nth + 1);
        match contents.and_then(|all| all.get(nth)) {
            Some((deposit, claims)) => {
                draw_coin(
                    scene,
                    &name,
                    at.offset(0, measures.middle),
                    symbol(*deposit),
                    measures.coin,
                    Ink::Gold,
                );
                let worth: u16 = claims.iter().map(|claim| worth(*claim, *deposit)).sum();
                let worth = label(worth, Face::bold(28), Ink::Gold);
                scene.add(format!("{name} worth"), at.offset(0, measures.worth), worth);
            }
            None => {
                let back = sprite(Art::CardBack, measures.card);
                scene.add(name, at.offset(0, measures.middle), back);
            }
        }
    }
}

/// The top of the nth of so many packets' column: at most eight.
fn column(count: usize, nth: usize) -> Point {
    let apart = measures(count).apart;
    let first = (i32::from(WIDE) - apart * (count as i32 - 1)) / 2;
    Point::new(8 + first + apart * nth as i32, TOP)
}

/// The middle of the nth of so many packets, and half of a frame around it.
pub(super) fn packet(count: usize, nth: usize) -> (Point, (i32, i32)) {
    const ABOVE: i32 = 12;
    let Measures { apart, worth, .. } = measures(count);
    let below = worth + 6;
    let middle = column(count, nth).offset(0, (ABOVE + below) / 2);
    (middle, (apart / 2 - 4, (below - ABOVE) / 2))
}

/// Worth of a claim with this deposit.
fn worth(claim: Claim, deposit: games::terre_lune::Mineral) -> u16 {
    if claim.is_concretised_by(&[deposit]) {
        claim.points()
    } else {
        0
    }
}
