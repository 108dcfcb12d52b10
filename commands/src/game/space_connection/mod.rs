//! Space Connection's UI.

mod console;
mod favourites;
mod forms;

use games::space_connection::{
    Action, Glimpse, Opening, Options, Phase, Piece, Refusal, SpaceConnection, View, position,
};
use games::{GameCommand, Said, Seat};
use text::say;

use crate::game::reading;
use crate::game::ui::{
    Certainty, Component, Console, GameUi, Guidance, Page, Question, Screen, Step, Tapped,
    argument, both, chosen, initial, nothing,
};
use crate::ui::ids::Stamp;
use crate::ui::message::{Button, Row, Style};
use crate::ui::words::{value_of, word_of};

/// The components. Their words never change: buttons work for ever.
static PARTS: [Component<SpaceConnection>; 26] = [
    Component::asks("launch", &forms::LAUNCH).button("space_connection-button-launch", Style::Main),
    // A piece first, then perhaps a row, then a target, then perhaps a second one.
    Component::means("piece", |_, tapped| turn(console::AIM, chosen(tapped))),
    Component::page(console::AIM, dotted),
    Component::means("target", target_step),
    Component::means(console::SIGHT, sight_step),
    Component::means(console::STEER, |_, tapped| {
        turn(console::SIGHT, chosen(tapped))
    }),
    // A piece and its places, as one spells the launch.
    Component::means(console::SEND, |view, tapped| {
        let (piece, places) = tapped.argument.split_once(' ').unwrap_or_default();
        match piece_of(piece) {
            Some(piece) => reading::words_step(view, piece_word(piece), places, Certainty::Slip),
            None => Step::Unknown,
        }
    }),
    Component::says("second", "laser", second),
    Component::says("alone", "laser", argument)
        .button("space_connection-button-alone", Style::Main),
    Component::sure("laser-now", "laser", argument)
        .button("space_connection-button-laser-now", Style::Final),
    Component::asks("note", &forms::NOTE).button("space_connection-button-note", Style::Plain),
    Component::says("concede", "concede", nothing)
        .button("space_connection-button-concede", Style::Danger),
    Component::sure("concede-now", "concede", nothing)
        .button("space_connection-button-concede-now", Style::Danger),
    Component::page("back", nothing).button("space_connection-button-back", Style::Plain),
    Component::page(console::ROW, initial),
    // A row often has several: the console stays with it.
    Component::stays("at", "planet", chosen, |at| {
        Page::new(console::ROW, at.chars().take(1).collect::<String>())
    }),
    Component::asks("write", &forms::WRITE).button("space_connection-button-write", Style::Plain),
    Component::asks("shift", &forms::SHIFT).button("space_connection-button-shift", Style::Plain),
    Component::says("clear", "clear", nothing)
        .button("space_connection-button-clear", Style::Plain),
    Component::says("random", "random", nothing)
        .button("space_connection-button-random", Style::Plain),
    Component::says("seal", "seal", nothing).button("space_connection-button-seal", Style::Final),
    Component::sure("seal-now", "seal", nothing)
        .button("space_connection-button-seal-now", Style::Final),
    // Favourites.
    Component::asks("keep", &forms::KEEP).button("space_connection-button-keep", Style::Plain),
    Component::says("load", "load", chosen),
    Component::page(favourites::FORGET, nothing)
        .button("space_connection-button-forget", Style::Plain),
    Component::says("drop", "forget", chosen),
];

static QUESTIONS: [Question<SpaceConnection>; 3] = [
    Question::asks("concede", "concede-now", |lang, view: &View, _| {
        match view.seats {
            1 => say("space_connection-hint-concede-solo"),
            _ => say("space_connection-hint-concede"),
        }
        .tr(lang)
    }),
    Question::asks("seal", "seal-now", |lang, _, _| {
        say("space_connection-hint-seal-sure").tr(lang)
    }),
    Question::asks(console::LASER, "laser-now", console::laser_hint),
];

/// Words of a piece and a chosen row: `ship.D`.
fn dotted(tapped: &Tapped<'_>) -> String {
    format!("{}.{}", tapped.argument, chosen(tapped))
}

/// Words of two emitters. The number after the first only tells apart the ids of two selects.
fn second(tapped: &Tapped<'_>) -> String {
    let (first, _) = tapped.argument.split_once('.').unwrap_or_default();
    format!("{first} {}", chosen(tapped))
}

/// Words of the pieces in component ids; they are also the names of the game commands that launch
/// them.
const PIECES: [(Piece, &str); 4] = [
    (Piece::Scout, "scout"),
    (Piece::Ship, "ship"),
    (Piece::SuperShip, "super"),
    (Piece::Laser, "laser"),
];

fn piece_word(piece: Piece) -> &'static str {
    word_of(&PIECES, &piece)
}

fn piece_of(word: &str) -> Option<Piece> {
    value_of(&PIECES, word)
}

