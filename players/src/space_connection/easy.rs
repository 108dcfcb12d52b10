//! Easy level: a beginner who uses up one kind of piece after the other, and sends each to the
//! first place that looks good enough. What must be or cannot be is not thought of.

use games::Dice;
use games::space_connection::{Chart, Launch, Piece};

/// Kinds of pieces, in the order in which they are used up.
const ORDER: [Piece; 4] = [Piece::SuperShip, Piece::Ship, Piece::Laser, Piece::Scout];
/// Part of what the best place would show that is good enough, in hundredths.
const ENOUGH: u32 = 65;

/// Next launch of a beginner with this chart.
pub(super) fn launch(chart: &Chart, dice: &mut Dice) -> Option<Launch> {
    let launches = super::launches(chart, |reach| !reach.is_empty());
    let kinds = ORDER.into_iter();
    let mut kinds = kinds.filter(|kind| launches.iter().any(|(sent, _)| sent.piece() == *kind));
    let kind = kinds.next()?;
    let ways = launches.iter().filter(|(sent, _)| sent.piece() == kind);
    let most = ways.clone().map(|(_, reach)| reach.count()).max()?;
    let is_enough = |dark: u8| u32::from(dark) * 100 >= u32::from(most) * ENOUGH;
    let good: Vec<Launch> = ways
        .filter(|(_, reach)| is_enough(reach.count()))
        .map(|(launch, _)| *launch)
        .collect();
    // A few thousand pairs of emitters at most.
    Some(good[dice.below(good.len() as u32) as usize])
}
