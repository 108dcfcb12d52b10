//! What a player of De la Terre à la Lune can do now, laid out as a console.

use games::Seat;
use games::terre_lune::{Stage, TerreLune, View};
use text::terre_lune::held;
use text::{Lang, Names, Words};

use super::outlook::{LinesAndRows, Outlook};
use super::{fight, turn};
use crate::game::ui::{Console, Page};
use crate::input;
use crate::ui::ids::Ids;

pub(super) fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
    let at = Outlook { lang, ids };
    let mut lines = vec![TerreLune::status(lang, view, names)];
    let mut rows = Vec::new();
    if let (Some(me), None) = (view.me, &view.tallies) {
        lines.extend(view.own.iter().flat_map(|own| held(lang, view, own)));
        let (hints, offered) = offers(&at, view, me, page, names);
        lines.extend(hints);
        rows = offered;
    }
    Console {
        text: lines.join("\n"),
        rows,
        more: Vec::new(),
    }
}

fn offers(at: &Outlook<'_>, view: &View, me: Seat, page: &Page, names: &Names) -> LinesAndRows {
    let Some(own) = &view.own else {
        return LinesAndRows::default();
    };
    if let Some(asked) = input::question::<TerreLune>(at.lang, view, page, at.ids) {
        return (vec![asked.text], asked.rows);
    }
    let mine = view.expects.filter(|(seat, _)| *seat == me);
    match (mine, &view.turn, &view.fight, &view.spoils) {
        (Some((_, Stage::Way { .. })), Some(it), ..) => turn::way(at, it, own, page, names),
        (Some((_, Stage::Peek)), ..) => turn::peek(at, own),
        (Some((_, Stage::Actions)), Some(it), ..) => turn::actions(at, it, own, page, names),
        (Some((_, Stage::Card)), _, Some(it), _) => fight::cards(at, own, it, names),
        (Some((_, Stage::Packing)), ..) => fight::packing(at, own, page),
        (Some((_, Stage::Seizing)), .., Some(it)) => fight::seizing(at, it, page),
        _ => fight::waiting(at, view, names),
    }
}
