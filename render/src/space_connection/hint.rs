//! Hint in Space Connection: rings where a launch goes, with what it would show and where planets
//! most likely are; or where planets are to be hidden.

use games::Advice;
use games::space_connection::{
    Action, Beam, BoardView, Insight, Launch, Position, Positions, SpaceConnection,
};

use super::board::{RING, explored};
use super::plan::{Plan, SMALLEST};
use crate::hint::{draw_cross, draw_glow, draw_reached, draw_ring, draw_solid_line, permille};
use crate::scene::{Point, Scene};

/// Draws a hint over a board.
pub(super) fn draw(
    scene: &mut Scene,
    board: &BoardView,
    advice: &Advice<SpaceConnection>,
    plan: Plan,
) {
    for evidence in &advice.why {
        match *evidence.what() {
            Insight::Planet(at) | Insight::OnlyWay(at) => {
                let number = format!("number {at}");
                let place = (plan.place(at), plan.full(), number.as_str());
                draw_glow(scene, &at.to_string(), place, permille(evidence));
            }
            Insight::Void(at) | Insight::Border(at) => {
                // As one's own note does, the cross takes the place of the number.
                let number = format!("number {at}");
                scene.remove(|name| name == number);
                draw_cross(scene, &at.to_string(), plan.place(at), SMALLEST);
            }
        }
    }
    match &advice.action {
        Action::Launch(launch) => draw_launch(scene, board, *launch, plan),
        Action::Draft(planets) => {
            for at in planets.iter() {
                draw_position_ring(scene, at, plan);
            }
        }
        _ => {}
    }
}

/// Draws an advised launch.
fn draw_launch(scene: &mut Scene, board: &BoardView, launch: Launch, plan: Plan) {
    let goes = launch.positions();
    let new = board.chart.reach(launch).minus(explored(&board.chart));
    for at in new.minus(goes).iter() {
        draw_reached(scene, &at.to_string(), plan.place(at), plan.full() + RING);
    }
    if let Launch::Lasers(emitters) = launch {
        for beam in board.chart.new_beams(emitters) {
            draw_beam(scene, beam, goes, plan);
        }
    }
    for at in goes.iter() {
        draw_position_ring(scene, at, plan);
    }
}

/// Draws a beam, from each place that it crosses to the next, clear of the rings around where it is
/// sent from.
fn draw_beam(scene: &mut Scene, beam: Beam, ringed: Positions, plan: Plan) {
    let crossed = beam.crossed();
    for at in crossed.iter() {
        let next = at.neighbours().common(crossed);
        for other in next.iter().filter(|other| *other > at) {
            let (from, to) = (plan.place(at), plan.place(other));
            // Beside a ring there is no room for a dash.
            if ringed.has(at) || ringed.has(other) {
                continue;
            }
            let ends = (beside(from, to, plan), beside(to, from, plan));
            draw_solid_line(scene, &format!("beam {at}–{other}"), ends);
        }
    }
}

/// Beside what lies on a position, on the way to another.
fn beside(at: Point, other: Point, plan: Plan) -> Point {
    let (right, down) = ((other.x - at.x) as f32, (other.y - at.y) as f32);
    let share = f32::from(plan.full()) / 2.0 / right.hypot(down).max(1.0);
    // Within a picture.
    at.offset((right * share) as i32, (down * share) as i32)
}

/// Draws a ring around a position.
fn draw_position_ring(scene: &mut Scene, at: Position, plan: Plan) {
    draw_ring(
        scene,
        &at.to_string(),
        plan.place(at),
        plan.full() + 3 * RING,
    );
}
