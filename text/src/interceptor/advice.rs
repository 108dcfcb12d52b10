//! Advice for a pilot: the order, and why.

use games::interceptor::{Action, Insight, Interceptor, View};
use games::{Evidence, Spoken};

use super::craft::{announcement, facing, lettered, placement};
use crate::advice::{self, reason_sentences};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Sentence that advises an action.
pub(super) fn advice_sentence(lang: Lang, action: &Action, view: &View, _names: &Names) -> String {
    // A pilot who flies one ship needs no number.
    let nth = |ship: u8| if view.mine().count() > 1 { ship + 1 } else { 0 };
    let phrase = match action {
        Action::Write { ship, order } | Action::Draft { ship, order } => {
            say("interceptor-advice-order")
                .with("order", lettered(lang, order))
                .with("ship", nth(*ship))
        }
        Action::Place {
            ship,
            placement: at,
        } => say("interceptor-advice-place")
            .with("at", placement(lang, at))
            .with("ship", nth(*ship)),
        Action::Announce { ship, said } => say("interceptor-advice-announce")
            .with("said", announcement(lang, *said))
            .with("ship", nth(*ship)),
        Action::Seal => say("interceptor-advice-seal"),
        other => return format!("`{}`", Interceptor::spell(other)),
    };
    phrase.tr(lang)
}

/// Sentences for the reasons of an advice.
pub(super) fn reasons(lang: Lang, why: &[Evidence<Insight>]) -> Vec<String> {
    reason_sentences(lang, why, insight_sentence)
}

pub(super) fn loss(lang: Lang, _did: &Action, thousandths: u32) -> String {
    advice::loss_sentence(lang, "interceptor-advice-lost", thousandths)
}

/// Sentence for a fact about the fight.
fn insight_sentence(lang: Lang, insight: &Insight) -> String {
    match insight {
        Insight::Ends { at, harm } => say("interceptor-advice-ends")
            .with("hex", at.hex.to_string())
            .with("nose", facing(lang, at.nose))
            .with("harm", *harm),
        Insight::OutOfReach => say("interceptor-advice-safe"),
        Insight::IsHit => say("interceptor-advice-is-hit"),
        Insight::Hits => say("interceptor-advice-hits"),
    }
    .tr(lang)
}
