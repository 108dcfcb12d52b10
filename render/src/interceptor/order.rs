//! A player's own order: its way on the board, with every turn where it is made, and below it its
//! signs as keys. Corrections are outlined, and what was written stands beside them; before anything
//! is, a key for each move.

use games::interceptor::{Facing, Flight, Hex, Placement, ShipId, Speed};
use text::interceptor::letter;
use text::{Lang, say};

use super::art::{Art, Pressed, Sixth};
use super::palette::CARD;
use super::pieces::{card, label, sprite, tint, words};
use super::plan::Measures;
use super::stage::{Tag, name};
use crate::scene::{Anchor, Point, Scene};
use crate::theme::{Face, Ink};

/// Size of a key, where there is room.
const KEY: i32 = 48;
/// Height of an order's line.
pub(super) const HIGH: i32 = 56;
/// Greatest width of the word to the left of an order.
const CAPTION: u16 = 164;
const SIDE: i32 = 22;
/// As small as a key can be whose sign is read.
const SMALLEST: i32 = 38;
/// Distance from a ship to the letter of its turn, as a share of the way to the next hex.
const BESIDE: f32 = 0.8;
/// Signs of turns that are nearer to each other are one.
const APART: i32 = 62;

/// A sign on the way of an order.
pub(super) struct OrderMark {
    pub at: Point,
    pub shows: Shows,
}

pub(super) enum Shows {
    /// The ship goes on this way.
    Way(Sixth),
    /// All letters that are turned on one hex.
    Turns(String),
}

/// Marks of a flight: its directions, and its turns.
pub(super) fn marks(plan: &Measures, flight: &Flight, lang: Lang) -> Vec<OrderMark> {
    let legs = flight.legs.iter().map(|leg| leg.to);
    let spots: Vec<Placement> = std::iter::once(flight.from).chain(legs).collect();
    let (start, end) = (flight.from.hex, flight.destination().hex);
    // To which hex it leaves its beginning, and from which it comes to its end.
    let after = spots.iter().map(|spot| spot.hex).find(|hex| *hex != start);
    let before = spots
        .iter()
        .rev()
        .map(|spot| spot.hex)
        .find(|hex| *hex != end);
    let mut turns: Vec<(Hex, Hex, String)> = Vec::new();
    for (pair, leg) in spots.windows(2).zip(&flight.legs) {
        if pair[0].nose == pair[1].nose {
            continue;
        }
        let at = pair[1].hex;
        // Where a ship stands the letter stands beside it, on its way.
        let beside = match (before, after) {
            (Some(before), _) if at == end => before,
            (_, Some(after)) if at == start => after,
            // It turns where it stands: its nose shows that.
            (None, None) => continue,
            _ => at,
        };
        match turns
            .iter_mut()
            .find(|turn| (turn.0, turn.1) == (at, beside))
        {
            Some((.., letters)) if letters.len() == 1 => letters.push('+'),
            Some(_) => {}
            None => turns.push((at, beside, letter(lang, leg.code))),
        }
    }
    let ways = spots.windows(2).filter_map(|pair| {
        let (from, to) = (pair[0].hex, pair[1].hex);
        let way = Facing::ALL.into_iter().find(|way| from.step(*way) == to)?;
        let taken = |turn: &(Hex, Hex, String)| {
            (turn.0, turn.1) == (from, to) || (turn.0, turn.1) == (to, from)
        };
        (!turns.iter().any(taken)).then(|| OrderMark {
            at: plan.between(from, to, 0.5),
            shows: Shows::Way(Sixth::new(way as u8)),
        })
    });
    let mut marks: Vec<OrderMark> = ways.collect();
    for (at, beside, letters) in turns {
        let at = plan.between(at, beside, BESIDE);
        let near = |mark: &&mut OrderMark| {
            let apart = (mark.at.x - at.x).abs() + (mark.at.y - at.y).abs();
            apart < APART && matches!(mark.shows, Shows::Turns(_))
        };
        // More turns than one have no room: the keys tell them.
        match marks.iter_mut().find(near).map(|mark| &mut mark.shows) {
            Some(Shows::Turns(first)) if first.len() == 1 => first.push('+'),
            Some(_) => {}
            None => marks.push(OrderMark {
                at,
                shows: Shows::Turns(letters),
            }),
        }
    }
    marks
}

/// Size of the disc with these letters of turns.
pub(super) fn turn_size(plan: &Measures, letters: &str) -> u16 {
    plan.size(1.0).max(if letters.len() > 1 { 66 } else { 48 })
}

