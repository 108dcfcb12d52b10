//! Offers to a seat: possible actions, and words that can stand in each place, as far as its own
//! view tells.

use super::chart::Chart;
use super::parse::position;
use super::piece::Piece;
use super::position::Position;
use super::positions::Positions;
use super::sky::{PLANETS, is_sky};
use super::view::{Phase, View};
use crate::core::said::Said;
use crate::core::seat::Seat;

/// The planets that this seat may still change.
fn draft(view: &View, me: Seat) -> Option<Positions> {
    let board = view.hidden_by(me)?;
    let draft = board.draft.as_ref().filter(|_| !board.sealed)?;
    (view.phase == Phase::Hiding).then_some(draft.planets)
}

/// Chart of the space in which this seat hunts.
fn chart(view: &View, me: Seat) -> Option<&Chart> {
    let board = view.hunted_by(me)?;
    (view.phase == Phase::Hunting).then_some(&board.chart)
}

pub(super) fn hides(view: &View, me: Seat) -> bool {
    draft(view, me).is_some()
}

pub(super) fn may_seal(view: &View, me: Seat) -> bool {
    draft(view, me).is_some_and(is_sky)
}

pub(super) fn notes(view: &View, me: Seat) -> bool {
    chart(view, me).is_some()
}

pub(super) fn launches(view: &View, me: Seat) -> bool {
    chart(view, me).is_some() && view.turn.is_none_or(|turn| turn == me)
}

fn names(positions: Positions) -> Vec<String> {
    positions.iter().map(|at| at.to_string()).collect()
}

fn targets(view: &View, me: Seat, piece: Piece) -> Vec<String> {
    let targets = chart(view, me).map(|chart| chart.targets(piece));
    names(targets.unwrap_or_default())
}

pub(super) fn for_scouts(view: &View, me: Seat, _: &Said) -> Vec<String> {
    targets(view, me, Piece::Scout)
}

pub(super) fn for_ships(view: &View, me: Seat, _: &Said) -> Vec<String> {
    targets(view, me, Piece::Ship)
}

pub(super) fn for_super_ships(view: &View, me: Seat, _: &Said) -> Vec<String> {
    targets(view, me, Piece::SuperShip)
}

pub(super) fn for_lasers(view: &View, me: Seat, _: &Said) -> Vec<String> {
    targets(view, me, Piece::Laser)
}

/// Positions that make a beam together with the first emitter; none where that one makes one
/// itself.
pub(super) fn for_second_lasers(view: &View, me: Seat, said: &Said) -> Vec<String> {
    let Some((chart, first)) = chart(view, me).zip(position(said.word(0)).ok()) else {
        return Vec::new();
    };
    let alone = chart.partners(None).has(first).then(String::new);
    let several = chart.stock.number_left(Piece::Laser) > 1;
    let others = several.then(|| names(chart.partners(Some(first))));
    alone
        .into_iter()
        .chain(others.into_iter().flatten())
        .collect()
}

/// Any position while planets are missing, else those that have one.
pub(super) fn togglable(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let planets = draft(view, me).unwrap_or_default();
    let missing = planets.count() < PLANETS;
    names(Positions::new(
        Position::all().filter(|at| missing || planets.has(*at)),
    ))
}

/// Planets of the viewer's own sky.
pub(super) fn planets(view: &View, me: Seat, _: &Said) -> Vec<String> {
    names(draft(view, me).unwrap_or_default())
}

/// Positions where the viewer's own sky has none.
pub(super) fn free(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let planets = draft(view, me).unwrap_or_default();
    names(Positions::new(
        Position::all().filter(|at| !planets.has(*at)),
    ))
}
