//! A table for the tests of De la Terre à la Lune. Its journal can be written by hand, so that
//! rockets stand and dice fall as an example wants; from then on the rules decide.

use games::terre_lune::{
    Action, Card, Claim, Colour, Event, Mineral, Node, Options, OrbitCell, Palier, Place,
    RocketView, Route, Spot, Station, TerreLune, TurnView,
};
use games::{Cause, Owner, Seat, Secret, Seed};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CY: Seat = Seat::new(2);

pub(crate) use games::terre_lune::Heading::{Down, Up};

/// A palier.
#[track_caller]
pub(crate) fn on(route: Route, number: u8, heading: games::terre_lune::Heading) -> Place {
    Place::On(Palier::new(route, number, heading).unwrap())
}

pub(crate) const fn at(station: Station) -> Place {
    Place::At(Node::Station(station))
}

pub(crate) fn orbit(number: u8) -> OrbitCell {
    OrbitCell::numbered(number).unwrap()
}

/// Cards as people write them: `R1 Y3 B8 G2`.
pub(crate) fn cards(said: &str) -> Vec<Card> {
    let card = |word: &str| {
        let colour = match &word[..1] {
            "R" => Colour::Red,
            "Y" => Colour::Yellow,
            "B" => Colour::Blue,
            _ => Colour::Green,
        };
        Card::new(colour, word[1..].parse().unwrap()).unwrap()
    };
    said.split_whitespace().map(card).collect()
}

/// A race under way.
pub(crate) type Race = games::laws::TestTable<TerreLune>;

pub(crate) trait Runs {
    /// Eight claims on each station, the most precious on Alpha and the dearest on top; the
    /// deposits in their order; hands of one colour each, from 1 to 5.
    fn set_up(seats: u8, pirate: u8) -> Self;
    /// The same, and nothing is asked where nothing is left to decide.
    fn set_up_briskly(seats: u8, pirate: u8) -> Self;
    /// Deals these hands, and the other cards to the talon in their order.
    fn deal(&mut self, hands: &[&str]) -> &mut Self;
    /// Puts a rocket somewhere.
    fn put(&mut self, seat: Seat, to: Place) -> &mut Self;
    /// Puts a rocket somewhere that has been on the Moon.
    fn put_back(&mut self, seat: Seat, to: Place) -> &mut Self;
    /// A seat's turn begins with these dice.
    fn roll(&mut self, seat: Seat, blue: [u8; 2], red: u8) -> &mut Self;
    /// Gives a seat the top claims of a station.
    fn give_claims(&mut self, seat: Seat, station: Station, claims: &[Claim]) -> &mut Self;
    /// Gives a seat, whose turn it is, the deposit of a mineral.
    fn give_deposit(&mut self, seat: Seat, mineral: Mineral) -> &mut Self;
    #[track_caller]
    fn go(&mut self, seat: Seat, to: Place) -> &mut Self;
    /// A seat ends its turn, and the next red die shows this.
    #[track_caller]
    fn end_before(&mut self, seat: Seat, next: u8) -> &mut Self;
    /// Plays cards of a fight, in the order in which they are due.
    #[track_caller]
    fn play(&mut self, said: &str) -> &mut Self;
    fn rocket(&self, seat: Seat) -> RocketView;
    fn turn(&self) -> TurnView;
    /// A seat's claims, as its person sees them.
    fn claims(&self, seat: Seat) -> Vec<Claim>;
}

/// Race that is set up with these options.
fn written(options: Options, seats: u8, pirate: u8) -> Race {
    let mut claims = Claim::all().map(|claim| Secret::new(Owner::GameMaster, claim));
    let stacks = [(); 4].map(|()| {
        let mut stack: Vec<_> = claims.by_ref().take(8).collect();
        stack.reverse();
        stack
    });
    let moon = Mineral::ALL.map(|mineral| Secret::new(Owner::GameMaster, mineral));
    let prepared = Event::Prepared {
        pirate: orbit(pirate),
        stacks,
        moon: moon.to_vec(),
    };
    let mut race = Race::written(options, seats, vec![prepared]);
    let hands = [
        "R1 R2 R3 R4 R5",
        "Y1 Y2 Y3 Y4 Y5",
        "B1 B2 B3 B4 B5",
        "G1 G2 G3 G4 G5",
    ];
    race.deal(&hands[..usize::from(seats)]);
    race
}

