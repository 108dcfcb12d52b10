//! Deadlines of a table, handled by its owner: the rules play for silent players, but not for those
//! who could not be asked, and computers sit down in empty seats. Makes no decisions about the
//! game.

use std::sync::Arc;

use games::Spoken;

use super::TableOwner;
use super::act_metrics::count;
use crate::delivery::marks::Marks;
use crate::delivery::slot::Slot;
use crate::error::Failure;
use crate::ids::Millis;
use crate::outage::Outage;
use crate::owner::ask::Ticked;
use crate::table::entry::{Fact, Once};
use crate::table::room::{Room, Status};
use crate::table::vote::OpenVote;
use crate::table::{Live, StepDraft};

impl<G: Spoken> TableOwner<G> {
    /// Ends votes, and lets the rules play for every seat whose time has run out, the longest
    /// silent first; but never for a player who could not be asked, nor while the table waits for
    /// them.
    pub(super) async fn tick(&mut self) -> Result<Ticked, Failure> {
        self.note_holidays().await?;
        self.give_back_outages().await?;
        let votes = self.end_votes().await?;
        let decisions = self.play_for_silent_players().await?;
        Ok(match votes {
            Ticked::Done => decisions,
            Ticked::Unasked | Ticked::Unheard => votes,
        })
    }

    /// Takes silence for a yes in every vote whose time is up; but not before those who are asked
    /// could read it that long.
    async fn end_votes(&mut self) -> Result<Ticked, Failure> {
        loop {
            let now = self.shared.clock.now();
            self.drop_shared_marks();
            let marks = self.marks().await?.clone();
            let room = Arc::clone(&self.live().await?.room);
            let late = room.votes_late(now);
            let guild = room.place.guild;
            if late.is_empty() {
                return Ok(Ticked::Done);
            }
            if self.shared.outages.is_unheard(guild) {
                return Ok(Ticked::Unheard);
            }
            let outages = self.shared.outages.past(guild);
            let is_over = |open: &&&OpenVote| has_ended(&room, &marks, open, &outages, now);
            let Some(number) = late.iter().find(is_over).map(|open| open.number) else {
                return Ok(Ticked::Unasked);
            };
            let decide = |live: &Live<G>| {
                // Another process may have been faster.
                let is_open = live.room.motion(number).is_some_and(|open| !open.is_over);
                match is_open {
                    true => Ok(StepDraft::of_facts(vec![Fact::SilenceAgrees {
                        to: number,
                    }])),
                    false => Err(Late::Moved),
                }
            };
            match self.step(Once::VoteTimedOut(number), None, &decide).await {
                Ok((_, true)) => return Ok(Ticked::Done),
                Ok((_, false)) | Err(Late::Moved) => {}
                Err(Late::Failed(failure)) => return Err(failure),
            }
        }
    }

    /// Lets the rules play for the seats whose time has run out.
    async fn play_for_silent_players(&mut self) -> Result<Ticked, Failure> {
        loop {
            let now = self.shared.clock.now();
            self.drop_shared_marks();
            let marks = self.marks().await?.clone();
            let live = self.live().await?;
            let late = live.room.deadlines();
            let late = late.filter_map(|due| Some((due.at?, due.seat)));
            let late: Vec<_> = late.filter(|(at, _)| *at <= now).collect();
            let guild = live.room.place.guild;
            if !late.is_empty() && self.shared.outages.is_unheard(guild) {
                return Ok(Ticked::Unheard);
            }
            let live = self.live().await?;
            let asked = late
                .iter()
                .filter(|(_, seat)| live.questions.has_reached(&live.room, &marks, *seat));
            let Some((at, seat)) = asked.min().copied() else {
                return Ok(if late.is_empty() {
                    Ticked::Done
                } else {
                    Ticked::Unasked
                });
            };
            let decide = |live: &Live<G>| {
                // Another process may have been faster.
                let is_still_due = live
                    .room
                    .deadlines()
                    .any(|due| due.seat == seat && due.at == Some(at));
                if is_still_due {
                    Ok(live.draft_time_up(seat))
                } else {
                    Err(Late::Moved)
                }
            };
            match self.step(Once::TimedOut(seat, at), None, &decide).await {
                // Only a clock that was set back can bring the very same moment twice; the
                // scheduler comes again.
                Ok((_, true)) => return Ok(Ticked::Done),
                Ok((_, false)) => count::<G>("silence", "done"),
                Err(Late::Moved) => {}
                Err(Late::Failed(failure)) => return Err(failure),
            }
        }
    }

