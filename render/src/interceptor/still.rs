//! The board now, as one viewer sees it: with the turn before, or with their own order to come.

use std::collections::BTreeSet;

use games::Advice;
use games::interceptor::{
    Action, Announcement, Announcing, Change, Code, Fate, FirstTurn, Fleet, Flight, Flying, Harm,
    Hex, Interceptor, Moves, Outlook, Phase, Placement, Plan, Report, ShipId, ShipView, View,
    drifted, fly, zone,
};
use text::interceptor::{letter, lettered};
use text::{Lang, Names, say};

use super::order::{Keys, marks};
use super::panel::{Panel, ShipLine};
use super::plan::Measures;
use super::stage::{Actor, BoardScene, FireZone, Presence, Rock, Shot, Sign, Trail};
use crate::emblems::Emblem;
use crate::scene::{Point, Scene};

/// Most volleys of a turn that are all shown after it.
const FEW: usize = 3;

pub(super) fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
    board_scene(view, None, lang, names)
}

/// Board with advice in the place of what was written: an order as it would be flown, or the place
/// where a ship enters.
pub(super) fn hinted(
    view: &View,
    advice: &Advice<Interceptor>,
    lang: Lang,
    names: &Names,
) -> Scene {
    let (Action::Write { ship, .. }
    | Action::Draft { ship, .. }
    | Action::Place { ship, .. }
    | Action::Announce { ship, .. }) = advice.action
    else {
        return scene(view, lang, names);
    };
    let mut advised = view.clone();
    let mut ships = advised.ships.iter_mut();
    let own = |it: &&mut ShipView| view.me == Some(it.id.seat) && it.id.number == ship;
    let Some(meant) = ships.find(own) else {
        return scene(view, lang, names);
    };
    let id = meant.id;
    match &advice.action {
        Action::Write { order, .. } | Action::Draft { order, .. } => {
            meant.order = view.flight(meant, order);
        }
        Action::Place { placement, .. } => meant.placement = Some(*placement),
        _ => {}
    }
    board_scene(&advised, Some((id, view)), lang, names)
}

/// Caption of a ship's order, or of the advised one.
fn caption(view: &View, ship: ShipId, hinted: bool, lang: Lang) -> String {
    let said = match (hinted, view.options.fleet) {
        (true, Fleet::One) => say("interceptor-picture-hint"),
        (true, _) => say("interceptor-picture-hint-of"),
        (false, Fleet::One) => say("interceptor-picture-order"),
        (false, _) => say("interceptor-picture-order-of"),
    };
    let number = ["I", "II", "III"][usize::from(ship.number.min(2))];
    said.with("ship", number).tr(lang)
}

/// Picture of the board. With a hint, `view` holds the advised order, and the hint its ship and the
/// view as it is.
fn board_scene(view: &View, hint: Option<(ShipId, &View)>, lang: Lang, names: &Names) -> Scene {
    let plan = measures(view);
    let mut stage = BoardScene {
        rocks: view
            .asteroids
            .iter()
            .filter(|rock| plan.shows(rock.hex))
            .map(|rock| Rock {
                at: plan.hex(rock.hex),
                drift: rock.drift,
            })
            .collect(),
        ..BoardScene::default()
    };
    let mut foot = open_keys(view, lang);
    let ordering = view.mine().any(|ship| ship.order.is_some());
    // One's own order to come takes the place of the turn before: two webs of lines are none.
    if let Some(report) = view.last.as_ref().filter(|_| !ordering) {
        add_last_turn(&mut stage, &plan, report);
    }
    if view.phase == Phase::Ordering && view.mine().next().is_some() {
        drifts(&mut stage, &plan, view);
    }
    let begins = view.phase == Phase::Ordering && view.last.is_none();
    if ordering || (begins && view.mine().next().is_some()) {
        add_onward_ways(&mut stage, &plan, view);
    }
    stage.signs = signs(view, lang);
    for ship in &view.ships {
        if let (Fate::Flying, Some(spot)) = (ship.fate, ship.spot.or(ship.placement)) {
            stage.actors.push(Actor {
                id: ship.id,
                at: plan.hex(spot.hex),
                nose: spot.nose,
                speed: spot.speed,
                lost: hull_lost(view, ship, ordering),
                presence: Presence::There,
            });
            if view.winners.contains(&ship.id.seat) {
                stage.winners.push(plan.hex(spot.hex));
            }
            // Where one's guns point, before there is an order or a turn that shows it.
            let starts = view.me == Some(ship.id.seat) && ship.order.is_none();
            if ship.spot.is_none() || (starts && view.last.is_none()) {
                stage.zones.push(FireZone {
                    hexes: zone(&ship.build, spot.hex, spot.nose),
                    fired_by: None,
                });
            }
        }
        let hinted = hint.is_some_and(|(id, _)| id == ship.id);
        if hinted {
            let flight = ship.order.as_ref().filter(|flight| flight.plan.is_some());
            let end = flight.map_or(ship.spot.or(ship.placement), |flight| {
                Some(flight.destination())
            });
            stage.hinted = end.map(|end| plan.hex(end.hex));
        }
        if let Some(flight) = &ship.order {
            let outlook = view.outlook(flight);
            to_come(&mut stage, &plan, ship, (flight, outlook, hinted, lang));
            let keys = Keys {
                caption: caption(view, ship.id, hinted, lang),
                signs: lettered(lang, flight.carried_out()),
                written: lettered(lang, &flight.written),
            };
            match foot.get_mut(usize::from(ship.id.number)) {
                Some(open) => *open = keys,
                None => foot.push(keys),
            }
        }
    }
    // The last wrecks are still seen.
    if view.phase == Phase::Over {
        stage.actors.extend(wrecks(&plan, view));
    }
    let mut scene = stage.draw(&plan, foot.len());
    // What is only advised has not changed anything yet.
    let current = hint.map_or(view, |(_, current)| current);
    let panel = Panel {
        lang,
        names,
        title: title(view, lang),
        caption: None,
        lines: current
            .ships
            .iter()
            .map(|ship| line(current, ship, hull_lost(current, ship, ordering)))
            .collect(),
        foot,
    };
    panel.draw(&mut scene);
    scene
}

