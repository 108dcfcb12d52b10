//! What a game brings to Discord: its buttons, its console, its forms, its words in a DM.
//!
//! A desk reads what people did into an action and lays out what they can do next. It is pure: it
//! sends nothing, awaits nothing, decides no rule, and sees only the view of whoever asks.

use games::{Game, Record};
use render::Draws;
use sessions::Millis;
use text::{Lang, Names};

use crate::app::Command;
use crate::ids::{Ids, Stamp};
use crate::message::{Button, Form, Row};

/// One game's desk.
pub trait Desk: Draws {
    /// The game's slash commands.
    fn commands() -> Vec<Command>;

    /// The moment of a match that components belong to: those of another moment are stale.
    fn stamp(view: &Self::View) -> Stamp;

    /// The buttons under the public board that matter now, besides those that every table has.
    fn board_buttons(lang: Lang, view: &Self::View, ids: &Ids) -> Vec<Button>;

    /// What the person in this view's seat can do now.
    fn console(lang: Lang, view: &Self::View, names: &Names, page: &Page, ids: &Ids) -> Console;

    /// What using one of the game's components means.
    fn tap(lang: Lang, view: &Self::View, ids: &Ids, tapped: &Tapped<'_>) -> Step<Self>;

    /// What submitting one of the game's forms means.
    fn submit(view: &Self::View, word: &str, said: &str) -> Step<Self>;

    /// What words typed in the DM mean; `None` when they mean nothing here.
    fn typed(view: &Self::View, said: &str) -> Option<Step<Self>>;

    /// What can be typed, for whoever typed something else.
    fn typable(lang: Lang) -> String;

    /// Whether this view's seat owes a secret that is worth a DM.
    fn owes_a_secret(view: &Self::View) -> bool;

    /// The options of another table like this one, opened at this moment.
    fn again(options: &Self::Options, at: Millis) -> Self::Options {
        let _ = at;
        options.clone()
    }

    /// What the person's own record adds to a page of his console, under its rows.
    fn shelf(
        _lang: Lang,
        _view: &Self::View,
        _record: &Self::Record,
        _page: &Page,
        _ids: &Ids,
    ) -> Vec<Row> {
        Vec::new()
    }

    /// The wish that a name in the person's own record stands for; `None` where nothing has names.
    fn recall(
        _record: &Self::Record,
        _name: &str,
    ) -> Option<Result<Self::Action, RefusalOf<Self>>> {
        None
    }

    /// As much as somebody can keep.
    #[cfg(test)]
    fn fullest() -> Self::Record {
        Self::Record::default()
    }

    /// What came of an errand, with the record after it, or why it was refused.
    fn ran(
        _lang: Lang,
        _ran: Result<(&ErrandOf<Self>, &Self::Record), &RefusalOf<Self>>,
    ) -> String {
        String::new()
    }
}

/// What a game's people wish about their records.
pub type ErrandOf<D> = <<D as Game>::Record as Record>::Errand;
/// Why it cannot be granted.
pub type RefusalOf<D> = <<D as Game>::Record as Record>::Refusal;

/// A component that was used.
#[derive(Clone, Copy, Debug)]
pub struct Tapped<'t> {
    /// The desk's own word.
    pub word: &'t str,
    /// Its argument, possibly empty.
    pub argument: &'t str,
    /// What was chosen, in a select.
    pub chosen: Option<&'t str>,
    /// When, by Discord's own clock.
    pub at: Millis,
}

/// What something that a person did means.
pub enum Step<D: Desk> {
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
    /// A wish about what he keeps.
    Errand(ErrandOf<D>),
    /// What this name in his own record stands for.
    Recall(String),
    /// Nothing that this desk knows: an id from another time.
    Unknown,
}

impl<D: Desk> Step<D> {
    /// An action that had to be read first.
    pub fn read(action: Result<D::Action, D::Refusal>) -> Self {
        action.map_or_else(Self::Refuse, Self::Act)
    }
}

/// A page of a console. The first one has an empty word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The desk's own word.
    pub word: String,
    /// Its argument.
    pub argument: String,
}

/// What a console offers.
#[derive(Clone, Debug, Default)]
pub struct Console {
    /// What can be done now, in a few words.
    pub text: String,
    /// The buttons and selects for it, at most five rows with the shelf's.
    pub rows: Vec<Row>,
}
