//! A planet that a hunter found beside another, as a question for others: where is it?

use super::SpaceConnection;
use super::action::Action;
use super::launch::Launch;
use super::position::Position;
use super::view::{Phase, View};
use crate::core::riddle::Riddle;
use crate::core::seat::Seat;

/// The question of a moment in this seat's hunt: of the open positions around its planets, one
/// holds a planet that it found later.
pub(super) fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<SpaceConnection>> {
    let over = later.last()?;
    if seen.phase != Phase::Hunting || seen.turn != Some(seat) {
        return None;
    }
    let chart = &seen.hunted_by(seat)?.chart;
    let whole = over.hunted_by(seat)?;
    let sky = whole.sky?;
    let known = chart.found.and(chart.empty);
    let near = chart.found.around().minus(chart.found);
    let open = near.minus(known);
    let right = open.common(whole.chart.found).common(sky).first()?;
    let mut wrong: Vec<Position> = open.minus(sky).iter().collect();
    let close = right.neighbours();
    wrong.sort_by_key(|at| !close.has(*at));
    let answer = |at| Action::Launch(Launch::Scout(at));
    Riddle::new(seen.clone(), right, wrong, answer)
}
