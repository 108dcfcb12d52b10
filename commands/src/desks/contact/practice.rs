//! Before round 1: flights that everyone may practise in the open.

use games::contact::{Contact, Hand, Phase, Tile};
use text::contact::{flight, tile};
use text::say;

use super::console::{Offers, Sight};
use super::hand::{self, Next};
use super::source::{landings, ready};
use super::{choice, lettered, row};
use crate::doors;
use crate::message::{Row, Select};

/// The select, and the page, where a flight begins.
pub(super) const FROM: &str = "from";
/// The select where it ends.
pub(super) const TO: &str = "to";

pub(super) fn offers(sight: Sight<'_>) -> Offers {
    let Sight {
        lang, view, ids, ..
    } = sight;
    let mut hints = Vec::new();
    let mut rows = Vec::new();
    let own = view.practising.iter();
    let mut own = own.filter(|flight| Some(flight.pilot) == view.me);
    match own.next() {
        Some(chosen) => {
            let take = chosen.take.clone().unwrap_or_default();
            let next = match take.hand() {
                _ if take.landings() > 0 => Next::Ready,
                Hand::Up => Next::Lands,
                Hand::Down => Next::TakesOff,
            };
            hints.push(if next == Next::Ready {
                ready(lang, &take)
            } else {
                let way = flight(lang, chosen.from, &[chosen.to]);
                say("contact-hint-flight").with("route", way).tr(lang)
            });
            rows.extend(hand::buttons(lang, &take, next, ids));
        }
        None => hints.push(say("contact-hint-practise").tr(lang)),
    }
    rows.push(Row::Select(from(sight)));
    let start = lettered(&sight.page.argument).first().copied();
    if let Some(start) = start.filter(|_| sight.page.word == FROM) {
        rows.push(Row::Select(to(sight, start)));
    }
    if matches!(view.phase, Phase::Practising { first } if view.me == Some(first)) {
        let begin = doors::buttons::<Contact>(lang, ids, &["begin"]);
        rows.extend(row(begin));
    }
    (hints, rows)
}

fn from(sight: Sight<'_>) -> Select {
    let tiles = sight.view.tiles.iter();
    Select {
        id: sight.ids.game(FROM, ""),
        placeholder: say("contact-choose-from").tr(sight.lang),
        choices: tiles
            .map(|seen| choice(sight.lang, seen.tile, None))
            .collect(),
    }
}

fn to(sight: Sight<'_>, start: Tile) -> Select {
    Select {
        id: sight.ids.game(TO, &start.to_string()),
        placeholder: say("contact-choose-to")
            .with("tile", tile(sight.lang, start))
            .tr(sight.lang),
        choices: landings(sight.lang, &sight.view.flights_from(start), None),
    }
}
