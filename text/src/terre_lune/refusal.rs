//! Why a wish was not granted, and what would be allowed.

use games::Seat;
use games::terre_lune::{Colour, Course, Mineral, Push, Refusal, Shove, Sought, Stage, WhyNot};

use super::places::{code, place, station};
use super::things::{card, cards, claim, claims, colour, mineral, minerals, or_none, rocket};
use crate::escape::escape;
use crate::lang::Lang;
use crate::phrase::{Phrase, say};

pub(super) fn refusal(lang: Lang, refusal: &Refusal) -> String {
    phrase(lang, refusal).tr(lang)
}

fn phrase(lang: Lang, refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::RaceOver => say("moon-refusal-over"),
        Refusal::YouAreEliminated => say("moon-refusal-eliminated"),
        Refusal::NotYourTurn { whose, stage } => match stage {
            Stage::Card => say("moon-refusal-not-your-card-turn"),
            _ => say("moon-refusal-not-your-turn"),
        }
        .with("rocket", of_seat(lang, *whose)),
        Refusal::NotNow { expected } => match expected {
            Stage::Way { points } => say("moon-refusal-now-way").with("points", *points),
            Stage::Peek => say("moon-refusal-now-peek"),
            Stage::Actions => say("moon-refusal-now-actions"),
            Stage::Card => say("moon-refusal-now-card"),
            Stage::Packing => say("moon-refusal-now-packing"),
            Stage::Seizing => say("moon-refusal-now-seizing"),
        },
        Refusal::NoSuchWay { allowed } => {
            say("moon-refusal-way").with("ways", or_none(lang, ways(lang, allowed)))
        }
        Refusal::CannotProspect => say("moon-refusal-prospect"),
        Refusal::NoDepositThere { left } => {
            let left = left.iter().map(|spot| spot.number().to_string());
            say("moon-refusal-spot").with("left", or_none(lang, left))
        }
        Refusal::NoClaimOn { mineral: deposit } => {
            say("moon-refusal-no-claim").with("mineral", mineral(lang, *deposit))
        }
        Refusal::AlreadyExchanged => say("moon-refusal-exchanged"),
        Refusal::WrongNumberOfCards { needed, named } => say("moon-refusal-number")
            .with("needed", *needed)
            .with("named", *named),
        Refusal::NotYourCard { card: other, hand } => say("moon-refusal-card")
            .with("card", card(lang, *other))
            .with("hand", cards(lang, hand.iter().copied())),
        Refusal::NoSix { red } => say("moon-refusal-no-six").with("red", *red),
        Refusal::AlreadyPushed => say("moon-refusal-pushed"),
        Refusal::CannotPush { allowed } => {
            say("moon-refusal-push").with("pushes", or_none(lang, pushes(lang, allowed)))
        }
        Refusal::NotOnAStation => say("moon-refusal-no-station"),
        Refusal::AlreadyChallenged => say("moon-refusal-challenged"),
        Refusal::NobodyFollows => say("moon-refusal-nobody"),
        Refusal::NothingToFightFor { station: at } => {
            say("moon-refusal-empty").with("station", station(lang, *at))
        }
        Refusal::NotReturning => say("moon-refusal-not-returning"),
        Refusal::AlreadyAmbushed { station: at } => {
            say("moon-refusal-ambushed").with("station", station(lang, *at))
        }
        Refusal::CannotAmbush { allowed } => {
            let rockets = allowed.iter().map(|&seat| of_seat(lang, seat));
            say("moon-refusal-ambush").with("rockets", or_none(lang, rockets))
        }
        Refusal::IllegalCard { why, legal } => say("moon-refusal-illegal")
            .with("why", why_not(lang, *why))
            .with("legal", cards(lang, legal.iter().copied())),
        Refusal::NotADecoy {
            claim: other,
            allowed,
        } => say("moon-refusal-decoy")
            .with("claim", claim(lang, *other))
            .with("allowed", claims(lang, allowed)),
        Refusal::NotYourDeposit {
            mineral: other,
            deposits,
        } => not_yours(lang, *other, deposits),
        Refusal::WrongPackets { takes, of } => say("moon-refusal-packets")
            .with("takes", *takes)
            .with("of", *of),
        Refusal::Unreadable { sought, said } => unreadable(*sought, said),
    }
}

/// Why a card may not be played, in a few words.
pub fn why_not(lang: Lang, why: WhyNot) -> String {
    match why {
        WhyNot::MustFollow { colour: led } => {
            say("moon-why-follow").with("colour", colour(lang, led))
        }
        WhyNot::MustTrump { trump } => say("moon-why-trump").with("colour", colour(lang, trump)),
        WhyNot::MustOvertrump { over } => say("moon-why-overtrump").with("card", card(lang, over)),
    }
    .tr(lang)
}

fn of_seat(lang: Lang, seat: Seat) -> String {
    rocket(lang, Colour::of(seat))
}

fn ways(lang: Lang, allowed: &[Course]) -> impl Iterator<Item = String> {
    allowed.iter().map(move |each| place(lang, each.way.to))
}

fn pushes(lang: Lang, allowed: &[Push]) -> impl Iterator<Item = String> {
    allowed.iter().map(move |push| {
        match push.shove {
            Shove::Forward => say("moon-push-forward"),
            Shove::Backward => say("moon-push-backward"),
        }
        .with("rocket", of_seat(lang, push.target))
        .with("code", code(lang, push.to))
        .tr(lang)
    })
}

fn not_yours(lang: Lang, other: Mineral, deposits: &[Mineral]) -> Phrase {
    say("moon-refusal-deposit")
        .with("mineral", mineral(lang, other))
        .with("deposits", minerals(lang, deposits))
}

fn unreadable(sought: Sought, said: &str) -> Phrase {
    let said = escape(said);
    let empty = said.is_empty();
    match sought {
        Sought::Card if empty => say("moon-refusal-read-no-card"),
        Sought::Card => say("moon-refusal-read-card"),
        Sought::Colour if empty => say("moon-refusal-read-no-colour"),
        Sought::Place if empty => say("moon-refusal-read-no-place"),
        Sought::Spot if empty => say("moon-refusal-read-no-spot"),
        Sought::Opponent if empty => say("moon-refusal-read-no-opponent"),
        Sought::Colour => say("moon-refusal-read-colour"),
        Sought::Place => say("moon-refusal-read-place"),
        Sought::Spot => say("moon-refusal-read-spot"),
        Sought::Opponent => say("moon-refusal-read-opponent"),
        Sought::Shove => say("moon-refusal-read-shove"),
        Sought::Decoy => say("moon-refusal-read-decoy"),
        Sought::Packet => say("moon-refusal-read-packet"),
    }
    .with("said", if empty { "…".to_owned() } else { said })
}
