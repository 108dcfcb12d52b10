//! Space Connection: imagines skies that agree with the chart, and launches where most planets and
//! most that is unknown would show. At full strength it takes of the best launches the one that
//! fewest others follow, and at the end looks at every sky that there can be.

mod ahead;
mod easy;
mod ending;

use games::Knowledge;
use games::space_connection::{
    Action, Chart, Emitters, Insight, Launch, Phase, Piece, Position, Positions, Site,
    SpaceConnection, View, imagined, is_sky, random_sky, systems,
};

use crate::exact::Whole;
use crate::fixed::{ONE, log2};
use crate::fuel::Fuel;
use crate::judge::Judgement;
use crate::{Level, Mind, Played, Reason, Thought};

impl Played for SpaceConnection {
    /// A sky that is imagined is a hundred; a launch that is weighed is one.
    const UNITS: u64 = 200_000;
    /// A planet.
    const DOUBTFUL: u32 = 1_000;

    fn ponder(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        let (view, me) = (knowledge.view(), knowledge.seat());
        if view.phase == Phase::Hiding {
            let board = view.hidden_by(me).filter(|board| !board.sealed)?;
            let draft = board.draft.as_ref()?.planets;
            return Some(Thought::plain(if is_sky(draft) {
                Action::Seal
            } else {
                Action::Draft(random_sky(&mut mind.dice))
            }));
        }
        let board = view.hunted_by(me)?;
        let mine = view.phase == Phase::Hunting && view.turn == Some(me);
        if !mine {
            return None;
        }
        match mind.level {
            Level::Easy => {
                let launch = easy::launch(&board.chart, &mut mind.dice)?;
                Some(Thought::plain(Action::Launch(launch)))
            }
            Level::Fair | Level::Strong => hunt(&board.chart, mind),
        }
    }

    /// The film of a launch, each place that it opens a moment.
    fn watching_ms(view: &View) -> u32 {
        let Some(board) = view.just_launched() else {
            return 0;
        };
        let chart = &board.chart;
        let before = chart.before_last();
        chart.last.map_or(0, |last| {
            let opened = before
                .reach(last.launch)
                .minus(before.found.and(before.empty));
            let opens = 70 * u32::from(opened.count()) + 330 * u32::from(last.found.count());
            let flash = if before.complete == chart.complete {
                0
            } else {
                800
            };
            700 + opens + flash
        })
    }

    fn judge(
        knowledge: &Knowledge<Self>,
        did: &Action,
        mind: &mut Mind<'_>,
    ) -> Option<Judgement<Self>> {
        let Action::Launch(launch) = *did else {
            return None;
        };
        let chart = &knowledge.view().hunted_by(knowledge.seat())?.chart;
        let certain = certain(chart, &mut mind.fuel);
        let skies = imagined_within(chart, skies_of(mind.level), mind);
        let worth = Worth::new(chart, &skies);
        let known = chart.found.and(chart.empty);
        let launches = launches(chart, |reach| worth.of_reach(reach) > 0);
        let (best, reach) = best_of(&launches, &worth, &mut mind.fuel)?;
        let of = |reach: Positions| worth.of_reach(reach) * 1_000 / (PLANET * ONE);
        let shown = chart.reach(launch).minus(known);
        // Skies that are imagined differ from all by about a planet in twenty for each position.
        let errs = 1_000 + 50 * i64::from(reach.count().max(shown.count()));
        let thought = Thought {
            action: Action::Launch(best),
            why: why(chart, best, (&skies, false), certain),
        };
        let (came, most) = (of(shown), of(reach));
        let worths = launches.iter().map(|(_, reach)| of(*reach));
        let judged = Judgement::new(thought, most - came, errs).among(worths);
        Some(judged.comparing(came, most))
    }
}

/// The launch that is worth most, and what it shows.
fn best_of(
    launches: &[(Launch, Positions)],
    worth: &Worth,
    fuel: &mut Fuel<'_>,
) -> Option<(Launch, Positions)> {
    let mut best: Option<(i64, Launch, Positions)> = None;
    for &(launch, reach) in launches {
        fuel.burn(1).ok()?;
        let value = worth.of_reach(reach);
        if best.is_none_or(|(most, ..)| value > most) {
            best = Some((value, launch, reach));
        }
    }
    best.map(|(_, launch, reach)| (launch, reach))
}

/// Number of skies that are imagined to look ahead.
const AHEAD: usize = 1_000;

/// Number of skies that a level imagines to weigh launches by what they show.
fn skies_of(level: Level) -> usize {
    match level {
        Level::Strong => 300,
        Level::Easy | Level::Fair => 80,
    }
}

/// As many skies that agree as are wanted, and there is fuel for.
fn imagined_within(chart: &Chart, wanted: usize, mind: &mut Mind<'_>) -> Vec<Positions> {
    const SKY: u64 = 100;
    let mut affordable = 0;
    while affordable < wanted && mind.fuel.burn(SKY).is_ok() {
        affordable += 1;
    }
    imagined(chart, affordable, &mut mind.dice)
}

