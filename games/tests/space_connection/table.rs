//! Space Connection's table, with what its hunters do in the tests.

use games::Seat;
use games::space_connection::{
    Action, BoardView, Chart, Emitters, Event, Launch, Opening, Options, Piece, Position,
    Positions, ReplyTurn, Site, SpaceConnection, position, positions,
};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);

/// Twenty planets in nine systems that the tests know: six alone in the corners, `C4 C5 D5 D6`,
/// `J1 J2 J3` and `G6 G7 H7 I7 J7 J8 K7`.
pub(crate) const SKY: &str = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7";

/// A game under way.
pub(crate) type Table = games::laws::TestTable<SpaceConnection>;

pub(crate) trait Hunts {
    /// Starts a game where both hide [`SKY`] and Ada launches first.
    #[track_caller]
    fn hunt(options: Options) -> Self;
    /// A seat hides these planets.
    #[track_caller]
    fn hide(&mut self, seat: Seat, planets: &str) -> &mut Self;
    /// A seat launches something that must be granted.
    #[track_caller]
    fn send(&mut self, seat: Seat, launch: Launch) -> &mut Self;
    /// Ada launches, and Bob does nothing that matters to her.
    #[track_caller]
    fn ada(&mut self, launch: Launch) -> &mut Self;
    /// A seat lets its turn pass or wastes a scout, by turns: silence alone would end the game.
    #[track_caller]
    fn idle(&mut self, seat: Seat) -> &mut Self;
    /// Where this seat may send a piece and nothing of [`SKY`] is within its reach; never the
    /// centre of a triangle, which super-ships need.
    #[track_caller]
    fn void(&self, seat: Seat, piece: Piece) -> Position;
    /// The board on which a seat hunts, as everyone sees it.
    fn board(&self, hunter: Seat) -> BoardView;
    /// What a hunter has discovered.
    fn chart(&self, hunter: Seat) -> Chart;
}

impl Hunts for Table {
    fn hunt(options: Options) -> Self {
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

    fn hide(&mut self, seat: Seat, planets: &str) -> &mut Self {
        self.act(seat, Action::Draft(positions(planets).unwrap()));
        self.act(seat, Action::Seal)
    }

    fn send(&mut self, seat: Seat, launch: Launch) -> &mut Self {
        self.act(seat, Action::Launch(launch))
    }

    fn ada(&mut self, launch: Launch) -> &mut Self {
        self.send(ADA, launch);
        if self.due() == [BOB] {
            self.idle(BOB);
        }
        self
    }

    fn idle(&mut self, seat: Seat) -> &mut Self {
        let silent = |event: &Event| match event {
            Event::Missed { hunter } => (*hunter == seat).then_some(true),
            Event::Launched { hunter, .. } => (*hunter == seat).then_some(false),
            _ => None,
        };
        if self.events().iter().rev().find_map(silent) != Some(true) {
            return self.silent(seat);
        }
        let void = self.void(seat, Piece::Scout);
        self.send(seat, Launch::Scout(void))
    }

    fn void(&self, seat: Seat, piece: Piece) -> Position {
        let sky = positions(SKY).unwrap();
        let near = match piece {
            Piece::Scout => sky,
            Piece::Ship | Piece::SuperShip | Piece::Laser => sky.and(sky.around()),
        };
        let free = self.chart(seat).targets(piece).minus(near);
        let spared = |at: &Position| at.site() != Site::Centre;
        free.iter().filter(spared).last().unwrap()
    }

    fn board(&self, hunter: Seat) -> BoardView {
        self.public().hunted_by(hunter).unwrap().clone()
    }

    fn chart(&self, hunter: Seat) -> Chart {
        self.board(hunter).chart
    }
}

pub(crate) fn scout(at: &str) -> Launch {
    Launch::Scout(position(at).unwrap())
}

pub(crate) fn ship(at: &str) -> Launch {
    Launch::Ship(position(at).unwrap())
}

pub(crate) fn super_ship(at: &str) -> Launch {
    Launch::SuperShip(position(at).unwrap())
}

pub(crate) fn laser(at: &str) -> Launch {
    Launch::Lasers(Emitters::One(position(at).unwrap()))
}

pub(crate) fn lasers(one: &str, other: &str) -> Launch {
    Launch::Lasers(Emitters::Two(
        position(one).unwrap(),
        position(other).unwrap(),
    ))
}

/// The text's rule: the ninth system wins at once.
pub(crate) const TEXT: Options = Options {
    reply: ReplyTurn::None,
    opening: Opening::Toss,
};
/// With a last reply.
pub(crate) const REPLY: Options = Options {
    reply: ReplyTurn::Last,
    opening: Opening::Toss,
};

/// A position by its name.
pub(crate) fn at(said: &str) -> Position {
    position(said).unwrap()
}

/// Positions by their names.
pub(crate) fn some(said: &str) -> Positions {
    positions(said).unwrap()
}

/// How many scouts, ships, super-ships and emitters a hunter has in hand.
pub(crate) fn hand(table: &Table, hunter: Seat) -> [u8; 4] {
    let stock = table.chart(hunter).stock;
    Piece::ALL.map(|piece| stock.number_left(piece))
}
