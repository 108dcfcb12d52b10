//! Views of a table, now and before, from which a viewer's picture shows what changed. Made for one
//! audience at a time.

use games::{Advice, Audience, Everyone, Seat, To};
use render::{Proofs, Reel, Scene};
use sessions::{Mood, NewsItem, Room, Snapshot, Status, Version};
use text::{Lang, Names};

use crate::game::ui::GameUi;
use crate::ui::message::Picture;

/// Number of public changes that are looked back over for the latest that shows on the board:
/// others, such as who is ready, stand beside it.
const PUBLIC_CHANGES: usize = 12;
/// Number of views since the viewer's last move: that of the move itself where nothing came after
/// it.
const OWN_MOVES: usize = 2;

/// The current view, and the different ones before it, latest first.
pub(crate) struct RecentViews<D: GameUi> {
    pub now: D::View,
    pub earlier: Vec<D::View>,
    /// Proven things that the viewer wants to see.
    pub proofs: Option<Proofs>,
    /// Views since the viewer's last move, the earliest first, for a film of what they did not see.
    pub moves: Vec<D::View>,
    /// News since then, with the move's own: the last that has a picture is shown first.
    pub news: Vec<D::Glimpse>,
}

impl<D: GameUi> RecentViews<D> {
    /// Picture of the board: what has just moved as a film over it, or else with recent changes
    /// marked.
    pub(crate) fn picture(&self, lang: Lang, names: &Names) -> Picture {
        let alt = || D::alt(lang, &self.now, names);
        let film = self.reel(lang, names);
        let film = film.map(|reel| Picture::film("replay.gif", &reel, alt()));
        film.unwrap_or_else(|| self.still(lang, names))
    }

    /// Film of what has just moved.
    fn reel(&self, lang: Lang, names: &Names) -> Option<Reel> {
        let over = |proofs| D::film_over_proofs(&self.now, proofs, lang, names);
        let reel = self.proofs.and_then(over);
        let reel = reel.or_else(|| D::film_in_place(&self.now, lang, names));
        reel.or_else(|| self.film_of_moves(lang, names))
    }

    /// Film of the last movement over the board. Where it replaces another, only another name lets
    /// it begin again.
    pub(crate) fn film(&self, name: &'static str, lang: Lang, names: &Names) -> Option<Picture> {
        let reel = D::last_film(&self.now, lang, names)?;
        Some(Picture::film(name, &reel, D::alt(lang, &self.now, names)))
    }

    /// Film of what moved since the viewer's last move, over the picture of the board.
    fn film_of_moves(&self, lang: Lang, names: &Names) -> Option<Reel> {
        let rest = || render::scene_since::<D>(&self.now, &self.earlier, lang, names);
        let mut latest = self.news.iter().rev();
        let event = latest.find_map(|news| D::scene_of_news(news, lang, names));
        render::moves_since::<D>(&self.moves, event, rest, lang, names)
    }

    /// Picture of the board at rest, with recent changes marked.
    pub(crate) fn still(&self, lang: Lang, names: &Names) -> Picture {
        let scene = self
            .proven_scene(lang, names)
            .unwrap_or_else(|| render::scene_since::<D>(&self.now, &self.earlier, lang, names));
        Picture::still("board.png", &scene, D::alt(lang, &self.now, names))
    }
}

impl<D: GameUi> RecentViews<D> {
    /// Picture of the board with an act that is not done yet; before it `since` then, as a film, what
    /// has just moved.
    pub(crate) fn considered(
        &self,
        (action, since): (D::Action, bool),
        lang: Lang,
        names: &Names,
    ) -> Picture {
        let why = Vec::new();
        let advice = Advice { action, why };
        let seen = (&self.now, self.earlier.as_slice());
        let scene = render::hinted_since::<D>(seen, &advice, lang, names);
        let alt = D::alt(lang, &self.now, names);
        let film = since.then(|| self.reel(lang, names)).flatten();
        match film {
            Some(film) => Picture::film("replay.gif", &film.before(scene), alt),
            None => Picture::still("board.png", &scene, alt),
        }
    }

    /// The current view, and those before it, without what is proven.
    pub(crate) const fn new(now: D::View, earlier: Vec<D::View>) -> Self {
        Self {
            now,
            earlier,
            proofs: None,
            moves: Vec::new(),
            news: Vec::new(),
        }
    }

    /// Scene of the board with what is proven, where the viewer wants it and anything is.
    fn proven_scene(&self, lang: Lang, names: &Names) -> Option<Scene> {
        let seen = (&self.now, self.earlier.as_slice());
        render::proven_since::<D>(seen, self.proofs?, lang, names)
    }

    /// True if the picture shows what is proven all together, which is help.
    pub(crate) fn shows_proofs(&self, lang: Lang, names: &Names) -> bool {
        let scene = |proofs| D::proven(&self.now, proofs, lang, names);
        let together = self.proofs.filter(|proofs| *proofs != Proofs::EachRay);
        together.and_then(scene).is_some()
    }
}

/// Number of earlier views: none once the game is over, when everything is shown at once.
fn views_back(room: &Room, most: usize) -> usize {
    match room.status {
        Status::Lobby | Status::Playing => most,
        Status::Over { .. } | Status::Closed => 0,
    }
}

/// Recent views of everyone.
pub(crate) fn for_everyone<D: GameUi>(now: &Snapshot<D>) -> Option<To<Everyone, RecentViews<D>>> {
    let seen = now
        .public_view()?
        .zip(now.public_past(views_back(now.room(), PUBLIC_CHANGES)))?;
    let seen = seen.map(|(now, earlier)| RecentViews::new(now, earlier));
    let last = Version(now.room().public.0.saturating_sub(1));
    let news = is_played(now.room()).then(|| now.public_news(last));
    let news = news.into_iter().flatten().filter(stands);
    Some(seen.gather(news.map(|it| it.glimpse), |views, it| views.news.push(it)))
}

/// True if a game goes on: its end is shown all at once.
const fn is_played(room: &Room) -> bool {
    matches!(room.status, Status::Playing)
}

/// True if this was not taken back.
fn stands<A: Audience, D: GameUi>(news: &NewsItem<A, D>) -> bool {
    news.mood == Mood::Stands
}

/// Views of the person in a seat, now and after their last move.
pub(crate) fn for_seat<D: GameUi>(
    now: &Snapshot<D>,
    seat: Seat,
) -> Option<To<Seat, RecentViews<D>>> {
    let past = now.seat_past(
        seat,
        now.room().last_move(seat),
        views_back(now.room(), OWN_MOVES),
    );
    let seen = now.seat_view(seat)?.zip(past)?;
    let seen = seen.map(|(now, earlier)| RecentViews::new(now, earlier));
    let moves = shows_moves::<D>(now, seat).then(|| now.seat_moves(seat));
    let seen = seen.gather(moves, |views, moves| views.moves = moves);
    let before = Version(now.room().last_move(seat).0.saturating_sub(1));
    let news = is_played(now.room()).then(|| now.seat_news(seat, before));
    let news = news.into_iter().flatten().filter(stands);
    Some(seen.gather(news.map(|it| it.glimpse), |views, it| views.news.push(it)))
}

/// True if the person in a seat is shown a film of what moved since their last move: once it is
/// their turn again, and when the game is over.
fn shows_moves<D: GameUi>(now: &Snapshot<D>, seat: Seat) -> bool {
    let room = now.room();
    let is_due = || room.due.iter().any(|due| due.seat == seat);
    let is_over = matches!(room.status, Status::Over { .. });
    D::FILMS_MOVES && (is_over || is_due())
}
