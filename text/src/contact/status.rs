//! Status of the mission: the round, and whose move it is.

use games::contact::{
    Aid, AidSide, BEST, Ending, Hand, HandStage, Mission, Phase, PracticeView, ROUNDS, Rings,
    RoundView, Showing, Source, Stake, Talk, Tile, View,
};

use super::shown::{aid, fuel, level, signal, source, tile, tiles};
use crate::advice::tenths;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Status of the mission: phase, round, and whose move it is.
pub(super) fn status(lang: Lang, view: &View, names: &Names) -> String {
    let mut lines = Vec::new();
    match view.phase {
        Phase::Practising { first } => {
            lines.extend(practice(lang, view, names));
            // Who begins has the button for it, and who flies looks at their hand.
            if view.me != Some(first) && own_flight(view).is_none() {
                let name = names.in_message(first).to_owned();
                lines.push(say("contact-status-begin").with("name", name).tr(lang));
            }
        }
        Phase::Transmitting | Phase::Guessing => {
            if let Some(round) = &view.round {
                lines.push(turn(lang, view, round, names));
                // Who plays sees it in their picture.
                let in_words = view.me.is_none() || !view.options.mission.is_whole();
                lines.extend(in_words.then(|| standing(lang, view)));
                lines.extend(more_line(lang, view, round));
            }
            lines.extend(aids(lang, view));
        }
        Phase::Over => {
            lines.extend(view.ending.map(|ending| result(lang, view, ending)));
            let is_whole = view.options.mission.is_whole();
            if let Some(Ending::Lost { .. }) = view.ending.filter(|_| is_whole) {
                lines.push(standing(lang, view));
            }
        }
    }
    lines.join("\n")
}

/// Lines for the practice flights, and who flies them.
fn practice(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    if let Some(flight) = own_flight(view) {
        let take = flight.take.clone().unwrap_or_default();
        let stage = match take.hand() {
            Hand::Up => "air",
            Hand::Down if take.is_empty() => "ground",
            Hand::Down => "landed",
        };
        let route = super::shown::flight(lang, flight.from, &[flight.to]);
        let phrase = say("contact-status-flight").with("route", route);
        return vec![phrase.with("stage", stage).tr(lang)];
    }
    if view.seats == 1 {
        return vec![say("contact-status-practice-solo").tr(lang)];
    }
    let mut lines = vec![say("contact-status-practice").tr(lang)];
    let pilots = view.practising.iter().map(|flight| {
        let name = names.in_message(flight.pilot).to_owned();
        let way = super::shown::flight(lang, flight.from, &[flight.to]);
        format!("{name} ({way})")
    });
    let pilots: Vec<String> = pilots.collect();
    // Who plays sees them in their picture.
    if !pilots.is_empty() && view.me.is_none() {
        let phrase = say("contact-status-practising").with("names", all_of(lang, pilots));
        lines.push(phrase.tr(lang));
    }
    lines
}

/// The practice flight that the viewer is about to fly.
fn own_flight(view: &View) -> Option<&PracticeView> {
    let mut flights = view.practising.iter();
    flights.find(|flight| Some(flight.pilot) == view.me)
}

/// Round, fuel, and what is played for, or the points between rounds; of one signal, the guesses
/// left.
pub(super) fn standing(lang: Lang, view: &View) -> String {
    if !view.options.mission.is_whole() {
        return say("contact-status-signal")
            .with("left", view.fuel)
            .tr(lang);
    }
    let number = view.round.as_ref().map_or(ROUNDS, |round| round.number);
    let line = say("contact-status-round")
        .with("first", if number == 1 { "yes" } else { "no" })
        .with("round", number)
        .with("rounds", ROUNDS)
        .with("fuel", fuel(lang, view.fuel))
        .tr(lang);
    let score = say("contact-status-score")
        .with("score", view.score)
        .with("best", BEST);
    let round = view.round.as_ref().filter(|_| view.ending.is_none());
    let stake = round.map(|round| match (round.stake, round.signal) {
        (Stake::Forfeited, _) => say("contact-status-stake-lost"),
        (_, Some(card)) => say("contact-status-stake")
            .with("first", if number == 1 { "yes" } else { "no" })
            .with("signal", signal(lang, card)),
        (_, None) => say("contact-status-stake-none"),
    });
    // The picture counts the points while a round is played.
    let stake = stake.unwrap_or(score).tr(lang);
    format!("{line} · {stake}")
}

/// Line for whose move it is in a round.
fn turn(lang: Lang, view: &View, round: &RoundView, names: &Names) -> String {
    let named = |seat| names.in_message(seat).to_owned();
    let phrase: Phrase = match (view.phase, round.guesser) {
        (Phase::Guessing, Some(guesser)) if view.me == Some(guesser) => {
            match hop_seconds(lang, view, round) {
                Some(seconds) => say("contact-status-heard").with("seconds", seconds),
                None => say("contact-status-guess-you"),
            }
        }
        (Phase::Guessing, Some(guesser)) => {
            say("contact-status-guess").with("name", named(guesser))
        }
        _ => {
            let mine = view.me.is_some_and(|me| round.source == Source::Seat(me));
            let hand = view.console.as_ref().map(|console| console.hand);
            let taps = [HandStage::TakesOff, HandStage::Lands, HandStage::Ready];
            let taps = hand.is_some_and(|hand| taps.contains(&hand));
            let phrase = match (mine, round.sent.is_empty()) {
                // The game master guesses.
                (true, _) if round.guesser.is_none() && taps => say("contact-status-hand-flies"),
                (true, true) if round.guesser.is_none() => say("contact-status-hand-you"),
                (true, false) if round.guesser.is_none() => say("contact-status-hand-again"),
                (true, true) => say("contact-status-source-you"),
                (true, false) => say("contact-status-source-you-again"),
                (false, true) => say("contact-status-source"),
                (false, false) => say("contact-status-source-again"),
            };
            let target = view.console.as_ref().map(|console| console.target);
            phrase
                .with("name", source(lang, round.source, named))
                .with("tile", tile(lang, target.unwrap_or(Tile::EARTH)))
        }
    };
    phrase.with("left", round.transmissions_left).tr(lang)
}

