//! Advice for a cosmonaut: the action, and why.

use games::terre_lune::{Action, Insight, Place, Shove, TerreLune, View};
use games::{Evidence, Marked, Spoken};

use super::places::{node, place};
use super::things::{card, cards, colour};
use crate::advice::{chance_lost, chances_compared, reason_sentences};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Sentence that advises an action.
pub(super) fn advice_sentence(lang: Lang, action: &Action, _view: &View, names: &Names) -> String {
    let phrase = match action {
        Action::Go(Place::At(at)) => say("terre_lune-advice-go").with("place", node(lang, *at)),
        Action::Go(to) => say("terre_lune-advice-go").with("place", place(lang, *to)),
        Action::Prospect(spot) => say("terre_lune-advice-prospect").with("spot", spot.number()),
        Action::Keep => say("terre_lune-advice-keep"),
        Action::PutBack => say("terre_lune-advice-put-back"),
        Action::Exchange(given) => say("terre_lune-advice-exchange")
            .with("cards", cards(lang, given.iter().copied()))
            .with("count", given.len()),
        Action::Push { target, shove } => match shove {
            Shove::Forward => say("terre_lune-advice-push-forward"),
            Shove::Backward => say("terre_lune-advice-push-backward"),
        }
        .with("name", names.in_message(*target).to_owned()),
        Action::Challenge { trump } => {
            say("terre_lune-advice-challenge").with("trump", colour(lang, *trump))
        }
        Action::Ambush { target, trump } => say("terre_lune-advice-ambush")
            .with("name", names.in_message(*target).to_owned())
            .with("trump", colour(lang, *trump)),
        Action::Play(played) => say("terre_lune-advice-play").with("card", card(lang, *played)),
        Action::Pack(decoys) if decoys.is_empty() => say("terre_lune-advice-pack"),
        Action::Seize(packets) => {
            let numbers: Vec<String> = packets.iter().map(|nth| (nth + 1).to_string()).collect();
            say("terre_lune-advice-seize").with("packets", numbers.join(", "))
        }
        Action::End => say("terre_lune-advice-end"),
        other => return format!("`{}`", TerreLune::spell(other)),
    };
    phrase.tr(lang)
}

/// Sentences for the reasons of an advice.
pub(super) fn reasons(lang: Lang, why: &[Evidence<Insight>]) -> Vec<String> {
    reason_sentences(lang, why, insight_sentence)
}

/// Sentence for a fact about the race.
fn insight_sentence(lang: Lang, insight: &Insight) -> String {
    match insight {
        Insight::FightWon(trump) => {
            say("terre_lune-advice-fight").with("trump", colour(lang, *trump))
        }
        Insight::TakesTrick(played) => {
            say("terre_lune-advice-trick").with("card", card(lang, *played))
        }
        Insight::RaceWon => say("terre_lune-advice-race"),
    }
    .tr(lang)
}

/// Cost of an action. A card is judged by the fight that it is played in, all else by the race.
pub(super) fn loss(lang: Lang, did: &Action, thousandths: u32) -> String {
    let key = match did {
        Action::Play(_) => "terre_lune-advice-lost-card",
        _ => "advice-lost",
    };
    chance_lost(lang, key, thousandths)
}

/// Compares two cards by the fights that each wins, two plans by the races.
pub(super) fn compared(lang: Lang, marked: &Marked<TerreLune>, better: String) -> Option<String> {
    let key = match marked.hindsight.did {
        Action::Play(_) => "terre_lune-compared-card",
        _ => "terre_lune-compared-race",
    };
    chances_compared(lang, key, marked.compared?, better)
}
