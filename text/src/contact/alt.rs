//! The alt text of the pictures: the same as the description, as short as Discord wants it.

use games::Seat;
use games::contact::{BEST, Certificate, Ending, Glimpse, Phase, ROUNDS, Rhythm, Showing, View};

use super::describe::places;
use super::lie::positions;
use super::shown::{beats, flight, fuel, tile, tiles};
use super::status::standing;
use crate::date::date;
use crate::fit::{self, Fitted};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Alt text of a picture of the space.
pub(super) fn alt(lang: Lang, view: &View, _names: &Names) -> Fitted {
    let mut sentences = vec![
        say("contact-alt-title")
            .with("count", view.tiles.len())
            .tr(lang),
    ];
    sentences.push(match view.phase {
        Phase::Practising { .. } => say("contact-alt-practice").tr(lang),
        _ if !view.options.mission.is_whole() => standing(lang, view),
        Phase::Transmitting | Phase::Guessing | Phase::Over => say("contact-alt-state")
            .with("round", view.round.as_ref().map_or(ROUNDS, |it| it.number))
            .with("rounds", ROUNDS)
            .with("fuel", fuel(lang, view.fuel))
            .with("score", view.score)
            .with("best", BEST)
            .tr(lang),
    });
    if view.has_just_flown() {
        sentences.push(say("contact-alt-hand").tr(lang));
    }
    sentences.push(
        say("contact-describe-rocket")
            .with("tile", tile(lang, view.rocket))
            .tr(lang),
    );
    if let Some((marker, number)) = view.round.as_ref().and_then(|round| round.marker) {
        let phrase = say("contact-status-marker")
            .with("tile", tile(lang, marker))
            .with("number", number);
        sentences.push(phrase.tr(lang).replace('*', ""));
    }
    if let Some(console) = &view.console {
        let target = say("contact-describe-target").with("tile", tile(lang, console.target));
        sentences.push(target.tr(lang));
        if console.route.legs() > 0 {
            let way = flight(lang, console.start, console.route.tiles());
            sentences.push(say("contact-describe-route").with("route", way).tr(lang));
        }
    }
    sentences.extend(positions(lang, view));
    sentences.extend(places(lang, view));
    fit::sentences(sentences)
}

/// Alt text of a flight or the certificate; `None` for news without a picture.
pub(super) fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<Fitted> {
    match glimpse {
        Glimpse::PracticeFlown {
            flown,
            showing: Showing::Bars,
        } => Some(rhythm(lang, &flown.rhythm)),
        Glimpse::Transmitted {
            rhythm: sent,
            showing: Showing::Bars,
            ..
        } => Some(rhythm(lang, sent)),
        Glimpse::Found {
            ending:
                Some(Ending::Won {
                    certificate: Some(certificate),
                    ..
                }),
            ..
        } => Some(certificate_alt(lang, *certificate, names)),
        _ => None,
    }
}

/// Alt text of a flight as bars.
fn rhythm(lang: Lang, rhythm: &Rhythm) -> Fitted {
    let beats = beats(rhythm).into_iter().map(|(pause, flight)| {
        match pause {
            0 => say("contact-alt-bar-first"),
            _ => say("contact-alt-bar").with("pause", pause),
        }
        .with("flight", flight)
        .tr(lang)
    });
    let beats: Vec<String> = beats.collect();
    let phrase = say("contact-alt-bars").with("beats", beats.join(", "));
    fit::sentences([phrase.tr(lang)])
}

/// Alt text of the certificate.
fn certificate_alt(lang: Lang, certificate: Certificate, names: &Names) -> Fitted {
    let crew = Seat::all(certificate.seats).map(|seat| names.plain(seat).to_owned());
    let phrase = say("contact-alt-certificate")
        .with("names", all_of(lang, crew.collect()))
        .with("points", certificate.points)
        .with("best", BEST)
        .with("date", date(lang, certificate.day))
        .with("tiles", tiles(lang, &certificate.planets));
    fit::sentences([phrase.tr(lang)])
}
