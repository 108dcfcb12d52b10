//! Confirmations: pages of the console that ask once more before something is done, with a yes and
//! a way back.

use games::{GameCommand, Said};
use text::Lang;

use super::{GameUi, Page, spaced};

/// Confirmation of a game command.
pub(crate) struct Question<D: GameUi> {
    /// Name of the game command.
    pub verb: &'static str,
    /// Word of the page.
    pub page: &'static str,
    /// Argument of the page and of its yes.
    pub carries: Carries,
    /// The word of the component that says yes.
    pub yes: &'static str,
    /// Label of the yes, where it shows the words.
    pub label: Option<fn(Lang, &Said) -> String>,
    /// The word of the component that leads back.
    pub back: &'static str,
    /// Text of the question.
    pub hint: fn(Lang, &D::View, &Said) -> String,
}

/// Way in which a page and its yes carry the words of a game command.
#[derive(Clone, Copy)]
pub(crate) enum Carries {
    /// Not at all: the command takes none. The argument is this mark, which tells questions on one
    /// page apart.
    Mark(&'static str),
    /// Words of one letter each.
    Letters,
    /// Words as they are.
    Words,
}

impl<D: GameUi> Question<D> {
    /// Confirmation on a page with the name of the command, which carries its words.
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

    /// Confirmation of a game command, if it has one.
    pub(crate) fn for_verb(verb: &str) -> Option<&'static Self> {
        D::QUESTIONS.iter().find(|question| question.verb == verb)
    }

    /// True if the viewer may use a game command now.
    pub(crate) fn is_offered(view: &D::View, verb: &GameCommand<D>) -> bool {
        D::viewer(view).is_some_and(|me| (verb.may)(view, me))
    }

    /// Argument of the page and of its yes.
    pub(crate) fn argument(&self, said: &Said) -> String {
        match self.carries {
            Carries::Mark(mark) => mark.to_owned(),
            Carries::Letters => said.places().concat(),
            Carries::Words => said.whole(),
        }
    }

    /// Words of the command in an argument; `None` for another question's.
    pub(crate) fn words(&self, verb: &GameCommand<D>, argument: &str) -> Option<Said> {
        match self.carries {
            Carries::Mark(mark) => (mark == argument).then(Said::default),
            Carries::Letters => Some(verb.split(&spaced(argument))),
            Carries::Words => Some(verb.split(argument)),
        }
    }

    /// The page that asks.
    pub(crate) fn page(&self, said: &Said) -> Page {
        Page::new(self.page, self.argument(said))
    }
}
