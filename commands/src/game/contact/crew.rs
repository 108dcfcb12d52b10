//! The crew's console: the player who guesses chooses a planet, the others may call a briefing.

use games::contact::{Aid, AidSide, Contact, FirstStop, RoundView, Showing, Talk, View};
use text::contact::{aid, blocked, strip, tile};
use text::say;

use super::{HOME, choice, lettered, possible, row};
use crate::game::reading;
use crate::game::ui::{Certainty, Console, Page, Screen, Step, Tapped};
use crate::ui::message::{Button, Row, SelectEntry};

/// The select of a planet to name.
pub(super) const PICK: &str = "pick";
/// Word of the same component on the board.
pub(super) const NAME: &str = "name";
/// The page where two of them are chosen.
pub(super) const TWO: &str = "two";
/// The page where a help card is chosen for a briefing.
pub(super) const BRIEF: &str = "brief";
/// The verb that calls one.
pub(super) const BRIEFING: &str = "briefing";

/// Number of transmissions that are shown again as bars.
const HEARD: usize = 3;

pub(super) fn console(at: &Screen<'_, Contact>) -> Console {
    let view = at.view;
    let Some(round) = &view.round else {
        return Console::default();
    };
    let mine = view.me.is_some() && round.guesser == view.me;
    let asked = match at.page.word.as_str() {
        BRIEF => briefing(at),
        TWO if mine => two(at),
        _ => at.question(),
    };
    if let Some(asked) = asked {
        return asked;
    }
    let lines = heard(at).into_iter();
    let lines = lines.chain(blocked(at.lang, view).filter(|_| mine));
    let guess = guess(at, PICK).filter(|_| mine);
    let rows = guess.into_iter().chain(row(buttons(at, round, mine)));
    Console::of(lines, rows).and(reactivate(at).filter(|_| mine))
}

/// True if a repeat may be asked for.
pub(super) fn may_ask(view: &View) -> bool {
    let round = view.round.as_ref();
    round.is_some_and(|round| round.transmissions_left > 0)
}

fn is_active(view: &View, card: Aid) -> bool {
    view.aids.contains(&(card, AidSide::Active))
}

fn buttons(at: &Screen<'_, Contact>, round: &RoundView, mine: bool) -> Vec<Button> {
    let view = at.view;
    let mut buttons = Vec::new();
    if mine {
        if may_ask(view) {
            buttons.push(at.button("repeat", ""));
        }
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

/// Pays a fuel for the help cards, where that is allowed.
pub(super) fn reactivate(at: &Screen<'_, Contact>) -> Option<Button> {
    let mut aids = at.view.aids.iter();
    let used = aids.any(|(_, side)| *side == AidSide::Inactive);
    (used && at.view.fuel > 1).then(|| at.button("sure", "reactivate"))
}

/// The last transmissions as bars, where the table chose them.
pub(super) fn heard(at: &Screen<'_, Contact>) -> Option<String> {
    let sent = &at.view.round.as_ref()?.sent;
    if at.view.options.showing == Showing::Hand || sent.is_empty() {
        return None;
    }
    let last = sent.iter().skip(sent.len().saturating_sub(HEARD));
    let strips: Vec<String> = last.map(|sent| format!("`{}`", strip(sent))).collect();
    let phrase = say("contact-hint-heard").with("strips", strips.join(" "));
    Some(phrase.tr(at.lang))
}

/// The select of a planet. On the board it guesses at once; in a console it asks once more.
pub(super) fn guess(at: &Screen<'_, Contact>, word: &str) -> Option<Row> {
    let all = possible(at.view);
    let planets = all.iter().map(|planet| choice(at.lang, *planet));
    at.select(word, "", say("contact-choose-guess"), planets)
}

/// Two planets are chosen one after the other.
fn two(at: &Screen<'_, Contact>) -> Option<Console> {
    let mut all = possible(at.view);
    let (word, argument, placeholder) = match lettered(&at.page.argument).first() {
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
    Some(Console::of(heard(at), [select, home]))
}

/// Help card that a briefing costs.
fn briefing(at: &Screen<'_, Contact>) -> Option<Console> {
    let active = Aid::ALL.into_iter().zip(1..);
    let active = active.filter(|(card, _)| is_active(at.view, *card));
    let choice =
        |(card, number): (Aid, u8)| SelectEntry::new(number.to_string(), aid(at.lang, card));
    let select = at.select(BRIEF, "", say("contact-choose-card"), active.map(choice))?;
    let home = Row::Buttons(vec![at.button(HOME, "")]);
    Some(Console::of([], [select, home]))
}

/// Without a card, which one is asked.
pub(super) fn brief(view: &View, tapped: &Tapped<'_>) -> Step<Contact> {
    match tapped.chosen {
        None => Step::Turn(Page::of(BRIEF, "")),
        Some(card) => reading::wish(view, BRIEFING, card, Certainty::Slip),
    }
}
