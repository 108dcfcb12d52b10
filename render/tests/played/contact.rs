//! Missions played through the rules, for pictures of what really happens in Contact.
//! Never builds a view by hand: what is drawn is what a viewer would see.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "shared by tests, benches and examples, each of which uses its part"
)]

use std::ops::Deref;

use games::Day;
use games::contact::{
    Action, Contact, Difficulty, Event, Glimpse, HandStage, Millis, Options, Phase, Practice,
    Refusal, Showing, Signal, Source, Space, SpacePoint, Tile, tile, tiles,
};
use games::laws::TestTable;
use games::{Cause, Owner, Seat, Secret};
use text::Names;

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);

/// A mission in progress.
#[derive(Clone)]
pub(crate) struct Mission {
    table: TestTable<Contact>,
    clock: u64,
}

impl Deref for Mission {
    type Target = TestTable<Contact>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

pub(crate) fn names() -> Names {
    named(&["Ada Lovelace", "Béatrice Ç.", "Chandra", "Dmitri", "Élise"])
}

pub(crate) fn named(all: &[&str]) -> Names {
    let all: Vec<String> = all.iter().map(|&name| name.to_owned()).collect();
    Names::new(all.clone(), all)
}

/// 21 November 2026.
pub(crate) fn options(level: Difficulty) -> Options {
    Options {
        level,
        showing: Showing::Hand,
        practice: Practice::Skipped,
        day: Day::of_millis(1_795_219_200_000),
        ..Options::default()
    }
}

impl Mission {
    pub(crate) fn of(options: Options, seats: u8) -> Self {
        Self::seeded(options, seats, 4)
    }

    pub(crate) fn seeded(options: Options, seats: u8, seed: u8) -> Self {
        Self::at(TestTable::seeded(options, seats, seed))
    }

    const fn at(table: TestTable<Contact>) -> Self {
        let clock = 1_000_000;
        Self { table, clock }
    }

    /// A first round, Ada's, with a chosen target, its tiles in three rows of equal steps.
    pub(crate) fn in_rows(seats: u8, target: &str) -> Self {
        let options = options(Difficulty::Six);
        let mut places = vec![SpacePoint { x: 2_000, y: 2_000 }];
        for y in [300, 1_000, 3_000] {
            places.extend((0..6).map(|nth| SpacePoint {
                x: 300 + 650 * nth,
                y,
            }));
        }
        let laid = Event::Laid {
            space: Space::new(places).unwrap(),
            arrivals: tiles("A C H N Q R").unwrap(),
        };
        let opened = Event::RoundOpened {
            source: Source::Seat(ADA),
            signal: Some(Signal::Three),
            planet: None,
            target: Secret::new(Owner::Seat(ADA), tile(target).unwrap()),
        };
        Self::at(TestTable::written(options, seats, vec![laid, opened]))
    }

    pub(crate) fn goes(&mut self, cause: Cause<Action>) -> Result<(), Refusal> {
        self.table.cause(cause)
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.table.act(seat, action);
        self
    }

    /// What everyone learned last.
    pub(crate) fn news(&self) -> Glimpse {
        let mut news = self.public_news().into_iter().rev();
        // A new round follows what ended the one before.
        let wanted = |glimpse: &Glimpse| !matches!(glimpse, Glimpse::RoundOpened { .. });
        news.find(wanted).unwrap()
    }

    pub(crate) fn source(&self) -> Seat {
        let round = self.public().round.unwrap();
        round.source.seat().unwrap()
    }

    pub(crate) fn guesser(&self) -> Seat {
        self.public().round.unwrap().guesser.unwrap()
    }

    pub(crate) fn target(&self) -> Tile {
        self.seen_by(self.source()).console.unwrap().target
    }

    /// The source flies towards its target by the shortest way.
    pub(crate) fn plans(&mut self) -> &mut Self {
        self.plans_by(1)
    }

    /// The source flies towards its target with at least so many legs.
    pub(crate) fn plans_by(&mut self, legs: usize) -> &mut Self {
        let source = self.source();
        let mut ways = vec![Vec::new()];
        for flown in 1.. {
            let mut longer = Vec::new();
            for way in &ways {
                let mut tried = self.clone();
                let planned = tried.goes(Cause::Act(source, Action::Plan(way.clone())));
                if planned.is_err() {
                    continue;
                }
                let console = tried.seen_by(source).console.unwrap();
                let free = console.next.iter().filter(|it| it.blocked_by.is_empty());
                let mut free: Vec<Tile> = free.map(|next| next.tile).collect();
                if flown >= legs && free.contains(&console.target) {
                    let mut way = way.clone();
                    way.push(console.target);
                    return self.act(source, Action::Plan(way));
                }
                free.retain(|tile| *tile != console.target);
                longer.extend(free.into_iter().take(4).map(|tile| {
                    let mut way = way.clone();
                    way.push(tile);
                    way
                }));
            }
            ways = longer;
        }
        self
    }

    /// The source taps its route in this rhythm, over and over, and sends it.
    pub(crate) fn sends(&mut self, beat: &[u64]) -> &mut Self {
        let source = self.source();
        let mut beats = beat.iter().cycle();
        loop {
            let view = self.seen_by(source);
            match view.console.unwrap().hand {
                HandStage::NoSignal => {
                    self.act(source, Action::Choose(*view.signals.last().unwrap()));
                }
                HandStage::TakesOff | HandStage::Lands => {
                    self.clock += beats.next().unwrap();
                    let at = Millis::new(self.clock);
                    let known = usize::MAX;
                    self.act(source, Action::Press { at, known });
                }
                HandStage::Ready => break,
                HandStage::NoRoute | HandStage::Sent => unreachable!("it has a route"),
            }
        }
        self.act(source, Action::Send)
    }

    pub(crate) fn transmits(&mut self) -> &mut Self {
        if self.public().phase == Phase::Transmitting {
            self.plans().sends(&[1_000, 730, 410, 1_950]);
        }
        self
    }

    /// The guesser names the target.
    pub(crate) fn finds(&mut self) -> &mut Self {
        self.transmits();
        let (guesser, target) = (self.guesser(), self.target());
        self.act(guesser, Action::Guess(target))
    }

    /// The guesser names something else, as long as there is something else.
    pub(crate) fn misses(&mut self) -> &mut Self {
        self.transmits();
        let (guesser, target) = (self.guesser(), self.target());
        let view = self.public();
        let mut possible = view.tiles.iter().filter(|seen| {
            seen.standing == games::contact::Standing::Possible && seen.tile != target
        });
        let other = possible.next().map_or(target, |seen| seen.tile);
        self.act(guesser, Action::Guess(other))
    }

    pub(crate) fn rounds(&mut self, count: usize) -> &mut Self {
        for _ in 0..count {
            self.finds();
        }
        self
    }
}

pub(crate) fn flight(said: &str) -> (Tile, Tile) {
    let ends = tiles(said).unwrap();
    (ends[0], ends[1])
}

pub(crate) fn lettered(letter: &str) -> Tile {
    tile(letter).unwrap()
}
