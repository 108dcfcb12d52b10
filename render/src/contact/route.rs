//! The route of the last flight whose round is over: it is no secret any more, and shows who
//! listened how the hand hopped.

use games::contact::{Ending, View};

use super::board::place;
use super::console::draw_head;
use super::palette::DOTS;
use super::pieces::{between, line};
use super::plan::Plan;
use crate::scene::{Point, Scene};
use crate::theme::{Ink, Weight};

/// From a tile's middle to where a leg begins and ends: hundredths of a tile.
const BESIDE: i32 = 58;

/// Draws the route under the tiles: bright where it is the end of a mission that was lost.
pub(super) fn draw(scene: &mut Scene, view: &View, plan: Plan) {
    let is_lost = matches!(view.ending, Some(Ending::Lost { .. }));
    let look = if is_lost {
        (Ink::Gold, Weight::Path)
    } else {
        (DOTS, Weight::Trail)
    };
    draw_legs(scene, &stops(view, plan), look, plan);
}

/// Draws the legs from the edge of a tile to that of the next.
fn draw_legs(scene: &mut Scene, stops: &[Point], (ink, weight): (Ink, Weight), plan: Plan) {
    for leg in stops.windows(2) {
        let (start, end) = (leg[0], leg[1]);
        let length = ((end.x - start.x) as f32).hypot((end.y - start.y) as f32);
        // Tiles that touch leave no room between them.
        let aside = (plan.reach(BESIDE) as f32 / length.max(1.0)).min(0.4);
        let (start, end) = (between(start, end, aside), between(start, end, 1.0 - aside));
        scene.add("flown", start, line(start, end, ink, weight));
        draw_head(scene, (start, end), 0.5, (ink, plan));
    }
}

/// Points where the last route took off and landed.
fn stops(view: &View, plan: Plan) -> Vec<Point> {
    let tiles = view.last_route().into_iter();
    tiles.filter_map(|tile| place(view, tile, plan)).collect()
}
