//! The source's console: a secret target, a route to build, a hand to tap it.

use games::contact::{Contact, Exchange, HandStage, Next as Stop, Signal, SourceView, Take, Tile};
use text::contact::{flight, signal, strip, tile};
use text::{Lang, say};

use super::hand::{self, HandStep};
use super::outlook::{Offers, Outlook};
use super::{choice, crew, row};
use crate::input;
use crate::ui::message::{Button, Row, Select, SelectEntry};

pub(super) fn offers(outlook: Outlook<'_>, console: &SourceView) -> Offers {
    if let Some(asked) = outlook.question() {
        return asked;
    }
    let lang = outlook.lang;
    let target = if console.route.legs() == 0 {
        say("contact-hint-target")
    } else {
        let way = flight(lang, console.start, console.route.tiles());
        say("contact-hint-target-route").with("route", way)
    };
    let mut lines = vec![target.with("tile", tile(lang, console.target)).tr(lang)];
    let mut rows = Vec::new();
    let mut buttons = Vec::new();
    let mut more = changes(outlook, console);
    let tap = |next| hand::buttons(lang, &console.take, next, outlook.ids);
    match console.hand {
        HandStage::NoRoute => {
            lines.push(say("contact-hint-route").tr(lang));
            rows.extend(stops(outlook, console).map(Row::Select));
        }
        HandStage::NoSignal => {}
        HandStage::TakesOff | HandStage::Lands => {
            lines.push(
                say("contact-hint-tap")
                    .with("landings", console.take.landings())
                    .with("legs", console.route.legs())
                    .tr(lang),
            );
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
    if let Some(round) = &outlook.view.round
        && round.signal.is_none()
        && console.hand != HandStage::Sent
    {
        lines.push(say("contact-hint-signal").tr(lang));
        rows.push(Row::Select(signals(outlook)));
    }
    if buttons.is_empty() && !more.is_empty() && console.route.legs() > 0 {
        buttons.push(more.remove(0));
    }
    rows.extend(row(buttons));
    Offers { lines, rows, more }
}

/// All landings are in.
pub(super) fn ready(lang: Lang, take: &Take) -> String {
    let strip = strip(&take.rhythm());
    say("contact-hint-ready").with("strip", strip).tr(lang)
}

/// Where the route can go on.
fn stops(outlook: Outlook<'_>, console: &SourceView) -> Option<Select> {
    let choices = landings(outlook.lang, &console.next, Some(console.target));
    let placeholder = say("contact-choose-stop").with("tile", tile(outlook.lang, console.end));
    (!choices.is_empty()).then(|| Select {
        id: outlook.ids.game("stop", ""),
        placeholder: placeholder.tr(outlook.lang),
        choices,
    })
}

/// Where a flight can land: what is in the way the picture shows.
pub(super) fn landings(lang: Lang, all: &[Stop], target: Option<Tile>) -> Vec<SelectEntry> {
    let free = all.iter().filter(|next| next.blocked_by.is_empty());
    let about = |next: &Stop| {
        let is_target = Some(next.tile) == target;
        is_target.then(|| say("contact-choice-target").tr(lang))
    };
    free.map(|next| choice(lang, next.tile, about(next)))
        .collect()
}

/// The signal cards left, each value once.
fn signals(outlook: Outlook<'_>) -> Select {
    let left = &outlook.view.signals;
    let values = Signal::VALUES
        .into_iter()
        .filter(|card| left.contains(card));
    let choice = |card: Signal| SelectEntry {
        value: card.points().to_string(),
        label: signal(outlook.lang, card),
        about: None,
    };
    Select {
        id: outlook.ids.game("signal", ""),
        placeholder: say("contact-choose-signal").tr(outlook.lang),
        choices: values.map(choice).collect(),
    }
}

/// What changes the route or the target.
fn changes(outlook: Outlook<'_>, console: &SourceView) -> Vec<Button> {
    let Outlook { lang, ids, .. } = outlook;
    let button = |word, argument| input::button::<Contact>(lang, ids, word, argument);
    let mut buttons = Vec::new();
    if console.route.legs() > 0 {
        buttons.extend(["back", "clear"].map(|word| button(word, "")));
    }
    if console.exchange == Exchange::Offered {
        buttons.push(button("sure", "exchange"));
    }
    buttons.extend(crew::reactivate(outlook));
    buttons
}
