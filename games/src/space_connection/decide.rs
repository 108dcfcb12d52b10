//! Events of each action, or why it is refused.

use super::SpaceConnection;
use super::action::Action;
use super::chart::{Chart, Complete};
use super::draft::Move;
use super::event::{End, Event};
use super::launch::Launch;
use super::legal;
use super::notes::Notes;
use super::options::Opening;
use super::positions::Positions;
use super::refusal::Refusal;
use super::sky::{PLANETS, count_systems, is_sky, random_sky, systems};
use super::space::Space;
use super::state::PATIENCE;
use crate::core::game::Cause;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use crate::core::turn::Turn;

type Decision<'t> = Turn<'t, SpaceConnection>;

/// Decides an action or a time-out.
pub(super) fn decide(turn: &mut Decision<'_>, cause: Cause<Action>) -> Result<(), Refusal> {
    match cause {
        Cause::Start => start(turn),
        Cause::Act(..) | Cause::TimedOut(_) if turn.state().end.is_some() => {
            return Err(Refusal::GameOver);
        }
        Cause::Act(seat, action) => act(turn, seat, action)?,
        Cause::TimedOut(seat) => play_for(turn, seat)?,
    }
    Ok(())
}

/// Decides an action of a seat.
fn act(turn: &mut Decision<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Draft(planets) => draft(turn, seat, planets),
        Action::Toggle(at) => {
            let planets = own_draft(turn, seat)?;
            draft(turn, seat, planets.toggled(at))
        }
        Action::Shift(wanted) => shift(turn, seat, wanted),
        Action::DraftRandom => draft_random(turn, seat),
        Action::HideRandom => {
            draft_random(turn, seat)?;
            seal(turn, seat)
        }
        Action::Seal => seal(turn, seat),
        Action::Launch(wanted) => launch(turn, seat, wanted),
        Action::Note { mark, at } => {
            let notes: Notes = opened(turn, hunting(turn, seat)?.notes.as_ref());
            note(turn, seat, notes.marked(mark, at))
        }
        Action::NoteAll(notes) => note(turn, seat, notes),
        Action::Concede => concede(turn, seat),
    }
}

/// Begins the game: the game master hides a sky where no player does.
fn start(turn: &mut Decision<'_>) {
    if turn.state().is_solo() {
        let sky = random_sky(&mut turn.dice());
        turn.emit(Event::Hidden {
            sky: Secret::new(Owner::GameMaster, sky),
        });
        turn.emit(Event::Began {
            first: Seat::new(0),
        });
    }
}

/// Plays for a silent seat. For a hider, the game master seals their sky if it is a valid one, else
/// a random one. A silent hunter's turn passes without a launch, so that nothing of theirs is
/// wasted; after three in a row they are taken to have left (our own rule).
fn play_for(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    if turn.state().first.is_none() {
        if !is_sky(own_draft(turn, seat)?) {
            draft_random(turn, seat)?;
        }
        return seal(turn, seat);
    }
    let missed = hunting_now(turn, seat)?.missed;
    turn.emit(Event::Missed { hunter: seat });
    if missed + 1 >= PATIENCE {
        uncover(turn, End::Deserted(seat));
    } else {
        end_turn(turn, seat);
    }
    Ok(())
}

/// The space whose sky this seat may still change.
fn hiding<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Space, Refusal> {
    match turn.state().hidden_by(seat) {
        None if turn.state().hunted_by(seat).is_some() => Err(Refusal::YouOnlyHunt),
        None => Err(Refusal::YouDoNotPlay),
        Some(space) if space.sealed => Err(Refusal::AlreadySealed),
        Some(space) => Ok(space),
    }
}

/// The planets that this seat may still change.
fn own_draft(turn: &Decision<'_>, seat: Seat) -> Result<Positions, Refusal> {
    Ok(opened(turn, hiding(turn, seat)?.sky.as_ref()))
}

/// Opens a secret; empty if there is none yet.
fn opened<T: Copy + Default>(turn: &Decision<'_>, secret: Option<&Secret<T>>) -> T {
    secret.map_or_else(T::default, |secret| *turn.open(secret))
}

/// Replaces the draft of a sky.
fn draft(turn: &mut Decision<'_>, seat: Seat, planets: Positions) -> Result<(), Refusal> {
    hiding(turn, seat)?;
    if planets.count() > PLANETS {
        return Err(Refusal::TooManyPlanets { allowed: PLANETS });
    }
    turn.emit(Event::Drafted {
        hider: seat,
        planets: Secret::new(Owner::Seat(seat), planets),
    });
    Ok(())
}

