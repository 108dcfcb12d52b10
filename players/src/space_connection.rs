//! Space Connection: imagines skies that agree with the chart, and launches where most planets and
//! most that is unknown would show.

use games::space_connection::{
    Action, Chart, Emitters, Launch, Phase, Piece, Position, Positions, Site, SpaceConnection,
    imagined, is_sky, random_sky,
};
use games::{Dice, Seen};

use crate::fixed::{ONE, log2};
use crate::fuel::Fuel;
use crate::{Level, Played, Reason, Thought};

/// Something that can be true of a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// There is a planet.
    Planet(Position),
}

impl Played for SpaceConnection {
    type Fact = Fact;

    /// A sky that is imagined is a hundred; a launch that is weighed is one.
    const UNITS: u64 = 50_000;

    fn ponder(
        seen: &Seen<Self>,
        level: Level,
        dice: &mut Dice,
        fuel: &mut Fuel<'_>,
    ) -> Option<Thought<Self>> {
        let (view, me) = (seen.view(), seen.seat());
        if view.phase == Phase::Hiding {
            let board = view.hidden_by(me).filter(|board| !board.sealed)?;
            let draft = board.draft.as_ref()?.planets;
            return Some(Thought::plain(if is_sky(draft) {
                Action::Seal
            } else {
                Action::Draft(random_sky(dice))
            }));
        }
        let board = view.hunted_by(me)?;
        let mine = view.phase == Phase::Hunting && view.turn == Some(me);
        if !mine {
            return None;
        }
        hunt(&board.chart, level, dice, fuel)
    }
}

fn hunt(
    chart: &Chart,
    level: Level,
    dice: &mut Dice,
    fuel: &mut Fuel<'_>,
) -> Option<Thought<SpaceConnection>> {
    const SKY: u64 = 100;
    let wanted: usize = level.of(20, 80, 300);
    let mut affordable = 0;
    while affordable < wanted && fuel.burn(SKY).is_ok() {
        affordable += 1;
    }
    let skies = imagined(chart, affordable, dice);
    let worth = Worth::of(chart, &skies);
    let launches = launches(chart, &worth);
    // All launches are weighed, or the first of each kind that fuel is left for.
    let weigh = |(launch, reach): &(Launch, Positions)| {
        fuel.burn(1).ok()?;
        Some((*launch, worth.of_reach(*reach)))
    };
    let weighed: Vec<(Launch, i64)> = launches.iter().map_while(weigh).collect();
    let values: Vec<i64> = weighed.iter().map(|(_, value)| *value).collect();
    let chosen = level.choose(&values, dice);
    let launch = match chosen {
        Some(chosen) => weighed[chosen].0,
        None => launches.first()?.0,
    };
    Some(Thought {
        action: Action::Launch(launch),
        why: why(chart, launch, &skies),
    })
}

/// What each position would be worth if it showed.
struct Worth([i64; 127]);

impl Worth {
    fn of(chart: &Chart, skies: &[Positions]) -> Self {
        let known = chart.found.and(chart.empty);
        let total = skies.len().max(1) as i64;
        let mut worth = [0; 127];
        for at in Position::all().filter(|at| !known.has(*at)) {
            let full = skies.iter().filter(|sky| sky.has(at)).count() as i64;
            let part = |count: i64| {
                if count == 0 {
                    0
                } else {
                    count * (log2(total as u64) - log2(count as u64)) / total
                }
            };
            // A planet found, and half of what is learnt.
            let told = part(full) + part(total - full);
            worth[usize::from(u8::from(at))] = PLANET * full * ONE / total + UNKNOWN * told;
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

/// What a planet is worth against a bit of knowledge.
const PLANET: i64 = 3;
const UNKNOWN: i64 = 2;

/// Every launch that is allowed and shows anything, with what it would show.
fn launches(chart: &Chart, worth: &Worth) -> Vec<(Launch, Positions)> {
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
    let emitters = chart.stock.left(Piece::Laser);
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
    let shows = |(_, reach): &(Launch, Positions)| worth.of_reach(*reach) > 0;
    let (some, none): (Vec<_>, Vec<_>) = sorted.partition(shows);
    if some.is_empty() { none } else { some }
}

fn why(chart: &Chart, launch: Launch, skies: &[Positions]) -> Vec<Reason<Fact>> {
    let known = chart.found.and(chart.empty);
    let likely = chart.reach(launch).minus(known).iter().map(|at| {
        let full = skies.iter().filter(|sky| sky.has(at)).count();
        Reason::counted(Fact::Planet(at), full as u64, skies.len() as u64)
    });
    likely.collect()
}
