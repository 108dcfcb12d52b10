//! What the viewer holds: his hand, and his claims under the deposits that concretise them.

use games::terre_lune::{Card, Claim, Colour, Mineral, OwnView, Stage, View};
use text::say;
use text::terre_lune::symbol;

use super::Sight;
use super::art::Art;
use super::bearing::Bearing;
use super::pieces::{Light, card, coin, label, rocket, sprite, words};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::scene::{Anchor, Point, Scene, Shape, Size};
use crate::theme::{Face, Ink};

/// How high it is.
pub(super) const HEIGHT: u16 = 338;
const CARD: u16 = 116;
const LEFT: i32 = 8;
const PLATE: Size = Size {
    width: WIDTH - 16,
    height: HEIGHT - 10,
};
/// From a mineral to the next.
const COLUMN: i32 = 85;

pub(super) fn draw(scene: &mut Scene, sight: Sight<'_>, view: &View, own: &OwnView, top: i32) {
    let corner = Point::new(LEFT, top + 2);
    scene.lay("own plate", corner, Shape::Plate { size: PLATE });
    hand(scene, view, own, corner);
    points(scene, sight, own, corner);
    rack(scene, own, corner);
}

/// The cards: those that may be played now are raised, in a golden frame while one is awaited.
fn hand(scene: &mut Scene, view: &View, own: &OwnView, corner: Point) {
    let playing = view
        .expects
        .is_some_and(|(seat, stage)| stage == Stage::Card && Some(seat) == view.me);
    let trump = view.fight.as_ref().map(|fight| fight.trump);
    let mut held = own.hand.clone();
    held.sort_by_key(|held| held.card);
    for (nth, held) in (0..).zip(held) {
        let may = held.why_not.is_none();
        let light = if may { Light::Bright } else { Light::Dim };
        let raised = if playing && may { -10 } else { 0 };
        let at = corner.by(60 + 96 * nth, 78 + raised);
        let name = format!("hand {nth}");
        card(scene, &name, at, held.card, CARD, light);
        if let Some(title) = title(held.card) {
            let title = label(
                title,
                Face::bold(20),
                if may { Ink::Gold } else { Ink::Faint },
            );
            scene.put(format!("{name} title"), at.by(0, 73), title);
        }
        // The MOLAB of one's own rocket's colour wins more.
        if let Some(me) = view
            .me
            .filter(|me| held.card == Card::molab(Colour::of(*me)))
        {
            let own = rocket(Colour::of(me), Bearing::new(0));
            scene.put(format!("{name} own"), at.by(-30, -44), sprite(own, 36));
        }
        if Some(held.card.colour()) == trump {
            scene.put(
                format!("{name} trump"),
                at.by(30, -44),
                sprite(Emblem::Star, 32),
            );
        }
    }
}

/// The two cards that have a name, which is the same in every language.
fn title(card: Card) -> Option<&'static str> {
    match card.rank() {
        1 => Some("MOLAB"),
        2 => Some("MOBEX"),
        _ => None,
    }
}

/// What is concretised, and in which colour the own MOLAB would be.
fn points(scene: &mut Scene, sight: Sight<'_>, own: &OwnView, corner: Point) {
    let right = corner.by(i32::from(PLATE.width) - 18, 0);
    let said = say("terre_lune-picture-points").tr(sight.lang);
    let said = words(said, Face::bold(25), Ink::Text, Anchor::Right, 250);
    scene.put("points label", right.by(0, 36), said);
    let points = words(
        own.points.to_string(),
        Face::bold(52),
        Ink::Gold,
        Anchor::Right,
        250,
    );
    scene.put("points", right.by(0, 86), points);
}

/// A column for each mineral: the deposit above, the claims on it below; and the worthless ones.
fn rack(scene: &mut Scene, own: &OwnView, corner: Point) {
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
    for (nth, mineral) in (0..).zip(Mineral::ALL) {
        let at = corner.by(50 + COLUMN * nth, 206);
        let has = deposits.contains(&mineral);
        let rim = if has { Ink::Gold } else { Ink::Ghost };
        let name = symbol(mineral);
        coin(scene, &format!("deposit {name}"), at, name, 66, rim);
        let claims = Claims {
            name,
            value: mineral.points().to_string(),
            count: count(Claim::On(mineral)),
            rim: if has { Ink::Gold } else { Ink::Steel },
        };
        claims.draw(scene, at.by(0, 64));
    }
    let at = corner.by(50 + COLUMN * 8, 206);
    scene.put("exhausted", at, sprite(Art::Ringed(Ink::Ghost), 66));
    scene.put("nothing", at, sprite(Emblem::Nothing, 30));
    let worthless = Claims {
        name: "exhausted",
        value: "0".to_owned(),
        count: count(Claim::Exhausted),
        rim: Ink::Steel,
    };
    worthless.draw(scene, at.by(0, 64));
}

/// The claims on one mineral.
struct Claims<'n> {
    name: &'n str,
    value: String,
    count: usize,
    rim: Ink,
}

impl Claims<'_> {
    fn draw(self, scene: &mut Scene, at: Point) {
        let Self {
            name,
            value,
            count,
            rim,
        } = self;
        let (rim, ink) = match count {
            0 => (Ink::Ghost, Ink::Faint),
            _ => (rim, Ink::Moon),
        };
        scene.put(format!("claims {name}"), at, sprite(Art::Ticket(rim), 78));
        scene.put(
            format!("value {name}"),
            at,
            label(value, Face::bold(24), ink),
        );
        if count > 0 {
            let shown = label(format!("×{count}"), Face::bold(25), Ink::Moon);
            scene.put(format!("count {name}"), at.by(0, 41), shown);
        }
    }
}
