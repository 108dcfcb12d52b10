//! Interceptor played by dice, for the laws. Not compiled into the bot.

use super::Interceptor;
use super::action::Action;
use super::announcement::{Announcement, Change, FirstTurn};
use super::board::Board;
use super::build::{Build, Upgrade};
use super::campaign::{Service, Veteran};
use super::event::Event;
use super::hex::{Facing, Hex};
use super::options::{Asteroids, BoardSize, Campaign, Ending, Fleet, Options};
use super::order::{Code, Flying, Order, Speed, Trigger};
use super::placement::Placement;
use super::state::{Phase, State};
use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::Secret;
use crate::laws::{Rehearsed, Viewer};

impl Rehearsed for Interceptor {
    const LONGEST: usize = 20_000;

    fn options(dice: &mut Dice) -> Options {
        let veteran = |dice: &mut Dice| Veteran {
            stars: dice.below(9) as u16,
            build: Build::with((0..3).map(|_| one_of(dice, &Upgrade::ALL))),
            ..Veteran::default()
        };
        Options {
            size: one_of(
                dice,
                &[
                    BoardSize::Fitting,
                    BoardSize::Small,
                    BoardSize::Medium,
                    BoardSize::Large,
                ],
            ),
            asteroids: one_of(dice, &[Asteroids::Fitting, Asteroids::Exactly(12)]),
            fleet: one_of(dice, &[Fleet::One, Fleet::One, Fleet::Two, Fleet::Three]),
            ending: one_of(dice, &[Ending::ToTheDeath, Ending::RetreatFrom(3)]),
            campaign: one_of(dice, &[Campaign::Inside, Campaign::Outside]),
            service: vec![Service::default().with(1, veteran(dice))],
        }
    }

    fn random_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let fleet: Vec<u8> = state.fleet(seat).map(|ship| ship.id.number).collect();
        let nonsense = dice.below(12) == 0;
        let ship = if nonsense || fleet.is_empty() {
            dice.below(4) as u8
        } else {
            one_of(dice, &fleet)
        };
        let phases = [Phase::Placing, Phase::Announcing, Phase::Ordering];
        let phase = if nonsense {
            one_of(dice, &phases)
        } else {
            state.phase
        };
        match (phase, dice.below(20)) {
            (Phase::Placing | Phase::Ordering, 0) => Action::Reopen,
            (Phase::Placing | Phase::Ordering, 1..8) => Action::Seal,
            (Phase::Placing, 8..11) => Action::PlaceRandom,
            (Phase::Placing, _) => Action::Place {
                ship,
                placement: any_placement(state.board, dice),
            },
            (Phase::Announcing, _) => Action::Announce {
                ship,
                said: any_announcement(dice),
            },
            (Phase::Ordering | Phase::Over, _) => Action::Write {
                ship,
                order: any_order(dice),
            },
        }
    }

    fn newer_action(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let fleet: Vec<u8> = state.fleet(seat).map(|ship| ship.id.number).collect();
        let orders = state.phase == Phase::Ordering && !fleet.is_empty();
        orders.then(|| Action::Draft {
            ship: one_of(dice, &fleet),
            order: any_order(dice),
        })
    }

    fn twist(_before: &State, event: &Event, viewer: Viewer, dice: &mut Dice) -> Option<Event> {
        match event {
            Event::Placed { ship, placement } if !viewer.may_know(placement) => {
                let other = any_placement(Board::SMALL, dice);
                Some(Event::Placed {
                    ship: *ship,
                    placement: Secret::new(placement.owner(), other),
                })
            }
            Event::Wrote { ship, order } if !viewer.may_know(order) => Some(Event::Wrote {
                ship: *ship,
                order: Secret::new(order.owner(), any_order(dice)),
            }),
            Event::Announced { ship, said } if !said.iter().any(|one| viewer.may_know(one)) => {
                let other = any_announcement(dice);
                let twisted = said.iter().map(|one| Secret::new(one.owner(), other));
                Some(Event::Announced {
                    ship: *ship,
                    said: twisted.collect(),
                })
            }
            _ => None,
        }
    }
}

