//! What can be asked of a record.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use text::Lang;

/// What stands for standard input where a file is named.
const STANDARD_INPUT: &str = "-";

/// What is to be done with a record.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct Replay {
    /// The record, as /export gives it; - is standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    asked: Wishes,
    /// As everybody saw it (public), as a seat did (1, 2… or a, b…), or with everything open (all)
    #[arg(long = "as", value_name = "WHO", conflicts_with = "check")]
    eyes: Option<Whose>,
    /// Where to write the picture or the film; without it, beside the record
    #[arg(short, long, value_name = "FILE", requires = "drawn")]
    out: Option<PathBuf>,
}

/// What is wanted of it, as it is typed.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
#[group(multiple = false)]
struct Wishes {
    /// Say whether it is sound, which is what it does if nothing else is asked
    #[arg(long)]
    check: bool,
    /// What happened, a line of JSON each; with --as, what is asked if nothing else is
    #[arg(long)]
    events: bool,
    /// The same in sentences
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    words: Option<Lang>,
    /// A picture of the game after that step
    #[arg(long, value_name = "STEP", group = "drawn")]
    png: Option<u64>,
    /// A film of the whole game
    #[arg(long, group = "drawn")]
    gif: bool,
}

fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| {
        let all = Lang::ALL.into_iter();
        let mut named = all.filter(|it| it.code() == code);
        named.next().ok_or("Houston does not speak it")
    })
}

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of everybody who looked on.
    Public,
    /// Those of the player who sat there, counted from 0.
    Seat(u8),
    /// With everything open.
    All,
}

/// What is wanted of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Whether it is sound.
    Check,
    /// A line of JSON for each event.
    Events,
    /// A sentence for each.
    Words(Lang),
    /// A picture of the game after this step.
    Picture(u64),
    /// A film of it.
    Film,
}

impl Replay {
    /// What is wanted of it.
    #[must_use]
    pub fn output(&self) -> Output {
        match self.asked {
            Wishes { events: true, .. } => Output::Events,
            Wishes { gif: true, .. } => Output::Film,
            Wishes {
                words: Some(lang), ..
            } => Output::Words(lang),
            Wishes {
                png: Some(step), ..
            } => Output::Picture(step),
            // A user who says through whose eyes wants to see something.
            Wishes { .. } if self.eyes.is_some() => Output::Events,
            Wishes { .. } => Output::Check,
        }
    }

    /// Through whose eyes.
    #[must_use]
    pub fn eyes(&self) -> Whose {
        self.eyes.unwrap_or(Whose::Public)
    }

    /// What must be said besides.
    #[must_use]
    pub fn lacks(&self) -> Option<&'static str> {
        let drawn = matches!(self.output(), Output::Picture(_) | Output::Film);
        (self.is_standard_input() && drawn && self.out.is_none())
            .then_some("nothing lies beside standard input: --out FILE says where to draw it")
    }

    /// Whether the record is typed, or comes through a pipe.
    #[must_use]
    pub fn is_standard_input(&self) -> bool {
        self.file.as_os_str() == STANDARD_INPUT
    }

    /// Where to draw it: beside the record, with this ending, if nothing else was said.
    #[must_use]
    pub fn drawn(&self, ending: &str) -> PathBuf {
        match &self.out {
            Some(out) => out.clone(),
            None => {
                let mut name = self.file.file_stem().unwrap_or_default().to_owned();
                name.push(ending);
                self.file.with_file_name(name)
            }
        }
    }

    /// What it is called where something is said of it.
    #[must_use]
    pub fn name(&self) -> std::path::Display<'_> {
        let name = if self.is_standard_input() {
            Path::new("standard input")
        } else {
            &self.file
        };
        name.display()
    }
}

impl FromStr for Whose {
    type Err = &'static str;

    /// `public`, `all`, or a seat: its number counted from 1, or the letter of who sat there first.
    fn from_str(word: &str) -> Result<Self, Self::Err> {
        const NONE: &str = "it is public, all, or a seat: 1, 2… or a, b…";
        Ok(match (word, word.as_bytes()) {
            ("public", _) => Self::Public,
            ("all", _) => Self::All,
            (_, [letter @ b'a'..=b'z']) => Self::Seat(letter - b'a'),
            (number, _) => {
                let number: u8 = number.parse().map_err(|_| NONE)?;
                Self::Seat(number.checked_sub(1).ok_or(NONE)?)
            }
        })
    }
}

/// A seat by its letter, as the record names who sits there.
pub(super) struct SeatLetter(pub u8);

impl fmt::Display for SeatLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            seat @ 0..26 => write!(f, "{}", char::from(b'a' + seat)),
            seat => write!(f, "{}", u16::from(seat) + 1),
        }
    }
}