fn hunt(chart: &Chart, mind: &mut Mind<'_>) -> Option<Thought<SpaceConnection>> {
    // What is certain is told however little fuel the rest leaves.
    let certain = certain(chart, &mut mind.fuel);
    // The first beam is as good along any of the long lines, and pairs of emitters are too many to
    // try.
    let emitters = chart.stock.number_left(Piece::Laser);
    let level = mind.level;
    let looks_ahead = level == Level::Strong && emitters < 4;
    let every = (looks_ahead && emitters < 2).then(|| ending::skies(chart, &mut mind.fuel));
    let every = every.flatten();
    let is_whole = every.is_some();
    let wanted = if looks_ahead { AHEAD } else { skies_of(level) };
    let skies = every.unwrap_or_else(|| imagined_within(chart, wanted, mind));
    let worth = Worth::new(chart, &skies);
    let launches = launches(chart, |reach| worth.of_reach(reach) > 0);
    // All launches are weighed, or the first of each kind that fuel is left for.
    let weigh = |(_, reach): &(Launch, Positions)| {
        mind.fuel.burn(1).ok()?;
        Some(worth.of_reach(*reach))
    };
    let values: Vec<i64> = launches.iter().map_while(weigh).collect();
    let ahead = if looks_ahead {
        let scale: Vec<i64> = (0..=PARTS).map(|part| value(part, PARTS)).collect();
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by_key(|&nth| (std::cmp::Reverse(values[nth]), nth));
        let fuel = &mut mind.fuel;
        if is_whole {
            ending::best(chart, &skies, &launches, &order, &scale, fuel)
        } else {
            ahead::best(chart, &skies, &launches, (&values, &order), &scale, fuel)
        }
    } else {
        None
    };
    let chosen = || mind.choose(&values).map(|chosen| launches[chosen].0);
    let launch = ahead
        .or_else(chosen)
        .or_else(|| Some(launches.first()?.0))?;
    let in_all = is_whole.then(|| in_all(chart, launch, &skies));
    let certain = certain.into_iter().chain(in_all.into_iter().flatten());
    Some(Thought {
        action: Action::Launch(launch),
        why: why(chart, launch, (&skies, is_whole), certain.collect()),
    })
}

/// Reasons that hold in all skies where a launch looks, beyond what is certain at a glance.
fn in_all(chart: &Chart, launch: Launch, all: &[Positions]) -> Vec<Reason<Insight>> {
    // They were listed already: nothing is left to think about.
    let mut listed = Fuel::units(all.len() as u64);
    let Ok(all) = Whole::enumerate(all.iter().copied(), &mut listed) else {
        return Vec::new();
    };
    let (full, empty) = forced(chart);
    let known = chart.found.and(chart.empty).and(full).and(empty);
    let looked_at = chart.reach(launch).minus(known).iter();
    let proven = looked_at.filter_map(|at| {
        let planet = all.proves(Insight::Planet(at), |sky| sky.has(at));
        planet.or_else(|| all.proves(Insight::Void(at), |sky| !sky.has(at)))
    });
    proven.map(Reason::Certain).collect()
}

/// A chance is one of so many parts.
const PARTS: u64 = 1_024;

/// Index of a piece in a stock.
fn place(piece: Piece) -> usize {
    Piece::ALL
        .iter()
        .position(|other| *other == piece)
        .unwrap_or_default()
}

/// Pieces in hand.
fn stock(chart: &Chart) -> [u8; 4] {
    Piece::ALL.map(|piece| chart.stock.number_left(piece))
}

/// Worth of each position if it showed.
struct Worth([i64; 127]);

impl Worth {
    fn new(chart: &Chart, skies: &[Positions]) -> Self {
        let known = chart.found.and(chart.empty);
        let total = skies.len().max(1) as i64;
        let mut worth = [0; 127];
        for at in Position::all().filter(|at| !known.has(*at)) {
            let full = skies.iter().filter(|sky| sky.has(at)).count() as i64;
            worth[usize::from(u8::from(at))] = value(full as u64, total as u64);
        }
        Self(worth)
    }

    fn of_reach(&self, reach: Positions) -> i64 {
        reach
            .iter()
            .map(|at| self.0[usize::from(u8::from(at))])
            .sum()
    }
}

/// Worth of a planet against a bit of knowledge.
const PLANET: i64 = 6;
const UNKNOWN: i64 = 2;

/// Worth of a position that is full in so many of so many skies: a planet found, and what is
/// learnt.
fn value(full: u64, of: u64) -> i64 {
    let part = |count: u64| match count {
        0 => 0,
        _ => count as i64 * (log2(of) - log2(count)) / of as i64,
    };
    PLANET * full as i64 * ONE / of as i64 + UNKNOWN * (part(full) + part(of - full))
}

