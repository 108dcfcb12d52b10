//! What a player of Space Connection types, in the DM or in a form: `G7`, `ship D4`,
//! `laser A1 A4`, `C4 C5 D5`, `move C4 D5`…

use games::space_connection::{
    Action, Emitters, Mark, Move, Notes, Phase, Piece, Positions, Refusal, SpaceConnection, View,
    position, positions,
};
use text::space_connection::{Verb, verb};

use super::{emit, favourites, page, read_sent, word};
use crate::desk::{Page, Step};

pub(super) fn typed(view: &View, said: &str) -> Option<Step<SpaceConnection>> {
    let (first, rest) = split(said);
    match verb(first) {
        Some(verb) => spoken(view, verb, rest),
        None => bare(view, said.trim()),
    }
}

/// The first word, and what comes after it.
fn split(said: &str) -> (&str, &str) {
    let said = said.trim();
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    (first, rest.trim())
}

/// Positions without a verb: the hider's sky, or a hunter's scout.
fn bare(view: &View, said: &str) -> Option<Step<SpaceConnection>> {
    // Prose is not a misspelt position: it gets the list of what can be typed.
    let short = said
        .split_whitespace()
        .all(|word| word.chars().count() <= 4);
    if !short || said.is_empty() {
        return None;
    }
    match view.phase {
        Phase::Hiding => Some(Step::read(positions(said).map(Action::Draft))),
        Phase::Hunting | Phase::Over if said.contains(char::is_whitespace) => None,
        Phase::Hunting | Phase::Over => Some(Step::read(read_sent(Piece::Scout, said))),
    }
}

fn spoken(view: &View, verb: Verb, rest: &str) -> Option<Step<SpaceConnection>> {
    let note = |mark| Step::read(positions(rest).map(|at| Action::Note { mark, at }));
    Some(match verb {
        Verb::Scout | Verb::Ship | Verb::SuperShip | Verb::Laser => Step::read(sending(verb, rest)),
        Verb::Hide => Step::read(positions(rest).map(Action::Draft)),
        Verb::Toggle => Step::read(position(rest).map(Action::Toggle)),
        Verb::Move => Step::read(shift(rest)),
        Verb::Random => Step::Act(Action::DraftRandom),
        // Whoever hunts has notes to clear, and no sky.
        Verb::Clear if view.phase != Phase::Hiding => note(Mark::Nothing),
        Verb::Clear => Step::Act(Action::Draft(Positions::default())),
        Verb::Keep => favourites::keep(view, rest),
        Verb::Load => Step::Recall(rest.to_owned()),
        // While skies are hidden there are no notes yet.
        Verb::Erase if view.phase == Phase::Hiding => Step::Errand(favourites::forget(rest)),
        Verb::Seal => Step::Act(Action::Seal),
        Verb::Note => note(Mark::Planet),
        Verb::Empty => note(Mark::Empty),
        Verb::Erase => note(Mark::Nothing),
        Verb::Concede => Step::Turn(page(word::CONCEDE, String::new())),
        Verb::Show => Step::Turn(Page::default()),
        Verb::Help => return None,
    })
}

/// Reads a launch: `G7`, `ship D4`, `laser A1 A4`.
pub(super) fn launch(said: &str) -> Result<Action, Refusal> {
    let (first, rest) = split(said);
    match verb(first) {
        Some(verb @ (Verb::Scout | Verb::Ship | Verb::SuperShip | Verb::Laser)) => {
            sending(verb, rest)
        }
        // Another verb is no launch: nobody spends a scout on `note C4`.
        _ => read_sent(Piece::Scout, said),
    }
}

fn sending(verb: Verb, rest: &str) -> Result<Action, Refusal> {
    match verb {
        Verb::Ship => read_sent(Piece::Ship, rest),
        Verb::SuperShip => read_sent(Piece::SuperShip, rest),
        Verb::Laser => {
            let (first, second) = two(rest);
            let first = position(first)?;
            Ok(emit(if second.is_empty() {
                Emitters::One(first)
            } else {
                Emitters::Two(first, position(second)?)
            }))
        }
        _ => read_sent(Piece::Scout, rest),
    }
}