impl Runs for Race {
    fn set_up(seats: u8, pirate: u8) -> Self {
        let options = Options {
            brisk: false,
            forced_turns_pass: false,
            ..Options::default()
        };
        written(options, seats, pirate)
    }

    fn set_up_briskly(seats: u8, pirate: u8) -> Self {
        written(Options::default(), seats, pirate)
    }

    fn deal(&mut self, hands: &[&str]) -> &mut Self {
        let dealt: Vec<Card> = hands.iter().flat_map(|hand| cards(hand)).collect();
        let own = |(seat, hand): (Seat, &&str)| {
            let secret = |card| Secret::new(Owner::Seat(seat), card);
            cards(hand).into_iter().map(secret).collect()
        };
        let rest = Card::all().filter(|card| !dealt.contains(card));
        self.write(Event::Dealt {
            hands: Seat::all(self.seats()).zip(hands).map(own).collect(),
            talon: rest
                .map(|card| Secret::new(Owner::GameMaster, card))
                .collect(),
        })
    }

    fn put(&mut self, seat: Seat, to: Place) -> &mut Self {
        let passes = Vec::new();
        self.write(Event::Went { seat, passes, to })
    }

    fn put_back(&mut self, seat: Seat, to: Place) -> &mut Self {
        self.put(seat, Place::At(Node::Moon)).put(seat, to)
    }

    fn roll(&mut self, seat: Seat, blue: [u8; 2], red: u8) -> &mut Self {
        self.write(Event::Rolled { seat, blue, red })
    }

    fn give_claims(&mut self, seat: Seat, station: Station, claims: &[Claim]) -> &mut Self {
        let own = |&claim| Secret::new(Owner::Seat(seat), claim);
        let claims = claims.iter().map(own).collect();
        self.write(Event::Took {
            seat,
            station,
            claims,
        })
    }

    fn give_deposit(&mut self, seat: Seat, mineral: Mineral) -> &mut Self {
        let place = Mineral::ALL.iter().position(|&other| other == mineral);
        let spot = Spot::all().nth(place.unwrap()).unwrap();
        let mineral = Secret::new(Owner::Seat(seat), mineral);
        self.roll(seat, [1, 1], 1);
        self.write(Event::Peeked {
            seat,
            spot,
            mineral,
        });
        self.write(Event::Kept { seat })
    }

    fn go(&mut self, seat: Seat, to: Place) -> &mut Self {
        self.act(seat, Action::Go(to))
    }

    fn end_before(&mut self, seat: Seat, next: u8) -> &mut Self {
        for chance in 0..=u8::MAX {
            let seed = Seed::new([chance; 32]);
            let events = self.proposed(Cause::Act(seat, Action::End), &seed).unwrap();
            let red = |event: &Event| match event {
                Event::Rolled { red, .. } => Some(*red),
                _ => None,
            };
            if events.iter().find_map(red) == Some(next) {
                for event in events {
                    self.write(event);
                }
                return self;
            }
        }
        panic!("a die never shows {next}");
    }

    fn play(&mut self, said: &str) -> &mut Self {
        for card in cards(said) {
            let (seat, _) = self.public().expects.unwrap();
            self.act(seat, Action::Play(card));
        }
        self
    }

    fn rocket(&self, seat: Seat) -> RocketView {
        self.public().rocket(seat).unwrap().clone()
    }

    fn turn(&self) -> TurnView {
        self.public().turn.unwrap()
    }

    fn claims(&self, seat: Seat) -> Vec<Claim> {
        self.seen_by(seat).own.unwrap().claims
    }
}
