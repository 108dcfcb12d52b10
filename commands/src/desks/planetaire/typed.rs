//! What a player of Planétaire types in the DM: `12`, `fire 12`, `D3 F5 B7 H1`, `move D3 E4`…

use games::planetaire::{Action, Phase, Planetaire, View, cell, cells, margin};
use text::planetaire::{Verb, verb};

use super::word;
use crate::desk::{Page, Step};

pub(super) fn typed(view: &View, said: &str) -> Option<Step<Planetaire>> {
    let said = said.trim();
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    match verb(first) {
        Some(verb) => spoken(view, verb, rest.trim()),
        None => bare(view, said),
    }
}

/// Words without a verb: a number fires, cells hide or place.
fn bare(view: &View, said: &str) -> Option<Step<Planetaire>> {
    let first = said.chars().next()?;
    if first.is_ascii_digit() || first == '-' {
        return Some(Step::read(margin(said).map(Action::Fire)));
    }
    let read = cells(said);
    // Prose is not a misspelt cell: it gets the list of what can be typed.
    let short = said
        .split_whitespace()
        .all(|word| word.chars().count() <= 3);
    match read {
        Err(_) if !short => None,
        read => Some(Step::read(read.map(|sky| match view.phase {
            Phase::Hiding => Action::Draft(sky),
            Phase::Detecting | Phase::Over => Action::PlaceAll(sky),
        }))),
    }
}

fn spoken(view: &View, verb: Verb, rest: &str) -> Option<Step<Planetaire>> {
    Some(match verb {
        Verb::Fire => Step::read(margin(rest).map(Action::Fire)),
        Verb::Place => Step::read(match view.phase {
            Phase::Hiding => cells(rest).map(Action::Draft),
            Phase::Detecting | Phase::Over => place(view, rest),
        }),
        Verb::Move => {
            let (from, to) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            Step::read(cell(from).and_then(|from| {
                Ok(Action::Move {
                    from,
                    to: cell(to)?,
                })
            }))
        }
        Verb::Withdraw => Step::read(cell(rest).map(Action::Withdraw)),
        Verb::Note => Step::read(cells(rest).map(Action::Note)),
        Verb::End => Step::Turn(Page {
            word: word::END.to_owned(),
            argument: String::new(),
        }),
        Verb::Hide => Step::read(cells(rest).map(Action::Draft)),
        Verb::Random => Step::Act(Action::DraftRandom),
        Verb::Seal => Step::Act(Action::Seal),
        Verb::Show => Step::Turn(Page::default()),
        Verb::Help => return None,
    })
}

/// One cell adds a marble; several say where all of them are.
fn place(_view: &View, said: &str) -> Result<Action, games::planetaire::Refusal> {
    match cell(said) {
        Ok(cell) => Ok(Action::Place(cell)),
        Err(_) => cells(said).map(Action::PlaceAll),
    }
}