/// Draws an order's marks on its line, over the ships; letters of turns where these places are.
pub(super) fn draw_marks(
    scene: &mut Scene,
    plan: &Measures,
    (ship, marks): (ShipId, &[OrderMark]),
    turns: &[(Point, Tag)],
) {
    for mark in marks {
        match &mark.shows {
            Shows::Way(way) => {
                let shape = sprite(Art::Chevron(*way), plan.size(0.7).max(32));
                scene.add(format!("way {}", name(ship)), mark.at, shape);
            }
            Shows::Turns(letters) => {
                let moved = turns.iter().find(|(made, _)| *made == mark.at);
                let at = moved.map_or(mark.at, |(_, tag)| tag.at);
                let shape = sprite(Art::Turn(tint(ship.seat)), turn_size(plan, letters));
                scene.add(format!("turn {}", name(ship)), at, shape);
                let letters = label(letters, Face::bold(33), Ink::Moon);
                scene.add(format!("turns {}", name(ship)), at, letters);
            }
        }
    }
}

/// Sign of a move that no one has written yet.
const OPEN: char = '·';

/// An order below the board.
#[derive(Clone)]
pub(super) struct Keys {
    pub caption: String,
    /// As it is carried out, and as it was written.
    pub signs: String,
    pub written: String,
}

impl Keys {
    /// An order of this speed that is not begun: a key for each of its moves.
    pub(super) fn open(caption: String, speed: Speed) -> Self {
        let moves = usize::from(speed.moves());
        let signs = format!("{speed} {}", String::from(OPEN).repeat(moves));
        let written = signs.clone();
        Self {
            caption,
            signs,
            written,
        }
    }

    /// Draws the caption and the keys on the line whose middle is here.
    pub(super) fn draw(&self, scene: &mut Scene, lang: Lang, middle: i32) {
        let width = i32::from(scene.size().width);
        let bed = card((width - 16, HIGH - 4), 14, CARD);
        scene.add("bed", Point::new(8, middle - HIGH / 2 + 2), bed);
        let caption = words(
            &self.caption,
            Face::book(34),
            Ink::Faint,
            Anchor::Left,
            CAPTION,
        );
        scene.add("foot", Point::new(SIDE, middle), caption);
        let keys = keys(&self.signs, &self.written);
        let left = SIDE + i32::from(CAPTION);
        let right = width - SIDE;
        let step = |right: i32| ((right - left) / (keys.len() as i32)).min(KEY + 4);
        // A retreat is a word.
        let long = keys.iter().any(|(sign, _)| sign.chars().count() > 2);
        if long || step(right) < SMALLEST + 2 {
            let room = (right - left) as u16;
            let signs = words(&self.signs, Face::bold(33), Ink::Gold, Anchor::Left, room);
            scene.add("signs", Point::new(left, middle), signs);
            return;
        }
        // So wide are the letters of its face at most.
        let room = (self.written.len() as i32 + 8) * 20;
        // What is only completed is seen on the keys.
        let beside = !self.signs.starts_with(&self.written) && step(right - room) >= SMALLEST + 2;
        if beside {
            let said = say("interceptor-picture-written").with("order", self.written.clone());
            let face = Face::book(33);
            let said = words(said.tr(lang), face, Ink::Text, Anchor::Right, room as u16);
            scene.add("written", Point::new(right, middle), said);
        }
        let step = step(if beside { right - room } else { right });
        let size = step - 4;
        for (nth, (sign, pressed)) in (0..).zip(keys) {
            let at = Point::new(left + nth * step + size / 2, middle);
            scene.add("key", at, sprite(Art::Key(pressed), size as u16));
            if pressed == Pressed::Open {
                continue;
            }
            let ink = if pressed == Pressed::Corrected {
                Ink::Gold
            } else {
                Ink::Night
            };
            let face = Face::title(if size == KEY { 38 } else { 33 });
            scene.add("sign", at, label(sign, face, ink));
        }
    }
}

/// Every sign of an order, and whether its pilot wrote it there.
fn keys(signs: &str, written: &str) -> Vec<(String, Pressed)> {
    let (speed, letters) = signs.split_once(' ').unwrap_or((signs, ""));
    let (meant, wrote) = written.split_once(' ').unwrap_or((written, ""));
    let as_written = |same: bool, pressed| if same { pressed } else { Pressed::Corrected };
    let first = (speed.to_owned(), as_written(speed == meant, Pressed::Speed));
    let wrote = wrote.chars().map(Some).chain(std::iter::repeat(None));
    let letters = letters.chars().zip(wrote).map(|(letter, wrote)| {
        let pressed = match letter {
            OPEN => Pressed::Open,
            _ => as_written(wrote == Some(letter), Pressed::Letter),
        };
        (letter.to_string(), pressed)
    });
    std::iter::once(first).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrected_and_written_letters_are_distinguished() {
        let pressed = |signs, written| -> Vec<Pressed> {
            keys(signs, written)
                .into_iter()
                .map(|(_, pressed)| pressed)
                .collect()
        };
        use Pressed::{Corrected, Letter, Speed};
        assert_eq!(pressed("2 AA", "2 AA"), [Speed, Letter, Letter]);
        assert_eq!(
            pressed("3 AGA", "5 AAG"),
            [Corrected, Letter, Corrected, Corrected]
        );
        assert_eq!(pressed("2 AAX", "2 AA"), [Speed, Letter, Letter, Corrected]);
        assert_eq!(pressed("0", "0"), [Speed]);
    }
}
