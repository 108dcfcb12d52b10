//! Legal launches, from what everyone sees: a refusal tells nothing that is hidden.

use super::chart::{Chart, Occupant};
use super::launch::{Emitters, Launch};
use super::piece::Piece;
use super::position::{Position, Site};
use super::refusal::Refusal;

/// Checks that this launch may be made on this chart.
///
/// # Errors
/// Why not.
pub(super) fn check(chart: &Chart, launch: Launch) -> Result<(), Refusal> {
    let piece = launch.piece();
    if chart.stock.number_left(piece) == 0 {
        let stock = chart.stock;
        return Err(Refusal::NoneLeft { piece, stock });
    }
    match launch {
        Launch::Scout(at) | Launch::Ship(at) => free(chart, at),
        Launch::SuperShip(at) if at.site() != Site::Centre => Err(Refusal::NotACentre {
            at,
            centres: at.centres(),
        }),
        Launch::SuperShip(at) => free(chart, at),
        Launch::Lasers(emitters) => lasers(chart, emitters),
    }
}

/// S7: a piece stands on nothing visible.
fn free(chart: &Chart, at: Position) -> Result<(), Refusal> {
    match chart.occupant(at) {
        None => Ok(()),
        Some(by) => Err(Refusal::Occupied { at, by }),
    }
}

/// S8, S16: on drawn lines, never two on one position, and at least one new beam.
fn lasers(chart: &Chart, emitters: Emitters) -> Result<(), Refusal> {
    let is_last = chart.stock.number_left(Piece::Laser) == 1;
    let one_left = Refusal::OneEmitterLeft {
        standing: chart.emitters,
    };
    let first = match emitters {
        Emitters::Two(one, other) if one == other => {
            return Err(Refusal::PositionTwice { at: one });
        }
        Emitters::Two(..) if is_last => return Err(one_left),
        Emitters::One(first) | Emitters::Two(first, _) => first,
    };
    for at in emitters.positions() {
        if at.site() == Site::Centre {
            let near = at.neighbours();
            return Err(Refusal::NotOnALine { at, near });
        }
        if chart.emitters.has(at) {
            let by = Occupant::Emitter;
            return Err(Refusal::Occupied { at, by });
        }
    }
    if chart.new_beams(emitters).is_empty() {
        // The last one finds no partner any more but those that stand.
        if is_last {
            return Err(one_left);
        }
        return Err(Refusal::NoBeam {
            at: first,
            partners: first.in_line().minus(chart.emitters),
        });
    }
    Ok(())
}