impl GameUi for SpaceConnection {
    const RESULT_ROWS: usize = 4;
    const COMPANY: Option<[&'static str; 2]> = Some(["two", "solo"]);
    const COMPONENTS: &'static [Component<Self>] = &PARTS;
    const QUESTIONS: &'static [Question<Self>] = &QUESTIONS;

    fn viewer(view: &View) -> Option<Seat> {
        view.me
    }

    /// Notes are told apart by a word of whichever language.
    fn read_action(view: &View, verb: &GameCommand<Self>, said: &Said) -> Result<Action, Refusal> {
        let action = match verb.name {
            "notes" => (verb.means)(view, &text::space_connection::notes(said)),
            _ => (verb.means)(view, said),
        }?;
        let hunted = view.me.and_then(|me| view.hunted_by(me));
        let is_my_turn = view.phase == Phase::Hunting && view.turn == view.me;
        // What cannot be launched is refused before it is asked once more.
        if let (Action::Launch(launch), Some(board), true) = (&action, hunted, is_my_turn) {
            board.chart.allows(*launch)?;
        }
        Ok(action)
    }

    /// Buttons belong to the hiding or to the hunt.
    fn stamp(view: &View) -> Stamp {
        Stamp(match view.phase {
            Phase::Hiding => 0,
            Phase::Hunting => 1,
            Phase::Over => 2,
        })
    }

    fn moment(view: &View) -> Guidance {
        match view.phase {
            Phase::Hiding => {
                let hides = Self::has_secret_due(view);
                Guidance::new(
                    "space_connection-help-sky",
                    hides,
                    "space_connection-coach-hide",
                )
            }
            Phase::Hunting => {
                // Their first launch; after it, what came of the last one is told.
                let hunted = view.me.and_then(|me| view.hunted_by(me));
                let begins = hunted.is_some_and(|board| board.chart.launches == 0);
                let hunts = begins && view.turn == view.me;
                let tip = match view.seats {
                    1 => "space_connection-coach-alone",
                    _ => "space_connection-coach-hunt",
                };
                Guidance::new("space_connection-help-launch", hunts, tip)
            }
            Phase::Over => Guidance::idle("space_connection-help-end"),
        }
    }

    /// Rows to launch a piece, during the hunt.
    fn board_rows(at: &Screen<'_, Self>) -> (Option<Row>, Vec<Button>) {
        let buttons = match at.view.phase {
            Phase::Hiding | Phase::Over => Vec::new(),
            Phase::Hunting => vec![at.button("launch", "")],
        };
        (None, buttons)
    }

    /// A sky that is sealed: who has yet to seal stands in the status.
    fn is_on_the_board(glimpse: &Glimpse) -> bool {
        matches!(glimpse, Glimpse::Sealed { .. })
    }

    fn console(at: &Screen<'_, Self>) -> Console {
        console::console(at)
    }

    fn in_mind(at: &Screen<'_, Self>) -> Option<Action> {
        console::in_mind(at)
    }

    /// Options in which the person launches first.
    fn first_options(options: Options) -> Options {
        Options {
            opening: Opening::FirstSeat,
            ..options
        }
    }

    /// Draws and seals their sky.
    fn first_set_up(view: &View) -> Option<(Action, &'static str)> {
        Self::has_secret_due(view).then_some((Action::HideRandom, "space_connection-set-up"))
    }

    fn has_secret_due(view: &View) -> bool {
        let board = view.me.and_then(|me| view.hidden_by(me));
        board.is_some_and(|board| !board.sealed)
    }
}

/// Step of a target chosen for a piece: a laser may want a second emitter first.
fn target_step(view: &View, tapped: &Tapped<'_>) -> Step<SpaceConnection> {
    let hunted = view.me.and_then(|me| view.hunted_by(me));
    let left = hunted.map_or(0, |board| board.chart.stock.number_left(Piece::Laser));
    let chosen = chosen(tapped);
    match piece_of(tapped.argument) {
        Some(piece) if chosen == console::OTHER_ROW => {
            turn(console::AIM, piece_word(piece).to_owned())
        }
        Some(Piece::Laser) if left > 1 => match position(&chosen) {
            Ok(at) => turn(console::SECOND, at.to_string()),
            Err(refusal) => Step::Refuse(refusal),
        },
        // A piece is named as the verb that sends it.
        Some(piece) => reading::words_step(view, piece_word(piece), &chosen, Certainty::Slip),
        None => Step::Unknown,
    }
}

/// Step to the picture of a launch of a piece to a chosen place.
fn sight_step(_view: &View, tapped: &Tapped<'_>) -> Step<SpaceConnection> {
    match tapped.chosen {
        Some(console::OTHER_ROW) => turn(console::AIM, tapped.argument.to_owned()),
        _ => turn(console::SIGHT, both(tapped)),
    }
}

/// Step to a page.
fn turn(word: &str, argument: String) -> Step<SpaceConnection> {
    Step::Turn(Page::new(word, argument))
}
