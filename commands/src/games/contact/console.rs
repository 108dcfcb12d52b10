//! What a person can do now, laid out as a console: each role has its own.

use games::contact::{Contact, Phase, View};
use render::Draws;
use text::{Lang, Names, Words};

use super::outlook::{Offers, Outlook};
use super::{crew, practice, source};
use crate::game::ui::{Console, Page};
use crate::input;
use crate::table::console::AGAIN;
use crate::ui::ids::Ids;

pub(super) fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
    let outlook = Outlook {
        lang,
        view,
        page,
        ids,
    };
    let mut offers = match (view.phase, &view.console) {
        (Phase::Practising { .. }, _) => practice::offers(outlook),
        (Phase::Transmitting | Phase::Guessing, Some(console)) => source::offers(outlook, console),
        (Phase::Guessing, None) => crew::offers(outlook),
        (Phase::Transmitting, None) => Offers {
            lines: crew::heard(outlook).into_iter().collect(),
            ..Offers::default()
        },
        (Phase::Over, _) => Offers::default(),
    };
    if Contact::to_see_again(view).is_some() {
        let again = input::button::<Contact>(lang, ids, AGAIN, "");
        offers.more.push(again);
    }
    let status = Contact::status(lang, view, names);
    Console {
        text: std::iter::once(status)
            .chain(offers.lines)
            .collect::<Vec<_>>()
            .join("\n"),
        rows: offers.rows,
        more: offers.more,
    }
}
