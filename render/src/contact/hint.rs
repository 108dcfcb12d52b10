//! Hint in Contact: the route of a source, or for the crew the odds of each planet. It measures
//! nothing: the crew is told odds, and the source ways.

use games::Advice;
use games::contact::{Action, Contact, Insight, Tile, View};
use text::Lang;

use super::board::place;
use super::pieces::between;
use super::plan::Plan;
use crate::hint::{draw_glow, draw_odds, draw_ring, draw_solid_arrow, permille};
use crate::scene::{Point, Scene};

/// A ring around a tile and one within the target's own, a glow over it, where a leg begins and
/// ends, and where odds stand below it: hundredths of a tile.
const RING: i32 = 126;
const WITHIN: i32 = 118;
const GLOW: i32 = 122;
const BESIDE: i32 = 60;
const BELOW: i32 = 96;

/// Draws a hint over the space.
pub(super) fn draw(scene: &mut Scene, view: &View, advice: &Advice<Contact>, lang: Lang) {
    let plan = Plan::BOARD;
    for evidence in &advice.why {
        if let Insight::Target(tile) = *evidence.what() {
            draw_suspect(scene, view, tile, (permille(evidence), lang));
        }
    }
    match &advice.action {
        Action::Plan(route) => {
            let stops: Vec<Tile> = [view.rocket].iter().chain(route).copied().collect();
            for leg in stops.windows(2) {
                draw_flight(scene, view, (leg[0], leg[1]));
            }
            if let Some(last) = route.last() {
                draw_tile_ring(scene, view, *last, plan);
            }
        }
        Action::Practise { from, to } => {
            draw_flight(scene, view, (*from, *to));
            draw_tile_ring(scene, view, *to, plan);
        }
        Action::Guess(tile) => draw_tile_ring(scene, view, *tile, plan),
        Action::GuessTwo(one, other) => {
            draw_tile_ring(scene, view, *one, plan);
            draw_tile_ring(scene, view, *other, plan);
        }
        _ => {}
    }
}

/// Draws the odds of a planet: a glow, and the number below it.
fn draw_suspect(scene: &mut Scene, view: &View, tile: Tile, (likely, lang): (u16, Lang)) {
    let plan = Plan::BOARD;
    let Some(at) = place(view, tile, plan) else {
        return;
    };
    let name = format!("letter {tile}");
    let glow = (at, plan.share(GLOW), name.as_str());
    draw_glow(scene, &tile.to_string(), glow, likely);
    let said = [1, -1].map(|side| at.offset(0, side * plan.reach(BELOW)));
    let apart = |said: &Point| {
        let others = view.tiles.iter().filter(|other| other.tile != tile);
        let places = others.map(|other| plan.place(other.at));
        let away = places.map(|other| (other.x - said.x).abs().max((other.y - said.y).abs()));
        away.min().unwrap_or_default().min(plan.reach(100))
    };
    // Below, where no other tile is there.
    let [below, above] = said;
    let said = if apart(&above) > apart(&below) {
        above
    } else {
        below
    };
    draw_odds(scene, &tile.to_string(), said, (likely, lang));
}

/// Draws an arrow from the edge of a tile to that of another.
fn draw_flight(scene: &mut Scene, view: &View, (from, to): (Tile, Tile)) {
    let plan = Plan::BOARD;
    let Some((start, end)) = place(view, from, plan).zip(place(view, to, plan)) else {
        return;
    };
    let length = ((end.x - start.x) as f32).hypot((end.y - start.y) as f32);
    // Tiles that touch leave no room between them.
    let aside = (plan.reach(BESIDE) as f32 / length.max(1.0)).min(0.4);
    let ends = (between(start, end, aside), between(start, end, 1.0 - aside));
    draw_solid_arrow(scene, &format!("leg {from}–{to}"), ends);
}

/// Draws a ring around a tile.
fn draw_tile_ring(scene: &mut Scene, view: &View, tile: Tile, plan: Plan) {
    let target = view.console.as_ref().map(|console| console.target);
    let wide = if target == Some(tile) { WITHIN } else { RING };
    if let Some(at) = place(view, tile, plan) {
        draw_ring(scene, &tile.to_string(), at, plan.share(wide));
    }
}
