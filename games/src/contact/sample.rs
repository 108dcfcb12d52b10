//! A mission that a seat could be in, given what it knows: another's target is any planet that is
//! still possible, their route any that fits what was sent.

use super::Contact;
use super::action::Action;
use super::aid::Aids;
use super::decide::owner;
use super::glimpse::Glimpse;
use super::insight::Insight;
use super::practice::Practising;
use super::rhythm::Rhythm;
use super::riddle;
use super::round::{FirstStop, Round, Side};
use super::route::Route;
use super::score::Ending;
use super::space::Space;
use super::state::State;
use super::tile::{Tile, TileKind};
use super::view::{Phase, RoundView, Standing, Talk, TileSide, View};
use crate::core::audience::Knowledge;
use crate::core::dice::Dice;
use crate::core::riddle::Riddle;
use crate::core::sampled::Sampled;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};

impl Sampled for Contact {
    type Insight = Insight;

    /// Number of guesses that one signal took; `None` for a whole mission.
    fn result(over: &View) -> Option<u16> {
        let found = over
            .past
            .first()
            .filter(|_| !over.options.mission.is_whole());
        // At most three.
        found.map(|past| past.wrong.len() as u16 + 1)
    }

    fn decisions_made(before: &View, news: &[Glimpse], me: Seat) -> Vec<Action> {
        let guesses = before
            .round
            .as_ref()
            .is_some_and(|it| it.guesser == Some(me));
        let named = news.iter().find_map(|glimpse| match glimpse {
            Glimpse::Missed { planets, .. } | Glimpse::Found { planets, .. } => Some(planets),
            _ => None,
        });
        let done = match named.filter(|_| guesses).map(Vec::as_slice) {
            Some([one]) => Some(Action::Guess(*one)),
            Some([one, other]) => Some(Action::GuessTwo(*one, *other)),
            _ => news.iter().find_map(|glimpse| match glimpse {
                Glimpse::Routed { route, .. } => Some(Action::Plan(route.tiles().to_vec())),
                _ => None,
            }),
        };
        done.into_iter().collect()
    }

    fn voice(view: &View) -> Option<Seat> {
        view.round.as_ref()?.source.seat()
    }

    fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Self>> {
        riddle::riddle(seen, seat, later)
    }

    fn sample(knowledge: &Knowledge<Self>, dice: &mut Dice) -> Option<State> {
        let view = knowledge.view();
        let named = |wanted: &[Standing]| {
            let tiles = view.tiles.iter();
            let fits = tiles.filter(|knowledge| wanted.contains(&knowledge.standing));
            fits.map(|knowledge| knowledge.tile).collect::<Vec<Tile>>()
        };
        let up = view
            .tiles
            .iter()
            .filter(|knowledge| knowledge.face == TileSide::Up);
        let planets = up.filter(|knowledge| knowledge.tile.kind() == TileKind::Planet);
        let practising = view.practising.iter().map(|flight| Practising {
            pilot: flight.pilot,
            from: flight.from,
            to: flight.to,
            take: flight
                .take
                .clone()
                .map(|take| Secret::new(Owner::Seat(flight.pilot), take)),
        });
        let space = view.space();
        Some(State {
            options: view.options,
            seats: view.seats,
            arrivals: named(&[Standing::Possible, Standing::RuledOut]),
            face_up: planets.map(|knowledge| knowledge.tile).collect(),
            rocket: view.rocket,
            fuel: view.fuel,
            signals: view.signals.clone(),
            aids: Aids::new(&view.aids),
            practising: practising.collect(),
            flown: view.flown.clone(),
            round: match &view.round {
                Some(open) => Some(round(
                    knowledge,
                    open,
                    &space,
                    &named(&[Standing::Possible]),
                    dice,
                )?),
                None => None,
            },
            past: view.past.clone(),
            missed: match view.ending {
                Some(Ending::Lost { target }) => target,
                Some(Ending::Won { .. }) | None => None,
            },
            missed_route: view.missed_route.clone(),
            decisions: decisions(knowledge.news()),
            space,
        })
    }
}

/// Number of times that another player was asked to decide.
fn decisions(news: &[Glimpse]) -> u64 {
    let asked = news.iter().filter(|glimpse| {
        matches!(
            glimpse,
            Glimpse::Laid { .. }
                | Glimpse::RoundOpened { .. }
                | Glimpse::SourceChanged { .. }
                | Glimpse::Transmitted { .. }
                | Glimpse::RepeatAsked { .. }
                | Glimpse::GuessPassed { .. }
                | Glimpse::Missed { .. }
        )
    });
    asked.count() as u64
}

