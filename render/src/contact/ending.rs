//! The end of a mission: the whole voyage over the space when it was won, or where the last signal
//! came from when the contact was lost.

use games::contact::{Ending, Stake, Tile, View};

use super::art::Art;
use super::board::place;
use super::pieces::{line, sprite};
use super::plan::Plan;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::theme::{Ink, Weight};

/// True if everything was found.
pub(super) const fn is_won(view: &View) -> bool {
    matches!(view.ending, Some(Ending::Won { .. }))
}

/// Draws under the tiles: the voyage from planet to planet.
pub(super) fn draw_under_tiles(scene: &mut Scene, view: &View, plan: Plan) {
    if !is_won(view) {
        return;
    }
    let targets = view.past.iter().map(|past| past.target);
    let stops = std::iter::once(Tile::EARTH).chain(targets);
    let stops: Vec<Point> = stops.filter_map(|tile| place(view, tile, plan)).collect();
    for leg in stops.windows(2) {
        let shape = line(leg[0], leg[1], Ink::Gold, Weight::Trail);
        scene.add("voyage", leg[0], shape);
    }
}

/// Draws over the tiles: a star for each card that was won, or the last signal.
pub(super) fn draw_over_tiles(scene: &mut Scene, view: &View, plan: Plan) {
    match view.ending {
        Some(Ending::Won { .. }) => {
            let won = view.past.iter().filter(|past| past.stake == Stake::Won);
            for past in won {
                if let Some(at) = place(view, past.target, plan) {
                    let shape = sprite(Emblem::Star, plan.share(80));
                    let at = at.offset(-plan.reach(40), -plan.reach(42));
                    scene.add(format!("star {}", past.target), at, shape);
                }
            }
        }
        Some(Ending::Lost {
            target: Some(target),
        }) => {
            if let Some(at) = place(view, target, plan) {
                let shape = sprite(Art::Beacon, plan.share(150));
                scene.add(format!("origin {target}"), at, shape);
            }
        }
        Some(Ending::Lost { target: None }) | None => {}
    }
}
