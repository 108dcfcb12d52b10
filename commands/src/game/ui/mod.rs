//! A game's part of Discord: its components and modals, its console, its words in a DM.
//!
//! `input` reads what people did, from its components and the game's commands; the `GameUi` lays
//! out what they can do next. It is pure: it sends nothing, awaits nothing, decides no rule, and
//! sees only the caller's view.

mod asking;
mod component;
mod guidance;
mod question;
mod record_ui;
mod screen;
mod step;

pub(crate) use asking::{Asking, Completion};
pub(crate) use component::{
    Certainty, Component, Effect, Fills, Modal, Says, argument, both, chosen, initial, joined,
    letters, nothing, spaced,
};
pub(crate) use guidance::Guidance;
pub(crate) use question::{Carries, Question};
pub(crate) use record_ui::RecordUi;
pub(crate) use screen::Screen;
pub(crate) use step::{Console, Page, Step, Tapped};

use games::{GameCommand, Said, Seat};
use render::Draws;
use sessions::{Millis, Pace};
use text::Lang;

use crate::ui::ids::Stamp;
use crate::ui::message::{Button, Row};

/// The Discord UI of one game.
#[diagnostic::on_unimplemented(
    message = "the game `{Self}` has no screens (`GameUi`)",
    note = "that belongs into `commands/src/game/<game>`, which a `mod` line in `commands/src/game/mod.rs` names"
)]
pub(crate) trait GameUi: Draws<Record: RecordUi<Self>> {
    /// Number of players by name, for games that can be played alone: first with others, then
    /// alone.
    const COMPANY: Option<[&'static str; 2]> = None;
    /// True if *Play now* starts the game for one: for a team game, where Houston leads.
    const NOW_IS_SOLO: bool = false;
    /// Pace of a table where nothing else is said.
    const PACE: Pace = Pace::Days;
    /// True if a console offers advice by itself; where advice solves the game, only those get it
    /// who ask.
    const OFFERS_ADVICE: bool = true;
    /// Components of the game.
    const COMPONENTS: &'static [Component<Self>];
    /// Second questions of the game.
    const QUESTIONS: &'static [Question<Self>] = &[];

    /// Seat of this view.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// Reads words after a verb, in any language.
    fn reads(
        view: &Self::View,
        verb: &GameCommand<Self>,
        said: &Said,
    ) -> Result<Self::Action, Self::Refusal> {
        (verb.means)(view, said)
    }

    /// Words after a command in the notation, where writers of this language use others.
    fn noted(_lang: Lang, _verb: &GameCommand<Self>, said: &Said) -> Said {
        said.clone()
    }

    /// Words of the notation as readers of this language write them.
    fn written(_lang: Lang, words: &str) -> String {
        words.to_owned()
    }

    /// The verb that words without one mean, with those words; `None` for prose.
    fn guessed(view: &Self::View, said: &str) -> Option<(&'static GameCommand<Self>, Said)> {
        let verb = Self::verb(Self::bare(view, said)?)?;
        Some((verb, verb.split(said)))
    }

    /// Completions of an option, where there are more than the verb offers.
    fn completed(_view: &Self::View, _asking: &Asking<'_, Self>) -> Option<Vec<Completion>> {
        None
    }

    /// The moment of a match that components belong to: those of another moment are stale.
    fn stamp(view: &Self::View) -> Stamp;

    /// Guidance for the moment, for the viewer.
    fn moment(view: &Self::View) -> Guidance;

    /// The select and then the buttons under the public board that matter now, besides those that
    /// every table has.
    fn board_rows(at: &Screen<'_, Self>) -> (Option<Row>, Vec<Button>);

    /// Console of the person in this view's seat. Where the game stands is told above it.
    fn console(at: &Screen<'_, Self>) -> Console;

    /// True if this view's seat has a secret to make that is worth a DM.
    fn owes_a_secret(view: &Self::View) -> bool;

    /// The options of another table like this one, opened at this moment.
    fn again(options: &Self::Options, _at: Millis) -> Self::Options {
        options.clone()
    }

    /// News with the day on which they happened, where they bear one: the rules know no clock.
    fn dated(news: Self::Glimpse, _at: Millis) -> Self::Glimpse {
        news
    }
}
