//! Why a wish was not granted, and what would be allowed.

use games::space_connection::{Occupant, PLANETS, Refusal, SYSTEMS, Stock};

use super::piece::{hand, piece};
use super::shown::places;
use crate::escape::escape;
use crate::lang::Lang;
use crate::phrase::{Phrase, say};

pub(super) fn refusal(lang: Lang, refusal: &Refusal) -> String {
    phrase(lang, refusal).tr(lang)
}

fn phrase(lang: Lang, refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::NoSuchPosition { said, row } => {
            let said = escape(said);
            match row {
                _ if said.is_empty() => say("connection-refusal-position-empty"),
                Some(row) => say("connection-refusal-position-row")
                    .with("said", said)
                    .with("row", row.to_string())
                    .with("count", row.count()),
                None => say("connection-refusal-position").with("said", said),
            }
        }
        Refusal::NoPositions => say("connection-refusal-no-positions"),
        Refusal::PositionTwice { at } => say("connection-refusal-twice").with("at", at.to_string()),
        Refusal::TooManyPlanets { allowed } => {
            say("connection-refusal-too-many").with("allowed", *allowed)
        }
        Refusal::NoPlanetThere { at } => {
            say("connection-refusal-no-planet").with("at", at.to_string())
        }
        Refusal::PlanetThere { at } => {
            say("connection-refusal-planet-there").with("at", at.to_string())
        }
        Refusal::NoSky { planets, systems } => say("connection-refusal-no-sky")
            .with("planets", *planets)
            .with("systems", *systems)
            .with("all", PLANETS)
            .with("wanted", SYSTEMS),
        Refusal::AlreadySealed => say("connection-refusal-sealed"),
        Refusal::YouOnlyHunt => say("connection-refusal-only-hunt"),
        Refusal::NotSealedYet => say("connection-refusal-not-sealed"),
        Refusal::NotYourTurn { .. } => say("connection-refusal-not-your-turn"),
        Refusal::NoneLeft {
            piece: wanted,
            stock,
        } => none_left(lang, *stock).with("piece", piece(lang, *wanted)),
        Refusal::OneEmitterLeft { standing } if standing.is_empty() => {
            say("connection-refusal-one-emitter-alone")
        }
        Refusal::OneEmitterLeft { standing } => {
            say("connection-refusal-one-emitter").with("standing", places(*standing))
        }
        Refusal::Occupied { at, by } => match by {
            Occupant::Planet => say("connection-refusal-occupied-planet"),
            Occupant::Lost(lost) => {
                say("connection-refusal-occupied-lost").with("piece", piece(lang, *lost))
            }
            Occupant::Emitter => say("connection-refusal-occupied-emitter"),
        }
        .with("at", at.to_string()),
        Refusal::NotACentre { at, centres } => say("connection-refusal-not-a-centre")
            .with("at", at.to_string())
            .with("count", centres.count())
            .with("centres", places(*centres)),
        Refusal::NotOnALine { at, near } => say("connection-refusal-not-on-a-line")
            .with("at", at.to_string())
            .with("near", places(*near)),
        Refusal::NoBeam { at, partners } => say("connection-refusal-no-beam")
            .with("at", at.to_string())
            .with("partners", places(*partners)),
        Refusal::YouDoNotPlay => say("connection-refusal-stranger"),
        Refusal::GameOver => say("connection-refusal-over"),
    }
}

fn none_left(lang: Lang, stock: Stock) -> Phrase {
    if stock.is_empty() {
        say("connection-refusal-none-left-at-all")
    } else {
        say("connection-refusal-none-left").with("hand", hand(lang, stock))
    }
}
