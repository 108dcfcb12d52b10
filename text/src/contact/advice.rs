//! Advice for a crew or a source: the action, and why.

use games::contact::{Action, Contact, Insight, Mission, View};
use games::{Evidence, Marked, Spoken};

use super::shown::{flight, signal, tile};
use crate::advice::{chance_lost, chances_compared, reason_sentences};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Sentence that advises an action.
pub(super) fn advice_sentence(lang: Lang, action: &Action, view: &View, _names: &Names) -> String {
    let phrase = match action {
        Action::Practise { from, to } => say("contact-advice-practise")
            .with("from", tile(lang, *from))
            .with("to", tile(lang, *to)),
        Action::Begin => say("contact-advice-begin"),
        Action::Plan(route) => {
            say("contact-advice-plan").with("route", flight(lang, view.rocket, route))
        }
        Action::Choose(card) => say("contact-advice-choose").with("signal", signal(lang, *card)),
        // A hand is one's own: no one can tap for another.
        Action::Press { .. } | Action::Drop => say("contact-advice-tap"),
        Action::Send => say("contact-advice-send"),
        Action::AskRepeat => say("contact-advice-repeat"),
        Action::Guess(target) => say("contact-advice-guess").with("tile", tile(lang, *target)),
        Action::GuessTwo(one, other) => say("contact-advice-guess-two")
            .with("one", tile(lang, *one))
            .with("other", tile(lang, *other)),
        other => return format!("`{}`", Contact::spell(other)),
    };
    phrase.tr(lang)
}

/// Sentences for the reasons of an advice.
pub(super) fn reasons(lang: Lang, why: &[Evidence<Insight>]) -> Vec<String> {
    reason_sentences(lang, why, |lang, what| {
        match what {
            Insight::Target(target) => {
                say("contact-advice-target").with("tile", tile(lang, *target))
            }
            Insight::Understood => say("contact-advice-understood"),
        }
        .tr(lang)
    })
}

/// Cost of an action. A guess is judged by how likely it is right, a route by how likely it is
/// understood: the mission may be won all the same.
pub(super) fn loss(lang: Lang, did: &Action, thousandths: u32) -> String {
    let key = match did {
        Action::Guess(_) | Action::GuessTwo(..) => "contact-advice-lost-guess",
        _ => "contact-advice-lost-route",
    };
    chance_lost(lang, key, thousandths)
}

/// Sentence that compares the player's guesses at one signal with the computer's.
pub(super) fn par(lang: Lang, own: u16, computers: u16) -> String {
    say("contact-advice-par")
        .with("own", own)
        .with("computers", computers)
        .with("guesses", Mission::GUESSES)
        .tr(lang)
}

/// Compares two guesses by how likely each is right, two routes by how likely each is understood.
pub(super) fn compared(lang: Lang, marked: &Marked<Contact>, better: String) -> Option<String> {
    let key = match marked.hindsight.did {
        Action::Guess(_) | Action::GuessTwo(..) => "contact-compared-guess",
        _ => "contact-compared-route",
    };
    chances_compared(lang, key, marked.compared?, better)
}
