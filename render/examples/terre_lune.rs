//! Writes pictures of whole races into the folder given as argument, to be looked at.

#[path = "../tests/played/terre_lune.rs"]
mod played;

use std::path::PathBuf;

use games::terre_lune::{Card, Colour, Options, RocketView, Stage, Stake, TerreLune, View};
use played::{ADA, Race, in_the_middle, is_adrift, named, names};
use render::{Draws, Scene, png};
use text::Lang;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    std::fs::create_dir_all(&folder)?;
    for (name, scene) in gallery() {
        std::fs::write(folder.join(format!("{name}.png")), png(&scene))?;
    }
    Ok(())
}

fn stage(view: &View) -> Option<Stage> {
    view.expects.map(|(_, stage)| stage)
}

fn gallery() -> Vec<(&'static str, Scene)> {
    let draw = |view: &View, lang| TerreLune::scene(view, lang, &names());
    let mut all = Vec::new();
    let start = Race::of(Options::default(), 2, 1);
    all.push(("start", draw(&start.public(), Lang::Fr)));
    all.push(("start-own", draw(&start.next(), Lang::Fr)));
    let start = Race::of(Options::default(), 4, 3);
    all.push(("start-four", draw(&start.public(), Lang::En)));

    let middle = in_the_middle();
    all.push(("middle", draw(&middle.public(), Lang::Fr)));
    all.push(("middle-own", draw(&middle.next(), Lang::Fr)));
    let long = named([
        "Ἀριστοτέλης ὁ Σταγειρίτης 🪐🛰 שלום",
        "小明 Наталья Фёдоровна Ковалевская W",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "i",
    ]);
    let scene = TerreLune::scene(&middle.public(), Lang::En, &long);
    all.push(("middle-long-names", scene));

    let crowd = Race::to(4, |view| {
        let mut places: Vec<_> = view.rockets.iter().filter_map(|it| it.place).collect();
        places.retain(|place| place.node().is_none() && !is_adrift(Some(*place)));
        places.sort();
        places.windows(2).any(|pair| pair[0] == pair[1])
    });
    all.push(("crowd", draw(&crowd.public(), Lang::En)));
    let meeting = Race::to(4, |view| {
        view.turn.as_ref().is_some_and(|turn| {
            let stops = turn.courses.iter().map(|course| course.stop);
            let collides = |stop| matches!(stop, games::terre_lune::Stop::Collision { .. });
            stops.filter(|stop| collides(*stop)).count() > 0
        })
    });
    all.push(("collision-ahead", draw(&meeting.public(), Lang::Fr)));
    let dragging = Race::to(3, |view| {
        view.turn.as_ref().is_some_and(|turn| {
            let mut stops = turn.courses.iter().map(|course| course.stop);
            stops.any(|stop| matches!(stop, games::terre_lune::Stop::Dragged { .. }))
        })
    });
    all.push(("attraction-ahead", draw(&dragging.public(), Lang::Fr)));
    let spared = Race::to(4, |view| {
        let spared = |rocket: &RocketView| {
            rocket.immune && rocket.place.is_some_and(|place| !is_adrift(Some(place)))
        };
        view.fight.is_none() && view.rockets.iter().any(spared)
    });
    all.push(("immune", draw(&spared.public(), Lang::Fr)));
    let laid = Race::to(4, |view| {
        let laid = view.rockets.iter().any(|it| !it.ambushes.is_empty());
        laid && view.fight.is_none() && view.spoils.is_none() && view.tallies.is_none()
    });
    all.push(("ambush-laid", draw(&laid.public(), Lang::En)));
    let peek = Race::to(3, |view| {
        stage(view) == Some(Stage::Peek) && view.spots.len() < 7
    });
    all.push(("peek", draw(&peek.public(), Lang::Fr)));
    all.push(("peek-own", draw(&peek.next(), Lang::Fr)));
    let moon = Race::to(4, |view| {
        let moon = games::terre_lune::Node::Moon;
        view.at(moon).count() >= 2
    });
    all.push(("moon", draw(&moon.public(), Lang::Fr)));

    let docked = Race::to(4, |view| {
        let stations = games::terre_lune::Station::ALL.map(games::terre_lune::Node::Station);
        stations.into_iter().any(|node| view.at(node).count() >= 2)
    });
    all.push(("docked", draw(&docked.public(), Lang::En)));
    let six = Race::to(4, |view| {
        let turn = view.turn.as_ref();
        turn.is_some_and(|turn| turn.pushes.len() >= 4)
    });
    all.push(("push", draw(&six.public(), Lang::En)));

    for (name, seats, stake) in [
        ("challenge", 4, Stake::Claims),
        ("challenge-three", 3, Stake::Claims),
        ("ambush", 2, Stake::Packets),
    ] {
        let fight = Race::to(seats, |view| {
            view.fight.as_ref().is_some_and(|fight| {
                let rather = fight.fighters.len() == usize::from(seats);
                rather && fight.stake == stake && fight.tricks.len() == 2 && !fight.table.is_empty()
            })
        });
        all.push((name, draw(&fight.public(), Lang::Fr)));
        if stake == Stake::Claims && seats == 4 {
            all.push(("challenge-own", draw(&fight.next(), Lang::Fr)));
        }
        if stake == Stake::Packets {
            all.push(("ambush-own", draw(&fight.next(), Lang::En)));
        }
    }
    let molab = (0..)
        .map(|seed| Race::of(Options::default(), 2, seed))
        .find(|race| {
            let own = race.next().own.map(|own| own.hand).unwrap_or_default();
            let colour = race.public().expects.map(|(seat, _)| Colour::of(seat));
            let molab = colour.map(Card::molab);
            own.iter().any(|held| Some(held.card) == molab)
        });
    all.extend(molab.map(|race| ("own-molab", draw(&race.next(), Lang::En))));
    let packing = Race::to(4, |view| stage(view) == Some(Stage::Packing));
    all.push(("packing", draw(&packing.public(), Lang::Fr)));
    let seizing = Race::to(4, |view| stage(view) == Some(Stage::Seizing));
    all.push(("seizing", draw(&seizing.public(), Lang::Fr)));
    let loser = seizing.public().spoils.map_or(ADA, |laid| laid.loser);
    all.push(("seizing-loser", draw(&seizing.seen_by(loser), Lang::Fr)));
    let out = Race::to(4, |view| view.rockets.iter().any(|it| it.place.is_none()));
    all.push(("eliminated", draw(&out.public(), Lang::Fr)));

    for (name, seats) in [("count", 2), ("count-four", 4)] {
        let over = Race::to(seats, |view| view.tallies.is_some());
        all.push((name, draw(&over.public(), Lang::Fr)));
    }
    all
}
