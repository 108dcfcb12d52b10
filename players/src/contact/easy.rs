//! Easy level: a listener who takes the whole rhythm for one flight straight to the planet, at the
//! pace that most hands have, as long as it seemed. Stops on the way, and what practice told of the
//! hand, are not thought of.

use games::Dice;
use games::contact::{Space, Standing, Tile, TileView, View};

use super::hand::{PACE, shaken};

/// Unsteadiness of its sense of time, in hundredths.
const EAR: i64 = 20;

/// Planet that is about as far as the last take seemed long.
pub(super) fn guess(view: &View, dice: &mut Dice) -> Option<Tile> {
    let heard = view.round.as_ref()?.sent.last()?.length().get();
    let heard = shaken(heard, EAR, dice).max(0).unsigned_abs();
    let here = view.tiles.iter().find(|seen| seen.tile == view.rocket)?.at;
    let misses = |seen: &&TileView| {
        let (x, y) = (i64::from(seen.at.x - here.x), i64::from(seen.at.y - here.y));
        let far = (x * x + y * y).isqrt() - i64::from(2 * Space::RADIUS);
        heard.abs_diff(far.max(0).unsigned_abs() * PACE / 100)
    };
    let open = view.tiles.iter();
    let open = open.filter(|seen| seen.standing == Standing::Possible);
    Some(open.min_by_key(misses)?.tile)
}
