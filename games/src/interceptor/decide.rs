//! Events of each action, or why it is refused.

use super::Interceptor;
use super::action::Action;
use super::announcement::Announcement;
use super::asteroid::Asteroid;
use super::bound::{announced, broken_words, keeps_its_word};
use super::event::Event;
use super::hex::{Facing, Hex};
use super::order::Order;
use super::placement::Placement;
use super::refusal::Refusal;
use super::resolve::resolve;
use super::ship::{Ship, ShipId};
use super::state::{Decision, Phase};
use crate::core::game::Cause;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use crate::core::turn::Turn;

pub(super) type Deciding<'t> = Turn<'t, Interceptor>;

/// Decides an action or a time-out.
pub(super) fn decide(turn: &mut Deciding<'_>, cause: Cause<Action>) -> Result<(), Refusal> {
    if turn.state().phase == Phase::Over {
        return Err(Refusal::FightOver);
    }
    match cause {
        Cause::Start => {
            scatter(turn);
            Ok(())
        }
        Cause::TimedOut(seat) => play_for(turn, seat),
        Cause::Act(seat, action) => {
            if turn.state().fleet(seat).next().is_none() {
                return Err(Refusal::PilotOut);
            }
            act(turn, seat, action)
        }
    }
}

/// Decides an action of a seat.
fn act(turn: &mut Deciding<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Place { ship, placement } => place(turn, seat, ship, placement),
        Action::PlaceRandom => {
            expect(turn, Phase::Placing)?;
            // What was chosen for one ship is not lost when chance places the others.
            let chosen = undecided(turn, seat, |decision| decision.placement.is_none()).is_empty();
            place_at_random(turn, seat, |decision| {
                chosen || decision.placement.is_none()
            })
        }
        Action::Announce { ship, said } => announce(turn, seat, ship, said),
        Action::Write { ship, order } => write(turn, seat, ship, order, Judged::Now),
        Action::Draft { ship, order } => write(turn, seat, ship, order, Judged::WhenSealed),
        Action::Seal => seal(turn, seat),
        Action::Reopen => {
            writable(turn)?;
            if !turn.state().sealed.contains(&seat) {
                return Err(Refusal::NothingSealed);
            }
            turn.emit(Event::Reopened { seat });
            Ok(())
        }
    }
}

/// The rules play for a silent seat: what it has decided stands, and what it has not is done as
/// the text's own correction would do it (I25); ships enter at random (house choice).
fn play_for(turn: &mut Deciding<'_>, seat: Seat) -> Result<(), Refusal> {
    let state = turn.state();
    match state.phase {
        Phase::Over => Err(Refusal::FightOver),
        Phase::Announcing => {
            let silent: Vec<ShipId> = state
                .fleet(seat)
                .map(|ship| ship.id)
                .filter(|&id| state.must_announce(id))
                .collect();
            if silent.is_empty() {
                return Err(Refusal::NothingToAnnounce);
            }
            for id in silent {
                record_announcement(turn, id, Announcement::SILENT);
            }
            Ok(())
        }
        Phase::Placing => {
            unsealed(turn, seat)?;
            place_at_random(turn, seat, |decision| decision.placement.is_none())?;
            seal(turn, seat)
        }
        Phase::Ordering => {
            unsealed(turn, seat)?;
            let mut silent = undecided(turn, seat, |decision| decision.order.is_none());
            // A draft that breaks its word is no decision, else silence would be a way to break it.
            let broken = broken_words(turn, seat).into_iter().map(|(id, ..)| id);
            silent.extend(broken);
            for id in silent {
                let last = turn.state().ship(id).map(Ship::speed).unwrap_or_default();
                // I33: it may break what was announced.
                turn.emit(Event::Wrote {
                    ship: id,
                    order: Secret::new(Owner::Seat(seat), Order::silent(last)),
                });
            }
            close(turn, seat);
            Ok(())
        }
    }
}

