//! Advice for a hunter: the launch, and why.

use games::space_connection::{Action, Emitters, Insight, Launch, SpaceConnection, View};
use games::{Evidence, Marked, Spoken};

use super::shown::places;
use crate::advice::{self, reason_sentences, together};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Sentence that advises an action.
pub(super) fn advice_sentence(lang: Lang, action: &Action, _view: &View, _names: &Names) -> String {
    let phrase = match action {
        Action::Launch(Launch::Scout(at)) => {
            say("space_connection-advice-scout").with("at", at.to_string())
        }
        Action::Launch(Launch::Ship(at)) => {
            say("space_connection-advice-ship").with("at", at.to_string())
        }
        Action::Launch(Launch::SuperShip(at)) => {
            say("space_connection-advice-super-ship").with("at", at.to_string())
        }
        Action::Launch(Launch::Lasers(Emitters::One(at))) => {
            say("space_connection-advice-laser").with("at", at.to_string())
        }
        Action::Launch(Launch::Lasers(Emitters::Two(one, other))) => {
            say("space_connection-advice-lasers")
                .with("one", one.to_string())
                .with("other", other.to_string())
        }
        Action::Draft(planets) => {
            say("space_connection-advice-hide").with("cells", places(*planets))
        }
        Action::Seal => say("space_connection-advice-seal"),
        other => return format!("`{}`", SpaceConnection::spell(other)),
    };
    phrase.tr(lang)
}

/// Sentences for the reasons of an advice.
pub(super) fn reasons(lang: Lang, why: &[Evidence<Insight>]) -> Vec<String> {
    const KEYS: [&str; 4] = [
        "space_connection-advice-only-way",
        "space_connection-advice-planet",
        "space_connection-advice-border",
        "space_connection-advice-void",
    ];
    let certain = KEYS.into_iter().filter_map(|key| {
        together(lang, why, key, |what| {
            (key_of(what) == key).then(|| what.position().to_string())
        })
    });
    let likely = why.iter().filter(|evidence| evidence.is_likely());
    let likely = reason_sentences(lang, likely, |lang, what| {
        let sentence = say(key_of(what)).with("cells", what.position().to_string());
        sentence.with("count", 1).tr(lang)
    });
    certain.chain(likely).collect()
}

/// Key of the words for a fact.
const fn key_of(insight: &Insight) -> &'static str {
    match insight {
        Insight::Planet(_) => "space_connection-advice-planet",
        Insight::OnlyWay(_) => "space_connection-advice-only-way",
        Insight::Void(_) => "space_connection-advice-void",
        Insight::Border(_) => "space_connection-advice-border",
    }
}

/// Sentence that compares the player's launches with the computers'.
pub(super) fn par(lang: Lang, own: u16, computers: u16) -> String {
    say("space_connection-advice-par")
        .with("own", own)
        .with("computers", computers)
        .tr(lang)
}

pub(super) fn loss(lang: Lang, _did: &Action, thousandths: u32) -> String {
    advice::loss_sentence(lang, "space_connection-advice-lost", thousandths)
}

/// Compares two launches by the planets that they are worth.
pub(super) fn compared(
    lang: Lang,
    marked: &Marked<SpaceConnection>,
    better: String,
) -> Option<String> {
    let compared = marked.compared?;
    let worth = |thousandths| advice::tenths(lang, thousandths);
    let count = f64::from(compared.did.saturating_add(50) / 100) / 10.0;
    let sentence = say("space_connection-compared")
        .with("left", worth(compared.did))
        .with("count", count)
        .with("best", worth(compared.best))
        .with("better", better);
    (compared.best > compared.did).then(|| sentence.tr(lang))
}
