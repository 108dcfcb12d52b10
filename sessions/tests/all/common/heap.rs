//! A toy game: everybody adds to a heap.

use std::ops::RangeInclusive;

use games::{
    Cause, Due, Eye, Feat, Game, GameCommand, Honours, Owner, Pending, Record, RecordChanges, Seat,
    Secret, Span, Spelled, Spoken, Turn, Winning,
};
use serde::{Deserialize, Serialize};

/// Everybody adds to a heap at the same time, turn by turn, until it reaches the goal.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Heap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Options {
    pub goal: u32,
    /// What people bring to the heap, where their purses count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purses: Option<Vec<Purse>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            goal: 1000,
            purses: None,
        }
    }
}

/// What a person keeps from heap to heap: coins that are public, and private notes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Purse {
    pub coins: u32,
    pub notes: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) enum RecordChange {
    Spend(u32),
    Note(String),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TooPoor;

/// What everybody takes home from a heap that counts.
pub(crate) const PRIZE: u32 = 10;

impl Record for Purse {
    type RecordChange = RecordChange;
    type Refusal = TooPoor;
    type Shown = u32;

    fn run(mut self, record_change: RecordChange) -> Result<Self, TooPoor> {
        match record_change {
            RecordChange::Spend(coins) => {
                self.coins = self.coins.checked_sub(coins).ok_or(TooPoor)?;
            }
            RecordChange::Note(note) => self.notes.push(note),
        }
        Ok(self)
    }

    fn public_part(&self) -> u32 {
        self.coins
    }
}

#[derive(Clone)]
pub(crate) struct State {
    goal: u32,
    heap: u32,
    acted: Vec<bool>,
    whispers: Vec<Option<Secret<u32>>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    Add(u32),
    Whisper(u32),
    Roll,
    Crash,
}

#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Event {
    Opened,
    Added { seat: Seat, n: u32 },
    Whispered { seat: Seat, n: Secret<u32> },
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Refusal {
    Nothing,
    NotYourTurn,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct View {
    pub heap: u32,
    pub mine: Option<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Glimpse {
    Heap(u32),
    Whisper(Option<u32>),
}

impl Game for Heap {
    const ID: &'static str = "heap";
    const SEATS: RangeInclusive<u8> = 2..=3;
    const COMPUTER: bool = true;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Glimpse = Glimpse;
    type Record = Purse;

    fn new_state(options: &Options, seats: u8) -> State {
        State {
            goal: options.goal,
            heap: options
                .purses
                .iter()
                .flatten()
                .map(|purse| purse.coins)
                .sum(),
            acted: vec![false; usize::from(seats)],
            whispers: vec![None; usize::from(seats)],
        }
    }

    fn decide(turn: &mut Turn<'_, Self>, cause: Cause<Action>) -> Result<(), Refusal> {
        let (seat, action) = match cause {
            Cause::Start => {
                turn.emit(Event::Opened);
                return Ok(());
            }
            Cause::Act(seat, action) => (seat, action),
            Cause::TimedOut(seat) => (seat, Action::Add(1)),
        };
        if turn.state().acted[seat.index()] {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Add(0) => return Err(Refusal::Nothing),
            Action::Add(n) => turn.emit(Event::Added { seat, n }),
            Action::Whisper(n) => turn.emit(Event::Whispered {
                seat,
                n: Secret::new(Owner::Seat(seat), n),
            }),
            Action::Roll => {
                let n = 1 + turn.dice().below(6);
                turn.emit(Event::Added { seat, n });
            }
            Action::Crash => panic!("the rules of the heap have a fault"),
        }
        Ok(())
    }

    fn apply(state: &mut State, event: &Event) {
        match event {
            Event::Opened => {}
            Event::Added { seat, n } => {
                state.heap += n;
                state.acted[seat.index()] = true;
                if state.acted.iter().all(|acted| *acted) {
                    state.acted.fill(false);
                }
            }
            Event::Whispered { seat, n } => state.whispers[seat.index()] = Some(n.clone()),
        }
    }

    fn pending(state: &State) -> Pending {
        let seats = Seat::all(u8::try_from(state.acted.len()).unwrap());
        if state.heap >= state.goal {
            return Pending::Over {
                winners: vec![Seat::new(0)],
            };
        }
        let owes = seats.filter(|seat| !state.acted[seat.index()]);
        Pending::Orders(
            owes.map(|seat| Due {
                seat,
                within: Span::Move,
            })
            .collect(),
        )
    }

    fn view(state: &State, eye: Eye) -> View {
        let mine = eye
            .seat()
            .and_then(|seat| state.whispers[seat.index()].as_ref());
        View {
            heap: state.heap,
            mine: mine.and_then(|n| eye.open(n).copied()),
        }
    }

    fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
        match event {
            Event::Opened => None,
            Event::Added { .. } => Some(Glimpse::Heap(after.heap)),
            Event::Whispered { n, .. } => Some(Glimpse::Whisper(eye.open(n).copied())),
        }
    }
}

/// How high a heap became.
static HONOURS: Honours<Heap> = Honours {
    winning: Winning::Apart,
    feats: &[Feat::most("height", |end: &State, _| Some(end.heap))],
    points: |end, _| Some(end.heap),
};

/// Nothing is offered at a heap, but what is done there is written down in words.
impl Spoken for Heap {
    const VERBS: &'static [GameCommand<Self>] = &[];
    const HONOURS: &'static Honours<Self> = &HONOURS;

    fn spell(action: &Action) -> Spelled {
        match action {
            Action::Add(n) => Spelled::new("add", [n]),
            Action::Whisper(n) => Spelled::new("whisper", [n]),
            Action::Roll => Spelled::bare("roll"),
            Action::Crash => Spelled::bare("crash"),
        }
    }
}

impl RecordChanges<Heap> for Purse {
    fn counts(options: &Options) -> bool {
        options.purses.is_some()
    }

    fn enlist(options: &mut Options, brought: Vec<Self>) {
        options.purses = Some(brought);
    }

    fn record_updates(mut self, _over: &State, seat: Seat) -> Self {
        self.coins += PRIZE;
        self.notes.push(format!("seat {}", seat.index()));
        self
    }
}
