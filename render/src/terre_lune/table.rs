//! The table of a défi or an ambush: a row for each who plays, a column for each trick.

use games::Seat;
use games::terre_lune::{Card, Colour, FightView, Stake, Trick, View};
use text::say;
use text::terre_lune::station;

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::palette;
use super::pieces::{Frame, Light, draw_card, draw_frame, label, pawn, rocket, sprite, words};
use super::plan::{HEIGHT, WIDTH};
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::card;
use crate::theme::{Face, Ink};

const TRICKS: usize = 5;
const CARD: u16 = 98;
/// Golden edge of a card that won its trick.
const EDGE: u16 = 4;
/// Above the rows.
const TOP: i32 = 112;
const ROW: i32 = 118;
/// The middle of the first column, and from there to the next.
const COLUMNS: (i32, i32) = (410, 85);

/// Height of the table.
pub(super) fn height(fight: &FightView) -> u16 {
    // At most four play.
    (TOP + ROW * fight.fighters.len() as i32 + 6) as u16
}

/// Scene of a fight after its last trick, as high as the map: the winner stands below the table.
pub(super) fn scene(sight: Sight<'_>, fight: &FightView) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT).in_world(&palette::WORLD);
    let won = winner(fight);
    let shines = won.map(|seat| (seat, Emblem::Cup));
    draw_fight(&mut scene, sight, fight, (shines, None));
    if let Some(seat) = won {
        draw_winner(&mut scene, sight, fight, seat);
    }
    scene
}

/// Draws the winner's rocket and cup in the room below the table, and how they won.
fn draw_winner(scene: &mut Scene, sight: Sight<'_>, fight: &FightView, seat: Seat) {
    let top = i32::from(height(fight));
    let room = i32::from(HEIGHT) - top;
    let middle = Point::new(i32::from(WIDTH) / 2, top + room / 2);
    // At most 130: of four fighters the table leaves less.
    let size = (room - 90).clamp(60, 130) as u16;
    let shown = rocket(Colour::from_seat(seat), Bearing::new(0));
    let above = middle.offset(0, -36);
    let aside = i32::from(size) * 2 / 3;
    scene.add("winner", above.offset(-aside, 0), sprite(shown, size));
    scene.add(
        "winner's cup",
        above.offset(aside, 0),
        sprite(Emblem::Cup, size),
    );
    let tricks = fight.fighters.iter();
    let mut tricks: Vec<(bool, u8)> = tricks.map(|(it, won)| (*it != seat, *won)).collect();
    tricks.sort_unstable_by_key(|(loses, won)| (*loses, u8::MAX - won));
    let tricks: Vec<String> = tricks.iter().map(|(_, won)| won.to_string()).collect();
    let name = player_name(sight.names, seat, sight.lang);
    let said = say("terre_lune-picture-won")
        .with("name", name)
        .tr(sight.lang);
    let said = format!("{said} · {}", tricks.join(" : "));
    let said = words(said, Face::title(44), Ink::Gold, Anchor::Middle, WIDTH - 60);
    let below = above.offset(0, i32::from(size) / 2 + 34);
    scene.add("who won", below, said);
}

/// Fighter with the most tricks; of several, the one who won the latest.
fn winner(fight: &FightView) -> Option<Seat> {
    let won = |seat: Seat| fight.fighters.iter().find(|(other, _)| *other == seat);
    let won = |trick: &&Trick| won(trick.winner).map(|(_, won)| *won);
    fight.tricks.iter().max_by_key(won).map(|last| last.winner)
}

/// Draws a fight under way.
pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, fight: &FightView) {
    let left = view.stacks[fight.station.index()];
    let next = view.expects.map(|(next, _)| (next, Emblem::Turn));
    draw_fight(scene, sight, fight, (next, Some(left)));
}

/// Draws a fight: fighters, tricks and stake; who plays next or has won shines, with a sign, and so
/// many claims are left there.
fn draw_fight(
    scene: &mut Scene,
    sight: Sight<'_>,
    fight: &FightView,
    (shines, left): (Option<(Seat, Emblem)>, Option<u8>),
) {
    draw_head(scene, sight, fight, left);
    for (nth, &(seat, won)) in (0..).zip(&fight.fighters) {
        let top = TOP + ROW * nth;
        let (corner, size) = (Point::new(8, top), (WIDTH - 16, ROW as u16 - 6));
        let name = format!("row {nth}");
        draw_frame(scene, &name, (corner, size), Frame::Plain);
        let sign = shines.filter(|(it, _)| *it == seat).map(|(_, sign)| sign);
        if sign.is_some() {
            draw_frame(scene, &name, (corner, size), Frame::Golden);
        }
        for column in 0..TRICKS {
            let slot = sprite(Art::CardSlot, CARD);
            scene.lay(format!("slot {nth} {column}"), place(column, top), slot);
        }
        draw_fighter(scene, sight, (seat, won), sign, top);
        for (column, trick) in fight.tricks.iter().enumerate() {
            draw_played_card(scene, seat, column, trick, top);
        }
        let now = fight.tricks.len();
        if let Some((_, shown)) = fight.table.iter().find(|(player, _)| *player == seat) {
            let name = format!("card of {}", seat.index());
            draw_card(scene, &name, place(now, top), *shown, CARD, Light::Bright);
        }
        let leads = fight.table.first().is_some_and(|(first, _)| *first == seat);
        if leads {
            draw_lead(scene, place(now, top));
        }
    }
}

