//! How a computer does in a game that a person played alone. Made from the journal.

use sessions::Snapshot;

use crate::bot::context::Services;
use crate::game::ui::GameUi;

/// The results of the person who played alone and of a computer in the same game; `None` if either
/// is not a number.
pub(crate) async fn par<D: GameUi>(services: &Services, now: &Snapshot<D>) -> Option<(u16, u16)> {
    let (room, thoughts) = (now.room(), &services.thoughts);
    if !now.is_over() || room.seat_count() != 1 {
        return None;
    }
    let own = D::result(&now.public_view()?.open())?;
    if let Some(par) = thoughts.par(room.table) {
        return Some((own, par?));
    }
    let played = services.advisers.of::<D>()?.plays(now.rerun()?).await;
    let par = played.and_then(|view| D::result(&view.open()));
    thoughts.keep_par(room.table, par);
    Some((own, par?))
}