/// I20: each set of inner hexes is equally likely, and each direction.
fn scatter(turn: &mut Deciding<'_>) {
    let state = turn.state();
    let count = state.options.drifting(state.seats);
    let mut hexes: Vec<Hex> = state.board.inner().collect();
    let mut dice = turn.dice();
    dice.shuffle(&mut hexes);
    let scattered = hexes.into_iter().take(usize::from(count));
    let asteroids = scattered.map(|hex| Asteroid {
        hex,
        drift: Facing::ALL[dice.below(6) as usize],
    });
    let asteroids = asteroids.collect();
    turn.emit(Event::Scattered { asteroids });
}

/// Refuses what belongs to another phase.
fn expect(turn: &Deciding<'_>, phase: Phase) -> Result<(), Refusal> {
    let now = turn.state().phase;
    match now {
        _ if now == phase => Ok(()),
        Phase::Over => Err(Refusal::FightOver),
        Phase::Placing => Err(Refusal::StillPlacing),
        Phase::Announcing | Phase::Ordering if phase == Phase::Placing => {
            Err(Refusal::PlacingIsOver)
        }
        Phase::Announcing => Err(Refusal::AnnouncementsFirst),
        Phase::Ordering => Err(Refusal::NothingToAnnounce),
    }
}

/// Placements and orders can be sealed and reopened.
fn writable(turn: &Deciding<'_>) -> Result<(), Refusal> {
    match turn.state().phase {
        Phase::Placing | Phase::Ordering => Ok(()),
        Phase::Announcing => Err(Refusal::AnnouncementsFirst),
        Phase::Over => Err(Refusal::FightOver),
    }
}

/// Refuses a pilot who has sealed.
fn unsealed(turn: &Deciding<'_>, seat: Seat) -> Result<(), Refusal> {
    let state = turn.state();
    if state.fleet(seat).next().is_none() {
        Err(Refusal::PilotOut)
    } else if state.sealed.contains(&seat) {
        Err(Refusal::AlreadySealed)
    } else {
        Ok(())
    }
}

/// A ship of the seat that is in the fight.
fn own<'s>(turn: &'s Deciding<'_>, seat: Seat, number: u8) -> Result<&'s Ship, Refusal> {
    let state = turn.state();
    let id = ShipId { seat, number };
    let ships = state.options.fleet.ships();
    let ship = state.ship(id).ok_or(Refusal::NoSuchShip { ships })?;
    if ship.is_flying() {
        Ok(ship)
    } else {
        Err(Refusal::ShipOut { ship: id })
    }
}

/// Places a ship for the first turn.
fn place(
    turn: &mut Deciding<'_>,
    seat: Seat,
    number: u8,
    placement: Placement,
) -> Result<(), Refusal> {
    expect(turn, Phase::Placing)?;
    let board = turn.state().board;
    let ship = own(turn, seat, number)?;
    let id = ship.id;
    if !board.is_border(placement.hex) {
        let hex = placement.hex;
        return Err(Refusal::NotOnTheBorder { hex, board });
    }
    if !placement.is_arrival(board, &ship.build) {
        let top = ship.build.top();
        return Err(Refusal::TooFast { top });
    }
    turn.emit(Event::Placed {
        ship: id,
        placement: Secret::new(Owner::Seat(seat), placement),
    });
    Ok(())
}

/// The ships of a seat in the fight whose decision is like that.
pub(super) fn undecided(
    turn: &Deciding<'_>,
    seat: Seat,
    like: impl Fn(&Decision) -> bool,
) -> Vec<ShipId> {
    let state = turn.state();
    let decided = state.ships.iter().zip(&state.decisions);
    decided
        .filter(|(ship, decision)| ship.id.seat == seat && ship.is_flying() && like(decision))
        .map(|(ship, _)| ship.id)
        .collect()
}

/// Places the ships of a seat for which `which` holds, by dice.
fn place_at_random(
    turn: &mut Deciding<'_>,
    seat: Seat,
    which: impl Fn(&Decision) -> bool,
) -> Result<(), Refusal> {
    for id in undecided(turn, seat, which) {
        let board = turn.state().board;
        let placement = Placement::random(board, &mut turn.dice());
        place(turn, seat, id.number, placement)?;
    }
    Ok(())
}