/// Moves a planet of the draft.
fn shift(turn: &mut Decision<'_>, seat: Seat, Move { from, to }: Move) -> Result<(), Refusal> {
    let planets = own_draft(turn, seat)?;
    if !planets.has(from) {
        return Err(Refusal::NoPlanetThere { at: from });
    }
    if planets.has(to) {
        return Err(Refusal::PlanetThere { at: to });
    }
    draft(turn, seat, planets.without(from).with(to))
}

fn draft_random(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    hiding(turn, seat)?;
    let sky = random_sky(&mut turn.dice());
    draft(turn, seat, sky)
}

/// Seals a sky.
fn seal(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let planets = own_draft(turn, seat)?;
    if !is_sky(planets) {
        return Err(Refusal::NoSky {
            planets: planets.count(),
            systems: count_systems(planets),
        });
    }
    turn.emit(Event::Sealed { hider: seat });
    if turn.state().spaces.iter().all(|space| space.sealed) {
        // S3: chance decides who begins, unless the table has agreed on the first seat.
        let seats = turn.state().seats;
        let drawn = match turn.state().options.opening {
            Opening::Toss => turn.dice().below(u32::from(seats)) as usize,
            Opening::FirstSeat => 0,
        };
        let first = Seat::all(seats).nth(drawn).unwrap_or(seat);
        turn.emit(Event::Began { first });
    }
    Ok(())
}

/// The space in which this seat hunts, once the hunt has begun.
fn hunting<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Space, Refusal> {
    match turn.state().hunted_by(seat) {
        None => Err(Refusal::YouDoNotPlay),
        Some(_) if turn.state().first.is_none() => Err(Refusal::NotSealedYet),
        Some(space) => Ok(space),
    }
}

/// Space of this seat's hunt, if it is this seat's turn.
fn hunting_now<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Space, Refusal> {
    let space = hunting(turn, seat)?;
    match turn.state().turn {
        Some(other) if other != seat => Err(Refusal::NotYourTurn { turn: other }),
        _ => Ok(space),
    }
}

/// Launches a piece.
fn launch(turn: &mut Decision<'_>, seat: Seat, launch: Launch) -> Result<(), Refusal> {
    let space = hunting_now(turn, seat)?;
    legal::check(&space.chart, launch)?;
    let sky = opened(turn, space.sky.as_ref());
    let found = space
        .chart
        .reach(launch)
        .common(sky)
        .minus(space.chart.found);
    let complete = completed(&space.chart, sky, launch, found);
    turn.emit(Event::Launched {
        hunter: seat,
        launch,
        found,
        complete,
    });
    let spent = |space: &Space| !space.chart.can_launch();
    if turn.state().hunted_by(seat).is_some_and(spent) {
        turn.emit(Event::RanOut { hunter: seat });
    }
    end_turn(turn, seat);
    Ok(())
}

/// The systems that these planets complete, each with what pays for its marker (S11, S12, S17).
fn completed(chart: &Chart, sky: Positions, launch: Launch, found: Positions) -> Vec<Complete> {
    // What is in hand after the launch: a piece that comes back may pay.
    let mut after = chart.clone();
    after.record(launch, found, &[]);
    let mut stock = after.stock;
    let known = after.found;
    systems(sky)
        .into_iter()
        .filter(|&system| known.has_all(system) && !chart.found.has_all(system))
        .map(|system| {
            let paid = stock.payment();
            if let Some(piece) = paid {
                stock.take(piece);
            }
            Complete { system, paid }
        })
        .collect()
}

fn end_turn(turn: &mut Decision<'_>, hunter: Seat) {
    if let Some(end) = turn.state().end_after(hunter) {
        uncover(turn, end);
    }
}

/// Replaces a hunter's notes.
fn note(turn: &mut Decision<'_>, seat: Seat, notes: Notes) -> Result<(), Refusal> {
    hunting(turn, seat)?;
    turn.emit(Event::Noted {
        hunter: seat,
        notes: Secret::new(Owner::Seat(seat), notes),
    });
    Ok(())
}

fn concede(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    hunting(turn, seat)?;
    uncover(turn, End::Conceded(seat));
    Ok(())
}

fn uncover(turn: &mut Decision<'_>, end: End) {
    let sky = |space: &Space| opened(turn, space.sky.as_ref());
    let skies = turn.state().spaces.iter().map(sky).collect();
    turn.emit(Event::Uncovered { end, skies });
}
