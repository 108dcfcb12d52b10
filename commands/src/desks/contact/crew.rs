//! The crew's console: whoever guesses chooses a planet, the others may call a briefing.

use games::contact::{Aid, AidSide, Contact, FirstStop, RoundView, Showing, Talk, View};
use text::contact::{aid, strip, tile};
use text::say;

use super::console::{Offers, Sight};
use super::{HOME, choice, lettered, possible, row};
use crate::desk::{Door, Page, Step, Tapped};
use crate::doors;
use crate::message::{Button, Choice, Row, Select};

/// The select of a planet to name.
pub(super) const PICK: &str = "pick";
/// The page where two of them are chosen.
pub(super) const TWO: &str = "two";
/// The page where a help card is chosen for a briefing.
pub(super) const BRIEF: &str = "brief";
/// The verb that calls one.
pub(super) const BRIEFING: &str = "briefing";

/// How many transmissions are shown again as bars.
const HEARD: usize = 3;

pub(super) fn offers(sight: Sight<'_>) -> Offers {
    let Some(round) = &sight.view.round else {
        return Offers::default();
    };
    let mine = sight.view.me.is_some() && round.guesser == sight.view.me;
    let asked = match sight.page.word.as_str() {
        BRIEF => briefing(sight),
        TWO if mine => two(sight),
        _ => sight.question(),
    };
    if let Some(offers) = asked {
        return offers;
    }
    let mut rows = Vec::new();
    if mine {
        let all = possible(sight.view);
        rows.push(Row::Select(planets(
            sight,
            PICK,
            "",
            say("contact-choose-guess").tr(sight.lang),
            &all,
        )));
    }
    rows.extend(row(buttons(sight, round, mine)));
    (heard(sight).into_iter().collect(), rows)
}

/// Whether a repeat may be asked for.
pub(super) fn may_ask(view: &View) -> bool {
    let round = view.round.as_ref();
    round.is_some_and(|round| round.transmissions_left > 0)
}

fn is_active(view: &View, card: Aid) -> bool {
    view.aids.contains(&(card, AidSide::Active))
}

fn buttons(sight: Sight<'_>, round: &RoundView, mine: bool) -> Vec<Button> {
    let (view, offer) = (sight.view, |word, of| button(sight, word, of));
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
    if mine {
        buttons.extend(reactivate(sight));
    }
    buttons
}

fn button(sight: Sight<'_>, word: &'static str, argument: &str) -> Button {
    doors::button::<Contact>(sight.lang, sight.ids, word, argument)
}

/// Pays a fuel for the help cards, where that is allowed.
pub(super) fn reactivate(sight: Sight<'_>) -> Option<Button> {
    let used = sight
        .view
        .aids
        .iter()
        .any(|(_, side)| *side == AidSide::Inactive);
    (used && sight.view.fuel > 1).then(|| button(sight, "sure", "reactivate"))
}

/// The last transmissions as bars, where the table chose them.
pub(super) fn heard(sight: Sight<'_>) -> Option<String> {
    let sent = &sight.view.round.as_ref()?.sent;
    if sight.view.options.showing == Showing::Hand || sent.is_empty() {
        return None;
    }
    let last = sent.iter().skip(sent.len().saturating_sub(HEARD));
    let strips: Vec<String> = last.map(|sent| format!("`{}`", strip(sent))).collect();
    let phrase = say("contact-hint-heard").with("strips", strips.join(" "));
    Some(phrase.tr(sight.lang))
}

fn planets(
    sight: Sight<'_>,
    word: &str,
    argument: &str,
    placeholder: String,
    among: &[games::contact::Tile],
) -> Select {
    Select {
        id: sight.ids.game(word, argument),
        placeholder,
        choices: among
            .iter()
            .map(|planet| choice(sight.lang, *planet, None))
            .collect(),
    }
}

/// Two planets are chosen one after the other.
fn two(sight: Sight<'_>) -> Option<Offers> {
    let mut all = possible(sight.view);
    let first = lettered(&sight.page.argument).first().copied();
    let select = match first {
        None => {
            let placeholder = say("contact-choose-two").tr(sight.lang);
            planets(sight, TWO, "", placeholder, &all)
        }
        Some(first) => {
            all.retain(|planet| *planet != first);
            let placeholder = say("contact-choose-other")
                .with("tile", tile(sight.lang, first))
                .tr(sight.lang);
            planets(sight, PICK, &first.to_string(), placeholder, &all)
        }
    };
    let rows = vec![
        Row::Select(select),
        Row::Buttons(vec![button(sight, HOME, "")]),
    ];
    (!all.is_empty()).then_some((heard(sight).into_iter().collect(), rows))
}

/// Which help card a briefing costs.
fn briefing(sight: Sight<'_>) -> Option<Offers> {
    let active = Aid::ALL.into_iter().zip(1..);
    let active = active.filter(|(card, _)| is_active(sight.view, *card));
    let choice = |(card, number): (Aid, u8)| Choice {
        value: number.to_string(),
        label: aid(sight.lang, card),
        about: None,
    };
    let choices: Vec<Choice> = active.map(choice).collect();
    if choices.is_empty() {
        return None;
    }
    let select = Select {
        id: sight.ids.game(BRIEF, ""),
        placeholder: say("contact-choose-card").tr(sight.lang),
        choices,
    };
    let rows = vec![
        Row::Select(select),
        Row::Buttons(vec![button(sight, HOME, "")]),
    ];
    Some((Vec::new(), rows))
}

/// Without a card, which one is asked.
pub(super) fn brief(view: &View, tapped: &Tapped<'_>) -> Step<Contact> {
    match tapped.chosen {
        None => Step::Turn(Page {
            word: BRIEF.to_owned(),
            argument: String::new(),
        }),
        Some(card) => doors::wish(view, BRIEFING, card, Door::Slip),
    }
}
