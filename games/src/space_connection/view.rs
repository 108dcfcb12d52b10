//! View of a game and of its events, for one viewer.

use super::chart::{Chart, Complete, Flight};
use super::draft::Draft;
use super::event::{End, Event};
use super::notes::Notes;
use super::options::Options;
use super::positions::Positions;
use super::space::{Hider, Space};
use super::state::State;
use crate::core::audience::Eye;
use crate::core::game::Pending;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A game, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Options of the table.
    pub options: Options,
    /// Number of people who play: 1 is solo.
    pub seats: u8,
    /// The viewer's own seat, if they play.
    pub me: Option<Seat>,
    /// Phase of the game.
    pub phase: Phase,
    /// Player who launched first, once the hunt has begun.
    pub first: Option<Seat>,
    /// Player whose turn it is, while the hunt goes on.
    pub turn: Option<Seat>,
    /// True if a board has nine systems discovered, and its hider may answer once.
    pub last_reply: bool,
    /// The spaces: one for each hider, in seat order; in a solo game the game master's.
    pub boards: Vec<BoardView>,
    /// Why the game ended, once it is over.
    pub end: Option<End>,
    /// Winners, once the game is over: several for a draw.
    pub winners: Vec<Seat>,
}

/// Phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Skies are being hidden.
    Hiding,
    /// The hunt goes on.
    Hunting,
    /// The game is over.
    Over,
}

/// Board of a space, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The hider.
    pub hider: Hider,
    /// The player who hunts.
    pub hunter: Seat,
    /// True if its sky is sealed.
    pub sealed: bool,
    /// Chart that everyone sees, and the hunter's hand.
    pub chart: Chart,
    /// True if the hunter has no launch left.
    pub out: bool,
    /// The sky, for those who may know it: its hider once sealed, and everyone at the end.
    pub sky: Option<Positions>,
    /// The sky in the making, for its hider alone.
    pub draft: Option<Draft>,
    /// The hunter's notes, for the hunter alone.
    pub notes: Option<Notes>,
}

impl View {
    /// The space that a seat hides.
    pub fn hidden_by(&self, seat: Seat) -> Option<&BoardView> {
        let hides = |board: &&BoardView| board.hider == Hider::Seat(seat);
        self.boards.iter().find(hides)
    }

    /// The space in which a seat hunts.
    pub fn hunted_by(&self, seat: Seat) -> Option<&BoardView> {
        self.boards.iter().find(|board| board.hunter == seat)
    }

    /// The board of the latest launch, if it came after the latest turn of the other; `None` after
    /// a turn without one, or at an end that no launch has brought.
    pub fn just_launched(&self) -> Option<&BoardView> {
        let is_won = matches!(self.end, None | Some(End::Discovered | End::Exhausted));
        let [one, other] = &self.boards[..] else {
            let alone = self.boards.first().filter(|_| is_won);
            return alone.filter(|board| board.chart.last.is_some());
        };
        let (first, second) = if Some(one.hunter) == self.first {
            (one, other)
        } else {
            (other, one)
        };
        let [begun, answered] = [first, second].map(|board| board.chart.launches);
        let latest = match self.turn {
            Some(turn) if turn == first.hunter => (answered >= begun).then_some(second),
            Some(_) => (begun > answered).then_some(first),
            None if begun > answered => Some(first),
            None => Some(second),
        };
        latest.filter(|board| is_won && board.chart.last.is_some())
    }
}

