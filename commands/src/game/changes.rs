//! Views of a table, now and before, so that a viewer's picture shows what changed. Made for one
//! audience at a time.

use games::{Everyone, Seat, To};
use sessions::{Room, Snapshot, Status};
use text::{Lang, Names};

use crate::game::ui::GameUi;
use crate::ui::message::Picture;

/// Number of public changes that are looked back over for the latest that shows on the board:
/// others, such as who is ready, stand beside it.
const CHANGES: usize = 12;
/// Since the viewer's last move; where nothing came after it, what it changed.
const MOVES: usize = 2;

/// A view, and the different ones before it, the latest first.
pub(crate) struct Looked<D: GameUi> {
    pub view: D::View,
    pub earlier: Vec<D::View>,
}

impl<D: GameUi> Looked<D> {
    /// The board, as this view has it, with what changed since marked.
    pub(crate) fn picture(&self, lang: Lang, names: &Names) -> Picture {
        let scene = render::scene_since::<D>(&self.view, &self.earlier, lang, names);
        Picture::still("board.png", &scene, D::alt(lang, &self.view, names))
    }
}

/// Number of views that a table looks back: none once it is over, where all is shown at once.
fn back(room: &Room, most: usize) -> usize {
    match room.status {
        Status::Lobby | Status::Playing => most,
        Status::Over { .. } | Status::Closed => 0,
    }
}

/// Views of everyone, now and before.
pub(crate) fn by_everyone<D: GameUi>(now: &Snapshot<D>) -> Option<To<Everyone, Looked<D>>> {
    let seen = now
        .public_view()?
        .zip(now.public_past(back(now.room(), CHANGES)))?;
    Some(seen.map(|(view, earlier)| Looked { view, earlier }))
}

/// Views of the person in a seat, now and after their last move.
pub(crate) fn by_seat<D: GameUi>(now: &Snapshot<D>, seat: Seat) -> Option<To<Seat, Looked<D>>> {
    let past = now.seat_past(seat, now.room().last_move(seat), back(now.room(), MOVES));
    let seen = now.seat_view(seat)?.zip(past)?;
    Some(seen.map(|(view, earlier)| Looked { view, earlier }))
}
