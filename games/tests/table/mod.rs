//! A table for the tests of Planétaire: acts, keeps the events, looks.

use games::planetaire::{Action, Event, Margin, Options, Planetaire, Refusal, View, cells};
use games::{
    Cause, Pending, Proposal, Seat, Seed, propose, replay, view_for_everyone, view_for_seat,
};

pub const ADA: Seat = Seat::new(0);
pub const BOB: Seat = Seat::new(1);

/// A match under way.
pub struct Table {
    options: Options,
    seats: u8,
    events: Vec<Event>,
}

impl Table {
    /// Starts a match.
    #[track_caller]
    pub fn start(options: Options, seats: u8) -> Self {
        let mut table = Self {
            options,
            seats,
            events: Vec::new(),
        };
        assert_eq!(table.cause(Cause::Start), Ok(()));
        table
    }

    fn state(&self) -> <Planetaire as games::Game>::State {
        replay::<Planetaire>(&self.options, self.seats, &self.events)
    }

    /// Asks the rules; what they grant happens.
    pub fn cause(&mut self, cause: Cause<Action>) -> Result<(), Refusal> {
        let number = self.events.len() as u64;
        let Proposal { events, .. } =
            propose::<Planetaire>(&self.state(), &Seed::new([4; 32]), number, cause)?;
        self.events.extend(events);
        Ok(())
    }

    /// A wish that may be refused.
    pub fn wish(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.cause(Cause::Act(seat, action))
    }

    /// A wish that must be granted.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        assert_eq!(self.wish(seat, action), Ok(()));
        self
    }

    /// A seat lets its time pass.
    #[track_caller]
    pub fn silent(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.cause(Cause::Silence(seat)), Ok(()));
        self
    }

    /// A seat hides these satellites.
    #[track_caller]
    pub fn hide(&mut self, seat: Seat, satellites: &str) -> &mut Self {
        self.act(seat, Action::Draft(cells(satellites).unwrap()));
        self.act(seat, Action::Seal)
    }

    /// A seat fires from these numbers.
    #[track_caller]
    pub fn fire(&mut self, seat: Seat, numbers: &[u8]) -> &mut Self {
        for &number in numbers {
            self.act(seat, Action::Fire(Margin::numbered(number).unwrap()));
        }
        self
    }

    /// A seat puts marbles, all at once.
    #[track_caller]
    pub fn marbles(&mut self, seat: Seat, marbles: &str) -> &mut Self {
        self.act(seat, Action::PlaceAll(cells(marbles).unwrap_or_default()))
    }

    /// A seat ends its round.
    #[track_caller]
    pub fn end(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::End)
    }

    /// What everyone sees.
    pub fn public(&self) -> View {
        view_for_everyone::<Planetaire>(&self.state()).open()
    }

    /// What the person in a seat sees.
    pub fn seen_by(&self, seat: Seat) -> View {
        view_for_seat::<Planetaire>(&self.state(), seat)
            .open_for(seat)
            .unwrap()
    }

    /// The seats that the game waits for.
    pub fn due(&self) -> Vec<Seat> {
        match <Planetaire as games::Game>::pending(&self.state()) {
            Pending::Orders(due) => due.iter().map(|due| due.seat).collect(),
            Pending::Over { .. } => Vec::new(),
        }
    }

    /// Who won; nobody yet while it goes on.
    pub fn winners(&self) -> Vec<Seat> {
        match <Planetaire as games::Game>::pending(&self.state()) {
            Pending::Orders(_) => Vec::new(),
            Pending::Over { winners } => winners,
        }
    }
}
