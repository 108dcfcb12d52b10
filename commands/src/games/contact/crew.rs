//! The crew's console: the player who guesses chooses a planet, the others may call a briefing.

use games::contact::{Aid, AidSide, Contact, FirstStop, RoundView, Showing, Talk, View};
use text::contact::{aid, blocked, strip, tile};
use text::{Lang, say};

use super::outlook::{Offers, Outlook};
use super::{HOME, choice, lettered, possible, row};
use crate::game::ui::{Certainty, Page, Step, Tapped};
use crate::input;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Row, Select, SelectEntry};

/// The select of a planet to name.
pub(super) const PICK: &str = "pick";
/// The same on the board.
pub(super) const NAME: &str = "name";
/// The page where two of them are chosen.
pub(super) const TWO: &str = "two";
/// The page where a help card is chosen for a briefing.
pub(super) const BRIEF: &str = "brief";
/// The verb that calls one.
pub(super) const BRIEFING: &str = "briefing";

/// How many transmissions are shown again as bars.
const HEARD: usize = 3;

pub(super) fn offers(outlook: Outlook<'_>) -> Offers {
    let Some(round) = &outlook.view.round else {
        return Offers::default();
    };
    let mine = outlook.view.me.is_some() && round.guesser == outlook.view.me;
    let asked = match outlook.page.word.as_str() {
        BRIEF => briefing(outlook),
        TWO if mine => two(outlook),
        _ => outlook.question(),
    };
    if let Some(offers) = asked {
        return offers;
    }
    let mut rows = Vec::new();
    if mine {
        let all = possible(outlook.view);
        rows.push(Row::Select(planets(
            outlook,
            PICK,
            "",
            say("contact-choose-guess").tr(outlook.lang),
            &all,
        )));
    }
    rows.extend(row(buttons(outlook, round, mine)));
    let blocked = blocked(outlook.lang, outlook.view).filter(|_| mine);
    Offers {
        lines: heard(outlook).into_iter().chain(blocked).collect(),
        rows,
        more: reactivate(outlook).filter(|_| mine).into_iter().collect(),
    }
}

/// Whether a repeat may be asked for.
pub(super) fn may_ask(view: &View) -> bool {
    let round = view.round.as_ref();
    round.is_some_and(|round| round.transmissions_left > 0)
}

fn is_active(view: &View, card: Aid) -> bool {
    view.aids.contains(&(card, AidSide::Active))
}

fn buttons(outlook: Outlook<'_>, round: &RoundView, mine: bool) -> Vec<Button> {
    let (view, offer) = (outlook.view, |word, of| button(outlook, word, of));
    let mut buttons = Vec::new();
    if mine {
        if may_ask(view) {
            buttons.push(offer("repeat", ""));
        }
        if is_active(view, Aid::FiftyFifty) && possible(view).len() > 1 {
            buttons.push(offer(TWO, ""));
        }
        if is_active(view, Aid::FirstStop) && round.first_stop == FirstStop::Hidden {
            buttons.push(offer("sure", "first"));
        }
    }
    let any = Aid::ALL.iter().any(|card| is_active(view, *card));
    if any && round.crew.len() > 1 && round.talk == Talk::Silence {
        buttons.push(offer(BRIEF, ""));
    }
    buttons
}

fn button(outlook: Outlook<'_>, word: &'static str, argument: &str) -> Button {
    input::button::<Contact>(outlook.lang, outlook.ids, word, argument)
}

/// Pays a fuel for the help cards, where that is allowed.
pub(super) fn reactivate(outlook: Outlook<'_>) -> Option<Button> {
    let used = outlook
        .view
        .aids
        .iter()
        .any(|(_, side)| *side == AidSide::Inactive);
    (used && outlook.view.fuel > 1).then(|| button(outlook, "sure", "reactivate"))
}

/// The last transmissions as bars, where the table chose them.
pub(super) fn heard(outlook: Outlook<'_>) -> Option<String> {
    let sent = &outlook.view.round.as_ref()?.sent;
    if outlook.view.options.showing == Showing::Hand || sent.is_empty() {
        return None;
    }
    let last = sent.iter().skip(sent.len().saturating_sub(HEARD));
    let strips: Vec<String> = last.map(|sent| format!("`{}`", strip(sent))).collect();
    let phrase = say("contact-hint-heard").with("strips", strips.join(" "));
    Some(phrase.tr(outlook.lang))
}

fn planets(
    outlook: Outlook<'_>,
    word: &str,
    argument: &str,
    placeholder: String,
    among: &[games::contact::Tile],
) -> Select {
    Select {
        id: outlook.ids.game(word, argument),
        placeholder,
        choices: among
            .iter()
            .map(|planet| choice(outlook.lang, *planet, None))
            .collect(),
    }
}

/// The select on the board: to choose is to name it.
pub(super) fn guess(lang: Lang, view: &View, ids: &Ids) -> Option<Select> {
    let possible = possible(view);
    (!possible.is_empty()).then(|| Select {
        id: ids.game(NAME, ""),
        placeholder: say("contact-choose-guess").tr(lang),
        choices: possible
            .iter()
            .map(|planet| choice(lang, *planet, None))
            .collect(),
    })
}

/// Two planets are chosen one after the other.
fn two(outlook: Outlook<'_>) -> Option<Offers> {
    let mut all = possible(outlook.view);
    let first = lettered(&outlook.page.argument).first().copied();
    let select = match first {
        None => {
            let placeholder = say("contact-choose-two").tr(outlook.lang);
            planets(outlook, TWO, "", placeholder, &all)
        }
        Some(first) => {
            all.retain(|planet| *planet != first);
            let placeholder = say("contact-choose-other")
                .with("tile", tile(outlook.lang, first))
                .tr(outlook.lang);
            planets(outlook, PICK, &first.to_string(), placeholder, &all)
        }
    };
    let rows = vec![
        Row::Select(select),
        Row::Buttons(vec![button(outlook, HOME, "")]),
    ];
    (!all.is_empty()).then(|| Offers {
        lines: heard(outlook).into_iter().collect(),
        rows,
        more: Vec::new(),
    })
}

/// Which help card a briefing costs.
fn briefing(outlook: Outlook<'_>) -> Option<Offers> {
    let active = Aid::ALL.into_iter().zip(1..);
    let active = active.filter(|(card, _)| is_active(outlook.view, *card));
    let choice = |(card, number): (Aid, u8)| SelectEntry {
        value: number.to_string(),
        label: aid(outlook.lang, card),
        about: None,
    };
    let choices: Vec<SelectEntry> = active.map(choice).collect();
    if choices.is_empty() {
        return None;
    }
    let select = Select {
        id: outlook.ids.game(BRIEF, ""),
        placeholder: say("contact-choose-card").tr(outlook.lang),
        choices,
    };
    let rows = vec![
        Row::Select(select),
        Row::Buttons(vec![button(outlook, HOME, "")]),
    ];
    Some(Offers {
        rows,
        ..Offers::default()
    })
}

/// Without a card, which one is asked.
pub(super) fn brief(view: &View, tapped: &Tapped<'_>) -> Step<Contact> {
    match tapped.chosen {
        None => Step::Turn(Page {
            word: BRIEF.to_owned(),
            argument: String::new(),
        }),
        Some(card) => input::wish(view, BRIEFING, card, Certainty::Slip),
    }
}