    /// Records at the table which players are away, as far as the table waits for them.
    pub(super) async fn note_holidays(&mut self) -> Result<(), Failure> {
        let (now, store) = (self.shared.clock.now(), Arc::clone(&self.shared.store));
        let room = Arc::clone(&self.live().await?.room);
        if room.status != Status::Playing || !room.pace.waits_for_holidays() {
            return Ok(());
        }
        let mut people = Vec::new();
        for (_, player) in room.people() {
            let (person, _) = store.person(player.user).await?;
            let person = person.unwrap_or_default();
            people.push((player.user, person.away.filter(|back| *back > now)));
        }
        let facts = |room: &Room| {
            let facts = people.iter();
            let facts = facts.filter_map(|(user, away)| room.holiday_fact(*user, *away, now));
            facts.collect::<Vec<_>>()
        };
        if facts(&room).is_empty() {
            return Ok(());
        }
        let decide = |live: &Live<G>| Ok::<_, Failure>(StepDraft::of_facts(facts(&live.room)));
        self.step(Once::ClockRestarted(room.version), None, &decide)
            .await?;
        Ok(())
    }

    /// Extends deadlines by the time of past outages, in which players could not act.
    async fn give_back_outages(&mut self) -> Result<(), Failure> {
        let guild = self.live().await?.room.place.guild;
        let outages = self.shared.outages.past(guild);
        let later = |live: &Live<G>| live.questions.deadlines_after_outages(&live.room, &outages);
        let live = self.live().await?;
        let once = Once::ClockRestarted(live.room.version);
        if later(live).is_empty() {
            return Ok(());
        }
        let decide = |live: &Live<G>| {
            Ok::<_, Failure>(StepDraft {
                overrides: later(live),
                ..StepDraft::of_facts(Vec::new())
            })
        };
        self.step(once, None, &decide).await?;
        Ok(())
    }

    /// Gives players whom their question reached only now their full time from now on.
    pub(super) async fn restart_late_clocks(
        &mut self,
        before: &Marks,
        after: &Marks,
    ) -> Result<(), Failure> {
        if self
            .live
            .as_ref()
            .is_none_or(|live| live.room.due.is_empty())
        {
            return Ok(());
        }
        let now = self.shared.clock.now();
        let live = self.live().await?;
        let once = Once::ClockRestarted(live.room.version);
        let late = |live: &Live<G>| {
            live.questions
                .deadlines_of_late_questions(&live.room, (before, after), now)
        };
        if late(live).is_empty() {
            return Ok(());
        }
        let decide = |live: &Live<G>| {
            Ok::<_, Failure>(StepDraft {
                overrides: late(live),
                ..StepDraft::of_facts(Vec::new())
            })
        };
        self.step(once, None, &decide).await?;
        Ok(())
    }
}

/// True if the time of a vote is up, for those who could read it: outages are no part of it. A
/// table where nothing was ever shown or about to be shows no votes either.
fn has_ended(room: &Room, marks: &Marks, open: &OpenVote, outages: &[Outage], now: Millis) -> bool {
    let message = marks.slot(Slot::Vote(open.number));
    let shown = match *marks == Marks::default() {
        true => Some(open.at),
        false => message.post.map(|_| message.posted_at),
    };
    let until = shown.and_then(|shown| room.vote_until(open, shown));
    until.is_some_and(|until| {
        let until = outages.iter().fold(until, |until, outage| {
            let began = outage.from.max(open.at);
            match until > began && outage.to > began {
                true => until.after(began.until(outage.to)),
                false => until,
            }
        });
        until <= now
    })
}

/// Reason why the rules did not play for a silent player.
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
