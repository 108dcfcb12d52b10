//! What this process holds, as far as it knows. It is asked before anything is said that a table is
//! waiting for: a process that was stopped for longer than its lease says nothing when it wakes.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::lease::{LEASE, Leases, Renewal};
use crate::ids::GuildId;
use crate::outage::Shard;

/// How often a process notes that it runs.
pub(super) const TICK: Duration = Duration::from_millis(250);
/// A process that noted nothing for so long was stopped, not only cut off: what it reads now is
/// old.
const STOPPED_AFTER: Duration = Duration::from_millis(1_500);
/// A gap in which others' leases may have ended too.
const GAP: Duration = Duration::from_millis(1_500);
/// How long the process that had a shard before may still be writing there.
const WRITES_SETTLE: Duration = Duration::from_secs(15);

/// What this process holds.
#[derive(Default)]
pub(crate) struct Held {
    leases: Leases,
    /// What it says of itself: where its sessions of the gateway work, how many shards it would
    /// have.
    says: Renewal,
    /// When it renewed last.
    renewed: Option<Instant>,
    /// Until when what has ended is left alone.
    unsteady_until: Option<Instant>,
    ticked: Option<Instant>,
    /// Whether it was stopped since it renewed last.
    stopped: bool,
    /// What others took while it was stopped, and its old sessions may still bring.
    overslept: BTreeSet<u32>,
    epoch: u64,
    /// When a shard last changed hands, or may have.
    changed: Option<Instant>,
}

impl Held {
    /// Whether its leases last.
    pub(crate) fn lasts(&self) -> bool {
        self.renewed.is_some_and(|at| at.elapsed() < LEASE)
    }

    /// Whether the tables of this server, or those in DMs, are served here now.
    pub(crate) fn serves(&self, guild: Option<GuildId>) -> bool {
        let of = self.leases.of;
        let hears = |id: &u32| Shard { id: *id, of }.hears(guild);
        self.lasts() && self.leases.held.iter().any(hears)
    }

    /// Whether this shard is its own.
    pub(crate) fn holds(&self, shard: Shard) -> bool {
        self.leases.of == shard.of && self.leases.held.contains(&shard.id)
    }

    /// Whether every shard of its own is heard.
    pub(crate) fn all_work(&self) -> bool {
        self.lasts() && self.leases.held.is_subset(&self.says.up)
    }

    /// Whether what a shard brings is another process's: it was taken while this one was stopped.
    pub(crate) fn overslept(&self, shard: u32) -> bool {
        self.overslept.contains(&shard)
    }

    /// Counts the times in which no other process may have written what this one serves. None while
    /// another may.
    pub(crate) fn epoch(&self) -> Option<u64> {
        let settled = |at: Instant| at.elapsed() >= WRITES_SETTLE;
        (self.lasts() && self.changed.is_some_and(settled)).then_some(self.epoch)
    }

    /// It would have so many shards, of which so many were too few.
    pub(crate) fn wants(&mut self, shards: u32, too_few: u32) {
        (self.says.wanted, self.says.too_few) = (shards, too_few);
    }

    /// It is going.
    pub(crate) fn leaves(&mut self) {
        self.says.leaving = true;
    }

    /// A session works from now on, or does not; whether that is news.
    pub(crate) fn works(&mut self, shard: Shard, works: bool) -> bool {
        match works {
            true => self.says.up.insert(shard.id),
            false => self.says.up.remove(&shard.id),
        }
    }

    /// It runs.
    pub(crate) fn ticks(&mut self) {
        self.stopped |= self.ticked.is_some_and(|at| at.elapsed() > STOPPED_AFTER);
        self.ticked = Some(Instant::now());
    }

    /// What it says of its sessions when it asks to renew, and whether it did so without a gap.
    pub(super) fn asks(&mut self, now: Instant) -> Renewal {
        if self.renewed.is_some_and(|at| now - at > GAP) {
            self.unsteady_until = Some(now + LEASE);
        }
        Renewal {
            steady: self.unsteady_until.is_none_or(|until| now >= until),
            ..self.says.clone()
        }
    }

    /// It asked at this moment, and holds this since; tells what it held before, and whether that
    /// lasted.
    pub(super) fn renewed(
        &mut self,
        leases: Leases,
        asked: Instant,
        changes_hands: bool,
    ) -> (Leases, bool) {
        self.ticks();
        let lasted = self.lasts();
        let same = self.leases.of == leases.of;
        if !lasted || changes_hands || !same || self.leases.held != leases.held {
            self.epoch += 1;
            self.changed = Some(Instant::now());
        }
        self.renewed = Some(asked);
        let before = std::mem::replace(&mut self.leases, leases);
        let now = &self.leases;
        let wanted = |id: &u32| now.held.contains(id) || now.coming.contains(id);
        // A session that is not wanted ends: should the shard be wanted again, then with another
        // one.
        self.says.up.retain(|id| same && wanted(id));
        if std::mem::take(&mut self.stopped) {
            self.overslept.extend(&before.held);
        }
        self.overslept.retain(|id| !wanted(id));
        (before, lasted)
    }

    #[cfg(test)]
    pub(super) fn was_stopped(&mut self) {
        self.stopped = true;
    }

    #[cfg(test)]
    pub(super) fn settles(&mut self) {
        self.changed = Instant::now().checked_sub(WRITES_SETTLE);
    }

    /// What it took over could not be looked at: with the next renewal it is all new.
    pub(crate) fn lapses(&mut self) {
        self.renewed = None;
    }
}
