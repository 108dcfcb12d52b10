//! What all processes agree on, and how one of them changes it. It asks nobody, and knows no time but
//! what it is told: the store's own.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::Millis;
use crate::store::RollCall;

/// For how long a process holds what it holds without a sign of it.
pub(crate) const LEASE: Duration = Duration::from_secs(5);
/// The same once its connection is gone: it may be coming back.
const GONE: Duration = Duration::from_secs(2);
/// For how long two processes may still hear the same after one took over from the other.
pub(crate) const ECHO: Duration = Duration::from_secs(15);
/// For how long whoever may begin a session of the gateway may take to do so.
const BEGINS: Duration = Duration::from_secs(15);

/// What all agree on.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Rota {
    /// How many shards there are; 0 until somebody says.
    of: u32,
    workers: BTreeMap<u64, Worker>,
    wards: BTreeMap<u32, Ward>,
    /// When the next session may begin, by Discord's buckets.
    #[serde(default)]
    buckets: BTreeMap<u64, Bucket>,
}

/// A process.
#[derive(Serialize, Deserialize)]
struct Worker {
    /// Its last sign.
    seen: Millis,
    /// It was away itself until a moment ago, and judges nobody else yet.
    #[serde(default)]
    dazed_until: Millis,
    /// It wants to go.
    leaving: bool,
}

/// A shard.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Ward {
    keeper: Option<u64>,
    /// Whether the keeper's session works.
    works: bool,
    /// Who connects already, to take over without a gap.
    heir: Option<u64>,
    /// Whether the keeper knows that.
    told: bool,
    /// When it was taken over.
    #[serde(default)]
    inherited: Millis,
    /// When its servers were heard last, by the clock of the tables.
    heard: Option<Millis>,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Bucket {
    free: Millis,
    lent: Option<(u64, Millis)>,
}

/// What a process says of itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attendance {
    pub process: u64,
    /// How many shards it would have.
    pub wanted: u32,
    /// How many were too few.
    pub too_few: u32,
    /// On which its sessions work.
    pub up: BTreeSet<u32>,
    pub leaving: bool,
    /// What time it is at the tables.
    pub now: Millis,
}

/// What one process serves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shift {
    /// How many shards there are; 0 until that is known.
    pub of: u32,
    /// Its own, with the moment at which their servers were heard last.
    pub keeps: BTreeMap<u32, Option<Millis>>,
    /// Those that it shall connect, to take over from somebody who is still there.
    pub inherits: BTreeSet<u32>,
    /// Those that somebody else may be hearing as well.
    pub echoes: BTreeSet<u32>,
    /// Whether nobody else could take over.
    pub alone: bool,
}

impl Shift {
    /// All of so many shards.
    #[must_use]
    pub fn whole(of: u32) -> Self {
        Self {
            of,
            keeps: (0..of).map(|shard| (shard, None)).collect(),
            alone: true,
            ..Self::default()
        }
    }
}

impl Rota {
    /// A process gives its sign, and hears what it serves from now on.
    pub(crate) fn beat(&mut self, call: &RollCall, me: &Attendance) -> Shift {
        self.signs(call, me);
        self.bury(call, me.process);
        self.split(me);
        let id = me.process;
        for (shard, ward) in &mut self.wards {
            let up = me.up.contains(shard);
            if up && !ward.works && ward.heir.is_none() && !me.leaving && ward.keeper != Some(id) {
                // It was away for a moment, and hears people there still; whoever took over does not yet.
                (ward.keeper, ward.inherited) = (Some(id), call.now);
            }
            if ward.keeper == Some(id) {
                ward.works = up;
                ward.told |= ward.heir.is_some();
            }
            if ward.heir == Some(id) && up {
                (ward.keeper, ward.heir) = (Some(id), None);
                (ward.works, ward.told, ward.inherited) = (true, false, call.now);
            }
            if ward.keeper == Some(id) && up {
                ward.heard = Some(me.now);
            }
        }
        if !me.leaving {
            self.take(id, call.now);
        }
        self.shift(call, id)
    }

    /// A process goes: whatever it keeps is free.
    pub(crate) fn leave(&mut self, call: &RollCall, process: u64) {
        self.workers.remove(&process);
        self.free_orphans(call.now);
    }

    /// Leave for a process to begin a session of the gateway, if it is time for one.
    pub(crate) fn lends(&mut self, call: &RollCall, (process, bucket): (u64, u64)) -> bool {
        let bucket = self.buckets.entry(bucket).or_default();
        let is_lent = |(who, until): (u64, Millis)| who != process && until > call.now;
        if bucket.free > call.now || bucket.lent.is_some_and(is_lent) {
            return false;
        }
        bucket.lent = Some((process, call.now.after(BEGINS)));
        true
    }

    /// The session began, and the next one may begin so much later; or it did not begin.
    pub(crate) fn returned(
        &mut self,
        call: &RollCall,
        (process, bucket): (u64, u64),
        rests: Option<Duration>,
    ) {
        let bucket = self.buckets.entry(bucket).or_default();
        if bucket.lent.is_some_and(|(who, _)| who == process) {
            bucket.lent = None;
        }
        if let Some(rests) = rests {
            bucket.free = bucket.free.max(call.now.after(rests));
        }
    }

