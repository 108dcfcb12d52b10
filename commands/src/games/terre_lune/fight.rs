//! What can be done in a fight and after it: a card, packets to lay, packets to take.

use games::terre_lune::{Card, Claim, Decoy, FightView, Mineral, OwnView, SpoilsView, View};
use text::terre_lune::{card, claims, mineral};
use text::{Lang, Names, say};

use super::outlook::{LinesAndRows, Outlook};
use super::{button, card_key, picks, word};
use crate::game::ui::Page;
use crate::ui::message::{Row, Select, SelectEntry, Style};

/// The cards of the hand that may be played.
pub(super) fn cards(
    at: &Outlook<'_>,
    own: &OwnView,
    fight: &FightView,
    names: &Names,
) -> LinesAndRows {
    let may = |held: &&games::terre_lune::HeldCard| held.why_not.is_none();
    let mut may: Vec<Card> = own.hand.iter().filter(may).map(|held| held.card).collect();
    may.sort();
    let one = |each: &Card| SelectEntry {
        value: card_key(Lang::En, *each),
        label: card(at.lang, *each),
        about: None,
    };
    let select = Row::Select(Select {
        id: at.ids.game(word::CARD, ""),
        placeholder: say("terre_lune-choose-card").tr(at.lang),
        choices: may.iter().map(one).collect(),
    });
    (last_trick(at.lang, fight, names), vec![select])
}

/// What the latest trick was, for players who were not looking.
fn last_trick(lang: Lang, fight: &FightView, names: &Names) -> Vec<String> {
    let told = fight.tricks.last().map(|trick| {
        let one = |&(seat, played): &(games::Seat, Card)| {
            format!("{} ({})", card(lang, played), names.shown(seat))
        };
        let played: Vec<String> = trick.cards.iter().map(one).collect();
        say("terre_lune-hint-last-trick")
            .with("cards", played.join(", "))
            .with("name", names.shown(trick.winner).to_owned())
            .tr(lang)
    });
    told.into_iter().collect()
}

/// While others decide.
pub(super) fn waiting(at: &Outlook<'_>, view: &View, names: &Names) -> LinesAndRows {
    let fights = view.fight.as_ref();
    let hints = fights.map_or_else(Vec::new, |it| last_trick(at.lang, it, names));
    (hints, Vec::new())
}

/// The packets to lay: decoys, one after the other, then all of them.
pub(super) fn packing(at: &Outlook<'_>, own: &OwnView, page: &Page) -> LinesAndRows {
    let (lang, ids) = (at.lang, at.ids);
    let argument = match page.word.as_str() {
        word::DECOYS => page.argument.as_str(),
        _ => "",
    };
    let laid = picks::decoys(argument).unwrap_or_default();
    let open = picks::open_claim(argument);
    let mut hints = vec![
        say("terre_lune-hint-packing")
            .with("loose", claims(lang, &loose(own)))
            .tr(lang),
    ];
    hints.extend(laid.iter().map(|decoy| laid_line(lang, decoy)));
    let mut rows = Vec::new();
    if let Some(claim) = open {
        rows.push(Row::Select(deposits(at, own, argument, claim)));
    } else if laid.len() < picks::MOST_DECOYS {
        let free = still_free(own, &laid);
        if !free.is_empty() {
            rows.push(Row::Select(decoys(at, argument, &free)));
        }
    }
    let mut buttons = vec![button(
        ids.game(word::LAY, argument),
        say("terre_lune-button-lay")
            .with("count", laid.len())
            .tr(lang),
        Style::Final,
    )];
    if !argument.is_empty() {
        let label = say("terre_lune-button-anew").tr(lang);
        buttons.push(button(ids.game(word::BACK, ""), label, Style::Plain));
    }
    rows.push(Row::Buttons(buttons));
    (hints, rows)
}

fn laid_line(lang: Lang, decoy: &Decoy) -> String {
    say("terre_lune-hint-decoy")
        .with("claim", claims(lang, &[decoy.claim]))
        .with("deposit", mineral(lang, decoy.with))
        .tr(lang)
}

/// The claims without a deposit.
fn loose(own: &OwnView) -> Vec<Claim> {
    let mut loose = own.claims.clone();
    loose.retain(|claim| !claim.is_concretised_by(&own.deposits));
    loose
}

/// The kinds of worthless claims of which some are left.
fn still_free(own: &OwnView, laid: &[Decoy]) -> Vec<Claim> {
    let mut free = loose(own);
    for decoy in laid {
        if let Some(found) = free.iter().position(|&claim| claim == decoy.claim) {
            free.remove(found);
        }
    }
    free.sort();
    free.dedup();
    free
}

fn decoys(at: &Outlook<'_>, argument: &str, free: &[Claim]) -> Select {
    let one = |&claim: &Claim| SelectEntry {
        value: picks::claim_number(claim),
        label: claims(at.lang, &[claim]),
        about: None,
    };
    Select {
        id: at.ids.game(word::DECOYS, argument),
        placeholder: say("terre_lune-choose-decoy").tr(at.lang),
        choices: free.iter().map(one).collect(),
    }
}

fn deposits(at: &Outlook<'_>, own: &OwnView, argument: &str, claim: Claim) -> Select {
    let one = |&deposit: &Mineral| {
        let with: Vec<Claim> = own
            .claims
            .iter()
            .copied()
            .filter(|claim| claim.is_concretised_by(&[deposit]))
            .collect();
        SelectEntry {
            value: picks::deposit_number(deposit),
            label: mineral(at.lang, deposit),
            about: Some(claims(at.lang, &with)),
        }
    };
    Select {
        id: at.ids.game(word::DECOYS, argument),
        placeholder: say("terre_lune-choose-deposit")
            .with("claim", claims(at.lang, &[claim]))
            .tr(at.lang),
        choices: own.deposits.iter().map(one).collect(),
    }
}

/// The packets to take: picked one after the other, by their sizes.
pub(super) fn seizing(at: &Outlook<'_>, spoils: &SpoilsView, page: &Page) -> LinesAndRows {
    let (lang, ids) = (at.lang, at.ids);
    let sizes = spoils.packets.as_deref().unwrap_or_default();
    let mut picked = match page.word.as_str() {
        word::CHOOSE => picks::numbers(&page.argument),
        _ => Vec::new(),
    };
    picked.retain(|&number| usize::from(number) < sizes.len());
    let one = |(number, size): (u8, &u8)| {
        let label = say("terre_lune-packet")
            .with("number", number + 1)
            .with("claims", *size)
            .tr(lang);
        SelectEntry {
            value: number.to_string(),
            label: match picked.contains(&number) {
                true => format!("✓ {label}"),
                false => label,
            },
            about: None,
        }
    };
    let numbers: Vec<String> = picked.iter().map(u8::to_string).collect();
    let numbers = numbers.join(".");
    let choice = Select {
        id: ids.game(word::CHOOSE, &numbers),
        placeholder: say("terre_lune-choose-packets")
            .with("picked", picked.len())
            .with("takes", spoils.takes)
            .tr(lang),
        choices: (0u8..).zip(sizes).map(one).collect(),
    };
    let mut rows = vec![Row::Select(choice)];
    if picked.len() == usize::from(spoils.takes) {
        let label = say("terre_lune-button-seize")
            .with("picked", picked.len())
            .with("takes", spoils.takes)
            .tr(lang);
        let seize = button(ids.game(word::SEIZE, &numbers), label, Style::Final);
        rows.push(Row::Buttons(vec![seize]));
    }
    (vec![say("terre_lune-hint-seizing").tr(lang)], rows)
}
