//! The one button that takes off and lands, and its neighbours.
//!
//! Its id tells how many presses of the take it knew of. A real hand may press again before the
//! button has changed, so a button that lags behind still counts, as the take stands; only the
//! rules tell a double click. A button that lags behind for long is an old one: nothing happens,
//! and the present console comes instead.

use games::contact::{Action, Contact, Millis, Take, View};
use text::Lang;

use super::{labelled, row};
use crate::game::ui::{Step, Tapped};
use crate::input;
use crate::ui::ids::Ids;
use crate::ui::message::{Row, Style};

/// The word of the button.
pub(super) const PRESS: &str = "press";

/// How long a button may take to change, in milliseconds: as long as Discord waits for an answer.
const LAG: u64 = 3_000;

/// What the hand does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandStep {
    TakesOff,
    Lands,
    /// All landings are in.
    Ready,
}

/// The button was pressed.
pub(super) fn press(view: &View, tapped: &Tapped<'_>) -> Step<Contact> {
    let Ok(known) = tapped.argument.parse::<usize>() else {
        return Step::Unknown;
    };
    let take = own(view).cloned().unwrap_or_default();
    // Nearly always none: the button knows of every press.
    let unseen = take.presses().get(known);
    let outdated = unseen.is_some_and(|unseen| tapped.at.0.saturating_sub(unseen.get()) > LAG);
    // A button that knows of more belongs to a take that was dropped.
    if outdated || known > take.presses().len() {
        return Step::Stale;
    }
    Step::Act(Action::Press {
        at: Millis::new(tapped.at.0),
        known,
    })
}

/// The viewer's take, as the source or in practice.
fn own(view: &View) -> Option<&Take> {
    let practised = view.practising.iter();
    let practised = practised.filter(|flight| Some(flight.pilot) == view.me);
    let console = view.console.as_ref().map(|console| &console.take);
    console.or_else(|| practised.filter_map(|flight| flight.take.as_ref()).next())
}

/// The row of the hand: always the same buttons in the same places, so that players do not press
/// the wrong one.
pub(super) fn buttons(lang: Lang, take: &Take, next: HandStep, ids: &Ids) -> Option<Row> {
    let key = match next {
        HandStep::TakesOff => "contact-button-take-off",
        HandStep::Lands | HandStep::Ready => "contact-button-land",
    };
    let known = take.presses().len().to_string();
    let button = |word| input::button::<Contact>(lang, ids, word, "");
    row(vec![
        labelled(lang, ids.game(PRESS, &known), key, Style::Main).when(next != HandStep::Ready),
        button("send").when(next == HandStep::Ready),
        button("drop").when(!take.is_empty()),
    ])
}
