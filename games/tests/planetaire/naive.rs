//! The rays once more, written from the rulings alone, on coordinates and without cleverness:
//! what the real ones are compared with. Shares nothing with them but the words.

use games::planetaire::{Cell, Margin, Outcome, RayLaw, Sky};

/// The 32 results.
pub(crate) fn chart(law: RayLaw, sky: Sky) -> Vec<Outcome> {
    (1..=32).map(|number| fire(law, sky, number)).collect()
}

fn fire(law: RayLaw, sky: Sky, number: i8) -> Outcome {
    let has = |x: i8, y: i8| {
        u8::try_from(x)
            .ok()
            .zip(u8::try_from(y).ok())
            .and_then(|(x, y)| Cell::new(x, y))
            .is_some_and(|cell| sky.has(cell))
    };
    // It starts in the margin itself, one cell outside.
    let (mut x, mut y, mut dx, mut dy) = match number {
        1..=8 => (-1, number - 1, 1, 0),
        9..=16 => (number - 9, 8, 0, -1),
        17..=24 => (8, 24 - number, -1, 0),
        _ => (32 - number, -1, 0, 1),
    };
    let start = (x, y);
    for _ in 0..1_000 {
        if law == RayLaw::BlackBox {
            let (left, right) = (has(x + dx + dy, y + dy - dx), has(x + dx - dy, y + dy + dx));
            if has(x + dx, y + dy) {
                return Outcome::Absorbed;
            }
            // Still in the margin, a single one on a diagonal reflects too.
            let outside = (x, y) == start;
            if (left && right) || (outside && (left || right)) {
                return Outcome::Reflected;
            }
            if left || right {
                (dx, dy) = if left { (-dy, dx) } else { (dy, -dx) };
                continue;
            }
        }
        (x, y) = (x + dx, y + dy);
        if !(0..8).contains(&x) || !(0..8).contains(&y) {
            if (x, y) == start {
                return Outcome::Reflected;
            }
            return Outcome::Exit(margin_at(x, y));
        }
        if law == RayLaw::Planetaire {
            if has(x, y) {
                return Outcome::Absorbed;
            }
            match (has(x + dy, y - dx), has(x - dy, y + dx)) {
                (true, true) => return Outcome::Reflected,
                (true, false) => (dx, dy) = (-dy, dx),
                (false, true) => (dx, dy) = (dy, -dx),
                (false, false) => {}
            }
        }
    }
    Outcome::Satellised
}

fn margin_at(x: i8, y: i8) -> Margin {
    let number = match (x, y) {
        (-1, _) => y + 1,
        (_, 8) => x + 9,
        (8, _) => 24 - y,
        _ => 32 - x,
    };
    Margin::numbered(number as u8).unwrap()
}
