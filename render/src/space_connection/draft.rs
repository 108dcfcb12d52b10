//! A sky in the making: each system in its colour and joined, where a planet would help, and the
//! move that mends it. A planet keeps its position's number, for that is what one types.

use games::space_connection::Draft;

use super::art::Art;
use super::board::{RING, draw_line, draw_links};
use super::pieces::{number, sprite, system};
use super::plan::Plan;
use crate::emblems::Emblem;
use crate::scene::Scene;
use crate::shapes::ring;
use crate::theme::Ink;

/// Number of places that are pointed at where a planet would help.
const EXAMPLES: u8 = 3;

/// Radius of the ring around such a place: clear of the planets beside it.
const HELPFUL: u16 = 28;

/// Draws a draft.
pub(super) fn draw(scene: &mut Scene, draft: &Draft, plan: Plan) {
    for (nth, planets) in draft.systems.iter().enumerate() {
        draw_links(scene, *planets, Ink::Tint(system(nth)), plan);
    }
    if let Some(remedy) = draft.remedy {
        draw_line(scene, "remedy", (remedy.from, remedy.to), Ink::Gold, plan);
    }
    for (nth, planets) in draft.systems.iter().enumerate() {
        let tint = system(nth);
        for at in planets.iter() {
            let place = plan.place(at);
            let planet = sprite(Art::Marked(tint), plan.full());
            scene.add(format!("planet {at}"), place, planet);
            let label = number(at.number(), Plan::NUMBER, tint.contrast());
            scene.add(format!("number {at}"), place, label);
        }
    }
    draw_advice(scene, draft, plan);
}

/// Draws advice: places where a planet would help.
fn draw_advice(scene: &mut Scene, draft: &Draft, plan: Plan) {
    if draft.is_ready() || draft.planets.is_empty() {
        return;
    }
    if let Some(remedy) = draft.remedy {
        let at = plan.place(remedy.to);
        let halo = sprite(Emblem::Halo, plan.full() + RING + 2);
        scene.add(format!("remedy to {}", remedy.to), at, halo);
        let at = plan.place(remedy.from);
        let cross = sprite(Emblem::Wrong, plan.full());
        scene.add(format!("remedy from {}", remedy.from), at, cross);
        return;
    }
    let helpful = draft.bridge().and(draft.founding_places(EXAMPLES));
    for at in helpful.iter() {
        let helpful = ring((HELPFUL, 5), Ink::Gold);
        scene.add(format!("helpful {at}"), plan.place(at), helpful);
    }
}