fn round(
    knowledge: &Knowledge<Contact>,
    open: &RoundView,
    space: &Space,
    possible: &[Tile],
    dice: &mut Dice,
) -> Option<Round> {
    let view = knowledge.view();
    let news = this_round(knowledge.news());
    let owner = owner(open.source);
    let mine = open.source.seat() == view.me;
    let lost = match view.ending {
        Some(Ending::Lost { target }) => target,
        Some(Ending::Won { .. }) | None => None,
    };
    let console = view.console.as_ref();
    let target = match console.map(|console| console.target).or(lost) {
        Some(target) => target,
        None => *possible.get(dice.below(possible.len() as u32) as usize)?,
    };
    let own = |glimpse: &Glimpse| match glimpse {
        Glimpse::Routed { route, .. } => Some(route.clone()),
        _ => None,
    };
    let sent = news
        .iter()
        .rposition(|glimpse| matches!(glimpse, Glimpse::Transmitted { .. }));
    let flown = if mine {
        let before = sent.map_or(&[][..], |sent| &news[..sent]);
        before.iter().rev().find_map(own)
    } else {
        let legs = open.sent.last().map_or(0, Rhythm::landings);
        let first = match open.first_stop {
            FirstStop::Shown(stop) => Some(stop),
            FirstStop::Absent | FirstStop::Hidden => None,
        };
        any_route(space, view.rocket, target, legs, first, dice)
    };
    let route = console.map(|console| console.route.clone());
    let take = console.map(|console| console.take.clone());
    Some(Round {
        source: open.source,
        target: Secret::new(owner, target),
        signal: open.signal,
        stake: open.stake,
        turn: match view.phase {
            Phase::Transmitting | Phase::Practising { .. } => Side::Source,
            Phase::Guessing | Phase::Over => Side::Crew,
        },
        route: route
            .filter(|route| route.legs() > 0)
            .map(|route| Secret::new(owner, route)),
        take: take
            .filter(|take| !take.is_empty())
            .map(|take| Secret::new(owner, take)),
        sent: open.sent.clone(),
        flown: flown.map(|route| Secret::new(owner, route)),
        heard: Round::TRANSMISSIONS.saturating_sub(open.transmissions_left),
        guesser: open.guesser,
        wrong: open.wrong.clone(),
        shown: open
            .marker
            .map(|(stop, number)| (stop, usize::from(number))),
        briefing: open.talk == Talk::Briefing,
        silences: silences(news),
    })
}

/// News since the round was opened.
fn this_round(news: &[Glimpse]) -> &[Glimpse] {
    let opens = |glimpse: &Glimpse| matches!(glimpse, Glimpse::RoundOpened { .. });
    let opened = news.iter().rposition(opens);
    &news[opened.unwrap_or(0)..]
}

/// Number of turns in a row that were let pass.
fn silences(news: &[Glimpse]) -> u8 {
    let mut silences = 0;
    for glimpse in news {
        match glimpse {
            Glimpse::GuessPassed { .. } | Glimpse::SourceChanged { .. } => silences += 1,
            Glimpse::RoundOpened { .. }
            | Glimpse::Transmitted { .. }
            | Glimpse::RepeatAsked { .. }
            | Glimpse::FuelLost { .. }
            | Glimpse::Missed { .. } => silences = 0,
            _ => {}
        }
    }
    silences
}

/// Any route of so many legs; `None` where none was found.
fn any_route(
    space: &Space,
    start: Tile,
    target: Tile,
    legs: usize,
    first: Option<Tile>,
    dice: &mut Dice,
) -> Option<Route> {
    const TRIES: usize = 200;
    (0..TRIES).find_map(|_| {
        let mut flown = vec![start];
        for leg in 1..legs {
            let from = *flown.last()?;
            let unused = |tile: &Tile| *tile != target && !flown.contains(tile);
            let next: Vec<Tile> = space.reachable(from).filter(unused).collect();
            flown.push(match first {
                Some(first) if leg == 1 => first,
                _ => *next.get(dice.below(next.len() as u32) as usize)?,
            });
        }
        let last = *flown.last()?;
        (legs > 0 && space.is_free(last, target)).then(|| {
            flown.push(target);
            Route::new(flown.split_off(1))
        })
    })
}
