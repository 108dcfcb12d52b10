//! Why an action was not granted, and what would be allowed.

use games::planetaire::{Outcome, Refusal};

use crate::escape::quoting;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::names::Names;

pub(super) fn refusal(lang: Lang, refusal: &Refusal, _names: &Names) -> String {
    phrase(lang, refusal).tr(lang)
}

/// Sentence for a refusal.
fn phrase(lang: Lang, refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::NoSuchMargin { said } => quoting(
            "planetaire-refusal-margin",
            "planetaire-refusal-margin-empty",
            said,
        ),
        Refusal::NoSuchCell { said } => quoting(
            "planetaire-refusal-cell",
            "planetaire-refusal-cell-empty",
            said,
        ),
        Refusal::NoCells => say("planetaire-refusal-no-cells"),
        Refusal::CellTwice { cell } => {
            say("planetaire-refusal-twice").with("cell", cell.to_string())
        }
        Refusal::TooManySatellites { allowed } => {
            say("planetaire-refusal-too-many").with("allowed", *allowed)
        }
        Refusal::TooFewSatellites { placed, needed } => say("planetaire-refusal-too-few")
            .with("placed", *placed)
            .with("needed", *needed)
            .with("missing", needed.saturating_sub(*placed)),
        Refusal::AlreadySealed => say("planetaire-refusal-sealed"),
        Refusal::AlreadyFired { margin, outcome } => say("planetaire-refusal-fired")
            .with("margin", margin.number())
            .with("outcome", outcome_words(lang, *outcome)),
        Refusal::MarbleThere { cell } => {
            say("planetaire-refusal-marble-there").with("cell", cell.to_string())
        }
        Refusal::NoMarbleThere { cell } => {
            say("planetaire-refusal-no-marble").with("cell", cell.to_string())
        }
        Refusal::NoMarbleLeft { allowed } => {
            say("planetaire-refusal-no-marble-left").with("allowed", *allowed)
        }
        Refusal::TooManyMarbles { named, allowed } => say("planetaire-refusal-too-many-marbles")
            .with("named", *named)
            .with("allowed", *allowed)
            .with("surplus", named.saturating_sub(*allowed)),
        Refusal::YouHide => say("planetaire-refusal-you-hide"),
        Refusal::YouDetect => say("planetaire-refusal-you-detect"),
        Refusal::NotSealedYet => say("planetaire-refusal-not-sealed"),
        Refusal::YouHaveEnded => say("planetaire-refusal-ended"),
        Refusal::MatchOver => say("planetaire-refusal-over"),
    }
}

/// Words for the result of a ray.
fn outcome_words(lang: Lang, outcome: Outcome) -> String {
    match outcome {
        Outcome::Exit(exit) => say("planetaire-outcome-exit").with("exit", exit.number()),
        Outcome::Absorbed => say("planetaire-outcome-absorbed"),
        Outcome::Reflected => say("planetaire-outcome-reflected"),
        Outcome::Satellised => say("planetaire-outcome-satellised"),
    }
    .tr(lang)
}
