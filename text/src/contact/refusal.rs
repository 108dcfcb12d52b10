//! Why not, and what would be allowed.

use games::Seat;
use games::contact::{Refusal, Source, Tile, Unfit};

use super::shown::{aid, signal, source, tile, tiles};
use crate::escape::quoting;
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Sentence for a refusal.
pub(super) fn refusal(lang: Lang, refusal: &Refusal, names: &Names) -> String {
    let of = |key: &'static str, about: Tile| say(key).with("tile", tile(lang, about));
    let by = |key: &'static str, who: Seat| say(key).with("name", names.in_message(who).to_owned());
    let from = |key: &'static str, who: Source| {
        let name = source(lang, who, |seat| names.in_message(seat).to_owned());
        say(key).with("source", name)
    };
    match refusal {
        Refusal::NoSuchTile { said } => {
            quoting("contact-refusal-tile", "contact-refusal-tile-empty", said)
        }
        Refusal::NoTiles => say("contact-refusal-no-tiles"),
        Refusal::UnknownSignal { said } => quoting(
            "contact-refusal-signal",
            "contact-refusal-signal-empty",
            said,
        ),
        Refusal::UnknownAid { said } => {
            quoting("contact-refusal-aid", "contact-refusal-aid-empty", said)
        }
        Refusal::HandIsNoTypist => say("contact-refusal-press"),
        Refusal::MissionOver => say("contact-refusal-over"),
        Refusal::StillPractising { first } => by("contact-refusal-practising", *first),
        Refusal::MissionBegun => say("contact-refusal-begun"),
        Refusal::NotFirst { first } => by("contact-refusal-not-first", *first),
        Refusal::NoPracticeFlight => say("contact-refusal-no-flight"),
        Refusal::SameTile { tile } => of("contact-refusal-same-tile", *tile),
        Refusal::NotSource { source } => from("contact-refusal-not-source", *source),
        Refusal::CrewDecides { guesser } => by("contact-refusal-crew-decides", *guesser),
        Refusal::TileInBox { tile } => of("contact-refusal-in-box", *tile),
        Refusal::TileIsStart { tile } => of("contact-refusal-start", *tile),
        Refusal::TileTwice { tile } => of("contact-refusal-twice", *tile),
        Refusal::Blocked { from, to, by } => say("contact-refusal-blocked")
            .with("from", tile(lang, *from))
            .with("to", tile(lang, *to))
            .with("by", tiles(lang, by)),
        Refusal::PracticeBlocked { from, to, by } => say("contact-refusal-practice-blocked")
            .with("from", tile(lang, *from))
            .with("to", tile(lang, *to))
            .with("by", tiles(lang, by)),
        Refusal::PastTarget { target } => of("contact-refusal-past-target", *target),
        Refusal::RouteEmpty => say("contact-refusal-route-empty"),
        Refusal::RouteUnfinished { end, target } => say("contact-refusal-route-unfinished")
            .with("end", tile(lang, *end))
            .with("target", tile(lang, *target)),
        Refusal::ChooseSignalFirst => say("contact-refusal-signal-first"),
        Refusal::SignalChosen { signal: card } => {
            say("contact-refusal-signal-chosen").with("signal", signal(lang, *card))
        }
        Refusal::NoSuchSignal { signal: card } => {
            say("contact-refusal-no-signal").with("signal", signal(lang, *card))
        }
        Refusal::PressedTwice => say("contact-refusal-double"),
        Refusal::TakeFull => say("contact-refusal-take-full"),
        Refusal::TakeTooLong { longest } => {
            say("contact-refusal-take-long").with("seconds", longest.get() / 1_000)
        }
        Refusal::TakeEmpty => say("contact-refusal-take-empty"),
        Refusal::TakeUnfinished { landings, legs } => say("contact-refusal-take-unfinished")
            .with("landings", *landings)
            .with("legs", *legs),
        Refusal::YouAreSource => say("contact-refusal-you-source"),
        Refusal::AwaitTransmission { source } => from("contact-refusal-await", *source),
        Refusal::NotGuesser { guesser } => by("contact-refusal-not-guesser", *guesser),
        Refusal::NoRepeatLeft => say("contact-refusal-no-repeat"),
        Refusal::NotATarget { tile, unfit } => {
            let key = match unfit {
                Unfit::NoPlanet => "contact-refusal-no-planet",
                Unfit::FaceDown => "contact-refusal-face-down",
                Unfit::Reached => "contact-refusal-reached",
            };
            of(key, *tile)
        }
        Refusal::AlreadyWrong { tile } => of("contact-refusal-wrong-already", *tile),
        Refusal::NoAids => say("contact-refusal-no-aids"),
        Refusal::AidUsed { aid: card } => {
            say("contact-refusal-aid-used").with("aid", aid(lang, *card))
        }
        Refusal::NoStopOver => say("contact-refusal-no-stop"),
        Refusal::StopShown { stop } => of("contact-refusal-stop-shown", *stop),
        Refusal::NobodyToBrief => say("contact-refusal-nobody"),
        Refusal::BriefingOn => say("contact-refusal-briefing-on"),
        Refusal::NothingToReactivate => say("contact-refusal-all-active"),
        Refusal::LastFuel => say("contact-refusal-last-fuel"),
    }
    .tr(lang)
}
