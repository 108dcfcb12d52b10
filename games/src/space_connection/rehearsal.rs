//! Space Connection played by dice, for the laws. Not compiled into the bot.

use super::SpaceConnection;
use super::action::Action;
use super::chart::Chart;
use super::draft::Move;
use super::event::Event;
use super::launch::{Emitters, Launch};
use super::notes::{Mark, Notes};
use super::options::{Opening, Options, ReplyTurn};
use super::piece::Piece;
use super::position::Position;
use super::positions::Positions;
use super::sky::random_sky;
use super::state::State;
use crate::core::dice::Dice;
use crate::core::seat::Seat;
use crate::core::secret::Secret;
use crate::laws::{Rehearsed, Viewer};

impl Rehearsed for SpaceConnection {
    fn options(dice: &mut Dice) -> Options {
        Options {
            reply: one_of(dice, &[ReplyTurn::None, ReplyTurn::Last]),
            opening: one_of(dice, &[Opening::Toss, Opening::FirstSeat]),
        }
    }

    fn random_action(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let nonsense = dice.below(10) == 0;
        let hunting = state.first.is_some();
        match (state.hunted_by(seat), hunting != nonsense) {
            (Some(space), true) => hunters_action(&space.chart, dice),
            _ => match dice.below(10) {
                0..2 => Action::Draft(some(dice.below(23), dice)),
                2..4 => Action::Toggle(any(dice)),
                4..5 => Action::Shift(Move {
                    from: any(dice),
                    to: any(dice),
                }),
                5..8 => Action::DraftRandom,
                _ => Action::Seal,
            },
        }
    }

    fn twist(_before: &State, event: &Event, viewer: Viewer, dice: &mut Dice) -> Option<Event> {
        let other = |secret: &Secret<Positions>, dice: &mut Dice| {
            Secret::new(secret.owner(), random_sky(dice))
        };
        match event {
            Event::Drafted { hider, planets } if !viewer.may_know(planets) => {
                Some(Event::Drafted {
                    hider: *hider,
                    planets: other(planets, dice),
                })
            }
            Event::Hidden { sky } if !viewer.may_know(sky) => Some(Event::Hidden {
                sky: other(sky, dice),
            }),
            Event::Noted { hunter, notes } if !viewer.may_know(notes) => {
                let twin = Notes::default().marked(Mark::Planet, some(5, dice));
                Some(Event::Noted {
                    hunter: *hunter,
                    notes: Secret::new(notes.owner(), twin),
                })
            }
            _ => None,
        }
    }
}

fn hunters_action(chart: &Chart, dice: &mut Dice) -> Action {
    if dice.below(400) == 0 {
        return Action::Concede;
    }
    if dice.below(16) == 0 {
        let notes = Notes::default().marked(Mark::Planet, some(4, dice));
        return Action::NoteAll(notes.marked(Mark::Empty, some(4, dice)));
    }
    if dice.below(8) == 0 {
        return Action::Note {
            mark: one_of(dice, &[Mark::Planet, Mark::Empty, Mark::Nothing]),
            at: some(3, dice),
        };
    }
    let piece = one_of(dice, &Piece::ALL);
    // Mostly where it may go.
    let targets: Vec<Position> = chart.targets(piece).iter().collect();
    let at = if targets.is_empty() || dice.below(8) == 0 {
        any(dice)
    } else {
        one_of(dice, &targets)
    };
    Action::Launch(match piece {
        Piece::Scout => Launch::Scout(at),
        Piece::Ship => Launch::Ship(at),
        Piece::SuperShip => Launch::SuperShip(at),
        Piece::Laser if dice.below(2) == 0 => Launch::Lasers(Emitters::One(at)),
        Piece::Laser => {
            let partners: Vec<Position> = chart.partners(Some(at)).iter().collect();
            let other = if partners.is_empty() {
                any(dice)
            } else {
                one_of(dice, &partners)
            };
            Launch::Lasers(Emitters::Two(at, other))
        }
    })
}

fn some(count: u32, dice: &mut Dice) -> Positions {
    let drawn: Vec<Position> = (0..count).map(|_| any(dice)).collect();
    Positions::new(drawn)
}

fn any(dice: &mut Dice) -> Position {
    let all: Vec<Position> = Position::all().collect();
    one_of(dice, &all)
}

fn one_of<T: Copy>(dice: &mut Dice, choices: &[T]) -> T {
    choices[dice.below(choices.len() as u32) as usize]
}
