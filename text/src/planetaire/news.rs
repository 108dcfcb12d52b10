//! News of the search, in the past tense.

use games::Seat;
use games::planetaire::{BoardView, Glimpse, Outcome, PATIENCE, Shot, Sky};

use super::score;
use super::shown::cells;
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Sentence for a glimpse.
pub(super) fn news(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let phrase = match glimpse {
        Glimpse::Drafted { sky } if sky.count() == 0 => say("planetaire-news-drafted-empty"),
        Glimpse::Drafted { sky } => say("planetaire-news-drafted")
            .with("cells", cells(*sky))
            .with("placed", sky.count()),
        Glimpse::Sealed { hider } => {
            say("planetaire-news-sealed").with_player("name", names, *hider)
        }
        Glimpse::Hidden => say("planetaire-news-hidden"),
        Glimpse::Fired {
            detector,
            shot,
            met,
        } => {
            let shot_sentence = shot_sentence(lang, (*detector, names), shot);
            let met = met.map(|met| met_sentence(lang, shot, met));
            return [Some(shot_sentence), met]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ");
        }
        Glimpse::Placed { detector, cell } => say("planetaire-news-placed")
            .with_player("name", names, *detector)
            .with("cell", cell.to_string()),
        Glimpse::Withdrawn { detector, cell } => say("planetaire-news-withdrawn")
            .with_player("name", names, *detector)
            .with("cell", cell.to_string()),
        Glimpse::Noted { empties } if empties.count() == 0 => say("planetaire-news-noted-none"),
        Glimpse::Noted { empties } => say("planetaire-news-noted").with("cells", cells(*empties)),
        Glimpse::Missed { detector, missed } => say("planetaire-news-missed")
            .with_player("name", names, *detector)
            .with("missed", *missed)
            .with("patience", PATIENCE),
        Glimpse::Ended { detector } => {
            say("planetaire-news-ended").with_player("name", names, *detector)
        }
        Glimpse::Uncovered { rounds } => {
            let rounds: Vec<_> = rounds
                .iter()
                .map(|round| uncovered_sentence(lang, round, names))
                .collect();
            return rounds.join("\n");
        }
    };
    phrase.tr(lang)
}

/// Sentence for a ray that was fired, with its result.
fn shot_sentence(lang: Lang, (detector, names): (Seat, &Names), shot: &Shot) -> String {
    match shot.outcome {
        // P16: the same words for a ray that came out opposite, whether it was turned or not.
        Outcome::Exit(exit) if shot.is_across() => {
            say("planetaire-news-across").with("exit", exit.number())
        }
        Outcome::Exit(exit) if shot.turned_twice() => {
            say("planetaire-news-twice").with("exit", exit.number())
        }
        Outcome::Exit(exit) => say("planetaire-news-exit").with("exit", exit.number()),
        Outcome::Absorbed => say("planetaire-news-absorbed"),
        Outcome::Reflected => say("planetaire-news-reflected"),
        Outcome::Satellised => say("planetaire-news-satellised"),
    }
    .with_player("name", names, detector)
    .with("margin", shot.margin.number())
    .tr(lang)
}

/// Sentence for the satellites that a ray met, for who hid them.
fn met_sentence(lang: Lang, shot: &Shot, met: Sky) -> String {
    let how = match shot.outcome {
        _ if met.count() == 0 => return say("planetaire-news-met-none").tr(lang),
        Outcome::Absorbed if met.count() == 1 => "hit",
        Outcome::Absorbed => "hit-after",
        Outcome::Exit(_) | Outcome::Reflected | Outcome::Satellised => "turned",
    };
    say("planetaire-news-met")
        .with("how", how)
        .with("cells", cells(met))
        .tr(lang)
}

/// Sentence for a sky that is uncovered, with the score.
fn uncovered_sentence(lang: Lang, round: &BoardView, names: &Names) -> String {
    // A glimpse of this kind always carries its reveals.
    let Some(reveal) = &round.reveal else {
        return String::new();
    };
    let sentence = say("planetaire-news-uncovered")
        .with("sky", cells(reveal.sky))
        .with_player("name", names, reveal.detector)
        .with("total", reveal.score.total())
        .with("parts", score::parts(lang, reveal.score))
        .tr(lang);
    let remarks = score::remarks(lang, round.marbles, reveal);
    [vec![sentence], remarks].concat().join(" ")
}
