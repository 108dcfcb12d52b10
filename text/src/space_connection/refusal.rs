//! Why an action was not granted, and what would be allowed.

use games::space_connection::{Occupant, PLANETS, Refusal, SYSTEMS, Stock};

use super::piece::{hand, piece};
use super::shown::places;
use crate::escape::escape;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::names::Names;

pub(super) fn refusal(lang: Lang, refusal: &Refusal, _names: &Names) -> String {
    phrase(lang, refusal).tr(lang)
}

/// Sentence for a refusal.
fn phrase(lang: Lang, refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::NoSuchPosition { said, row } => {
            let said = escape(said);
            match row {
                _ if said.is_empty() => say("space_connection-refusal-position-empty"),
                Some(row) => say("space_connection-refusal-position-row")
                    .with("said", said)
                    .with("row", row.to_string())
                    .with("count", row.count()),
                None => say("space_connection-refusal-position").with("said", said),
            }
        }
        Refusal::NoPositions => say("space_connection-refusal-no-positions"),
        Refusal::PositionTwice { at } => {
            say("space_connection-refusal-twice").with("at", at.to_string())
        }
        Refusal::TooManyPlanets { allowed } => {
            say("space_connection-refusal-too-many").with("allowed", *allowed)
        }
        Refusal::NoPlanetThere { at } => {
            say("space_connection-refusal-no-planet").with("at", at.to_string())
        }
        Refusal::PlanetThere { at } => {
            say("space_connection-refusal-planet-there").with("at", at.to_string())
        }
        Refusal::NoSky { planets, systems } => say("space_connection-refusal-no-sky")
            .with("planets", *planets)
            .with("systems", *systems)
            .with("all", PLANETS)
            .with("wanted", SYSTEMS),
        Refusal::AlreadySealed => say("space_connection-refusal-sealed"),
        Refusal::YouOnlyHunt => say("space_connection-refusal-only-hunt"),
        Refusal::NotSealedYet => say("space_connection-refusal-not-sealed"),
        Refusal::NotYourTurn { .. } => say("space_connection-refusal-not-your-turn"),
        Refusal::NoneLeft {
            piece: wanted,
            stock,
        } => none_left(lang, *stock).with("piece", piece(lang, *wanted)),
        Refusal::OneEmitterLeft { standing } if standing.is_empty() => {
            say("space_connection-refusal-one-emitter-alone")
        }
        Refusal::OneEmitterLeft { standing } => {
            say("space_connection-refusal-one-emitter").with("standing", places(*standing))
        }
        Refusal::Occupied { at, by } => match by {
            Occupant::Planet => say("space_connection-refusal-occupied-planet"),
            Occupant::Lost(lost) => {
                say("space_connection-refusal-occupied-lost").with("piece", piece(lang, *lost))
            }
            Occupant::Emitter => say("space_connection-refusal-occupied-emitter"),
        }
        .with("at", at.to_string()),
        Refusal::NotACentre { at, centres } => say("space_connection-refusal-not-a-centre")
            .with("at", at.to_string())
            .with("count", centres.count())
            .with("centres", places(*centres)),
        Refusal::NotOnALine { at, near } => say("space_connection-refusal-not-on-a-line")
            .with("at", at.to_string())
            .with("near", places(*near)),
        Refusal::NoBeam { at, partners } => say("space_connection-refusal-no-beam")
            .with("at", at.to_string())
            .with("partners", places(*partners)),
        Refusal::YouDoNotPlay => say("space_connection-refusal-stranger"),
        Refusal::GameOver => say("space_connection-refusal-over"),
    }
}

/// Sentence for a piece that is used up, and what is left.
fn none_left(lang: Lang, stock: Stock) -> Phrase {
    if stock.is_empty() {
        say("space_connection-refusal-none-left-at-all")
    } else {
        say("space_connection-refusal-none-left").with("hand", hand(lang, stock))
    }
}
