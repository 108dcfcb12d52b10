//! Questions about a record.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use text::Lang;

/// The file name that means standard input.
const STANDARD_INPUT: &str = "-";

/// The arguments of `houston replay`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct Replay {
    /// The record from /table export; - for standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    asked: Outputs,
    /// Show it as everyone saw it (public), as a player did (1, 2… or a, b…), or with all secrets
    /// (all)
    #[arg(long = "as", value_name = "WHO", conflicts_with = "check")]
    eyes: Option<PointOfView>,
    /// File for the picture or GIF; by default, next to the record
    #[arg(short, long, value_name = "FILE", requires = "drawn")]
    out: Option<PathBuf>,
}

/// The requested outputs, as typed.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
#[group(multiple = false)]
struct Outputs {
    /// Check the record (the default)
    #[arg(long)]
    check: bool,
    /// Print the events as lines of JSON (the default with --as)
    #[arg(long)]
    events: bool,
    /// Print the events as sentences
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    words: Option<Lang>,
    /// Draw the game after that step
    #[arg(long, value_name = "STEP", group = "drawn")]
    png: Option<u64>,
    /// Draw the whole game as a GIF
    #[arg(long, group = "drawn")]
    gif: bool,
}

fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| {
        let all = Lang::ALL.into_iter();
        let mut named = all.filter(|it| it.code() == code);
        named.next().ok_or("not a language of Houston")
    })
}

/// From whose point of view a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointOfView {
    /// As everyone saw it.
    Public,
    /// As this seat's player saw it, counted from 0.
    Seat(u8),
    /// With all secrets.
    All,
}

/// The requested output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Check that the record is sound.
    Check,
    /// A line of JSON for each event.
    Events,
    /// A sentence for each.
    Words(Lang),
    /// A picture of the game after this step.
    Picture(u64),
    /// A GIF of the whole game.
    Film,
}

impl Replay {
    /// The requested output.
    #[must_use]
    pub fn output(&self) -> Output {
        match self.asked {
            Outputs { events: true, .. } => Output::Events,
            Outputs { gif: true, .. } => Output::Film,
            Outputs {
                words: Some(lang), ..
            } => Output::Words(lang),
            Outputs {
                png: Some(step), ..
            } => Output::Picture(step),
            // A user who gives a point of view wants to see something.
            Outputs { .. } if self.eyes.is_some() => Output::Events,
            Outputs { .. } => Output::Check,
        }
    }

    /// The point of view.
    #[must_use]
    pub fn point_of_view(&self) -> PointOfView {
        self.eyes.unwrap_or(PointOfView::Public)
    }

    /// The argument that is missing, if any.
    #[must_use]
    pub fn missing_argument(&self) -> Option<&'static str> {
        let draws = matches!(self.output(), Output::Picture(_) | Output::Film);
        (self.is_standard_input() && draws && self.out.is_none())
            .then_some("with standard input, set --out FILE for the picture")
    }

    /// True if the record comes from standard input.
    #[must_use]
    pub fn is_standard_input(&self) -> bool {
        self.file.as_os_str() == STANDARD_INPUT
    }

    /// File to draw to: by default next to the record, with this ending.
    #[must_use]
    pub fn output_path(&self, ending: &str) -> PathBuf {
        match &self.out {
            Some(out) => out.clone(),
            None => {
                let mut name = self.file.file_stem().unwrap_or_default().to_owned();
                name.push(ending);
                self.file.with_file_name(name)
            }
        }
    }

    /// Name of the record in messages.
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

impl FromStr for PointOfView {
    type Err = &'static str;

    /// `public`, `all`, or a seat: its number counted from 1, or the letter of who sat there first.
    fn from_str(word: &str) -> Result<Self, Self::Err> {
        const EXPECTED: &str = "use public, all or a seat (1, 2… or a, b…)";
        Ok(match (word, word.as_bytes()) {
            ("public", _) => Self::Public,
            ("all", _) => Self::All,
            (_, [letter @ b'a'..=b'z']) => Self::Seat(letter - b'a'),
            (number, _) => {
                let number: u8 = number.parse().map_err(|_| EXPECTED)?;
                Self::Seat(number.checked_sub(1).ok_or(EXPECTED)?)
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
