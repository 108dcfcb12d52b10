//! What is asked once more before it is carried out: a page of the console with a yes and a way
//! back.

use games::Said;
use text::Lang;

use super::{Desk, Page};

/// How a verb is asked once more.
pub struct Question<D: Desk> {
    /// The verb's name.
    pub verb: &'static str,
    /// The page's word.
    pub page: &'static str,
    /// What tells the page and its yes apart from others of the same words; without it they carry
    /// what is said, letter by letter.
    pub of: Option<&'static str>,
    /// The word of the component that says yes.
    pub yes: &'static str,
    /// The yes button's label, where it tells what is said.
    pub label: Option<fn(Lang, &Said) -> String>,
    /// The word of the component that leads back.
    pub back: &'static str,
    /// What is asked.
    pub hint: fn(Lang, &D::View, &Said) -> String,
}

impl<D: Desk> Question<D> {
    /// What its page and its yes carry.
    pub fn carried(&self, said: &Said) -> String {
        let said = || said.places().concat();
        self.of.map_or_else(said, str::to_owned)
    }

    /// The page that asks.
    pub fn page(&self, said: &Said) -> Page {
        Page {
            word: self.page.to_owned(),
            argument: self.carried(said),
        }
    }
}
