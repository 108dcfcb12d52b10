//! View to scene to pixels: the boards as pictures.
//!
//! A game turns what one viewer sees into a [`Scene`] of named things; this crate turns any scene
//! into a palette PNG. It sees views and glimpses only: never a state, a secret or a session.

mod backdrop;
mod canvas;
mod contact;
mod cover;
mod emblems;
mod encode;
mod font;
mod geometry;
mod gif;
mod hint;
mod image_cache;
mod interceptor;
mod lzw;
mod motion;
mod names;
mod outline;
mod palette;
mod pencil;
mod piece;
mod placard;
mod planetaire;
mod poster;
mod reel;
mod renderer;
mod scene;
mod scenery;
mod shapes;
mod shaping;
mod signs;
mod since;
mod space_connection;
mod terre_lune;
#[cfg(test)]
mod tests;
mod theme;
mod trophy;
mod whole;
mod world;
mod zoom;

pub use cover::{Stage, avatar, banner, cover, front_door};
pub use motion::Motion;
pub use names::{drawable_name, player_name};
pub use piece::Sprite;
pub use placard::{Label, Placard, PlacardRow, placard};
pub use poster::{Poster, PosterTable, poster};
pub use reel::{After, Frame, Plays, Reel};
pub use renderer::Drawing;
pub use scene::{Anchor, Point, Scene, Shape, Size, Thing};
pub use scenery::Patch;
pub use theme::{Cut, Face, Ink, Sign, Tint, Weight};
pub use trophy::{LastBoard, Souvenir, margin, trophy, trophy_film};
pub use whole::{Glance, LARGEST, ORDINARY, SHORT, ending_film, game_film};
pub use world::World;
pub use zoom::Board;

use std::sync::Arc;

use games::Advice;
use image_cache::ImageCache;
use text::{Lang, Names};

/// What of all that is proven is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proofs {
    /// What is ruled out by one thing alone, such as a ray: to combine them is left for the viewer.
    EachRay,
    /// What is ruled out: what is so is left for the viewer to find.
    RuledOut,
    /// Everything.
    All,
}

