//! What a game brings to Discord: its components and forms, its console, its words in a DM.
//!
//! What people did is read by the doors, from a desk's tables and the game's verbs; a desk lays out
//! what they can do next. It is pure: it sends nothing, awaits nothing, decides no rule, and sees
//! only the view of whoever asks.

use games::{Game, Record, Said, Seat, Verb};
use render::Draws;
use sessions::Millis;
use text::{Lang, Names};

use crate::app::Command;
use crate::doors::{Asking, Completion, Part, Question};
use crate::ids::{Ids, Stamp};
use crate::message::{Button, Form, Row};

/// One game's desk.
pub trait Desk: Draws {
    /// How many play, by name, where somebody may play alone: others first, then he alone.
    const COMPANY: Option<[&'static str; 2]> = None;

    /// Its components.
    fn parts() -> &'static [Part<Self>];

    /// What is asked once more.
    fn questions() -> &'static [Question<Self>] {
        &[]
    }

    /// Whose view it is.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// What words after a verb mean, in whatever language they are.
    fn reads(
        view: &Self::View,
        verb: &Verb<Self>,
        said: &Said,
    ) -> Result<Self::Action, Self::Refusal> {
        (verb.means)(view, said)
    }

    /// The verb that words without one mean, with those words; `None` for prose.
    fn guessed(view: &Self::View, said: &str) -> Option<(&'static Verb<Self>, Said)> {
        let verb = Self::verb(Self::bare(view, said)?)?;
        Some((verb, verb.split(said)))
    }

    /// What a typed word means that is no verb of the rules, with the words after it.
    fn beside(_view: &Self::View, _first: &str, _rest: &str) -> Option<Step<Self>> {
        None
    }

    /// What can stand in an option that is being typed, where that is more than the verb offers.
    fn completed(_view: &Self::View, _asking: &Asking<'_, Self>) -> Option<Vec<Completion>> {
        None
    }

    /// Its slash commands beside those of the verbs.
    fn besides() -> Vec<Command> {
        Vec::new()
    }

    /// The moment of a match that components belong to: those of another moment are stale.
    fn stamp(view: &Self::View) -> Stamp;

    /// The buttons under the public board that matter now, besides those that every table has.
    fn board_buttons(lang: Lang, view: &Self::View, ids: &Ids) -> Vec<Button>;

    /// What the person in this view's seat can do now.
    fn console(lang: Lang, view: &Self::View, names: &Names, page: &Page, ids: &Ids) -> Console;

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
