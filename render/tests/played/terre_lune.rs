//! Races played through the rules, for pictures of what really happens in De la Terre à la Lune.
//! Never builds a view by hand: what is drawn is what a viewer would see.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "shared by tests, benches and examples, each of which uses its part"
)]

use std::ops::Deref;

use games::Seat;
use games::laws::TestTable;
use games::terre_lune::{
    Action, Colour, Course, Decoy, Event, Glimpse, Keeping, Node, Options, Place, Stage, Stop,
    TerreLune, View,
};
use text::Names;

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);

/// A race in progress, played by itself.
#[derive(Clone)]
pub(crate) struct Race {
    table: TestTable<TerreLune>,
    /// What chance the players' own fancy takes.
    fancy: u32,
}

impl Deref for Race {
    type Target = TestTable<TerreLune>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

/// Four ordinary names.
pub(crate) fn names() -> Names {
    named(["Ada Lovelace", "Béatrice Ç.", "Cyrano", "Jules Verne"])
}

pub(crate) fn named(names: [&str; 4]) -> Names {
    let names: Vec<String> = names.map(str::to_owned).to_vec();
    Names::new(names.clone(), names)
}

impl Race {
    pub(crate) fn of(options: Options, seats: u8, seed: u8) -> Self {
        Self {
            table: TestTable::seeded(options, seats, seed),
            fancy: u32::from(seed) + 1,
        }
    }

    /// The first race of so many seats that comes to such a sight, as everyone sees it.
    pub(crate) fn to(seats: u8, mut is_there: impl FnMut(&View) -> bool) -> Self {
        for seed in 0..=u8::MAX {
            let mut race = Self::of(Options::default(), seats, seed);
            for _ in 0..2_000 {
                let view = race.public();
                if is_there(&view) {
                    return race;
                }
                if view.expects.is_none() {
                    break;
                }
                race.plays();
            }
        }
        panic!("no race comes to this");
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.table.act(seat, action);
        self
    }

    /// The same race with other facts, such as other secrets in them.
    pub(crate) fn with_changed_events(&self, mut change: impl FnMut(&Event) -> Event) -> Self {
        let events = self.events().iter().map(&mut change).collect();
        Self {
            table: self.with_events(events),
            fancy: self.fancy,
        }
    }

    /// The player who is to decide does something sensible.
    pub(crate) fn plays(&mut self) -> &mut Self {
        let (seat, stage) = self.public().expects.unwrap();
        let view = self.seen_by(seat);
        let action = self.action(&view, stage);
        self.act(seat, action)
    }

    fn chance(&mut self, of: usize) -> usize {
        self.fancy = self
            .fancy
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        (self.fancy >> 16) as usize % of.max(1)
    }

    fn action(&mut self, view: &View, stage: Stage) -> Action {
        let own = view.own.as_ref().unwrap();
        match stage {
            Stage::Way { .. } => self.way(view),
            Stage::Peek => match own.peek {
                Some((_, Keeping::Allowed)) => Action::Keep,
                _ => Action::PutBack,
            },
            Stage::Actions => self.actions(view),
            Stage::Card => {
                let legal = own.hand.iter().filter(|held| held.why_not.is_none());
                let legal: Vec<_> = legal.map(|held| held.card).collect();
                Action::Play(legal[self.chance(legal.len())])
            }
            Stage::Packing => {
                let mut loose = own.claims.iter().copied();
                let decoy = loose.find(|claim| !claim.is_concretised_by(&own.deposits));
                let with = own.deposits[0];
                Action::Pack(
                    decoy
                        .map(|claim| Decoy { claim, with })
                        .into_iter()
                        .collect(),
                )
            }
            Stage::Seizing => Action::Seize((0..view.spoils.as_ref().unwrap().takes).collect()),
        }
    }

    fn way(&mut self, view: &View) -> Action {
        let turn = view.turn.as_ref().unwrap();
        let rocket = view.rocket(turn.seat).unwrap();
        if !turn.prospects.is_empty() && rocket.deposits < 5 && self.chance(7) > 0 {
            return Action::Prospect(turn.prospects[self.chance(turn.prospects.len())]);
        }
        let left = |course: &&Course| {
            let place = course.way.to;
            let points = match rocket.deposits {
                0..3 => place.to_moon(),
                _ => place.to_earth(),
            };
            // A claim is worth a detour.
            match course.stop {
                Stop::Station { claims } if claims > 0 => points.saturating_sub(4),
                _ => points,
            }
        };
        if self.chance(4) == 0 {
            return Action::Go(turn.courses[self.chance(turn.courses.len())].way.to);
        }
        Action::Go(turn.courses.iter().min_by_key(left).unwrap().way.to)
    }

    fn actions(&mut self, view: &View) -> Action {
        let turn = view.turn.as_ref().unwrap();
        let own = view.own.as_ref().unwrap();
        let trump = Colour::ALL[self.chance(4)];
        if !turn.prospects.is_empty() {
            return Action::Prospect(turn.prospects[self.chance(turn.prospects.len())]);
        }
        if let Some(&target) = turn.ambush.first() {
            return Action::Ambush { target, trump };
        }
        if !turn.challenge.is_empty() && self.chance(3) == 0 {
            return Action::Challenge { trump };
        }
        if let Some(push) = turn.pushes.first() {
            return Action::Push {
                target: push.target,
                shove: push.shove,
            };
        }
        match turn.exchange {
            Some(count) if self.chance(2) == 0 => {
                let cards = own.hand.iter().map(|held| held.card);
                Action::Exchange(cards.take(usize::from(count)).collect())
            }
            _ => Action::End,
        }
    }

    /// What the player who is to decide sees.
    pub(crate) fn next(&self) -> View {
        self.seen_by(self.public().expects.unwrap().0)
    }

    /// What everyone learned from the last thing that everybody heard of.
    pub(crate) fn news(&self) -> Glimpse {
        self.public_news().pop().unwrap()
    }
}

/// How many rockets are on their way between two nodes.
pub(crate) fn under_way(view: &View) -> usize {
    let flying = view.rockets.iter().filter_map(|rocket| rocket.place);
    flying.filter(|place| place.node().is_none()).count()
}

/// Whether a rocket is dragged.
pub(crate) fn is_adrift(place: Option<Place>) -> bool {
    matches!(place, Some(Place::Adrift { .. }))
}

/// Opponents far along, in the middle of a race of four.
pub(crate) fn in_the_middle() -> Race {
    Race::to(4, |view| {
        let moon = Some(Place::At(Node::Moon));
        let on_moon = view.rockets.iter().filter(|it| it.place == moon).count();
        let adrift = view.rockets.iter().any(|rocket| is_adrift(rocket.place));
        let choosing = matches!(view.expects, Some((_, Stage::Way { .. })));
        adrift && choosing && on_moon >= 1 && under_way(view) >= 2
    })
}
