//! The map's ground: the Moon in its rings of light, its orbit, the stations, the Earth over the
//! corner, and every palier of every route.

use games::terre_lune::{Node, OrbitCell, Route, Station};

use super::art::Art;
use super::palette::{BAND, FAR, GLEAM, NEAR, RIM, ROUTE};
use super::pieces::{label, letter, line, sprite};
use super::plan::{EARTH, MOON, ORBIT, Plan, cell, chevron, node};
use super::voyage::AIR;
use crate::scene::{Point, Scene, Shape};
use crate::shapes::{disc, ring};
use crate::theme::{Face, Ink, Tint, Weight};

/// A palier.
pub(super) const STEP: u16 = 27;
/// A cell of the orbit.
pub(super) const CELL: u16 = 50;
/// A station.
const STATION: u16 = 118;
/// The orbit's band.
const BAND_WIDTH: u16 = 54;

const ORIGIN: Point = Point::new(0, 0);

/// Draws the map without rockets.
pub(super) fn draw(scene: &mut Scene, plan: &Plan) {
    let moon = node(Node::Moon);
    for (radius, ink) in [(470, FAR), (318, NEAR)] {
        scene.lay("ring of light", moon, disc(radius, ink));
    }
    scene.lay("moon's light", moon, disc(MOON / 2 + 16, GLEAM));
    for route in Route::ALL.into_iter().filter(|it| it.crossing().is_none()) {
        let shape = line(plan.line(route).to_vec(), ROUTE, Weight::Beam);
        scene.lay(format!("route {route:?}"), ORIGIN, shape);
    }
    draw_band(scene);
    for route in Route::ALL.into_iter().filter(|it| it.crossing().is_some()) {
        let shape = line(plan.line(route).to_vec(), ROUTE, Weight::Beam);
        scene.lay(format!("route {route:?}"), ORIGIN, shape);
    }
    scene.lay("moon", moon, sprite(Art::Moon, MOON));
    draw_orbit(scene);
    for route in Route::ALL {
        for number in 1..=route.paliers() {
            if route.crossing().is_none_or(|(over, _)| over != number) {
                let at = plan.palier(route, number);
                let name = format!("palier {route:?} {number}");
                scene.lay(name, at, sprite(Art::Dot, STEP));
            }
        }
    }
    for station in Station::ALL {
        let at = node(Node::Station(station));
        let shown = sprite(Art::Station(letter(station)), STATION);
        scene.lay(format!("station {station:?}"), at, shown);
    }
    // It is at most twice as wide as it is far from the middle to the air's end.
    let wide = (2.0 * f32::from(EARTH) * AIR) as u16;
    let earth = node(Node::Earth);
    scene.lay("earth", earth, sprite(Art::Rising(67, 22), wide));
}

/// Draws the band of the orbit with its rims.
fn draw_band(scene: &mut Scene) {
    let moon = node(Node::Moon);
    let outer = ORBIT + BAND_WIDTH / 2;
    for ((radius, width), ink) in [
        ((outer, BAND_WIDTH), RIM),
        ((outer - 3, BAND_WIDTH - 6), BAND),
    ] {
        scene.lay("orbit's band", moon, ring((radius, width), ink));
    }
}

/// Draws its direction, its cells, and those where routes cross it.
fn draw_orbit(scene: &mut Scene) {
    let ink = Ink::Tint(Tint::Lilac);
    for at in OrbitCell::all() {
        let points = chevron(at);
        let name = format!("clockwise after {}", at.number());
        scene.lay(name, ORIGIN, Shape::Area { points, ink });
        // Where a route crosses, a rocket is dragged or collides.
        let shown = Art::Cell(at.route().is_some());
        let name = format!("cell {}", at.number());
        scene.lay(name, cell(at), sprite(shown, CELL));
        let number = label(at.number(), Face::bold(28), Ink::Moon);
        scene.lay(format!("cell number {}", at.number()), cell(at), number);
    }
}
