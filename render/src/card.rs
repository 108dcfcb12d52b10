//! A card to keep of a game that is over: its last picture, how it ended, who played and what they did in
//! it, in words that are large on a phone. Knows no game.

use crate::scene::{Anchor, Point, Scene};
use crate::shapes::words;
use crate::theme::{Face, Ink};

/// What stands on it besides the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Souvenir {
    /// The game.
    pub title: String,
    /// How it ended.
    pub result: String,
    /// Who played, and what they did: the first six lines.
    pub lines: Vec<String>,
}

/// A picture is so many of these wide: everything else is measured by them, so that the words are as
/// large on a phone whatever the game.
const UNITS: u16 = 40;
/// How many lines have room below.
const LINES: usize = 6;

/// The card, with the picture between its words.
pub fn card(picture: Scene, card: &Souvenir) -> Scene {
    let width = picture.size().width;
    let unit = i32::from(width / UNITS);
    let lines = &card.lines[..card.lines.len().min(LINES)];
    // At most six lines of an eighth of a picture each.
    let above = (unit * 8) as u16;
    let below = (unit * (3 * lines.len() as i32 + 1)) as u16;
    let end = i32::from(above) + i32::from(picture.size().height);
    let mut scene = picture.framed(above, below);
    let room = width - 2 * unit as u16;
    // A width is 16 bits: a fortieth of it, half as much again, is no more than a face can be.
    let face = |tenths: i32| (unit * tenths / 10).clamp(1, 255) as u8;
    let mut write = |name: String, y: i32, it: &str, face: Face, ink: Ink| {
        let it = words(it, face, ink, Anchor::Middle, room);
        scene.put(name, Point::new(i32::from(width) / 2, y), it);
    };
    let game = Face::book(face(18));
    write("game".to_owned(), unit * 2, &card.title, game, Ink::Text);
    let result = Face::bold(face(24));
    write(
        "result".to_owned(),
        unit * 5,
        &card.result,
        result,
        Ink::Moon,
    );
    for (nth, line) in lines.iter().enumerate() {
        let y = end + unit * (2 + 3 * nth as i32);
        let (face, ink) = match nth {
            0 => (Face::bold(face(17)), Ink::Moon),
            _ => (Face::book(face(16)), Ink::Gold),
        };
        write(format!("line {nth}"), y, line, face, ink);
    }
    scene
}

#[cfg(test)]
mod tests {
    use text::{Lang, Names};

    use super::*;
    use crate::scene::Shape;

    /// Every game's pictures become cards that are read at arm's length on a phone.
    #[test]
    fn whatever_the_game_its_words_are_large_on_a_phone() {
        let names = Names::new(vec!["Ada".to_owned(); 6], vec![String::new(); 6]);
        let told = Souvenir {
            title: "De la Terre à la Lune".to_owned(),
            result: "Ada won".to_owned(),
            lines: vec!["Ada, Bob".to_owned(); 9],
        };
        for (game, picture) in crate::rehearsals(Lang::Fr, &names) {
            let (before, many) = (picture.size(), picture.things().len());
            let scene = card(picture, &told);
            let size = scene.size();
            assert_eq!(size.width, before.width, "{game}");
            assert_eq!(scene.things().len(), many + 2 + LINES, "{game}");
            let shrunk = 400.0 / f64::from(size.width);
            for thing in &scene.things()[many..] {
                let Shape::Words { face, .. } = &thing.shape else {
                    panic!("{game}: {thing}");
                };
                assert!(f64::from(face.size) * shrunk >= 14.0, "{game}: {thing}");
                let half = i32::from(face.size) / 2;
                let inside = thing.at.y >= half && thing.at.y + half <= i32::from(size.height);
                assert!(inside, "{game}: {thing}");
            }
        }
    }
}
