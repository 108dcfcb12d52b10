//! `houston replay`: the record of a game, lived through once more by the rules of today: what is
//! altered in it, what the rules would say otherwise, what happened in it, and what that looked like.

mod asked;
mod told;

pub use asked::{Output, Replay, Whose};

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Context, Result, anyhow, bail};
use games::Spoken;
use render::Draws;
use sessions::{Altered, Chronicle, Difference, Verified};

use crate::output;

/// How many things that are wrong are named one by one.
const NAMED: usize = 20;

/// What is to be said and written about a record.
///
/// # Errors
/// It cannot be read, or there is something wrong with it and that was the question.
pub fn replay(wish: &Replay) -> Result<String> {
    let file = if wish.is_standard_input() {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(&wish.file)
    };
    let file = file.with_context(|| format!("{} cannot be read", wish.name()))?;
    let game = sessions::game_of(&file).map_err(|why| named(wish, &why))?;
    macro_rules! by_game {
        ($($name:ident: $game:ty,)+) => {
            $(if game == <$game as games::Game>::ID {
                return of::<$game>(wish, &file);
            })+
        };
    }
    games::each_game!(by_game);
    bail!(
        "{}: line 1: this Houston does not play {game:?}: replay it with the one that wrote it",
        wish.name()
    )
}

fn named(wish: &Replay, why: &dyn std::fmt::Display) -> anyhow::Error {
    anyhow!("{}: {why}", wish.name())
}

fn of<G: Draws>(wish: &Replay, file: &str) -> Result<String> {
    // What somebody altered may be nothing that the rules would ever write: they may panic, and it
    // is said which step it was.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let replayed = catch_unwind(AssertUnwindSafe(|| replayed::<G>(wish, file)));
    std::panic::set_hook(hook);
    replayed.unwrap_or_else(|_| {
        let why = "no game comes to what stands there; --check says where it begins";
        Err(named(wish, &why))
    })
}

fn replayed<G: Draws>(wish: &Replay, file: &str) -> Result<String> {
    let (chronicle, altered) = Chronicle::<G>::read(file).map_err(|why| named(wish, &why))?;
    match wish.output() {
        Output::Check => checked::<G>(wish, &chronicle, &altered),
        Output::Events | Output::Words(_) | Output::Picture(_) | Output::Film => {
            let said = told::told(wish, &chronicle)?;
            // Not among what was asked for, which another program may read.
            for line in altered.iter().take(NAMED) {
                output::complain(&line.to_string());
            }
            Ok(said)
        }
    }
}

/// What can be said for a record, or all that is wrong with it.
fn checked<G: Spoken>(
    wish: &Replay,
    chronicle: &Chronicle<G>,
    altered: &[Altered],
) -> Result<String> {
    let differences = chronicle.differences();
    let (asked, taken) = chronicle.asked_anew();
    if altered.is_empty() && differences.is_empty() {
        return Ok(sound(chronicle, asked, taken));
    }
    let mut wrong = altered
        .iter()
        .map(Altered::to_string)
        .chain(differences.iter().map(Difference::to_string));
    let mut said: Vec<String> = wrong.by_ref().take(NAMED).collect();
    match wrong.count() {
        0 => {}
        more => said.push(format!("and {more} more")),
    }
    Err(named(wish, &said.join("\n")))
}

fn sound<G: Spoken>(chronicle: &Chronicle<G>, asked: usize, taken: usize) -> String {
    let steps = chronicle.step_count();
    let mut said = format!("{steps} steps, and no line of it was altered");
    // Nothing that can fail is written here.
    let _ = write!(
        said,
        "; {asked} of them were put to the rules of today, with the dice of its seed, and each came \
         to what is told"
    );
    if taken > 0 {
        let _ = write!(
            said,
            "; {taken} more were done in private: these are taken as they stand, and what followed \
             from them agrees"
        );
    }
    said.push_str(&match chronicle.pledged() {
        None if chronicle.puzzle().is_some() => puzzle(chronicle),
        None => {
            ".\nIt is no puzzle of a day, and nothing of it was pledged before it could be known: \
                 only a sandbox that was told its seed writes such a record. That proves that the \
                 seed and the wishes make this very game; it proves nothing of who chose the seed, \
                 nor who wished what"
                .to_owned()
        }
        Some(upheld) => pledged(&upheld),
    });
    said
}

/// What is proved of the puzzle of a day, and what is not.
fn puzzle<G: Spoken>(chronicle: &Chronicle<G>) -> String {
    let puzzle = chronicle.puzzle();
    let (number, words) = puzzle.map_or_else(Default::default, |it| (it.number(), it.words(G::ID)));
    format!(
        ".\nIt was puzzle #{number} of the day: its seed is the SHA-256 of `{words}`, which anybody \
         could compute before. That proves that everybody had this very game that day, and that the \
         wishes make it; it does not prove that whoever played did not know what was hidden"
    )
}

/// What is proved by what was pledged, and what is not.
fn pledged(upheld: &Verified) -> String {
    let Verified {
        seed, all, mixed, ..
    } = upheld;
    let unseen = match upheld.was_shown {
        true => "",
        false => {
            " Its game began with the very command that opened the table: nobody could see that \
             pledge first, so it does not prove that nobody chose the seed."
        }
    };
    format!(
        ".\nThe seed was pledged as {seed}, and mixed with the ids of {mixed} interactions of the \
         lobby; every step, with the secrets in it, is what was pledged when it was made, and all of \
         them as {all}. If these are what Houston showed then, that proves that it changed neither \
         the seed nor a secret afterwards, and chose no roll; it does not prove that it peeked at \
         nothing, nor who the people were.{unseen}"
    )
}