/// Measures of what a viewer looks at: where the last turn was flown, where ships are and go, and
/// the flights and the fire of their own orders. Before the first turn, of all of the board.
pub(super) fn measures(view: &View) -> Measures {
    let Some(report) = &view.last else {
        return Measures::new(view.board);
    };
    let ships = view.ships.iter();
    let spots = ships.clone().filter(|ship| ship.fate == Fate::Flying);
    let spots = spots.filter_map(|ship| Some((ship, ship.spot?)));
    let places = spots.clone().map(|(_, spot)| spot.hex);
    let is_ahead = view.me.is_some() && view.phase != Phase::Over;
    let onward = spots.filter(|(ship, _)| is_ahead && view.me != Some(ship.id.seat));
    let onward = onward.flat_map(|(ship, spot)| match ship.announcing {
        Announcing::Known(said) => Vec::from_iter(ends_kept(view, (ship, spot), said)),
        _ => straight_on(view, spot).collect(),
    });
    let own = ships.filter_map(|ship| Some((ship, ship.order.as_ref()?)));
    let own = own.flat_map(|(ship, flight)| {
        let legs = flight.legs.iter().map(|leg| leg.to.hex);
        let (end, nose) = (view.outlook(flight).rest, flight.destination().nose);
        let fire = zone(&ship.build, end, nose);
        Vec::from_iter(
            legs.chain([end])
                .chain(fire.into_iter().map(|(hex, _)| hex)),
        )
    });
    let all = happened(report).chain(places).chain(onward).chain(own);
    Measures::around(view.board, all)
}

/// The keys of the orders that a viewer has yet to write, in their ships' order: their room is there
/// from the beginning of a turn on.
pub(super) fn open_keys(view: &View, lang: Lang) -> Vec<Keys> {
    if !matches!(view.phase, Phase::Announcing | Phase::Ordering) {
        return Vec::new();
    }
    let open = |ship: &ShipView| {
        let caption = caption(view, ship.id, false, lang);
        Keys::open(caption, ship.speed_at_first())
    };
    view.mine().map(open).collect()
}

/// Title of the panel: turn or start.
fn title(view: &View, lang: Lang) -> String {
    match view.phase {
        Phase::Placing => say("interceptor-picture-start"),
        Phase::Announcing | Phase::Ordering => {
            say("interceptor-picture-turn").with("turn", view.turn)
        }
        Phase::Over if view.me.is_some_and(|me| view.winners == [me]) => {
            say("interceptor-picture-victory")
        }
        Phase::Over => say("interceptor-picture-over"),
    }
    .tr(lang)
}

/// Places to which the asteroids will drift, as everyone can know.
fn drifts(stage: &mut BoardScene, plan: &Measures, view: &View) {
    let after = drifted(view.board, &view.asteroids);
    let pairs = view.asteroids.iter().zip(&after);
    let moved = pairs.filter(|(before, after)| before.hex != after.hex && plan.shows(after.hex));
    stage.drifts = moved.map(|(_, after)| plan.hex(after.hex)).collect();
}

