//! Tiles, cards and rhythms, as every part of the words names them.

use games::Seat;
use games::contact::{Aid, Difficulty, Hand, Millis, Rhythm, Showing, Signal, Source, Take, Tile};

use crate::advice::tenths;
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Length of one sign of a strip, in milliseconds (house choice).
const BEAT: u64 = 250;
/// The most signs of a strip: a longer flight gets a slower beat.
const STRIP: u64 = 120;
/// The most signs of a strip that is still being tapped.
const LINE: u64 = 18;

/// A tile: its letter, or the Earth's name.
pub fn tile(lang: Lang, tile: Tile) -> String {
    match tile.letter() {
        Some(letter) => letter.to_string(),
        None => say("contact-earth").tr(lang),
    }
}

/// Several tiles, in order.
pub fn tiles(lang: Lang, all: &[Tile]) -> String {
    let names: Vec<String> = all.iter().map(|one| tile(lang, *one)).collect();
    if names.is_empty() {
        return say("contact-none").tr(lang);
    }
    names.join(", ")
}

/// A flight from tile to tile: `Earth → B → K`.
pub fn flight(lang: Lang, start: Tile, landings: &[Tile]) -> String {
    let stops = std::iter::once(&start).chain(landings);
    let names: Vec<String> = stops.map(|one| tile(lang, *one)).collect();
    names.join(" → ")
}

/// A help card's name.
pub fn aid(lang: Lang, aid: Aid) -> String {
    match aid {
        Aid::FiftyFifty => say("contact-aid-fifty"),
        Aid::FirstStop => say("contact-aid-stop"),
        Aid::TargetExchange => say("contact-aid-exchange"),
    }
    .tr(lang)
}

/// A signal card, by its points.
pub fn signal(lang: Lang, signal: Signal) -> String {
    say("contact-signal")
        .with("points", signal.points())
        .tr(lang)
}

/// Signal cards, by their points alone.
pub(super) fn cards(lang: Lang, cards: &[Signal]) -> String {
    let points: Vec<String> = cards.iter().map(|card| card.points().to_string()).collect();
    if points.is_empty() {
        return say("contact-none").tr(lang);
    }
    points.join(", ")
}

/// A level's name.
pub fn level(lang: Lang, level: Difficulty) -> String {
    match level {
        Difficulty::Pro => say("contact-level-pro"),
        _ => say("contact-level").with("level", level.arrivals()),
    }
    .tr(lang)
}

pub(super) fn fuel(lang: Lang, fuel: u8) -> String {
    say("contact-fuel").with("fuel", fuel).tr(lang)
}

/// Name of the source.
pub(super) fn source(lang: Lang, source: Source, name: impl Fn(Seat) -> String) -> String {
    match source {
        Source::GameMaster => say("contact-game-master").tr(lang),
        Source::Seat(seat) => name(seat),
    }
}

/// A rhythm as bars: `███·█████··██`, high while the hand is up.
pub fn strip(rhythm: &Rhythm) -> String {
    let hops = beats(rhythm).into_iter();
    let signs = hops.map(|(pause, flight)| "·".repeat(pause) + &"█".repeat(flight));
    signs.collect()
}

/// A take as far as it was tapped, as a strip that fits one line of a phone: an arrow while the
/// hand is up.
pub fn tapped(take: &Take) -> String {
    let hops = beats_within(&take.rhythm(), LINE).into_iter();
    let signs = hops.map(|(pause, flight)| "·".repeat(pause) + &"█".repeat(flight));
    let landed: String = signs.collect();
    match take.hand() {
        Hand::Up => landed + "▲",
        Hand::Down => landed + "_",
    }
}

/// Seconds that the hand was in the air, hop by hop: `0.9 · 1.4 s`; nothing before it landed.
pub fn seconds(lang: Lang, take: &Take) -> String {
    let rhythm = take.rhythm();
    let flights = rhythm.hops().iter().map(|hop| hop.flight.get());
    let tenths = |millis: u64| tenths(lang, u32::try_from(millis).unwrap_or(u32::MAX));
    let shown: Vec<String> = flights.map(tenths).collect();
    match shown.is_empty() {
        true => String::new(),
        false => format!(" {} s", shown.join(" · ")),
    }
}

/// Seconds in the air: `1.8 s`.
pub fn in_the_air(lang: Lang, flight: Millis) -> String {
    let millis = u32::try_from(flight.get()).unwrap_or(u32::MAX);
    format!("{}\u{a0}s", tenths(lang, millis))
}

/// Beats of each pause and each flight: one at least, but no pause comes first.
pub(super) fn beats(rhythm: &Rhythm) -> Vec<(usize, usize)> {
    beats_within(rhythm, STRIP)
}

/// Beats of each pause and each flight, of which there are about so many at most.
fn beats_within(rhythm: &Rhythm, most: u64) -> Vec<(usize, usize)> {
    let beat = BEAT * rhythm.length().get().div_ceil(BEAT * most).max(1);
    let count = |millis: u64| ((millis + beat / 2) / beat).max(1) as usize;
    let hops = rhythm.hops().iter().enumerate();
    let shown = hops.map(|(nth, hop)| {
        let pause = if nth == 0 { 0 } else { count(hop.pause.get()) };
        (pause, count(hop.flight.get()))
    });
    shown.collect()
}

/// The strip on a line of its own, where the table chose bars.
pub(super) fn bars(showing: Showing, rhythm: &Rhythm) -> String {
    match showing {
        Showing::Hand => String::new(),
        Showing::Bars => format!("\n`{}`", strip(rhythm)),
    }
}
