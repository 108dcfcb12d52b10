//! Contact: as the source flies the route that is hardest to take for another, at a human pace; as
//! a guesser weighs every route to every planet against what was heard.

mod chart;
mod easy;
mod hand;
mod listen;
mod source;

use games::contact::{
    Action, Aid, AidSide, Contact, Glimpse, HandStage, Insight, Phase, Signal, Source, SourceView,
    Standing, Take, Tile, View,
};
use games::{Knowledge, Seat};

use crate::fixed::ONE;
use crate::fuel::Fuel;
use crate::judge::Judgement;
use crate::{Level, Mind, Played, Reason, Thought};
use chart::Chart;
use source::{Clear, ListeningCrew};

/// Number of practice flights that a pilot makes.
const FLIGHTS: usize = 4;

impl Played for Contact {
    /// A route that is compared with what was heard, or with another.
    const UNITS: u64 = 1_500_000;
    /// Three in twenty that it is right, or understood.
    const DOUBTFUL: u32 = 150;

    fn ponder(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        let (view, me) = (knowledge.view(), knowledge.seat());
        match view.phase {
            Phase::Practising { first } => practise(knowledge, first, mind).map(Thought::plain),
            Phase::Transmitting => {
                let console = view.console.as_ref()?;
                (console.hand != HandStage::Sent).then_some(())?;
                transmit(knowledge, console, mind)
            }
            Phase::Guessing => guess(knowledge, me, mind),
            Phase::Over => None,
        }
    }

    /// Practice flights, as everyone may fly them.
    fn prepares(view: &View, me: Seat) -> bool {
        let practised = matches!(view.phase, Phase::Practising { .. });
        let chart = Chart::from_view(view).filter(|_| practised);
        chart.is_some_and(|chart| next_flight(view, me, &chart).is_some())
    }

    fn judge(
        knowledge: &Knowledge<Self>,
        did: &Action,
        mind: &mut Mind<'_>,
    ) -> Option<Judgement<Self>> {
        if let Action::Plan(route) = did {
            return judged_route(knowledge, route, mind);
        }
        let ranked = ranked(knowledge, mind)?;
        let of = |tile: Tile| {
            let found = ranked.iter().find(|(_, other)| *other == tile);
            found.map_or(0, |(belief, _)| permille(*belief))
        };
        let best = |nth: usize| ranked.get(nth).map(|(_, tile)| *tile);
        let (action, most, came) = match *did {
            Action::Guess(tile) => {
                let likeliest = best(0)?;
                (Action::Guess(likeliest), of(likeliest), of(tile))
            }
            Action::GuessTwo(one, other) => {
                let (first, second) = (best(0)?, best(1)?);
                let most = of(first) + of(second);
                (Action::GuessTwo(first, second), most, of(one) + of(other))
            }
            _ => return None,
        };
        let why = why(&ranked, &mind.fuel);
        let errs = i64::from(ERRS);
        // As a belief may err, no guess is called impossible.
        let loss = (most - came).min(1_000 - errs);
        let beliefs = ranked.iter().map(|(belief, _)| permille(*belief));
        let judged = Judgement::new(Thought { action, why }, loss, errs).among(beliefs);
        Some(judged.comparing(came.max(errs / 2), most))
    }
}

/// A whole route, against the clearest that was found: by how likely each is understood.
fn judged_route(
    knowledge: &Knowledge<Contact>,
    route: &[Tile],
    mind: &mut Mind<'_>,
) -> Option<Judgement<Contact>> {
    let console = knowledge.view().console.as_ref()?;
    (route.last() == Some(&console.target)).then_some(())?;
    let chart = Chart::from_view(knowledge.view())?;
    let (flown, _) = planned(knowledge);
    let crew = crew(knowledge, console, &chart, &flown, &mut mind.fuel);
    let chance = crew.understands(route, &mut mind.fuel)?;
    let best = crew.clearest(&[], mind)?;
    let (came, most) = (chance / 1_000, best.chance.max(chance) / 1_000);
    let best = understood(best, &mind.fuel);
    let judged = Judgement::new(best, most - came, i64::from(EARS));
    Some(judged.comparing(came, most))
}

