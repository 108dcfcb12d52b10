//! Easy level: a beginner who thinks of two skies, fires where they would answer differently, and
//! believes one once it has foretold a few rays. How many other skies agree is not asked.

use games::Dice;
use games::planetaire::{Action, BoardView, Margin, RayLaw, Shot, Sky, agreeing, trace};

use super::known::BUNDLES;
use super::layouts::one_of;
use crate::level::draw_weighted;

/// Number of rays that a sky must have foretold to be believed.
const CHECKS: usize = 2;

/// Next action of a beginner at this board.
pub(super) fn detect(board: &BoardView, satellites: u8, dice: &mut Dice) -> Action {
    let foretells = |sky: Sky, shots: &[Shot]| {
        let agrees = |shot: &Shot| trace(board.law, sky, shot.margin) == shot.outcome;
        shots.iter().all(agrees)
    };
    if board.marbles.count() == satellites && foretells(board.marbles, &board.shots) {
        return Action::End;
    }
    // A number that shows a pawn seems known, though only what was fired from there is.
    let bare = Margin::all().filter(|margin| board.pawns_on(*margin).is_empty());
    let bare: Vec<Margin> = bare.collect();
    let checks = if bare.is_empty() { 0 } else { CHECKS };
    let fired = board.shots.len();
    let (before, checked) = board.shots.split_at(fired.saturating_sub(checks));
    let sky = imagined(board.law, satellites, before, dice);
    let believed = sky.filter(|sky| checked.len() == checks && foretells(*sky, checked));
    match (believed, bare.as_slice()) {
        (Some(sky), _) => Action::PlaceAll(sky),
        (None, []) => Action::End,
        (None, bare) => {
            // Where the two skies that come to mind would answer differently, else anywhere.
            let mut sky = || imagined(board.law, satellites, &board.shots, dice);
            let (one, other) = (sky().unwrap_or_default(), sky().unwrap_or_default());
            let end = |sky: Sky, from: Margin| trace(board.law, sky, from);
            let differs = |from: &Margin| end(one, *from) != end(other, *from);
            let telling: Vec<Margin> = bare.iter().copied().filter(differs).collect();
            let ways = if telling.is_empty() { bare } else { &telling };
            // Fewer than there are margins.
            Action::Fire(ways[dice.below(ways.len() as u32) as usize])
        }
    }
}

/// A sky that agrees with these rays, each equally likely; `None` where there are too many.
fn imagined(law: RayLaw, satellites: u8, shots: &[Shot], dice: &mut Dice) -> Option<Sky> {
    let ends = shots.iter().map(|shot| (shot.margin, shot.outcome));
    let bundles = agreeing(law, satellites, &ends.collect::<Vec<_>>(), BUNDLES)?;
    let weights: Vec<u64> = bundles.iter().map(|one| u64::from(one.layouts())).collect();
    let bundle = &bundles[draw_weighted(&weights, dice)?];
    Some(one_of(bundle, dice))
}
