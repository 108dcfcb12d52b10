//! Interceptor: every way in which both could end their turn, weighed against each other, and a mix
//! of one's own that beats those who are easily guessed and that no answer beats by much.

mod ends;
mod field;
mod look;
mod matrix;
mod payoff;
mod weigh;

use games::interceptor::{
    Action, Announcement, Announcing, Interceptor, Order, Phase, ShipView, View,
};
use games::{Knowledge, Seat, offered};

use crate::judge::Judgement;
use crate::{Mind, Played, Thought};
use ends::End;
use payoff::HULL;
use weigh::{Sky, Weighed};

impl Played for Interceptor {
    /// An end that is flown, a pair of ends that is weighed, or a round of regrets over a row.
    const UNITS: u64 = 2_000_000;
    /// Half a hull.
    const DOUBTFUL: u32 = 500;

    fn ponder(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        let (view, me) = (knowledge.view(), knowledge.seat());
        if view.sealed.contains(&me) {
            return None;
        }
        let ships: Vec<&ShipView> = view.mine().collect();
        let (plain, next) = match view.phase {
            Phase::Placing => {
                let next = ships.iter().find(|ship| ship.placement.is_none());
                (next.is_none(), next.map(|ship| place(view, me, ship, mind)))
            }
            Phase::Announcing => {
                let must_announce = |ship: &&&ShipView| ship.announcing == Announcing::Due;
                let next = ships.iter().find(must_announce)?;
                (false, Some(announce(view, next, mind)))
            }
            Phase::Ordering => {
                let next = ships.iter().find(|ship| ship.order.is_none());
                let write = |ship: &&ShipView| order(view, ship, mind);
                (next.is_none(), next.map(write))
            }
            Phase::Over => return None,
        };
        if plain {
            return (!ships.is_empty()).then(|| Thought::plain(Action::Seal));
        }
        next.flatten().map(|(thought, _)| thought)
    }

    /// Everything written may be written again: an order that stands there is no answer.
    fn counsel(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        let view = knowledge.view();
        let open = view.phase == Phase::Ordering && !view.sealed.contains(&knowledge.seat());
        match view
            .waiting()
            .and_then(|number| view.own(number))
            .filter(|_| open)
        {
            Some(ship) => order(view, ship, mind).map(|(thought, _)| thought),
            None => Self::ponder(knowledge, mind),
        }
    }

    fn judge(
        knowledge: &Knowledge<Self>,
        did: &Action,
        mind: &mut Mind<'_>,
    ) -> Option<Judgement<Self>> {
        let view = knowledge.view();
        let (ship, order) = match did {
            Action::Write { ship, order } => (view.own(*ship)?, order),
            Action::Announce { ship, said } => {
                return judge_announcement(view, view.own(*ship)?, *said, mind);
            }
            // Where to enter no computer weighs: it enters anywhere.
            _ => return None,
        };
        let sky = Sky::new(view, ship, &mut mind.fuel);
        let weighed = sky.weighed(None, &mut mind.fuel)?;
        let chosen = weighed.choice(mind);
        let worths = weighed.worths(&chosen)?;
        let (loss, left) = Weighed::loss(weighed.end_of(order)?, &chosen, &worths)?;
        let thought = Thought {
            action: write(ship, &weighed.mine[chosen.end]),
            why: weighed.why(&chosen, &mut mind.fuel),
        };
        // What the next turn is worth is a rule of thumb: half a hull is nothing.
        let judged = Judgement::new(thought, loss, left + HULL / 2);
        Some(judged.among(worths))
    }
}

/// A thought, and what it is thought to be worth.
type Valued = (Thought<Interceptor>, i64);

/// A place on the border that looks inwards, not too slow, anywhere.
fn place(view: &View, me: Seat, ship: &ShipView, mind: &mut Mind<'_>) -> Option<Valued> {
    let ways = offered::<Interceptor>(view, me).into_iter();
    let quick = ways.filter(|way| match way {
        Action::Place {
            ship: of,
            placement,
        } => *of == ship.id.number && placement.speed.get() == 2,
        _ => false,
    });
    let mut quick: Vec<Action> = quick.collect();
    let drawn = mind.dice.below(quick.len() as u32) as usize;
    (drawn < quick.len()).then(|| (Thought::plain(quick.swap_remove(drawn)), 0))
}

/// Best announcement: the one whose orders are worth most.
fn announce(view: &View, ship: &ShipView, mind: &mut Mind<'_>) -> Option<Valued> {
    let mut best: Option<(Announcement, i64)> = None;
    for (said, worth) in announcements(view, ship, mind)? {
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((said, worth));
        }
    }
    let (said, worth) = best?;
    let ship = ship.id.number;
    Some((Thought::plain(Action::Announce { ship, said }), worth))
}

/// Each announcement that is possible, with the worth of the orders that keep it.
fn announcements(
    view: &View,
    ship: &ShipView,
    mind: &mut Mind<'_>,
) -> Option<Vec<(Announcement, i64)>> {
    let possible = Announcement::possible(&ship.build, ship.spot?.speed).into_iter();
    let sky = Sky::new(view, ship, &mut mind.fuel);
    let weighed = possible.map(|said| {
        let weighed = sky.weighed(Some(said), &mut mind.fuel);
        let worth = weighed.map(|weighed| weighed.choice(mind).worth);
        (said, worth.unwrap_or(i64::MIN))
    });
    Some(weighed.collect())
}

/// Judges an announcement by the worth that the best one has more.
fn judge_announcement(
    view: &View,
    ship: &ShipView,
    did: Announcement,
    mind: &mut Mind<'_>,
) -> Option<Judgement<Interceptor>> {
    let weighed = announcements(view, ship, mind)?;
    // Where the fuel ran out before all were weighed, nothing can be said.
    mind.fuel.burn(1).ok()?;
    let worth = |said: Announcement| weighed.iter().find(|(other, _)| *other == said);
    let (_, own) = worth(did).filter(|(_, worth)| *worth != i64::MIN)?;
    let (best, most) = weighed.iter().rev().max_by_key(|(_, worth)| *worth)?;
    let action = Action::Announce {
        ship: ship.id.number,
        said: *best,
    };
    // What the next turn is worth is a rule of thumb: half a hull is nothing.
    Some(Judgement::new(Thought::plain(action), most - own, HULL / 2))
}

/// The order for a ship, and what it is thought to be worth.
fn order(view: &View, ship: &ShipView, mind: &mut Mind<'_>) -> Option<Valued> {
    let sky = Sky::new(view, ship, &mut mind.fuel);
    let weighed = sky.weighed(None, &mut mind.fuel)?;
    let chosen = weighed.choice(mind);
    let thought = Thought {
        action: write(ship, &weighed.mine[chosen.end]),
        why: weighed.why(&chosen, &mut mind.fuel),
    };
    Some((thought, chosen.worth))
}

/// Writes the order that leads to this end.
fn write(ship: &ShipView, end: &End) -> Action {
    Action::Write {
        ship: ship.id.number,
        order: Order::Fly(end.flying.clone()),
    }
}
