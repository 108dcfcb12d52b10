//! Counts as shapes: a golden ring for each system, a pip or a step of a bar for each planet. What
//! is more than there may be is red.

use games::space_connection::{PLANETS, SYSTEMS};

use super::palette::UNFILLED;
use crate::scene::{Point, Scene};
use crate::shapes::{card, disc, ring};
use crate::theme::Ink;

/// So many more than there may be are shown.
const MORE: u8 = 3;

/// Draws a row of rings for systems, so many to a line and so far apart; whole ones have their
/// planets' colour in the middle.
pub(super) fn draw_systems(
    scene: &mut Scene,
    at: Point,
    (count, inside): (u8, Ink),
    (columns, apart): (u8, i32),
) {
    for nth in 0..count.clamp(SYSTEMS, SYSTEMS + MORE) {
        let (down, right) = (i32::from(nth / columns), i32::from(nth % columns));
        let at = at.offset(right * apart, down * apart);
        let mut put = |shape| scene.add(format!("system {}", nth + 1), at, shape);
        if nth >= count {
            put(ring((11, 3), Ink::Ghost));
            continue;
        }
        put(disc(15, Ink::Night));
        if nth < SYSTEMS {
            put(disc(13, Ink::Gold));
            put(disc(7, inside));
        } else {
            put(disc(13, Ink::Wrong));
        }
    }
}

/// Draws a block of pips for planets, five to a line.
pub(super) fn draw_planets(scene: &mut Scene, at: Point, (count, ink): (u8, Ink)) {
    const COLUMNS: u8 = 5;
    const APART: i32 = 23;
    for nth in 0..count.clamp(PLANETS, PLANETS + MORE) {
        let (down, right) = (i32::from(nth / COLUMNS), i32::from(nth % COLUMNS));
        let at = at.offset(right * APART, down * APART);
        let shape = match nth {
            _ if nth >= count => ring((7, 2), Ink::Ghost),
            _ if nth >= PLANETS => disc(9, Ink::Wrong),
            _ => disc(9, ink),
        };
        scene.add(format!("pip {}", nth + 1), at, shape);
    }
}

/// Draws a bar of a step for each planet.
pub(super) fn draw_bar(scene: &mut Scene, at: Point, (count, ink): (u8, Ink)) {
    const STEP: u16 = 14;
    const HIGH: u16 = 22;
    let whole = u16::from(PLANETS) * STEP;
    scene.add(
        "bar",
        at.offset(-4, -4),
        card((whole + 8, HIGH + 8), 15, Ink::Night),
    );
    scene.add("bar", at, card((whole, HIGH), 11, UNFILLED));
    if count > 0 {
        let filled = u16::from(count.min(PLANETS)) * STEP;
        scene.add("bar filled", at, card((filled, HIGH), 7, ink));
    }
    for nth in 1..PLANETS {
        let at = at.offset(i32::from(nth) * i32::from(STEP) - 1, 2);
        let step = card((2, HIGH - 4), 0, Ink::Plate);
        scene.add("bar step", at, step);
    }
}
