//! A match that a seat could be in, from what it knows: another's sky is any that agrees with the
//! rays, each equally likely.

use super::Planetaire;
use super::action::Action;
use super::agreeing::{Bundle, agreeing};
use super::cell::Cell;
use super::insight::Insight;
use super::riddle;
use super::round::{Counted, Hider, Round};
use super::sky::Sky;
use super::state::State;
use super::view::{BoardView, Glimpse, Phase, Stage, View};
use crate::core::audience::Knowledge;
use crate::core::dice::Dice;
use crate::core::riddle::Riddle;
use crate::core::sampled::Sampled;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

impl Sampled for Planetaire {
    type Insight = Insight;

    fn decisions_made(_before: &View, news: &[Glimpse], me: Seat) -> Vec<Action> {
        let done = news.iter().find_map(|glimpse| match glimpse {
            Glimpse::Fired { detector, shot, .. } if *detector == me => {
                Some(Action::Fire(shot.margin))
            }
            Glimpse::Ended { detector } if *detector == me => Some(Action::End),
            _ => None,
        });
        done.into_iter().collect()
    }

    fn result(over: &View) -> Option<u16> {
        let alone = over.seats == 1 && over.phase == Phase::Over;
        over.totals.first().copied().filter(|_| alone)
    }

    fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Self>> {
        riddle::riddle(seen, seat, later)
    }

    fn sample(knowledge: &Knowledge<Self>, dice: &mut Dice) -> Option<State> {
        let view = knowledge.view();
        let current_rounds = view
            .boards
            .iter()
            .map(|board| round(knowledge, board, dice));
        let current_rounds = current_rounds.collect::<Option<_>>()?;
        Some(State {
            options: view.options,
            seats: view.seats,
            current_rounds,
            counted: view
                .uncovered
                .iter()
                .map(counted_round)
                .collect::<Option<_>>()?,
            just_fired: view.just_fired,
        })
    }
}

fn round(knowledge: &Knowledge<Planetaire>, board: &BoardView, dice: &mut Dice) -> Option<Round> {
    let view = knowledge.view();
    let owner = match board.hider {
        Hider::GameMaster => Owner::GameMaster,
        Hider::Seat(seat) => Owner::Seat(seat),
    };
    let sealed = board.stage != Stage::Hiding;
    let sky = match board.sky {
        None if sealed => Some(any(view, board, dice)?),
        own => own,
    };
    Some(Round {
        hider: board.hider,
        detector: board.detector,
        sky: sky.map(|sky| Secret::new(owner, sky)),
        sealed,
        shots: board.shots.clone(),
        marbles: board.marbles,
        empties: board
            .empties
            .map(|empties| Secret::new(Owner::Seat(board.detector), empties)),
        missed: missed(knowledge.news(), board.detector),
        ended: board.stage == Stage::Ended,
    })
}

/// Number of turns in a row that this detector has let pass.
fn missed(news: &[Glimpse], whose: Seat) -> u8 {
    let last = news.iter().rev().find_map(|glimpse| match glimpse {
        Glimpse::Missed { detector, missed } if *detector == whose => Some(*missed),
        Glimpse::Fired { detector, .. }
        | Glimpse::Placed { detector, .. }
        | Glimpse::Withdrawn { detector, .. }
        | Glimpse::Ended { detector }
            if *detector == whose =>
        {
            Some(0)
        }
        _ => None,
    });
    last.unwrap_or(0)
}

/// A round that was uncovered; `None` where the viewer does not see its score.
fn counted_round(board: &BoardView) -> Option<Counted> {
    Some(Counted {
        hider: board.hider,
        shots: board.shots.clone(),
        marbles: board.marbles,
        reveal: board.reveal.clone()?,
    })
}

/// Any sky that agrees with what the rays told.
fn any(view: &View, board: &BoardView, dice: &mut Dice) -> Option<Sky> {
    let shots = board.shots.iter();
    let shots: Vec<_> = shots.map(|shot| (shot.margin, shot.outcome)).collect();
    let satellites = view.options.satellites.count();
    let bundles = agreeing(view.options.law, satellites, &shots, usize::MAX)?;
    let all: u32 = bundles.iter().map(Bundle::layouts).sum();
    let mut drawn = dice.below(all);
    let bundle = bundles.iter().find(|bundle| {
        let here = drawn < bundle.layouts();
        drawn = drawn.saturating_sub(if here { 0 } else { bundle.layouts() });
        here
    })?;
    let mut open: Vec<Cell> = bundle.open.cells().collect();
    dice.shuffle(&mut open);
    let rest = open.into_iter().take(usize::from(bundle.missing));
    Some(Sky::from_cells(bundle.full.cells().chain(rest)))
}
