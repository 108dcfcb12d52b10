//! A game that a seat could be in, from what it knows: another's sky is one that agrees with its
//! chart. It is found by moving planets one by one, and then shaken.

use super::SpaceConnection;
use super::action::Action;
use super::chart::Chart;
use super::event::End;
use super::insight::Insight;
use super::position::Position;
use super::positions::Positions;
use super::riddle;
use super::sky::{PLANETS, SYSTEMS, random_sky, system_of};
use super::space::{Hider, Space};
use super::state::State;
use super::view::{BoardView, Glimpse, Phase, View};
use crate::core::audience::Knowledge;
use crate::core::dice::Dice;
use crate::core::riddle::Riddle;
use crate::core::sampled::Sampled;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

/// Number of moves that are tried before it is given up.
const TRIES: u32 = 100_000;
/// Number of moves that shake the first sky that agrees, and each one after it.
const FIRST_SHAKES: u32 = 60;
const SHAKES: u32 = 12;

impl Sampled for SpaceConnection {
    type Insight = Insight;

    fn decisions_made(_before: &View, news: &[Glimpse], me: Seat) -> Vec<Action> {
        let done = news.iter().find_map(|glimpse| match glimpse {
            Glimpse::Launched { hunter, flight, .. } if *hunter == me => {
                Some(Action::Launch(flight.launch))
            }
            _ => None,
        });
        done.into_iter().collect()
    }

    fn result(over: &View) -> Option<u16> {
        let alone = over.seats == 1 && over.end == Some(End::Discovered);
        let chart = &over.boards.first()?.chart;
        alone.then(|| chart.launches.into())
    }

    fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Self>> {
        riddle::riddle(seen, seat, later)
    }

    fn sample(knowledge: &Knowledge<Self>, dice: &mut Dice) -> Option<State> {
        let view = knowledge.view();
        let space = |board| {
            let missed = missed(knowledge.news(), board);
            space(view, board, missed, dice)
        };
        Some(State {
            options: view.options,
            seats: view.seats,
            spaces: view.boards.iter().map(space).collect::<Option<_>>()?,
            first: view.first,
            turn: view.turn,
            end: view.end,
        })
    }
}

fn space(view: &View, board: &BoardView, missed: u8, dice: &mut Dice) -> Option<Space> {
    let owner = match board.hider {
        Hider::GameMaster => Owner::GameMaster,
        Hider::Seat(seat) => Owner::Seat(seat),
    };
    let draft = board.draft.as_ref().map(|draft| draft.planets);
    let sky = match board.sky.or(draft) {
        None if board.sealed => Some(imagined(&board.chart, 1, dice).pop()?),
        own => own,
    };
    Some(Space {
        hider: board.hider,
        hunter: board.hunter,
        sky: sky.map(|sky| Secret::new(owner, sky)),
        sealed: board.sealed,
        chart: board.chart.clone(),
        notes: board
            .notes
            .map(|notes| Secret::new(Owner::Seat(board.hunter), notes)),
        out: board.out,
        missed,
        uncovered: board.sky.filter(|_| view.phase == Phase::Over),
    })
}

/// Number of turns in a row that this hunter has let pass.
fn missed(news: &[Glimpse], board: &BoardView) -> u8 {
    let is_his = |seat: &Seat| *seat == board.hunter;
    let last = news.iter().rev().find_map(|glimpse| match glimpse {
        Glimpse::Missed { hunter, missed } if is_his(hunter) => Some(*missed),
        Glimpse::Launched { hunter, .. } if is_his(hunter) => Some(0),
        _ => None,
    });
    last.unwrap_or(0)
}

/// Skies that agree with a chart: as many as were asked for, fewer where none was found. Each is
/// the one before it, shaken.
pub fn imagined(chart: &Chart, count: usize, dice: &mut Dice) -> Vec<Positions> {
    if chart.launches == 0 {
        return (0..count).map(|_| random_sky(dice)).collect();
    }
    let known = Charted::new(chart);
    let mut skies = Vec::new();
    let Some(mut sky) = known
        .scattered(dice)
        .and_then(|sky| known.mended(sky, dice))
    else {
        return skies;
    };
    known.shake(&mut sky, FIRST_SHAKES, dice);
    while skies.len() < count {
        skies.push(sky);
        known.shake(&mut sky, SHAKES, dice);
    }
    skies
}

/// Knowledge that a chart gives of the sky under it.
struct Charted {
    found: Positions,
    complete: Positions,
    free: Vec<Position>,
}

impl Charted {
    fn new(chart: &Chart) -> Self {
        let complete = chart.in_complete_systems();
        // Nothing touches a complete system.
        let barred = chart.found.and(chart.empty).and(complete.around());
        Self {
            found: chart.found,
            complete,
            free: Position::all().filter(|&at| !barred.has(at)).collect(),
        }
    }

    fn scattered(&self, dice: &mut Dice) -> Option<Positions> {
        let mut free = self.free.clone();
        dice.shuffle(&mut free);
        let missing = usize::from(PLANETS.checked_sub(self.found.count())?);
        let drawn = free.get(..missing)?;
        Some(self.found.and(Positions::new(drawn.iter().copied())))
    }

    fn moved(&self, sky: Positions, dice: &mut Dice) -> Option<Positions> {
        let hidden = sky.minus(self.found);
        let holes = self.free.len() - usize::from(hidden.count());
        if hidden.is_empty() || holes == 0 {
            return None;
        }
        let from = dice.below(u32::from(hidden.count())) as usize;
        let to = dice.below(holes as u32) as usize;
        let mut holes = self.free.iter().copied().filter(|&at| !hidden.has(at));
        Some(sky.without(hidden.iter().nth(from)?).with(holes.nth(to)?))
    }

    /// A sky that agrees, by moves that lead there.
    fn mended(&self, mut sky: Positions, dice: &mut Dice) -> Option<Positions> {
        let mut wrong = self.wrong(sky);
        for _ in 0..TRIES {
            if wrong == 0 {
                return Some(sky);
            }
            let moved = self.moved(sky, dice)?;
            let then = self.wrong(moved);
            if then <= wrong || dice.below(40) == 0 {
                (sky, wrong) = (moved, then);
            }
        }
        None
    }

    /// Shakes a sky by so many moves. Among skies that agree every move is as likely as its way
    /// back: none is preferred.
    fn shake(&self, sky: &mut Positions, moves: u32, dice: &mut Dice) {
        for _ in 0..moves {
            let moved = self.moved(*sky, dice);
            *sky = moved
                .filter(|&moved| self.wrong(moved) == 0)
                .unwrap_or(*sky);
        }
    }

    /// Distance of a sky from one that agrees: its systems are as many as they must be, and each
    /// that was not announced as complete has a planet that was not found.
    fn wrong(&self, sky: Positions) -> u8 {
        let mut rest = sky;
        let (mut systems, mut closed) = (0u8, 0);
        while let Some(first) = rest.first() {
            let system = system_of(first, rest);
            rest = rest.minus(system);
            systems += 1;
            let announced = self.complete.has_all(system);
            closed += u8::from(self.found.has_all(system) && !announced);
        }
        systems.abs_diff(SYSTEMS) + closed
    }
}
