//! Contact: as the source flies the route that is hardest to take for another, at a human pace; as
//! a guesser weighs every route to every planet against what was heard.

mod chart;
mod hand;
mod listen;
mod source;

use games::contact::{
    Action, Aid, AidSide, Contact, HandStage, Phase, Signal, Source, SourceView, Standing, Tile,
    View,
};
use games::{Dice, Seat, Seen};

use crate::fixed::ONE;
use crate::fuel::Fuel;
use crate::{Level, Played, Reason, Thought};
use chart::Chart;

/// Something that can be true of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The source means this planet.
    Target(Tile),
}

/// How many practice flights a pilot makes.
const FLIGHTS: usize = 4;

impl Played for Contact {
    type Fact = Fact;

    /// A route that is compared with what was heard, or with another.
    const UNITS: u64 = 1_500_000;

    fn ponder(
        seen: &Seen<Self>,
        level: Level,
        dice: &mut Dice,
        fuel: &mut Fuel<'_>,
    ) -> Option<Thought<Self>> {
        let (view, me) = (seen.view(), seen.seat());
        match view.phase {
            Phase::Practising { first } => practise(seen, first, level, dice).map(Thought::plain),
            Phase::Transmitting => {
                let console = view.console.as_ref()?;
                (console.hand != HandStage::Sent).then_some(())?;
                transmit(seen, console, level, dice, fuel).map(Thought::plain)
            }
            Phase::Guessing => guess(seen, me, level, fuel),
            Phase::Over => None,
        }
    }
}

/// Flies long practice flights, by which the crew learns its pace; then the first begins.
fn practise(seen: &Seen<Contact>, first: Seat, level: Level, dice: &mut Dice) -> Option<Action> {
    let (view, me) = (seen.view(), seen.seat());
    if let Some(flight) = view.practising.iter().find(|flight| flight.pilot == me) {
        let chart = Chart::of(view)?;
        let legs = [chart.distance(flight.from, flight.to)];
        let take = flight.take.clone().unwrap_or_default();
        return Some(hand::moved(seen, &take, &legs, level, dice));
    }
    let own = |pilot: Source| pilot.seat().is_none_or(|pilot| pilot == me);
    let flown = view.flown.iter().filter(|flown| own(flown.pilot));
    if flown.clone().count() >= FLIGHTS {
        return (me == first).then_some(Action::Begin);
    }
    let chart = Chart::of(view)?;
    let fresh = |from: Tile, to: Tile| flown.clone().all(|past| (past.from, past.to) != (from, to));
    let pairs = chart.pairs().filter(|&(from, to)| fresh(from, to));
    let longest = pairs.max_by_key(|&(from, to)| (chart.distance(from, to), from, to));
    match longest {
        Some((from, to)) => Some(Action::Practise { from, to }),
        None => (me == first).then_some(Action::Begin),
    }
}

fn transmit(
    seen: &Seen<Contact>,
    console: &SourceView,
    level: Level,
    dice: &mut Dice,
    fuel: &mut Fuel<'_>,
) -> Option<Action> {
    let view = seen.view();
    let chart = Chart::of(view)?;
    let signal = view.round.as_ref()?.signal;
    if console.hand == HandStage::NoRoute {
        let suspects = possible(view);
        let route = source::clearest(&chart, console, &suspects, level, dice, fuel);
        return Some(Action::Plan(route));
    }
    if signal.is_none() {
        return view
            .signals
            .iter()
            .copied()
            .max_by_key(|card: &Signal| card.points())
            .map(Action::Choose);
    }
    let legs = chart.legs(console.start, console.route.tiles());
    Some(hand::moved(seen, &console.take, &legs, level, dice))
}

fn possible(view: &View) -> Vec<Tile> {
    let open = view.tiles.iter();
    let open = open.filter(|seen| seen.standing == Standing::Possible);
    open.map(|seen| seen.tile).collect()
}

fn guess(
    seen: &Seen<Contact>,
    me: Seat,
    level: Level,
    fuel: &mut Fuel<'_>,
) -> Option<Thought<Contact>> {
    let view = seen.view();
    let round = view.round.as_ref()?;
    if round.guesser != Some(me) {
        return None;
    }
    let suspects = possible(view);
    let chart = Chart::of(view)?;
    let beliefs = listen::beliefs(&chart, seen, &suspects, level, fuel);
    let mut ranked: Vec<(i64, Tile)> = beliefs.into_iter().zip(suspects).collect();
    ranked.sort_by_key(|&(belief, tile)| (-belief, tile));
    let &(belief, best) = ranked.first()?;
    let sure = belief >= ONE * level.of(60, 80, 95) / 100;
    let double = view.aids.contains(&(Aid::FiftyFifty, AidSide::Active));
    let action = match ranked.get(1) {
        Some(_) if !sure && round.transmissions_left > 0 => Action::AskRepeat,
        Some(&(_, second)) if double && belief < ONE * 7 / 10 => Action::GuessTwo(best, second),
        _ => Action::Guess(best),
    };
    let routes = fuel.burnt();
    let why = ranked.iter().take(3).map(|&(belief, tile)| {
        let permille = (belief * 1_000 / ONE).clamp(0, 1_000);
        Reason::Likely {
            what: Fact::Target(tile),
            // At most a thousand.
            permille: permille as u16,
            within: 50,
            of: u32::try_from(routes).unwrap_or(u32::MAX),
        }
    });
    Some(Thought {
        action,
        why: why.collect(),
    })
}
