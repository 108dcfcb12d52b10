//! A game's part of Discord: its components and modals, its console, its words in a DM.
//!
//! `input` reads what people did, from its components and the game's commands; the `GameUi` lays
//! out what they can do next. It is pure: it sends nothing, awaits nothing, decides no rule, and
//! sees only the caller's view.

mod component;
mod guidance;
mod question;
mod record_ui;
mod screen;
mod step;
mod typed_option;

pub(crate) use component::{
    Certainty, Component, Effect, Fills, Modal, Says, argument, both, chosen, initial, joined,
    letters, nothing, spaced,
};
pub(crate) use guidance::Guidance;
pub(crate) use question::{Carries, Question};
pub(crate) use record_ui::RecordUi;
pub(crate) use screen::Screen;
pub(crate) use step::{Console, Page, Step, Tapped};
pub(crate) use typed_option::{Completion, TypedOption};

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
    /// Names of the choices of company, for games that can be played alone: with others, then
    /// alone.
    const COMPANY: Option<[&'static str; 2]> = None;
    /// True if *Play now* starts the game for one person: for a team game, in which Houston leads.
    const NOW_IS_SOLO: bool = false;
    /// Pace of a table where no other is chosen.
    const PACE: Pace = Pace::Days;
    /// True if a console offers advice by itself. Where advice solves the game, it must be allowed
    /// at the table.
    const OFFERS_ADVICE: bool = true;
    /// Rows of a phone for news in a console in which what the player's own move brought about
    /// stays, besides others' moves since, which may come before they have read it.
    const RESULT_ROWS: usize = 0;
    /// Key of the line that explains how what is proven is drawn, for a game that can draw it.
    const PROOFS: Option<&'static str> = None;
    /// Components of the game.
    const COMPONENTS: &'static [Component<Self>];
    /// Confirmations that the game asks for.
    const QUESTIONS: &'static [Question<Self>] = &[];

    /// Seat of this view.
    fn viewer(view: &Self::View) -> Option<Seat>;

    /// Reads the words after a verb, in any language, as an action.
    fn read_action(
        view: &Self::View,
        verb: &GameCommand<Self>,
        said: &Said,
    ) -> Result<Self::Action, Self::Refusal> {
        (verb.means)(view, said)
    }

    /// Turns the words of a writer of this language into the notation.
    ///
    /// # Errors
    /// They cannot be read.
    fn to_notation(
        _lang: Lang,
        _verb: &GameCommand<Self>,
        said: &Said,
    ) -> Result<Said, Self::Refusal> {
        Ok(said.clone())
    }

    /// Turns words of the notation into those of a reader of this language.
    fn from_notation(_lang: Lang, words: &str) -> String {
        words.to_owned()
    }

    /// The verb that words without one mean, with those words; `None` for prose.
    fn guess_verb(
        _lang: Lang,
        view: &Self::View,
        said: &str,
    ) -> Option<(&'static GameCommand<Self>, Said)> {
        let verb = Self::verb(Self::bare(view, said)?)?;
        Some((verb, verb.split(said)))
    }

    /// Completions of an option that are better than those that the verb offers.
    fn completions(_view: &Self::View, _option: &TypedOption<'_, Self>) -> Option<Vec<Completion>> {
        None
    }

    /// Moment of a game to which its components belong: those of another moment are stale.
    fn stamp(view: &Self::View) -> Stamp;

    /// Round of the game, which never falls: those who follow it are told each.
    fn round(view: &Self::View) -> u16 {
        Self::stamp(view).0
    }

    /// Guidance for the viewer at this moment.
    fn moment(view: &Self::View) -> Guidance;

    /// Proposal for a player's first game, and why, in place of the tip for this moment.
    fn proposal(_lang: Lang, _view: &Self::View) -> Option<String> {
        None
    }

    /// The game's select and buttons under the public board.
    fn board_rows(at: &Screen<'_, Self>) -> (Option<Row>, Vec<Button>);

    /// The seat whose piece these news moved: words say where it is now, if its player did not
    /// move it.
    fn moved(_glimpse: &Self::Glimpse) -> Option<Seat> {
        None
    }

    /// True for news that the board of a console shows whole: they need no words beside it.
    fn is_on_the_board(_glimpse: &Self::Glimpse) -> bool {
        false
    }

    /// Act that a page of the console is about, as long as it is not done: the picture shows it.
    fn in_mind(at: &Screen<'_, Self>) -> Option<Self::Action> {
        let _ = at;
        None
    }

    /// Console of the viewer; the game's status is put above it.
    fn console(at: &Screen<'_, Self>) -> Console;

    /// True if the viewer has a secret to make that is worth a DM.
    fn has_secret_due(view: &Self::View) -> bool;

    /// Options of a person's first game, which they begin at once.
    fn first_options(options: Self::Options) -> Self::Options {
        options
    }

    /// Action that spares a person in their first game what comes before the game proper, and the
    /// key of a line about it.
    fn first_set_up(_view: &Self::View) -> Option<(Self::Action, &'static str)> {
        None
    }

    /// Options of another table like this one, opened at this moment.
    fn next_options(options: &Self::Options, _at: Millis) -> Self::Options {
        options.clone()
    }

    /// Label and options of a harder game that the end of this one proposes.
    fn next_challenge(
        _lang: Lang,
        _view: &Self::View,
        _options: &Self::Options,
    ) -> Option<(String, Self::Options)> {
        None
    }

    /// News with the day on which they happened, where they show one: the rules know no clock.
    fn with_date(news: Self::Glimpse, _at: Millis) -> Self::Glimpse {
        news
    }
}
