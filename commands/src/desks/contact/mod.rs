//! Contact's desk.

mod commands;
mod console;
mod crew;
mod hand;
mod practice;
mod source;
mod tap;
#[cfg(test)]
mod tests;
mod typed;

use games::contact::{Contact, Day, HandStage, Options, Phase, Standing, Tile, View};
use sessions::Millis;
use text::{Lang, Names, say};

use crate::app::Command;
use crate::desk::{Console, Desk, Page, Step, Tapped};
use crate::ids::{Ids, Stamp};
use crate::message::{Button, Choice, Enabled, Row, Style};

/// The words of this desk's components. They never change: buttons work for ever.
mod word {
    // The source and its hand.
    pub const STOP: &str = "stop";
    pub const BACK: &str = "back";
    pub const CLEAR: &str = "clear";
    pub const SIGNAL: &str = "signal";
    /// Its argument: how many presses the button knows of.
    pub const PRESS: &str = "press";
    pub const DROP: &str = "drop";
    pub const SEND: &str = "send";
    // The crew.
    pub const PICK: &str = "pick";
    /// Its argument: the letters of one planet, or of two.
    pub const GUESS: &str = "guess";
    pub const TWO: &str = "two";
    pub const REPEAT: &str = "repeat";
    pub const BRIEF: &str = "brief";
    // What is asked once more before it happens, and what then happens: the argument says what.
    pub const SURE: &str = "sure";
    pub const DO: &str = "do";
    pub const FIRST: &str = "first";
    pub const EXCHANGE: &str = "exchange";
    pub const REACTIVATE: &str = "reactivate";
    // Practice.
    pub const FROM: &str = "from";
    pub const TO: &str = "to";
    pub const BEGIN: &str = "begin";
    /// The console's first page.
    pub const HOME: &str = "home";
}

/// The stamp's room for the moments of one round: at most 21 transmissions count twice, and 6
/// wrong guesses once.
const ROUND: u16 = 64;

impl Desk for Contact {
    fn commands() -> Vec<Command> {
        commands::commands()
    }

    /// Components belong to a transmission of a round and to who decides on it. What the source
    /// does in private is no moment that anyone could see: a press tells by itself what it knew.
    fn stamp(view: &View) -> Stamp {
        // At most twelve.
        let past = view.past.len() as u16;
        let (round, moment) = match (&view.round, view.phase) {
            (_, Phase::Over) => (past + 2, 0),
            (None, _) => (past, 0),
            (Some(round), phase) => {
                let asked = phase == Phase::Transmitting && !round.sent.is_empty();
                let heard = 2 * round.sent.len() + usize::from(asked) + round.wrong.len();
                (past + 1, heard as u16)
            }
        };
        Stamp(round * ROUND + moment.min(ROUND - 1))
    }

    fn board_buttons(lang: Lang, view: &View, ids: &Ids) -> Vec<Button> {
        let button = |word, key, style| button(lang, ids.game(word, ""), key, style);
        match view.phase {
            Phase::Practising { .. } => vec![
                button(word::HOME, "contact-button-practise", Style::Plain),
                button(word::BEGIN, "contact-button-begin", Style::Final),
            ],
            Phase::Guessing => {
                let mut buttons = vec![button(word::HOME, "contact-button-guess", Style::Main)];
                if crew::may_ask(view) {
                    buttons.push(button(word::REPEAT, "contact-button-repeat", Style::Plain));
                }
                buttons
            }
            Phase::Transmitting | Phase::Over => Vec::new(),
        }
    }

    fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
        console::console(lang, view, names, page, ids)
    }

    fn tap(_lang: Lang, view: &View, _ids: &Ids, tapped: &Tapped<'_>) -> Step<Self> {
        tap::tap(view, tapped)
    }

    /// There is no form here.
    fn submit(_view: &View, _word: &str, _said: &str) -> Step<Self> {
        Step::Unknown
    }

    fn typed(view: &View, said: &str) -> Option<Step<Self>> {
        typed::typed(view, said)
    }

    fn typable(lang: Lang) -> String {
        say("contact-typable").tr(lang)
    }

    fn owes_a_secret(view: &View) -> bool {
        let hand = view.console.as_ref().map(|console| console.hand);
        hand.is_some_and(|hand| hand != HandStage::Sent)
    }

    /// Another mission is another day's.
    fn again(options: &Options, at: Millis) -> Options {
        Options {
            day: Day::of_millis(at.0),
            ..*options
        }
    }
}

/// A page of the console.
fn turn(word: &str, argument: impl Into<String>) -> Step<Contact> {
    Step::Turn(Page {
        word: word.to_owned(),
        argument: argument.into(),
    })
}

fn button(lang: Lang, id: String, key: &'static str, style: Style) -> Button {
    Button {
        id,
        label: say(key).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}

/// A tile to choose.
fn choice(lang: Lang, tile: Tile, about: Option<String>) -> Choice {
    Choice {
        value: tile.to_string(),
        label: text::contact::tile(lang, tile),
        about,
    }
}

/// A row of buttons, if there are any.
fn row(buttons: Vec<Button>) -> Option<Row> {
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

/// The planets that the signal may come from.
fn possible(view: &View) -> Vec<Tile> {
    let seen = view.tiles.iter();
    let possible = seen.filter(|seen| seen.standing == Standing::Possible);
    possible.map(|seen| seen.tile).collect()
}

/// The tiles whose letters these are; what is none is left out.
fn lettered(letters: &str) -> Vec<Tile> {
    let each = letters.chars().map(|letter| letter.to_string());
    each.filter_map(|letter| games::contact::tile(&letter).ok())
        .collect()
}