fn any_placement(board: Board, dice: &mut Dice) -> Placement {
    if dice.below(4) > 0 {
        return Placement::random(board, dice);
    }
    Placement {
        hex: Hex::new(dice.below(16) as i8, dice.below(16) as i8),
        nose: one_of(dice, &Facing::ALL),
        speed: any_speed(dice),
    }
}

fn any_announcement(dice: &mut Dice) -> Announcement {
    Announcement {
        turn: one_of(dice, &FirstTurn::ALL),
        change: one_of(dice, &Change::ALL),
    }
}

fn any_order(dice: &mut Dice) -> Order {
    if dice.below(12) == 0 {
        return Order::Retreat;
    }
    let count = dice.below(9);
    Order::Fly(Flying {
        speed: any_speed(dice),
        codes: (0..count).map(|_| one_of(dice, &Code::ALL)).collect(),
        trigger: one_of(dice, &[Trigger::Fire, Trigger::Fire, Trigger::Hold]),
    })
}

fn any_speed(dice: &mut Dice) -> Speed {
    Speed::new(dice.below(14) as i8 - 6)
}

fn one_of<T: Copy>(dice: &mut Dice, choices: &[T]) -> T {
    choices[dice.below(choices.len() as u32) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ships_and_asteroids_stay_on_the_board() {
        for number in 0..60 {
            let script = crate::laws::rehearse::<Interceptor>(number);
            let mut state = State::new(&script.options, script.seats);
            let asteroids = script.options.drifting(script.seats);
            for event in script
                .steps
                .iter()
                .flat_map(|step| step.result.iter().flatten())
            {
                state.apply(event);
                assert_eq!(state.asteroids.len(), usize::from(asteroids));
                let places = state.asteroids.iter().map(|asteroid| asteroid.hex);
                let ships = state.ships.iter().filter_map(|ship| ship.spot);
                let mut hexes = places.chain(ships.map(|spot| spot.hex));
                assert!(hexes.all(|hex| state.board.has(hex)), "{number}");
                if let Event::Flown { flights, .. } = event {
                    for flight in flights {
                        let mut legs = flight.legs.iter();
                        assert!(legs.all(|leg| state.board.has(leg.to.hex)), "{number}");
                        let plan = flight.plan.iter();
                        let moves: u8 = plan
                            .clone()
                            .flat_map(|plan| &plan.codes)
                            .map(|code| code.moves())
                            .sum();
                        assert_eq!(moves, plan.map(|plan| plan.speed.moves()).sum::<u8>());
                    }
                }
            }
        }
    }

    #[test]
    fn outlooks_come_true() {
        let (mut met, mut struck) = (0, 0);
        for number in 0..30 {
            let script = crate::laws::rehearse::<Interceptor>(number);
            let mut state = State::new(&script.options, script.seats);
            let mut outlooks = Vec::new();
            let steps = script.steps.iter();
            for event in steps.flat_map(|step| step.result.iter().flatten()) {
                if let Event::Flown { flights, .. } = event {
                    let seen = crate::view_for_everyone::<Interceptor>(&state).open();
                    let outlook = |flight| (seen.outlook(flight), flight.clone());
                    outlooks = flights.iter().map(outlook).collect();
                }
                state.apply(event);
                let Event::Fired { .. } = event else { continue };
                let report = state.last.as_ref().unwrap();
                for (outlook, flight) in &outlooks {
                    let ship = flight.ship;
                    let drifted = report.hulls(ship).unwrap()[1];
                    assert_eq!(Some(outlook.rest), report.rest(ship), "{flight:?}");
                    assert_eq!(outlook.damage, flight.hull - drifted, "{flight:?}");
                    if drifted > 0 {
                        let hidden = report.hidden.contains(&ship);
                        assert_eq!(outlook.is_hidden, hidden, "{flight:?}");
                    }
                    met += 1;
                    struck += usize::from(outlook.is_struck);
                }
            }
        }
        assert!(met > 0 && struck > 0, "{met} flights, {struck} struck");
    }
}
