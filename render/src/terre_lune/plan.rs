//! Places on the map: the Moon and its orbit above left, the Earth below right, the stations
//! between them, and every palier.

use games::terre_lune::{Heading, Node, OrbitCell, Palier, Route, Spot, Station};

use super::bearing::Bearing;
use crate::scene::Point;

/// Width of a picture.
pub(super) const WIDTH: u16 = 800;
/// Height of the map.
pub(super) const HEIGHT: u16 = 720;
/// Diameter of the Moon, with its ink.
pub(super) const MOON: u16 = 188;
/// Radius of the Earth, with its ink: it rises over the picture's corner.
pub(super) const EARTH: u16 = 132;
/// Diameter of a rocket.
pub(super) const ROCKET: u16 = 78;
/// From the Moon's middle to the orbit.
pub(super) const ORBIT: u16 = 200;
/// Middle of the Moon.
const MIDDLE: Spot2 = (238.0, 252.0);
/// From the Moon's middle to its surface.
const SURFACE: f32 = 94.0;
/// From a station's middle to where its routes begin, and from the Earth's edge to its first steps.
const DOCK: f32 = 34.0;
const PORT: f32 = 4.0;
/// Half of a crossing, which is larger than a palier.
const CROSSING: f32 = 16.0;

/// A place before it is rounded to pixels.
type Spot2 = (f32, f32);

/// The measured map.
pub(super) struct Plan {
    /// For each route its paliers, the first one first.
    paliers: Vec<Vec<Point>>,
    /// For each route its line.
    lines: Vec<Vec<Point>>,
}

impl Plan {
    pub(super) fn new() -> Self {
        let measured = Route::ALL.map(measure);
        let (paliers, lines) = measured.into_iter().unzip();
        Self { paliers, lines }
    }

    /// A palier's middle.
    pub(super) fn palier(&self, route: Route, number: u8) -> Point {
        let known = self.paliers[route as usize].get(usize::from(number).wrapping_sub(1));
        // Paliers that do not exist are nowhere asked for.
        known.copied().unwrap_or(node(Node::Moon))
    }

    /// A route's line.
    pub(super) fn line(&self, route: Route) -> &[Point] {
        &self.lines[route as usize]
    }

    /// Direction of a rocket on a palier: along its route.
    pub(super) fn bearing(&self, palier: Palier) -> Bearing {
        let at = |number: u8| {
            let (first, last) = palier.route.ends();
            match number {
                0 => rounded(end(palier.route, first)),
                number if number > palier.route.paliers() => node(last),
                number => self.palier(palier.route, number),
            }
        };
        let (before, after) = (at(palier.number - 1), at(palier.number + 1));
        match palier.heading {
            Heading::Up => from_to(before, after),
            Heading::Down => from_to(after, before),
        }
    }
}

/// The direction from one place to another.
pub(super) fn from_to(from: Point, to: Point) -> Bearing {
    Bearing::toward((to.x - from.x) as f32, (to.y - from.y) as f32)
}

/// A node's middle.
pub(super) fn node(node: Node) -> Point {
    rounded(middle(node))
}

/// An orbit cell's middle.
pub(super) fn cell(cell: OrbitCell) -> Point {
    rounded(on_orbit(f32::from(cell.number()), f32::from(ORBIT)))
}

/// A place inside the orbit, beside a cell.
pub(super) fn beside(cell: OrbitCell) -> Point {
    rounded(on_orbit(f32::from(cell.number()), f32::from(ORBIT) - 50.0))
}

/// The orbit's line, or one so far inside it, clockwise from a cell over so many others.
pub(super) fn arc(from: OrbitCell, cells: u8, inside: f32) -> Vec<Point> {
    const PIECES: u8 = 3;
    let start = f32::from(from.number());
    let pieces = 0..=cells * PIECES;
    pieces
        .map(|piece| start + f32::from(piece) / f32::from(PIECES))
        .map(|along| rounded(on_orbit(along, f32::from(ORBIT) - inside)))
        .collect()
}

/// A small arrowhead between a cell and the next one, that points clockwise.
pub(super) fn chevron(cell: OrbitCell) -> Vec<Point> {
    let middle = f32::from(cell.number()) + 0.5;
    let corner = |along: f32, out: f32| rounded(on_orbit(middle + along, f32::from(ORBIT) + out));
    vec![
        corner(-0.09, 7.0),
        corner(0.10, 0.0),
        corner(-0.09, -7.0),
        corner(-0.03, 0.0),
    ]
}

/// A deposit's spot on the Moon: the first one in the middle, the others around it.
pub(super) fn spot(spot: Spot) -> Point {
    const AROUND: f32 = 53.0;
    let around = match spot.number() {
        1 => 0.0,
        _ => AROUND,
    };
    let angle = f32::from(spot.number()) / 7.0 * std::f32::consts::TAU;
    rounded((
        MIDDLE.0 + around * angle.sin(),
        MIDDLE.1 - around * angle.cos(),
    ))
}

