//! How a computer does where somebody has played alone. Made of the journal.

use sessions::Snapshot;

use crate::bot::context::Services;
use crate::game::ui::GameUi;

/// How whoever played alone did, and a computer on the same; nothing where that is no number.
pub(crate) async fn par<D: GameUi>(services: &Services, now: &Snapshot<D>) -> Option<(u16, u16)> {
    let (room, thoughts) = (now.room(), &services.thoughts);
    if !now.is_over() || room.seat_count() != 1 {
        return None;
    }
    let own = D::result(&now.public_view()?.open())?;
    if let Some(par) = thoughts.par(room.table) {
        return Some((own, par?));
    }
    let played = services.advisers.of::<D>()?.plays(now.anew()?).await;
    let par = played.and_then(|view| D::result(&view.open()));
    thoughts.keep_par(room.table, par);
    Some((own, par?))
}
