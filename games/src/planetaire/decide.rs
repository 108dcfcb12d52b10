//! Events of each action, or why it is refused.

use super::Planetaire;
use super::action::Action;
use super::cell::Cell;
use super::event::{Event, Reveal};
use super::margin::Margin;
use super::ray::trace;
use super::refusal::Refusal;
use super::round::{Hider, Round};
use super::score::Score;
use super::sky::Sky;
use super::state::PATIENCE;
use super::twins::twins;
use crate::core::game::Cause;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use crate::core::turn::Turn;

type Decision<'t> = Turn<'t, Planetaire>;

/// Decides an action or a time-out.
pub(super) fn decide(turn: &mut Decision<'_>, cause: Cause<Action>) -> Result<(), Refusal> {
    match cause {
        Cause::Start => hide_for_the_game_master(turn),
        Cause::Act(..) | Cause::TimedOut(_) if turn.state().current_rounds.is_empty() => {
            return Err(Refusal::MatchOver);
        }
        Cause::Act(seat, action) => act(turn, seat, action)?,
        Cause::TimedOut(seat) => play_for(turn, seat)?,
    }
    Ok(())
}

/// Decides an action of a seat.
fn act(turn: &mut Decision<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Draft(sky) => draft(turn, seat, sky),
        Action::Toggle(cell) => {
            let sky = own_draft(turn, seat)?;
            draft(turn, seat, sky.toggled(cell))
        }
        Action::DraftRandom => draft_random(turn, seat),
        Action::HideRandom => {
            draft_random(turn, seat)?;
            seal(turn, seat)
        }
        Action::Seal => seal(turn, seat),
        Action::Fire(margin) => fire(turn, seat, margin),
        Action::Place(cell) => place(turn, seat, cell),
        Action::Move { from, to } => shift(turn, seat, from, to),
        Action::Withdraw(cell) => withdraw(turn, seat, cell),
        Action::PlaceAll(marbles) => place_all(turn, seat, marbles),
        Action::Note(cells) => note(turn, seat, cells),
        Action::End => end(turn, seat),
    }
}

/// Plays for a silent seat: a hider gets a random sky, and a detector's turn passes. After three in
/// a row their round ends with their marbles as they are (our own rule).
fn play_for(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    if turn.state().is_detecting() {
        let missed = detecting(turn, seat)?.missed;
        turn.emit(Event::Missed { detector: seat });
        if missed + 1 >= PATIENCE {
            end(turn, seat)?;
        }
        return Ok(());
    }
    let needed = turn.state().options.satellites.count();
    if own_draft(turn, seat)?.count() != needed {
        draft_random(turn, seat)?;
    }
    seal(turn, seat)
}

fn hide_for_the_game_master(turn: &mut Decision<'_>) {
    let solo = |round: &Round| round.hider == Hider::GameMaster && !round.sealed;
    if turn.state().current_rounds.iter().any(solo) {
        let count = turn.state().options.satellites.count();
        let sky = Sky::random(count, &mut turn.dice());
        turn.emit(Event::Hidden {
            sky: Secret::new(Owner::GameMaster, sky),
        });
    }
}

/// The round whose sky this seat may still change.
fn hiding<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Round, Refusal> {
    match turn.state().hidden_by(seat) {
        None => Err(Refusal::YouDetect),
        Some(round) if round.sealed => Err(Refusal::AlreadySealed),
        Some(round) => Ok(round),
    }
}

/// The sky that this seat may still change.
fn own_draft(turn: &Decision<'_>, seat: Seat) -> Result<Sky, Refusal> {
    Ok(opened(turn, hiding(turn, seat)?.sky.as_ref()))
}

/// Opens a secret sky; empty if there is none yet.
fn opened(turn: &Decision<'_>, secret: Option<&Secret<Sky>>) -> Sky {
    secret.map_or_else(Sky::default, |secret| *turn.open(secret))
}

/// Replaces the draft of a sky.
fn draft(turn: &mut Decision<'_>, seat: Seat, sky: Sky) -> Result<(), Refusal> {
    hiding(turn, seat)?;
    let allowed = turn.state().options.satellites.count();
    if sky.count() > allowed {
        return Err(Refusal::TooManySatellites { allowed });
    }
    turn.emit(Event::Drafted {
        hider: seat,
        sky: Secret::new(Owner::Seat(seat), sky),
    });
    Ok(())
}

/// Drafts a sky by dice.
fn draft_random(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    hiding(turn, seat)?;
    let count = turn.state().options.satellites.count();
    let sky = Sky::random(count, &mut turn.dice());
    draft(turn, seat, sky)
}

