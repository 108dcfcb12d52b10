//! A fight that a seat could be in, from what it knows: of what others have sealed it has only what
//! they announced.

use super::Interceptor;
use super::action::Action;
use super::announcement::Announcement;
use super::glimpse::Glimpse;
use super::insight::Insight;
use super::order::{Code, Flying, Order, Speed};
use super::placement::Placement;
use super::plan::Plan;
use super::riddle;
use super::ship::{Fate, Ship};
use super::state::{Decision, Phase, Pursuit, State};
use super::view::{Announcing, ShipView, View};
use crate::core::audience::Knowledge;
use crate::core::dice::Dice;
use crate::core::riddle::Riddle;
use crate::core::sampled::Sampled;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

impl Sampled for Interceptor {
    type Insight = Insight;

    fn decisions_made(before: &View, news: &[Glimpse], me: Seat) -> Vec<Action> {
        let seals = |glimpse: &Glimpse| *glimpse == Glimpse::Sealed { seat: me };
        if before.phase != Phase::Ordering || !news.iter().any(seals) {
            return Vec::new();
        }
        let written = before.mine().filter_map(|ship| {
            let order = ship.order.as_ref()?.written.clone();
            let ship = ship.id.number;
            Some(Action::Write { ship, order })
        });
        written.collect()
    }

    fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Self>> {
        riddle::riddle(seen, seat, later)
    }

    fn sample(knowledge: &Knowledge<Self>, dice: &mut Dice) -> Option<State> {
        let view = knowledge.view();
        let ship = |knowledge: &ShipView| Ship {
            id: knowledge.id,
            build: knowledge.build.clone(),
            stars: knowledge.stars,
            hull: knowledge.hull,
            spot: knowledge.spot,
            fate: knowledge.fate,
        };
        let pursuits = view.ships.iter().flat_map(|ship| {
            let prey = ship.id;
            let hunters = ship.hunters.iter();
            hunters.map(move |&hunter| Pursuit { prey, hunter })
        });
        let decisions = view.ships.iter().map(|ship| decision(view, ship, dice));
        Some(State {
            options: view.options.clone(),
            seats: view.seats,
            board: view.board,
            phase: view.phase,
            turn: view.turn,
            asteroids: view.asteroids.clone(),
            decisions: decisions.collect(),
            ships: view.ships.iter().map(ship).collect(),
            sealed: view.sealed.clone(),
            pursuits: pursuits.collect(),
            last: view.last.clone(),
            quiet: view.quiet,
            winners: view.winners.clone(),
        })
    }
}

fn decision(view: &View, ship: &ShipView, dice: &mut Dice) -> Decision {
    let owner = Owner::Seat(ship.id.seat);
    let last = ship.spot.map(|spot| spot.speed).unwrap_or_default();
    let said = match ship.announcing {
        Announcing::Known(said) => Some(said),
        Announcing::Made => {
            let possible = Announcement::possible(&ship.build, last);
            let drawn = dice.below(possible.len() as u32) as usize;
            possible.get(drawn).copied()
        }
        Announcing::No | Announcing::Due => None,
    };
    let mut hunters: Vec<_> = ship.hunters.iter().map(|hunter| hunter.seat).collect();
    hunters.sort();
    hunters.dedup();
    let heard = |said| {
        let owners = std::iter::once(owner).chain(hunters.iter().map(|&seat| Owner::Seat(seat)));
        owners.map(|owner| Secret::new(owner, said)).collect()
    };
    // What the viewer sees of their own is all there is; another's exists once they have sealed it.
    let sealed = view.sealed.contains(&ship.id.seat)
        && view.me != Some(ship.id.seat)
        && ship.fate == Fate::Flying;
    let placement = match ship.placement {
        None if sealed && view.phase == Phase::Placing => Some(Placement::random(view.board, dice)),
        own => own,
    };
    let order = match &ship.order {
        None if sealed && view.phase == Phase::Ordering => Some(any_order(ship, last, said, dice)),
        own => own.as_ref().map(|flight| flight.written.clone()),
    };
    Decision {
        placement: placement.map(|placement| Secret::new(owner, placement)),
        order: order.map(|order| Secret::new(owner, order)),
        announced: said.map(heard).unwrap_or_default(),
    }
}

/// An order that keeps what was announced.
fn any_order(ship: &ShipView, last: Speed, said: Option<Announcement>, dice: &mut Dice) -> Order {
    const TRIES: usize = 500;
    const LETTERS: u32 = 6;
    let within = ship.build.speeds(last);
    let (least, most) = (within.start().get(), within.end().get());
    let drawn = (0..TRIES).find_map(|_| {
        // At most the range of a ship's speeds.
        let speed = least.saturating_add(dice.below((most - least) as u32 + 1) as i8);
        let letters = dice.below(LETTERS);
        let code = |_| Code::ALL[dice.below(Code::ALL.len() as u32) as usize];
        let flying = Flying {
            speed: Speed::new(speed),
            codes: (0..letters).map(code).collect(),
            ..Flying::default()
        };
        let announcement = Announcement::from_plan(last, &Plan::new(&ship.build, last, &flying));
        said.is_none_or(|said| said == announcement)
            .then_some(flying)
    });
    drawn.map_or_else(|| Order::silent(last), Order::Fly)
}
