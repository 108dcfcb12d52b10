//! Before round 1: flights that everyone may practise in the open.

use games::contact::{Contact, Hand, Phase, Tile};
use text::contact::{flight, tile};
use text::say;

use super::hand::{self, HandStep};
use super::source::{landings, ready};
use super::{choice, row, tiles_of_letters};
use crate::game::ui::{Console, Screen};
use crate::ui::message::{Button, Row, Style};

/// The select, and the page, where a flight begins.
pub(super) const FROM: &str = "from";
/// A button that flies from one tile to another.
pub(super) const FLY: &str = "fly";
/// The select where it ends.
pub(super) const TO: &str = "to";

/// Console while flights are practised.
pub(super) fn console(at: &Screen<'_, Contact>) -> Console {
    let (lang, view) = (at.lang, at.view);
    let mut lines = Vec::new();
    let begins = matches!(view.phase, Phase::Practising { first } if view.me == Some(first));
    let mut pilots = view.practising.iter().map(|flight| flight.pilot);
    let flew = pilots.clone().next().is_some();
    let flies = pilots.any(|pilot| Some(pilot) == view.me);
    // Before the mission, one flight; then the mission.
    let goes_on = flies || begins && flew;
    let flies_first = !goes_on && at.on_page(FROM).is_none();
    let (mut rows, mut more) = (Vec::new(), Vec::new());
    match at.on_page(FROM) {
        Some(start) => {
            let start = tiles_of_letters(start).first().copied();
            rows.extend(start_select(at));
            rows.extend(start.and_then(|start| destination_select(at, start)));
            lines.push(say("contact-hint-practise").tr(lang));
        }
        None => {
            rows.extend(row(flights(at, flies_first)));
            more.push(at.button(FROM, ""));
        }
    }
    let mut buttons = Vec::new();
    let own = view.practising.iter();
    let mut own = own.filter(|flight| Some(flight.pilot) == view.me);
    if let Some(chosen) = own.next() {
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
        if next != HandStep::Ready {
            lines.push(hand::tapped(lang, &take));
        }
        buttons.extend(hand::buttons(at, &take, next));
    }
    if begins {
        let mut begin = at.button("begin", "");
        if !buttons.is_empty() || flies_first {
            begin.style = Style::Plain;
        }
        buttons.push(begin);
    }
    rows.extend(row(buttons));
    Console::new(lines, rows).with_more(more)
}

/// Buttons that fly from the Earth, near and far; the first may stand out.
fn flights(at: &Screen<'_, Contact>, stands_out: bool) -> Vec<Button> {
    let targets = at.view.practice_targets().into_iter().enumerate();
    let fly = |(nth, to): (usize, Tile)| {
        let ends = format!("{}{to}", Tile::EARTH);
        let label = say("contact-button-fly").with("tile", tile(at.lang, to));
        let style = match stands_out && nth == 0 {
            true => Style::Main,
            false => Style::Plain,
        };
        at.labelled(FLY, &ends, label, style)
    };
    targets.map(fly).collect()
}

/// Select of the planet where a flight begins.
fn start_select(at: &Screen<'_, Contact>) -> Option<Row> {
    let tiles = at.view.tiles.iter();
    let tiles = tiles.map(|seen| choice(at.lang, seen.tile));
    at.select(FROM, "", say("contact-choose-from"), tiles)
}

/// Select of the planet where a flight ends.
fn destination_select(at: &Screen<'_, Contact>, start: Tile) -> Option<Row> {
    let placeholder = say("contact-choose-to").with("tile", tile(at.lang, start));
    let flights = at.view.flights_from(start);
    let choices = landings(at.lang, &flights, None);
    at.select(TO, &start.to_string(), placeholder, choices)
}
