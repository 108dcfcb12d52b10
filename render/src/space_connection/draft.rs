//! A sky in the making: each system in its colour and its number once, where a planet would help,
//! and the move that mends it. A planet keeps its position's number, for that is what one types.

use games::space_connection::{Draft, Positions};

use super::art::Art;
use super::board::{RING, line, links};
use super::pieces::{number, sprite, system};
use super::plan::Plan;
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};
use crate::theme::{Face, Ink, Tint};

/// How many places are pointed at where a planet would help.
const EXAMPLES: u8 = 3;
/// A system's number, over or under one of its planets: in the gap between positions, where it can
/// meet no other's, since whatever touches a planet belongs to its system.
const TAG: u16 = 32;
const BEYOND: i32 = 31;
/// At the two places where letters stand above and below, so far towards the middle.
const INWARDS: i32 = 10;
const TAGGED: Face = Face::bold(20);

pub(super) fn draw(scene: &mut Scene, draft: &Draft, plan: Plan) {
    for (nth, planets) in draft.systems.iter().enumerate() {
        links(scene, *planets, Ink::Tint(system(nth)), plan);
    }
    if let Some(remedy) = draft.remedy {
        line(scene, "remedy", (remedy.from, remedy.to), Ink::Gold, plan);
    }
    for (nth, planets) in draft.systems.iter().enumerate() {
        let tint = system(nth);
        for at in planets.iter() {
            let place = plan.place(at);
            let planet = sprite(Art::Marked(tint), plan.full());
            scene.put(format!("planet {at}"), place, planet);
            if let Some(face) = plan.numbers() {
                let label = number(at.number(), face, dark(tint));
                scene.put(format!("number {at}"), place, label);
            }
        }
    }
    for (nth, planets) in draft.systems.iter().enumerate() {
        let Some(at) = tagged(*planets, plan) else {
            continue;
        };
        let tag = sprite(Art::Tag(system(nth)), TAG);
        scene.put(format!("tag {}", nth + 1), at, tag);
        let label = number(nth + 1, TAGGED, Ink::Moon);
        scene.put(format!("system {}", nth + 1), at, label);
    }
    advice(scene, draft, plan);
}

/// What a small number on a marked planet is written with: on red and blue, night is read better
/// than moonlight, which large signs have there.
const fn dark(tint: Tint) -> Ink {
    match tint {
        Tint::Red | Tint::Blue => Ink::Night,
        _ => tint.contrast(),
    }
}

/// Where a system's number stands: above its first planet or below its last, or wherever else no
/// row's letter does.
fn tagged(planets: Positions, plan: Plan) -> Option<Point> {
    let (first, last) = (planets.first()?, planets.iter().last()?);
    let ends = [(first, -1), (last, 1)];
    let others = planets.iter().flat_map(|at| [(at, -1), (at, 1)]);
    let free = ends.into_iter().chain(others).find(|&(at, down)| {
        let beyond = i32::from(at.row().index()) - 6;
        let is_end = at.neighbours().count() < 6;
        // The board grows narrower towards its top and its bottom.
        let letter = is_end && beyond * down >= 0;
        // Nor between its own planets.
        let inside = at.neighbours().common(planets).iter();
        let inside = inside.filter(|other| i32::from(other.row().index()) - 6 == beyond + down);
        !letter && inside.count() == 0
    });
    Some(match free {
        Some((at, down)) => plan.place(at).by(0, down * BEYOND),
        None => {
            let inwards = if first.halves() < 0 {
                INWARDS
            } else {
                -INWARDS
            };
            plan.place(first).by(inwards, -BEYOND)
        }
    })
}

/// What would help.
fn advice(scene: &mut Scene, draft: &Draft, plan: Plan) {
    if draft.is_ready() || draft.planets.is_empty() {
        return;
    }
    if let Some(remedy) = draft.remedy {
        let at = plan.place(remedy.to);
        let halo = sprite(Emblem::Halo, plan.full() + RING + 2);
        scene.put(format!("remedy to {}", remedy.to), at, halo);
        let at = plan.place(remedy.from);
        let cross = sprite(Emblem::Wrong, plan.full());
        scene.put(format!("remedy from {}", remedy.from), at, cross);
        return;
    }
    let helpful = draft.bridge().and(draft.founding_places(EXAMPLES));
    for at in helpful.iter() {
        let ring = sprite(Emblem::Missed, plan.full() + RING + 2);
        scene.put(format!("helpful {at}"), plan.place(at), ring);
    }
}
