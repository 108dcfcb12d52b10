//! The crew's console: the player who guesses chooses a planet, the others may call a briefing.

use games::contact::{
    Aid, AidSide, Contact, FirstStop, RoundView, Showing, Source, Talk, Tile, View,
};
use text::contact::{aid, strip, tile};
use text::say;

use super::{HOME, choice, possible, row, see_again, tiles_of_letters};
use crate::game::reading;
use crate::game::ui::{Certainty, Console, Page, Screen, Step, Tapped};
use crate::ui::message::{Button, Row, SelectEntry, Style};

/// The select of a planet to name.
pub(super) const PICK: &str = "pick";
/// Word of the same component on the board.
pub(super) const NAME: &str = "name";
/// The page on which a stop of the first hop is supposed.
pub(super) const VIA: &str = "via";
/// The page where two of them are chosen.
pub(super) const TWO: &str = "two";
/// The page where a help card is chosen for a briefing.
pub(super) const BRIEF: &str = "brief";
/// Name of the game command that calls one.
pub(super) const BRIEFING: &str = "briefing";

/// Number of transmissions that are shown again as bars.
const SHOWN_SIGNALS: usize = 3;

/// Console of a member of the crew.
pub(super) fn console(at: &Screen<'_, Contact>) -> Console {
    let view = at.view;
    let Some(round) = &view.round else {
        return Console::default();
    };
    let mine = view.me.is_some() && round.guesser == view.me;
    let asked = match at.page.word.as_str() {
        BRIEF => briefing(at),
        TWO if mine => two_planets(at),
        _ => at.question(),
    };
    if let Some(asked) = asked {
        return asked;
    }
    let lines = last_signals(at);
    let guess = guess(at, PICK).filter(|_| mine);
    let buttons = match at.on_page(VIA) {
        Some(_) if mine => stops(at),
        _ => buttons(at, round, mine),
    };
    let rows = guess.into_iter().chain(row(buttons));
    Console::new(lines, rows).with_more(reactivate(at).filter(|_| mine))
}

/// Button that asks for another flight, with how many are left, while there are some. Houston flies
/// another way only after a wrong guess.
pub(super) fn repeat(at: &Screen<'_, Contact>) -> Option<Button> {
    let round = at.view.round.as_ref()?;
    let left = round.transmissions_left;
    let is_new = round.source != Source::GameMaster || round.is_fresh();
    let label = say("contact-button-repeat").with("left", left);
    (is_new && left > 0).then(|| at.labelled("repeat", "", label, Style::Plain))
}

/// Buttons of the stops where the first hop may have landed; that of the supposed one takes it
/// back.
fn stops(at: &Screen<'_, Contact>) -> Vec<Button> {
    let supposed = supposed(at);
    let stops = at.view.first_stops().into_iter().map(|stop| {
        let label = say("contact-button-via").with("tile", tile(at.lang, stop));
        match supposed == Some(stop) {
            true => at.labelled(HOME, "", label, Style::Main),
            false => at.labelled(VIA, &stop.to_string(), label, Style::Plain),
        }
    });
    stops.collect()
}

/// The stop that the guesser supposes.
pub(super) fn supposed(at: &Screen<'_, Contact>) -> Option<Tile> {
    let stop = tiles_of_letters(at.on_page(VIA)?).first().copied();
    stop.filter(|stop| at.view.first_stops().contains(stop))
}

fn is_active(view: &View, card: Aid) -> bool {
    view.aids.contains(&(card, AidSide::Active))
}

/// Buttons under the select; `mine` if the viewer guesses.
fn buttons(at: &Screen<'_, Contact>, round: &RoundView, mine: bool) -> Vec<Button> {
    let view = at.view;
    // First: it costs nothing, so no hasty second press does.
    let mut buttons: Vec<Button> = see_again(at).into_iter().collect();
    if mine {
        buttons.extend(repeat(at));
        let is_followed = !view.first_stops().is_empty();
        buttons.extend(is_followed.then(|| at.button(VIA, "")));
        if is_active(view, Aid::FiftyFifty) && possible(view).len() > 1 {
            buttons.push(at.button(TWO, ""));
        }
        if is_active(view, Aid::FirstStop) && round.first_stop == FirstStop::Hidden {
            buttons.push(at.button("sure", "first"));
        }
    }
    let any = Aid::ALL.iter().any(|card| is_active(view, *card));
    if any && round.crew.len() > 1 && round.talk == Talk::Silence {
        buttons.push(at.button(BRIEF, ""));
    }
    buttons
}

/// Button that pays a fuel for the help cards, where that is allowed.
pub(super) fn reactivate(at: &Screen<'_, Contact>) -> Option<Button> {
    let mut aids = at.view.aids.iter();
    let used = aids.any(|(_, side)| *side == AidSide::Inactive);
    (used && at.view.fuel > 1).then(|| at.button("sure", "reactivate"))
}

/// Line with the last transmissions as bars, where the table chose them.
pub(super) fn last_signals(at: &Screen<'_, Contact>) -> Option<String> {
    let sent = &at.view.round.as_ref()?.sent;
    if at.view.options.showing == Showing::Hand || sent.is_empty() {
        return None;
    }
    let last = sent.iter().skip(sent.len().saturating_sub(SHOWN_SIGNALS));
    let strips: Vec<String> = last.map(|sent| format!("`{}`", strip(sent))).collect();
    let phrase = say("contact-hint-heard").with("strips", strips.join(" "));
    Some(phrase.tr(at.lang))
}

/// Select of a planet. On the board it guesses at once; in a console it asks once more.
pub(super) fn guess(at: &Screen<'_, Contact>, word: &str) -> Option<Row> {
    let all = possible(at.view);
    let planets = all.iter().map(|planet| choice(at.lang, *planet));
    at.select(word, "", say("contact-choose-guess"), planets)
}

/// Page on which two planets are chosen one after the other.
fn two_planets(at: &Screen<'_, Contact>) -> Option<Console> {
    let mut all = possible(at.view);
    let (word, argument, placeholder) = match tiles_of_letters(&at.page.argument).first() {
        None => (TWO, String::new(), say("contact-choose-two")),
        Some(first) => {
            all.retain(|planet| planet != first);
            let placeholder = say("contact-choose-other").with("tile", tile(at.lang, *first));
            (PICK, first.to_string(), placeholder)
        }
    };
    let planets = all.iter().map(|planet| choice(at.lang, *planet));
    let select = at.select(word, &argument, placeholder, planets)?;
    let home = Row::Buttons(vec![at.button(HOME, "")]);
    Some(Console::new(last_signals(at), [select, home]))
}

/// Page on which the help card that a briefing costs is chosen.
fn briefing(at: &Screen<'_, Contact>) -> Option<Console> {
    let active = Aid::ALL.into_iter().zip(1..);
    let active = active.filter(|(card, _)| is_active(at.view, *card));
    let choice =
        |(card, number): (Aid, u8)| SelectEntry::new(number.to_string(), aid(at.lang, card));
    let select = at.select(BRIEF, "", say("contact-choose-card"), active.map(choice))?;
    let home = Row::Buttons(vec![at.button(HOME, "")]);
    Some(Console::new([], [select, home]))
}

/// Step of calling a briefing: without a card, the page that asks for one.
pub(super) fn brief(view: &View, tapped: &Tapped<'_>) -> Step<Contact> {
    match tapped.chosen {
        None => Step::Turn(Page::new(BRIEF, "")),
        Some(card) => reading::words_step(view, BRIEFING, card, Certainty::Slip),
    }
}
