//! The one button that takes off and lands, and its neighbours.
//!
//! Its id tells how many presses of the take it knew of. A real hand may press again before the
//! button has changed, so a button that lags behind still counts, as the take stands; only the
//! rules tell a double click. A button that lags behind for long is an old one: nothing happens,
//! and the present console comes instead.

use games::contact::{Action, Contact, Millis, Take, View};
use text::{Lang, say};

use crate::game::ui::{Screen, Step, Tapped};
use crate::ui::message::{Button, Style};

/// The word of the button.
pub(super) const PRESS: &str = "press";

/// Time that a button may take to change, in milliseconds: as long as Discord waits for an answer.
const LAG: u64 = 3_000;

/// Next step of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandStep {
    TakesOff,
    Lands,
    /// All landings are in.
    Ready,
}

/// Step of a press of the button: a press of the hand, unless the button lags behind for long.
pub(super) fn press(view: &View, tapped: &Tapped<'_>) -> Step<Contact> {
    let Ok(known) = tapped.argument.parse::<usize>() else {
        return Step::Unknown;
    };
    let take = view.own_take().unwrap_or_default();
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

/// Line with the take so far. It stands there from the beginning on, so that it moves no button.
pub(super) fn tapped(lang: Lang, take: &Take) -> String {
    say("contact-hint-tapped")
        .with("strip", text::contact::tapped(take))
        .with("seconds", text::contact::seconds(lang, take))
        .tr(lang)
}

/// Buttons of the hand, always the same in the same places, so that no press misses. The first
/// keeps its place when it is done, so that one tap too many lands on nothing.
pub(super) fn buttons(at: &Screen<'_, Contact>, take: &Take, next: HandStep) -> Vec<Button> {
    let (key, style) = match next {
        HandStep::TakesOff => ("contact-button-take-off", Style::Main),
        HandStep::Lands => ("contact-button-land", Style::Main),
        HandStep::Ready => ("contact-button-land", Style::Plain),
    };
    let known = take.presses().len().to_string();
    let is_ready = next == HandStep::Ready;
    let mut buttons = vec![at.labelled(PRESS, &known, say(key), style).when(!is_ready)];
    if !take.is_empty() {
        buttons.push(at.button("drop", ""));
    }
    if is_ready {
        buttons.push(at.button("send", ""));
    }
    buttons
}
