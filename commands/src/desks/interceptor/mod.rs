//! Interceptor's desk.

mod commands;
mod completing;
mod console;
mod helm;
mod typed;

use games::interceptor::{
    Action, Announcing, Errand, Interceptor, Order, Phase, Refusal, Service, ShipView, View, order,
    placement,
};
use text::{Lang, Names, Words, say};

use crate::app::Command;
use crate::desk::{Console, Desk, Page, Step, Tapped};
use crate::ids::{Ids, Stamp};
use crate::message::{Button, Enabled, Field, Form, Required, Style};

/// The words of this desk's components. They never change: buttons work for ever. The argument
/// is the ship's number, counted from 0, then whatever else there is, after a dash.
mod word {
    pub const SHIP: &str = "ship";
    pub const EDGE: &str = "edge";
    pub const HEX: &str = "hex";
    pub const NOSE: &str = "nose";
    pub const SPEED: &str = "speed";
    pub const PLACE: &str = "place";
    pub const RANDOM: &str = "random";
    pub const LETTER: &str = "letter";
    pub const UNDO: &str = "undo";
    pub const TRIGGER: &str = "trigger";
    pub const ORDER: &str = "order";
    pub const RETREAT: &str = "retreat";
    pub const ANNOUNCE: &str = "announce";
    pub const SEAL: &str = "seal";
    pub const REOPEN: &str = "reopen";
}

impl Desk for Interceptor {
    fn commands() -> Vec<Command> {
        commands::commands()
    }

    /// Components belong to a phase of a turn.
    fn stamp(view: &View) -> Stamp {
        let phase = match view.phase {
            Phase::Placing => 0,
            Phase::Announcing => 1,
            Phase::Ordering => 2,
            Phase::Over => 3,
        };
        Stamp(view.turn.wrapping_mul(4).wrapping_add(phase))
    }

    fn board_buttons(lang: Lang, view: &View, ids: &Ids) -> Vec<Button> {
        match view.phase {
            Phase::Ordering => {
                let key = "interceptor-button-order";
                vec![button(lang, ids.game(word::ORDER, ""), key, Style::Main)]
            }
            Phase::Placing | Phase::Announcing | Phase::Over => Vec::new(),
        }
    }

    fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
        console::console(lang, view, names, page, ids)
    }

    fn tap(lang: Lang, view: &View, ids: &Ids, tapped: &Tapped<'_>) -> Step<Self> {
        let chosen = tapped.chosen.unwrap_or_default();
        let (number, rest) = tapped
            .argument
            .split_once('-')
            .unwrap_or((tapped.argument, ""));
        let number = number.parse().ok();
        // An id without a ship is for the first that still needs something.
        let number = number.or_else(|| waiting(view)).unwrap_or(0);
        match tapped.word {
            word::SHIP => Step::Turn(page(word::SHIP, number, "")),
            word::EDGE => Step::Turn(page(word::EDGE, number, chosen)),
            word::PLACE => Step::Ask(place_form(lang, view, ids, number)),
            word::RANDOM => Step::Act(Action::PlaceRandom),
            word::ORDER => Step::Ask(order_form(lang, view, ids, number)),
            word::RETREAT => Step::Act(Action::Write {
                ship: number,
                order: Order::Retreat,
            }),
            word::SEAL => Step::Act(Action::Seal),
            word::REOPEN => Step::Act(Action::Reopen),
            word::ANNOUNCE => helm::announced(number, chosen),
            word::HEX | word::NOSE | word::SPEED => helm::chosen(view, number, tapped.word, chosen),
            word::LETTER | word::UNDO | word::TRIGGER => {
                helm::pressed(view, number, tapped.word, rest)
            }
            _ => Step::Unknown,
        }
    }

    fn ran(lang: Lang, ran: Result<(&Errand, &Service), &Refusal>) -> String {
        match ran {
            Ok((Errand::Spend { ship, upgrade }, service)) => {
                text::interceptor::bought(lang, *ship, *upgrade, &service.ship(*ship))
            }
            Err(refusal) => Self::refusal(lang, refusal),
        }
    }

    fn submit(view: &View, word: &str, said: &str) -> Step<Self> {
        let ship = waiting(view).unwrap_or(0);
        let (ship, said) = numbered(said).unwrap_or((ship, said));
        match word {
            word::ORDER => Step::read(order(said).map(|order| Action::Write { ship, order })),
            word::PLACE => {
                Step::read(placement(said).map(|placement| Action::Place { ship, placement }))
            }
            _ => Step::Unknown,
        }
    }

    fn typed(view: &View, said: &str) -> Option<Step<Self>> {
        typed::typed(view, said)
    }

    fn typable(lang: Lang) -> String {
        say("interceptor-typable").tr(lang)
    }

    fn owes_a_secret(view: &View) -> bool {
        view.me.is_some_and(|me| view.due.contains(&me))
    }
}