/// Reads a planet's move: `C4 D5`.
pub(super) fn shift(said: &str) -> Result<Action, Refusal> {
    let (from, to) = two(said);
    let (from, to) = (position(from)?, position(to)?);
    Ok(Action::Shift(Move { from, to }))
}

/// The words of two positions, whatever stands between them: `A1 A4`, `a1, a4`, `A1–A4` as the
/// rules write a line.
fn two(said: &str) -> (&str, &str) {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-' | '–' | '>' | '→');
    let said = said.trim_matches(between);
    let (first, second) = said.split_once(between).unwrap_or((said, ""));
    (first, second.trim_start_matches(between))
}

/// Reads all of a hunter's notes: `C4 C5 empty A1 A2`; nothing at all is no notes.
pub(super) fn notes(said: &str) -> Result<Notes, Refusal> {
    let mut planets = Vec::new();
    let mut empty = Vec::new();
    let mut list = &mut planets;
    for word in said.split_whitespace() {
        if verb(word.trim_end_matches(':')) == Some(Verb::Empty) {
            list = &mut empty;
        } else {
            list.push(word);
        }
    }
    let read = |words: &[&str]| {
        if words.is_empty() {
            Ok(Positions::default())
        } else {
            positions(&words.join(" "))
        }
    };
    let notes = Notes {
        planets: read(&planets)?,
        empty: read(&empty)?,
    };
    match notes.planets.common(notes.empty).first() {
        Some(at) => Err(Refusal::PositionTwice { at }),
        None => Ok(notes),
    }
}

#[cfg(test)]
mod tests {
    use games::space_connection::Launch;

    use super::*;

    #[track_caller]
    fn sends(said: &str, expected: Launch) {
        assert_eq!(launch(said), Ok(Action::Launch(expected)), "{said}");
    }

    #[test]
    fn launches_are_read_in_both_languages() {
        let at = |said| position(said).unwrap();
        sends("G7", Launch::Scout(at("G7")));
        sends("fusée g7", Launch::Scout(at("G7")));
        sends("Astronef D4", Launch::Ship(at("D4")));
        sends("super C5", Launch::SuperShip(at("C5")));
        sends("laser A1", Launch::Lasers(Emitters::One(at("A1"))));
        for pair in [
            "laser A1 A4",
            "rayon a1, a4",
            "laser  A1   A4 ",
            "laser A1,A4",
            "laser A1-A4",
            "lasers A1 – A4",
        ] {
            sends(pair, Launch::Lasers(Emitters::Two(at("A1"), at("A4"))));
        }
        for nonsense in [
            "",
            "ship",
            "G99",
            "laser A1 A4 A7",
            "note C4",
            "vide C4",
            "bouger C4",
            "x".repeat(5_000).as_str(),
        ] {
            assert!(launch(nonsense).is_err(), "{nonsense}");
        }
    }

    #[test]
    fn moves_are_read_whatever_stands_between() {
        let at = |said| position(said).unwrap();
        let (from, to) = (at("C4"), at("D5"));
        for said in ["C4 D5", "c4, d5", "C4-D5", "C4 → D5", " C4 > D5 "] {
            assert_eq!(shift(said), Ok(Action::Shift(Move { from, to })), "{said}");
        }
        for nonsense in ["", "C4", "C4 D5 E6", "C4 C99"] {
            assert!(shift(nonsense).is_err(), "{nonsense}");
        }
    }

    #[test]
    fn notes_are_read_as_a_whole() {
        let some = |said| positions(said).unwrap();
        let read = notes("C4 C5 vide A1 A2").unwrap();
        assert_eq!((read.planets, read.empty), (some("C4 C5"), some("A1 A2")));
        assert_eq!(notes(" "), Ok(Notes::default()));
        assert!(notes("C4 empty C4").is_err());
        assert!(notes("C4 nonsense").is_err());
    }
}
