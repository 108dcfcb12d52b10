//! What a person can do now, laid out as a console: each role has its own.

use games::contact::{Contact, Phase, View};
use text::{Lang, Names, Words};

use super::{crew, practice, source};
use crate::desk::{Console, Page};
use crate::doors;
use crate::ids::Ids;
use crate::message::Row;

/// What a role's console adds to the status.
pub(super) type Offers = (Vec<String>, Vec<Row>);

/// Whatever every part of a console needs.
#[derive(Clone, Copy)]
pub(super) struct Sight<'v> {
    pub lang: Lang,
    pub view: &'v View,
    pub page: &'v Page,
    pub ids: &'v Ids,
}

impl Sight<'_> {
    /// What the page asks once more.
    pub fn question(self) -> Option<Offers> {
        let asked = doors::question::<Contact>(self.lang, self.view, self.page, self.ids)?;
        Some((vec![asked.text], asked.rows))
    }
}

pub(super) fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
    let sight = Sight {
        lang,
        view,
        page,
        ids,
    };
    let (hints, rows) = match (view.phase, &view.console) {
        (Phase::Practising { .. }, _) => practice::offers(sight),
        (Phase::Transmitting | Phase::Guessing, Some(console)) => source::offers(sight, console),
        (Phase::Guessing, None) => crew::offers(sight),
        (Phase::Transmitting, None) => (crew::heard(sight).into_iter().collect(), Vec::new()),
        (Phase::Over, _) => Offers::default(),
    };
    let status = Contact::status(lang, view, names);
    Console {
        text: std::iter::once(status)
            .chain(hints)
            .collect::<Vec<_>>()
            .join("\n"),
        rows,
    }
}
