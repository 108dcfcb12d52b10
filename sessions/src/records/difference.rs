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
    /// The rules cannot cope with it: nothing that they would write leads there. What follows was
    /// not looked at.
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
                write!(f, "{place}: {said:?} is not a move of this game")
            }
            Self::Refused {
                place,
                seat,
                said,
                why,
            } => {
                let seat = seat.map_or_else(|| "none".to_owned(), |it| it.index().to_string());
                write!(
                    f,
                    "{place}: the rules refuse {said:?} by seat {seat}: {why}"
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
                    "{place}, event {number}: {at} is {told}, but by the rules {ruled}"
                )
            }
            Self::NothingToTakeBack { place } => {
                write!(f, "{place}: it takes back a move that is not there")
            }
            Self::Impossible { place } => {
                write!(
                    f,
                    "{place}: no game can reach this; the rest was not checked"
                )
            }
            Self::OtherSeed => {
                write!(
                    f,
                    "line 1: the drawn seed does not match its fair-play code"
                )
            }
            Self::OtherChance => write!(
                f,
                "line 1: the game's seed does not follow from the drawn seed and the lobby's \
                 interactions"
            ),
            Self::OtherBeginning => write!(
                f,
                "line 1: the start of the game does not match its fair-play code"
            ),
            Self::NotPrivate { place } => write!(
                f,
                "{place}: it is recorded as private, but by the rules everyone sees it"
            ),
            Self::StandsForEver { place } => write!(
                f,
                "{place}: it takes back a final move (one that used chance, revealed a secret or \
                 was played by the rules)"
            ),
            Self::NotPledged { place } => write!(
                f,
                "{place}: the step and its secrets do not match the code made at that time"
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
                        write!(f, "line {line}: seats {told} won, but by the rules {ruled}")
                    }
                    None => write!(
                        f,
                        "line {line}: seats {told} won, but by the rules the game is not over"
                    ),
                }
            }
        }
    }
}
