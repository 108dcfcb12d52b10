//! The desk of De la Terre à la Lune.

mod commands;
mod console;
mod fight;
mod picks;
mod read;
mod turn;
mod typed;

use games::Seat;
use games::terre_lune::{Action, Card, Place, Spot, Stage, TerreLune, View};
use text::{Lang, Names, say};

use crate::app::Command;
use crate::desk::{Console, Desk, Page, Step, Tapped};
use crate::ids::{Ids, Stamp};
use crate::message::{Button, Enabled, Style};

/// The words of this desk's components. They never change: buttons work for ever. What is picked
/// one after the other stands in the argument.
mod word {
    pub const GO: &str = "go";
    pub const LOOK: &str = "look";
    pub const KEEP: &str = "keep";
    pub const PUT_BACK: &str = "put-back";
    pub const GIVE: &str = "give";
    pub const EXCHANGE: &str = "exchange";
    pub const PUSHES: &str = "pushes";
    pub const PUSH: &str = "push";
    pub const CHALLENGES: &str = "challenges";
    pub const CHALLENGE: &str = "challenge";
    pub const AMBUSHES: &str = "ambushes";
    pub const AMBUSH: &str = "ambush";
    pub const CARD: &str = "card";
    pub const DECOYS: &str = "decoys";
    pub const LAY: &str = "lay";
    pub const CHOOSE: &str = "choose";
    pub const SEIZE: &str = "seize";
    pub const END: &str = "end";
    pub const BACK: &str = "back";
}

/// How many ways stand as buttons under the public board: it has room for few.
const FEW_WAYS: usize = 2;

impl Desk for TerreLune {
    fn commands() -> Vec<Command> {
        commands::commands()
    }

    /// Whatever happens makes older components stale: everyone sees everything happen, if not
    /// what it is.
    fn stamp(view: &View) -> Stamp {
        // Round again after 65,536 facts: far more than a race has.
        Stamp(view.facts as u16)
    }

    fn board_buttons(lang: Lang, view: &View, ids: &Ids) -> Vec<Button> {
        let Some(turn) = &view.turn else {
            return Vec::new();
        };
        match view.expects {
            Some((_, Stage::Way { .. }))
                if turn.prospects.is_empty() && turn.courses.len() <= FEW_WAYS =>
            {
                turn::ways(lang, &turn.courses, ids)
            }
            Some((_, Stage::Actions)) => vec![turn::end(lang, ids)],
            _ => Vec::new(),
        }
    }

    fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
        console::console(lang, view, names, page, ids)
    }

    fn tap(_lang: Lang, _view: &View, _ids: &Ids, tapped: &Tapped<'_>) -> Step<Self> {
        let said = tapped.chosen.unwrap_or(tapped.argument);
        match tapped.word {
            word::GO => Step::read(read::go(said)),
            word::LOOK => Step::read(read::prospect(said)),
            word::KEEP => Step::Act(Action::Keep),
            word::PUT_BACK => Step::Act(Action::PutBack),
            word::EXCHANGE => Step::read(picks::cards(said).map(Action::Exchange)),
            word::PUSH => Step::read(read::push(said)),
            word::CHALLENGE => Step::read(read::challenge(said)),
            word::AMBUSH => Step::read(read::ambush(said)),
            word::CARD => Step::read(read::play(said)),
            word::LAY => {
                picks::decoys(said).map_or(Step::Unknown, |it| Step::Act(Action::Pack(it)))
            }
            word::SEIZE => Step::Act(Action::Seize(picks::numbers(said))),
            word::END => Step::Act(Action::End),
            word::DECOYS => page(
                word::DECOYS,
                &picks::more_decoys(tapped.argument, tapped.chosen),
            ),
            word::GIVE | word::PUSHES | word::CHALLENGES | word::AMBUSHES | word::CHOOSE => {
                page(tapped.word, tapped.argument)
            }
            word::BACK => Step::Turn(Page::default()),
            _ => Step::Unknown,
        }
    }

    fn submit(_view: &View, _word: &str, _said: &str) -> Step<Self> {
        // This desk has no form.
        Step::Unknown
    }

    fn typed(view: &View, said: &str) -> Option<Step<Self>> {
        typed::typed(view, said)
    }

    fn typable(lang: Lang) -> String {
        say("moon-typable").tr(lang)
    }

    /// A DM where it helps: when a fight reaches somebody who did not call it, and when packets are
    /// to be laid. What follows is played from that console.
    fn owes_a_secret(view: &View) -> bool {
        let Some((seat, stage)) = view.expects else {
            return false;
        };
        let begins = view.fight.as_ref().is_some_and(|fight| {
            let caller = fight.fighters.first().map(|(seat, _)| *seat);
            fight.tricks.is_empty() && caller != view.me
        });
        let owed = stage == Stage::Packing || (stage == Stage::Card && begins);
        owed && view.me == Some(seat)
    }
}

fn page(word: &str, argument: &str) -> Step<TerreLune> {
    Step::Turn(Page {
        word: word.to_owned(),
        argument: argument.to_owned(),
    })
}

fn button(id: String, label: String, style: Style) -> Button {
    Button {
        id,
        label,
        style,
        enabled: Enabled::Yes,
    }
}

/// A button that can be pressed when something is complete.
fn usable(able: bool, button: Button) -> Button {
    let enabled = if able { Enabled::Yes } else { Enabled::NotYet };
    Button { enabled, ..button }
}

/// A place in a component's id: the same word in every language.
fn key(place: Place) -> String {
    text::terre_lune::place(Lang::En, place)
}

/// A card as it is typed: `rouge 7`.
fn card_key(lang: Lang, card: Card) -> String {
    let colour = text::terre_lune::colour(lang, card.colour());
    format!("{colour} {}", card.rank())
}

fn spot_key(spot: Spot) -> String {
    spot.number().to_string()
}

/// A seat's rocket in a component's id: by its colour.
fn rocket_key(seat: Seat) -> String {
    let colour = games::terre_lune::Colour::of(seat);
    text::terre_lune::colour(Lang::En, colour)
}
