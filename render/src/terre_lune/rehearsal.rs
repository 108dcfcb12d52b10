//! Pictures that no one will see: they make the renderer draw every sprite and ground at start.

use games::Seat;
use games::terre_lune::{
    Card, Claim, Colour, Course, FightView, Heading, HeldCard, Keeping, Mineral, Node, OwnView,
    Palier, Place, RocketView, Route, SpoilsView, Spot, Stage, Stake, Station, Stop, Tally,
    TerreLune, Trick, TurnView, View, Way, WhyNot,
};
use text::{Lang, Names};

use crate::Draws;
use crate::scene::Scene;

/// A scene of each layout, with everything that it can show.
pub(super) fn scenes(lang: Lang, names: &Names) -> Vec<Scene> {
    let mut views = Vec::new();
    for seats in 2..=4u8 {
        for me in [None, Some(Seat::new(0))] {
            let race = race(seats, me);
            views.push(View {
                fight: Some(fight(seats)),
                ..race.clone()
            });
            views.push(View {
                spoils: Some(spoils()),
                ..race.clone()
            });
            views.push(race);
        }
        views.push(View {
            tallies: Some(Seat::all(seats).map(tally).collect()),
            winners: vec![Seat::new(0)],
            ..race(seats, None)
        });
    }
    let scene = |view| TerreLune::scene(view, lang, names);
    views.iter().map(scene).collect()
}

/// All rockets at the same node, and every other kind of thing once.
fn race(seats: u8, me: Option<Seat>) -> View {
    let first = Seat::new(0);
    let nodes = Node::ALL.map(|node| (Place::At(node), Stop::Nothing));
    // The pirate is met where its orbit is crossed alone.
    let crossed = Route::ALL
        .into_iter()
        .find_map(|route| Some((route, route.crossing()?)));
    let crossed = crossed.map(|(route, (number, cell))| {
        let palier = Palier {
            route,
            number,
            heading: Heading::Up,
        };
        (cell, (Place::On(palier), Stop::Collision { back: None }))
    });
    let courses = nodes.into_iter().chain(crossed.map(|(_, met)| met));
    let courses = courses.map(|(to, stop)| Course {
        way: Way {
            passes: Vec::new(),
            to,
        },
        stop,
    });
    View {
        options: games::terre_lune::Options::default(),
        me,
        pirate: crossed.map(|(cell, _)| cell),
        stacks: [8, 0, 1, 2],
        spots: Spot::all().take(7).collect(),
        talon: 12,
        removed: 0,
        rockets: Seat::all(seats).map(rocket).collect(),
        turns: 1,
        facts: 1,
        expects: Some((first, Stage::Card)),
        turn: Some(TurnView {
            seat: first,
            blue: [3, 4],
            red: 5,
            courses: courses.collect(),
            prospects: Vec::new(),
            peeking: Spot::all().last(),
            exchange: None,
            pushes: Vec::new(),
            challenge: Vec::new(),
            ambush: Vec::new(),
        }),
        fight: None,
        spoils: None,
        own: me.map(|_| own()),
        tallies: None,
        winners: Vec::new(),
    }
}

/// Everyone has laid an ambush everywhere, and no one has left yet.
#[cfg(test)]
pub(super) fn besieged() -> View {
    let mut view = race(4, None);
    view.turn = None;
    for rocket in &mut view.rockets {
        rocket.place = Some(Place::At(Node::Earth));
        rocket.ambushes = Station::ALL.to_vec();
    }
    view
}

fn rocket(seat: Seat) -> RocketView {
    RocketView {
        seat,
        colour: Colour::from_seat(seat),
        place: (seat.index() < 3).then_some(Place::At(Node::Station(Station::Beta))),
        been_on_moon: true,
        homebound: seat.index() == 0,
        immune: false,
        collisions: 1,
        landed: None,
        ambushes: Vec::new(),
        cards: 5,
        claims: 3,
        deposits: 2,
    }
}

fn fight(seats: u8) -> FightView {
    let cards = Seat::all(seats).map(|seat| (seat, Card::molab(Colour::from_seat(seat))));
    let cards: Vec<_> = cards.collect();
    FightView {
        stake: Stake::Claims,
        station: Station::Beta,
        trump: Colour::Red,
        fighters: Seat::all(seats).map(|seat| (seat, 1)).collect(),
        table: cards.clone(),
        tricks: Seat::all(seats)
            .map(|winner| Trick {
                cards: cards.clone(),
                winner,
            })
            .collect(),
    }
}

fn spoils() -> SpoilsView {
    SpoilsView {
        winner: Seat::new(0),
        loser: Seat::new(1),
        takes: 2,
        packets: Some(vec![1, 2, 3]),
    }
}

fn own() -> OwnView {
    let barred = Some(WhyNot::MustFollow {
        colour: Colour::Red,
    });
    let hand = Colour::ALL.into_iter().zip([None, barred, None, barred]);
    OwnView {
        hand: hand
            .map(|(colour, why_not)| HeldCard {
                card: Card::molab(colour),
                why_not,
            })
            .collect(),
        claims: vec![Claim::On(Mineral::Water), Claim::On(Mineral::Iron)],
        deposits: vec![Mineral::Water],
        points: 500,
        peek: Some((Mineral::Iron, Keeping::Allowed)),
        seen: Spot::all()
            .zip([Mineral::Water, Mineral::Zirconium])
            .collect(),
        packets: vec![(Mineral::Oxygen, vec![Claim::On(Mineral::Oxygen)])],
    }
}

fn tally(seat: Seat) -> Tally {
    Tally {
        seat,
        claims: vec![Claim::On(Mineral::Water), Claim::Exhausted],
        deposits: vec![Mineral::Water],
        points: 500,
        prime: 200,
        eliminated: false,
    }
}
