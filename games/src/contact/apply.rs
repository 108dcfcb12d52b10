//! Changes of a mission by events. Total: draws nothing, opens nothing, refuses nothing.

use super::aid::Aid;
use super::event::Event;
use super::practice::{Flown, Practising};
use super::rhythm::Take;
use super::round::{Past, Round, Side, Stake};
use super::route::Route;
use super::signal::Signal;
use super::state::State;
use super::tile::Tile;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// True if another seat decides after this event, or the same seat decides something else.
const fn hands_over(event: &Event) -> bool {
    matches!(
        event,
        Event::Laid { .. }
            | Event::RoundOpened { .. }
            | Event::SourceChanged { .. }
            | Event::Transmitted { .. }
            | Event::RepeatAsked { .. }
            | Event::GuessPassed { .. }
            | Event::Missed { .. }
    )
}

impl State {
    /// Makes an event part of the state.
    pub(super) fn apply(&mut self, event: &Event) {
        if hands_over(event) {
            self.decisions += 1;
        }
        match event {
            Event::Laid { space, arrivals } => {
                self.space = space.clone();
                self.arrivals.clone_from(arrivals);
                self.face_up.clone_from(arrivals);
            }
            Event::PracticeChosen { pilot, from, to } => {
                self.practising.retain(|flight| flight.pilot != *pilot);
                self.practising.push(Practising {
                    pilot: *pilot,
                    from: *from,
                    to: *to,
                    take: None,
                });
            }
            Event::PracticeFlown {
                pilot,
                from,
                to,
                rhythm,
            } => {
                let own = |flight: &Practising| pilot.seat() == Some(flight.pilot);
                self.practising.retain(|flight| !own(flight));
                self.flown.push(Flown {
                    pilot: *pilot,
                    from: *from,
                    to: *to,
                    rhythm: rhythm.clone(),
                });
            }
            Event::RoundOpened {
                source,
                signal,
                planet,
                target,
            } => {
                self.practising.clear();
                self.arrivals.extend(planet);
                self.face_up.extend(planet);
                if let Some(signal) = signal {
                    self.draw(*signal);
                }
                let mut round = Round::new(*source, target.clone(), *signal, self.seats);
                if !self.options.mission.is_whole() {
                    // Its one transmission is the last.
                    round.heard = Round::TRANSMISSIONS - 1;
                }
                self.round = Some(round);
            }
            Event::SourceChanged { source, target } => {
                // In the pro variant, the new source chooses again.
                let back = self.round.as_ref().and_then(|round| round.signal);
                let kept = if self.is_pro() {
                    self.signals.extend(back);
                    self.signals.sort_unstable();
                    None
                } else {
                    back
                };
                let silences = self.round.as_ref().map_or(0, |round| round.silences);
                let mut round = Round::new(*source, target.clone(), kept, self.seats);
                round.silences = silences + 1;
                self.round = Some(round);
            }
            Event::SignalChosen { signal } => {
                self.draw(*signal);
                self.within(|round| round.signal = Some(*signal));
            }
            Event::TargetExchanged { target } => {
                self.aids.spend(Aid::TargetExchange);
                self.within(|round| {
                    round.target = target.clone();
                    round.route = None;
                    round.take = None;
                });
            }
            Event::Routed { route } => self.within(|round| {
                round.route = Some(route.clone());
                // A take of another route is no take.
                round.take = None;
            }),
            Event::Recorded { hand, take } => self.record(*hand, take),
            Event::Transmitted { rhythm, route } => self.within(|round| {
                round.sent.push(rhythm.clone());
                round.flown = Some(route.clone());
                round.take = None;
                round.heard += 1;
                round.turn = Side::Crew;
                round.silences = 0;
            }),
            Event::RepeatAsked { .. } => self.within(|round| {
                round.turn = Side::Source;
                round.silences = 0;
            }),
            Event::GuessPassed { .. } => {
                let seats = self.seats;
                self.within(|round| {
                    round.pass(seats);
                    round.silences += 1;
                });
            }
            Event::FuelLost => {
                self.burn();
                self.within(|round| round.silences = 0);
            }
            Event::Doubled { .. } => self.aids.spend(Aid::FiftyFifty),
            Event::Missed { by, planets } => {
                self.burn();
                let (seats, is_whole) = (self.seats, self.options.mission.is_whole());
                self.within(|round| {
                    // C6: the first wrong guess costs the card too.
                    round.stake = Stake::Forfeited;
                    round.wrong.extend(planets);
                    if by.is_none() {
                        // The person plans another flight: the same route would take as long.
                        round.route = None;
                    }
                    if is_whole {
                        round.heard = 0;
                    }
                    round.briefing = false;
                    round.silences = 0;
                    round.pass(seats);
                });
            }
            Event::Found {
                by, target, route, ..
            } => self.reach(*by, *target, route),
            Event::FirstStopShown { stop, .. } => {
                self.aids.spend(Aid::FirstStop);
                self.within(|round| round.shown = Some((*stop, round.sent.len())));
            }
            Event::BriefingCalled { aid, .. } => {
                self.aids.spend(*aid);
                self.within(|round| round.briefing = true);
            }
            Event::Reactivated { .. } => {
                self.burn();
                self.aids.reactivate();
            }
            Event::Lost { target, route } => {
                self.missed = Some(*target);
                self.missed_route.clone_from(route);
            }
        }
    }

    fn within(&mut self, change: impl FnOnce(&mut Round)) {
        if let Some(round) = &mut self.round {
            change(round);
        }
    }

    fn burn(&mut self) {
        self.fuel = self.fuel.saturating_sub(1);
    }

    /// Takes a signal card from the pile.
    fn draw(&mut self, signal: Signal) {
        if let Some(place) = self.signals.iter().position(|&card| card == signal) {
            self.signals.remove(place);
        }
    }

    fn record(&mut self, hand: Seat, take: &Secret<Take>) {
        if let Some(round) = &mut self.round {
            round.take = Some(take.clone());
            return;
        }
        let own = |flight: &&mut Practising| flight.pilot == hand;
        if let Some(flight) = self.practising.iter_mut().find(own) {
            flight.take = Some(take.clone());
        }
    }

    /// Lands the rocket on the target, whose card leaves the game.
    fn reach(&mut self, finder: Option<Seat>, target: Tile, route: &Route) {
        let from = std::mem::replace(&mut self.rocket, target);
        self.arrivals.retain(|&tile| tile != target);
        if let Some(round) = self.round.take() {
            self.past.push(Past {
                source: round.source,
                from,
                target,
                route: route.clone(),
                signal: round.signal,
                stake: match round.stake {
                    Stake::InPlay => Stake::Won,
                    lost => lost,
                },
                wrong: round.wrong,
                finder,
                // At most three for each planet that was named.
                transmissions: round.sent.len() as u8,
                rhythm: round.sent.last().cloned().unwrap_or_default(),
            });
        }
    }
}
