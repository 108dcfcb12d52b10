//! How an owner looks after its table's deadlines: the rules play for the silent, but for nobody who
//! could not be asked. It decides nothing of a game.

use games::Game;

use super::Owner;
use crate::ask::Ticked;
use crate::entry::Once;
use crate::error::Failure;
use crate::marks::Marks;
use crate::table::{Draft, Live};

impl<G: Game> Owner<G> {
    /// Lets the rules play for every seat whose time has run out, the longest silent first; but
    /// never for somebody whom nobody could ask.
    pub(super) async fn tick(&mut self) -> Result<Ticked, Failure> {
        loop {
            let now = self.shared.clock.now();
            let marks = self.marks().await?.clone();
            let live = self.live().await?;
            let late = live.room.due.iter();
            let late = late.filter_map(|due| Some((due.at?, due.seat)));
            let late: Vec<_> = late.filter(|(at, _)| *at <= now).collect();
            if !late.is_empty() && self.give_back().await? {
                continue;
            }
            let live = self.live().await?;
            let asked = late
                .iter()
                .filter(|(_, seat)| live.asked.has_reached(&live.room, &marks, *seat));
            let Some((at, seat)) = asked.min().copied() else {
                return Ok(if late.is_empty() {
                    Ticked::Done
                } else {
                    Ticked::Unasked
                });
            };
            let decide = |live: &Live<G>| {
                // Somebody else may have been faster.
                let still = live
                    .room
                    .due
                    .iter()
                    .any(|d| d.seat == seat && d.at == Some(at));
                if still {
                    Ok(live.silence(seat))
                } else {
                    Err(Late::Moved)
                }
            };
            match self.step(Once::Silence(seat, at), None, decide).await {
                // Only a clock that was set back can bring the very same moment twice; the
                // scheduler comes again.
                Ok((_, true)) => return Ok(Ticked::Done),
                Ok((_, false)) | Err(Late::Moved) => {}
                Err(Late::Failed(failure)) => return Err(failure),
            }
        }
    }

    /// The time in which nobody was at work is nobody's loss. Tells whether any was given back.
    async fn give_back(&mut self) -> Result<bool, Failure> {
        let Some(away) = self.shared.away else {
            return Ok(false);
        };
        let held_up = |live: &Live<G>| live.asked.held_up(&live.room, away);
        let live = self.live().await?;
        let once = Once::Asked(live.room.version);
        if held_up(live).is_empty() {
            return Ok(false);
        }
        let decide = |live: &Live<G>| {
            Ok::<_, Failure>(Draft {
                set: held_up(live),
                ..Draft::of_facts(Vec::new())
            })
        };
        self.step(once, None, decide).await?;
        Ok(true)
    }

    /// Whoever was asked only now has his whole time from now on.
    pub(super) async fn give_time(&mut self, before: &Marks, after: &Marks) -> Result<(), Failure> {
        if self
            .live
            .as_ref()
            .is_none_or(|live| live.room.due.is_empty())
        {
            return Ok(());
        }
        let now = self.shared.clock.now();
        let live = self.live().await?;
        let once = Once::Asked(live.room.version);
        let late = |live: &Live<G>| live.asked.reached_late(&live.room, (before, after), now);
        if late(live).is_empty() {
            return Ok(());
        }
        let decide = |live: &Live<G>| {
            Ok::<_, Failure>(Draft {
                set: late(live),
                ..Draft::of_facts(Vec::new())
            })
        };
        self.step(once, None, decide).await?;
        Ok(())
    }
}

/// Why a silence was not played.
enum Late {
    /// The seat has acted, or has another deadline.
    Moved,
    Failed(Failure),
}

impl From<Failure> for Late {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}
