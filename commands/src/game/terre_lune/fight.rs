//! Console in a fight and after it: a card, packets to lay, packets to take.

use games::terre_lune::{Card, Claim, Decoy, HeldCard, Mineral, OwnView, SpoilsView, TerreLune};
use text::terre_lune::{card_code, claims, mineral};
use text::{Lang, say};

use super::{card_key, picks, ticked, word};
use crate::game::ui::{Console, Screen};
use crate::ui::message::{Row, SelectEntry, Style};

/// Console with the cards of the hand that may be played.
pub(super) fn cards(at: &Screen<'_, TerreLune>, own: &OwnView) -> Console {
    let may = |held: &&HeldCard| held.why_not.is_none();
    let mut may: Vec<Card> = own.hand.iter().filter(may).map(|held| held.card).collect();
    may.sort();
    let one = |&each: &Card| SelectEntry::new(card_key(Lang::En, each), card_code(at.lang, each));
    let may = may.iter().map(one);
    // The table in the picture shows the tricks.
    Console::new(
        [],
        at.select(word::CARD, "", say("terre_lune-choose-card"), may),
    )
}

/// Console while packets are laid: decoys, one after the other, then all of them.
pub(super) fn packing(at: &Screen<'_, TerreLune>, own: &OwnView) -> Console {
    let lang = at.lang;
    let argument = at.on_page(word::DECOYS).unwrap_or_default();
    let laid = picks::decoys(argument).unwrap_or_default();
    let hint = say("terre_lune-hint-packing").with("loose", claims(lang, &loose(own)));
    let hints = std::iter::once(hint.tr(lang));
    let hints = hints.chain(laid.iter().map(|decoy| laid_line(lang, decoy)));
    let select = match picks::open_claim(argument) {
        Some(claim) => deposits(at, own, argument, claim),
        None if laid.len() < picks::MOST_DECOYS => decoys(at, argument, &still_free(own, &laid)),
        None => None,
    };
    let lay = say("terre_lune-button-lay").with("count", laid.len());
    let mut buttons = vec![at.labelled(word::LAY, argument, lay, Style::Final)];
    if !argument.is_empty() {
        let label = say("terre_lune-button-anew");
        buttons.push(at.labelled(word::BACK, "", label, Style::Plain));
    }
    Console::new(hints, select.into_iter().chain([Row::Buttons(buttons)]))
}

/// Line about a decoy.
fn laid_line(lang: Lang, decoy: &Decoy) -> String {
    say("terre_lune-hint-decoy")
        .with("claim", claims(lang, &[decoy.claim]))
        .with("deposit", mineral(lang, decoy.with))
        .tr(lang)
}

/// Claims without a deposit.
fn loose(own: &OwnView) -> Vec<Claim> {
    let mut loose = own.claims.clone();
    loose.retain(|claim| !claim.is_concretised_by(&own.deposits));
    loose
}

/// Kinds of worthless claims that are not laid yet.
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

/// Select of a claim for the next decoy.
fn decoys(at: &Screen<'_, TerreLune>, argument: &str, free: &[Claim]) -> Option<Row> {
    let one =
        |&claim: &Claim| SelectEntry::new(picks::claim_number(claim), claims(at.lang, &[claim]));
    let free = free.iter().map(one);
    at.select(word::DECOYS, argument, say("terre_lune-choose-decoy"), free)
}

/// Select of the deposit for a decoy with this claim.
fn deposits(
    at: &Screen<'_, TerreLune>,
    own: &OwnView,
    argument: &str,
    claim: Claim,
) -> Option<Row> {
    let one = |&deposit: &Mineral| {
        let with = own.claims.iter().copied();
        let with: Vec<Claim> = with
            .filter(|claim| claim.is_concretised_by(&[deposit]))
            .collect();
        SelectEntry::new(picks::deposit_number(deposit), mineral(at.lang, deposit))
            .about(claims(at.lang, &with))
    };
    let placeholder = say("terre_lune-choose-deposit").with("claim", claims(at.lang, &[claim]));
    let deposits = own.deposits.iter().map(one);
    at.select(word::DECOYS, argument, placeholder, deposits)
}

/// Console while packets are taken: picked one after the other, by their sizes.
pub(super) fn seizing(at: &Screen<'_, TerreLune>, spoils: &SpoilsView) -> Console {
    let sizes = spoils.packets.as_deref().unwrap_or_default();
    let mut picked = at
        .on_page(word::CHOOSE)
        .map_or_else(Vec::new, picks::numbers);
    picked.retain(|&number| usize::from(number) < sizes.len());
    let one = |(number, size): (u8, &u8)| {
        let label = say("terre_lune-packet")
            .with("number", number + 1)
            .with("claims", *size);
        let label = ticked(picked.contains(&number), label.tr(at.lang));
        SelectEntry::new(number.to_string(), label)
    };
    let counted = |key| {
        say(key)
            .with("picked", picked.len())
            .with("takes", spoils.takes)
    };
    let numbers = picks::joined(&picked);
    let packets = (0u8..).zip(sizes).map(one);
    let placeholder = counted("terre_lune-choose-packets");
    let choice = at.select(word::CHOOSE, &numbers, placeholder, packets);
    let seize = (picked.len() == usize::from(spoils.takes)).then(|| {
        let label = counted("terre_lune-button-seize");
        Row::Buttons(vec![at.labelled(
            word::SEIZE,
            &numbers,
            label,
            Style::Final,
        )])
    });
    let hint = say("terre_lune-hint-seizing").tr(at.lang);
    Console::new([hint], choice.into_iter().chain(seize))
}
