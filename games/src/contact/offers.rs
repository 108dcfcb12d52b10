//! Offers to a seat: possible actions, and words that can stand in each place, as far as its own
//! view tells.

use super::aid::{Aid, AidSide};
use super::console::{Exchange, HandStage, Next, Progress, SourceView};
use super::master;
use super::parse::tile;
use super::rhythm::{Hand, Millis, Take};
use super::round::FirstStop;
use super::tile::Tile;
use super::verbs::card_name;
use super::view::{Phase, PracticeView, RoundView, Standing, Talk, View};
use crate::core::said::Said;
use crate::core::seat::Seat;

/// The fuel that must be left to pay for the help cards: never the last (C21).
const SPARED: u8 = 2;

/// The console of the source that is to transmit.
fn source(view: &View) -> Option<&SourceView> {
    let console = view.console.as_ref();
    console.filter(|console| console.hand != HandStage::Sent)
}

/// The round in which this seat is to guess.
fn guessing(view: &View, me: Seat) -> Option<&RoundView> {
    let round = view.round.as_ref()?;
    (view.phase == Phase::Guessing && round.guesser == Some(me)).then_some(round)
}

fn practice(view: &View, me: Seat) -> Option<&PracticeView> {
    let practised = matches!(view.phase, Phase::Practising { .. });
    let own = |flight: &&PracticeView| practised && flight.pilot == me;
    view.practising.iter().find(own)
}

/// The take in the making, the flight that it is of, and how many legs that has.
fn hand(view: &View, me: Seat) -> Option<(Take, Tile, Vec<Tile>)> {
    if let Some(flight) = practice(view, me) {
        let take = flight.take.clone().unwrap_or_default();
        return Some((take, flight.from, vec![flight.to]));
    }
    let console = source(view)?;
    let chosen = view.round.as_ref()?.signal.is_some();
    let ready = chosen && console.course == Progress::Complete;
    let landings = console.route.tiles().to_vec();
    ready.then(|| (console.take.clone(), console.start, landings))
}

fn active(view: &View, aid: Aid) -> bool {
    view.aids.contains(&(aid, AidSide::Active))
}

pub(super) const fn practises(view: &View, _: Seat) -> bool {
    matches!(view.phase, Phase::Practising { .. })
}

pub(super) fn may_begin(view: &View, me: Seat) -> bool {
    view.phase == Phase::Practising { first: me }
}

pub(super) fn plans(view: &View, _: Seat) -> bool {
    source(view).is_some()
}

pub(super) fn has_route(view: &View, _: Seat) -> bool {
    source(view).is_some_and(|console| console.route.legs() > 0)
}

pub(super) fn may_exchange(view: &View, _: Seat) -> bool {
    source(view).is_some_and(|console| console.exchange == Exchange::Offered)
}

pub(super) fn chooses(view: &View, _: Seat) -> bool {
    let open = |round: &RoundView| round.signal.is_none();
    source(view).is_some() && view.round.as_ref().is_some_and(open)
}

pub(super) fn may_press(view: &View, me: Seat) -> bool {
    hand(view, me).is_some_and(|(take, _, legs)| take.presses().len() < 2 * legs.len())
}

pub(super) fn may_drop(view: &View, me: Seat) -> bool {
    hand(view, me).is_some_and(|(take, ..)| !take.is_empty())
}

pub(super) fn may_send(view: &View, me: Seat) -> bool {
    hand(view, me).is_some_and(|(take, _, legs)| take.landings() == legs.len())
}

pub(super) fn guesses(view: &View, me: Seat) -> bool {
    guessing(view, me).is_some()
}

pub(super) fn may_ask_repeat(view: &View, me: Seat) -> bool {
    guessing(view, me).is_some_and(|round| round.transmissions_left > 0)
}

pub(super) fn may_show_stop(view: &View, me: Seat) -> bool {
    let hidden = |round: &RoundView| round.first_stop == FirstStop::Hidden;
    active(view, Aid::FirstStop) && guessing(view, me).is_some_and(hidden)
}

