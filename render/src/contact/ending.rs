//! What lies over the space when a mission was won: the points, and stars for them.

use games::contact::{BEST, Ending, View};
use text::contact::level;
use text::{Lang, say};

use super::pieces::{sprite, words};
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink, Sprite, Tint};

const LEFT: i32 = 110;
const TOP: i32 = 276;
const WIDTH: u16 = 600;
const HEIGHT: u16 = 372;
const MIDDLE: i32 = LEFT + WIDTH as i32 / 2;

pub(super) fn draw(scene: &mut Scene, view: &View, lang: Lang) {
    let Some(Ending::Won { next, .. }) = view.ending else {
        return;
    };
    let size = Size {
        width: WIDTH,
        height: HEIGHT,
    };
    scene.put("plate", Point::new(LEFT, TOP), Shape::Plate { size });
    for (name, right, down, shape) in [
        ("star", -210, 74, sprite(Sprite::Star, 76)),
        ("rocket", 0, 80, sprite(Sprite::Rocket(Tint::Red), 132)),
        ("star", 210, 74, sprite(Sprite::Star, 76)),
        ("star", -118, 96, sprite(Sprite::Star, 50)),
        ("star", 118, 96, sprite(Sprite::Star, 50)),
    ] {
        scene.put(name, Point::new(MIDDLE + right, TOP + down), shape);
    }
    let centred = |said: String, face, ink| words(said, face, ink, Anchor::Middle, WIDTH - 40);
    let score = format!("{} / {BEST}", view.score);
    let shape = centred(score, Face::bold(84), Ink::Gold);
    scene.put("score", Point::new(MIDDLE, TOP + 210), shape);
    let said = say("contact-picture-found").tr(lang);
    let shape = centred(said, Face::bold(32), Ink::Moon);
    scene.put("found", Point::new(MIDDLE, TOP + 284), shape);
    if let Some(next) = next {
        let said = say("contact-picture-next").with("level", level(lang, next));
        let shape = centred(said.tr(lang), Face::book(30), Ink::Text);
        scene.put("next", Point::new(MIDDLE, TOP + 334), shape);
    }
}
