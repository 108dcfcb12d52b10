//! Offers to a cosmonaut: possible actions, and words that can stand in each place, judged from
//! their own view alone.

use super::action::Decoy;
use super::card::{Card, Colour};
use super::lexicon::SHOVES;
use super::mineral::{Claim, Mineral};
use super::place::Shove;
use super::state::Stage;
use super::verbs::decoy;
use super::view::{Keeping, OwnView, TurnView, View};
use crate::core::said::{Said, join_words};
use crate::core::seat::Seat;

/// Stage that this seat is to decide now.
fn decides(view: &View, me: Seat) -> Option<Stage> {
    let (whose, stage) = view.expects?;
    (whose == me).then_some(stage)
}

/// The turn that this seat plays now, unless a fight or its spoils come first.
fn turn(view: &View, me: Seat) -> Option<&TurnView> {
    let own = matches!(
        decides(view, me)?,
        Stage::Way { .. } | Stage::Peek | Stage::Actions
    );
    view.turn.as_ref().filter(|_| own)
}

pub(super) fn goes(view: &View, me: Seat) -> bool {
    matches!(decides(view, me), Some(Stage::Way { .. }))
}

pub(super) fn prospects(view: &View, me: Seat) -> bool {
    turn(view, me).is_some_and(|turn| !turn.prospects.is_empty())
}

pub(super) fn peeks(view: &View, me: Seat) -> bool {
    decides(view, me) == Some(Stage::Peek)
}

pub(super) fn may_keep(view: &View, me: Seat) -> bool {
    let peek = view.own.as_ref().and_then(|own| own.peek);
    peeks(view, me) && matches!(peek, Some((_, Keeping::Allowed)))
}

pub(super) fn acts(view: &View, me: Seat) -> bool {
    decides(view, me) == Some(Stage::Actions)
}

pub(super) fn may_challenge(view: &View, me: Seat) -> bool {
    acts(view, me) && turn(view, me).is_some_and(|turn| !turn.challenge.is_empty())
}

pub(super) fn may_ambush(view: &View, me: Seat) -> bool {
    turn(view, me).is_some_and(|turn| !turn.ambush.is_empty())
}

pub(super) fn plays(view: &View, me: Seat) -> bool {
    decides(view, me) == Some(Stage::Card)
}

pub(super) fn packs(view: &View, me: Seat) -> bool {
    decides(view, me) == Some(Stage::Packing)
}

pub(super) fn seizes(view: &View, me: Seat) -> bool {
    decides(view, me) == Some(Stage::Seizing)
}

fn of_turn<T: ToString>(
    view: &View,
    me: Seat,
    what: impl FnOnce(&TurnView) -> Vec<T>,
) -> Vec<String> {
    let found = turn(view, me).map(what).unwrap_or_default();
    found.iter().map(ToString::to_string).collect()
}

/// Ends of the ways.
pub(super) fn ends(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let ends = |turn: &TurnView| turn.courses.iter().map(|course| course.way.to).collect();
    of_turn(view, me, ends)
}

pub(super) fn spots(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let spots = |turn: &TurnView| turn.prospects.iter().map(|spot| spot.number()).collect();
    of_turn(view, me, spots)
}

/// Acts that can be the last of a turn.
pub(super) fn finishes(view: &View, me: Seat, said: &Said) -> Vec<String> {
    let going = ends(view, me, said).into_iter();
    let going = going.map(|end| join_words(["go", &end]));
    let looking = spots(view, me, said).into_iter();
    let looking = looking.map(|spot| join_words(["prospect", &spot]));
    let answers = [
        ("keep", may_keep(view, me)),
        ("putback", peeks(view, me)),
        ("end", acts(view, me)),
    ];
    let answers = answers.into_iter().filter(|(_, may)| *may);
    let answers = answers.map(|(answer, _)| answer.to_owned());
    going.chain(looking).chain(answers).collect()
}

pub(super) fn may_finish(view: &View, me: Seat) -> bool {
    !finishes(view, me, &Said::default()).is_empty()
}

/// As many cards of the hand as have to go.
pub(super) fn exchanges(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let count = turn(view, me).and_then(|turn| turn.exchange);
    let Some((own, count)) = view.own.as_ref().zip(count) else {
        return Vec::new();
    };
    let hand: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    choices(&hand, usize::from(count))
}

/// The cards that may be played.
pub(super) fn cards(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let hand = view.own.iter().flat_map(|own| &own.hand);
    let legal = hand.filter(|held| held.why_not.is_none());
    legal.map(|held| held.card.to_string()).collect()
}

/// The rockets that can be pushed.
pub(super) fn pushed(view: &View, me: Seat, _: &Said) -> Vec<String> {
    of_turn(view, me, |turn| {
        let targets = turn
            .pushes
            .iter()
            .map(|push| Colour::from_seat(push.target).name());
        let mut names: Vec<&str> = targets.collect();
        names.dedup();
        names
    })
}

/// The ways in which that rocket can be pushed.
pub(super) fn shoves(view: &View, me: Seat, said: &Said) -> Vec<String> {
    of_turn(view, me, |turn| {
        let pushes = turn.pushes.iter();
        let of = pushes.filter(|push| Colour::from_seat(push.target).name() == said.word(0));
        of.map(|push| match push.shove {
            Shove::Forward => SHOVES[0],
            Shove::Backward => SHOVES[1],
        })
        .collect()
    })
}

/// The rockets that can be ambushed.
pub(super) fn victims(view: &View, me: Seat, _: &Said) -> Vec<String> {
    of_turn(view, me, |turn| {
        let victims = turn.ambush.iter();
        victims
            .map(|seat| Colour::from_seat(*seat).name())
            .collect()
    })
}

pub(super) fn colours(_: &View, _: Seat, _: &Said) -> Vec<String> {
    Colour::NAMES.map(str::to_owned).into()
}

/// No decoy, or one: a worthless claim with any deposit.
pub(super) fn decoys(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let mut found = vec![String::new()];
    let Some(OwnView {
        claims, deposits, ..
    }) = &view.own
    else {
        return found;
    };
    let worthless = |claim: &&Claim| !claim.is_concretised_by(deposits);
    let mut loose: Vec<Claim> = claims.iter().filter(worthless).copied().collect();
    loose.sort_unstable();
    loose.dedup();
    for claim in loose {
        let laid = |with: &Mineral| decoy(&Decoy { claim, with: *with });
        found.extend(deposits.iter().map(laid));
    }
    found
}

/// As many packets as are taken.
pub(super) fn packets(view: &View, _: Seat, _: &Said) -> Vec<String> {
    let Some(spoils) = &view.spoils else {
        return Vec::new();
    };
    let count = spoils.packets.as_ref().map_or(0, Vec::len);
    let numbers: Vec<usize> = (1..=count).collect();
    choices(&numbers, usize::from(spoils.takes))
}

/// Every choice of so many, as a list each.
fn choices<T: ToString>(among: &[T], count: usize) -> Vec<String> {
    let chosen = (0_u32..1 << among.len()).filter(|set| set.count_ones() as usize == count);
    let list = |set: u32| {
        let numbered = among.iter().enumerate();
        let inside = numbered.filter(|(number, _)| set >> number & 1 == 1);
        join_words(inside.map(|(_, one)| one.to_string()))
    };
    chosen.map(list).collect()
}
