//! Permission to ask for advice at a table, and the count of how often everybody has.

use games::{Game, RecordChanges, Seat};

use crate::table::hints::{HintPermission, HintPolicy};
use crate::table::refusal::TableRefusal;
use crate::table::room::{Room, Status};

impl Room {
    /// Tells whether one person plays, and no one else could come in.
    #[must_use]
    pub(crate) fn is_solitary(&self) -> bool {
        self.vacant_seat().is_none() && self.people().count() == 1
    }

    /// Number of times that the person in a seat has asked for advice.
    #[must_use]
    pub fn times_advised(&self, seat: Seat) -> u32 {
        self.advised.get(&seat).copied().unwrap_or_default()
    }

    /// The permission of a seated player to ask for advice at a table with these options.
    ///
    /// # Errors
    /// Why they may not.
    pub(crate) fn hint_permission<G: Game>(
        &self,
        options: &G::Options,
    ) -> Result<HintPermission, TableRefusal> {
        if !G::COMPUTER {
            return Err(TableRefusal::NoComputer);
        }
        match self.status {
            Status::Playing => {}
            Status::Lobby => return Err(TableRefusal::NotStarted),
            Status::Over { .. } => return Err(TableRefusal::Over),
            Status::Closed => return Err(TableRefusal::Closed),
        }
        match (G::Record::counts(options), self.is_solitary(), self.hints) {
            (true, ..) => Err(TableRefusal::AdviceCounts),
            _ if self.puzzle.is_some() => Err(TableRefusal::PuzzleAlone),
            _ if self.paused => Err(TableRefusal::Paused),
            (_, true, _) => Ok(HintPermission::Free),
            (_, false, HintPolicy::Counted) => Ok(HintPermission::Counted),
            (_, false, HintPolicy::None) => Err(TableRefusal::NoAdvice),
        }
    }
}
