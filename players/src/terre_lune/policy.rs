//! The rule of thumb: one claim on the way out, to the Moon, look for deposits while it pays, home.
//! It fights on a good hand, and pushes whomever it can.

use std::cmp::Reverse;

use games::terre_lune::{
    Action, Card, Claim, Colour, Course, HeldCard, Keeping, Mineral, OwnView, Place, RocketView,
    Spot, Stage, Stop, TurnView, View, winning,
};
use games::{Dice, Seat};

/// Number of tie breakers: every number of ways up to ten divides it.
const TIE_BREAKERS: u32 = 2_520;

/// A computer's manner of racing, beside the rule of thumb that all share.
#[derive(Clone, Copy, Debug)]
pub(super) struct RaceStyle {
    /// True if it calls défis and ambushes.
    fights: bool,
    /// From what strength of its hand on it calls a défi.
    challenge: i64,
    /// Worth that looking must promise for a whole turn.
    patience: i64,
    /// True if it wins a trick as cheaply as it can, and exchanges weak cards; else it plays the
    /// first card that it may, and keeps its hand.
    weighs_cards: bool,
    /// True if it goes on looking while another is on the way home and nearer to it: it could win
    /// no more by hurrying than that one gives up.
    looks_on_when_behind: bool,
    /// True if it goes any way on which it does not collide.
    strays: bool,
    /// Number that decides which of equally good ways it takes.
    tie_breaker: u32,
}

impl RaceStyle {
    /// A beginner's, who does not count to the end: looks on as long as anything lies on the Moon,
    /// though others are on the way home, and calls fights on any hand.
    const BEGINNER: Self = Self {
        challenge: 0,
        patience: -1_000,
        weighs_cards: false,
        ..Self::THUMB
    };
    /// By rule of thumb.
    pub(super) const THUMB: Self = Self {
        fights: true,
        challenge: 50,
        patience: 30,
        weighs_cards: true,
        looks_on_when_behind: false,
        strays: false,
        tie_breaker: 0,
    };
    /// The manner that wins most against that rule, measured: défis are worth calling on most
    /// hands, and looking is worth more than hurrying, most of all when the race home is lost.
    pub(super) const BOLD: Self = Self {
        challenge: 30,
        patience: 15,
        looks_on_when_behind: true,
        ..Self::THUMB
    };

    /// A beginner's of this moment: one in eight of the fights that it could call it calls, and
    /// every other turn it goes astray.
    pub(super) fn beginner(dice: &mut Dice) -> Self {
        Self {
            fights: dice.below(8) == 0,
            strays: dice.below(2) == 0,
            ..Self::BEGINNER.among_equals(dice)
        }
    }

    /// The rule of thumb as a person follows it: every fourth turn they go astray.
    pub(super) fn human(dice: &mut Dice) -> Self {
        Self {
            strays: dice.below(4) == 0,
            ..Self::THUMB.among_equals(dice)
        }
    }

    /// This manner, with any of the ways that it likes alike.
    fn among_equals(self, dice: &mut Dice) -> Self {
        Self {
            tie_breaker: dice.below(TIE_BREAKERS),
            ..self
        }
    }

    /// This manner without calling fights.
    pub(super) const fn peaceful(self) -> Self {
        Self {
            fights: false,
            ..self
        }
    }
}

/// The action that it would take; `None` where it has no decision to make.
pub(super) fn usual_action(view: &View, me: Seat, style: RaceStyle) -> Option<Action> {
    let (whose, stage) = view.expects?;
    let own = view.own.as_ref().filter(|_| whose == me)?;
    let rocket = view.rocket(me)?;
    let turn = view.turn.as_ref();
    Some(match stage {
        Stage::Way { .. } => {
            let turn = turn?;
            if let Some(ambush) = ambush(view, turn, own).filter(|_| style.fights) {
                return Some(ambush);
            }
            prospect(view, own, patience(view, me, style))
                .or_else(|| go(view, turn, (rocket, own), style))?
        }
        Stage::Actions => {
            let turn = turn?;
            let fight = || {
                let ambush = ambush(view, turn, own);
                ambush
                    .or_else(|| challenge(turn, own, style))
                    .filter(|_| style.fights)
            };
            prospect(view, own, 0)
                .or_else(|| exchange(turn, own).filter(|_| style.weighs_cards))
                .or_else(fight)
                .or_else(|| push(turn))
                .unwrap_or(Action::End)
        }
        Stage::Peek => match own.peek {
            Some((_, Keeping::Allowed)) => Action::Keep,
            _ => Action::PutBack,
        },
        Stage::Card => Action::Play(card(view, own, style)?),
        Stage::Packing => Action::Pack(Vec::new()),
        Stage::Seizing => Action::Seize(largest(view)?),
    })
}

