//! Cards, claims and deposits, alone and listed.

use games::terre_lune::{Card, Claim, Colour, Mineral};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// A colour's name.
pub fn colour(lang: Lang, colour: Colour) -> String {
    match colour {
        Colour::Red => say("terre_lune-colour-red"),
        Colour::Yellow => say("terre_lune-colour-yellow"),
        Colour::Blue => say("terre_lune-colour-blue"),
        Colour::Green => say("terre_lune-colour-green"),
    }
    .tr(lang)
}

/// The rocket of a colour: `the red rocket`.
pub fn rocket(lang: Lang, colour: Colour) -> String {
    match colour {
        Colour::Red => say("terre_lune-rocket-red"),
        Colour::Yellow => say("terre_lune-rocket-yellow"),
        Colour::Blue => say("terre_lune-rocket-blue"),
        Colour::Green => say("terre_lune-rocket-green"),
    }
    .tr(lang)
}

/// A card: `red 7`.
pub fn card(lang: Lang, card: Card) -> String {
    say("terre_lune-card")
        .with("colour", colour(lang, card.colour()))
        .with("rank", card.rank())
        .tr(lang)
}

/// A card as it is typed shortest: `R7`, and `GE7` where two colours begin alike.
pub fn card_code(lang: Lang, card: Card) -> String {
    let words = match card.colour() {
        Colour::Red => say("terre_lune-words-red"),
        Colour::Yellow => say("terre_lune-words-yellow"),
        Colour::Blue => say("terre_lune-words-blue"),
        Colour::Green => say("terre_lune-words-green"),
    }
    .tr(lang);
    let shortest = words
        .split(',')
        .map(str::trim)
        .min_by_key(|word| word.chars().count());
    format!(
        "{}{}",
        shortest.unwrap_or_default().to_uppercase(),
        card.rank()
    )
}

/// Cards in ascending order of colour and number, or a word for none.
pub fn cards(lang: Lang, cards: impl IntoIterator<Item = Card>) -> String {
    let mut sorted: Vec<Card> = cards.into_iter().collect();
    sorted.sort();
    let named: Vec<String> = sorted.into_iter().map(|each| card(lang, each)).collect();
    or_none(lang, named)
}

/// A mineral's symbol, which is the same in every language.
pub const fn symbol(mineral: Mineral) -> &'static str {
    match mineral {
        Mineral::Water => "H2O",
        Mineral::Oxygen => "O",
        Mineral::Aluminium => "AL",
        Mineral::Titanium => "TI",
        Mineral::Iron => "FE",
        Mineral::Calcium => "CA",
        Mineral::Silicon => "SI",
        Mineral::Zirconium => "ZR",
    }
}

/// A mineral's name, with its symbol: `iron (FE)`.
pub fn mineral(lang: Lang, mineral: Mineral) -> String {
    let name = match mineral {
        Mineral::Water => say("terre_lune-mineral-water"),
        Mineral::Oxygen => say("terre_lune-mineral-oxygen"),
        Mineral::Aluminium => say("terre_lune-mineral-aluminium"),
        Mineral::Titanium => say("terre_lune-mineral-titanium"),
        Mineral::Iron => say("terre_lune-mineral-iron"),
        Mineral::Calcium => say("terre_lune-mineral-calcium"),
        Mineral::Silicon => say("terre_lune-mineral-silicon"),
        Mineral::Zirconium => say("terre_lune-mineral-zirconium"),
    };
    format!("{} ({})", name.tr(lang), symbol(mineral))
}

/// Minerals by their symbols, or a word for none.
pub(super) fn minerals(lang: Lang, minerals: &[Mineral]) -> String {
    let mut sorted = minerals.to_vec();
    sorted.sort();
    or_none(lang, sorted.into_iter().map(symbol).map(str::to_owned))
}

/// A claim by its symbol, or a word for an exhausted deposit.
pub(super) fn claim(lang: Lang, claim: Claim) -> String {
    match claim {
        Claim::On(mineral) => symbol(mineral).to_owned(),
        Claim::Exhausted => say("terre_lune-exhausted").tr(lang),
    }
}

/// Claims, counted: `2 × FE, SI`, or a word for none.
pub fn claims(lang: Lang, claims: &[Claim]) -> String {
    let mut kinds = claims.to_vec();
    kinds.sort();
    kinds.dedup();
    let counted = kinds.into_iter().map(|kind| {
        let count = claims.iter().filter(|&&other| other == kind).count();
        match count {
            1 => claim(lang, kind),
            _ => format!("{count}\u{a0}×\u{a0}{}", claim(lang, kind)),
        }
    });
    or_none(lang, counted)
}

/// A list, or a word for an empty one.
pub(super) fn or_none(lang: Lang, items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    if items.is_empty() {
        say("terre_lune-none").tr(lang)
    } else {
        items.join(", ")
    }
}
