//! The shots in their order: its pawn, from where, and how it came out.

use games::planetaire::{Outcome, Shot};

use super::art::Art;
use super::pieces::{number, pawn, sprite};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Point, Scene};
use crate::theme::{Face, Ink};

/// How large the lines are; the largest that has room for all shots is taken.
struct LegendStyle {
    height: i32,
    width: i32,
    face: Face,
    pawn: u16,
}

const STYLES: [LegendStyle; 6] = [
    style(46, 240, 32, 38),
    style(42, 134, 24, 30),
    style(36, 134, 24, 30),
    style(33, 134, 24, 28),
    style(30, 134, 24, 28),
    style(26, 134, 24, 24),
];
/// The least that says how a ray came out.
const ICON: u16 = 22;

const fn style(height: i32, width: i32, face: u8, pawn: u16) -> LegendStyle {
    LegendStyle {
        height,
        width,
        face: Face::bold(face),
        pawn,
    }
}

/// Writes the shots into a space of this width and height.
pub(super) fn draw(scene: &mut Scene, shots: &[Shot], at: Point, width: i32, height: i32) {
    let fits = |style: &&LegendStyle| {
        let places = (width / style.width) * (height / style.height);
        // At most 32 shots in a round.
        places >= shots.len() as i32
    };
    let [.., smallest] = &STYLES;
    let style = STYLES.iter().find(fits).unwrap_or(smallest);
    let rows = (height / style.height).max(1);
    for (nth, shot) in (0..).zip(shots) {
        let (column, row) = (nth / rows, nth % rows);
        let at = at.by(column * style.width, row * style.height + style.height / 2);
        line(scene, shot, at, style);
    }
}

fn line(scene: &mut Scene, shot: &Shot, at: Point, style: &LegendStyle) {
    let margin = shot.margin;
    let half_pawn = i32::from(style.pawn) / 2;
    // Two bold digits are 1.4 em wide.
    let digits = i32::from(style.face.size) * 7 / 5;
    let icon = ICON.max(u16::from(style.face.size) * 4 / 5);
    let mut x = half_pawn;
    scene.put(
        format!("shot {margin}'s pawn"),
        at.by(x, 0),
        pawn(shot.pawn, style.pawn),
    );
    x += half_pawn + digits / 2 + 4;
    scene.put(
        format!("shot {margin}"),
        at.by(x, 0),
        number(margin, style.face, Ink::Moon),
    );
    x += digits / 2 + i32::from(icon) / 2 + 3;
    let how = match shot.outcome {
        Outcome::Absorbed => Sprite::from(Art::Stop),
        Outcome::Reflected => Emblem::Back.into(),
        Outcome::Satellised => Art::Orbit.into(),
        Outcome::Exit(_) => Emblem::Arrow.into(),
    };
    scene.put(
        format!("shot {margin}'s way"),
        at.by(x, 0),
        sprite(how, icon),
    );
    if let Outcome::Exit(exit) = shot.outcome {
        x += i32::from(icon) / 2 + digits / 2 + 3;
        scene.put(
            format!("shot {margin}'s exit"),
            at.by(x, 0),
            number(exit, style.face, Ink::Moon),
        );
    }
}
