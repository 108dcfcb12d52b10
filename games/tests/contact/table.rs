//! Contact's table, with what its crew does in the tests.

use std::ops::Deref;

use games::Day;
use games::contact::{
    Action, Aid, Contact, Difficulty, Ending, Event, Millis, Options, Practice, Refusal, RoundView,
    Signal, Source, SourceView, Space, SpacePoint, Standing, Tile, tile, tiles,
};
use games::{Owner, Seat, Secret};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CLEO: Seat = Seat::new(2);
pub(crate) const DAN: Seat = Seat::new(3);
pub(crate) const EVE: Seat = Seat::new(4);

/// The day of every mission.
pub(crate) fn day() -> Day {
    Day::of_millis(1_795_219_200_000)
}

/// The options of a mission that begins at once.
pub(crate) fn at_once(level: Difficulty) -> Options {
    Options {
        level,
        showing: games::contact::Showing::Hand,
        practice: Practice::Skipped,
        day: day(),
        ..Options::default()
    }
}

/// A to F, G to L and M to R in three rows of equal steps; the Earth between the last two.
pub(crate) fn rows() -> Space {
    let mut places = vec![SpacePoint { x: 2_000, y: 2_000 }];
    for y in [300, 1_000, 3_000] {
        places.extend((0..6).map(|nth| SpacePoint {
            x: 300 + 700 * nth,
            y,
        }));
    }
    Space::new(places).unwrap()
}

/// A mission under way, and the time at which hands were last raised or lowered.
pub(crate) struct Table {
    table: games::laws::TestTable<Contact>,
    clock: u64,
}

impl Deref for Table {
    type Target = games::laws::TestTable<Contact>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

impl Table {
    /// Starts a mission.
    #[track_caller]
    pub(crate) fn start(options: Options, seats: u8) -> Self {
        Self::at(games::laws::TestTable::start(options, seats))
    }

    /// A first round in the space of rows, Ada's, with these planets face up.
    pub(crate) fn in_rows(seats: u8, arrivals: &str, target: &str) -> Self {
        let laid = Event::Laid {
            space: rows(),
            arrivals: tiles(arrivals).unwrap(),
        };
        let opened = Event::RoundOpened {
            source: Source::Seat(ADA),
            signal: Some(Signal::Three),
            planet: None,
            target: Secret::new(Owner::Seat(ADA), tile(target).unwrap()),
        };
        let journal = vec![laid, opened];
        Self::at(games::laws::TestTable::written(
            at_once(Difficulty::Six),
            seats,
            journal,
        ))
    }

    const fn at(table: games::laws::TestTable<Contact>) -> Self {
        let clock = 1_000_000;
        Self { table, clock }
    }

    /// An action that may be refused.
    pub(crate) fn attempt(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.table.attempt(seat, action)
    }

    /// An action that must be granted.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.table.act(seat, action);
        self
    }

    /// An action that must be refused, for this reason.
    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: Seat, action: Action, refusal: Refusal) -> &mut Self {
        self.table.refuses(seat, action, refusal);
        self
    }

    /// A seat lets its time pass.
    #[track_caller]
    pub(crate) fn silent(&mut self, seat: Seat) -> &mut Self {
        self.table.silent(seat);
        self
    }

    /// The round under way.
    #[track_caller]
    pub(crate) fn round(&self) -> RoundView {
        self.public().round.unwrap()
    }

    /// The person who is the source.
    #[track_caller]
    pub(crate) fn source(&self) -> Seat {
        self.round().source.seat().unwrap()
    }

    /// Who guesses now.
    #[track_caller]
    pub(crate) fn guesser(&self) -> Seat {
        self.round().guesser.unwrap()
    }

    /// The source's console.
    #[track_caller]
    pub(crate) fn console(&self) -> SourceView {
        self.seen_by(self.source()).console.unwrap()
    }

    /// Where the signal comes from.
    #[track_caller]
    pub(crate) fn target(&self) -> Tile {
        self.console().target
    }

    /// The planets that the crew may name.
    pub(crate) fn possible(&self) -> Vec<Tile> {
        let seen = self.public().tiles;
        let possible = seen
            .iter()
            .filter(|seen| seen.standing == Standing::Possible);
        possible.map(|seen| seen.tile).collect()
    }

    /// The planets that the crew may name in vain.
    #[track_caller]
    pub(crate) fn wrong(&self) -> Vec<Tile> {
        let target = self.target();
        let possible = self.possible().into_iter();
        possible.filter(|&tile| tile != target).collect()
    }

    /// The space, as everyone sees it.
    pub(crate) fn space(&self) -> Space {
        let seen = self.public().tiles;
        Space::new(seen.iter().map(|seen| seen.at).collect()).unwrap()
    }

    /// A route to the target with at least so many legs, and as few as can be.
    #[track_caller]
    pub(crate) fn route(&self, least: usize) -> Vec<Tile> {
        let (space, target) = (self.space(), self.target());
        let mut routes = vec![vec![self.public().rocket]];
        loop {
            let full = |route: &&Vec<Tile>| route.len() > least && route.last() == Some(&target);
            if let Some(route) = routes.iter().find(full) {
                return route[1..].to_vec();
            }
            let mut longer = Vec::new();
            for route in routes.iter().filter(|route| !route.contains(&target)) {
                for to in space.reachable(*route.last().unwrap()) {
                    if !route.contains(&to) {
                        longer.push([&route[..], &[to]].concat());
                    }
                }
            }
            routes = longer;
        }
    }

    /// Presses the button so many milliseconds after the last time.
    #[track_caller]
    pub(crate) fn press(&mut self, seat: Seat, later: u64) -> &mut Self {
        self.clock += later;
        let at = Millis::new(self.clock);
        // The button has changed by then.
        let known = usize::MAX;
        self.act(seat, Action::Press { at, known })
    }

    /// The source transmits a route with at least so many legs.
    #[track_caller]
    pub(crate) fn transmit(&mut self, least: usize) -> &mut Self {
        let (source, route) = (self.source(), self.route(least));
        let legs = route.len();
        self.act(source, Action::Plan(route));
        for _ in 0..legs {
            self.press(source, 200).press(source, 900);
        }
        self.act(source, Action::Send)
    }

    /// The guesser names the target.
    #[track_caller]
    pub(crate) fn finds(&mut self) -> &mut Self {
        let (guesser, target) = (self.guesser(), self.target());
        self.act(guesser, Action::Guess(target))
    }

    /// The guesser names another planet.
    #[track_caller]
    pub(crate) fn misses(&mut self) -> &mut Self {
        let (guesser, wrong) = (self.guesser(), self.wrong()[0]);
        self.act(guesser, Action::Guess(wrong))
    }

    /// The source of a pro mission chooses the highest signal card left.
    #[track_caller]
    pub(crate) fn choose_highest(&mut self) -> &mut Self {
        let signal = *self.public().signals.last().unwrap();
        let source = self.source();
        self.act(source, Action::Choose(signal))
    }

    /// Which help cards are active.
    pub(crate) fn active(&self) -> Vec<Aid> {
        let aids = self.public().aids;
        let active = aids
            .iter()
            .filter(|(_, side)| *side == games::contact::AidSide::Active);
        active.map(|(aid, _)| *aid).collect()
    }

    /// How it ended.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.public().ending
    }
}
