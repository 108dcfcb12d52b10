//! The certificate of a mission of the pro variant: who earned it, for how many points, and when.

use games::Seat;
use games::contact::{BEST, Certificate, Tier};
use text::date;
use text::{Lang, Names, say};

use super::art::Art;
use super::ground;
use super::palette::{PALE, WORLD};
use super::pieces::{draw_coin, sprite, words};
use super::props::{Light, World};
use crate::emblems::Emblem;
use crate::names::player_name;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::line;
use crate::theme::{Face, Ink, Tint, Weight};

const WIDTH: u16 = 1_080;
const MIDDLE: i32 = WIDTH as i32 / 2;
/// Width of a row of names, and the place of the first one.
const ROOM: u16 = WIDTH - 150;
const CREW: i32 = 282;
/// Greatest width of words between the rocket and the seal.
const BETWEEN: u16 = 572;
/// The smallest letters that are read on a phone.
const SMALL: u8 = 38;

/// Picture of the certificate.
pub(super) fn scene(certificate: &Certificate, lang: Lang, names: &Names) -> Scene {
    let (face, rows) = rows(certificate.seats, names, lang);
    let apart = i32::from(face.size) * 4 / 3;
    // Five rows at most.
    let feat_top = CREW + apart * rows.len() as i32 + 14;
    let mut scene = Scene::new(WIDTH, (feat_top + 556) as u16).in_world(&WORLD);
    draw_frame(&mut scene);
    let mut put = |name: &str, down: i32, said: String, face, ink| {
        let room = if down > feat_top + 280 { BETWEEN } else { ROOM };
        let shape = words(said, face, ink, Anchor::Middle, room);
        scene.add(name, Point::new(MIDDLE, down), shape);
    };
    for (nth, row) in (0..).zip(rows) {
        put("names", CREW + apart * nth, row, face, Ink::Moon);
    }
    let (book, bold) = (Face::book(SMALL), Face::bold(SMALL));
    let score = format!("{} / {BEST}", certificate.points);
    let title = say("contact-certificate-title").tr(lang);
    let crew = say("contact-certificate-crew").tr(lang);
    let done = say("contact-certificate-deed").tr(lang);
    let rank = rank(certificate.tier, lang);
    let day = date(lang, certificate.day);
    let rank_face = fitting(&rank);
    for (name, down, said, face, ink) in [
        ("title", 118, title, Face::title(66), Ink::Gold),
        ("crew", 200, crew, book, Ink::Faint),
        ("deed", feat_top, done, book, Ink::Faint),
        ("score", feat_top + 196, score, Face::title(124), Ink::Gold),
        ("rank", feat_top + 374, rank, rank_face, PALE),
        ("date", feat_top + 448, day, bold, Ink::Moon),
    ] {
        put(name, down, said, face, ink);
    }
    draw_stickers(&mut scene, certificate, feat_top + 78);
    draw_stars(&mut scene, certificate.tier, feat_top + 296);
    let signs = feat_top + 372;
    scene.add("seal", Point::new(936, signs), sprite(Art::Seal, 220));
    let rocket = sprite(Emblem::Rocket(Tint::Red), 220);
    scene.add("rocket", Point::new(146, signs), rocket);
    scene
}

/// Draws the planets found, in their order.
fn draw_stickers(scene: &mut Scene, certificate: &Certificate, down: i32) {
    const APART: i32 = 77;
    // As many as there are rounds.
    let first = MIDDLE - APART * (certificate.planets.len() as i32 - 1) / 2;
    for (nth, planet) in (0..).zip(certificate.planets) {
        let at = Point::new(first + APART * nth, down);
        draw_coin(scene, planet, Light::Full, at, 70);
    }
}

/// Draws the space with a frame, and two worlds in the corners.
fn draw_frame(scene: &mut Scene) {
    let high = scene.size().height;
    ground::lay(scene, high);
    // Behind words they would be dirt.
    scene.remove_ground(|name| name == "star");
    let tall = i32::from(high);
    for (inset, weight) in [(22, Weight::Ray), (34, Weight::Hair)] {
        let (right, bottom) = (i32::from(WIDTH) - 2 * inset, tall - 2 * inset);
        let corners = [(0, 0), (right, 0), (right, bottom), (0, bottom), (0, 0)];
        let corners = corners.map(|(x, y)| Point::new(x, y)).to_vec();
        let frame = line(corners, Ink::Gold, weight);
        scene.lay("frame", Point::new(inset, inset), frame);
    }
    for (nth, (x, y)) in [(100, 88), (980, 88)].into_iter().enumerate() {
        // Two worlds in the upper corners.
        let world = if nth == 0 {
            World::Earth
        } else {
            World::Planet(4)
        };
        let coin = sprite(Art::Coin(world, Light::Full), 96);
        scene.lay("world", Point::new(x + 30 - 60 * nth as i32, y + 30), coin);
    }
}

/// The crew in rows, as large as there is room for all of them.
fn rows(seats: u8, names: &Names, lang: Lang) -> (Face, Vec<String>) {
    const ROWS: usize = 3;
    let crew = Seat::all(seats).map(|seat| player_name(names, seat, lang));
    let crew: Vec<String> = crew.collect();
    let all = |face: Face| {
        let mut rows: Vec<String> = Vec::new();
        for name in &crew {
            let joined = rows.last().map(|row| format!("{row}  ·  {name}"));
            let fits = |row: &String| renderer().width(face, row, u16::MAX) <= i32::from(ROOM);
            match (rows.last_mut(), joined.filter(fits)) {
                (Some(row), Some(joined)) => *row = joined,
                _ => rows.push(name.clone()),
            }
        }
        rows
    };
    let large = Face::title(50);
    let rows = all(large);
    if rows.len() <= ROWS {
        return (large, rows);
    }
    let small = Face::title(SMALL);
    (small, all(small))
}

/// The largest face in which a rank stands between the rocket and the seal.
fn fitting(rank: &str) -> Face {
    let mut sizes = (SMALL..=54).rev().map(Face::title);
    let fits = |face: &Face| renderer().width(*face, rank, u16::MAX) <= i32::from(BETWEEN);
    sizes.find(fits).unwrap_or(Face::title(SMALL))
}

/// Name of a certificate's tier.
fn rank(tier: Tier, lang: Lang) -> String {
    match tier {
        Tier::First => say("contact-certificate-first"),
        Tier::Second => say("contact-certificate-second"),
        Tier::Third => say("contact-certificate-third"),
        Tier::Fourth => say("contact-certificate-fourth"),
        Tier::Fifth => say("contact-certificate-fifth"),
        Tier::Sixth => say("contact-certificate-sixth"),
        Tier::Seventh => say("contact-certificate-seventh"),
    }
    .tr(lang)
}

/// Draws seven stars, as many of them golden as the tier is high.
fn draw_stars(scene: &mut Scene, tier: Tier, down: i32) {
    let earned = Tier::ALL.into_iter().filter(|other| *other <= tier).count();
    for nth in 0..Tier::ALL.len() {
        let at = Point::new(MIDDLE - 186 + 62 * nth as i32, down);
        let (name, shape) = if nth < earned {
            ("star", sprite(Emblem::Star, 84))
        } else {
            ("star to come", sprite(Emblem::Slot, 36))
        };
        scene.add(name, at, shape);
    }
}