/// Glimpse of an event, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// A hider's sky so far, for that hider alone.
    Drafted {
        /// The sky in the making.
        draft: Draft,
    },
    /// A sky was sealed.
    Sealed {
        /// By whom.
        hider: Seat,
    },
    /// The game master has hidden a sky.
    Hidden,
    /// The hunt began.
    Began {
        /// Player who launches first, where chance had to say.
        first: Option<Seat>,
    },
    /// Something was launched.
    Launched {
        /// By whom.
        hunter: Seat,
        /// Into whose space.
        hider: Hider,
        /// The launch, and what came of it.
        flight: Flight,
        /// The systems that it completed.
        complete: Vec<Complete>,
        /// Number of systems of that space that are complete now.
        completed: u8,
        /// Number of planets of that space that are discovered now.
        discovered: u8,
    },
    /// A turn passed without a launch.
    Missed {
        /// The player.
        hunter: Seat,
        /// Number of turns in a row that the hunter let pass.
        missed: u8,
    },
    /// A hunter has no launch left.
    RanOut {
        /// The player.
        hunter: Seat,
    },
    /// A hunter's notes, for the hunter alone.
    Noted {
        /// All of their notes.
        notes: Notes,
    },
    /// The game ended and the skies were uncovered.
    Uncovered {
        /// Why.
        end: End,
        /// The boards, whole.
        boards: Vec<BoardView>,
        /// Winners; several for a draw.
        winners: Vec<Seat>,
    },
}

/// The state as an eye sees it.
pub(super) fn view(state: &State, eye: Eye) -> View {
    let phase = match (state.first, state.end) {
        (_, Some(_)) => Phase::Over,
        (Some(_), None) => Phase::Hunting,
        (None, None) => Phase::Hiding,
    };
    View {
        options: state.options,
        seats: state.seats,
        me: eye.seat(),
        phase,
        first: state.first,
        turn: state.turn,
        last_reply: state.waits_for_reply(),
        boards: boards(state, eye),
        end: state.end,
        winners: winners(state),
    }
}

/// Seats that have won; none while the hunt goes on.
fn winners(state: &State) -> Vec<Seat> {
    match state.pending() {
        Pending::Over { winners } => winners,
        Pending::Orders(_) => Vec::new(),
    }
}

fn boards(state: &State, eye: Eye) -> Vec<BoardView> {
    let board = |space: &Space| board(space, eye);
    state.spaces.iter().map(board).collect()
}

/// A board as an eye sees it.
fn board(space: &Space, eye: Eye) -> BoardView {
    let own = opened(space.sky.as_ref(), eye);
    let (sky, draft) = if space.sealed {
        (space.uncovered.or(own), None)
    } else {
        // An empty sky is in the making before its first planet.
        let hides = matches!(space.hider, Hider::Seat(seat) if eye.is(seat));
        let planets = own.or_else(|| hides.then(Positions::default));
        (None, planets.map(Draft::new))
    };
    BoardView {
        hider: space.hider,
        hunter: space.hunter,
        sealed: space.sealed,
        chart: space.chart.clone(),
        out: space.out,
        sky,
        draft,
        notes: opened(space.notes.as_ref(), eye),
    }
}

fn opened<T: Copy>(secret: Option<&Secret<T>>, eye: Eye) -> Option<T> {
    secret.and_then(|secret| eye.open(secret)).copied()
}

/// News of an event as an eye may know it; `None` where it learns nothing.
pub(super) fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
    Some(match event {
        Event::Drafted { planets, .. } => Glimpse::Drafted {
            draft: Draft::new(*eye.open(planets)?),
        },
        Event::Sealed { hider } => Glimpse::Sealed { hider: *hider },
        Event::Hidden { .. } => Glimpse::Hidden,
        Event::Began { first } => Glimpse::Began {
            first: after.was_tossed().then_some(*first),
        },
        Event::Launched {
            hunter,
            launch,
            found,
            complete,
        } => {
            let space = after.hunted_by(*hunter)?;
            Glimpse::Launched {
                hunter: *hunter,
                hider: space.hider,
                flight: Flight {
                    launch: *launch,
                    found: *found,
                    fate: launch.fate(*found),
                },
                complete: complete.clone(),
                // At most nine.
                completed: space.chart.complete.len() as u8,
                discovered: space.chart.found.count(),
            }
        }
        Event::Missed { hunter } => Glimpse::Missed {
            hunter: *hunter,
            missed: after.hunted_by(*hunter)?.missed,
        },
        Event::RanOut { hunter } => Glimpse::RanOut { hunter: *hunter },
        Event::Noted { notes, .. } => Glimpse::Noted {
            notes: *eye.open(notes)?,
        },
        Event::Uncovered { end, .. } => Glimpse::Uncovered {
            end: *end,
            boards: boards(after, eye),
            winners: winners(after),
        },
    })
}
