//! Steps: what using a component, a form or words means, as plain data.

use games::{RecordCommand, Said};
use sessions::Millis;

use super::GameUi;
use crate::ui::message::{Button, Form, Row};

/// Use of a component.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tapped<'t> {
    /// Word of the component.
    pub word: &'t str,
    /// Argument of the component, possibly empty.
    pub argument: &'t str,
    /// Choice in a select.
    pub chosen: Option<&'t str>,
    /// Time of the use, by Discord's own clock.
    pub at: Millis,
}

/// Meaning of a component, a form or words that were used.
pub(crate) enum Step<D: GameUi> {
    /// An action for the rules.
    Act(D::Action),
    /// An action for the rules, followed by this page of the console.
    ActAndTurn(D::Action, Page),
    /// A refusal without asking the rules, such as of an unreadable cell.
    Refuse(D::Refusal),
    /// A form to fill in first.
    Ask(Form),
    /// Another page of the console.
    Turn(Page),
    /// A component of another moment, though the stamp could not tell.
    Stale,
    /// A record command with these words.
    UseRecord(&'static RecordCommand<D>, Said),
    /// An id that the game does not know, from another version.
    Unknown,
}

impl<D: GameUi> Step<D> {
    /// Step of an action, or of the refusal to read one.
    pub(crate) fn from_action(action: Result<D::Action, D::Refusal>) -> Self {
        action.map_or_else(Self::Refuse, Self::Act)
    }
}

/// A page of a console. The first one has an empty word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    /// Word of the page.
    pub word: String,
    /// Argument of the page.
    pub argument: String,
}

impl Page {
    /// Word of the page that shows the latest move again: it costs nothing, and no one else sees
    /// it.
    pub(crate) const AGAIN: &'static str = "again";

    /// The page of this word, with this argument.
    pub(crate) fn new(word: &str, argument: impl Into<String>) -> Self {
        Self {
            word: word.to_owned(),
            argument: argument.into(),
        }
    }
}

/// Text and components of a console; the game's status is put above.
#[derive(Clone, Debug, Default)]
pub(crate) struct Console {
    /// Hints about what can be done now, in a few words.
    pub text: String,
    /// Selects and buttons: at most two selects, and one row of buttons of which one stands out.
    pub rows: Vec<Row>,
    /// Buttons that stand under ⋯.
    pub more: Vec<Button>,
}

impl Console {
    /// A console of these lines and rows.
    pub(crate) fn new(
        lines: impl IntoIterator<Item = String>,
        rows: impl IntoIterator<Item = Row>,
    ) -> Self {
        let lines: Vec<String> = lines.into_iter().collect();
        Self {
            text: lines.join("\n"),
            rows: rows.into_iter().collect(),
            more: Vec::new(),
        }
    }

    /// The console with these lines above.
    #[must_use]
    pub(crate) fn under(self, lines: impl IntoIterator<Item = String>) -> Self {
        let own = Some(self.text).filter(|text| !text.is_empty());
        let lines = lines.into_iter().filter(|line| !line.is_empty());
        let lines: Vec<String> = lines.chain(own).collect();
        Self {
            text: lines.join("\n"),
            ..self
        }
    }

    /// The console with these buttons under ⋯.
    #[must_use]
    pub(crate) fn with_more(self, more: impl IntoIterator<Item = Button>) -> Self {
        let more = more.into_iter().collect();
        Self { more, ..self }
    }
}
