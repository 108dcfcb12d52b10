//! What people keep of a game, as its desk shows it to them: for their own eyes, on their consoles.

use games::{Game, Record};
use text::Lang;

use super::Page;
use crate::ids::Ids;
use crate::message::Row;

/// A game's records at its desk.
pub trait Shelf<G: Game>: Record {
    /// What the person's own record adds to a page of his console, under its rows.
    fn rows(&self, _lang: Lang, _view: &G::View, _page: &Page, _ids: &Ids) -> Vec<Row> {
        Vec::new()
    }

    /// The wish that a name in the person's own record stands for; `None` where nothing has names.
    fn recall(&self, _name: &str) -> Option<Result<G::Action, Self::Refusal>> {
        None
    }

    /// What came of an errand, with the record after it, or why it was refused.
    fn ran(lang: Lang, ran: Result<(&Self::Errand, &Self), &Self::Refusal>) -> String;

    /// As much as somebody can keep.
    #[cfg(test)]
    fn fullest() -> Self {
        Self::default()
    }
}

/// For games of which nothing is kept: nobody can ask for anything.
impl<G: Game> Shelf<G> for () {
    fn ran(_lang: Lang, ran: Result<(&Self::Errand, &Self), &Self::Refusal>) -> String {
        match ran {
            Ok((errand, ())) => match *errand {},
            Err(refusal) => match *refusal {},
        }
    }
}
