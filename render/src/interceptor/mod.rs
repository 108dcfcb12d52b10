//! Interceptor's pictures: the board now, the turn before with its trails and hits, one's own
//! order before it is sealed, and the turn replayed. Draws only what the view holds.

mod art;
mod cover;
mod midway;
mod order;
mod palette;
mod panel;
mod pieces;
mod plan;
mod rehearsal;
mod replay;
mod stage;
mod still;

use games::Advice;
use games::interceptor::{Glimpse, Interceptor, View};
use text::{Lang, Names};

use crate::cover::Stage;
use crate::motion::Motion;
use crate::reel::Reel;
use crate::scene::{Scene, Size};
use crate::scenery::Patch;
use crate::theme::Tint;
use crate::world::World;
use crate::{Board, Draws, LastBoard};

impl Draws for Interceptor {
    const WORLD: &'static World = &palette::WORLD;

    const BOARD: Option<Board> = Some(Board {
        corner: plan::BOARD.0,
        size: plan::BOARD.1,
        quarters: false,
    });

    const COLOURS: (Tint, Tint) = (Tint::Violet, Tint::Citron);

    fn scenery(stage: Stage) -> Vec<Patch> {
        cover::scenery(stage)
    }

    fn draw_hero(scene: &mut Scene, stage: Stage) {
        cover::draw_hero(scene, stage);
    }

    const MOTION: Motion = Motion {
        moves: &[
            "ship ",
            "ship's flame ",
            "ship's digit ",
            "numeral of ",
            "asteroid ",
        ],
        grows: &["trail "],
        arrives: &["burst", "loss", "light ", "destroyed "],
    };

    const WATCHED: &'static [&'static str] =
        &["hull ", "speed ", "stars ", "out ", "fled ", "destroyed "];

    fn last_board(view: &View, lang: Lang, names: &Names) -> Option<LastBoard> {
        let (corner, size) = plan::BOARD;
        let grid = Size {
            width: size.width - 52,
            height: size.height - 46,
        };
        let board = LastBoard::new(Self::scene(view, lang, names), corner.offset(52, 46), grid);
        Some(board.with_larger("ship", 1.5))
    }

    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene> {
        rehearsal::scenes(lang, names)
    }

    fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
        still::scene(view, lang, names)
    }

    fn hinted(view: &View, advice: &Advice<Self>, lang: Lang, names: &Names) -> Scene {
        still::hinted(view, advice, lang, names)
    }

    /// The turn that a pilot has just seen flown, on the board where they write their next order.
    fn film_in_place(view: &View, lang: Lang, names: &Names) -> Option<Reel> {
        if !view.has_just_flown() {
            return None;
        }
        // Who seals meanwhile does not begin it again.
        let board = View {
            sealed: Vec::new(),
            ..view.clone()
        };
        let board = Self::scene(&board, lang, names);
        replay::reel_onto((view, board), false, lang, names)
    }

    /// The turn before, closer and slower.
    fn last_film(view: &View, lang: Lang, names: &Names) -> Option<Reel> {
        let board = Self::scene(view, lang, names);
        replay::reel_onto((view, board), true, lang, names)
    }

    /// The turn's last moment, for a viewer who wants it without the movement.
    fn scene_of_news(glimpse: &Glimpse, lang: Lang, names: &Names) -> Option<Scene> {
        let Glimpse::Fired { report, .. } = glimpse else {
            return None;
        };
        Some(replay::end(report, lang, names))
    }

    fn reel_of_news(glimpse: &Glimpse, lang: Lang, names: &Names) -> Option<Reel> {
        let Glimpse::Fired { report, .. } = glimpse else {
            return None;
        };
        Some(replay::reel(report, lang, names))
    }
}
