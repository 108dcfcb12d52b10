//! Interceptor: every way in which both could end their turn, weighed against each other, and a mix
//! of one's own that no answer of the other beats by much.

mod ends;
mod field;
mod matrix;
mod payoff;

use games::interceptor::{
    Action, Announcement, Announcing, Fate, Interceptor, Order, Phase, ShipView, View, drifted,
};
use games::{Dice, Seat, Seen, offered};

use crate::exact::Whole;
use crate::fuel::Fuel;
use crate::level::drawn;
use crate::{Level, Played, Reason, Thought};
use ends::{End, ends};
use field::Field;
use payoff::Foe;

/// Something that can be true of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// With this, no order of any other's can hit it.
    OutOfReach(Order),
}

impl Played for Interceptor {
    type Fact = Fact;

    /// An end that is flown, a pair of ends that is weighed, or a round of regrets over a row.
    const UNITS: u64 = 2_000_000;

    fn ponder(
        seen: &Seen<Self>,
        level: Level,
        dice: &mut Dice,
        fuel: &mut Fuel<'_>,
    ) -> Option<Thought<Self>> {
        let (view, me) = (seen.view(), seen.seat());
        if view.sealed.contains(&me) {
            return None;
        }
        let ships: Vec<&ShipView> = view.mine().collect();
        let (plain, next) = match view.phase {
            Phase::Placing => {
                let next = ships.iter().find(|ship| ship.placement.is_none());
                (next.is_none(), next.map(|ship| place(view, me, ship, dice)))
            }
            Phase::Announcing => {
                let owes = |ship: &&&ShipView| ship.announcing == Announcing::Owed;
                let next = ships.iter().find(owes)?;
                (false, Some(announce(view, next, level, dice, fuel)))
            }
            Phase::Ordering => {
                let next = ships.iter().find(|ship| ship.order.is_none());
                let write = |ship: &&ShipView| order(view, ship, None, level, dice, fuel);
                (next.is_none(), next.map(write))
            }
            Phase::Over => return None,
        };
        if plain {
            return (!ships.is_empty()).then(|| Thought::plain(Action::Seal));
        }
        next.flatten().map(|(thought, _)| thought)
    }
}

/// A thought, and what it is thought to be worth.
type Weighed = (Thought<Interceptor>, i64);

/// A place on the border that looks inwards, not too slow, anywhere.
fn place(view: &View, me: Seat, ship: &ShipView, dice: &mut Dice) -> Option<Weighed> {
    let ways = offered::<Interceptor>(view, me).into_iter();
    let quick = ways.filter(|way| match way {
        Action::Place {
            ship: of,
            placement,
        } => *of == ship.id.number && placement.speed.get() == 2,
        _ => false,
    });
    let mut quick: Vec<Action> = quick.collect();
    let drawn = dice.below(quick.len() as u32) as usize;
    (drawn < quick.len()).then(|| (Thought::plain(quick.swap_remove(drawn)), 0))
}

/// What it can best live with: of each announcement the worth of the orders that keep it.
fn announce(
    view: &View,
    ship: &ShipView,
    level: Level,
    dice: &mut Dice,
    fuel: &mut Fuel<'_>,
) -> Option<Weighed> {
    let last = ship.spot?.speed;
    let possible = Announcement::possible(&ship.build, last);
    let mut best: Option<(i64, Announcement)> = None;
    for said in possible {
        let worth = order(view, ship, Some(said), level, dice, fuel).map_or(i64::MIN, |it| it.1);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, said));
        }
    }
    let (worth, said) = best?;
    let ship = ship.id.number;
    Some((Thought::plain(Action::Announce { ship, said }), worth))
}

/// The order for a ship, and what it is thought to be worth.
fn order(
    view: &View,
    ship: &ShipView,
    bound: Option<Announcement>,
    level: Level,
    dice: &mut Dice,
    fuel: &mut Fuel<'_>,
) -> Option<Weighed> {
    let drift = drifted(view.board, &view.asteroids);
    let field = Field {
        board: view.board,
        before: &view.asteroids,
        after: &drift,
    };
    let told = |ship: &ShipView| match ship.announcing {
        Announcing::Told(said) => Some(said),
        Announcing::No | Announcing::Owed | Announcing::Made => None,
    };
    let mine = ends(&field, ship, bound.or(told(ship)), fuel);
    let first = mine.first()?;
    let write = |end: &End| {
        let order = Order::Fly(end.flying.clone());
        let ship = ship.id.number;
        Action::Write { ship, order }
    };
    let foes: Vec<Foe> = foes(view, ship)
        .into_iter()
        .map(|foe| Foe::of(foe, ends(&field, foe, told(foe), fuel)))
        .filter(|foe| !foe.ends.is_empty())
        .collect();
    let Some(tables) = payoff::tables(&field, ship, &mine, &foes, fuel) else {
        return Some((Thought::plain(write(first)), 0));
    };
    let weights: Vec<Vec<u64>> = match level {
        Level::Easy => foes.iter().map(Foe::straight).collect(),
        Level::Fair => foes.iter().map(|foe| vec![1; foe.ends.len()]).collect(),
        Level::Strong => Vec::new(),
    };
    let (chosen, worth) = if level == Level::Strong {
        let solved = matrix::solve(&tables, mine.len(), fuel);
        (drawn(&solved.mix, dice).unwrap_or(0), solved.worth)
    } else {
        let worth = matrix::against(&tables, &weights, mine.len());
        let chosen = level.choose(&worth, dice).unwrap_or(0);
        (chosen, worth[chosen])
    };
    let end = &mine[chosen];
    // Only where everyone who could fire was looked at.
    let all = foes.len() == others(view, ship).count();
    let shots = foes.iter().flat_map(|foe| foe.hits_on(&field, ship, end));
    let whole = Whole::of(shots, fuel).ok().filter(|_| all);
    let fact = Fact::OutOfReach(Order::Fly(end.flying.clone()));
    let proven = whole.and_then(|whole| whole.proves(fact, |damage| *damage == 0));
    let thought = Thought {
        action: write(end),
        why: proven.into_iter().map(Reason::Certain).collect(),
    };
    Some((thought, worth))
}

/// The ships of others.
fn others<'v>(view: &'v View, ship: &ShipView) -> impl Iterator<Item = &'v ShipView> {
    let own = ship.id.seat;
    let ships = view.ships.iter();
    ships.filter(move |foe| foe.id.seat != own && foe.fate == Fate::Flying)
}

/// The ships that matter to this one: the nearest two of others.
fn foes<'v>(view: &'v View, ship: &ShipView) -> Vec<&'v ShipView> {
    const MOST: usize = 2;
    let Some(own) = ship.spot else {
        return Vec::new();
    };
    let far = |foe: &ShipView| {
        foe.spot
            .map_or(u32::MAX, |spot| payoff::apart(own.hex, spot.hex))
    };
    let mut foes: Vec<&ShipView> = others(view, ship).collect();
    foes.sort_by_key(|foe| (far(foe), foe.id));
    foes.truncate(MOST);
    foes
}