/// Place of the nth rocket on a node.
pub(super) fn berth(at: Node, nth: usize) -> Point {
    let nth = nth % 4;
    match at {
        // On the far side, where no route leads.
        Node::Moon => rounded(on_orbit([16.9, 18.5, 15.3, 20.1][nth], 128.0)),
        // On its face, the first ones beside each other under its edge.
        Node::Earth => {
            let (right, down) = [(-50, -62), (14, -84), (-76, -8), (-14, -22)][nth];
            node(at).offset(right, down)
        }
        // Around it between its routes, so that its letter is read.
        Node::Station(station) => {
            let (right, down) = match station {
                Station::Alpha => [(36, -44), (78, 0), (44, 44), (88, -66)],
                Station::Beta => [(36, -46), (-46, -42), (80, -12), (-66, 36)],
                Station::Gamma => [(-36, -44), (-60, 22), (22, 58), (56, 6)],
                Station::Delta => [(-36, -42), (-72, 2), (36, 48), (64, 4)],
            }[nth];
            node(at).offset(right, down)
        }
    }
}

/// The nth of several around one place.
pub(super) fn fanned(at: Point, nth: usize, count: usize) -> Point {
    const OFF: i32 = 22;
    let (right, down) = match (count, nth) {
        (1, _) => (0, 0),
        (2, 0) => (-OFF, 0),
        (2, _) => (OFF, 0),
        (3, 0) => (0, -OFF),
        (_, 0) => (-OFF, -OFF),
        (3, 1) | (_, 2) => (-OFF, OFF),
        (3, _) | (_, 3) => (OFF, OFF),
        _ => (OFF, -OFF),
    };
    at.offset(right, down)
}

/// An arc over the Earth's edge, so far above it: as much as the map shows, from the Earth's
/// middle.
pub(super) fn over_the_earth(above: f32) -> Vec<Point> {
    let radius = f32::from(EARTH) + above;
    let corner = |piece: u8| {
        let angle = (260.0 + 5.0 * f32::from(piece)).to_radians();
        rounded((radius * angle.sin(), -radius * angle.cos()))
    };
    (0..=27).map(corner).collect()
}

/// A circle's line.
pub(super) fn circle(at: Point, radius: f32) -> Vec<Point> {
    const PIECES: u8 = 32;
    let corner = |piece: u8| {
        let angle = f32::from(piece) / f32::from(PIECES) * std::f32::consts::TAU;
        let (sin, cos) = angle.sin_cos();
        at.offset((radius * sin).round() as i32, (radius * cos).round() as i32)
    };
    (0..=PIECES).map(corner).collect()
}

/// Middle of a node on the map.
fn middle(node: Node) -> Spot2 {
    match node {
        Node::Earth => (712.0, 690.0),
        Node::Station(Station::Alpha) => (62.0, 548.0),
        Node::Station(Station::Beta) => (330.0, 590.0),
        Node::Station(Station::Gamma) => (578.0, 350.0),
        Node::Station(Station::Delta) => (520.0, 86.0),
        Node::Moon => MIDDLE,
    }
}

/// Control point of a route's curve: the curve bulges towards it.
fn control_point(route: Route) -> Spot2 {
    match route {
        Route::EarthAlpha => (300.0, 754.0),
        Route::EarthBeta => (480.0, 600.0),
        Route::EarthGamma => (626.0, 470.0),
        Route::EarthDelta => (848.0, 310.0),
        Route::AlphaBeta => (190.0, 600.0),
        Route::BetaGamma => (490.0, 510.0),
        Route::GammaDelta => (586.0, 206.0),
        // These are straight.
        Route::AlphaMoon | Route::BetaMoon | Route::GammaMoon | Route::DeltaMoon => MIDDLE,
    }
}

/// The end of a route at a node: at the Earth, on its edge.
fn end(route: Route, node: Node) -> Spot2 {
    let angle: f32 = match (node, route) {
        (Node::Earth, Route::EarthAlpha) => 266.0,
        (Node::Earth, Route::EarthBeta) => 282.0,
        (Node::Earth, Route::EarthGamma) => 340.0,
        (Node::Earth, _) => 22.0,
        _ => return middle(node),
    };
    let (sin, cos) = angle.to_radians().sin_cos();
    let (right, down) = middle(Node::Earth);
    let edge = f32::from(EARTH);
    (right + edge * sin, down - edge * cos)
}

/// A place on the orbit's circle or another one around the Moon; cells are counted clockwise, and
/// the ninth and tenth look towards the Earth.
fn on_orbit(along: f32, radius: f32) -> Spot2 {
    let angle = (135.0 + (along - 9.5) * 20.0).to_radians();
    (
        MIDDLE.0 + radius * angle.sin(),
        MIDDLE.1 - radius * angle.cos(),
    )
}

