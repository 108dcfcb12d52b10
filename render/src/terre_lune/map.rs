//! The map's ground: the Moon, its orbit, the stations, and every palier of every route.

use games::terre_lune::{Node, OrbitCell, Route, Station};

use super::art::Art;
use super::pieces::{label, letter, line, sprite};
use super::plan::{MOON, Plan, arc, cell, chevron, node};
use crate::scene::{Point, Scene};
use crate::theme::{Face, Ink, Tint, Weight};

/// A palier.
const STEP: u16 = 26;
/// A cell of the orbit.
const CELL: u16 = 46;
/// A station.
const STATION: u16 = 90;
/// The orbit's band, whose middle is at nine tenths of it.
const GLOW: u16 = 444;

const ORIGIN: Point = Point::new(0, 0);

/// Draws the map without rockets.
pub(super) fn draw(scene: &mut Scene, plan: &Plan) {
    let moon = node(Node::Moon);
    let band = Art::Glow;
    scene.lay("orbit's band", moon, sprite(band, GLOW));
    for route in Route::ALL {
        let shape = line(plan.line(route).to_vec(), Ink::Ghost, Weight::Trail);
        scene.lay(format!("route {route:?}"), ORIGIN, shape);
    }
    scene.lay("moon", moon, sprite(Art::Moon, MOON));
    draw_orbit(scene);
    for route in Route::ALL {
        for number in 1..=route.paliers() {
            let crossing = route.crossing();
            if crossing.is_some_and(|(over, _)| over == number) {
                continue;
            }
            let at = plan.palier(route, number);
            scene.lay(
                format!("palier {route:?} {number}"),
                at,
                sprite(Art::Step, STEP),
            );
        }
    }
    for station in Station::ALL {
        let at = node(Node::Station(station));
        let shown = Art::Station(letter(station));
        scene.lay(format!("station {station:?}"), at, sprite(shown, STATION));
    }
    let pad = sprite(Art::Ringed(Ink::Earth), 72);
    scene.lay("earth's pad", node(Node::Earth), pad);
    scene.lay("earth", node(Node::Earth), sprite(Art::Earth, 60));
}

/// Draws the ring, its direction, its cells, and those where routes cross it.
fn draw_orbit(scene: &mut Scene) {
    let Some(first) = OrbitCell::numbered(1) else {
        return;
    };
    let ink = Ink::Tint(Tint::Lilac);
    let ring = line(arc(first, OrbitCell::COUNT, 0.0), ink, Weight::Hair);
    scene.lay("orbit", ORIGIN, ring);
    for at in OrbitCell::all() {
        let shape = line(chevron(at), ink, Weight::Thin);
        scene.lay(format!("clockwise after {}", at.number()), ORIGIN, shape);
        // Where a route crosses, a rocket is dragged or collides.
        let rim = match at.route() {
            Some(_) => Ink::Tint(Tint::Orange),
            None => ink,
        };
        scene.lay(
            format!("cell {}", at.number()),
            cell(at),
            sprite(Art::Ringed(rim), CELL),
        );
        let number = label(at.number(), Face::bold(28), Ink::Moon);
        scene.lay(format!("cell number {}", at.number()), cell(at), number);
    }
}
