//! What is asked once more before it is carried out: a page of the console with a yes and a way
//! back.

use games::{GameCommand, Said};
use text::Lang;

use super::{GameUi, Page, spaced};

/// How a verb is asked once more.
pub(crate) struct Question<D: GameUi> {
    /// The verb's name.
    pub verb: &'static str,
    /// The page's word.
    pub page: &'static str,
    /// What the page and its yes carry.
    pub carries: Carries,
    /// The word of the component that says yes.
    pub yes: &'static str,
    /// The yes button's label, where it tells what is said.
    pub label: Option<fn(Lang, &Said) -> String>,
    /// The word of the component that leads back.
    pub back: &'static str,
    /// What is asked.
    pub hint: fn(Lang, &D::View, &Said) -> String,
}

/// What a page that asks carries, and the component that says yes.
#[derive(Clone, Copy)]
pub(crate) enum Carries {
    /// What tells them apart from others of the same words: nothing is said after the verb.
    Mark(&'static str),
    /// What is said, each word a letter.
    Letters,
    /// What is said, word by word.
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

    /// How this verb is asked once more.
    pub(crate) fn of(verb: &str) -> Option<&'static Self> {
        D::QUESTIONS.iter().find(|question| question.verb == verb)
    }

    /// Whether a verb is offered to the viewer.
    pub(crate) fn may(view: &D::View, verb: &GameCommand<D>) -> bool {
        D::viewer(view).is_some_and(|me| (verb.may)(view, me))
    }

    /// What its page and its yes carry.
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
