//! The poster of a game night: who sat at which table, and who won there. Of a game it knows its
//! colours and its hero alone.

use text::Lang;

use crate::Draws;
use crate::cover::{Stage, area, draw_shadowed, fitting};
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::{card, disc, in_lines, sprite, words};
use crate::theme::{Face, Ink, Tint};

/// Width of the picture.
const WIDTH: u16 = 1_080;
const MARGIN: i32 = 40;
/// Place of the first table, the height of each, and the gap between two.
const FIRST: i32 = 220;
const HIGH: i32 = 190;
const GAP: i32 = 16;
/// Most tables in one column, and most of all.
const COLUMN: usize = 4;
const MOST: usize = 10;
/// Width of a hero.
const HERO: i32 = 230;

/// Content of a poster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poster {
    /// Heading.
    pub title: String,
    /// When that was.
    pub date: String,
    /// The tables: the first ten are drawn.
    pub tables: Vec<PosterTable>,
}

/// A table on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PosterTable {
    /// The game's id.
    pub game: String,
    /// Names of those who won.
    pub winners: Vec<String>,
    /// Names of the others.
    pub others: Vec<String>,
}

/// The poster of a game night.
pub fn poster(poster: &Poster, lang: Lang) -> Scene {
    let tables = &poster.tables[..poster.tables.len().min(MOST)];
    let columns = if tables.len() > COLUMN { 2 } else { 1 };
    // At most five rows.
    let rows = tables.len().div_ceil(columns) as i32;
    let height = FIRST + rows * (HIGH + GAP) + MARGIN - GAP;
    let mut scene = Scene::new(WIDTH, height as u16);
    draw_ground(&mut scene, height);
    let middle = i32::from(WIDTH) / 2;
    let face = fitting(&poster.title, Face::cover(104), 50, 640);
    let at = Point::new(middle, 92);
    draw_shadowed(&mut scene, "title", at, Anchor::Middle, &poster.title, face);
    let date = words(
        poster.date.as_str(),
        Face::title(42),
        Ink::Gold,
        Anchor::Middle,
        640,
    );
    scene.add("date", Point::new(middle, 176), date);
    let wide = (i32::from(WIDTH) - 2 * MARGIN - (columns as i32 - 1) * GAP) / columns as i32;
    for (nth, table) in tables.iter().enumerate() {
        let (column, row) = ((nth % columns) as i32, (nth / columns) as i32);
        let at = Point::new(MARGIN + column * (wide + GAP), FIRST + row * (HIGH + GAP));
        macro_rules! drawn {
            ($($name:ident: $game:ty,)+) => {$(
                if table.game == <$game as games::Game>::ID {
                    draw_table::<$game>(&mut scene, (at, wide), table, lang);
                }
            )+};
        }
        games::each_game!(drawn);
    }
    scene
}

/// Draws the sky behind the tables, with a planet and a rocket.
fn draw_ground(scene: &mut Scene, height: i32) {
    let wide = i32::from(WIDTH);
    let all = [(0, 0), (wide, 0), (wide, height), (0, height)];
    scene.lay(
        "ground",
        Point::new(0, 0),
        area(&all, Ink::Shade(Tint::Violet, 2)),
    );
    let glow = disc(330, Ink::Shade(Tint::Violet, 3));
    scene.lay("glow", Point::new(wide / 2, 60), glow);
    let planet = sprite(Emblem::Ringed(Tint::Violet), 180);
    scene.lay("planet", Point::new(118, 104), planet);
    let rocket = sprite(Emblem::Flying(Tint::Citron, 45), 130);
    scene.lay("rocket", Point::new(wide - 112, 108), rocket);
}

/// Draws a table: the game, those who won, the others.
fn draw_table<G: Draws>(
    scene: &mut Scene,
    (at, wide): (Point, i32),
    table: &PosterTable,
    lang: Lang,
) {
    let (ground, accent) = G::COLOURS;
    // Below the width of the picture.
    let size = (wide as u16, HIGH as u16);
    scene.lay("bed", at, card(size, 24, Ink::Shade(ground, 1)));
    let mut left = at.x + 28;
    if wide > 700 {
        let stage = Stage {
            at: Point::new(at.x + HERO / 2, at.y + HIGH / 2),
            unit: 0.95,
        };
        // It adorns, and tells nothing.
        let mut hero = Scene::new(WIDTH, HIGH as u16);
        G::draw_hero(&mut hero, stage);
        for thing in hero.things() {
            let name = format!("emblem {}", thing.name);
            scene.add(name, thing.at, thing.shape.clone());
        }
        left = at.x + HERO + 14;
    }
    // Some hundred pixels.
    let room = (at.x + wide - 24 - left) as u16;
    let mut write = |name: &str, (right, down): (i32, i32), said: &str, face: Face, ink: Ink| {
        let room = room - right as u16;
        let face = fitting(said, face, 38, room);
        let said = words(said, face, ink, Anchor::Left, room);
        scene.add(name, Point::new(left + right, at.y + down), said);
    };
    let (winners, others) = (table.winners.join(", "), table.others.join(", "));
    let title = in_lines(&G::title(lang), Face::title(38), room);
    // One line, or two.
    let lower = if title.len() > 1 { 14 } else { 0 };
    for (nth, line) in (0..).zip(&title) {
        let down = 42 - lower + nth * 40;
        write("game", (0, down), line, Face::title(42), Ink::Tint(accent));
    }
    if winners.is_empty() {
        let down = 104 + lower;
        return write("players", (0, down), &others, Face::title(44), Ink::Moon);
    }
    let row = 100 + lower;
    write("winners", (60, row), &winners, Face::title(46), Ink::Gold);
    write(
        "players",
        (0, 152 + lower),
        &others,
        Face::book(40),
        Ink::Text,
    );
    let cup = sprite(Emblem::Cup, 50);
    scene.add("cup", Point::new(left + 24, at.y + row), cup);
}
