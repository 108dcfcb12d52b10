//! Easy level: a beginner who takes whatever comes to hand, scouts last, and sends it to the first
//! place that looks good enough. What must be or cannot be is not thought of.

use games::Dice;
use games::space_connection::{Chart, Launch, Piece};

/// Kinds of pieces that are used up before scouts.
const LARGE: [Piece; 3] = [Piece::Ship, Piece::SuperShip, Piece::Laser];
/// Part of what the best place would show that is good enough, in hundredths.
const ENOUGH: u32 = 65;

/// Next launch of a beginner with this chart.
pub(super) fn launch(chart: &Chart, dice: &mut Dice) -> Option<Launch> {
    let launches = super::launches(chart, |reach| !reach.is_empty());
    let kinds = LARGE.into_iter();
    let kinds = kinds.filter(|kind| launches.iter().any(|(sent, _)| sent.piece() == *kind));
    // One of all the pieces in hand: of most there is the likeliest.
    let hand = kinds.flat_map(|kind| vec![kind; usize::from(chart.stock.number_left(kind))]);
    let hand: Vec<Piece> = hand.collect();
    let kind = match hand.len() {
        0 => Piece::Scout,
        // At most twenty.
        many => hand[dice.below(many as u32) as usize],
    };
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
