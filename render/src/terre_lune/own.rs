//! The viewer's own things: their hand, and their claims under the deposits that concretise them.

use games::terre_lune::{Card, Claim, Colour, HeldCard, Mineral, OwnView, Stage, View};
use text::say;
use text::terre_lune::symbol;

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::pieces::{
    Frame, Light, draw_card, draw_coin, draw_frame, label, pawn, rocket, sprite, words,
};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink};

/// Height of the part.
pub(super) const HEIGHT: u16 = 232;
const CARD: u16 = 96;
const LEFT: i32 = 8;
const PLATE: (u16, u16) = (WIDTH - 16, HEIGHT - 8);
/// From a mineral to the next.
const COLUMN: i32 = 85;
/// From the first line of what all would have to the last, beside the hand.
const STANDINGS: i32 = 68;

/// Draws what the viewer alone holds.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, own: &OwnView, top: i32) {
    let corner = Point::new(LEFT, top + 2);
    draw_frame(scene, "own plate", (corner, PLATE), Frame::Plain);
    draw_hand(scene, view, own, corner);
    draw_standings(scene, sight, view, corner);
    draw_rack(scene, own, corner);
}

/// Draws the cards: those that may be played now are raised, in a golden frame while one is
/// awaited.
fn draw_hand(scene: &mut Scene, view: &View, own: &OwnView, corner: Point) {
    let trump = view.fight.as_ref().map(|fight| fight.trump);
    for (nth, (held, at)) in laid_out(view, own, corner).enumerate() {
        let may = held.why_not.is_none();
        let light = if may { Light::Bright } else { Light::Dim };
        let name = format!("hand {nth}");
        draw_card(scene, &name, at, held.card, CARD, light);
        // The MOLAB of one's own rocket's colour wins more.
        if let Some(me) = view
            .me
            .filter(|me| held.card == Card::molab(Colour::from_seat(*me)))
        {
            let own = rocket(Colour::from_seat(me), Bearing::new(0));
            scene.add(format!("{name} own"), at.offset(-34, -38), sprite(own, 42));
        }
        if Some(held.card.colour()) == trump {
            scene.add(
                format!("{name} trump"),
                at.offset(32, -40),
                sprite(Emblem::Crown, 34),
            );
        }
    }
}

/// The cards in their order, and the middle of each.
fn laid_out(view: &View, own: &OwnView, corner: Point) -> impl Iterator<Item = (HeldCard, Point)> {
    let playing = view
        .expects
        .is_some_and(|(seat, stage)| stage == Stage::Card && Some(seat) == view.me);
    let mut held = own.hand.clone();
    held.sort_by_key(|held| held.card);
    (0..).zip(held).map(move |(nth, held)| {
        let raised = if playing && held.why_not.is_none() {
            -6
        } else {
            0
        };
        (held, corner.offset(54 + 86 * nth, 58 + raised))
    })
}

/// Place of a card in the viewer's hand, under a part of this height.
pub(super) fn card_at(view: &View, own: &OwnView, card: Card, top: i32) -> Option<Point> {
    let mut laid = laid_out(view, own, Point::new(LEFT, top + 2));
    laid.find(|(held, _)| held.card == card).map(|(_, at)| at)
}