/// Seconds of each hop of Houston's last flight: its picture rests on the board again.
fn hop_seconds(lang: Lang, view: &View, round: &RoundView) -> Option<String> {
    let is_hand = view.options.showing == Showing::Hand && round.source == Source::GameMaster;
    let hops = round.sent.last().filter(|_| is_hand)?.hops().iter();
    let millis = hops.map(|hop| u32::try_from(hop.flight.get()).unwrap_or(u32::MAX));
    let seconds: Vec<String> = millis.map(|millis| tenths(lang, millis)).collect();
    Some(seconds.join(" · "))
}

/// A line with what else the crew must know.
fn more_line(lang: Lang, view: &View, round: &RoundView) -> Option<String> {
    let mut parts = Vec::new();
    match round.talk {
        Talk::Briefing => parts.push(say("contact-status-briefing").tr(lang)),
        Talk::Silence if view.phase == Phase::Guessing && round.crew.len() > 1 => {
            parts.push(say("contact-status-silence").tr(lang));
        }
        Talk::Silence => {}
    }
    // Who plays sees them crossed out.
    if !round.wrong.is_empty() && view.me.is_none() {
        let phrase = say("contact-status-wrong").with("tiles", tiles(lang, &round.wrong));
        parts.push(phrase.tr(lang));
    }
    if let Some((marker, number)) = round.marker {
        let phrase = say("contact-status-marker")
            .with("tile", tile(lang, marker))
            .with("number", number);
        parts.push(phrase.tr(lang));
    }
    // That each hop has a ring is said once.
    let is_news = |rings: &Rings| *rings != Rings::EachHop || round.number == 1;
    let rings = view.rings().filter(is_news);
    let rings = rings.filter(|_| view.phase == Phase::Guessing);
    parts.extend(rings.map(|rings| {
        let key = match rings {
            Rings::EachHop => "contact-status-rings-each",
            Rings::FirstHop if !view.first_stops().is_empty() => "contact-status-rings-stops",
            Rings::FirstHop => "contact-status-rings-first",
            Rings::Second => "contact-status-rings-second",
        };
        say(key).tr(lang)
    }));
    parts.extend(stakes(lang, view, round));
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// Phrase for what a guess wins and costs, in the first round.
fn stakes(lang: Lang, view: &View, round: &RoundView) -> Option<String> {
    let plays = view.me.is_some() && view.phase == Phase::Guessing;
    let card = round
        .signal
        .filter(|_| plays && round.number == 1 && round.wrong.is_empty())?;
    let stakes = say("contact-status-stakes")
        .with("signal", signal(lang, card))
        .with("best", BEST)
        .with("fuel", fuel(lang, view.fuel));
    Some(stakes.tr(lang))
}

/// The help cards of the pro variant.
fn aids(lang: Lang, view: &View) -> Option<String> {
    if view.aids.is_empty() {
        return None;
    }
    let on = |side: AidSide| {
        let cards = view.aids.iter().filter(move |(_, up)| *up == side);
        let names: Vec<String> = cards.map(|(card, _): &(Aid, _)| aid(lang, *card)).collect();
        names
    };
    let none = || vec![say("contact-none").tr(lang)];
    let (active, used) = (on(AidSide::Active), on(AidSide::Inactive));
    let active = if active.is_empty() { none() } else { active };
    let phrase = if used.is_empty() {
        say("contact-status-aids")
    } else {
        say("contact-status-aids-used").with("used", used.join(", "))
    };
    Some(phrase.with("active", active.join(", ")).tr(lang))
}

/// Tells how the mission ended, and what to try next.
fn result(lang: Lang, view: &View, ending: Ending) -> String {
    let mut said = Vec::new();
    match ending {
        Ending::Lost { .. } => said.push(say("contact-over-lost").tr(lang)),
        Ending::Won { .. } if !view.options.mission.is_whole() => {
            let wrong = view.past.first().map_or(0, |past| past.wrong.len());
            let found = say("contact-over-signal")
                .with("guess", wrong + 1)
                .with("guesses", Mission::GUESSES);
            said.push(found.tr(lang));
        }
        Ending::Won { next, .. } => {
            said.push(won(lang, view.score));
            said.extend(next.map(|next| {
                say("contact-over-next")
                    .with("now", level(lang, view.options.level))
                    .with("fuel", fuel(lang, view.fuel))
                    .with("level", level(lang, next))
                    .tr(lang)
            }));
        }
    }
    said.join(" ")
}

/// Line for the result of the mission.
fn won(lang: Lang, score: u8) -> String {
    say("contact-over-won")
        .with("score", score)
        .with("best", BEST)
        .tr(lang)
}