/// A route's paliers and its line.
fn measure(route: Route) -> (Vec<Point>, Vec<Point>) {
    let (first, last) = route.ends();
    let (from, to) = (end(route, first), end(route, last));
    let Some((crossing, cell)) = route.crossing() else {
        let curve: Vec<Spot2> = (0..=20u8)
            .map(|step| bezier(from, control_point(route), to, f32::from(step) / 20.0))
            .collect();
        let dock = |at: Node| if at == Node::Earth { PORT } else { DOCK };
        let paliers = spread(&curve, dock(first), dock(last), route.paliers());
        let line = curve.into_iter().map(rounded).collect();
        return (paliers, line);
    };
    // From the station to the crossing, and from there straight down to the Moon.
    let over = on_orbit(f32::from(cell.number()), f32::from(ORBIT));
    let outside = spread(&[from, over], DOCK, CROSSING, crossing - 1);
    let inside = spread(
        &[over, to],
        CROSSING,
        SURFACE - 4.0,
        route.paliers() - crossing,
    );
    let paliers = outside.into_iter().chain([rounded(over)]).chain(inside);
    (paliers.collect(), [from, over, to].map(rounded).to_vec())
}

/// So many places at even distances along a line, without its two ends.
fn spread(line: &[Spot2], before: f32, after: f32, count: u8) -> Vec<Point> {
    let pieces: Vec<(Spot2, Spot2, f32)> = line
        .windows(2)
        .map(|pair| {
            let (dx, dy) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
            (pair[0], pair[1], (dx * dx + dy * dy).sqrt())
        })
        .collect();
    let length: f32 = pieces.iter().map(|(_, _, length)| length).sum();
    let step = (length - before - after) / f32::from(count + 1);
    let place = |number: u8| {
        let mut left = before + step * f32::from(number);
        for &(from, to, length) in &pieces {
            if left <= length {
                let share = left / length;
                return rounded((
                    from.0 + (to.0 - from.0) * share,
                    from.1 + (to.1 - from.1) * share,
                ));
            }
            left -= length;
        }
        rounded(line.last().copied().unwrap_or_default())
    };
    (1..=count).map(place).collect()
}

/// Point a share of the way along a curve with one control, `by`.
fn bezier(from: Spot2, by: Spot2, to: Spot2, share: f32) -> Spot2 {
    let rest = 1.0 - share;
    let mixed = |from: f32, by: f32, to: f32| {
        rest * rest * from + 2.0 * rest * share * by + share * share * to
    };
    (mixed(from.0, by.0, to.0), mixed(from.1, by.1, to.1))
}

fn rounded((x, y): Spot2) -> Point {
    // Everything is within a picture.
    Point::new(x.round() as i32, y.round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_elements_do_not_overlap() {
        let plan = Plan::new();
        let mut places: Vec<(Point, i32)> = OrbitCell::all().map(|at| (cell(at), 19)).collect();
        places.extend(Node::ALL.map(|at| {
            let reach = match at {
                Node::Earth => EARTH,
                Node::Moon => MOON / 2,
                Node::Station(_) => 34,
            };
            (node(at), i32::from(reach))
        }));
        for route in Route::ALL {
            assert_eq!(
                plan.paliers[route as usize].len(),
                usize::from(route.paliers())
            );
            for number in 1..=route.paliers() {
                let is_crossing = route.crossing().is_some_and(|(over, _)| over == number);
                if is_crossing {
                    let (_, over) = route.crossing().unwrap_or_else(|| unreachable!());
                    assert_eq!(plan.palier(route, number), cell(over));
                } else {
                    places.push((plan.palier(route, number), 8));
                }
            }
        }
        for (nth, &(one, own)) in places.iter().enumerate() {
            // The Earth rises over the corner.
            let room = if one == node(Node::Earth) { 0 } else { own };
            assert!(
                (room..=i32::from(WIDTH) - room).contains(&one.x),
                "{one:?} is outside"
            );
            assert!(
                (room..=i32::from(HEIGHT) - room).contains(&one.y),
                "{one:?} is outside"
            );
            for &(other, its) in &places[..nth] {
                let (x, y) = (one.x - other.x, one.y - other.y);
                let apart = own + its + 3;
                assert!(x * x + y * y >= apart * apart, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn rockets_point_in_their_direction() {
        let plan = Plan::new();
        let bearing = |route, number, heading| {
            Palier::new(route, number, heading).map(|palier| plan.bearing(palier))
        };
        let (up, down) = (
            bearing(Route::BetaMoon, 5, Heading::Up),
            bearing(Route::BetaMoon, 5, Heading::Down),
        );
        assert_eq!(up, Some(Bearing::new(23)), "up to the Moon");
        assert_eq!(down, Some(Bearing::new(11)), "and down from it");
    }
}