/// Next practice flight of a pilot.
enum NextFlight {
    /// The flight that it has chosen.
    Chosen(Tile, Tile, Take),
    /// Another flight, between two tiles that are far apart.
    Another(Tile, Tile),
}

/// Long flights, by which the crew learns the pace of this hand; none when there were enough.
fn next_flight(view: &View, me: Seat, chart: &Chart) -> Option<NextFlight> {
    if let Some(flight) = view.practising.iter().find(|flight| flight.pilot == me) {
        let take = flight.take.clone().unwrap_or_default();
        return Some(NextFlight::Chosen(flight.from, flight.to, take));
    }
    let own = |pilot: Source| pilot.seat().is_none_or(|pilot| pilot == me);
    let flown = view.flown.iter().filter(|flown| own(flown.pilot));
    if flown.clone().count() >= FLIGHTS {
        return None;
    }
    let fresh = |from: Tile, to: Tile| flown.clone().all(|past| (past.from, past.to) != (from, to));
    let pairs = chart.pairs().filter(|&(from, to)| fresh(from, to));
    let longest = pairs.max_by_key(|&(from, to)| (chart.distance(from, to), from, to));
    longest.map(|(from, to)| NextFlight::Another(from, to))
}

/// Flies, and lets the mission begin when that is its to say.
fn practise(knowledge: &Knowledge<Contact>, first: Seat, mind: &mut Mind<'_>) -> Option<Action> {
    let (view, me) = (knowledge.view(), knowledge.seat());
    let chart = Chart::from_view(view)?;
    match next_flight(view, me, &chart) {
        Some(NextFlight::Chosen(from, to, take)) => {
            let legs = [chart.distance(from, to)];
            Some(hand::moved(knowledge, &take, &legs, mind))
        }
        Some(NextFlight::Another(from, to)) => Some(Action::Practise { from, to }),
        None => (me == first).then_some(Action::Begin),
    }
}

fn transmit(
    knowledge: &Knowledge<Contact>,
    console: &SourceView,
    mind: &mut Mind<'_>,
) -> Option<Thought<Contact>> {
    let view = knowledge.view();
    let chart = Chart::from_view(view)?;
    let signal = view.round.as_ref()?.signal;
    let (flown, fresh) = planned(knowledge);
    // What was sent once is not clearer the second time.
    let again = mind.level == Level::Strong
        && console.hand == HandStage::TakesOff
        && console.take.presses().is_empty()
        && !fresh;
    if console.hand == HandStage::NoRoute || again {
        let crew = crew(knowledge, console, &chart, &flown, &mut mind.fuel);
        return Some(match crew.clearest(&flown, mind) {
            Some(clear) => understood(clear, &mind.fuel),
            None => Thought::plain(Action::Plan(crew.any())),
        });
    }
    if signal.is_none() {
        let dearest = view.signals.iter().copied();
        let dearest = dearest.max_by_key(|card: &Signal| card.points());
        return dearest.map(Action::Choose).map(Thought::plain);
    }
    let legs = chart.legs(console.start, console.route.tiles());
    let next = hand::moved(knowledge, &console.take, &legs, mind);
    Some(Thought::plain(next))
}

fn crew<'c>(
    knowledge: &Knowledge<Contact>,
    console: &SourceView,
    chart: &'c Chart,
    flown: &[Vec<Tile>],
    fuel: &mut Fuel<'_>,
) -> ListeningCrew<'c> {
    let view = knowledge.view();
    let mine = |pilot: Source| pilot.seat().is_none_or(|pilot| pilot == knowledge.seat());
    let reports = source::Reports {
        practised: view.flown.iter().filter(|past| mine(past.pilot)).count(),
        flown,
    };
    ListeningCrew::new(chart, console, &possible(view), &reports, fuel)
}

