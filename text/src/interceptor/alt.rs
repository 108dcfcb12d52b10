//! The alt text of the pictures: the same as the description, as short as Discord wants it.

use games::interceptor::{Glimpse, View};

use super::craft::{craft, lettered, placement};
use super::describe::{asteroids, ship_line};
use super::news::turn_lines;
use crate::fit::{self, Fitted};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Alt text of a board.
pub(super) fn alt(lang: Lang, view: &View, names: &Names) -> Fitted {
    let title = say("interceptor-alt-title").with("side", view.board.side());
    let mut sentences = vec![title.tr(lang)];
    // One's own comes first: what a very long text loses is at its end.
    for ship in view.mine() {
        let name = craft(ship.id, |seat| names.plain(seat));
        if let Some(at) = &ship.placement {
            let placed = say("interceptor-news-placed")
                .with("ship", name.clone())
                .with("place", placement(lang, at));
            sentences.push(placed.tr(lang).replace('*', ""));
        }
        if let Some(flight) = &ship.order {
            let order = say("interceptor-alt-order")
                .with("ship", name)
                .with("order", lettered(lang, flight.carried_out()));
            sentences.push(order.tr(lang));
        }
    }
    sentences.extend(view.ships.iter().map(|ship| {
        let name = craft(ship.id, |seat| names.plain(seat));
        ship_line(lang, ship, &name)
    }));
    sentences.push(asteroids(lang, &view.asteroids));
    // The film's turn, as far as there is room: the shots matter most.
    let report = view.last.as_ref().filter(|_| view.has_just_flown());
    let flown = report.map(|report| turn_lines(lang, report, names));
    for line in flown.into_iter().flatten().rev().map(plain) {
        let length: usize = sentences.iter().map(|it| fit::length(it) + 1).sum();
        if length + fit::length(&line) <= fit::ALT {
            sentences.push(line);
        }
    }
    fit::sentences(sentences)
}

/// Alt text of a turn's replay; `None` for news without a picture.
pub(super) fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<Fitted> {
    let Glimpse::Fired { report, .. } = glimpse else {
        return None;
    };
    let title = say("interceptor-alt-replay").with("turn", report.turn);
    let mut sentences = vec![title.tr(lang)];
    let flown = turn_lines(lang, report, names).into_iter();
    sentences.extend(flown.map(plain));
    Some(fit::sentences(sentences))
}

/// Name of the film of a turn, which tells by itself how it went.
pub(super) fn caption(lang: Lang, glimpse: &Glimpse) -> Option<String> {
    let Glimpse::Fired { report, .. } = glimpse else {
        return None;
    };
    let title = say("interceptor-caption").with("turn", report.turn);
    Some(title.tr(lang))
}

/// A line without marks: alt texts know none.
fn plain(line: String) -> String {
    line.replace(['*', '`'], "")
}
