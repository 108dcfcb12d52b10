//! Faults of a record, with their places.

use std::fmt::Display;

use games::Game;
use thiserror::Error;

use crate::ids::EventNumber;
use crate::table::Effect;

/// Fault of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct RecordFault {
    /// In which line of the file, counted from 1.
    pub line: u64,
    /// The line, and what is wrong there.
    message: String,
}

impl RecordFault {
    /// A fault in a line.
    pub(super) fn in_line(line: u64, what: impl Display) -> Self {
        let message = format!("line {line}: {what}");
        Self { line, message }
    }

    /// A fault in a step.
    pub(super) fn in_step<G: Game>(step: &Effect<G>, what: impl Display) -> Self {
        let line = line_of(step);
        let message = format!("line {line}, step {}: {what}", step.version);
        Self { line, message }
    }

    /// A fault in an event of a step.
    pub(super) fn in_event<G: Game>(
        step: &Effect<G>,
        number: EventNumber,
        what: impl Display,
    ) -> Self {
        let line = line_of(step);
        let message = format!("line {line}, step {}, event {number}: {what}", step.version);
        Self { line, message }
    }

    /// The file ends too early.
    pub(super) fn torn(line: u64) -> Self {
        let message = format!("it ends after line {line}, before the game does");
        Self { line, message }
    }
}

/// The first line is the heading.
const fn line_of<G: Game>(step: &Effect<G>) -> u64 {
    step.version.0 + 1
}
