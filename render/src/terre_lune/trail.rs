//! The way of a rocket since an earlier view: along its route, step by step, in its colour.

use games::terre_lune::{Place, RocketView, Route, View, ways};

use super::art::Art;
use super::map::STEP;
use super::pieces::{ink, line, sprite};
use super::plan::{Plan, arc};
use super::traffic::INSIDE;
use super::ways::{golden_way, pieces};
use crate::scene::{Point, Thing};
use crate::shapes::disc;
use crate::theme::Weight;

/// Reach of a rocket with the ring around it.
const REACH: f32 = 47.0;
/// Radius of the dot where a trail began.
const START: u16 = 11;
/// The most that a red die shows.
const MOST: u8 = 6;

/// The way of the rocket with this name between two views, clear of where it is now.
pub(super) fn way_taken(now: &View, before: &View, rocket: &Thing) -> Vec<Thing> {
    let plan = Plan::new();
    let (Some(was), Some(is)) = (
        find_rocket(before, &rocket.name),
        find_rocket(now, &rocket.name),
    ) else {
        return Vec::new();
    };
    let way = was.place.zip(is.place);
    let way = way.and_then(|(from, to)| points(from, to, &plan));
    let way = clear_of(way.unwrap_or_default(), rocket.at);
    let Some(&start) = way.first() else {
        return Vec::new();
    };
    let ink = ink(is.colour);
    let thing = |what: &str, at: Point, shape| Thing {
        name: format!("{} {what}", rocket.name),
        at,
        shape,
    };
    let lines = pieces(&way).into_iter();
    let mut things: Vec<Thing> = lines
        .map(|piece| thing("way", Point::new(0, 0), line(piece, ink, Weight::Beam)))
        .collect();
    let steps = way.iter().filter(|at| is_step(**at, &plan));
    things.extend(steps.map(|at| thing("step", *at, sprite(Art::Step, STEP))));
    things.push(thing("from", start, disc(START, ink)));
    things
}

/// The rocket with this name.
fn find_rocket<'v>(view: &'v View, name: &str) -> Option<&'v RocketView> {
    let mut rockets = view.rockets.iter();
    rockets.find(|it| name == format!("rocket {}", it.seat.index()))
}

/// True if this is a rocket that is where it was.
pub(super) fn stands_still(now: &View, before: &View, name: &str) -> bool {
    let places = find_rocket(now, name).zip(find_rocket(before, name));
    places.is_some_and(|(is, was)| is.place == was.place)
}

/// Points on the way of a rocket or the pirate between two views.
pub(super) fn way_between(before: &View, now: &View, name: &str) -> Vec<Point> {
    if let ("pirate", Some((from, to))) = (name, before.pirate.zip(now.pirate)) {
        return arc(from, from.until(to), 0.0);
    }
    let places = find_rocket(before, name).zip(find_rocket(now, name));
    let places = places.and_then(|(was, is)| was.place.zip(is.place));
    let Some((from, to)) = places else {
        return Vec::new();
    };
    let mut way = points(from, to, &Plan::new()).unwrap_or_default();
    if let Place::Adrift { from, at } = to
        && let Some(crossing) = from.crossing()
    {
        way.extend(arc(crossing, crossing.until(at), INSIDE));
    }
    way
}

/// Points from one place to another: back from where the pirate dragged it, then along the routes.
/// `None` where no roll leads there.
fn points(from: Place, to: Place, plan: &Plan) -> Option<Vec<Point>> {
    let (from, mut points) = match from {
        Place::Adrift { from, at } => {
            let crossing = from.crossing()?;
            let back = arc(crossing, crossing.until(at), INSIDE);
            (Place::On(from), back.into_iter().rev().collect())
        }
        from => (from, Vec::new()),
    };
    // Its wake shows where the pirate dragged it.
    let to = match to {
        Place::Adrift { from, .. } => Place::On(from),
        to => to,
    };
    if !from.is_at(to) {
        let mut all = (1..=MOST).flat_map(|points| ways(from, points));
        let way = all.find(|way| way.to.is_at(to))?;
        points.extend(golden_way(from, &way, plan));
    }
    Some(points)
}

/// True if a palier that is no crossing is here.
fn is_step(at: Point, plan: &Plan) -> bool {
    Route::ALL.into_iter().any(|route| {
        let is_crossing = |number| route.crossing().is_some_and(|(over, _)| over == number);
        let mut steps = (1..=route.paliers()).filter(|number| !is_crossing(*number));
        steps.any(|number| plan.palier(route, number) == at)
    })
}

/// The points as far as the rocket with the ring around it.
fn clear_of(mut points: Vec<Point>, rocket: Point) -> Vec<Point> {
    let away = |at: Point| ((at.x - rocket.x) as f32).hypot((at.y - rocket.y) as f32);
    while let Some(&end) = points.last().filter(|end| away(**end) < REACH) {
        points.pop();
        let Some(&before) = points.last().filter(|before| away(**before) >= REACH) else {
            continue;
        };
        const PARTS: i32 = 10;
        let part = |part: i32| {
            let (right, down) = (end.x - before.x, end.y - before.y);
            before.offset(right * part / PARTS, down * part / PARTS)
        };
        let mut clear = (1..PARTS).map(part).filter(|at| away(*at) >= REACH);
        points.extend(clear.next_back());
        break;
    }
    points
}

#[cfg(test)]
mod tests {
    use games::Seat;
    use games::terre_lune::{Colour, Heading, Node, Palier};

    use super::*;
    use crate::scene::Shape;
    use crate::terre_lune::{rehearsal, traffic};
    use crate::theme::Ink;

    #[test]
    fn a_trail_goes_along_the_route_in_the_rockets_colour() {
        let mut before = rehearsal::besieged();
        let mut now = before.clone();
        before.rockets[0].place = Some(Place::At(Node::Earth));
        let to = Palier::new(Route::EarthBeta, 4, Heading::Up).unwrap();
        now.rockets[0].place = Some(Place::On(to));
        let plan = Plan::new();
        let rocket = Thing {
            name: "rocket 0".to_owned(),
            at: traffic::place_of(&now, Seat::new(0), &plan).unwrap(),
            shape: disc(1, Ink::Night),
        };
        let trail = way_taken(&now, &before, &rocket);
        let steps = trail.iter().filter(|it| it.name == "rocket 0 step");
        let steps: Vec<Point> = steps.map(|it| it.at).collect();
        // The third lies under the ring around the rocket.
        assert_eq!(steps, [1, 2].map(|nth| plan.palier(Route::EarthBeta, nth)));
        let red = ink(Colour::Red);
        let inks = trail.iter().filter_map(|it| match it.shape {
            Shape::Stroke { ink, .. } => Some(ink),
            _ => None,
        });
        assert_eq!(inks.collect::<Vec<_>>(), [red]);
        // No roll goes from one end of the map to the other: the bow shows that.
        now.rockets[0].place = Some(Place::At(Node::Moon));
        assert!(way_taken(&now, &before, &rocket).is_empty());
    }
}
