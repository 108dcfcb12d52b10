//! Appearance of the race's pieces: each colour, of rockets and of cards, has its sign.

use games::terre_lune::{Card, Colour, Station};

use super::art::Art;
use super::bearing::Bearing;
use super::palette::GILT;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::shapes::card;
use crate::theme::{Face, Ink, Sign, Tint};

pub(super) use crate::shapes::{line, sprite, words};

/// A colour, and the sign that tells it without colour.
pub(super) const fn marks(colour: Colour) -> (Tint, Sign) {
    match colour {
        Colour::Red => (Tint::Red, Sign::Dot),
        Colour::Yellow => (Tint::Yellow, Sign::Star),
        Colour::Blue => (Tint::Blue, Sign::Square),
        Colour::Green => (Tint::Green, Sign::Triangle),
    }
}

/// A colour, for lines.
pub(super) const fn ink(colour: Colour) -> Ink {
    Ink::Tint(marks(colour).0)
}

/// A rocket.
pub(super) const fn rocket(colour: Colour, nose: Bearing) -> Art {
    let (tint, sign) = marks(colour);
    Art::Moonship(tint, sign, nose)
}

/// A colour alone, such as the trumps'.
pub(super) const fn pawn(colour: Colour) -> Emblem {
    let (tint, sign) = marks(colour);
    Emblem::Pawn(tint, sign)
}

/// Brightness of a card: bright if it may be played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Light {
    /// The card is drawn in its colour.
    Bright,
    /// The card is drawn in the dark.
    Dim,
}

/// Draws a card so high, with its number.
pub(super) fn draw_card(
    scene: &mut Scene,
    name: &str,
    at: Point,
    card: Card,
    high: u16,
    light: Light,
) {
    let (tint, sign) = marks(card.colour());
    let (shown, ink) = match light {
        Light::Bright => (Art::PlayingCard(tint, sign), tint.contrast()),
        Light::Dim => (Art::DimCard(tint, sign), Ink::Faint),
    };
    scene.add(name, at, sprite(shown, high));
    // A card is about a hundred pixels high.
    let face = Face::title((high / 2 + 2) as u8);
    let above = at.offset(0, -i32::from(high) * 17 / 100);
    scene.add(
        format!("{name} number"),
        above,
        label(card.rank(), face, ink),
    );
}

/// Draws a deposit's disc so large, with what is written on it.
pub(super) fn draw_coin(
    scene: &mut Scene,
    name: &str,
    at: Point,
    said: &str,
    diameter: u16,
    rim: Ink,
) {
    // One that counts is a coin; the others are where a coin may come to lie.
    let (shown, ink) = match rim {
        Ink::Gold => (Art::Coin, Ink::Night),
        Ink::Ghost => (Art::Ringed(rim), Ink::Faint),
        _ => (Art::Ringed(rim), Ink::Moon),
    };
    scene.add(name, at, sprite(shown, diameter));
    let said = label(said, Face::bold(28), ink);
    scene.add(format!("{name} symbol"), at, said);
}

/// Frame around a player's things.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Frame {
    /// The same in every picture of a layout.
    Plain,
    /// Of something that is there in some pictures only.
    Dark,
    /// Of who is awaited, or has won.
    Golden,
}

/// Draws a plate with its rim and its face: its top left, and its size.
pub(super) fn draw_frame(
    scene: &mut Scene,
    name: &str,
    (at, (width, height)): (Point, (u16, u16)),
    frame: Frame,
) {
    let (rim, face) = match frame {
        Frame::Plain | Frame::Dark => (Ink::Line, Ink::Plate),
        Frame::Golden => (Ink::Gold, GILT),
    };
    for (by, corner, ink) in [(0, 18, rim), (3, 15, face)] {
        let at = at.offset(by.into(), by.into());
        let shape = card((width - 2 * by, height - 2 * by), corner, ink);
        match frame {
            Frame::Plain => scene.lay(name, at, shape),
            Frame::Dark | Frame::Golden => scene.add(name, at, shape),
        }
    }
}

/// A station's letter.
pub(super) const fn letter(station: Station) -> char {
    match station {
        Station::Alpha => 'α',
        Station::Beta => 'β',
        Station::Gamma => 'γ',
        Station::Delta => 'δ',
    }
}

/// Something short around its place.
pub(super) fn label(said: impl ToString, face: Face, ink: Ink) -> Shape {
    words(said.to_string(), face, ink, Anchor::Middle, 200)
}
