//! Contact's pictures: the space to scale, the source's own routes over it, the hand that flies in
//! the recorded rhythm, the same as bars, and the certificate. Draws only what the view holds.
//!
//! Judging distances by eye is the game: every picture of the space keeps its proportions, and
//! none has a figure or a grid in it that could measure them.

mod art;
mod bars;
mod board;
mod cards;
mod certificate;
mod console;
mod contour;
mod cover;
mod ending;
mod flight;
mod glove;
mod ground;
mod hand;
mod header;
mod hint;
mod palette;
mod panel;
mod pieces;
mod plan;
mod props;
mod rehearsal;
mod route;
mod worlds;

use games::Advice;
use games::contact::{Action, Contact, Ending, Glimpse, Hand, Rhythm, Showing, View};
use text::{Lang, Names};

use crate::cover::Stage;
use crate::motion::Motion;
use crate::reel::Reel;
use crate::scene::Scene;
use crate::scenery::Patch;
use crate::theme::Tint;
use crate::world::World;
use crate::{Draws, LastBoard};
use pieces::Ends;
use plan::Plan;

impl Draws for Contact {
    const WORLD: &'static World = &palette::WORLD;

    const COLOURS: (Tint, Tint) = (Tint::Green, Tint::Lime);

    fn scenery(stage: Stage) -> Vec<Patch> {
        cover::scenery(stage)
    }

    fn draw_hero(scene: &mut Scene, stage: Stage) {
        cover::draw_hero(scene, stage);
    }

    const MOTION: Motion = Motion {
        moves: &["rocket"],
        grows: &["voyage"],
        arrives: &["star "],
    };

    const WATCHED: &'static [&'static str] = &[
        "ruled out ",
        "reached ",
        "first stop",
        "transmission sent",
        "fuel used",
        "points",
        "FiftyFifty",
        "FirstStop",
        "TargetExchange",
    ];

    fn last_board(view: &View, lang: Lang, names: &Names) -> Option<LastBoard> {
        let (corner, size) = Plan::BOARD.window();
        Some(LastBoard::new(Self::scene(view, lang, names), corner, size))
    }

    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene> {
        rehearsal::scenes(lang, names)
    }

    fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
        let mut scene = Scene::new(plan::WIDTH, plan::HEIGHT).in_world(&palette::WORLD);
        board::draw(&mut scene, view, Plan::BOARD);
        header::draw(&mut scene, view, lang, names);
        panel::draw(&mut scene, view);
        let own = view.own_take();
        if let Some(take) = own.filter(|_| view.options.showing == Showing::Hand) {
            hand::draw_own(&mut scene, view, &take);
        }
        hand::draw_second(&mut scene, view);
        if !view.has_just_flown() {
            hand::draw_last_rings(&mut scene, view);
        }
        hand::draw_heard(&mut scene, view);
        hand::draw_misheard(&mut scene, view);
        scene
    }

    fn hinted(view: &View, advice: &Advice<Self>, lang: Lang, names: &Names) -> Scene {
        let mut scene = Self::scene(view, lang, names);
        if let Action::Stop(stop) = advice.action {
            hand::draw_supposed(&mut scene, view, stop);
        }
        hint::draw(&mut scene, view, advice, lang);
        scene
    }

    fn scene_large(view: &View, _lang: Lang, _names: &Names) -> Option<Scene> {
        let mut scene = Scene::new(plan::LARGE, plan::LARGE).in_world(&palette::WORLD);
        board::draw(&mut scene, view, Plan::LARGE);
        Some(scene)
    }

    /// A flight as bars where the table wants them, and the certificate.
    fn scene_of_news(glimpse: &Glimpse, lang: Lang, names: &Names) -> Option<Scene> {
        if let Some((rhythm, ends, showing)) = flight(glimpse) {
            return (showing == Showing::Bars).then(|| bars::scene(rhythm, ends));
        }
        let Glimpse::Found {
            ending:
                Some(Ending::Won {
                    certificate: Some(certificate),
                    ..
                }),
            ..
        } = glimpse
        else {
            return None;
        };
        Some(certificate::scene(certificate, lang, names))
    }

    /// The last flight of a hand.
    fn last_film(view: &View, lang: Lang, names: &Names) -> Option<Reel> {
        let flight = view.last_flight()?;
        let board = Self::scene(view, lang, names);
        Some(hand::reel(&board, view, &flight))
    }

    /// The viewer's own hand while it is up; or else the flight that answers a guess, and the next.
    fn film_in_place(view: &View, lang: Lang, names: &Names) -> Option<Reel> {
        let own = view.own_take().filter(|take| take.hand() == Hand::Up);
        if let Some(take) = own.filter(|_| view.options.showing == Showing::Hand) {
            let board = Self::scene(view, lang, names);
            return Some(hand::own_reel(&board, view, &take));
        }
        let film = Self::has_just_moved(view).then(|| Self::last_film(view, lang, names));
        let next = film.flatten();
        match view.last_answer() {
            Some(answer) => {
                let views = [flight::before(view, &answer), flight::after(view, &answer)];
                let boards = views.map(|view| Self::scene(&view, lang, names));
                Some(flight::reel(boards, view, &answer, lang).followed_by(next))
            }
            None => next,
        }
    }

    fn has_just_moved(view: &View) -> bool {
        view.has_just_flown()
    }
}

/// The flight of a glimpse: its rhythm, its ends if everyone knows them, and how it is shown.
fn flight(glimpse: &Glimpse) -> Option<(&Rhythm, Option<Ends>, Showing)> {
    match glimpse {
        Glimpse::Transmitted {
            rhythm, showing, ..
        } => Some((rhythm, None, *showing)),
        Glimpse::PracticeFlown { flown, showing } => {
            let ends = Ends {
                from: flown.from,
                to: flown.to,
            };
            Some((&flown.rhythm, Some(ends), *showing))
        }
        _ => None,
    }
}