/// True if one more wrong guess loses the mission.
pub(super) fn risks_all(view: &View, _: Seat) -> bool {
    view.fuel <= 1
}

pub(super) fn may_brief(view: &View, me: Seat) -> bool {
    let Some(round) = view.round.as_ref() else {
        return false;
    };
    let several = round.crew.len() > 1 && round.crew.contains(&me);
    view.phase == Phase::Guessing && several && round.talk == Talk::Silence
}

pub(super) fn may_reactivate(view: &View, me: Seat) -> bool {
    let spent = view.aids.iter().any(|(_, side)| *side == AidSide::Inactive);
    let decides = source(view).is_some() || guessing(view, me).is_some();
    spent && decides && view.fuel >= SPARED
}

fn names(tiles: impl IntoIterator<Item = Tile>) -> Vec<String> {
    tiles.into_iter().map(|tile| tile.to_string()).collect()
}

fn free(next: impl IntoIterator<Item = Next>) -> Vec<String> {
    let free = next.into_iter().filter(|next| next.blocked_by.is_empty());
    names(free.map(|next| next.tile))
}

/// Every tile on the table.
pub(super) fn tiles(view: &View, _: Seat, _: &Said) -> Vec<String> {
    names(view.tiles.iter().map(|seen| seen.tile))
}

/// Tiles where a practice flight could land.
pub(super) fn flights(view: &View, _: Seat, said: &Said) -> Vec<String> {
    let from = tile(said.word(0)).ok();
    from.map_or_else(Vec::new, |from| free(view.flights_from(from)))
}

/// Tiles to which the route could go on.
pub(super) fn stops(view: &View, _: Seat, _: &Said) -> Vec<String> {
    source(view).map_or_else(Vec::new, |console| free(console.next.clone()))
}

pub(super) fn signals(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let mut points: Vec<u8> = view.signals.iter().map(|signal| signal.points()).collect();
    points.dedup();
    points.iter().map(u8::to_string).collect()
}

/// Time at which the hand would rise or tap next if it flew evenly, at the pace that everyone knows
/// from the game master; nothing when the take has no time left.
pub(super) fn moments(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let Some((take, start, landings)) = hand(view, me) else {
        return Vec::new();
    };
    let presses = take.presses();
    let Some((first, last)) = presses.first().zip(presses.last()) else {
        return vec![Millis::default().get().to_string()];
    };
    let flights = master::rhythm(&view.space(), start, &landings);
    let Some(hop) = flights.hops().get(take.landings()) else {
        return Vec::new();
    };
    let wait = match take.hand() {
        Hand::Down => hop.pause,
        Hand::Up => hop.flight,
    };
    let at = Millis::new(last.get().saturating_add(wait.get()));
    let in_time = at > *last && at.since(*first) <= Take::LONGEST;
    in_time.then(|| at.get().to_string()).into_iter().collect()
}

/// Number of presses that the button knows of.
pub(super) fn pressed(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let take = hand(view, me).map(|(take, ..)| take.presses().len().to_string());
    take.into_iter().collect()
}

/// The planets that may be named.
pub(super) fn planets(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let possible = view.tiles.iter();
    let possible = possible.filter(|seen| seen.standing == Standing::Possible);
    names(possible.map(|seen| seen.tile))
}

/// No planet, or one that may be named as well, for a help card.
pub(super) fn second_planets(view: &View, me: Seat, said: &Said) -> Vec<String> {
    let mut others = planets(view, me, said);
    others.retain(|other| active(view, Aid::FiftyFifty) && other != said.word(0));
    others.insert(0, String::new());
    others
}

/// The help cards that can be spent.
pub(super) fn cards(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let cards = Aid::ALL.into_iter().filter(|aid| active(view, *aid));
    cards.map(|aid| card_name(aid).to_owned()).collect()
}
