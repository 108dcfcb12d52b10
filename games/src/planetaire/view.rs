//! View of a match and of its events, for one viewer.

use super::cell::Cell;
use super::event::{Event, Reveal};
use super::margin::Margin;
use super::options::{Options, RayLaw};
use super::ray::{Outcome, satellites_met};
use super::round::{Counted, Hider, Round};
use super::shot::{Pawn, Shot};
use super::sky::Sky;
use super::state::State;
use crate::core::audience::Eye;
use crate::core::game::Pending;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A match, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Options of the table.
    pub options: Options,
    /// Number of people who play: 1 is solo.
    pub seats: u8,
    /// The viewer's own seat, if they play.
    pub me: Option<Seat>,
    /// Phase of the match.
    pub phase: Phase,
    /// Number of rounds in the match.
    pub rounds: u8,
    /// The boards of the rounds that are being played: one or two; none when the match is over.
    pub boards: Vec<BoardView>,
    /// The rounds that were uncovered, in order, whole.
    pub uncovered: Vec<BoardView>,
    /// Each seat's total over the rounds that were uncovered, in seat order.
    pub totals: Vec<u16>,
    /// Winners, once the match is over: several for a tie.
    pub winners: Vec<Seat>,
    /// Detector whose ray is the last thing that everyone saw.
    pub just_fired: Option<Seat>,
}

/// Phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Skies are being hidden.
    Hiding,
    /// Rays are being fired.
    Detecting,
    /// The match is over.
    Over,
}

/// Board of a round, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The round's number, counted from 1.
    pub number: u8,
    /// Law by which its rays turn.
    pub law: RayLaw,
    /// The hider.
    pub hider: Hider,
    /// The player who detects.
    pub detector: Seat,
    /// Stage of the round.
    pub stage: Stage,
    /// The rays fired, in order.
    pub shots: Vec<Shot>,
    /// Points for margins so far.
    pub pawns: u16,
    /// Cells of the detector's marbles.
    pub marbles: Sky,
    /// The sky, for those who may know it: its hider, and everyone after the reveal.
    pub sky: Option<Sky>,
    /// The cells that the detector noted as empty, for the detector alone.
    pub empties: Option<Sky>,
    /// Score of the round, once uncovered.
    pub reveal: Option<Reveal>,
}

/// Stage of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The sky is not sealed.
    Hiding,
    /// The sky is sealed; another current round's is not.
    Sealed,
    /// The detector is at work.
    Detecting,
    /// The detector has ended; another current round's has not.
    Ended,
    /// The round was uncovered and counted.
    Uncovered,
}

impl View {
    /// The round that a seat hides now.
    pub fn hidden_by(&self, seat: Seat) -> Option<&BoardView> {
        self.boards
            .iter()
            .find(|board| board.hider == Hider::Seat(seat))
    }

    /// The round that a seat detects now.
    pub fn detected_by(&self, seat: Seat) -> Option<&BoardView> {
        self.boards.iter().find(|board| board.detector == seat)
    }
}

impl BoardView {
    /// The pawns on a number: the latest on top and first here, the replaced ones after it (P9).
    pub fn pawns_on(&self, margin: Margin) -> Vec<Pawn> {
        let here = |shot: &&Shot| shot.margin == margin || shot.outcome == Outcome::Exit(margin);
        let shots = self.shots.iter().rev().filter(here);
        shots.map(|shot| shot.pawn).collect()
    }

    /// True if a ray was fired from this number.
    pub fn fired_from(&self, margin: Margin) -> bool {
        self.shots.iter().any(|shot| shot.margin == margin)
    }
}

/// Glimpse of an event, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// A hider's sky so far, for that hider alone.
    Drafted {
        /// The sky.
        sky: Sky,
    },
    /// A sky was sealed.
    Sealed {
        /// By whom.
        hider: Seat,
    },
    /// The game master has hidden a sky.
    Hidden,
    /// A ray was fired.
    Fired {
        /// By whom.
        detector: Seat,
        /// From where, how it ended, and what marks it.
        shot: Shot,
        /// The satellites that it met, for their hider alone.
        met: Option<Sky>,
    },
    /// A marble was put.
    Placed {
        /// By whom.
        detector: Seat,
        /// The cell.
        cell: Cell,
    },
    /// A marble was taken back.
    Withdrawn {
        /// By whom.
        detector: Seat,
        /// From where.
        cell: Cell,
    },
    /// The cells noted as empty: for the detector alone.
    Noted {
        /// The cells.
        empties: Sky,
    },
    /// A detector let their time pass.
    Missed {
        /// The player.
        detector: Seat,
        /// Number of turns in a row that this is.
        missed: u8,
    },
    /// A detector ended their round.
    Ended {
        /// Seat that ended its search.
        detector: Seat,
    },
    /// The current rounds were uncovered.
    Uncovered {
        /// The rounds, whole.
        rounds: Vec<BoardView>,
    },
}