/// A game that can be drawn.
#[diagnostic::on_unimplemented(
    message = "the game `{Self}` has no pictures (`Draws`)",
    note = "that belongs into `render/src/<game>`, which a `mod` line in `render/src/lib.rs` names"
)]
pub trait Draws: text::Words {
    /// What is marked when it changed since the viewer last looked, by how its names begin: pieces
    /// that came, moved or look otherwise, and counts.
    const WATCHED: &'static [&'static str];

    /// Pieces of these that leave a trail from where they were, by how their names begin.
    const TRAILING: &'static [&'static str] = &[];

    /// Diameter below which what changed is lit from behind, not ringed.
    const SMALL: u16 = 34;

    /// What is drawn of the way that a piece of these took between two views, clear of where it is
    /// now; nothing where no way is known, which leaves a bow.
    fn way_taken(now: &Self::View, before: &Self::View, piece: &scene::Thing) -> Vec<scene::Thing> {
        let _ = (now, before, piece);
        Vec::new()
    }

    /// True if a piece stands elsewhere than in an earlier view only to make room for others: that is
    /// no change.
    fn makes_room(now: &Self::View, before: &Self::View, piece: &scene::Thing) -> bool {
        let _ = (now, before, piece);
        false
    }

    /// Points on the way that one of the pieces that move took between two views; none where no way
    /// is known, which leads straight.
    fn way_between(before: &Self::View, now: &Self::View, piece: &scene::Thing) -> Vec<Point> {
        let _ = (before, now, piece);
        Vec::new()
    }

    /// True if a player's board shows as a film what moved since their last move.
    const FILMS_MOVES: bool = false;

    /// The picture of an event in a film that comes to rest on this scene.
    fn event_within(event: Scene, rest: &Scene) -> Scene {
        event.within(rest.size())
    }

    /// The board at the very end, where the picture then shows what everyone came to.
    fn before_the_count(view: &Self::View) -> Option<Self::View> {
        let _ = view;
        None
    }

    /// The colours of its pictures.
    const WORLD: &'static World = &world::HOUSE;

    /// What moves in a film of its ending.
    const MOTION: Motion = Motion::NONE;

    /// Its board, within which a closer look stays; all of its picture where there is none.
    const BOARD: Option<Board> = None;

    /// Piece around which a closer look is cut out, by its name; where there is none, what changed.
    fn followed_piece(view: &Self::View) -> Option<String> {
        let _ = view;
        None
    }

    /// The colour of the ground of its covers, and that of their words.
    const COLOURS: (Tint, Tint) = (Tint::Violet, Tint::Yellow);

    /// What lies behind the action of its covers, the first under the others.
    fn scenery(stage: Stage) -> Vec<Patch> {
        let (ground, _) = Self::COLOURS;
        let glow = [(150, 3), (110, 4)];
        let glow = glow.map(|(radius, eighths)| {
            Patch::disc(stage, (0, 0), radius, Ink::Shade(ground, eighths))
        });
        glow.into()
    }

    /// Draws the action that its covers show.
    fn draw_hero(scene: &mut Scene, stage: Stage) {
        let rocket = shapes::sprite(emblems::Emblem::Flying(Tint::Red, 45), stage.size(120));
        scene.add("rocket", stage.place(0, 0), rocket);
    }

    /// The last board for a trophy.
    fn last_board(view: &Self::View, lang: Lang, names: &Names) -> Option<LastBoard> {
        let _ = (view, lang, names);
        None
    }

    /// Seats that did no worse than the winner but in points, with their own last boards: the
    /// winner's first. Of fewer than two the trophy shows the last board alone.
    fn equal_boards(view: &Self::View, lang: Lang, names: &Names) -> Vec<(games::Seat, LastBoard)> {
        let _ = (view, lang, names);
        Vec::new()
    }

    /// What a seat came to in the end, more being better; `None` where nothing is counted.
    fn points(view: &Self::View, seat: games::Seat) -> Option<i32> {
        let _ = (view, seat);
        None
    }

    /// A scene of each layout, with everything that it can show: what is warmed up with, and what
    /// must be legible with any names.
    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene>;

    /// The picture of what this viewer sees: public where the view belongs to no seat.
    fn scene(view: &Self::View, lang: Lang, names: &Names) -> Scene;

    /// The same with advice drawn in, in [`Ink::Hint`]: for the seat whose view it is, alone.
    fn hinted(view: &Self::View, advice: &Advice<Self>, lang: Lang, names: &Names) -> Scene {
        let _ = advice;
        Self::scene(view, lang, names)
    }

    /// The same with what is proven drawn in, for a seat that wants it; `None` where nothing is.
    fn proven(view: &Self::View, proofs: Proofs, lang: Lang, names: &Names) -> Option<Scene> {
        let _ = (view, proofs, lang, names);
        None
    }

    /// The whole picture larger, for a viewer who wants to look closely; `None` where a part of it
    /// does.
    fn scene_large(view: &Self::View, lang: Lang, names: &Names) -> Option<Scene> {
        let _ = (view, lang, names);
        None
    }

    /// The picture of a page of the rules, by its key, and what it shows in words.
    fn scene_of_rules(page: &str, lang: Lang) -> Option<(Scene, String)> {
        let _ = (page, lang);
        None
    }

    /// News that deserve a picture of their own, such as a reveal; `None` for the others.
    fn scene_of_news(glimpse: &Self::Glimpse, lang: Lang, names: &Names) -> Option<Scene> {
        let _ = (glimpse, lang, names);
        None
    }

    /// News that deserve a picture that moves, such as a replay; it takes the place of the still.
    fn reel_of_news(glimpse: &Self::Glimpse, lang: Lang, names: &Names) -> Option<Reel> {
        let _ = (glimpse, lang, names);
        None
    }

    /// The last movement that this viewer saw, over their own picture, on which it comes to rest.
    fn last_film(view: &Self::View, lang: Lang, names: &Names) -> Option<Reel> {
        let _ = (view, lang, names);
        None
    }

    /// A film in the place of the picture, on which it comes to rest: what has just moved, where
    /// anything has.
    fn film_in_place(view: &Self::View, lang: Lang, names: &Names) -> Option<Reel> {
        let film = Self::has_just_moved(view).then(|| Self::last_film(view, lang, names));
        film.flatten()
    }

    /// The same over what is proven, for a seat that wants it.
    fn film_over_proofs(
        view: &Self::View,
        proofs: Proofs,
        lang: Lang,
        names: &Names,
    ) -> Option<Reel> {
        let _ = (view, proofs, lang, names);
        None
    }

    /// True if nothing happened since that movement: its film takes the place of the picture.
    fn has_just_moved(view: &Self::View) -> bool {
        let _ = view;
        false
    }
}

/// What is marked in a game's pictures when it changed.
const fn marked<G: Draws>() -> since::Marked<'static> {
    since::Marked {
        watched: G::WATCHED,
        trailing: G::TRAILING,
        small: G::SMALL,
    }
}

/// A picture of this view with what changed marked.
fn marked_since<G: Draws>(
    scene: Scene,
    (view, earlier): (&G::View, &[G::View]),
    lang: Lang,
    names: &Names,
) -> Scene {
    let before = earlier.iter().map(|it| (G::scene(it, lang, names), it));
    mark_since::<G>(scene, view, before)
}