/// A route to fly, and how likely the crew understands it.
fn understood(clear: Clear, fuel: &Fuel<'_>) -> Thought<Contact> {
    Thought {
        action: Action::Plan(clear.route),
        why: vec![Reason::Likely {
            what: Insight::Understood,
            // At most a thousand.
            permille: (clear.chance / 1_000).clamp(0, 1_000) as u16,
            within: EARS,
            of: u32::try_from(fuel.burnt()).unwrap_or(u32::MAX),
        }],
    }
}

/// The routes that this seat has flown in this round, and whether it has planned one since.
fn planned(knowledge: &Knowledge<Contact>) -> (Vec<Vec<Tile>>, bool) {
    let (mut flown, mut next) = (Vec::new(), None);
    for glimpse in knowledge.news() {
        match glimpse {
            Glimpse::RoundOpened { .. }
            | Glimpse::SourceChanged { .. }
            | Glimpse::TargetExchanged { .. } => {
                (flown, next) = (Vec::new(), None);
            }
            Glimpse::Routed { route, .. } => next = Some(route.tiles().to_vec()),
            Glimpse::Transmitted { .. } => flown.extend(next.take()),
            _ => {}
        }
    }
    let fresh = next.is_some();
    (flown, fresh)
}

fn possible(view: &View) -> Vec<Tile> {
    let open = view.tiles.iter();
    let open = open.filter(|seen| seen.standing == Standing::Possible);
    open.map(|seen| seen.tile).collect()
}

fn guess(
    knowledge: &Knowledge<Contact>,
    me: Seat,
    mind: &mut Mind<'_>,
) -> Option<Thought<Contact>> {
    let view = knowledge.view();
    let round = view.round.as_ref()?;
    if round.guesser != Some(me) {
        return None;
    }
    if mind.level == Level::Easy {
        let tile = easy::guess(view, &mut mind.dice);
        return tile.map(Action::Guess).map(Thought::plain);
    }
    let ranked = ranked(knowledge, mind)?;
    let &(belief, best) = ranked.first()?;
    let enough = if mind.level == Level::Strong { 98 } else { 80 };
    let sure = belief >= ONE * enough / 100;
    let double = view.aids.contains(&(Aid::FiftyFifty, AidSide::Active));
    let action = match ranked.get(1) {
        Some(_) if !sure && round.transmissions_left > 0 => Action::AskRepeat,
        Some(&(_, second)) if double && belief < ONE * 7 / 10 => Action::GuessTwo(best, second),
        _ => Action::Guess(best),
    };
    Some(Thought {
        action,
        why: why(&ranked, &mind.fuel),
    })
}

/// The suspects, with how likely each is the target: the likeliest first.
fn ranked(knowledge: &Knowledge<Contact>, mind: &mut Mind<'_>) -> Option<Vec<(i64, Tile)>> {
    let suspects = possible(knowledge.view());
    let chart = Chart::from_view(knowledge.view())?;
    let beliefs = listen::beliefs(&chart, knowledge, &suspects, mind);
    let mut ranked: Vec<(i64, Tile)> = beliefs.into_iter().zip(suspects).collect();
    ranked.sort_by_key(|&(belief, tile)| (-belief, tile));
    Some(ranked)
}

fn permille(belief: i64) -> i64 {
    (belief * 1_000 / ONE).clamp(0, 1_000)
}

/// Error of a belief, in thousandths: hands differ more than is thought of them.
const ERRS: u16 = 50;
/// Error of the odds that a crew understands: some listen better than others.
const EARS: u16 = 150;

fn why(ranked: &[(i64, Tile)], fuel: &Fuel<'_>) -> Vec<Reason<Insight>> {
    let routes = fuel.burnt();
    let why = ranked.iter().take(3).map(|&(belief, tile)| Reason::Likely {
        what: Insight::Target(tile),
        // At most a thousand.
        permille: permille(belief) as u16,
        within: ERRS,
        of: u32::try_from(routes).unwrap_or(u32::MAX),
    });
    why.collect()
}
