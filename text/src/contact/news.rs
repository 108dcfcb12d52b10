//! News of the mission, in the past tense.

use games::contact::{Glimpse, Source, Stake, Tile};

use super::shown::{aid, bars, flight, fuel, signal, tile, tiles};
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

pub(super) fn news(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    match glimpse {
        Glimpse::Laid { arrivals } if arrivals.len() == Tile::planets().count() => {
            say("contact-news-laid-pro")
        }
        Glimpse::Laid { arrivals } => say("contact-news-laid").with("tiles", tiles(lang, arrivals)),
        Glimpse::PracticeChosen { pilot, from, to } => say("contact-news-practises")
            .named("name", names, *pilot)
            .with("from", tile(lang, *from))
            .with("to", tile(lang, *to)),
        Glimpse::PracticeFlown { flown, showing } => {
            let keys = ["contact-news-practised", "contact-news-practised-master"];
            let told = of_source(keys, flown.pilot, names)
                .with("from", tile(lang, flown.from))
                .with("to", tile(lang, flown.to));
            return told.tr(lang) + &bars(*showing, &flown.rhythm);
        }
        Glimpse::RoundOpened { .. } => return opened(lang, glimpse, names),
        Glimpse::SourceChanged {
            source: next,
            target,
        } => {
            let told = of_source(
                ["contact-news-source", "contact-news-source-master"],
                *next,
                names,
            );
            return with_target(lang, told.tr(lang), *target);
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
        Glimpse::Transmitted { .. } => return transmitted(lang, glimpse, names),
        Glimpse::RepeatAsked { by, source: asked } => {
            let keys = ["contact-news-repeat", "contact-news-repeat-master"];
            of_source(keys, *asked, names).named("by", names, *by)
        }
        Glimpse::GuessPassed { by, guesser } => match guesser.filter(|next| next != by) {
            Some(next) => say("contact-news-passed").named("guesser", names, next),
            None => say("contact-news-passed-alone"),
        }
        .named("name", names, *by),
        Glimpse::FuelLost { fuel: left } => {
            say("contact-news-fuel-lost").with("fuel", fuel(lang, *left))
        }
        Glimpse::Doubled { by } => say("contact-news-doubled").named("name", names, *by),
        Glimpse::Missed { .. } => return missed(lang, glimpse, names),
        Glimpse::Found { .. } => return found(lang, glimpse, names),
        Glimpse::FirstStopShown { by, stop } => say("contact-news-stop")
            .named("name", names, *by)
            .with("tile", tile(lang, *stop)),
        Glimpse::BriefingCalled { by, aid: card } => say("contact-news-briefing")
            .named("name", names, *by)
            .with("aid", aid(lang, *card)),
        Glimpse::Reactivated { by, fuel: left } => say("contact-news-reactivated")
            .named("name", names, *by)
            .with("fuel", fuel(lang, *left)),
        Glimpse::Lost { target } => {
            let origin = say("contact-news-lost").with("tile", tile(lang, *target));
            return [say("contact-over-lost").tr(lang), origin.tr(lang)].join(" ");
        }
    }
    .tr(lang)
}

/// Begins a sentence about a source, by its name; the game master speaks of itself.
fn of_source([named, own]: [&'static str; 2], who: Source, names: &Names) -> Phrase {
    match who {
        Source::GameMaster => say(own),
        Source::Seat(seat) => say(named).named("name", names, seat),
    }
}

/// Adds the target to a sentence, for the source alone.
fn with_target(lang: Lang, told: String, target: Option<Tile>) -> String {
    let own = target.map(|target| {
        let phrase = say("contact-news-target").with("tile", tile(lang, target));
        phrase.tr(lang)
    });
    std::iter::once(told)
        .chain(own)
        .collect::<Vec<_>>()
        .join(" ")
}

fn opened(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::RoundOpened {
        number,
        source: who,
        signal: card,
        planet,
        target,
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
    said.extend(card.map(|card| {
        let phrase = say("contact-news-round-signal").with("signal", signal(lang, card));
        phrase.tr(lang)
    }));
    said.extend(planet.map(|planet| {
        let phrase = say("contact-news-round-planet").with("tile", tile(lang, planet));
        phrase.tr(lang)
    }));
    with_target(lang, said.join(" "), *target)
}

fn transmitted(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::Transmitted {
        source: who,
        rhythm,
        showing,
        left,
        guesser,
        ..
    } = glimpse
    else {
        return String::new();
    };
    let keys = ["contact-news-sent", "contact-news-sent-master"];
    let mut said = of_source(keys, *who, names).tr(lang);
    if let Some(guesser) = guesser {
        let next = say("contact-news-sent-next")
            .named("guesser", names, *guesser)
            .with("left", *left);
        said = format!("{said} {}", next.tr(lang));
    }
    said + &bars(*showing, rhythm)
}

/// Names one planet, or the two of the 50:50 card.
fn named(lang: Lang, planets: &[Tile]) -> String {
    let names = planets.iter().map(|planet| tile(lang, *planet));
    let names: Vec<String> = names.map(|name| format!("**{name}**")).collect();
    all_of(lang, names)
}

fn missed(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::Missed {
        by,
        planets,
        forfeited,
        fuel: left,
        guesser,
    } = glimpse
    else {
        return String::new();
    };
    let mut said = vec![
        say("contact-news-missed")
            .named("name", names, *by)
            .with("planets", named(lang, planets))
            .with("fuel", fuel(lang, *left))
            .tr(lang),
    ];
    said.extend(forfeited.map(|card| {
        let phrase = say("contact-news-forfeited").with("signal", signal(lang, card));
        phrase.tr(lang)
    }));
    if let Some(guesser) = guesser.filter(|_| *left > 0) {
        let next = say("contact-news-guesser").named("name", names, guesser);
        said.push(next.tr(lang));
    }
    said.join(" ")
}

fn found(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let Glimpse::Found { planets, past, .. } = glimpse else {
        return String::new();
    };
    let mut said = vec![
        say("contact-news-found")
            .named("name", names, past.finder)
            .with("planets", named(lang, planets))
            .with("tile", tile(lang, past.target))
            .tr(lang),
    ];
    if let Some(card) = past.signal.filter(|_| past.stake == Stake::Won) {
        let phrase = say("contact-news-won-card").with("signal", signal(lang, card));
        said.push(phrase.tr(lang));
    }
    said.join(" ")
}
