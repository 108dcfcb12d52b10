//! What a record tells otherwise than the rules, or than was pledged, and where.

use std::fmt;

use games::Seat;
use serde_json::Value;

use crate::ids::{EventNumber, Version};

/// Where something is in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepAt {
    /// The step, counted from 1.
    pub step: Version,
    /// The line of the file, counted from 1.
    pub line: u64,
}

/// What a record tells otherwise than the rules.
#[derive(Clone, Debug, PartialEq)]
pub enum Difference {
    /// The words of a wish mean nothing.
    Words {
        /// Where.
        place: StepAt,
        /// The words.
        said: String,
    },
    /// The rules do not grant it.
    Refused {
        /// Where.
        place: StepAt,
        /// Who wished.
        seat: Option<Seat>,
        /// What.
        said: String,
        /// Why not.
        why: String,
    },
    /// Something else comes of it.
    Event {
        /// Where.
        place: StepAt,
        /// Which event.
        number: EventNumber,
        /// Where in it.
        at: String,
        /// What is told.
        told: Value,
        /// What comes of it by the rules.
        ruled: Value,
    },
    /// It takes back what is not there.
    NothingToTakeBack {
        /// Where.
        place: StepAt,
    },
    /// The rules cannot cope with it: nothing that they would write leads there. What follows was not
    /// looked at.
    Impossible {
        /// Where.
        place: StepAt,
    },
    /// The seed that the table says it drew is not the one that was pledged.
    OtherSeed,
    /// The seed of the game is not what that one and the interactions of the lobby make.
    OtherChance,
    /// What the game began with is not what was pledged.
    OtherBeginning,
    /// It is told as done in private, and everybody sees it.
    NotPrivate {
        /// Where.
        place: StepAt,
    },
    /// It takes back what stands for ever, by the rules.
    StandsForEver {
        /// Where.
        place: StepAt,
    },
    /// It is not what was pledged then.
    NotPledged {
        /// Where.
        place: StepAt,
    },
    /// It does not end as it says.
    Ending {
        /// The line of the file that says so.
        line: u64,
        /// Who won, as is told.
        told: Vec<Seat>,
        /// And by the rules; `None` where it is not over.
        ruled: Option<Vec<Seat>>,
    },
}

impl fmt::Display for StepAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, step {}", self.line, self.step)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words { place, said } => {
                write!(f, "{place}: {said:?} means nothing in this game")
            }
            Self::Refused {
                place,
                seat,
                said,
                why,
            } => {
                let seat = seat.map_or_else(|| "nobody".to_owned(), |it| it.index().to_string());
                write!(
                    f,
                    "{place}: the rules refuse {said:?} of seat {seat}: {why}"
                )
            }
            Self::Event {
                place,
                number,
                at,
                told,
                ruled,
            } => {
                let at = if at.is_empty() { "it" } else { at };
                write!(
                    f,
                    "{place}, event {number}: {at} is {told}, and by the rules {ruled}"
                )
            }
            Self::NothingToTakeBack { place } => {
                write!(f, "{place}: what it takes back is not there")
            }
            Self::Impossible { place } => {
                write!(
                    f,
                    "{place}: no game comes to this; what follows was not looked at"
                )
            }
            Self::OtherSeed => {
                write!(
                    f,
                    "line 1: the seed that was drawn is not the one that was pledged"
                )
            }
            Self::OtherChance => write!(
                f,
                "line 1: the seed of the game is not what the seed that was drawn and the \
                 interactions of the lobby make"
            ),
            Self::OtherBeginning => write!(
                f,
                "line 1: what the game began with is not what was pledged"
            ),
            Self::NotPrivate { place } => write!(
                f,
                "{place}: it is told as done in private, and by the rules everybody sees it"
            ),
            Self::StandsForEver { place } => write!(
                f,
                "{place}: what it takes back drew on chance, uncovered something hidden or was \
                 played by the rules, and stands for ever"
            ),
            Self::NotPledged { place } => write!(
                f,
                "{place}: what stands there, with the secrets in it, is not what was pledged then"
            ),
            Self::Ending { line, told, ruled } => {
                let seats = |seats: &[Seat]| {
                    let seats: Vec<usize> = seats.iter().map(|seat| seat.index()).collect();
                    format!("{seats:?}")
                };
                let told = seats(told);
                match ruled {
                    Some(ruled) => {
                        let ruled = seats(ruled);
                        write!(f, "line {line}: seats {told} won, and by the rules {ruled}")
                    }
                    None => write!(
                        f,
                        "line {line}: seats {told} won, and by the rules it is not over"
                    ),
                }
            }
        }
    }
}
