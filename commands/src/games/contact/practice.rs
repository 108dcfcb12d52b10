//! Before round 1: flights that everyone may practise in the open.

use games::contact::{Contact, Hand, Phase, Tile};
use text::contact::{flight, tile};
use text::say;

use super::hand::{self, HandStep};
use super::outlook::{Offers, Outlook};
use super::source::{landings, ready};
use super::{choice, lettered, row};
use crate::input;
use crate::ui::message::{Button, Row, Select, Style};

/// The select, and the page, where a flight begins.
pub(super) const FROM: &str = "from";
/// The select where it ends.
pub(super) const TO: &str = "to";

pub(super) fn offers(outlook: Outlook<'_>) -> Offers {
    let Outlook {
        lang, view, ids, ..
    } = outlook;
    let mut lines = Vec::new();
    let mut rows = vec![Row::Select(from(outlook))];
    let start = lettered(&outlook.page.argument).first().copied();
    if let Some(start) = start.filter(|_| outlook.page.word == FROM) {
        rows.extend(to(outlook, start).map(Row::Select));
    }
    let mut buttons = Vec::new();
    let own = view.practising.iter();
    let mut own = own.filter(|flight| Some(flight.pilot) == view.me);
    match own.next() {
        Some(chosen) => {
            let take = chosen.take.clone().unwrap_or_default();
            let next = match take.hand() {
                _ if take.landings() > 0 => HandStep::Ready,
                Hand::Up => HandStep::Lands,
                Hand::Down => HandStep::TakesOff,
            };
            lines.push(if next == HandStep::Ready {
                ready(lang, &take)
            } else {
                let way = flight(lang, chosen.from, &[chosen.to]);
                say("contact-hint-flight").with("route", way).tr(lang)
            });
            buttons.extend(hand::buttons(lang, &take, next, ids));
        }
        None => lines.push(say("contact-hint-practise").tr(lang)),
    }
    if matches!(view.phase, Phase::Practising { first } if view.me == Some(first)) {
        let begin = input::button::<Contact>(lang, ids, "begin", "");
        let style = match buttons.is_empty() {
            true => begin.style,
            false => Style::Plain,
        };
        buttons.push(Button { style, ..begin });
    }
    rows.extend(row(buttons));
    Offers {
        lines,
        rows,
        more: Vec::new(),
    }
}

fn from(outlook: Outlook<'_>) -> Select {
    let tiles = outlook.view.tiles.iter();
    Select {
        id: outlook.ids.game(FROM, ""),
        placeholder: say("contact-choose-from").tr(outlook.lang),
        choices: tiles
            .map(|seen| choice(outlook.lang, seen.tile, None))
            .collect(),
    }
}

fn to(outlook: Outlook<'_>, start: Tile) -> Option<Select> {
    let choices = landings(outlook.lang, &outlook.view.flights_from(start), None);
    (!choices.is_empty()).then(|| Select {
        id: outlook.ids.game(TO, &start.to_string()),
        placeholder: say("contact-choose-to")
            .with("tile", tile(outlook.lang, start))
            .tr(outlook.lang),
        choices,
    })
}