    fn signs(&mut self, call: &RollCall, me: &Attendance) {
        let known = self.workers.get(&me.process);
        // For so long that others would count as gone: with the database all their connections went.
        let was_away = known.is_some_and(|it| it.seen.after(GONE) < call.now);
        let dazed_until = match was_away {
            // Perhaps nobody could give a sign.
            true => call.now.after(LEASE),
            false => known.map(|it| it.dazed_until).unwrap_or_default(),
        };
        let worker = Worker {
            seen: call.now,
            dazed_until,
            leaving: me.leaving,
        };
        self.workers.insert(me.process, worker);
    }

    /// Whoever gave no sign for too long is gone.
    fn bury(&mut self, call: &RollCall, me: u64) {
        let dazed = |it: &Worker| it.dazed_until > call.now;
        if self.workers.get(&me).is_some_and(dazed) {
            return;
        }
        self.workers.retain(|id, it| {
            let patience = match call.present.contains(id) {
                true => LEASE,
                false => GONE,
            };
            *id == me || it.seen.after(patience) >= call.now
        });
        self.free_orphans(call.now);
    }

    fn free_orphans(&mut self, now: Millis) {
        let workers = &self.workers;
        let lives = |id: &u64| workers.contains_key(id);
        for ward in self.wards.values_mut() {
            ward.keeper = ward.keeper.filter(lives);
            ward.heir = ward.heir.filter(lives);
            if ward.keeper.is_none() && ward.heir.is_some() {
                // Nobody is left who would have to know of it first.
                (ward.keeper, ward.heir) = (ward.heir, None);
                (ward.works, ward.inherited) = (false, now);
            }
            ward.works &= ward.keeper.is_some();
            ward.told &= ward.heir.is_some();
        }
    }

    /// So many shards as the first one wanted, or more once those are too few.
    fn split(&mut self, me: &Attendance) {
        let is_kept = self.wards.values().any(|ward| ward.keeper.is_some());
        let of = if me.too_few > 0 && self.of <= me.too_few {
            me.too_few.saturating_mul(2)
        } else if is_kept || me.wanted == 0 {
            self.of
        } else {
            me.wanted
        };
        if of != self.of {
            self.of = of;
            // Which servers were heard when, nobody can tell any more: all, when the last one was.
            let heard = self.wards.values().filter_map(|ward| ward.heard).max();
            let ward = Ward {
                heard,
                ..Ward::default()
            };
            self.wards = (0..of).map(|shard| (shard, ward.clone())).collect();
        }
    }

    /// Takes its share: what is nobody's at once, and what others have too much of, or leave behind,
    /// once it is connected there.
    fn take(&mut self, me: u64, now: Millis) {
        let staying = self.workers.values().filter(|it| !it.leaving).count();
        let share = (self.of as usize).div_ceil(staying.max(1));
        let mut kept: BTreeMap<u64, usize> = BTreeMap::new();
        for ward in self.wards.values() {
            // Whoever is to have it soon counts as having it.
            if let Some(id) = ward.heir.or(ward.keeper) {
                *kept.entry(id).or_default() += 1;
            }
        }
        let mut mine = kept.get(&me).copied().unwrap_or_default();
        let workers = &self.workers;
        for ward in self.wards.values_mut().filter(|ward| ward.heir.is_none()) {
            if mine >= share {
                return;
            }
            let Some(keeper) = ward.keeper else {
                // Whoever had it may not know yet that it is not his any more.
                (ward.keeper, ward.inherited) = (Some(me), now);
                mine += 1;
                continue;
            };
            let leaves = workers.get(&keeper).is_some_and(|it| it.leaving);
            let has = kept.entry(keeper).or_default();
            if keeper == me || !(leaves || *has > share) {
                continue;
            }
            *has -= 1;
            mine += 1;
            if ward.works {
                ward.heir = Some(me);
            } else {
                // Nobody hears anything there: there is nothing to wait for.
                (ward.keeper, ward.inherited) = (Some(me), now);
            }
        }
    }

    fn shift(&self, call: &RollCall, me: u64) -> Shift {
        let mut shift = Shift {
            of: self.of,
            alone: !self.workers.iter().any(|(id, it)| *id != me && !it.leaving),
            ..Shift::default()
        };
        for (shard, ward) in &self.wards {
            let keeps = ward.keeper == Some(me);
            if keeps {
                shift.keeps.insert(*shard, ward.heard);
            }
            let inherits = ward.heir == Some(me) && ward.told;
            if inherits {
                shift.inherits.insert(*shard);
            }
            let echoes = keeps && (ward.heir.is_some() || ward.inherited.after(ECHO) > call.now);
            if inherits || echoes {
                shift.echoes.insert(*shard);
            }
        }
        shift
    }
}

#[cfg(test)]
mod tests;
