//! A race that a seat could be in, given what it knows. What it does not know is dealt again:
//! claims, deposits and cards, as many to each place as everyone sees there.

mod deal;
mod turn;

use super::TerreLune;
use super::action::Action;
use super::board::{Route, Station};
use super::duel_state::{Fight, Spoils};
use super::glimpse::Glimpse;
use super::insight::Insight;
use super::mineral::Mineral;
use super::place::{Heading, Palier, Place};
use super::riddle;
use super::state::{Rocket, State};
use super::view::{FightView, RocketView, View};
use crate::core::audience::Knowledge;
use crate::core::dice::Dice;
use crate::core::riddle::Riddle;
use crate::core::sampled::Sampled;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use deal::{Cards, Deal};

impl Sampled for TerreLune {
    type Insight = Insight;

    fn decisions_made(before: &View, news: &[Glimpse], me: Seat) -> Vec<Action> {
        let turn = before.turn.as_ref();
        let shoved = |whom: Seat, where_to: Palier| {
            let mut pushes = turn.into_iter().flat_map(|turn| &turn.pushes);
            let push = pushes.find(|push| push.target == whom && push.to == where_to)?;
            let (target, shove) = (push.target, push.shove);
            Some(Action::Push { target, shove })
        };
        let done = news.iter().find_map(|glimpse| match *glimpse {
            Glimpse::Went { seat, to, .. } if seat == me => Some(Action::Go(to)),
            Glimpse::Peeked { seat, spot, .. } if seat == me => Some(Action::Prospect(spot)),
            Glimpse::Pushed { by, target, to } if by == me => shoved(target, to),
            Glimpse::Challenged { seat, trump, .. } if seat == me => {
                Some(Action::Challenge { trump })
            }
            Glimpse::Ambushed {
                seat,
                target,
                trump,
                ..
            } if seat == me => Some(Action::Ambush { target, trump }),
            Glimpse::Played { seat, card } if seat == me => Some(Action::Play(card)),
            Glimpse::Kept { seat } if seat == me => Some(Action::Keep),
            Glimpse::PutBack { seat } if seat == me => Some(Action::PutBack),
            Glimpse::Seized {
                winner, ref chosen, ..
            } if winner == me => Some(Action::Seize(chosen.clone())),
            _ => None,
        });
        done.into_iter().collect()
    }

    fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Self>> {
        riddle::riddle(seen, seat, later)
    }

    fn sample(knowledge: &Knowledge<Self>, dice: &mut Dice) -> Option<State> {
        let (view, news) = (knowledge.view(), knowledge.news());
        let mut deal = Deal::new(view, dice)?;
        let Cards { hands, talon } = deal::cards(view, dice)?;
        let rockets = view.rockets.iter().zip(hands).map(|(rocket, hand)| {
            let owner = Owner::Seat(rocket.seat);
            let own = |hand: Vec<_>| hand.into_iter().map(|card| Secret::new(owner, card));
            Some(Rocket {
                hand: own(hand).collect(),
                claims: deal.claims_of(view, rocket)?,
                deposits: deal.deposits_of(view, rocket)?,
                seen: seen_minerals(view, rocket),
                ..bare(rocket, news)?
            })
        });
        let rockets = rockets.collect::<Option<Vec<_>>>()?;
        let spoils = match &view.spoils {
            Some(open) => Some(Spoils {
                winner: open.winner,
                loser: open.loser,
                takes: open.takes,
                packets: match &open.packets {
                    Some(sizes) => Some(deal.packets(view, open.loser, sizes)?),
                    None => None,
                },
            }),
            None => None,
        };
        let moon = deal.moon();
        let play = view
            .turn
            .as_ref()
            .map(|open| turn::play(view, news, open, &moon));
        Some(State {
            options: view.options,
            seats: u8::try_from(view.rockets.len()).ok()?,
            pirate: view.pirate,
            play,
            stacks: view.stacks.map(|count| deal.hidden(count)),
            removed: deal.hidden(view.removed),
            talon,
            moon: moon.map(|mineral| Some(Secret::new(Owner::GameMaster, mineral?))),
            rockets,
            turns: view.turns,
            facts: view.facts,
            fight: view.fight.as_ref().map(fight),
            spoils,
            tallies: view.tallies.clone(),
        })
    }
}

/// A rocket without what lies in it.
fn bare(rocket: &RocketView, news: &[Glimpse]) -> Option<Rocket> {
    // An eliminated rocket was on its way to the Moon.
    let out = || Palier::new(Route::AlphaMoon, 1, Heading::Up).map(Place::On);
    let dice = news.iter().rev().find_map(|glimpse| match glimpse {
        Glimpse::Landed { seat, dice, .. } if *seat == rocket.seat => Some(dice.clone()),
        _ => None,
    });
    Some(Rocket {
        place: rocket.place.or_else(out)?,
        been: rocket.been_on_moon,
        immune: rocket.immune,
        collisions: rocket.collisions,
        eliminated: rocket.place.is_none(),
        landed: rocket.landed,
        returning: dice.unwrap_or_default(),
        ambushes: Station::ALL.map(|station| rocket.ambushes.contains(&station)),
        ..Rocket::new()
    })
}

/// The deposits that the viewer saw, in their own rocket; what others saw is unknown.
fn seen_minerals(view: &View, rocket: &RocketView) -> [Option<Secret<Mineral>>; 8] {
    let mut seen = [const { None }; 8];
    let own = view.own.iter().filter(|_| is_own(view, rocket));
    for (spot, mineral) in own.flat_map(|own| &own.seen) {
        seen[spot.index()] = Some(Secret::new(Owner::Seat(rocket.seat), *mineral));
    }
    seen
}

fn fight(open: &FightView) -> Fight {
    let fighters: Vec<_> = open.fighters.iter().map(|(seat, _)| *seat).collect();
    let leads = open.tricks.last().map(|trick| trick.winner);
    let leader = fighters.iter().position(|seat| Some(*seat) == leads);
    Fight {
        leader: leader.unwrap_or(0),
        trick: open.table.clone(),
        tricks: open.tricks.clone(),
        ..Fight::new(open.stake, open.station, open.trump, fighters)
    }
}

/// Takes each of these out of a pool, where it is there.
fn without<T: PartialEq>(mut pool: Vec<T>, known: impl IntoIterator<Item = T>) -> Vec<T> {
    for one in known {
        if let Some(place) = pool.iter().position(|other| *other == one) {
            pool.swap_remove(place);
        }
    }
    pool
}

/// The seat's own view of itself lies with its view, so it must be a seat's view.
fn is_own(view: &View, rocket: &RocketView) -> bool {
    view.me == Some(rocket.seat)
}