/// Draws what each would have if the viewer landed now, as far as they can know it; of the others
/// also how many claims and deposits they hold.
fn draw_standings(scene: &mut Scene, sight: Sight<'_>, view: &View, corner: Point) {
    let standings = view.standings();
    let left = corner.offset(458, 0);
    let lands = view.me.and_then(|me| view.rocket(me));
    let heading = match lands.is_some_and(|it| it.been_on_moon) {
        true => say("terre_lune-picture-landing"),
        false => say("terre_lune-picture-points"),
    };
    // With several others they stand side by side, and what those hold has no room.
    let is_wide = standings.len() < 3;
    let columns = if is_wide { 1 } else { 2 };
    let heading = words(
        heading.tr(sight.lang),
        Face::book(28),
        Ink::Faint,
        Anchor::Left,
        320,
    );
    scene.add("label of points", left.offset(0, 20), heading);
    for (place, standing) in (0..).zip(&standings) {
        let (row, column) = (1 + place / columns, place % columns);
        let at = left.offset(20 + column * 155, 20 + row * STANDINGS / 2);
        let nth = standing.seat.index();
        let colour = Colour::from_seat(standing.seat);
        let shown = match is_wide {
            true => sprite(rocket(colour, Bearing::new(0)), 42),
            false => sprite(pawn(colour), 30),
        };
        scene.add(format!("standing {nth}"), at, shown);
        let is_own = view.me == Some(standing.seat);
        let (name, face, ink) = match is_own {
            true if is_wide => ("points".to_owned(), Face::title(38), Ink::Gold),
            true => ("points".to_owned(), Face::bold(28), Ink::Gold),
            false => (format!("bound of {nth}"), Face::bold(28), Ink::Text),
        };
        let points = match standing.is_exact {
            true => standing.points.to_string(),
            false => format!("≤ {}", standing.points),
        };
        let points = words(points, face, ink, Anchor::Left, 120);
        scene.add(name, at.offset(26, 0), points);
        let other = view.rocket(standing.seat).filter(|_| !is_own && is_wide);
        let held = other.map(|it| {
            [
                ("claims", Art::Claims, it.claims),
                ("deposits", Art::Deposit, it.deposits),
            ]
        });
        for ((what, icon, count), right) in held.into_iter().flatten().zip([166, 248]) {
            let place = at.offset(right, 0);
            scene.add(format!("{what} of {nth}"), place, sprite(icon, 34));
            let ink = if count == 0 { Ink::Faint } else { Ink::Moon };
            let count = words(count.to_string(), Face::bold(28), ink, Anchor::Left, 50);
            scene.add(
                format!("count of {what} of {nth}"),
                place.offset(24, 0),
                count,
            );
        }
    }
}

/// Draws a column for each mineral: the deposit, golden where it is held, and what a claim on it is
/// worth, bright where there is one; and the worthless ones.
fn draw_rack(scene: &mut Scene, own: &OwnView, corner: Point) {
    let packed = || own.packets.iter();
    let claims: Vec<Claim> = packed()
        .flat_map(|(_, claims)| claims)
        .chain(&own.claims)
        .copied()
        .collect();
    let deposits: Vec<Mineral> = packed()
        .map(|(deposit, _)| *deposit)
        .chain(own.deposits.iter().copied())
        .collect();
    let count = |claim: Claim| claims.iter().filter(|&&other| other == claim).count();
    let at = |nth: i32| corner.offset(50 + COLUMN * nth, 147);
    for (nth, mineral) in (0..).zip(Mineral::ALL) {
        let claimed = count(Claim::On(mineral));
        let has = deposits.contains(&mineral);
        let rim = match (has, claimed) {
            (true, _) => Ink::Gold,
            (false, 0) => Ink::Ghost,
            (false, _) => Ink::Steel,
        };
        let name = symbol(mineral);
        draw_coin(scene, &format!("deposit {name}"), at(nth), name, 80, rim);
        let ink = match (has, claimed) {
            (_, 0) => Ink::Faint,
            (true, _) => Ink::Gold,
            (false, _) => Ink::Moon,
        };
        draw_worth(scene, name, at(nth), mineral.points(), (claimed, ink));
    }
    let at = at(8);
    scene.add("exhausted", at, sprite(Art::Ringed(Ink::Ghost), 80));
    scene.add("nothing", at, sprite(Emblem::Nothing, 30));
    let exhausted = count(Claim::Exhausted);
    let ink = if exhausted == 0 {
        Ink::Faint
    } else {
        Ink::Moon
    };
    draw_worth(scene, "exhausted", at, 0, (exhausted, ink));
}

/// Draws a claim's worth, and the number of such claims if there are several.
fn draw_worth(scene: &mut Scene, name: &str, at: Point, points: u16, (count, ink): (usize, Ink)) {
    let points = label(points, Face::bold(28), ink);
    scene.add(format!("value {name}"), at.offset(0, 56), points);
    if count > 1 {
        let corner = at.offset(34, -26);
        scene.add(format!("claims {name}"), corner, sprite(Art::Tally, 40));
        let count = label(format!("×{count}"), Face::bold(28), Ink::Moon);
        scene.add(format!("count {name}"), corner, count);
    }
}