/// Ways that the others go if they fly straight on, as no more of them is public; of a ship whose
/// announcement the viewer knows, all places where it may end if it keeps that.
fn add_onward_ways(stage: &mut BoardScene, plan: &Measures, view: &View) {
    let others = view.ships.iter();
    let others = others.filter(|ship| ship.fate == Fate::Flying && view.me != Some(ship.id.seat));
    for ship in others {
        let Some(spot) = ship.spot else { continue };
        if let Announcing::Known(said) = ship.announcing {
            let ends = ends_kept(view, (ship, spot), said).into_iter();
            let ends = ends.map(|hex| (ship.id, vec![plan.hex(hex)]));
            stage.onward.extend(ends);
            continue;
        }
        let way = straight_on(view, spot).map(|hex| plan.hex(hex)).collect();
        stage.onward.push((ship.id, way));
    }
}

/// The hexes that a ship comes to if it flies straight on.
fn straight_on(view: &View, spot: Placement) -> impl Iterator<Item = Hex> {
    let (board, way) = (view.board, spot.travel());
    let steps = std::iter::successors(Some(spot.hex), move |hex| Some(hex.step(way)));
    let steps = steps.skip(1).take(usize::from(spot.speed.moves()));
    steps.take_while(move |hex| board.has(*hex))
}

/// Hexes where a ship may end that keeps an announcement.
fn ends_kept(
    view: &View,
    (ship, from): (&ShipView, Placement),
    said: Announcement,
) -> BTreeSet<Hex> {
    let mut ends = BTreeSet::new();
    for speed in said.speeds(&ship.build, from.speed) {
        let moves = Moves::new(&ship.build, speed.moves());
        moves.each(|codes| {
            let flying = Flying {
                speed,
                codes: codes.to_vec(),
                ..Flying::default()
            };
            let plan = Plan::new(&ship.build, from.speed, &flying);
            if Announcement::from_plan(from.speed, &plan) == said {
                let legs = fly(view.board, &view.asteroids, from, &plan);
                ends.insert(legs.last().map_or(from, |leg| leg.to).hex);
            }
        });
    }
    ends
}

/// Signs of the announcements that the viewer knows: the first turn, and the change of speed.
fn signs(view: &View, lang: Lang) -> Vec<Sign> {
    let known = view.ships.iter().filter(|ship| ship.fate == Fate::Flying);
    let known = known.filter_map(|ship| match ship.announcing {
        Announcing::Known(said) => Some((ship.id, said)),
        Announcing::No | Announcing::Due | Announcing::Made => None,
    });
    let sign = |(ship, said): (ShipId, Announcement)| {
        let turn = match said.turn {
            FirstTurn::None => Code::Ahead,
            FirstTurn::Left => Code::Left,
            FirstTurn::Right => Code::Right,
        };
        let change = match said.change {
            Change::Slower => '▼',
            Change::Same => '=',
            Change::Faster => '▲',
        };
        let said = format!("{}{change}", letter(lang, turn));
        Sign { ship, said }
    };
    known.map(sign).collect()
}

/// The ships that the last turn has destroyed, where it has.
fn wrecks(plan: &Measures, view: &View) -> Vec<Actor> {
    let losses = view.last.iter().flat_map(|report| {
        let losses = report.losses();
        losses.filter_map(move |loss| Some((loss.ship, report.flight(loss.ship)?, report)))
    });
    let wreck = |(id, flight, report): (ShipId, &Flight, &Report)| {
        let end = flight.destination();
        Actor {
            id,
            at: plan.hex(report.rest(id).unwrap_or(end.hex)),
            nose: end.nose,
            speed: end.speed,
            lost: 0,
            presence: Presence::Wreck,
        }
    };
    losses.map(wreck).collect()
}

/// The hexes where something happened in a turn: ships flew there, stand there, or fired there.
pub(super) fn happened(report: &Report) -> impl Iterator<Item = Hex> {
    let flown = report.flights.iter().flat_map(|flight| {
        let legs = flight.legs.iter().map(|leg| leg.to.hex);
        let rest = report.rest(flight.ship);
        std::iter::once(flight.from.hex).chain(legs).chain(rest)
    });
    let zones = report.volleys.iter().flat_map(|volley| &volley.zone);
    flown.chain(zones.map(|(hex, _)| *hex))
}