/// A picture of this view with what differs from earlier ones marked.
fn mark_since<'v, G: Draws>(
    scene: Scene,
    view: &G::View,
    earlier: impl Iterator<Item = (Scene, &'v G::View)>,
) -> Scene
where
    G::View: 'v,
{
    since::mark(
        scene,
        earlier,
        marked::<G>(),
        |before, piece| G::way_taken(view, before, piece),
        |before, piece| G::makes_room(view, before, piece),
    )
}

/// The picture of what this viewer sees, with what changed marked: since the first of their earlier
/// views, the latest of them first, in which anything was otherwise.
pub fn scene_since<G: Draws>(
    view: &G::View,
    earlier: &[G::View],
    lang: Lang,
    names: &Names,
) -> Scene {
    marked_since::<G>(G::scene(view, lang, names), (view, earlier), lang, names)
}

/// The picture of an event, and what moved from each of these views to the next, as a film that
/// comes to rest on a picture of the last of them; `None` where there was nothing.
pub fn moves_since<G: Draws>(
    views: &[G::View],
    event: Option<Scene>,
    rest: impl FnOnce() -> Scene,
    lang: Lang,
    names: &Names,
) -> Option<Reel> {
    whole::film_of_moves::<G>((event, views), rest, lang, names)
}

/// The same with advice drawn in.
pub fn hinted_since<G: Draws>(
    (view, earlier): (&G::View, &[G::View]),
    advice: &Advice<G>,
    lang: Lang,
    names: &Names,
) -> Scene {
    let hinted = G::hinted(view, advice, lang, names);
    marked_since::<G>(hinted, (view, earlier), lang, names)
}

/// The same with what is proven drawn in; `None` where nothing is.
pub fn proven_since<G: Draws>(
    (view, earlier): (&G::View, &[G::View]),
    proofs: Proofs,
    lang: Lang,
    names: &Names,
) -> Option<Scene> {
    let proven = G::proven(view, proofs, lang, names)?;
    Some(marked_since::<G>(proven, (view, earlier), lang, names))
}

/// The same larger, for a viewer who wants to look closely: as the game draws it so, or else the
/// part of it that matters.
pub fn large_since<G: Draws>(
    view: &G::View,
    earlier: &[G::View],
    lang: Lang,
    names: &Names,
) -> Scene {
    let Some(large) = G::scene_large(view, lang, names) else {
        let scene = scene_since::<G>(view, earlier, lang, names);
        return zoom::cut(&scene, G::BOARD, G::followed_piece(view).as_deref());
    };
    let before = earlier.iter();
    let before = before.filter_map(|it| Some((G::scene_large(it, lang, names)?, it)));
    mark_since::<G>(large, view, before)
}

/// The scene as a palette PNG. The same scene gives the same bytes.
pub fn png(scene: &Scene) -> Vec<u8> {
    encode(&draw(scene))
}

/// The reel as an animated GIF. The same reel gives the same bytes.
pub fn gif(reel: &Reel) -> Vec<u8> {
    renderer::renderer().film(reel)
}

/// How many stills and films are remembered: those of the tables at which something happens now.
const STILLS: usize = 24;
const FILMS: usize = 8;

/// The same bytes as [`fn@png`]; of what was shown a moment ago, without drawing or encoding it
/// again.
pub fn still(scene: &Scene) -> Arc<[u8]> {
    static SHOWN: ImageCache<Scene> = ImageCache::new(STILLS);
    SHOWN.get(scene, || png(scene))
}

/// The same bytes as [`fn@gif`]; of what was shown a moment ago, without drawing or encoding it
/// again.
pub fn film(reel: &Reel) -> Arc<[u8]> {
    static SHOWN: ImageCache<Reel> = ImageCache::new(FILMS);
    SHOWN.get(reel, || gif(reel))
}

/// Draws the scene: the first half of [`fn@png`].
pub fn draw(scene: &Scene) -> Drawing {
    renderer::renderer().paint(scene)
}

/// Encodes what was drawn: the second half of [`fn@png`].
pub fn encode(picture: &Drawing) -> Vec<u8> {
    picture.develop()
}

/// Draws once what a game's pictures are made of, so that its first players do not wait for it.
pub fn warm_up<G: Draws>() {
    let no_one = Names::new(Vec::new(), Vec::new());
    for scene in G::rehearsals(Lang::En, &no_one) {
        let _ = renderer::renderer().paint(&scene);
    }
}

/// The rehearsals of every game, by its id.
#[cfg(test)]
fn rehearsals(lang: Lang, names: &Names) -> Vec<(&'static str, Scene)> {
    fn of<G: Draws>(lang: Lang, names: &Names) -> Vec<(&'static str, Scene)> {
        let scenes = G::rehearsals(lang, names).into_iter();
        scenes.map(|scene| (G::ID, scene)).collect()
    }
    macro_rules! rehearsed {
        ($($name:ident: $game:ty,)+) => {
            [$(of::<$game>(lang, names)),+].concat()
        };
    }
    games::each_game!(rehearsed)
}
