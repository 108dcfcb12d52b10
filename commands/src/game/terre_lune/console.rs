//! Console of a player of De la Terre à la Lune.

use games::Seat;
use games::terre_lune::{OwnView, Stage, TerreLune};
use text::terre_lune::own_secrets;

use super::{fight, turn};
use crate::game::ui::{Console, Screen};

/// Console of a player.
pub(super) fn console(at: &Screen<'_, TerreLune>) -> Console {
    match (at.view.me, &at.view.own, &at.view.tallies) {
        (Some(me), Some(own), None) => decision(at, me, own).under(own_secrets(at.lang, own)),
        _ => Console::default(),
    }
}

/// Console for this player's decision, without their hand.
fn decision(at: &Screen<'_, TerreLune>, me: Seat, own: &OwnView) -> Console {
    if let Some(asked) = at.question() {
        return asked;
    }
    let view = at.view;
    let mine = view.expects.filter(|(seat, _)| *seat == me);
    match (mine, &view.turn, &view.spoils) {
        (Some((_, Stage::Way { .. })), Some(it), ..) => turn::way(at, it, own),
        (Some((_, Stage::Peek)), Some(it), ..) => turn::peek(at, it, own),
        (Some((_, Stage::Actions)), Some(it), ..) => turn::actions(at, it, own),
        (Some((_, Stage::Card)), ..) => fight::cards(at, own),
        (Some((_, Stage::Packing)), ..) => fight::packing(at, own),
        (Some((_, Stage::Seizing)), _, Some(it)) => fight::seizing(at, it),
        _ => Console::default(),
    }
}
