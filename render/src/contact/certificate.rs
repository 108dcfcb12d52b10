//! The certificate of a mission of the pro variant: who earned it, for how many points, and when.

use games::Seat;
use games::contact::{BEST, Certificate, Tier};
use text::contact::date;
use text::{Lang, Names, say};

use super::pieces::{line, sprite, words};
use crate::props::{Light, World};
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::studio::studio;
use crate::theme::{Face, Ink, Sprite, Tint, Weight};

const WIDTH: u16 = 1_200;
const HEIGHT: u16 = 860;
const MIDDLE: i32 = WIDTH as i32 / 2;
const EDGE: i32 = 40;
/// How wide a row of names may be, and around which line the rows stand.
const ROOM: u16 = WIDTH - 240;
const CREW: i32 = 312;

pub(super) fn scene(certificate: &Certificate, lang: Lang, names: &Names) -> Scene {
    let mut scene = Scene::new(WIDTH, HEIGHT);
    frame(&mut scene);
    let mut put = |name: &str, down: i32, said: String, face, ink| {
        let shape = words(said, face, ink, Anchor::Middle, ROOM);
        scene.put(name, Point::new(MIDDLE, down), shape);
    };
    let (face, rows) = rows(certificate.seats, names);
    let apart = i32::from(face.size) * 7 / 5;
    let first = CREW - apart * (rows.len() as i32 - 1) / 2;
    for (nth, row) in (0..).zip(rows) {
        put("names", first + apart * nth, row, face, Ink::Moon);
    }
    let (book, bold) = (Face::book(38), Face::bold(38));
    let score = format!("{} / {BEST}", certificate.points);
    let title = say("contact-certificate-title").tr(lang);
    let crew = say("contact-certificate-crew").tr(lang);
    let deed = say("contact-certificate-deed").tr(lang);
    let house = say("contact-certificate-house").tr(lang);
    for (name, down, said, face, ink) in [
        ("title", 116, title, Face::bold(64), Ink::Gold),
        ("crew", 188, crew, book, Ink::Text),
        ("deed", 438, deed, book, Ink::Text),
        ("score", 518, score, Face::bold(104), Ink::Gold),
        (
            "rank",
            650,
            rank(certificate.tier, lang),
            Face::bold(46),
            Ink::Earth,
        ),
        ("house", 704, house, Face::book(34), Ink::Faint),
        ("date", 758, date(lang, certificate.day), bold, Ink::Moon),
    ] {
        put(name, down, said, face, ink);
    }
    stars(&mut scene, certificate.tier);
    scene.put("seal", Point::new(1_040, 690), sprite(Sprite::Seal, 190));
    scene.put(
        "rocket",
        Point::new(160, 690),
        sprite(Sprite::Rocket(Tint::Red), 150),
    );
    scene
}

fn frame(scene: &mut Scene) {
    let size = Size {
        width: WIDTH - 2 * EDGE as u16,
        height: HEIGHT - 2 * EDGE as u16,
    };
    scene.lay("sheet", Point::new(EDGE, EDGE), Shape::Window { size });
    for (inset, weight) in [(18, Weight::Ray), (30, Weight::Hair)] {
        let (left, top) = (EDGE + inset, EDGE + inset);
        let (right, bottom) = (i32::from(WIDTH) - left, i32::from(HEIGHT) - top);
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let corners = corners.map(|(x, y)| Point::new(x, y));
        for (nth, from) in corners.into_iter().enumerate() {
            let to = corners[(nth + 1) % corners.len()];
            scene.lay("frame", from, line(from, to, Ink::Gold, weight));
        }
    }
    for (nth, (x, y)) in [(104, 104), (1_096, 104)].into_iter().enumerate() {
        // Two worlds in the upper corners.
        let world = if nth == 0 {
            World::Earth
        } else {
            World::Planet(4)
        };
        let coin = sprite(Sprite::Coin(world, Light::Full), 96);
        scene.lay("world", Point::new(x + 30 - 60 * nth as i32, y + 30), coin);
    }
}

/// The crew in rows, as large as there is room for all of them.
fn rows(seats: u8, names: &Names) -> (Face, Vec<String>) {
    const HIGH: usize = 200;
    let crew: Vec<&str> = Seat::all(seats).map(|seat| names.plain(seat)).collect();
    let all = |face: Face| {
        let mut rows: Vec<String> = Vec::new();
        for name in &crew {
            let joined = rows.last().map(|row| format!("{row}  ·  {name}"));
            let fits = |row: &String| studio().width(face, row, u16::MAX) <= i32::from(ROOM);
            match (rows.last_mut(), joined.filter(fits)) {
                (Some(row), Some(joined)) => *row = joined,
                _ => rows.push((*name).to_owned()),
            }
        }
        rows
    };
    // Five rows have room in the smallest, and there are at most five names.
    let faces = [44, 36, 28].map(Face::bold);
    let fitting = faces.map(|face| (face, all(face))).into_iter();
    let high = |face: &Face, rows: &[String]| usize::from(face.size) * 7 / 5 * rows.len();
    let mut fitting = fitting.skip_while(|(face, rows)| face.size > 28 && high(face, rows) > HIGH);
    fitting.next().unwrap_or((Face::bold(28), Vec::new()))
}

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

/// Seven stars, as many of them golden as the tier is high.
fn stars(scene: &mut Scene, tier: Tier) {
    let earned = Tier::ALL.into_iter().filter(|other| *other <= tier).count();
    for nth in 0..Tier::ALL.len() {
        let at = Point::new(MIDDLE - 168 + 56 * nth as i32, 594);
        let (name, shape) = if nth < earned {
            ("star", sprite(Sprite::Star, 50))
        } else {
            ("star to come", sprite(Sprite::Slot, 20))
        };
        scene.put(name, at, shape);
    }
}