/// Announces what a ship that was hit will do.
fn announce(
    turn: &mut Deciding<'_>,
    seat: Seat,
    number: u8,
    said: Announcement,
) -> Result<(), Refusal> {
    let ship = own(turn, seat, number)?;
    let (id, build, last) = (ship.id, ship.build.clone(), ship.speed());
    if let Some(said) = announced(turn, id) {
        return Err(Refusal::AlreadyAnnounced { said });
    }
    expect(turn, Phase::Announcing)?;
    if !turn.state().must_announce(id) {
        return Err(Refusal::NothingToAnnounce);
    }
    if !said.can_be_kept(&build, last) {
        let possible = Announcement::possible(&build, last);
        return Err(Refusal::CannotBeKept { possible });
    }
    record_announcement(turn, id, said);
    Ok(())
}

/// Records an announcement, for its pilot and for the pilots of ships that hit theirs.
fn record_announcement(turn: &mut Deciding<'_>, id: ShipId, said: Announcement) {
    let own = Secret::new(Owner::Seat(id.seat), said);
    // It is told to others, so it can never be undone.
    let said = *turn.open(&own);
    let mut hunters: Vec<Seat> = turn.state().hunters(id).map(|hunter| hunter.seat).collect();
    hunters.sort();
    hunters.dedup();
    let for_hunters = hunters
        .into_iter()
        .map(|seat| Secret::new(Owner::Seat(seat), said));
    turn.emit(Event::Announced {
        ship: id,
        said: std::iter::once(own).chain(for_hunters).collect(),
    });
}

/// When an order must keep what was announced.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Judged {
    Now,
    WhenSealed,
}

/// Writes a ship's order.
fn write(
    turn: &mut Deciding<'_>,
    seat: Seat,
    number: u8,
    order: Order,
    judged: Judged,
) -> Result<(), Refusal> {
    expect(turn, Phase::Ordering)?;
    let ship = own(turn, seat, number)?;
    let id = ship.id;
    match &order {
        Order::Retreat => match turn.state().retreat() {
            None => return Err(Refusal::NoRetreat),
            Some((left, from)) if left > from => {
                return Err(Refusal::RetreatTooEarly { left, from });
            }
            Some(_) => {}
        },
        // What is sealed is not judged again by a seal.
        Order::Fly(_) if judged == Judged::Now || turn.state().sealed.contains(&seat) => {
            keeps_its_word(turn, id, &order)?;
        }
        Order::Fly(_) => {}
    }
    turn.emit(Event::Wrote {
        ship: id,
        order: Secret::new(Owner::Seat(seat), order),
    });
    Ok(())
}

/// Seals a pilot's orders, and ends the phase with the last of them.
fn seal(turn: &mut Deciding<'_>, seat: Seat) -> Result<(), Refusal> {
    writable(turn)?;
    unsealed(turn, seat)?;
    let placing = turn.state().phase == Phase::Placing;
    let missing = undecided(turn, seat, |decision| match placing {
        true => decision.placement.is_none(),
        false => decision.order.is_none(),
    });
    if let Some(&ship) = missing.first() {
        return Err(Refusal::Missing { ship });
    }
    if let Some((_, broken)) = broken_words(turn, seat).into_iter().next() {
        return Err(broken);
    }
    close(turn, seat);
    Ok(())
}

/// Seals a seat's decisions. Once the last seat has sealed, the ships enter or the turn is
/// resolved.
fn close(turn: &mut Deciding<'_>, seat: Seat) {
    turn.emit(Event::Sealed { seat });
    let state = turn.state();
    let placing = state.phase == Phase::Placing;
    if state
        .fighting()
        .iter()
        .all(|seat| state.sealed.contains(seat))
    {
        if placing {
            enter(turn);
        } else {
            resolve(turn);
        }
    }
}

/// I19: all ships enter at once.
fn enter(turn: &mut Deciding<'_>) {
    let state = turn.state();
    let decided = state.ships.iter().zip(&state.decisions);
    let placements = decided.filter_map(|(ship, decision)| {
        let placement = decision.placement.as_ref()?;
        Some((ship.id, *turn.open(placement)))
    });
    let placements = placements.collect();
    turn.emit(Event::Entered { placements });
}
