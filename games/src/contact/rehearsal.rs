//! Contact played by dice, for the laws. Not compiled into the bot.

use super::Contact;
use super::action::Action;
use super::aid::Aid;
use super::console::{HandStage, SourceView};
use super::event::Event;
use super::options::{Difficulty, Mission, Options, Practice, Routes, Showing, Solo};
use super::rhythm::{Millis, Take};
use super::route::Route;
use super::signal::Signal;
use super::state::State;
use super::tile::Tile;
use super::view::{Phase, Standing, View};
use crate::core::audience::{view_for_everyone, view_for_seat};
use crate::core::date::Day;
use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::Secret;
use crate::laws::{Rehearsed, Viewer};

impl Rehearsed for Contact {
    const REHEARSALS: u64 = 100;

    fn options(dice: &mut Dice) -> Options {
        Options {
            level: if dice.below(2) == 0 {
                Difficulty::Pro
            } else {
                one_of(dice, &Difficulty::ALL)
            },
            showing: one_of(dice, &[Showing::Hand, Showing::Bars]),
            practice: one_of(dice, &[Practice::Offered, Practice::Skipped]),
            day: Day::of_millis(u64::from(dice.below(u32::MAX)) * 1_000),
            mission: Mission::Whole,
            routes: Routes::Shown,
            solo: Solo::InTurns,
        }
    }

    fn random_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        if dice.below(15) == 0 {
            return anything(dice);
        }
        let view = view_for_seat::<Contact>(state, seat).open_for(seat);
        let view = view.unwrap_or_else(|| view_for_everyone::<Contact>(state).open());
        match (&view.phase, &view.console) {
            (Phase::Practising { .. }, _) => practise(dice),
            (_, Some(console)) => sources_action(&view, console, dice),
            (_, None) => crews_action(state, &view, dice),
        }
    }

    fn twist(before: &State, event: &Event, viewer: Viewer, dice: &mut Dice) -> Option<Event> {
        let mut twin = event.clone();
        let twisted = match &mut twin {
            Event::RoundOpened { target, planet, .. } => {
                let arrivals = before.arrivals.iter().copied().chain(*planet);
                let arrivals: Vec<Tile> = arrivals.collect();
                replace(target, viewer, one_of(dice, &arrivals))
            }
            Event::SourceChanged { target, .. } | Event::TargetExchanged { target } => {
                replace(target, viewer, one_of(dice, &before.arrivals))
            }
            Event::Routed { route } => {
                let legs = dice.below(5) as usize;
                replace(route, viewer, any_route(dice, legs))
            }
            Event::Transmitted { rhythm, route } => {
                // How often the hand landed is known to all, so the route has as many legs.
                replace(route, viewer, any_route(dice, rhythm.landings()))
            }
            Event::Recorded { take, .. } => {
                let at = Millis::new(u64::from(dice.below(9)));
                let risen = Take::default().pressed(at, 0, 1).unwrap_or_default();
                replace(take, viewer, risen)
            }
            _ => false,
        };
        twisted.then_some(twin)
    }
}

/// Puts another value in a secret that the viewer may not know.
fn replace<T>(secret: &mut Secret<T>, viewer: Viewer, other: T) -> bool {
    let hidden = !viewer.may_know(secret);
    if hidden {
        *secret = Secret::new(secret.owner(), other);
    }
    hidden
}

fn practise(dice: &mut Dice) -> Action {
    match dice.below(12) {
        0..3 => Action::Practise {
            from: any_tile(dice),
            to: any_tile(dice),
        },
        3..7 => press(dice),
        7 => Action::Drop,
        8..10 => Action::Send,
        _ => Action::Begin,
    }
}

