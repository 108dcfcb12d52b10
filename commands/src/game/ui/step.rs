//! Meaning of a person's act, as plain data. It does nothing.

use games::{RecordCommand, Said};
use sessions::Millis;

use super::GameUi;
use crate::ui::message::{Button, Form, Row};

/// A component that was used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tapped<'t> {
    /// The game's own word.
    pub word: &'t str,
    /// Argument, possibly empty.
    pub argument: &'t str,
    /// Choice in a select.
    pub chosen: Option<&'t str>,
    /// When, by Discord's own clock.
    pub at: Millis,
}

/// Meaning of a person's act.
pub(crate) enum Step<D: GameUi> {
    /// A wish for the rules.
    Act(D::Action),
    /// A wish for the rules by someone who is not done here: this page of the console follows.
    ActOn(D::Action, Page),
    /// Something that can be refused without asking the rules, such as an unreadable cell.
    Refuse(D::Refusal),
    /// A form to fill first.
    Ask(Form),
    /// Another page of the console.
    Turn(Page),
    /// A component of another moment than the table's, though the stamp could not tell.
    Stale,
    /// Something that the player does with their record, with these words.
    Keeps(&'static RecordCommand<D>, Said),
    /// The game does not know it: an id from another version.
    Unknown,
}

impl<D: GameUi> Step<D> {
    /// An action that had to be read first.
    pub(crate) fn read(action: Result<D::Action, D::Refusal>) -> Self {
        action.map_or_else(Self::Refuse, Self::Act)
    }
}

/// A page of a console. The first one has an empty word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    /// The game's own word.
    pub word: String,
    /// Argument.
    pub argument: String,
}

impl Page {
    /// The word of the page that shows the latest move again: it costs nothing, and no one else
    /// sees it.
    pub(crate) const AGAIN: &'static str = "again";

    /// The page of this word, with this argument.
    pub(crate) fn of(word: &str, argument: impl Into<String>) -> Self {
        Self {
            word: word.to_owned(),
            argument: argument.into(),
        }
    }
}

/// Text and buttons of a console. What a game lays out stands under its status.
#[derive(Clone, Debug, Default)]
pub(crate) struct Console {
    /// Things that can be done now, in a few words.
    pub text: String,
    /// The selects and buttons for it: at most two selects, and one row of buttons of which one
    /// stands out.
    pub rows: Vec<Row>,
    /// Buttons that stand under ⋯.
    pub more: Vec<Button>,
}

impl Console {
    /// These lines and these rows.
    pub(crate) fn of(
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

    /// Console under these lines.
    #[must_use]
    pub(crate) fn under(self, lines: impl IntoIterator<Item = String>) -> Self {
        let own = Some(self.text).filter(|text| !text.is_empty());
        let lines: Vec<String> = lines.into_iter().chain(own).collect();
        Self {
            text: lines.join("\n"),
            ..self
        }
    }

    /// Console with more buttons under ⋯.
    #[must_use]
    pub(crate) fn and(self, more: impl IntoIterator<Item = Button>) -> Self {
        let more = more.into_iter().collect();
        Self { more, ..self }
    }
}