/// Every launch that is allowed and shows anything that counts, with what it would show.
fn launches(chart: &Chart, counts: impl Fn(Positions) -> bool) -> Vec<(Launch, Positions)> {
    let mut found = Vec::new();
    let known = chart.found.and(chart.empty);
    let mut send = |piece, launch: fn(Position) -> Launch| {
        for at in chart.targets(piece).iter() {
            found.push((launch(at), chart.reach(launch(at)).minus(known)));
        }
    };
    send(Piece::SuperShip, Launch::SuperShip);
    send(Piece::Ship, Launch::Ship);
    send(Piece::Scout, Launch::Scout);
    let emitters = chart.stock.number_left(Piece::Laser);
    let free = |at: &Position| at.site() != Site::Centre && !chart.emitters.has(*at);
    let places: Vec<Position> = if emitters > 0 {
        Position::all().filter(free).collect()
    } else {
        Vec::new()
    };
    // What an emitter would show with those that stand.
    let standing: Vec<Positions> = places
        .iter()
        .map(|at| {
            let beams = chart.emitters.iter().filter_map(|from| from.segment(*at));
            beams.fold(Positions::default(), Positions::and)
        })
        .collect();
    for (nth, (&one, &shown)) in places.iter().zip(&standing).enumerate() {
        if !shown.is_empty() {
            found.push((Launch::Lasers(Emitters::One(one)), shown.minus(known)));
        }
        if emitters < 2 {
            continue;
        }
        for (&other, &more) in places.iter().zip(&standing).take(nth) {
            let between = one.segment(other).unwrap_or_default();
            let reach = shown.and(more).and(between);
            if !reach.is_empty() {
                let launch = Launch::Lasers(Emitters::Two(one, other));
                found.push((launch, reach.minus(known)));
            }
        }
    }
    // What shows most comes first, so that little fuel is spent on the best.
    let mut bright: Vec<_> = found.into_iter().enumerate().collect();
    bright.sort_by_key(|(nth, (_, reach))| (std::cmp::Reverse(reach.count()), *nth));
    let sorted = bright.into_iter().map(|(_, launch)| launch);
    let (some, none): (Vec<_>, Vec<_>) = sorted.partition(|(_, reach)| counts(*reach));
    if some.is_empty() { none } else { some }
}

/// Certain facts beyond what shows.
fn certain(chart: &Chart, fuel: &mut Fuel<'_>) -> Vec<Reason<Insight>> {
    let (full, empty) = forced(chart);
    let mut proven = Vec::new();
    for (at, can_be) in Position::all().map(|at| (at, can_be(at, full, empty))) {
        // Of what cannot be otherwise each case that is left is listed.
        let Ok(whole) = Whole::enumerate(can_be.into_iter(), fuel) else {
            break;
        };
        if full.has(at) || empty.has(at) {
            proven.extend(whole.proves(Insight::OnlyWay(at), |is_full| *is_full));
            proven.extend(whole.proves(Insight::Border(at), |is_full| !*is_full));
        }
    }
    proven.into_iter().map(Reason::Certain).collect()
}

/// Reasons for a launch: certain facts, and where planets most likely are, by skies that agree:
/// all, or samples.
fn why(
    chart: &Chart,
    launch: Launch,
    (skies, are_all): (&[Positions], bool),
    certain: Vec<Reason<Insight>>,
) -> Vec<Reason<Insight>> {
    const MOST: usize = 4;
    let proven = certain.iter().filter_map(|reason| match reason {
        Reason::Certain(proven) => Some(proven.fact().position()),
        Reason::Likely { .. } => None,
    });
    let known = chart.found.and(chart.empty).and(Positions::new(proven));
    let held = |at: Position| skies.iter().filter(|sky| sky.has(at)).count();
    let unknown = chart.reach(launch).minus(known);
    let mut counts: Vec<(usize, Position)> = unknown.iter().map(|at| (held(at), at)).collect();
    counts.sort_by_key(|&(count, at)| (std::cmp::Reverse(count), at));
    counts.truncate(MOST);
    let likely = counts.into_iter().map(|(count, at)| {
        let (count, of) = (count as u64, skies.len() as u64);
        match are_all {
            true => Reason::from_all(Insight::Planet(at), count, of),
            false => Reason::from_samples(Insight::Planet(at), count, of),
        }
    });
    let mut why = certain;
    why.extend(likely.filter(|_| !skies.is_empty()));
    why
}

/// The possible cases of a position: a planet there, and none.
fn can_be(at: Position, full: Positions, empty: Positions) -> Vec<bool> {
    let cases = [true, false].into_iter();
    cases
        .filter(|is_full| match is_full {
            true => !empty.has(at),
            false => !full.has(at),
        })
        .collect()
}

/// Positions where a planet must be, and where none can be, of what does not show: nothing touches
/// a complete system, and one that is not complete has a planet more beside it.
fn forced(chart: &Chart) -> (Positions, Positions) {
    let known = chart.found.and(chart.empty);
    let complete = chart.in_complete_systems();
    let beside = |planets: Positions| {
        let around = planets.iter().map(Position::neighbours);
        around.fold(Positions::default(), Positions::and)
    };
    let empty = beside(complete).minus(known);
    let open = systems(chart.found.minus(complete)).into_iter();
    let open = open.map(|system| beside(system).minus(known).minus(empty));
    let only = open.filter(|open| open.count() == 1);
    (only.fold(Positions::default(), Positions::and), empty)
}
