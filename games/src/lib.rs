//! The rules of Houston's games, and what games share: seats, secrets, audiences, dice.
//!
//! This crate knows no clock, no I/O, no async, no global randomness, no prose and no Discord.
//! Same seed and same actions give the same game on every machine and in every version:
//! `clippy.toml` beside this crate forbids what could break that, and a test holds its
//! dependencies to a short list.

mod catalogue;
pub mod contact;
mod core;
pub mod interceptor;
#[cfg(any(test, feature = "laws"))]
pub mod laws;
pub mod planetaire;
pub mod space_connection;
pub mod terre_lune;

pub use crate::catalogue::IDS;
#[cfg(any(test, feature = "laws"))]
pub use crate::catalogue::{COMPLETE, solitary, taught};
pub use crate::core::advice::{Advice, Evidence, Hindsight};
pub use crate::core::audience::{
    Audience, Everyone, Eye, Knowledge, Over, To, initial_knowledge, knowledge_of_seat,
    news_for_everyone, news_for_seat, news_laid_open, view_for_everyone, view_for_seat,
    view_laid_open,
};
pub use crate::core::date::Day;
pub use crate::core::day::PuzzleDay;
pub use crate::core::dice::{Dice, Seed};
pub use crate::core::game::{Cause, Due, Game, Pending, Span};
pub use crate::core::honours::{Better, Feat, Honours, Winning, no_points};
pub use crate::core::lesson::{Beat, Display, Learning, Lesson, Trial};
pub use crate::core::marks::{Compared, Grade, Mark, Marked};
pub use crate::core::record::{Reach, Record, RecordChanges};
pub use crate::core::record_command::{
    Instead, RecordAction, RecordArg, RecordChangeOf, RecordCommand, RecordRefusalOf,
};
pub use crate::core::riddle::Riddle;
pub use crate::core::said::{Said, Spelled};
pub use crate::core::sampled::{Sampled, offered};
pub use crate::core::seat::Seat;
pub use crate::core::secret::{Owner, Secret};
pub use crate::core::setting::{Choice, Choices, Setting};
pub use crate::core::spoken::{Spoken, offered_in_words, read, reread};
pub use crate::core::turn::{Proposal, Turn, propose, replay};
pub use crate::core::verb::{
    Arg, Confirm, GameCommand, Inputs, Kind, Means, Needed, Offers, VerbArg,
};
