//! Space Connection's desk.

mod commands;
mod console;
mod favourites;
mod forms;
mod typed;

use games::space_connection::{
    Action, Emitters, Errand, Favourites, Launch, Phase, Piece, Positions, Refusal,
    SpaceConnection, Unkept, View, position, positions,
};
use text::{Lang, Names, say};

use crate::app::Command;
use crate::desk::{Console, Desk, Page, Step, Tapped};
use crate::ids::{Ids, Stamp};
use crate::message::{Button, Enabled, Row, Style};

/// The words of this desk's components. They never change: buttons work for ever.
mod word {
    pub const LAUNCH: &str = "launch";
    pub const PIECE: &str = "piece";
    pub const AIM: &str = "aim";
    pub const TARGET: &str = "target";
    pub const SECOND: &str = "second";
    pub const ALONE: &str = "alone";
    pub const NOTE: &str = "note";
    pub const CONCEDE: &str = "concede";
    pub const CONCEDE_NOW: &str = "concede-now";
    pub const BACK: &str = "back";
    pub const ROW: &str = "row";
    pub const AT: &str = "at";
    pub const WRITE: &str = "write";
    pub const SHIFT: &str = "shift";
    pub const CLEAR: &str = "clear";
    pub const RANDOM: &str = "random";
    pub const SEAL: &str = "seal";
    pub const KEEP: &str = "keep";
    pub const LOAD: &str = "load";
    pub const FORGET: &str = "forget";
    pub const DROP: &str = "drop";
}

/// A piece in a component's id.
const PIECES: [(Piece, &str); 4] = [
    (Piece::Scout, "scout"),
    (Piece::Ship, "ship"),
    (Piece::SuperShip, "super"),
    (Piece::Laser, "laser"),
];

fn piece_word(piece: Piece) -> &'static str {
    let found = PIECES.iter().find(|(each, _)| *each == piece);
    found.map_or("", |(_, word)| word)
}

fn piece_of(word: &str) -> Option<Piece> {
    let found = PIECES.iter().find(|(_, each)| *each == word);
    found.map(|(piece, _)| *piece)
}

impl Desk for SpaceConnection {
    fn commands() -> Vec<Command> {
        commands::commands()
    }

    /// Buttons belong to the hiding or to the hunt.
    fn stamp(view: &View) -> Stamp {
        Stamp(match view.phase {
            Phase::Hiding => 0,
            Phase::Hunting => 1,
            Phase::Over => 2,
        })
    }

    fn board_buttons(lang: Lang, view: &View, ids: &Ids) -> Vec<Button> {
        match view.phase {
            Phase::Hiding | Phase::Over => Vec::new(),
            Phase::Hunting => vec![button(
                lang,
                ids,
                word::LAUNCH,
                "connection-button-launch",
                Style::Main,
            )],
        }
    }

    fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
        console::console(lang, view, names, page, ids)
    }

    fn tap(lang: Lang, view: &View, ids: &Ids, tapped: &Tapped<'_>) -> Step<Self> {
        let chosen = tapped.chosen.unwrap_or_default();
        match tapped.word {
            word::LAUNCH => Step::Ask(forms::launch(lang, ids)),
            word::PIECE => Step::Turn(page(word::AIM, chosen.to_owned())),
            word::AIM => Step::Turn(page(word::AIM, format!("{}.{chosen}", tapped.argument))),
            word::TARGET => aimed(view, tapped.argument, chosen),
            word::SECOND => {
                // Two selects of one message must not share an id: the number after it is no more.
                let (first, _) = tapped.argument.split_once('.').unwrap_or_default();
                Step::read(position(first).and_then(|first| {
                    let second = position(chosen)?;
                    Ok(emit(Emitters::Two(first, second)))
                }))
            }
            word::ALONE => {
                let first = position(tapped.argument);
                Step::read(first.map(|first| emit(Emitters::One(first))))
            }
            word::NOTE => Step::Ask(forms::note(lang, view, ids)),
            word::CONCEDE | word::BACK | word::FORGET => {
                Step::Turn(page(tapped.word, String::new()))
            }
            word::CONCEDE_NOW => Step::Act(Action::Concede),
            word::ROW => Step::Turn(page(word::ROW, chosen.chars().take(1).collect())),
            // A row often has several: the console stays with it.
            word::AT => match position(chosen) {
                Ok(at) => {
                    let row = chosen.chars().take(1).collect();
                    Step::ActOn(Action::Toggle(at), page(word::ROW, row))
                }
                Err(refusal) => Step::Refuse(refusal),
            },
            word::WRITE => Step::Ask(forms::write(lang, view, ids)),
            word::SHIFT => Step::Ask(forms::shift(lang, view, ids)),
            word::CLEAR => Step::Act(Action::Draft(Positions::default())),
            word::RANDOM => Step::Act(Action::DraftRandom),
            word::SEAL => Step::Act(Action::Seal),
            word::KEEP => Step::Ask(favourites::form(lang, ids)),
            word::LOAD => Step::Recall(chosen.to_owned()),
            word::DROP => Step::Errand(favourites::forget(chosen)),
            _ => Step::Unknown,
        }
    }

    fn submit(view: &View, word: &str, said: &str) -> Step<Self> {
        match word {
            word::LAUNCH => Step::read(typed::launch(said)),
            word::NOTE => Step::read(typed::notes(said).map(Action::NoteAll)),
            word::WRITE => Step::read(positions(said).map(Action::Draft)),
            word::SHIFT => Step::read(typed::shift(said)),
            word::KEEP => favourites::keep(view, said),
            _ => Step::Unknown,
        }
    }

    fn typed(view: &View, said: &str) -> Option<Step<Self>> {
        typed::typed(view, said)
    }

    fn typable(lang: Lang) -> String {
        say("connection-typable").tr(lang)
    }

    fn owes_a_secret(view: &View) -> bool {
        let board = view.me.and_then(|me| view.hidden_by(me));
        board.is_some_and(|board| !board.sealed)
    }

    fn shelf(lang: Lang, view: &View, kept: &Favourites, page: &Page, ids: &Ids) -> Vec<Row> {
        favourites::shelf(lang, view, kept, page, ids)
    }

    fn recall(kept: &Favourites, name: &str) -> Option<Result<Action, Unkept>> {
        Some(kept.find(name).map(Action::Draft))
    }

    #[cfg(test)]
    fn fullest() -> Favourites {
        favourites::fullest()
    }

    fn ran(lang: Lang, ran: Result<(&Errand, &Favourites), &Unkept>) -> String {
        text::space_connection::kept(lang, ran.map(|(errand, _)| errand))
    }
}

/// A target was chosen for a piece; a first emitter may want a second.
fn aimed(view: &View, piece: &str, chosen: &str) -> Step<SpaceConnection> {
    let at = match position(chosen) {
        Ok(at) => at,
        Err(refusal) => return Step::Refuse(refusal),
    };
    let left = view
        .me
        .and_then(|me| view.hunted_by(me))
        .map_or(0, |board| board.chart.stock.left(Piece::Laser));
    match piece_of(piece) {
        Some(Piece::Laser) if left > 1 => Step::Turn(page(word::SECOND, at.to_string())),
        Some(piece) => Step::Act(Action::Launch(sent(piece, at))),
        None => Step::Unknown,
    }
}

/// A piece sent to one position.
fn sent(piece: Piece, at: games::space_connection::Position) -> Launch {
    match piece {
        Piece::Scout => Launch::Scout(at),
        Piece::Ship => Launch::Ship(at),
        Piece::SuperShip => Launch::SuperShip(at),
        Piece::Laser => Launch::Lasers(Emitters::One(at)),
    }
}

const fn emit(emitters: Emitters) -> Action {
    Action::Launch(Launch::Lasers(emitters))
}

/// Reads one position for a piece.
fn read_sent(piece: Piece, said: &str) -> Result<Action, Refusal> {
    Ok(Action::Launch(sent(piece, position(said)?)))
}

fn page(word: &str, argument: String) -> Page {
    Page {
        word: word.to_owned(),
        argument,
    }
}

fn button(lang: Lang, ids: &Ids, word: &str, key: &'static str, style: Style) -> Button {
    Button {
        id: ids.game(word, ""),
        label: say(key).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}

/// The positions as players type them.
fn listed(positions: Positions) -> String {
    let names: Vec<String> = positions.iter().map(|at| at.to_string()).collect();
    names.join(" ")
}