/// Seals a sky.
fn seal(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    let placed = own_draft(turn, seat)?.count();
    let needed = turn.state().options.satellites.count();
    if placed != needed {
        return Err(Refusal::TooFewSatellites { placed, needed });
    }
    turn.emit(Event::Sealed { hider: seat });
    Ok(())
}

/// The round in which this seat detects now.
fn detecting<'s>(turn: &'s Decision<'_>, seat: Seat) -> Result<&'s Round, Refusal> {
    match turn.state().detected_by(seat) {
        None => Err(Refusal::YouHide),
        Some(_) if !turn.state().is_detecting() => Err(Refusal::NotSealedYet),
        Some(round) if round.ended => Err(Refusal::YouHaveEnded),
        Some(round) => Ok(round),
    }
}

/// Fires a ray.
fn fire(turn: &mut Decision<'_>, seat: Seat, margin: Margin) -> Result<(), Refusal> {
    let round = detecting(turn, seat)?;
    if let Some(shot) = round.shot_from(margin) {
        return Err(Refusal::AlreadyFired {
            margin,
            outcome: shot.outcome,
        });
    }
    let sky = opened(turn, round.sky.as_ref());
    let outcome = trace(turn.state().options.law, sky, margin);
    turn.emit(Event::Fired {
        detector: seat,
        margin,
        outcome,
    });
    Ok(())
}

/// Places a marble.
fn place(turn: &mut Decision<'_>, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    let marbles = detecting(turn, seat)?.marbles;
    let allowed = turn.state().options.satellites.count();
    if marbles.has(cell) {
        return Err(Refusal::MarbleThere { cell });
    }
    if marbles.count() >= allowed {
        return Err(Refusal::NoMarbleLeft { allowed });
    }
    turn.emit(Event::Placed {
        detector: seat,
        cell,
    });
    Ok(())
}

/// Takes a marble back.
fn withdraw(turn: &mut Decision<'_>, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    if !detecting(turn, seat)?.marbles.has(cell) {
        return Err(Refusal::NoMarbleThere { cell });
    }
    turn.emit(Event::Withdrawn {
        detector: seat,
        cell,
    });
    Ok(())
}

/// Moves a marble.
fn shift(turn: &mut Decision<'_>, seat: Seat, from: Cell, to: Cell) -> Result<(), Refusal> {
    if detecting(turn, seat)?.marbles.has(to) {
        return Err(Refusal::MarbleThere { cell: to });
    }
    withdraw(turn, seat, from)?;
    place(turn, seat, to)
}

/// Places these marbles and no others.
fn place_all(turn: &mut Decision<'_>, seat: Seat, wanted: Sky) -> Result<(), Refusal> {
    let marbles = detecting(turn, seat)?.marbles;
    let allowed = turn.state().options.satellites.count();
    if wanted.count() > allowed {
        let named = wanted.count();
        return Err(Refusal::TooManyMarbles { named, allowed });
    }
    for cell in marbles.cells().filter(|&cell| !wanted.has(cell)) {
        withdraw(turn, seat, cell)?;
    }
    for cell in wanted.cells().filter(|&cell| !marbles.has(cell)) {
        place(turn, seat, cell)?;
    }
    Ok(())
}

/// Toggles these cells in the notes of empty cells.
fn note(turn: &mut Decision<'_>, seat: Seat, cells: Sky) -> Result<(), Refusal> {
    let empties = opened(turn, detecting(turn, seat)?.empties.as_ref());
    turn.emit(Event::Noted {
        detector: seat,
        empties: Secret::new(Owner::Seat(seat), cells.cells().fold(empties, Sky::toggled)),
    });
    Ok(())
}

/// Ends a search.
fn end(turn: &mut Decision<'_>, seat: Seat) -> Result<(), Refusal> {
    detecting(turn, seat)?;
    turn.commit();
    turn.emit(Event::Ended { detector: seat });
    if turn.state().current_rounds.iter().all(|round| round.ended) {
        reveal(turn);
    }
    Ok(())
}

/// Uncovers the skies once every search has ended.
fn reveal(turn: &mut Decision<'_>) {
    let uncover = |round: &Round| {
        let options = turn.state().options;
        let sky = opened(turn, round.sky.as_ref());
        Reveal {
            detector: round.detector,
            sky,
            score: Score::new(options, round, sky),
            twins: twins(options.law, sky),
        }
    };
    let rounds = turn.state().current_rounds.iter().map(uncover).collect();
    turn.emit(Event::Revealed { rounds });
    hide_for_the_game_master(turn);
}
