//! Why an action was not granted, and what would be allowed.

use games::Seat;
use games::terre_lune::{Colour, Course, Mineral, Push, Refusal, Shove, Sought, Stage, WhyNot};

use super::places::{place, station};
use super::things::{card, cards, claim, claims, colour, mineral, minerals, or_none, rocket};
use crate::escape::escape;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::names::Names;

pub(super) fn refusal(lang: Lang, refusal: &Refusal, names: &Names) -> String {
    phrase(lang, refusal, names).tr(lang)
}

/// Sentence for a refusal.
fn phrase(lang: Lang, refusal: &Refusal, names: &Names) -> Phrase {
    match refusal {
        Refusal::RaceOver => say("terre_lune-refusal-over"),
        Refusal::YouAreEliminated => say("terre_lune-refusal-eliminated"),
        Refusal::NotYourTurn { whose, stage } => match stage {
            Stage::Card => say("terre_lune-refusal-not-your-card-turn"),
            _ => say("terre_lune-refusal-not-your-turn"),
        }
        .with("name", names.in_message(*whose).to_owned()),
        Refusal::NotNow { expected } => match expected {
            Stage::Way { points } => say("terre_lune-refusal-now-way").with("points", *points),
            Stage::Peek => say("terre_lune-refusal-now-peek"),
            Stage::Actions => say("terre_lune-refusal-now-actions"),
            Stage::Card => say("terre_lune-refusal-now-card"),
            Stage::Packing => say("terre_lune-refusal-now-packing"),
            Stage::Seizing => say("terre_lune-refusal-now-seizing"),
        },
        Refusal::NoSuchWay { allowed } => {
            say("terre_lune-refusal-way").with("ways", or_none(lang, ways(lang, allowed)))
        }
        Refusal::CannotProspect => say("terre_lune-refusal-prospect"),
        Refusal::NoDepositThere { left } => {
            let left = left.iter().map(|spot| spot.number().to_string());
            say("terre_lune-refusal-spot").with("left", or_none(lang, left))
        }
        Refusal::NoClaimOn { mineral: deposit } => {
            say("terre_lune-refusal-no-claim").with("mineral", mineral(lang, *deposit))
        }
        Refusal::AlreadyExchanged => say("terre_lune-refusal-exchanged"),
        Refusal::WrongNumberOfCards { needed, named } => say("terre_lune-refusal-number")
            .with("needed", *needed)
            .with("named", *named),
        Refusal::NotYourCard { card: other, hand } => say("terre_lune-refusal-card")
            .with("card", card(lang, *other))
            .with("hand", cards(lang, hand.iter().copied())),
        Refusal::NoSix { red } => say("terre_lune-refusal-no-six").with("red", *red),
        Refusal::AlreadyPushed => say("terre_lune-refusal-pushed"),
        Refusal::CannotPush { allowed } => {
            say("terre_lune-refusal-push").with("pushes", or_none(lang, pushes(lang, allowed)))
        }
        Refusal::NotOnAStation => say("terre_lune-refusal-no-station"),
        Refusal::AlreadyChallenged => say("terre_lune-refusal-challenged"),
        Refusal::NobodyFollows => say("terre_lune-refusal-nobody"),
        Refusal::NothingToFightFor { station: at } => {
            say("terre_lune-refusal-empty").with("station", station(lang, *at))
        }
        Refusal::NotReturning => say("terre_lune-refusal-not-returning"),
        Refusal::AlreadyAmbushed { station: at } => {
            say("terre_lune-refusal-ambushed").with("station", station(lang, *at))
        }
        Refusal::CannotAmbush { allowed } => {
            let rockets = allowed.iter().map(|&seat| rocket_of_seat(lang, seat));
            say("terre_lune-refusal-ambush").with("rockets", or_none(lang, rockets))
        }
        Refusal::IllegalCard { why, legal } => say("terre_lune-refusal-illegal")
            .with("why", why_not(lang, *why))
            .with("legal", cards(lang, legal.iter().copied())),
        Refusal::NotADecoy {
            claim: other,
            allowed,
        } => say("terre_lune-refusal-decoy")
            .with("claim", claim(lang, *other))
            .with("allowed", claims(lang, allowed)),
        Refusal::NotYourDeposit {
            mineral: other,
            deposits,
        } => not_your_deposit(lang, *other, deposits),
        Refusal::WrongPackets { takes, of } => say("terre_lune-refusal-packets")
            .with("takes", *takes)
            .with("of", *of),
        Refusal::Unreadable { sought, said } => unreadable(*sought, said),
    }
}

/// Words for why a card may not be played.
pub fn why_not(lang: Lang, why: WhyNot) -> String {
    match why {
        WhyNot::MustFollow { colour: led } => {
            say("terre_lune-why-follow").with("colour", colour(lang, led))
        }
        WhyNot::MustTrump { trump } => {
            say("terre_lune-why-trump").with("colour", colour(lang, trump))
        }
        WhyNot::MustOvertrump { over } => {
            say("terre_lune-why-overtrump").with("card", card(lang, over))
        }
    }
    .tr(lang)
}

fn rocket_of_seat(lang: Lang, seat: Seat) -> String {
    rocket(lang, Colour::from_seat(seat))
}

fn ways(lang: Lang, allowed: &[Course]) -> impl Iterator<Item = String> {
    allowed.iter().map(move |each| place(lang, each.way.to))
}

/// A phrase for each push that is allowed.
fn pushes(lang: Lang, allowed: &[Push]) -> impl Iterator<Item = String> {
    allowed.iter().map(move |push| {
        match push.shove {
            Shove::Forward => say("terre_lune-push-forward"),
            Shove::Backward => say("terre_lune-push-backward"),
        }
        .with("rocket", rocket_of_seat(lang, push.target))
        .with("code", push.to.code())
        .tr(lang)
    })
}

fn not_your_deposit(lang: Lang, other: Mineral, deposits: &[Mineral]) -> Phrase {
    say("terre_lune-refusal-deposit")
        .with("mineral", mineral(lang, other))
        .with("deposits", minerals(lang, deposits))
}

/// Sentence for words that cannot be read as what was sought.
fn unreadable(sought: Sought, said: &str) -> Phrase {
    let said = escape(said);
    let empty = said.is_empty();
    match sought {
        Sought::Card if empty => say("terre_lune-refusal-read-no-card"),
        Sought::Card => say("terre_lune-refusal-read-card"),
        Sought::Colour if empty => say("terre_lune-refusal-read-no-colour"),
        Sought::Place if empty => say("terre_lune-refusal-read-no-place"),
        Sought::Spot if empty => say("terre_lune-refusal-read-no-spot"),
        Sought::Opponent if empty => say("terre_lune-refusal-read-no-opponent"),
        Sought::Colour => say("terre_lune-refusal-read-colour"),
        Sought::Place => say("terre_lune-refusal-read-place"),
        Sought::Spot => say("terre_lune-refusal-read-spot"),
        Sought::Opponent => say("terre_lune-refusal-read-opponent"),
        Sought::Shove => say("terre_lune-refusal-read-shove"),
        Sought::Decoy => say("terre_lune-refusal-read-decoy"),
        Sought::Packet => say("terre_lune-refusal-read-packet"),
    }
    .with("said", if empty { "…".to_owned() } else { said })
}