/// Other things worth imagining: each way to go, each push, each rocket's turn ended.
pub(super) fn others(view: &View, me: Seat, plans: &mut Vec<Action>) {
    let Some((turn, (_, stage))) = view.turn.as_ref().zip(view.expects) else {
        return;
    };
    if turn.seat != me {
        return;
    }
    let mut more: Vec<Action> = Vec::new();
    match stage {
        Stage::Way { .. } => {
            more.extend(turn.courses.iter().map(|course| Action::Go(course.way.to)));
            more.extend(
                view.own
                    .as_ref()
                    .and_then(|own| prospect(view, own, i64::MIN)),
            );
        }
        Stage::Actions => {
            more.push(Action::End);
            more.extend(turn.pushes.iter().map(|push| Action::Push {
                target: push.target,
                shove: push.shove,
            }));
        }
        Stage::Peek | Stage::Card | Stage::Packing | Stage::Seizing => {}
    }
    for plan in more {
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
}

/// True if another is on the way home, and no further from it.
fn is_behind(view: &View, me: Seat) -> bool {
    let left = |rocket: &RocketView| rocket.place.map(Place::to_earth);
    let own = view.rocket(me).and_then(left);
    let others = view.rockets.iter();
    let mut others = others.filter(|rocket| rocket.seat != me && rocket.homebound);
    others.any(|rocket| {
        left(rocket)
            .zip(own)
            .is_some_and(|(other, own)| other <= own)
    })
}

/// Worth that looking must promise for a whole turn: more and more late in a race, so that no one
/// looks for ever for what another has.
fn patience(view: &View, me: Seat, style: RaceStyle) -> i64 {
    let rounds = i64::from(view.turns) / (view.rockets.len().max(1) as i64);
    if style.looks_on_when_behind && is_behind(view, me) {
        return 0;
    }
    style.patience + 4 * (rounds - 15).max(0)
}

/// Looks at the spot that promises most, if it promises more than so many points.
fn prospect(view: &View, own: &OwnView, least: i64) -> Option<Action> {
    let turn = view.turn.as_ref()?;
    let worth = |mineral: Mineral| {
        let claims = own.claims.iter();
        let on = claims.filter(|claim| **claim == Claim::On(mineral));
        on.map(|claim| i64::from(claim.points())).sum::<i64>()
    };
    let known = |spot: &Spot| {
        let known = own.seen.iter().find(|(at, _)| at == spot);
        known.map(|(_, mineral)| *mineral)
    };
    let seen = |mineral: &&Mineral| {
        own.deposits.contains(mineral) || own.seen.iter().any(|(_, known)| known == *mineral)
    };
    let unknown: Vec<i64> = Mineral::ALL
        .iter()
        .filter(|m| !seen(m))
        .map(|m| worth(*m))
        .collect();
    let blind = unknown.iter().sum::<i64>() / (unknown.len().max(1) as i64);
    let promise = |spot: &Spot| known(spot).map_or(blind, worth);
    // Of spots that promise the same another one each turn: who forgets must not look at one only.
    let spots = turn.prospects.iter().copied();
    let later = |spot: &Spot| (view.turns + u32::from(spot.number()) * 5) % 8;
    let best = spots.max_by_key(|spot| (promise(spot), later(spot)))?;
    (promise(&best) > least).then_some(Action::Prospect(best))
}

fn go(
    view: &View,
    turn: &TurnView,
    (rocket, own): (&RocketView, &OwnView),
    style: RaceStyle,
) -> Option<Action> {
    let poor = own.claims.is_empty() && view.stacks.iter().any(|claims| *claims > 0);
    // Of ways that are as good any one: with the same tie breaker always the same.
    let mut courses: Vec<&Course> = turn.courses.iter().collect();
    courses.sort_by_key(|course| course.way.to);
    let turned = style.tie_breaker as usize % courses.len().max(1);
    courses.rotate_left(turned);
    let collides = |course: &Course| matches!(course.stop, Stop::Collision { .. });
    let courses = courses.into_iter().rev();
    let best = courses.max_by_key(|course| match style.strays {
        true => i64::from(!collides(course)),
        false => liking(course, rocket, poor),
    });
    best.map(|course| Action::Go(course.way.to))
}

/// Liking for a way, in tenths of a palier.
fn liking(course: &Course, rocket: &RocketView, poor: bool) -> i64 {
    let to = course.way.to;
    let home = rocket.been_on_moon;
    let left = if home { to.to_earth() } else { to.to_moon() };
    let stop = match course.stop {
        Stop::Nothing => 0,
        Stop::Station { claims: 0 } => 0,
        Stop::Station { .. } if home => 10,
        Stop::Station { .. } if poor => 200,
        Stop::Station { .. } => 25,
        Stop::Moon if poor && !home => -300,
        Stop::Moon if home => -150,
        Stop::Moon => 20,
        Stop::Earth { prime: Some(_) } => 60,
        Stop::Earth { prime: None } => -200,
        Stop::Dragged { .. } => -40,
        Stop::Collision { .. } => -500,
    };
    stop - 10 * i64::from(left)
}

/// Gives weak cards away, if so many are weak.
fn exchange(turn: &TurnView, own: &OwnView) -> Option<Action> {
    let count = usize::from(turn.exchange?);
    let mut hand: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    hand.sort_by_key(|card| Reverse(card.rank()));
    let given = hand.get(..count)?;
    let weak: i64 = given
        .iter()
        .map(|card| 2 * i64::from(card.rank()) - 9)
        .sum();
    (weak > 1).then(|| Action::Exchange(given.to_vec()))
}

/// The trump that suits a hand best, and how strong the hand is with it.
pub(super) fn trump(own: &OwnView) -> (Colour, i64) {
    let strength = |colour: Colour| -> i64 {
        let cards = own.hand.iter().map(|held| held.card);
        let worth = cards.map(|card| {
            let rank = i64::from(card.rank());
            match (card.colour() == colour, rank) {
                (true, rank) => 22 - rank,
                (false, 1) => 12,
                (false, 2) => 6,
                (false, _) => 0,
            }
        });
        worth.sum()
    };
    let colours = Colour::ALL
        .into_iter()
        .map(|colour| (colour, strength(colour)));
    colours
        .max_by_key(|(colour, strength)| (*strength, Reverse(*colour)))
        .unwrap_or((Colour::Red, 0))
}

fn challenge(turn: &TurnView, own: &OwnView, style: RaceStyle) -> Option<Action> {
    let (trump, strength) = trump(own);
    let followers = turn.challenge.len() as i64;
    let good = followers > 0 && strength >= style.challenge + 6 * followers;
    good.then_some(Action::Challenge { trump })
}

/// Targets the opponent with most to lose, when the hand is good or there is nothing to lose.
fn ambush(view: &View, turn: &TurnView, own: &OwnView) -> Option<Action> {
    let (trump, strength) = trump(own);
    let victims = turn.ambush.iter();
    let held = |seat: &Seat| view.rocket(*seat).map_or(0, |rocket| rocket.deposits);
    let target = *victims.max_by_key(|seat| (held(seat), Reverse(**seat)))?;
    let good = own.deposits.is_empty() || strength >= 52;
    good.then_some(Action::Ambush { target, trump })
}

/// Pushes into the pirate, or into its wake.
fn push(turn: &TurnView) -> Option<Action> {
    let harm = |stop: Stop| match stop {
        Stop::Collision { .. } => 2,
        Stop::Dragged { .. } => 1,
        _ => 0,
    };
    let worst = turn.pushes.iter().max_by_key(|push| harm(push.stop))?;
    (harm(worst.stop) > 0).then_some(Action::Push {
        target: worst.target,
        shove: worst.shove,
    })
}

/// Leads its strongest; wins as cheaply as it can; else plays its weakest. Who weighs no cards
/// plays the first that it may.
fn card(view: &View, own: &OwnView, style: RaceStyle) -> Option<Card> {
    let fight = view.fight.as_ref()?;
    let table: Vec<Card> = fight.table.iter().map(|(_, card)| *card).collect();
    let held = own
        .hand
        .iter()
        .filter(|held: &&HeldCard| held.why_not.is_none());
    let legal: Vec<Card> = held.map(|held| held.card).collect();
    if !style.weighs_cards {
        return legal.first().copied();
    }
    cheapest(&legal, &table, fight.trump)
}

pub(super) fn cheapest(legal: &[Card], table: &[Card], trump: Colour) -> Option<Card> {
    let strength = |card: &&Card| (card.colour() == trump, Reverse(card.rank()));
    if table.is_empty() {
        return legal.iter().max_by_key(strength).copied();
    }
    let wins = |card: &&Card| winning(&[table, &[**card]].concat(), trump) == Some(table.len());
    let cheap = legal.iter().filter(wins).min_by_key(strength);
    cheap.or_else(|| legal.iter().min_by_key(strength)).copied()
}

fn largest(view: &View) -> Option<Vec<u8>> {
    let spoils = view.spoils.as_ref()?;
    let sizes = spoils.packets.as_ref()?;
    let mut numbers: Vec<u8> = (0u8..).take(sizes.len()).collect();
    numbers.sort_by_key(|&number| Reverse(sizes[usize::from(number)]));
    numbers.truncate(usize::from(spoils.takes));
    Some(numbers)
}
