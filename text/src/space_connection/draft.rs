//! A sky in the making: what it has, what is still wrong, what would help.

use games::space_connection::{Balance, Draft, PLANETS, Positions, SYSTEMS};

use super::shown::places;
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Most examples that are named.
const EXAMPLES: u8 = 3;

/// Tells what a sky has and what to do about it, in short sentences.
pub fn advice(lang: Lang, draft: &Draft) -> String {
    if draft.planets.is_empty() {
        return say("space_connection-draft-empty")
            .with("all", PLANETS)
            .with("wanted", SYSTEMS)
            .tr(lang);
    }
    let mut said = vec![
        say("space_connection-draft-planets")
            .with("count", draft.planets.count())
            .with("systems", draft.systems.len())
            .tr(lang),
    ];
    if draft.is_ready() {
        said.push(say("space_connection-draft-ready").tr(lang));
        return said.join(" ");
    }
    if let Balance::TooFew(missing) = draft.planets_balance() {
        let phrase = say("space_connection-draft-missing").with("missing", missing);
        said.push(phrase.tr(lang));
    }
    match draft.systems_balance() {
        Balance::Right => {}
        Balance::TooMany(surplus) => said.push(too_many(lang, draft, surplus)),
        Balance::TooFew(missing) => said.push(too_few(lang, draft, missing)),
    }
    if let Some(remedy) = draft.remedy {
        let after = draft.systems_after(remedy);
        let phrase = if after == SYSTEMS {
            say("space_connection-draft-remedy")
        } else {
            say("space_connection-draft-nearer").with("systems", after)
        };
        let phrase = phrase
            .with("from", remedy.from.to_string())
            .with("to", remedy.to.to_string());
        said.push(phrase.tr(lang));
    }
    said.join(" ")
}

/// Sentence for a draft with too many planets, and a way to mend it.
fn too_many(lang: Lang, draft: &Draft, surplus: u8) -> String {
    if draft.remedy.is_some() {
        // All planets are placed: which one to move is said next.
        let phrase = say("space_connection-draft-surplus");
        return phrase.with("surplus", surplus).tr(lang);
    }
    let bridge = draft.bridge();
    let phrase = if bridge.is_empty() {
        say("space_connection-draft-apart")
    } else if draft.bridge_is_enough() {
        say("space_connection-draft-joined")
    } else {
        say("space_connection-draft-joined-some")
    };
    let sentence = phrase
        .with("surplus", surplus)
        .with("count", bridge.count())
        .with("bridge", places(bridge))
        .tr(lang);
    let missing = PLANETS.saturating_sub(draft.planets.count());
    if bridge.count() <= missing {
        return sentence;
    }
    let more = say("space_connection-draft-move-there").with("missing", missing);
    [sentence, more.tr(lang)].join(" ")
}

/// Sentence for a draft with too few planets, and a way to mend it.
fn too_few(lang: Lang, draft: &Draft, missing: u8) -> String {
    let phrase = if !draft.openings.is_empty() {
        say("space_connection-draft-opening")
            .with("openings", places(draft.founding_places(EXAMPLES)))
    } else if !draft.cuts.is_empty() {
        say("space_connection-draft-cut").with("cuts", places(Positions::new(draft.cuts.first())))
    } else {
        say("space_connection-draft-full")
    };
    phrase.with("missing", missing).tr(lang)
}
