//! Planétaire: fires the ray that costs least in the end, with those that will follow it, until one
//! more would cost more than it can save; hides what many rays cannot tell apart.

mod ahead;
mod easy;
mod known;
mod layouts;

use games::Knowledge;
use games::planetaire::{Action, BoardView, Phase, Planetaire, RayLaw, Sky, Stage, View, twins};

use crate::judge::Judgement;
use crate::{Level, Mind, Played, Thought};
use ahead::POINT;
use known::KnownLayouts;

impl Played for Planetaire {
    /// A ray that is followed, or a layout that is listed.
    const UNITS: u64 = 400_000;
    /// A point.
    const DOUBTFUL: u32 = 1_000;

    fn ponder(knowledge: &Knowledge<Self>, mind: &mut Mind<'_>) -> Option<Thought<Self>> {
        let (view, me) = (knowledge.view(), knowledge.seat());
        let satellites = view.options.satellites.count();
        if view.phase == Phase::Hiding {
            let board = view.hidden_by(me)?;
            let drafted = board.sky.map_or(0, Sky::count);
            let action = match board.stage {
                Stage::Hiding if drafted == satellites => Action::Seal,
                Stage::Hiding => Action::Draft(hidden(board.law, satellites, mind)),
                _ => return None,
            };
            return Some(Thought::plain(action));
        }
        let board = view.detected_by(me)?;
        (board.stage == Stage::Detecting).then(|| match mind.level {
            Level::Easy => Thought::plain(easy::detect(board, satellites, &mut mind.dice)),
            Level::Fair | Level::Strong => detect(board, satellites, mind),
        })
    }

    fn keeps_step(view: &View) -> bool {
        view.phase == Phase::Detecting
    }

    fn judge(
        knowledge: &Knowledge<Self>,
        did: &Action,
        mind: &mut Mind<'_>,
    ) -> Option<Judgement<Self>> {
        let view = knowledge.view();
        let satellites = view.options.satellites.count();
        let board = view.detected_by(knowledge.seat())?;
        let known = KnownLayouts::new(board, satellites, mind)?;
        let (now, marbles) = known.price();
        let prospects = known.prospects(board, &mut mind.fuel);
        let ray = prospects.iter().min_by_key(|(_, price)| *price);
        let ray = ray.filter(|(_, price)| *price < now);
        let least = ray.map_or(now, |(_, price)| *price);
        let action = ray.map_or(Action::PlaceAll(marbles), |(ray, _)| Action::Fire(*ray));
        let loss = match *did {
            Action::Fire(fired) => {
                let came = prospects.iter().find(|(ray, _)| *ray == fired)?.1;
                // A ray that told nothing has cost its pawns, and no more.
                came.min(least + 2 * POINT) - least
            }
            Action::End => known.price_of(board.marbles, satellites) - least,
            _ => return None,
        };
        let mut why = known.why(board, &mut mind.fuel);
        let ray = match action {
            Action::Fire(ray) => Some(ray),
            _ => None,
        };
        why.extend(known.likely(ray, marbles));
        // Prices: the least is best.
        let prices = prospects.iter().map(|(_, price)| *price).chain([now]);
        let judged = Judgement::new(Thought { action, why }, loss, known.errs())
            .among(prices.map(|price| -price));
        Some(match (did, ray) {
            (Action::Fire(fired), Some(ray)) => {
                judged.comparing(known.left_after(*fired), known.left_after(ray))
            }
            _ => judged,
        })
    }
}

/// A sky that others would find hard: of some that chance draws, the one with most twins.
fn hidden(law: RayLaw, satellites: u8, mind: &mut Mind<'_>) -> Sky {
    const TWINS: u64 = 2_000;
    let mut best = (0, Sky::random(satellites, &mut mind.dice));
    for _ in 0..mind.level.pick(1, 4, 12) {
        if mind.fuel.burn(TWINS).is_err() {
            break;
        }
        let sky = Sky::random(satellites, &mut mind.dice);
        let hard = twins(law, sky);
        if hard > best.0 {
            best = (hard, sky);
        }
    }
    best.1
}

fn detect(board: &BoardView, satellites: u8, mind: &mut Mind<'_>) -> Thought<Planetaire> {
    let Some(known) = KnownLayouts::new(board, satellites, mind) else {
        // Nothing can be told any more: what is placed stays.
        return Thought::plain(Action::End);
    };
    let (now, marbles) = known.price();
    let shot = known.shot(board, now, mind);
    let mut why = known.why(board, &mut mind.fuel);
    why.extend(known.likely(shot, marbles));
    let action = match shot {
        Some(margin) => Action::Fire(margin),
        // What differs by less than half a point is as good.
        None if known.price_of(board.marbles, satellites) <= now + POINT / 2 => Action::End,
        None => Action::PlaceAll(marbles),
    };
    Thought { action, why }
}
