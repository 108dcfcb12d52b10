//! A table for the tests of Space Connection: acts, keeps the events, looks.

use games::space_connection::{
    Action, BoardView, Chart, Emitters, Event, Launch, Options, Piece, Position, Positions,
    Refusal, Reply, Site, SpaceConnection, View, position, positions,
};
use games::{
    Cause, Pending, Proposal, Seat, Seed, propose, replay, view_for_everyone, view_for_seat,
};

pub const ADA: Seat = Seat::new(0);
pub const BOB: Seat = Seat::new(1);

/// Twenty planets in nine systems that the tests know: six alone in the corners, `C4 C5 D5 D6`,
/// `J1 J2 J3` and `G6 G7 H7 I7 J7 J8 K7`.
pub const SKY: &str = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7";

/// A game under way.
pub struct Table {
    options: Options,
    seats: u8,
    seed: [u8; 32],
    idled: u32,
    events: Vec<Event>,
}

impl Table {
    /// Starts a game.
    #[track_caller]
    pub fn start(options: Options, seats: u8) -> Self {
        Self::seeded(options, seats, 4)
    }

    /// Starts a game with other chance.
    #[track_caller]
    pub fn seeded(options: Options, seats: u8, seed: u8) -> Self {
        let mut table = Self {
            options,
            seats,
            seed: [seed; 32],
            idled: 0,
            events: Vec::new(),
        };
        assert_eq!(table.cause(Cause::Start), Ok(()));
        table
    }

    /// Starts a game where both hide [`SKY`] and Ada launches first.
    #[track_caller]
    pub fn hunt(options: Options) -> Self {
        let started = (0..).map(|seed| {
            let mut table = Self::seeded(options, 2, seed);
            table.hide(ADA, SKY).hide(BOB, SKY);
            table
        });
        started
            .take(64)
            .find(|table| table.due() == [ADA])
            .expect("chance lets Ada begin sooner or later")
    }

    /// The state, secrets included.
    pub fn state(&self) -> <SpaceConnection as games::Game>::State {
        replay::<SpaceConnection>(&self.options, self.seats, &self.events)
    }

    /// Asks the rules; what they grant happens.
    pub fn cause(&mut self, cause: Cause<Action>) -> Result<(), Refusal> {
        let number = self.events.len() as u64;
        let Proposal { events, .. } =
            propose::<SpaceConnection>(&self.state(), &Seed::new(self.seed), number, cause)?;
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

    /// A seat hides these planets.
    #[track_caller]
    pub fn hide(&mut self, seat: Seat, planets: &str) -> &mut Self {
        self.act(seat, Action::Draft(positions(planets).unwrap()));
        self.act(seat, Action::Seal)
    }

    /// A seat launches something that must be granted.
    #[track_caller]
    pub fn send(&mut self, seat: Seat, launch: Launch) -> &mut Self {
        self.act(seat, Action::Launch(launch))
    }

    /// Ada launches, and Bob does nothing that matters to her.
    #[track_caller]
    pub fn ada(&mut self, launch: Launch) -> &mut Self {
        self.send(ADA, launch);
        if self.due() == [BOB] {
            self.idle(BOB);
        }
        self
    }

    /// A seat lets its turn pass or wastes a scout, by turns: silence alone would end the game.
    #[track_caller]
    pub fn idle(&mut self, seat: Seat) -> &mut Self {
        self.idled += 1;
        if self.idled % 2 == 1 {
            return self.silent(seat);
        }
        let void = self.void(seat, Piece::Scout);
        self.send(seat, Launch::Scout(void))
    }

    /// Where this seat may send a piece and nothing of [`SKY`] is within its reach; never the
    /// centre of a triangle, which super-ships need.
    #[track_caller]
    pub fn void(&self, seat: Seat, piece: Piece) -> Position {
        let sky = positions(SKY).unwrap();
        let near = match piece {
            Piece::Scout => sky,
            Piece::Ship | Piece::SuperShip | Piece::Laser => sky.and(sky.around()),
        };
        let free = self.chart(seat).targets(piece).minus(near);
        let spared = |at: &Position| at.site() != Site::Centre;
        free.iter().filter(spared).last().unwrap()
    }

    /// What everyone sees.
    pub fn public(&self) -> View {
        view_for_everyone::<SpaceConnection>(&self.state()).open()
    }

    /// What the person in a seat sees.
    pub fn seen_by(&self, seat: Seat) -> View {
        view_for_seat::<SpaceConnection>(&self.state(), seat)
            .open_for(seat)
            .unwrap()
    }

    /// The board on which a seat hunts, as everyone sees it.
    pub fn board(&self, hunter: Seat) -> BoardView {
        self.public().hunted_by(hunter).unwrap().clone()
    }

    /// What a hunter has discovered.
    pub fn chart(&self, hunter: Seat) -> Chart {
        self.board(hunter).chart
    }

    /// The seats that the game waits for.
    pub fn due(&self) -> Vec<Seat> {
        match <SpaceConnection as games::Game>::pending(&self.state()) {
            Pending::Orders(due) => due.iter().map(|due| due.seat).collect(),
            Pending::Over { .. } => Vec::new(),
        }
    }
}

pub fn scout(at: &str) -> Launch {
    Launch::Scout(position(at).unwrap())
}

pub fn ship(at: &str) -> Launch {
    Launch::Ship(position(at).unwrap())
}

pub fn super_ship(at: &str) -> Launch {
    Launch::SuperShip(position(at).unwrap())
}

pub fn laser(at: &str) -> Launch {
    Launch::Lasers(Emitters::One(position(at).unwrap()))
}

pub fn lasers(one: &str, other: &str) -> Launch {
    Launch::Lasers(Emitters::Two(
        position(one).unwrap(),
        position(other).unwrap(),
    ))
}

/// The text's rule: the ninth system wins at once.
pub const TEXT: Options = Options { reply: Reply::None };
/// With a last reply.
pub const REPLY: Options = Options { reply: Reply::Last };

/// A position by its name.
pub fn at(said: &str) -> Position {
    position(said).unwrap()
}

/// Positions by their names.
pub fn some(said: &str) -> Positions {
    positions(said).unwrap()
}

/// How many scouts, ships, super-ships and emitters a hunter has in hand.
pub fn hand(table: &Table, hunter: Seat) -> [u8; 4] {
    let stock = table.chart(hunter).stock;
    Piece::ALL.map(|piece| stock.left(piece))
}
