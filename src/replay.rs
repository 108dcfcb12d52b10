//! `houston replay`: the record of a game, lived through once more by the rules of today: what is
//! altered in it, what the rules would say otherwise, what happened in it, and what that looked
//! like.

mod arguments;
mod shown;

pub use arguments::{Output, PointOfView, Replay};

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Context, Result, anyhow, bail};
use games::Spoken;
use render::Draws;
use sessions::{Chronicle, RecordFault, Verified};

use crate::output;

/// Most faults that are named one by one.
const MAX_NAMED: usize = 20;

/// Words and files about a record.
///
/// # Errors
/// It cannot be read, or there is something wrong with it and that was the question.
pub fn replay(arguments: &Replay) -> Result<String> {
    let file = if arguments.is_standard_input() {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(&arguments.file)
    };
    let file = file.with_context(|| format!("cannot read {}", arguments.name()))?;
    let game = sessions::game_of(&file).map_err(|why| with_file_name(arguments, &why))?;
    macro_rules! by_game {
        ($($name:ident: $game:ty,)+) => {
            $(if game == <$game as games::Game>::ID {
                return replay_catching_panics::<$game>(arguments, &file);
            })+
        };
    }
    games::each_game!(by_game);
    bail!(
        "{}: line 1: this Houston does not know the game {game:?}. Replay it with the one that \
         wrote it",
        arguments.name()
    )
}

/// An error that names the record.
fn with_file_name(arguments: &Replay, why: &dyn std::fmt::Display) -> anyhow::Error {
    anyhow!("{}: {why}", arguments.name())
}

/// Replays a record; rules that panic over it are an error.
fn replay_catching_panics<G: Draws>(arguments: &Replay, file: &str) -> Result<String> {
    // An altered record may hold what the rules would never write: they may panic, and it is said
    // which step it was.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let replayed = catch_unwind(AssertUnwindSafe(|| replay_game::<G>(arguments, file)));
    std::panic::set_hook(hook);
    replayed.unwrap_or_else(|_| {
        let why = "no game can reach this; --check shows where it starts";
        Err(with_file_name(arguments, &why))
    })
}

/// Reads a record, and gives the requested output.
fn replay_game<G: Draws>(arguments: &Replay, file: &str) -> Result<String> {
    let (chronicle, altered) =
        Chronicle::<G>::read(file).map_err(|why| with_file_name(arguments, &why))?;
    match arguments.output() {
        Output::Check => checked::<G>(arguments, &chronicle, &altered),
        Output::Events | Output::Words(_) | Output::Picture(_) | Output::Film => {
            let said = shown::render_output(arguments, &chronicle)?;
            // Not among what was asked for, which another program may read.
            for line in altered.iter().take(MAX_NAMED) {
                output::complain(&line.to_string());
            }
            Ok(said)
        }
    }
}

/// Words for a sound record, or all that is wrong with it.
fn checked<G: Spoken>(
    arguments: &Replay,
    chronicle: &Chronicle<G>,
    altered: &[RecordFault],
) -> Result<String> {
    let differences = chronicle.differences();
    let (asked, taken) = chronicle.step_counts();
    if altered.is_empty() && differences.is_empty() {
        return Ok(sound(chronicle, asked, taken));
    }
    let wrong = altered.iter().chain(&differences);
    let mut wrong = wrong.map(ToString::to_string);
    let mut said: Vec<String> = wrong.by_ref().take(MAX_NAMED).collect();
    match wrong.count() {
        0 => {}
        more => said.push(format!("and {more} more")),
    }
    Err(with_file_name(arguments, &said.join("\n")))
}

/// Words for a sound record.
fn sound<G: Spoken>(chronicle: &Chronicle<G>, asked: usize, taken: usize) -> String {
    let steps = chronicle.step_count();
    let mut said = format!("{steps} steps, no line altered");
    // Nothing that can fail is written here.
    let _ = write!(
        said,
        "; {asked} replayed with this version’s rules and the seed’s dice, and they match"
    );
    if taken > 0 {
        let _ = write!(
            said,
            "; {taken} more were private moves, taken as recorded, and what followed from them \
             matches"
        );
    }
    said.push_str(&match chronicle.pledged() {
        None if chronicle.puzzle().is_some() => puzzle(chronicle),
        None => {
            ".\nIt is not a daily puzzle and has no fair-play code: only a sandbox with a given \
             seed writes such a record. The seed and the moves lead to this game; who chose them \
             is not proved"
                .to_owned()
        }
        Some(upheld) => pledged(&upheld),
    });
    said
}

/// Words about the puzzle of a day: what is proved, and what is not.
fn puzzle<G: Spoken>(chronicle: &Chronicle<G>) -> String {
    let puzzle = chronicle.puzzle();
    let (number, words) = puzzle.map_or_else(Default::default, |it| (it.number(), it.words(G::ID)));
    format!(
        ".\nIt was daily puzzle #{number}: its seed is the SHA-256 of `{words}`, which anyone \
         could compute before. So everyone had the same game that day, and the moves lead to it. \
         That the players did not know the hidden parts is not proved"
    )
}

/// Words about what was pledged: what is proved, and what is not.
fn pledged(upheld: &Verified) -> String {
    let Verified {
        seed, all, mixed, ..
    } = upheld;
    let unseen = match upheld.was_shown {
        true => "",
        false => {
            " The game started with the command that opened it, so no player could see the code \
             first: that the seed was not chosen is not proved."
        }
    };
    format!(
        ".\nThe seed’s fair-play code was {seed}, and the seed was mixed with the ids of {mixed} \
         lobby interactions. Every step, secrets included, matches the code made when it \
         happened, and all of them match {all}. If Houston showed these codes at the time, it \
         changed neither the seed nor a secret afterwards and chose no roll. That it did not \
         peek, and who the players were, is not proved.{unseen}"
    )
}
