//! De la Terre à la Lune's pictures: the map, the table of a fight, the packets after an ambush,
//! the count, and below them what the viewer holds. Draws only what their view holds.

mod art;
mod bearing;
mod count;
mod cover;
mod hint;
mod map;
mod own;
mod palette;
mod pieces;
mod plan;
mod playing;
mod rehearsal;
mod roster;
mod spoils;
mod stand;
mod table;
mod track;
mod traffic;
mod trail;
mod voyage;
mod ways;

use games::Advice;
use games::terre_lune::{Glimpse, OrbitCell, TerreLune, View};
use text::{Lang, Names};

use crate::cover::Stage;
use crate::motion::Motion;
use crate::scene::{Point, Scene, Size, Thing};
use crate::scenery::Patch;
use crate::theme::Tint;
use crate::world::World;
use crate::{Draws, LastBoard};
use plan::{HEIGHT, Plan, WIDTH};

/// Language and names for a picture, and the viewer.
#[derive(Clone, Copy)]
struct Sight<'v> {
    lang: Lang,
    names: &'v Names,
}

impl Draws for TerreLune {
    const WORLD: &'static World = &palette::WORLD;

    const COLOURS: (Tint, Tint) = (Tint::Lilac, Tint::Yellow);

    fn scenery(stage: Stage) -> Vec<Patch> {
        cover::scenery(stage)
    }

    fn draw_hero(scene: &mut Scene, stage: Stage) {
        cover::draw_hero(scene, stage);
    }

    const MOTION: Motion = Motion {
        moves: &["rocket ", "pirate"],
        grows: &["wake "],
        arrives: &[],
    };