fn sources_action(view: &View, console: &SourceView, dice: &mut Dice) -> Action {
    match (console.hand, dice.below(20)) {
        (HandStage::NoRoute, 0) => Action::BackUp,
        (HandStage::NoRoute, 1) => Action::Exchange,
        (_, 2) => Action::Reactivate,
        (HandStage::NoRoute, 3) => Action::Plan(any_route(dice, 2).tiles().to_vec()),
        (HandStage::NoRoute, _) => {
            let free = console
                .next
                .iter()
                .filter(|next| next.blocked_by.is_empty());
            let free: Vec<Tile> = free.map(|next| next.tile).collect();
            if free.contains(&console.target) && dice.below(2) == 0 {
                Action::Stop(console.target)
            } else if free.is_empty() {
                Action::BackUp
            } else {
                Action::Stop(one_of(dice, &free))
            }
        }
        (HandStage::NoSignal, _) => Action::Choose(one_of(dice, &view.signals)),
        (HandStage::Sent, _) => anything(dice),
        (_, 0) => Action::Drop,
        (HandStage::Ready, _) => Action::Send,
        (HandStage::TakesOff | HandStage::Lands, _) => press(dice),
    }
}

fn crews_action(state: &State, view: &View, dice: &mut Dice) -> Action {
    let possible = view.tiles.iter();
    let possible = possible.filter(|seen| seen.standing == Standing::Possible);
    let possible: Vec<Tile> = possible.map(|seen| seen.tile).collect();
    // So that missions are won too, the crew often peeks. A solo player cannot.
    let source = view.round.as_ref().and_then(|round| round.source.seat());
    let source = source.and_then(|seat| view_for_seat::<Contact>(state, seat).open_for(seat));
    let target = source.and_then(|view| Some(view.console?.target));
    if let Some(target) = target
        && dice.below(3) == 0
    {
        return Action::Guess(target);
    }
    match dice.below(20) {
        0..6 => Action::AskRepeat,
        6..8 => Action::ShowFirstStop,
        8..10 => Action::Brief(one_of(dice, &Aid::ALL)),
        10 => Action::Reactivate,
        11..14 => Action::GuessTwo(one_of(dice, &possible), one_of(dice, &possible)),
        _ => Action::Guess(one_of(dice, &possible)),
    }
}

fn anything(dice: &mut Dice) -> Action {
    match dice.below(14) {
        0 => Action::Begin,
        1 => Action::Stop(any_tile(dice)),
        2 => Action::BackUp,
        3 => Action::Plan(any_route(dice, 3).tiles().to_vec()),
        4 => Action::Exchange,
        5 => Action::Choose(one_of(dice, &Signal::VALUES)),
        6 => press(dice),
        7 => Action::Drop,
        8 => Action::Send,
        9 => Action::AskRepeat,
        10 => Action::Guess(any_tile(dice)),
        11 => Action::GuessTwo(any_tile(dice), any_tile(dice)),
        12 => Action::ShowFirstStop,
        _ => practise(dice),
    }
}

fn press(dice: &mut Dice) -> Action {
    Action::Press {
        at: Millis::new(u64::from(dice.below(130_000))),
        known: dice.below(3) as usize,
    }
}

fn any_route(dice: &mut Dice, legs: usize) -> Route {
    let mut tiles: Vec<Tile> = Tile::planets().collect();
    dice.shuffle(&mut tiles);
    tiles.truncate(legs);
    Route::new(tiles)
}

fn any_tile(dice: &mut Dice) -> Tile {
    let tiles: Vec<Tile> = Tile::all().collect();
    one_of(dice, &tiles)
}

fn one_of<T: Copy>(dice: &mut Dice, choices: &[T]) -> T {
    choices[dice.below(choices.len() as u32) as usize]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::contact::score::Ending;
    use crate::core::turn::replay;
    use crate::laws::rehearse;

    #[test]
    fn random_games_cover_every_event() {
        let (mut met, mut won) = (BTreeSet::new(), 0);
        for number in 0..100 {
            let script = rehearse::<Contact>(number);
            let events: Vec<&Event> = script
                .steps
                .iter()
                .flat_map(|s| s.result.iter().flatten())
                .collect();
            for event in &events {
                let written = serde_json::to_value(event).unwrap();
                let named = written.as_object().and_then(|kind| kind.keys().next());
                met.insert(named.map_or("FuelLost", String::as_str).to_owned());
            }
            let end = replay::<Contact>(&script.options, script.seats, events);
            won += usize::from(matches!(end.ending(), Some(Ending::Won { .. })));
        }
        assert_eq!(met.len(), 20, "{met:?}");
        assert!((1..100).contains(&won), "{won} won");
    }
}
