//! Planétaire's pictures: which one a viewer gets. Draws only what their view holds.

mod art;
mod bends;
mod board;
mod cover;
mod film;
mod header;
mod hint;
mod palette;
mod pieces;
mod plan;
mod rays;
mod rehearsal;
mod strip;

use games::planetaire::{
    BoardView, Glimpse, Order, Phase, Planetaire, Proof, RayLaw, Stage as Search, View,
};
use games::{Advice, Seat};
use text::{Lang, Names, say};

use crate::cover::Stage;
use crate::motion::Motion;
use crate::reel::Reel;
use crate::scene::Scene;
use crate::scenery::Patch;
use crate::theme::Tint;
use crate::world::World;
use crate::{Board, Draws, LastBoard, Proofs};
use plan::Plan;

/// Subject of a picture, beside its boards.
#[derive(Clone, Copy)]
struct Sight<'v> {
    lang: Lang,
    names: &'v Names,
    /// View of the match, where it is known; news know only their rounds.
    view: Option<&'v View>,
    /// True if what satellites do to rays is shown beside the board.
    with_bends: bool,
}

impl Draws for Planetaire {
    const WORLD: &'static World = &palette::WORLD;

    const BOARD: Option<Board> = Some(plan::BOARD);

    const COLOURS: (Tint, Tint) = (Tint::Aqua, Tint::Aqua);

    fn scenery(stage: Stage) -> Vec<Patch> {
        cover::scenery(stage)
    }

    fn draw_hero(scene: &mut Scene, stage: Stage) {
        cover::draw_hero(scene, stage);
    }

    const MOTION: Motion = Motion {
        moves: &[],
        grows: &["ray "],
        arrives: &["exit ", "end ", "orbit "],
    };

    const FILMS_MOVES: bool = true;

    const WATCHED: &'static [&'static str] =
        &["pawn ", "marble ", "empty ", "own ", "points", "total"];

    const SMALL: u16 = 40;

    /// The last board, or that of who won.
    fn last_board(view: &View, lang: Lang, names: &Names) -> Option<LastBoard> {
        let won = |board: &&BoardView| view.winners.contains(&board.detector);
        let board = view.uncovered.iter().rfind(won);
        let board = board.or(view.uncovered.last())?;
        Some(framed(view, board, lang, names))
    }

    /// The skies that were found without a fault.
    fn equal_boards(view: &View, lang: Lang, names: &Names) -> Vec<(Seat, LastBoard)> {
        let is_perfect = |board: &&BoardView| {
            let score = board.reveal.as_ref().map(|reveal| &reveal.score);
            score.is_some_and(|score| score.withheld == 0 && score.misplaced == 0)
        };
        let last = |seat: Seat| {
            let mut own = view.uncovered.iter().filter(|it| it.detector == seat);
            let board = own.next_back().filter(is_perfect)?;
            Some((seat, framed(view, board, lang, names)))
        };
        let has_won = |seat: &Seat| view.winners.contains(seat);
        let (first, rest): (Vec<Seat>, Vec<Seat>) = Seat::all(view.seats).partition(has_won);
        first.into_iter().chain(rest).filter_map(last).collect()
    }

    /// Points of a seat, negative: fewer are better.
    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.totals.get(seat.index()).map(|it| -i32::from(*it))
    }

    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene> {
        rehearsal::scenes(lang, names)
    }

    fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
        let sight = Sight {
            lang,
            names,
            view: Some(view),
            with_bends: false,
        };
        if view.phase == Phase::Over {
            let last = match view.options.order {
                Order::AtOnce if view.seats > 1 => 2,
                Order::AtOnce | Order::InTurn => 1,
            };
            let from = view.uncovered.len().saturating_sub(last);
            return boards(sight, &view.uncovered[from..]);
        }
        searched(sight).unwrap_or_else(|| boards(sight, &view.boards))
    }

    fn hinted(view: &View, advice: &Advice<Self>, lang: Lang, names: &Names) -> Scene {
        let mut scene = Self::scene(view, lang, names);
        if let Some((board, _)) = looks_at(view) {
            scene.remove(|name| name.starts_with(bends::BEND));
            hint::draw(&mut scene, board, (advice, lang), &Plan::alone());
        }
        scene
    }

    /// Picture of what the viewer's own rays prove, while they search; with what each of them proves
    /// comes what satellites do to rays.
    fn proven(view: &View, proofs: Proofs, lang: Lang, names: &Names) -> Option<Scene> {
        let (board, _) = looks_at(view)?;
        let searches = view.me == Some(board.detector) && view.phase == Phase::Detecting;
        let with_bends = shows_bends(view, Some(proofs));
        let satellites = view.options.satellites.count();
        let proof = match proofs {
            Proofs::EachRay => Proof::of_each_ray(board, satellites),
            Proofs::RuledOut | Proofs::All => Proof::new(board, satellites),
        };
        if !searches || proof.is_none() && !with_bends {
            return None;
        }
        let sight = Sight {
            lang,
            names,
            view: Some(view),
            with_bends,
        };
        let mut scene = searched(sight)?;
        if let Some(proof) = proof {
            hint::draw_proof(&mut scene, board, (proof, proofs), &Plan::alone());
        }
        Some(scene)
    }

    fn film_in_place(view: &View, lang: Lang, names: &Names) -> Option<Reel> {
        film_of_last_ray(view, None, lang, names)
    }

    fn film_over_proofs(view: &View, proofs: Proofs, lang: Lang, names: &Names) -> Option<Reel> {
        film_of_last_ray(view, Some(proofs), lang, names)
    }

    fn scene_of_rules(page: &str, lang: Lang) -> Option<(Scene, String)> {
        let caption = say("planetaire-bends").tr(lang);
        (page == "planetaire-help-ray").then(|| (bends::scene(lang), caption))
    }

    fn scene_of_news(glimpse: &Glimpse, lang: Lang, names: &Names) -> Option<Scene> {
        let Glimpse::Uncovered { rounds, .. } = glimpse else {
            return None;
        };
        let sight = Sight {
            lang,
            names,
            view: None,
            with_bends: false,
        };
        Some(boards(sight, rounds))
    }
}