/// A page of the console for one of the ships.
fn page(word: &str, ship: u8, argument: &str) -> Page {
    Page {
        word: word.to_owned(),
        argument: format!("{ship}-{argument}"),
    }
}

/// The number of one's first ship that still needs something, else of the first in the fight.
fn waiting(view: &View) -> Option<u8> {
    let needs = |ship: &&ShipView| match view.phase {
        Phase::Placing => ship.placement.is_none(),
        Phase::Announcing => ship.announcing == Announcing::Owed,
        Phase::Ordering | Phase::Over => ship.order.is_none(),
    };
    let ship = view.mine().find(needs).or_else(|| view.mine().next());
    ship.map(|ship| ship.id.number)
}

/// One's ship with this number, counted from 0.
fn own(view: &View, number: u8) -> Option<&ShipView> {
    view.mine().find(|ship| ship.id.number == number)
}

/// Reads a ship's number before the words: `2: 3 AGA`. People count from 1.
fn numbered(said: &str) -> Option<(u8, &str)> {
    let (number, rest) = said.split_once(':')?;
    let number: u8 = number.trim().parse().ok()?;
    Some((number.checked_sub(1)?, rest.trim_start()))
}

/// The ship that a number means. People count from 1.
fn ship_of(number: i64) -> u8 {
    // Whatever is too small or too large is no ship of anybody.
    u8::try_from(number.saturating_sub(1)).unwrap_or(u8::MAX)
}

/// The ship that a slash command means: the one that it names, else as in a direct message.
fn meant(view: &View, number: Option<i64>) -> u8 {
    number.map(ship_of).or_else(|| waiting(view)).unwrap_or(0)
}

fn button(lang: Lang, id: String, key: &'static str, style: Style) -> Button {
    Button {
        id,
        label: say(key).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}

/// What stands in a form before anything is typed: with several ships, which one it is for.
fn prefixed(view: &View, number: u8, said: &str) -> String {
    if view.mine().count() > 1 {
        format!("{}: {said}", number + 1)
    } else {
        said.to_owned()
    }
}

fn order_form(lang: Lang, view: &View, ids: &Ids, number: u8) -> Form {
    let written = own(view, number).and_then(|ship| ship.order.as_ref());
    let written = written.map_or_else(String::new, |flight| flight.written.to_string());
    Form {
        id: ids.game(word::ORDER, ""),
        title: say("interceptor-form-order").tr(lang),
        field: Field {
            label: say("interceptor-field-order").tr(lang),
            placeholder: "3 AGAADX".to_owned(),
            value: prefixed(view, number, &written),
            required: Required::Yes,
        },
    }
}

fn place_form(lang: Lang, view: &View, ids: &Ids, number: u8) -> Form {
    let placed = own(view, number).and_then(|ship| ship.placement);
    let placed = placed.map(|at| text::interceptor::placement(lang, &at));
    Form {
        id: ids.game(word::PLACE, ""),
        title: say("interceptor-form-place").tr(lang),
        field: Field {
            label: say("interceptor-field-place").tr(lang),
            placeholder: "A7 NE 3".to_owned(),
            value: prefixed(view, number, &placed.unwrap_or_default()),
            required: Required::Yes,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_can_be_named_first() {
        assert_eq!(numbered("2: 3 AGA"), Some((1, "3 AGA")));
        assert_eq!(numbered("1:REPLI"), Some((0, "REPLI")));
        for none in ["3 AGA", "0: 3 A", "x: 3 A", "300: 3 A", ""] {
            assert_eq!(numbered(none), None, "{none}");
        }
        assert_eq!(ship_of(2), 1);
        assert_eq!(ship_of(-5), u8::MAX);
    }
}
