//! Before round 1: flights that everyone may practise in the open.

use games::contact::{Contact, Hand, Phase, Tile};
use text::contact::tile;
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

/// Console while flights are practised: the way into the mission, and beside it what may be tried
/// before; for who flies, their hand.
pub(super) fn console(at: &Screen<'_, Contact>) -> Console {
    let (lang, view) = (at.lang, at.view);
    let begins = matches!(view.phase, Phase::Practising { first } if view.me == Some(first));
    let mut begin: Vec<Button> = begins.then(|| at.button("begin", "")).into_iter().collect();
    let mut own = view.practising.iter();
    if let Some(chosen) = own.find(|flight| Some(flight.pilot) == view.me) {
        let take = chosen.take.clone().unwrap_or_default();
        let next = match take.hand() {
            _ if take.landings() > 0 => HandStep::Ready,
            Hand::Up => HandStep::Lands,
            Hand::Down => HandStep::TakesOff,
        };
        let line = match next {
            HandStep::Ready => ready(lang, &take),
            HandStep::TakesOff | HandStep::Lands => hand::tapped(lang, &take),
        };
        for button in &mut begin {
            button.style = Style::Plain;
        }
        let buttons = hand::buttons(at, &take, next).into_iter().chain(begin);
        return Console::new([line], row(buttons.collect()));
    }
    if let Some(start) = at.on_page(FROM) {
        let start = tiles_of_letters(start).first().copied();
        let destinations = start.and_then(|start| destination_select(at, start));
        let rows = start_select(at).into_iter().chain(destinations);
        let line = say("contact-hint-practise").tr(lang);
        return Console::new([line], rows.chain(row(begin)));
    }
    begin.extend(flights(at));
    let other = at.button(FROM, "");
    Console::new(goal(at), row(begin)).with_more([other])
}

/// Line about what can be learnt by practice: a near flight, then a far one.
fn goal(at: &Screen<'_, Contact>) -> Option<String> {
    let targets = at.view.practice_targets();
    let (near, far) = targets.first().zip(targets.last())?;
    let key = match at.view.seats {
        1 => "contact-hint-practice-solo",
        _ => "contact-hint-practice-goal",
    };
    let goal = say(key).with("near", tile(at.lang, *near));
    Some(goal.with("far", tile(at.lang, *far)).tr(at.lang))
}

/// Buttons that fly from the Earth, near and far.
fn flights(at: &Screen<'_, Contact>) -> Vec<Button> {
    let targets = at.view.practice_targets().into_iter();
    let fly = |to: Tile| {
        let ends = format!("{}{to}", Tile::EARTH);
        let label = say("contact-button-fly").with("tile", tile(at.lang, to));
        at.labelled(FLY, &ends, label, Style::Plain)
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
