//! Corrections of an order, and why.

use games::interceptor::{Fix, Flight};

use super::craft::{letter, lettered};
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// The order as it is carried out; the written one first, where they differ.
pub(super) fn order(lang: Lang, flight: &Flight) -> String {
    let Some(plan) = &flight.plan else {
        return format!("`{}`", lettered(lang, &flight.written));
    };
    let made = lettered(lang, plan.as_order());
    if !is_corrected(flight) {
        return format!("`{made}`");
    }
    let written = lettered(lang, &flight.written);
    say("interceptor-order-corrected")
        .with("written", written)
        .with("made", made)
        .tr(lang)
}

/// True if an order is not carried out as it was written. One that is not written to its end is not
/// corrected but completed.
pub(super) fn is_corrected(flight: &Flight) -> bool {
    flight.plan.as_ref().is_some_and(|plan| {
        let is_completed = matches!(plan.fixes.as_slice(), [Fix::MovesAdded { .. }]);
        plan.as_order().to_string() != flight.written.to_string() && !is_completed
    })
}

/// Each correction, in a few words.
pub(super) fn fixes(lang: Lang, flight: &Flight) -> Vec<String> {
    let plan = flight.plan.iter();
    plan.flat_map(|plan| &plan.fixes)
        .filter_map(|fix| fix_sentence(lang, *fix))
        .collect()
}

/// Sentence for one correction of an order; `None` for one that the order itself tells.
fn fix_sentence(lang: Lang, fix: Fix) -> Option<String> {
    // People count from 1.
    let nth = |at: u8| u16::from(at) + 1;
    let phrase = match fix {
        Fix::Speed { written, made } => say("interceptor-fix-speed")
            .with("written", written.to_string())
            .with("made", made.to_string()),
        Fix::TurnForbidden { at, code } => say("interceptor-fix-forbidden")
            .with("code", letter(lang, code))
            .with("at", nth(at)),
        Fix::TurnTooMany { at, code } => say("interceptor-fix-too-many-turns")
            .with("code", letter(lang, code))
            .with("at", nth(at)),
        Fix::TurnDelayed { code, moves, .. } => say("interceptor-fix-delayed")
            .with("code", letter(lang, code))
            .with("moves", moves),
        Fix::TurnLost { at, code } => say("interceptor-fix-lost")
            .with("code", letter(lang, code))
            .with("at", nth(at)),
        Fix::MoveTooMany { at, code } => say("interceptor-fix-too-many-moves")
            .with("code", letter(lang, code))
            .with("at", nth(at)),
        Fix::LoopBroken { at, moves } => say("interceptor-fix-loop")
            .with("at", nth(at))
            .with("moves", moves),
        Fix::MovesAdded { .. } => return None,
    };
    Some(phrase.tr(lang))
}