/// Trails, hits and losses of the turn before.
fn add_last_turn(stage: &mut BoardScene, plan: &Measures, report: &Report) {
    for flight in &report.flights {
        stage.trails.push(Trail {
            ship: flight.ship,
            points: path(plan, flight),
            marks: Vec::new(),
            hinted: false,
        });
        stage.bursts.extend(harmed(plan, flight));
    }
    let place = |id| report.rest(id).map(|hex| plan.hex(hex));
    // Of many who fire, only those who hit.
    let few = report.volleys.len() <= FEW;
    for volley in &report.volleys {
        if few || !volley.hits.is_empty() {
            stage.zones.push(FireZone {
                hexes: volley.zone.clone(),
                fired_by: Some(volley.ship.seat),
            });
        }
        for hit in &volley.hits {
            let shot = place(hit.target).map(|to| Shot {
                seat: volley.ship.seat,
                from: plan.hex(volley.hex),
                to,
            });
            stage.shots.extend(shot);
        }
    }
    let ends = report.losses().filter_map(|loss| place(loss.ship));
    stage.bursts.extend(ends);
}

/// A ship's own path, its end, and what it would fire at.
fn to_come(
    stage: &mut BoardScene,
    plan: &Measures,
    ship: &ShipView,
    (flight, outlook, hinted, lang): (&Flight, Outlook, bool, Lang),
) {
    if flight.plan.is_none() {
        return;
    }
    let end = Placement {
        hex: outlook.rest,
        ..flight.destination()
    };
    let mut points = path(plan, flight);
    points.push(plan.hex(end.hex));
    points.dedup();
    stage.trails.push(Trail {
        ship: ship.id,
        points,
        marks: marks(plan, flight, lang),
        hinted,
    });
    stage.bursts.extend(harmed(plan, flight));
    let struck = outlook.is_struck.then(|| plan.hex(end.hex));
    stage.bursts.extend(struck);
    let then = Actor {
        id: ship.id,
        at: plan.hex(end.hex),
        nose: end.nose,
        speed: end.speed,
        lost: outlook.damage,
        presence: Presence::There,
    };
    match stage.actors.iter_mut().find(|actor| actor.id == ship.id) {
        // It turns where it stands.
        Some(now) if end.hex == flight.from.hex => *now = then,
        Some(now) => {
            now.presence = Presence::Leaving;
            stage.actors.push(then);
        }
        None => stage.actors.push(then),
    }
    let fires = flight
        .plan
        .as_ref()
        .is_some_and(|plan| plan.trigger == games::interceptor::Trigger::Fire);
    // Hidden in an asteroid, it does not.
    if fires && !outlook.is_hidden {
        stage.zones.push(FireZone {
            hexes: zone(&ship.build, end.hex, end.nose),
            fired_by: None,
        });
    }
}

/// Places where a flight met walls and asteroids.
fn harmed<'f>(plan: &'f Measures, flight: &'f Flight) -> impl Iterator<Item = Point> + 'f {
    flight.legs.iter().filter_map(|leg| {
        leg.harm.map(|harm| match harm {
            Harm::Wall => plan.hex(leg.to.hex),
            Harm::Asteroid(hex) => plan.hex(hex),
        })
    })
}

/// The hexes that a flight has touched, in order.
pub(super) fn path(plan: &Measures, flight: &Flight) -> Vec<Point> {
    let legs = flight.legs.iter().map(|leg| plan.hex(leg.to.hex));
    let mut points: Vec<Point> = std::iter::once(plan.hex(flight.from.hex))
        .chain(legs)
        .collect();
    points.dedup();
    points
}

/// Hull that a ship lost in the turn before.
fn hull_lost(view: &View, ship: &ShipView, ordering: bool) -> i16 {
    let report = view.last.as_ref().filter(|_| !ordering);
    let before = report.and_then(|report| report.flight(ship.id));
    before.map_or(0, |flight| flight.hull - ship.hull)
}

/// Panel line of a ship.
fn line(view: &View, ship: &ShipView, lost: i16) -> ShipLine {
    let seat = ship.id.seat;
    let mark = if view.winners.contains(&seat) {
        Some(Emblem::Cup)
    } else if view.sealed.contains(&seat) {
        Some(Emblem::Lock)
    } else if ship.announcing == Announcing::Due {
        Some(Emblem::Dish)
    } else {
        None
    };
    let spot = ship.spot.or(ship.placement);
    ShipLine {
        id: ship.id,
        hull: ship.hull,
        structure: i16::from(ship.build.structure()),
        speed: spot.map(|spot| spot.speed),
        acts: false,
        lost,
        stars: ship.stars,
        fate: ship.fate,
        fell: None,
        mark,
    }
}
