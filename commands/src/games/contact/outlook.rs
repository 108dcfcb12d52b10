//! What every part of a console is made with.

use games::contact::{Contact, View};
use text::Lang;

use crate::game::ui::Page;
use crate::input;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Row};

/// What a role's console adds to the status: lines, rows, and what stands under ⋯.
#[derive(Default)]
pub(super) struct Offers {
    pub lines: Vec<String>,
    pub rows: Vec<Row>,
    pub more: Vec<Button>,
}

/// What every part of a console needs.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'v> {
    pub lang: Lang,
    pub view: &'v View,
    pub page: &'v Page,
    pub ids: &'v Ids,
}

impl Outlook<'_> {
    /// What the page asks once more.
    pub(super) fn question(self) -> Option<Offers> {
        let asked = input::question::<Contact>(self.lang, self.view, self.page, self.ids)?;
        Some(Offers {
            lines: vec![asked.text],
            rows: asked.rows,
            more: Vec::new(),
        })
    }
}
