//! Leases that this process holds, as far as it knows. Asked before anything is said that a table
//! is waiting for: a process that was stopped for longer than its lease says nothing when it wakes.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::lease::{LEASE, Leases, Renewal};
use crate::ids::GuildId;
use crate::outage::Shard;

/// Time between two notes of a process that it runs.
pub(super) const TICK: Duration = Duration::from_millis(250);
/// A process that noted nothing for so long was stopped, not only cut off: what it reads now is
/// old.
const STOPPED_AFTER: Duration = Duration::from_millis(1_500);
/// A gap in which others' leases may have ended too.
const GAP: Duration = Duration::from_millis(1_500);
/// Time for which the process that had a shard before may still be writing there.
const WRITES_SETTLE: Duration = Duration::from_secs(15);

/// The leases that this process holds.
#[derive(Default)]
pub(crate) struct HeldLeases {
    leases: Leases,
    /// Renewal that it sends: where its sessions of the gateway work, how many shards it wants.
    own: Renewal,
    /// Time of the last renewal.
    renewed_at: Option<Instant>,
    /// Time until which leases that have ended are left alone.
    unsteady_until: Option<Instant>,
    ticked_at: Option<Instant>,
    /// True when the process was stopped since the last renewal.
    stopped: bool,
    /// Shards that others took while it was stopped, and of which its old sessions may still bring
    /// something.
    overslept: BTreeSet<u32>,
    epoch: u64,
    /// Time at which a shard last changed hands, or may have.
    changed_at: Option<Instant>,
}

impl HeldLeases {
    /// Tells whether the leases last.
    pub(crate) fn is_current(&self) -> bool {
        self.renewed_at.is_some_and(|at| at.elapsed() < LEASE)
    }

    /// Tells whether the tables of this server, or those in DMs, are served here now.
    pub(crate) fn serves(&self, guild: Option<GuildId>) -> bool {
        let of = self.leases.of;
        let hears = |id: &u32| Shard { id: *id, of }.hears(guild);
        self.is_current() && self.leases.held.iter().any(hears)
    }

    /// Tells whether this process holds a shard.
    pub(crate) fn holds(&self, shard: Shard) -> bool {
        self.leases.of == shard.of && self.leases.held.contains(&shard.id)
    }

    /// Tells whether every shard that this process holds is heard.
    pub(crate) fn all_are_up(&self) -> bool {
        self.is_current() && self.leases.held.is_subset(&self.own.up)
    }

    /// Tells whether a shard was taken by another process while this one was stopped: it is the one
    /// to answer.
    pub(crate) fn was_overslept(&self, shard: u32) -> bool {
        self.overslept.contains(&shard)
    }

    /// Number of the period in which no other process can have written what this one serves. `None`
    /// while another may.
    pub(crate) fn epoch(&self) -> Option<u64> {
        let settled = |at: Instant| at.elapsed() >= WRITES_SETTLE;
        (self.is_current() && self.changed_at.is_some_and(settled)).then_some(self.epoch)
    }

    /// Asks for this many shards, after this many were too few.
    pub(crate) fn want(&mut self, shards: u32, too_few: u32) {
        (self.own.wanted, self.own.too_few) = (shards, too_few);
    }

    /// Notes that this process is leaving.
    pub(crate) fn leave(&mut self) {
        self.own.leaving = true;
    }

    /// Notes whether a shard's session works from now on; returns whether that is news.
    pub(crate) fn set_up(&mut self, shard: Shard, is_up: bool) -> bool {
        match is_up {
            true => self.own.up.insert(shard.id),
            false => self.own.up.remove(&shard.id),
        }
    }

    /// Notes that the process runs.
    pub(crate) fn tick(&mut self) {
        self.stopped |= self
            .ticked_at
            .is_some_and(|at| at.elapsed() > STOPPED_AFTER);
        self.ticked_at = Some(Instant::now());
    }

    /// The next renewal to send.
    pub(super) fn renewal(&mut self, now: Instant) -> Renewal {
        if self.renewed_at.is_some_and(|at| now - at > GAP) {
            self.unsteady_until = Some(now + LEASE);
        }
        Renewal {
            steady: self.unsteady_until.is_none_or(|until| now >= until),
            ..self.own.clone()
        }
    }

    /// Replaces the leases by those that were asked for at this moment. Returns those before, and
    /// whether they had lasted until now.
    pub(super) fn renew(
        &mut self,
        leases: Leases,
        asked: Instant,
        changes_hands: bool,
    ) -> (Leases, bool) {
        self.tick();
        let had_lasted = self.is_current();
        let same = self.leases.of == leases.of;
        if !had_lasted || changes_hands || !same || self.leases.held != leases.held {
            self.epoch += 1;
            self.changed_at = Some(Instant::now());
        }
        self.renewed_at = Some(asked);
        let before = std::mem::replace(&mut self.leases, leases);
        let now = &self.leases;
        let wanted = |id: &u32| now.held.contains(id) || now.coming.contains(id);
        // A session that is not wanted ends: should the shard be wanted again, then with another
        // one.
        self.own.up.retain(|id| same && wanted(id));
        if std::mem::take(&mut self.stopped) {
            self.overslept.extend(&before.held);
        }
        self.overslept.retain(|id| !wanted(id));
        (before, had_lasted)
    }

    #[cfg(test)]
    pub(super) fn was_stopped(&mut self) {
        self.stopped = true;
    }

    #[cfg(test)]
    pub(super) fn settles(&mut self) {
        self.changed_at = Instant::now().checked_sub(WRITES_SETTLE);
    }

    /// Lets the leases lapse: the tables that came with them could not be read, and come again with
    /// the next renewal.
    pub(crate) fn lapse(&mut self) {
        self.renewed_at = None;
    }
}
