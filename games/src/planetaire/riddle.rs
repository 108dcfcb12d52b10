//! A cell that a player's rays proved full, as a question for others: which of these is certain?

use super::Planetaire;
use super::action::Action;
use super::cell::Cell;
use super::proof::Proof;
use super::sky::Sky;
use super::view::{Stage, View};
use crate::core::riddle::Riddle;
use crate::core::seat::Seat;

/// The question of a moment at which this seat's rays had proved a cell where it put a marble in
/// the end.
pub(super) fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Planetaire>> {
    let over = later.last()?;
    let board = seen.detected_by(seat);
    let board = board.filter(|it| it.stage == Stage::Detecting)?;
    let mut uncovered = over.uncovered.iter();
    let whole = uncovered.find(|it| it.number == board.number)?;
    let proof = Proof::new(board, seen.options.satellites.count())?;
    let right = proof.full.cells().find(|cell| whole.marbles.has(*cell))?;
    let is_open = |cell: &Cell| !proof.full.has(*cell) && !proof.empty.has(*cell);
    let mut wrong: Vec<Cell> = Cell::all().filter(is_open).collect();
    let far = |cell: &Cell| {
        let columns = cell.column().abs_diff(right.column());
        columns + cell.row().abs_diff(right.row())
    };
    wrong.sort_by_key(far);
    let mut view = seen.clone();
    view.me = Some(seat);
    // Their marbles would tell.
    for board in &mut view.boards {
        board.marbles = Sky::default();
    }
    Riddle::new(view, right, wrong, Action::Place)
}
