//! The source's console: a secret target, a route to build, a hand to tap it.

use games::contact::{Contact, Exchange, HandStage, Next as Stop, Signal, SourceView, Take, Tile};
use text::contact::{flight, seconds, signal, strip, tile, tiles};
use text::{Lang, say};

use super::hand::{self, HandStep};
use super::{choice, crew, row};
use crate::game::ui::{Console, Screen};
use crate::ui::message::{Button, Row, SelectEntry};

/// The page with every tile to which the route can go on.
pub(super) const STOPS: &str = "stops";

/// Console of the source.
pub(super) fn console(at: &Screen<'_, Contact>, console: &SourceView) -> Console {
    if let Some(asked) = at.question() {
        return asked;
    }
    let lang = at.lang;
    let mut lines = Vec::new();
    if console.route.legs() > 0 && console.hand != HandStage::Sent {
        let way = flight(lang, console.start, console.route.tiles());
        lines.push(say("contact-news-routed").with("route", way).tr(lang));
    }
    let mut rows = Vec::new();
    let mut buttons = Vec::new();
    let mut more = changes(at, console);
    let tap = |next| hand::buttons(at, &console.take, next);
    match console.hand {
        HandStage::NoRoute => {
            lines.extend(way_to_the_target(lang, console));
            let few = few_stops(at, console);
            let chooses = at.view.round.as_ref().is_some_and(|it| it.signal.is_none());
            if few.is_empty() || chooses || at.on_page(STOPS).is_some() {
                rows.extend(stops(at, console, &console.next));
            } else {
                rows.extend(stops(at, console, &few));
                buttons.push(at.button(STOPS, ""));
            }
        }
        HandStage::NoSignal => {}
        HandStage::TakesOff | HandStage::Lands => {
            lines.push(
                say("contact-hint-tap")
                    .with("landings", console.take.landings())
                    .with("legs", console.route.legs())
                    .tr(lang),
            );
            lines.push(hand::tapped(lang, &console.take));
            buttons.extend(tap(if console.hand == HandStage::Lands {
                HandStep::Lands
            } else {
                HandStep::TakesOff
            }));
        }
        HandStage::Ready => {
            lines.push(ready(lang, &console.take));
            buttons.extend(tap(HandStep::Ready));
        }
        HandStage::Sent => {
            lines.push(say("contact-hint-sent").tr(lang));
            more.clear();
        }
    }
    // The route may be planned before the card is chosen: it tells how easy it is.
    if let Some(round) = &at.view.round
        && round.signal.is_none()
        && console.hand != HandStage::Sent
    {
        lines.push(say("contact-hint-signal").tr(lang));
        rows.extend(signals(at));
    }
    let plans = buttons.is_empty() || console.hand == HandStage::NoRoute;
    if plans && !more.is_empty() && console.route.legs() > 0 {
        buttons.push(more.remove(0));
    }
    rows.extend(row(buttons));
    Console::new(lines, rows).with_more(more)
}

/// Line about the straight flight to the target: what is in its way, or, before the first flight,
/// that others take as long.
fn way_to_the_target(lang: Lang, console: &SourceView) -> Option<String> {
    let mut next = console.next.iter();
    let straight = next.find(|next| next.tile == console.target);
    let in_the_way = straight.map_or(&[][..], |next| &next.blocked_by);
    let key = match in_the_way {
        [] if !console.flown.is_empty() => return None,
        [] => "contact-hint-route",
        _ => "contact-hint-route-blocked",
    };
    let line = say(key)
        .with("tile", tile(lang, console.target))
        .with("by", tiles(lang, in_the_way.get(..1).unwrap_or(&[])));
    Some(line.tr(lang))
}

/// Line about a take with all its landings.
pub(super) fn ready(lang: Lang, take: &Take) -> String {
    say("contact-hint-ready")
        .with("strip", strip(&take.rhythm()))
        .with("seconds", seconds(lang, take))
        .tr(lang)
}

/// A few of many tiles to which the route can go on: the target, and stops from which it can be
/// reached. None where there are few in all.
fn few_stops(at: &Screen<'_, Contact>, console: &SourceView) -> Vec<Stop> {
    const FEW: usize = 4;
    let free = |next: &&Stop| next.blocked_by.is_empty();
    let all: Vec<&Stop> = console.next.iter().filter(free).collect();
    if all.len() <= FEW {
        return Vec::new();
    }
    let leads = |stop: &&&Stop| {
        let onward = at.view.flights_from(stop.tile);
        let mut onward = onward.iter().filter(free);
        stop.tile == console.target || onward.any(|next| next.tile == console.target)
    };
    let mut few: Vec<&Stop> = all.iter().filter(leads).copied().collect();
    few.sort_by_key(|stop| (stop.tile != console.target, stop.tile));
    few.truncate(FEW);
    few.into_iter().cloned().collect()
}

/// Select of tiles to which the route can go on.
fn stops(at: &Screen<'_, Contact>, console: &SourceView, all: &[Stop]) -> Option<Row> {
    let choices = landings(at.lang, all, Some(console.target));
    let placeholder = say("contact-choose-stop").with("tile", tile(at.lang, console.end));
    at.select("stop", "", placeholder, choices)
}

/// Select of the tiles where a flight can land: what is in the way the picture shows.
pub(super) fn landings(
    lang: Lang,
    all: &[Stop],
    target: Option<Tile>,
) -> impl Iterator<Item = SelectEntry> {
    let free = all.iter().filter(|next| next.blocked_by.is_empty());
    free.map(move |next| {
        let is_target = Some(next.tile) == target;
        choice(lang, next.tile).about(is_target.then(|| say("contact-choice-target").tr(lang)))
    })
}

/// The signal cards left, each value once.
fn signals(at: &Screen<'_, Contact>) -> Option<Row> {
    let values = Signal::VALUES.into_iter();
    let left = values.filter(|card| at.view.signals.contains(card));
    let choice = |card: Signal| SelectEntry::new(card.points().to_string(), signal(at.lang, card));
    at.select("signal", "", say("contact-choose-signal"), left.map(choice))
}

/// Buttons that change the route or the target.
fn changes(at: &Screen<'_, Contact>, console: &SourceView) -> Vec<Button> {
    let mut buttons = Vec::new();
    if console.route.legs() > 0 {
        buttons.extend(["back", "clear"].map(|word| at.button(word, "")));
    }
    if console.exchange == Exchange::Offered {
        buttons.push(at.button("sure", "exchange"));
    }
    buttons.extend(crew::reactivate(at));
    buttons
}
