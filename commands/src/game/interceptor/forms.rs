//! The forms of Interceptor's UI.

use games::interceptor::{Interceptor, View};
use text::interceptor::lettered;
use text::say;

use super::helm::ship_and_rest;
use crate::game::ui::{Fills, Modal};
use crate::ui::message::Required;

pub(super) static ORDER: Modal<Interceptor> = Modal {
    fills: Fills::GameCommand("order"),
    title: "interceptor-form-order",
    label: |lang, _| say("interceptor-field-order").tr(lang),
    example: |lang| lettered(lang, "3 AGAADX"),
    value: |lang, view, argument| {
        let (number, _) = ship_and_rest(view, argument);
        let written = view.own(number).and_then(|ship| ship.order.as_ref());
        let written = written.map_or_else(String::new, |flight| lettered(lang, &flight.written));
        prefixed(view, number, &written)
    },
    required: Required::Yes,
};

pub(super) static PLACE: Modal<Interceptor> = Modal {
    fills: Fills::GameCommand("place"),
    title: "interceptor-form-place",
    label: |lang, _| say("interceptor-field-place").tr(lang),
    example: |_| "A7 NE 3".to_owned(),
    value: |lang, view, argument| {
        let (number, _) = ship_and_rest(view, argument);
        let placed = view.own(number).and_then(|ship| ship.placement);
        let placed = placed.map(|at| text::interceptor::placement(lang, &at));
        prefixed(view, number, &placed.unwrap_or_default())
    },
    required: Required::Yes,
};

/// Text in a form before anything is typed: `said`, after the ship's number if the player flies
/// several.
fn prefixed(view: &View, number: u8, said: &str) -> String {
    if view.mine().count() > 1 {
        format!("{}: {said}", number + 1)
    } else {
        said.to_owned()
    }
}