    const WATCHED: &'static [&'static str] = &[
        "rocket ",
        "pirate",
        "stack count ",
        "count of ",
        "deposit ",
        "out ",
        "collisions ",
        "goal ",
        "points",
    ];

    const TRAILING: &'static [&'static str] = &["rocket "];

    const SMALL: u16 = 82;

    fn way_taken(now: &View, before: &View, rocket: &Thing) -> Vec<Thing> {
        trail::way_taken(now, before, rocket)
    }

    fn makes_room(now: &View, before: &View, rocket: &Thing) -> bool {
        trail::stands_still(now, before, &rocket.name)
    }

    fn way_between(before: &View, now: &View, piece: &Thing) -> Vec<Point> {
        trail::way_between(before, now, &piece.name)
    }

    const FILMS_MOVES: bool = true;

    /// A fight takes the place of the map: what lies below it stays.
    fn event_within(event: Scene, rest: &Scene) -> Scene {
        if event.size().height > HEIGHT {
            return event.within(rest.size());
        }
        let mut whole = Scene::new(WIDTH, rest.size().height).in_world(&palette::WORLD);
        let below = |thing: &&Thing| thing.at.y >= i32::from(HEIGHT);
        let laid = event.ground().iter();
        for thing in laid.chain(rest.ground().iter().filter(below)) {
            whole.lay(thing.name.clone(), thing.at, thing.shape.clone());
        }
        let over = event.things().iter();
        for thing in over.chain(rest.things().iter().filter(below)) {
            whole.add(thing.name.clone(), thing.at, thing.shape.clone());
        }
        whole
    }

    /// The viewer's rocket, or the one whose turn it is.
    fn followed_piece(view: &View) -> Option<String> {
        let moves = || view.turn.as_ref().map(|turn| turn.seat);
        Some(traffic::rocket_name(view.me.or_else(moves)?))
    }

    fn before_the_count(view: &View) -> Option<View> {
        view.tallies.as_ref()?;
        Some(View {
            tallies: None,
            winners: Vec::new(),
            ..view.clone()
        })
    }

    fn last_board(view: &View, lang: Lang, names: &Names) -> Option<LastBoard> {
        let plan = Plan::new();
        let mut scene = Scene::new(WIDTH, HEIGHT).in_world(&palette::WORLD);
        map::draw(&mut scene, &plan);
        // Only what stands there, not what could be done.
        let view = &View {
            expects: None,
            turn: None,
            ..view.clone()
        };
        traffic::draw(&mut scene, Sight { lang, names }, view, &plan);
        let beside = ["stack ", "deposit "];
        scene.remove(|name| beside.iter().any(|it| name.starts_with(it)));
        // Too small to be seen there, or wider than it.
        let small = ["clockwise ", "palier ", "ring of light", "moon's light"];
        let crossings = OrbitCell::all().filter(|at| at.route().is_some());
        let crossings: Vec<String> = crossings
            .map(|at| format!("cell {}", at.number()))
            .collect();
        scene.remove_ground(|name| {
            let is_plain = name.starts_with("cell ") && !crossings.iter().any(|it| it == name);
            is_plain || small.iter().any(|it| name.starts_with(it))
        });
        // The Earth goes under its frame.
        let size = Size {
            width: WIDTH - 6,
            height: HEIGHT - 6,
        };
        Some(LastBoard::new(scene, Point::new(0, 0), size))
    }

    fn points(view: &View, seat: games::Seat) -> Option<i32> {
        let tallies = view.tallies.as_ref()?;
        let tally = tallies.iter().find(|tally| tally.seat == seat)?;
        Some(i32::from(tally.total()))
    }

    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene> {
        rehearsal::scenes(lang, names)
    }

    fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
        let sight = Sight { lang, names };
        if let Some(tallies) = &view.tallies {
            return count::scene(sight, tallies, &view.winners);
        }
        let above = above(view);
        let held = view.own.as_ref().map_or(0, |_| own::HEIGHT);
        let mut scene = Scene::new(WIDTH, above + held).in_world(&palette::WORLD);
        match (&view.fight, &view.spoils) {
            (Some(fight), _) => table::draw(&mut scene, sight, view, fight),
            (None, Some(laid)) => spoils::draw(&mut scene, sight, view, laid),
            (None, None) => {
                let plan = Plan::new();
                map::draw(&mut scene, &plan);
                traffic::draw(&mut scene, sight, view, &plan);
                if view.own.is_none() {
                    roster::draw(&mut scene, sight, view, i32::from(HEIGHT));
                }
            }
        }
        if let Some(own) = &view.own {
            own::draw(&mut scene, sight, view, own, i32::from(above));
        }
        scene
    }

    /// Tables are read whole.
    fn scene_large(view: &View, lang: Lang, names: &Names) -> Option<Scene> {
        let on_the_map = view.fight.is_none() && view.spoils.is_none() && view.tallies.is_none();
        (!on_the_map).then(|| Self::scene(view, lang, names))
    }

    fn hinted(view: &View, advice: &Advice<Self>, lang: Lang, names: &Names) -> Scene {
        let mut scene = Self::scene(view, lang, names);
        hint::draw(&mut scene, view, advice);
        scene
    }

    fn scene_of_news(glimpse: &Glimpse, lang: Lang, names: &Names) -> Option<Scene> {
        let sight = Sight { lang, names };
        match glimpse {
            Glimpse::Counted { tallies, winners } => Some(count::scene(sight, tallies, winners)),
            Glimpse::TrickWon {
                fight: Some(fight), ..
            } => Some(table::scene(sight, fight)),
            _ => None,
        }
    }
}

/// Height of the part above the viewer's own. Beside their own hand no viewer needs the roster,
/// which the board in the channel shows: a lower picture is shown larger.
fn above(view: &View) -> u16 {
    match (&view.fight, &view.spoils, &view.own) {
        (Some(fight), _, _) => table::height(fight),
        (None, Some(laid), _) => spoils::height(laid),
        (None, None, Some(_)) => HEIGHT,
        (None, None, None) => HEIGHT + roster::height(view),
    }
}
