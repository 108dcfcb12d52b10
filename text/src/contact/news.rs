//! News of the mission, in the past tense.

use games::Seat;
use games::contact::{Glimpse, Source, Stake, Tile};

use super::shown::{aid, bars, flight, fuel, signal, tile, tiles};
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Sentence for a glimpse.
pub(super) fn news(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    match glimpse {
        Glimpse::Laid { arrivals } if arrivals.len() == Tile::planets().count() => {
            say("contact-news-laid-pro")
        }
        Glimpse::Laid { arrivals } => say("contact-news-laid").with("tiles", tiles(lang, arrivals)),
        Glimpse::PracticeChosen { pilot, from, to } => say("contact-news-practises")
            .with_player("name", names, *pilot)
            .with("from", tile(lang, *from))
            .with("to", tile(lang, *to)),
        Glimpse::PracticeFlown { flown, showing } => {
            let keys = ["contact-news-practised", "contact-news-practised-master"];
            let sentence = of_source(keys, flown.pilot, names)
                .with("from", tile(lang, flown.from))
                .with("to", tile(lang, flown.to));
            return sentence.tr(lang) + &bars(*showing, &flown.rhythm);
        }
        Glimpse::RoundOpened { .. } => return round_opened(lang, glimpse, names),
        Glimpse::SourceChanged {
            source: next,
            target,
        } => {
            let sentence = of_source(
                ["contact-news-source", "contact-news-source-master"],
                *next,
                names,
            );
            return with_target(lang, sentence.tr(lang), *target);
        }
        Glimpse::TargetExchanged { target } => {
            return with_target(lang, say("contact-news-exchanged").tr(lang), *target);
        }
        Glimpse::SignalChosen { signal: card } => {
            say("contact-news-chosen").with("signal", signal(lang, *card))
        }
        Glimpse::Routed { start, route } => match route.tiles() {
            [] => say("contact-news-routed-none"),
            tiles => say("contact-news-routed").with("route", flight(lang, *start, tiles)),
        },
        // The console that comes with it shows where the hand is; a sentence above would move the
        // button between two presses.
        Glimpse::Recorded { .. } => return String::new(),
        Glimpse::Transmitted { .. } => return transmission(lang, glimpse, names),
        Glimpse::RepeatAsked { by: None, .. } => say("contact-news-repeat-alone"),
        Glimpse::RepeatAsked {
            by: Some(by),
            source: asked,
        } => {
            let keys = ["contact-news-repeat", "contact-news-repeat-master"];
            of_source(keys, *asked, names).with_player("by", names, *by)
        }
        Glimpse::GuessPassed { by, guesser } => match guesser.filter(|next| next != by) {
            Some(next) => say("contact-news-passed").with_player("guesser", names, next),
            None => say("contact-news-passed-alone"),
        }
        .with_player("name", names, *by),
        Glimpse::FuelLost { fuel: left } => {
            say("contact-news-fuel-lost").with("fuel", fuel(lang, *left))
        }
        Glimpse::Doubled { by } => say("contact-news-doubled").with_player("name", names, *by),
        Glimpse::Missed { .. } => return wrong_guess(lang, glimpse, names),
        Glimpse::Found { .. } => return find_sentence(lang, glimpse, names),
        Glimpse::FirstStopShown { by, stop } => say("contact-news-stop")
            .with_player("name", names, *by)
            .with("tile", tile(lang, *stop)),
        Glimpse::BriefingCalled { by, aid: card } => say("contact-news-briefing")
            .with_player("name", names, *by)
            .with("aid", aid(lang, *card)),
        Glimpse::Reactivated { by, fuel: left } => say("contact-news-reactivated")
            .with_player("name", names, *by)
            .with("fuel", fuel(lang, *left)),
        Glimpse::Lost {
            target,
            from,
            route,
        } => match route.tiles() {
            [] => say("contact-news-lost"),
            tiles => say("contact-news-lost-route").with("route", flight(lang, *from, tiles)),
        }
        .with("tile", tile(lang, *target)),
    }
    .tr(lang)
}

