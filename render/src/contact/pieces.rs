//! Appearance of tiles, cards and lines.

use games::contact::{Aid, AidSide, Signal, Standing, Tile, TileKind, TileSide, TileView};

use super::art::Art;
use super::palette::PALE;
use super::props::{Card, Charge, Help, Light, World};
use crate::scene::{Point, Scene, Shape};
use crate::theme::{Ink, Weight};

pub(super) use crate::shapes::{sprite, words};

/// Tiles where a flight that everyone knows takes off and lands.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    pub from: Tile,
    pub to: Tile,
}

/// A straight line from a place to another.
pub(super) fn line(from: Point, to: Point, ink: Ink, weight: Weight) -> Shape {
    Shape::Stroke {
        points: vec![Point::new(0, 0), Point::new(to.x - from.x, to.y - from.y)],
        ink,
        weight,
    }
}

/// A place part of the way between two.
pub(super) fn between(from: Point, to: Point, share: f32) -> Point {
    let on = |from: i32, to: i32| from + ((to - from) as f32 * share).round() as i32;
    Point::new(on(from.x, to.x), on(from.y, to.y))
}

/// Draws a line of dashes: as many for each line, so that none measures how long it is.
pub(super) fn draw_dashes(
    scene: &mut Scene,
    name: &str,
    (from, to): (Point, Point),
    (ink, weight): (Ink, Weight),
) {
    const DASHES: u16 = 9;
    let whole = f32::from(DASHES) - 0.5;
    for nth in (0..DASHES).map(f32::from) {
        let start = between(from, to, nth / whole);
        let end = between(from, to, (nth + 0.5) / whole);
        scene.add(name, start, line(start, end, ink, weight));
    }
}

/// World that a tile shows.
pub(super) fn world(tile: Tile) -> World {
    let first = |mut tiles: Box<dyn Iterator<Item = Tile>>| {
        // At most eighteen of a kind.
        tiles.position(|other| other == tile).unwrap_or_default() as u8
    };
    match tile.kind() {
        TileKind::Earth => World::Earth,
        TileKind::Planet => World::Planet(first(Box::new(Tile::planets()))),
        TileKind::Asteroid => World::Rock(first(Box::new(Tile::asteroids()))),
    }
}

/// Light in which a tile lies.
pub(super) const fn light(seen: &TileView) -> Light {
    match (seen.face, seen.standing) {
        (TileSide::Down, _) => Light::Dark,
        (TileSide::Up, Standing::RuledOut | Standing::Reached) => Light::Spent,
        (TileSide::Up, Standing::Possible) => Light::Bright,
        (TileSide::Up, Standing::Bystander) => Light::Full,
    }
}

/// Draws a tile as a coin with its letter, if it has one.
pub(super) fn draw_coin(scene: &mut Scene, tile: Tile, light: Light, at: Point, diameter: u16) {
    scene.add(
        format!("tile {tile}"),
        at,
        sprite(Art::Coin(world(tile), light), diameter),
    );
    draw_letter(scene, tile, light, at, diameter);
}

/// Draws a tile's letter, to be read on anything.
pub(super) fn draw_letter(scene: &mut Scene, tile: Tile, light: Light, at: Point, diameter: u16) {
    let ink = match light {
        Light::Bright | Light::Full => Ink::Moon,
        Light::Half | Light::Spent | Light::Dark => PALE,
    };
    if let Some(letter) = tile.letter() {
        let shape = sprite(Art::Label(letter, ink), diameter * 57 / 100);
        scene.add(format!("letter {tile}"), at, shape);
    }
}

/// A signal card.
pub(super) const fn face(signal: Signal) -> Art {
    Art::Card(Card::Face(signal.points()))
}

/// A signal card that is lost.
pub(super) const fn void(signal: Signal) -> Art {
    Art::Card(Card::Void(signal.points()))
}

/// A help card.
pub(super) const fn help(aid: Aid, side: AidSide) -> Art {
    let help = match aid {
        Aid::FiftyFifty => Help::Halves,
        Aid::FirstStop => Help::Flag,
        Aid::TargetExchange => Help::Swap,
    };
    let charge = match side {
        AidSide::Active => Charge::Ready,
        AidSide::Inactive => Charge::Used,
    };
    Art::Help(help, charge)
}