/// Picture of the only board that a viewer looks at.
fn searched(sight: Sight<'_>) -> Option<Scene> {
    let view = sight.view?;
    let (board, own) = looks_at(view)?;
    let mut scene = one_board(sight, board, own);
    if begins(view, board) {
        bends::draw_in_sky(&mut scene, sight.lang);
    }
    Some(scene)
}

/// Film of the last ray, where it is the last thing that happened: over the board of who fired it,
/// and for who hid that sky and only watches.
fn film_of_last_ray(
    view: &View,
    proofs: Option<Proofs>,
    lang: Lang,
    names: &Names,
) -> Option<Reel> {
    let plan = &Plan::alone();
    let detector = view.just_fired?;
    let before = without_last_ray(view, detector);
    let picture = |view: &View| {
        let proven = proofs.and_then(|proofs| Planetaire::proven(view, proofs, lang, names));
        proven.unwrap_or_else(|| Planetaire::scene(view, lang, names))
    };
    let (looked_at, _) = looks_at(view)?;
    if looked_at.detector != detector {
        return None;
    }
    let mut sky = picture(&before);
    if looked_at.shots.len() == 1 {
        sky.remove(|name| name.starts_with(bends::BEND));
    }
    film::reel((&sky, picture(view)), looked_at, plan)
}

/// A view as it was before the last ray of a detector.
fn without_last_ray(view: &View, detector: Seat) -> View {
    let mut before = view.clone();
    for board in &mut before.boards {
        if board.detector == detector
            && let Some(shot) = board.shots.pop()
        {
            board.pawns = board.pawns.saturating_sub(shot.pawns());
        }
    }
    before
}

/// True if a board's detector has yet to begin, and looks at it.
fn begins(view: &View, board: &BoardView) -> bool {
    let looks = view.me == Some(board.detector) || view.seats == 1;
    let is_bare = board.shots.is_empty() && board.marbles.count() == 0;
    looks && view.phase != Phase::Over && is_bare && board.law == RayLaw::Planetaire
}

/// True if what satellites do to rays stays beside the board.
fn shows_bends(view: &View, proofs: Option<Proofs>) -> bool {
    proofs == Some(Proofs::EachRay) && view.options.law == RayLaw::Planetaire
}

/// The board that is alone in the picture, and one's own that is told beside it; nothing where two
/// are shown.
fn looks_at(view: &View) -> Option<(&BoardView, Option<&BoardView>)> {
    if view.phase == Phase::Over {
        return None;
    }
    let mine = view.me.filter(|_| view.boards.len() > 1);
    let detected = mine.and_then(|me| view.detected_by(me));
    let hidden = mine.and_then(|me| view.hidden_by(me));
    match (view.phase, detected, hidden) {
        (Phase::Hiding, Some(board), Some(own)) if own.stage == Search::Sealed => {
            Some((board, Some(own)))
        }
        (Phase::Hiding, _, Some(own)) => Some((own, None)),
        // Who is done watches the other's rays.
        (Phase::Detecting, Some(board), Some(own))
            if board.stage == Search::Ended && view.just_fired == Some(own.detector) =>
        {
            Some((own, None))
        }
        (Phase::Detecting, Some(board), own) => Some((board, own)),
        _ => match &view.boards[..] {
            [board] => Some((board, None)),
            _ => None,
        },
    }
}

/// A board as a trophy has it: its sky alone.
fn framed(view: &View, board: &BoardView, lang: Lang, names: &Names) -> LastBoard {
    let sight = Sight {
        lang,
        names,
        view: Some(view),
        with_bends: false,
    };
    let (corner, size) = Plan::alone().around_grid((10, 10));
    let mut scene = one_board(sight, board, None);
    let beside = [board::UNDER_LETTER, "missed ", "bed "];
    scene.remove(|name| beside.iter().any(|it| name.starts_with(it)));
    LastBoard::new(scene, corner, size).with_larger("satellite", 1.25)
}

/// Lays out one or two boards, as everyone sees them.
fn boards(sight: Sight<'_>, boards: &[BoardView]) -> Scene {
    match boards {
        [board] => one_board(sight, board, None),
        _ => {
            // At most a thousand.
            let mut scene = Scene::new(plan::WIDTH_OF_TWO, 2 * plan::HALF as u16);
            scene = scene.in_world(&palette::WORLD);
            for (board, nth) in boards.iter().zip(0..2) {
                board::draw(&mut scene, board, &Plan::of_two(nth));
                header::draw_beside(&mut scene, sight, board, nth);
            }
            scene
        }
    }
}

/// A board with what it does not tell itself, and what the other finds of one's own sky.
fn one_board(sight: Sight<'_>, board: &BoardView, own: Option<&BoardView>) -> Scene {
    let height = match sight.with_bends {
        true => plan::HEIGHT_WITH_BENDS,
        false => plan::HEIGHT,
    };
    let mut scene = Scene::new(plan::WIDTH, height).in_world(&palette::WORLD);
    board::draw(&mut scene, board, &Plan::alone());
    header::draw_above(&mut scene, sight, board);
    strip::draw_below(&mut scene, sight, board, own);
    scene
}

/// Number of satellites in a sky of this match.
fn satellites(sight: Sight<'_>) -> u8 {
    sight.view.map_or(0, |view| view.options.satellites.count())
}
