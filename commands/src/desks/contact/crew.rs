//! The crew's console: whoever guesses chooses a planet, the others may call a briefing.

use games::contact::{Aid, AidSide, FirstStop, RoundView, Showing, Stake, Talk, View};
use text::contact::{aid, strip, tile, tiles};
use text::say;

use super::console::{Offers, Sight};
use super::{button, choice, lettered, possible, row, word};
use crate::message::{Button, Choice, Row, Select, Style};

/// How many transmissions are shown again as bars.
const HEARD: usize = 3;

pub(super) fn offers(sight: Sight<'_>) -> Offers {
    let Some(round) = &sight.view.round else {
        return Offers::default();
    };
    let mine = sight.view.me.is_some() && round.guesser == sight.view.me;
    let asked = match sight.page.word.as_str() {
        word::BRIEF => briefing(sight),
        word::GUESS if mine => sure_guess(sight),
        word::TWO if mine => two(sight),
        word::SURE if mine => sure(sight, &sight.page.argument),
        _ => None,
    };
    if let Some(offers) = asked {
        return offers;
    }
    let mut rows = Vec::new();
    if mine {
        let all = possible(sight.view);
        rows.push(Row::Select(planets(
            sight,
            word::PICK,
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
    let Sight {
        lang, view, ids, ..
    } = sight;
    let mut buttons = Vec::new();
    let mut offer = |word, argument, key| {
        buttons.push(button(lang, ids.game(word, argument), key, Style::Plain));
    };
    if mine {
        if may_ask(view) {
            offer(word::REPEAT, "", "contact-button-repeat");
        }
        if is_active(view, Aid::FiftyFifty) && possible(view).len() > 1 {
            offer(word::TWO, "", "contact-button-two");
        }
        if is_active(view, Aid::FirstStop) && round.first_stop == FirstStop::Hidden {
            offer(word::SURE, word::FIRST, "contact-button-first");
        }
    }
    let any = Aid::ALL.iter().any(|card| is_active(view, *card));
    if any && round.crew.len() > 1 && round.talk == Talk::Silence {
        offer(word::BRIEF, "", "contact-button-brief");
    }
    if mine {
        buttons.extend(reactivate(sight));
    }
    buttons
}

/// Pays a fuel for the help cards, where that is allowed.
pub(super) fn reactivate(sight: Sight<'_>) -> Option<Button> {
    let used = sight
        .view
        .aids
        .iter()
        .any(|(_, side)| *side == AidSide::Inactive);
    (used && sight.view.fuel > 1).then(|| {
        button(
            sight.lang,
            sight.ids.game(word::SURE, word::REACTIVATE),
            "contact-button-reactivate",
            Style::Danger,
        )
    })
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
            planets(sight, word::TWO, "", placeholder, &all)
        }
        Some(first) => {
            all.retain(|planet| *planet != first);
            let placeholder = say("contact-choose-other")
                .with("tile", tile(sight.lang, first))
                .tr(sight.lang);
            planets(sight, word::PICK, &first.to_string(), placeholder, &all)
        }
    };
    let rows = vec![Row::Select(select), Row::Buttons(vec![home(sight)])];
    (!all.is_empty()).then_some((heard(sight).into_iter().collect(), rows))
}

fn sure_guess(sight: Sight<'_>) -> Option<Offers> {
    let named = lettered(&sight.page.argument);
    if !(1..=2).contains(&named.len()) {
        return None;
    }
    let names = tiles(sight.lang, &named);
    let round = sight.view.round.as_ref();
    let at_stake = round.is_some_and(|round| round.stake == Stake::InPlay);
    let hint = say("contact-hint-sure-guess")
        .with("tiles", names.clone())
        .with("count", named.len())
        .with("cards", usize::from(at_stake));
    let letters: String = named.iter().map(ToString::to_string).collect();
    let yes = Button {
        label: say("contact-button-yes-guess")
            .with("tiles", names)
            .tr(sight.lang),
        ..button(
            sight.lang,
            sight.ids.game(word::GUESS, &letters),
            "contact-button-yes",
            Style::Final,
        )
    };
    let rows = vec![Row::Buttons(vec![yes, home(sight)])];
    Some((vec![hint.tr(sight.lang)], rows))
}

/// Asks once more before something that cannot be taken back.
pub(super) fn sure(sight: Sight<'_>, what: &str) -> Option<Offers> {
    let hint = match what {
        word::FIRST => say("contact-hint-sure-first"),
        word::EXCHANGE => say("contact-hint-sure-exchange"),
        word::REACTIVATE => say("contact-hint-sure-reactivate"),
        _ => return None,
    };
    let yes = button(
        sight.lang,
        sight.ids.game(word::DO, what),
        "contact-button-yes",
        Style::Final,
    );
    let rows = vec![Row::Buttons(vec![yes, home(sight)])];
    Some((vec![hint.tr(sight.lang)], rows))
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
        id: sight.ids.game(word::BRIEF, ""),
        placeholder: say("contact-choose-card").tr(sight.lang),
        choices,
    };
    let rows = vec![Row::Select(select), Row::Buttons(vec![home(sight)])];
    Some((Vec::new(), rows))
}

fn home(sight: Sight<'_>) -> Button {
    button(
        sight.lang,
        sight.ids.game(word::HOME, ""),
        "contact-button-home",
        Style::Plain,
    )
}
