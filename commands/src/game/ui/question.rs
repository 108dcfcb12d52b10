//! Second questions before something is carried out: a page of the console with a yes and a way
//! back.

use games::{GameCommand, Said};
use text::Lang;

use super::{GameUi, Page, spaced};

/// Second question of a verb.
pub(crate) struct Question<D: GameUi> {
    /// The verb's name.
    pub verb: &'static str,
    /// The page's word.
    pub page: &'static str,
    /// Words that the page and its yes carry.
    pub carries: Carries,
    /// The word of the component that says yes.
    pub yes: &'static str,
    /// The yes button's label, where it tells what is said.
    pub label: Option<fn(Lang, &Said) -> String>,
    /// The word of the component that leads back.
    pub back: &'static str,
    /// The question.
    pub hint: fn(Lang, &D::View, &Said) -> String,
}

/// Words that a page with a question carries, and the component that says yes.
#[derive(Clone, Copy)]
pub(crate) enum Carries {
    /// A mark that tells them apart from others of the same words: nothing is said after the verb.
    Mark(&'static str),
    /// Words of one letter each.
    Letters,
    /// Words as they are.
    Words,
}

impl<D: GameUi> Question<D> {
    /// This verb is asked once more on the page of its own name, which carries what is said.
    pub(crate) const fn asks(
        verb: &'static str,
        yes: &'static str,
        hint: fn(Lang, &D::View, &Said) -> String,
    ) -> Self {
        Self {
            verb,
            page: verb,
            carries: Carries::Words,
            yes,
            label: None,
            back: "back",
            hint,
        }
    }

    /// Second question of this verb.
    pub(crate) fn of(verb: &str) -> Option<&'static Self> {
        D::QUESTIONS.iter().find(|question| question.verb == verb)
    }

    /// True if a verb is offered to the viewer.
    pub(crate) fn may(view: &D::View, verb: &GameCommand<D>) -> bool {
        D::viewer(view).is_some_and(|me| (verb.may)(view, me))
    }

    /// Argument of its page and of its yes.
    pub(crate) fn carried(&self, said: &Said) -> String {
        match self.carries {
            Carries::Mark(mark) => mark.to_owned(),
            Carries::Letters => said.places().concat(),
            Carries::Words => said.whole(),
        }
    }

    /// The words after the verb, of what they carry; `None` of what another question's do.
    pub(crate) fn said(&self, verb: &GameCommand<D>, carried: &str) -> Option<Said> {
        match self.carries {
            Carries::Mark(mark) => (mark == carried).then(Said::default),
            Carries::Letters => Some(verb.split(&spaced(carried))),
            Carries::Words => Some(verb.split(carried)),
        }
    }

    /// The page that asks.
    pub(crate) fn page(&self, said: &Said) -> Page {
        Page::of(self.page, self.carried(said))
    }
}