fn place(column: usize, top: i32) -> Point {
    // At most five.
    Point::new(COLUMNS.0 + COLUMNS.1 * column as i32, top + 56)
}

/// Draws the heading: the stake, the place, and which colour trumps.
fn draw_head(scene: &mut Scene, sight: Sight<'_>, fight: &FightView, left: Option<u8>) {
    let at = station(sight.lang, fight.station);
    let title = match fight.stake {
        Stake::Claims => say("terre_lune-picture-challenge").with("station", at),
        Stake::Packets => say("terre_lune-picture-ambush").with("station", at),
    };
    let title = words(
        title.tr(sight.lang),
        Face::title(36),
        Ink::Moon,
        Anchor::Left,
        500,
    );
    scene.add("title", Point::new(18, 34), title);
    let stake = Point::new(40, 82);
    let at_stake = match fight.stake {
        Stake::Claims => {
            scene.add("stake", stake, sprite(Art::Ticket(Ink::Gold), 56));
            if let Some(left) = left {
                let left = label(left, Face::bold(28), Ink::Moon);
                scene.add("claims at stake", stake, left);
            }
            say("terre_lune-picture-claims-at-stake")
        }
        Stake::Packets => {
            scene.add("stake", stake, sprite(Art::Deposit, 46));
            say("terre_lune-picture-packets-at-stake")
        }
    };
    let at_stake = words(
        at_stake.tr(sight.lang),
        Face::book(28),
        Ink::Text,
        Anchor::Left,
        400,
    );
    scene.add("stake label", stake.offset(36, 0), at_stake);
    let trump = say("terre_lune-picture-trump").tr(sight.lang);
    let trump = words(trump, Face::bold(28), Ink::Gold, Anchor::Right, 240);
    let at = Point::new(i32::from(WIDTH) - 54, 54);
    scene.add("trump", at.offset(0, 6), sprite(pawn(fight.trump), 82));
    scene.add("trump crown", at.offset(0, -36), sprite(Emblem::Crown, 40));
    scene.add("trump label", at.offset(-56, 6), trump);
}

/// Draws a fighter, and the number of tricks that they have won; golden with a sign.
fn draw_fighter(
    scene: &mut Scene,
    sight: Sight<'_>,
    (seat, won): (Seat, u8),
    shines: Option<Emblem>,
    top: i32,
) {
    let nth = seat.index();
    let icon = rocket(Colour::from_seat(seat), Bearing::new(0));
    scene.add(
        format!("icon {nth}"),
        Point::new(52, top + 56),
        sprite(icon, 84),
    );
    let ink = match shines {
        Some(_) => Ink::Gold,
        None => Ink::Text,
    };
    let name = words(
        player_name(sight.names, seat, sight.lang),
        Face::title(30),
        ink,
        Anchor::Left,
        264,
    );
    scene.add(format!("name {nth}"), Point::new(94, top + 36), name);
    for trick in 0..TRICKS {
        // At most five.
        let at = Point::new(108 + 34 * trick as i32, top + 80);
        let pip = sprite(Art::Pip(trick < usize::from(won)), 28);
        scene.add(format!("trick {trick} of {nth}"), at, pip);
    }
    if let Some(sign) = shines {
        let at = Point::new(326, top + 80);
        scene.add(format!("turn {nth}"), at, sprite(sign, 36));
    }
}

/// Draws a seat's card in a trick that is over; the card that won it shines in a golden edge.
fn draw_played_card(scene: &mut Scene, seat: Seat, column: usize, trick: &Trick, top: i32) {
    let own: Option<&(Seat, Card)> = trick.cards.iter().find(|(player, _)| *player == seat);
    let Some((_, shown)) = own else {
        return;
    };
    let at = place(column, top);
    let name = format!("card {} of {}", column + 1, seat.index());
    let light = match trick.winner == seat {
        true => Light::Bright,
        false => Light::Dim,
    };
    if light == Light::Bright {
        let (wide, high) = (CARD * 69 / 100 + 2 * EDGE, CARD + 2 * EDGE);
        let corner = at.offset(-i32::from(wide) / 2, -i32::from(high) / 2);
        let edge = card((wide, high), 12, Ink::Gold);
        scene.add(format!("{name} wins"), corner, edge);
    }
    draw_card(scene, &name, at, *shown, CARD, light);
}

/// Draws the sign of the card that was led.
fn draw_lead(scene: &mut Scene, at: Point) {
    scene.add("led", at.offset(-46, 0), sprite(Emblem::Arrow, 26));
}