/// Begins a sentence about a source, by its name; the game master speaks of itself.
fn of_source([named, own]: [&'static str; 2], who: Source, names: &Names) -> Phrase {
    match who {
        Source::GameMaster => say(own),
        Source::Seat(seat) => say(named).with_player("name", names, seat),
    }
}

/// Adds the target to a sentence, for the source alone.
fn with_target(lang: Lang, sentence: String, target: Option<Tile>) -> String {
    let own = target.map(|target| {
        let phrase = say("contact-news-target").with("tile", tile(lang, target));
        phrase.tr(lang)
    });
    std::iter::once(sentence)
        .chain(own)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Sentence for a round that begins.
fn round_opened(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::RoundOpened {
        number,
        source: who,
        planet,
        target,
        ..
    } = glimpse
    else {
        return String::new();
    };
    let mut said = vec![
        of_source(
            ["contact-news-round", "contact-news-round-master"],
            *who,
            names,
        )
        .with("number", *number)
        .tr(lang),
    ];
    said.extend(planet.map(|planet| {
        let phrase = say("contact-news-round-planet").with("tile", tile(lang, planet));
        phrase.tr(lang)
    }));
    with_target(lang, said.join(" "), *target)
}

/// Sentence for a transmission.
fn transmission(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::Transmitted {
        source: who,
        rhythm,
        showing,
        ..
    } = glimpse
    else {
        return String::new();
    };
    let keys = ["contact-news-sent", "contact-news-sent-master"];
    let sentence = of_source(keys, *who, names).with("hops", rhythm.landings());
    sentence.tr(lang) + &bars(*showing, rhythm)
}

/// Names one planet, or the two of the 50:50 card.
fn planet_names(lang: Lang, planets: &[Tile]) -> String {
    let names = planets.iter().map(|planet| tile(lang, *planet));
    let names: Vec<String> = names.map(|name| format!("**{name}**")).collect();
    all_of(lang, names)
}

/// Sentence for a wrong guess.
fn wrong_guess(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::Missed {
        by,
        planets,
        forfeited,
        fuel: left,
        heard_as,
        ..
    } = glimpse
    else {
        return String::new();
    };
    let phrase = match by {
        Some(by) => say("contact-news-missed").with_player("name", names, *by),
        None => {
            let (start, landings) = heard_as.split_first().unwrap_or((&Tile::EARTH, &[]));
            say("contact-news-missed-master").with("route", flight(lang, *start, landings))
        }
    };
    let mut said = vec![
        phrase
            .with("planets", planet_names(lang, planets))
            .with("fuel", fuel(lang, *left))
            .tr(lang),
    ];
    said.extend(forfeited.map(|card| {
        let phrase = say("contact-news-forfeited").with("signal", signal(lang, card));
        phrase.tr(lang)
    }));
    said.join(" ")
}

/// Sentence for a planet that is found.
fn find_sentence(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::Found { planets, past, .. } = glimpse else {
        return String::new();
    };
    let route = flight(lang, past.from, past.route.tiles());
    let phrase = match (past.finder, past.source.seat()) {
        (Some(finder), _) => {
            let key = match past.route.tiles() {
                [] => "contact-news-found",
                _ => "contact-news-found-route",
            };
            say(key).with_player("name", names, finder)
        }
        (None, pilot) => {
            let pilot = pilot.unwrap_or(Seat::new(0));
            say("contact-news-found-master").with_player("name", names, pilot)
        }
    };
    let mut said = vec![
        phrase
            .with("route", route)
            .with("planets", planet_names(lang, planets))
            .with("tile", tile(lang, past.target))
            .tr(lang),
    ];
    if let Some(card) = past.signal.filter(|_| past.stake == Stake::Won) {
        let phrase = say("contact-news-won-card").with("signal", signal(lang, card));
        said.push(phrase.tr(lang));
    }
    said.join(" ")
}