/// The state as an eye sees it.
pub(super) fn view(state: &State, eye: Eye) -> View {
    let first = state.counted.len();
    let phase = if state.current_rounds.is_empty() {
        Phase::Over
    } else if state.is_detecting() {
        Phase::Detecting
    } else {
        Phase::Hiding
    };
    View {
        options: state.options,
        seats: state.seats,
        me: eye.seat(),
        phase,
        rounds: state.rounds() as u8,
        boards: numbered(first, &state.current_rounds, |number, round| {
            open_board(number, state.options.law, round, phase, eye)
        }),
        uncovered: uncovered(state, 0),
        totals: Seat::all(state.seats)
            .map(|seat| state.total(seat))
            .collect(),
        winners: match state.pending() {
            Pending::Over { winners } => winners,
            Pending::Orders(_) => Vec::new(),
        },
        just_fired: state.just_fired,
    }
}

/// Builds a board for each round, numbered on from the `first` rounds before.
fn numbered<R>(first: usize, rounds: &[R], board: impl Fn(u8, &R) -> BoardView) -> Vec<BoardView> {
    // A match has at most six rounds.
    let numbers = first as u8 + 1..;
    numbers
        .zip(rounds)
        .map(|(number, round)| board(number, round))
        .collect()
}

fn open_board(number: u8, law: RayLaw, round: &Round, phase: Phase, eye: Eye) -> BoardView {
    let may_know = |secret: &Option<Secret<Sky>>| {
        let opened = secret.as_ref().and_then(|secret| eye.open(secret));
        opened.copied()
    };
    BoardView {
        number,
        law,
        hider: round.hider,
        detector: round.detector,
        stage: match phase {
            Phase::Hiding if !round.sealed => Stage::Hiding,
            Phase::Hiding => Stage::Sealed,
            Phase::Detecting | Phase::Over if round.ended => Stage::Ended,
            Phase::Detecting | Phase::Over => Stage::Detecting,
        },
        shots: round.shots.clone(),
        pawns: round.pawns(),
        marbles: round.marbles,
        sky: may_know(&round.sky),
        empties: may_know(&round.empties),
        reveal: None,
    }
}

/// The rounds from the `first` on that were uncovered.
fn uncovered(state: &State, first: usize) -> Vec<BoardView> {
    numbered(first, &state.counted[first..], |number, counted| {
        counted_board(number, state.options.law, counted)
    })
}

fn counted_board(number: u8, law: RayLaw, counted: &Counted) -> BoardView {
    BoardView {
        number,
        law,
        hider: counted.hider,
        detector: counted.reveal.detector,
        stage: Stage::Uncovered,
        shots: counted.shots.clone(),
        pawns: counted.reveal.score.pawns,
        marbles: counted.marbles,
        sky: Some(counted.reveal.sky),
        empties: None,
        reveal: Some(counted.reveal.clone()),
    }
}

/// News of an event as an eye may know it; `None` where it learns nothing.
pub(super) fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
    Some(match event {
        Event::Drafted { sky, .. } => Glimpse::Drafted {
            sky: *eye.open(sky)?,
        },
        Event::Sealed { hider } => Glimpse::Sealed { hider: *hider },
        Event::Hidden { .. } => Glimpse::Hidden,
        Event::Fired {
            detector, margin, ..
        } => {
            let round = after.detected_by(*detector)?;
            let sky = round.sky.as_ref().and_then(|sky| eye.open(sky));
            Glimpse::Fired {
                detector: *detector,
                shot: *round.shot_from(*margin)?,
                met: sky.map(|sky| satellites_met(after.options.law, *sky, *margin)),
            }
        }
        Event::Placed { detector, cell } => Glimpse::Placed {
            detector: *detector,
            cell: *cell,
        },
        Event::Withdrawn { detector, cell } => Glimpse::Withdrawn {
            detector: *detector,
            cell: *cell,
        },
        Event::Noted { empties, .. } => Glimpse::Noted {
            empties: *eye.open(empties)?,
        },
        Event::Missed { detector } => Glimpse::Missed {
            detector: *detector,
            missed: after.detected_by(*detector)?.missed,
        },
        Event::Ended { detector } => Glimpse::Ended {
            detector: *detector,
        },
        Event::Revealed { rounds } => Glimpse::Uncovered {
            rounds: uncovered(after, after.counted.len() - rounds.len()),
        },
    })
}
