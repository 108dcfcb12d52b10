//! Advice for a detector: the action, and why.

use games::planetaire::{Action, Insight, Outcome, Planetaire, View};
use games::{Evidence, Marked, Spoken};

use super::shown::cells;
use crate::advice::{self, reason_sentences, together};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Sentence that advises an action.
pub(super) fn advice_sentence(lang: Lang, action: &Action, _view: &View, _names: &Names) -> String {
    let phrase = match action {
        Action::Fire(margin) => say("planetaire-advice-fire").with("margin", margin.number()),
        Action::PlaceAll(sky) if sky.count() == 0 => say("planetaire-advice-place-none"),
        Action::PlaceAll(sky) => say("planetaire-advice-place").with("cells", cells(*sky)),
        Action::End => say("planetaire-advice-end"),
        Action::Draft(sky) => say("planetaire-advice-hide").with("cells", cells(*sky)),
        Action::Seal => say("planetaire-advice-seal"),
        other => return format!("`{}`", Planetaire::spell(other)),
    };
    phrase.tr(lang)
}

/// Sentences for the reasons of an advice.
pub(super) fn reasons(lang: Lang, why: &[Evidence<Insight>]) -> Vec<String> {
    let full = together(lang, why, "planetaire-advice-full", |what| match what {
        Insight::Full(cell) => Some(cell.to_string()),
        _ => None,
    });
    let empty = together(lang, why, "planetaire-advice-empty", |what| match what {
        Insight::Empty(cell) => Some(cell.to_string()),
        _ => None,
    });
    let nothing = together(lang, why, "planetaire-advice-nothing", |what| match what {
        Insight::TellsNothing(margin) => Some(margin.number().to_string()),
        _ => None,
    });
    let likely = why.iter().filter(|evidence| evidence.is_likely());
    let likely = reason_sentences(lang, likely, insight_sentence);
    let certain = [full, empty, nothing].into_iter().flatten();
    certain.chain(likely).collect()
}

/// Sentence that compares the player's points with the computers'.
pub(super) fn par(lang: Lang, own: u16, computers: u16) -> String {
    say("planetaire-advice-par")
        .with("own", own)
        .with("computers", computers)
        .tr(lang)
}

pub(super) fn loss(lang: Lang, _did: &Action, thousandths: u32) -> String {
    advice::loss_sentence(lang, "planetaire-advice-lost", thousandths)
}

/// Compares two rays by the skies that they leave.
pub(super) fn compared(lang: Lang, marked: &Marked<Planetaire>, _better: String) -> Option<String> {
    let (Action::Fire(did), Action::Fire(better)) =
        (&marked.hindsight.did, &marked.hindsight.better.action)
    else {
        return None;
    };
    let compared = marked.compared?;
    let sentence = say("planetaire-compared")
        .with("did", did.number())
        .with("left", compared.did)
        .with("better", better.number())
        .with("best", compared.best);
    (compared.best < compared.did).then(|| sentence.tr(lang))
}

/// Sentence for a fact about the sky.
fn insight_sentence(lang: Lang, insight: &Insight) -> String {
    match *insight {
        Insight::Full(cell) => say("planetaire-advice-full")
            .with("cells", cell.to_string())
            .with("count", 1),
        Insight::Empty(cell) => say("planetaire-advice-empty")
            .with("cells", cell.to_string())
            .with("count", 1),
        Insight::TellsNothing(margin) => say("planetaire-advice-nothing")
            .with("cells", margin.number().to_string())
            .with("count", 1),
        Insight::Ends(from, end) => match end {
            Outcome::Exit(exit) => say("planetaire-advice-exit").with("exit", exit.number()),
            Outcome::Absorbed => say("planetaire-advice-absorbed"),
            Outcome::Reflected => say("planetaire-advice-reflected"),
            Outcome::Satellised => say("planetaire-advice-satellised"),
        }
        .with("margin", from.number()),
    }
    .tr(lang)
}
