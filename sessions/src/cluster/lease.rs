//! State of all leases, and the choice of those that a process takes. Pure: the database says which
//! have ended.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::ids::Millis;

/// Time for which a process holds its shards without renewing.
pub(super) const LEASE: Duration = Duration::from_secs(3);

/// A shard, and who serves it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lease {
    pub shard: u32,
    pub holder: Option<i64>,
    /// True when the holder has not renewed in time.
    pub ended: bool,
    /// True when the holder's session of the gateway works.
    pub up: bool,
    /// The process that connects to take over without a gap.
    pub heir: Option<i64>,
    /// Counts changes of holder and heir: a change is made over the epoch that was read.
    pub epoch: i64,
    /// Time at which its servers were heard last, by the clock of the tables.
    pub heard: Option<Millis>,
}

/// All leases and all processes at one moment.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    pub leases: Vec<Lease>,
    /// The processes that run, and whether each is leaving.
    pub running: BTreeMap<i64, bool>,
    /// Time of that moment by the database's clock; unknown when no process runs.
    pub now: Option<Millis>,
}

/// A process's request to renew, with what it tells of itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Renewal {
    pub process: i64,
    /// Number of shards that it wants, and the number that was too few.
    pub wanted: u32,
    pub too_few: u32,
    /// Shards on which its sessions work.
    pub up: BTreeSet<u32>,
    pub leaving: bool,
    /// True when it has been renewing without a gap: after one, others may have had it too, and
    /// leases that have ended are left alone for the length of a lease.
    pub steady: bool,
    /// Time by the clock of the tables.
    pub now: Millis,
}

/// A lease that is taken: as holder, or as heir who connects first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taken {
    pub shard: u32,
    pub epoch: i64,
    pub as_holder: bool,
}

/// The shards that one process serves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leases {
    /// Number of shards in all; 0 until that is known.
    pub of: u32,
    /// The shards that it holds.
    pub held: BTreeSet<u32>,
    /// The shards that it connects, to take over from a process that still serves them.
    pub coming: BTreeSet<u32>,
    /// True when no other process could take over.
    pub alone: bool,
}

impl Leases {
    /// All of so many shards.
    #[must_use]
    pub fn all(of: u32) -> Self {
        Self {
            of,
            held: (0..of).collect(),
            coming: BTreeSet::new(),
            alone: true,
        }
    }
}

impl Standing {
    /// The new number of shards, if it has to change: the number that the first process wants, or
    /// twice as many as were too few.
    pub(super) fn new_shard_count(&self, me: &Renewal) -> Option<u32> {
        let of = u32::try_from(self.leases.len()).unwrap_or(u32::MAX);
        let is_held = |lease: &Lease| lease.holder.is_some() && !lease.ended;
        let wanted = if me.too_few > 0 && of <= me.too_few {
            me.too_few.saturating_mul(2)
        } else if self.leases.iter().any(is_held) {
            of
        } else {
            me.wanted
        };
        (wanted != of).then_some(wanted)
    }

    /// The leases that a process takes: those of which it is the heir, those of shards that it
    /// still hears and no other process holds, and up to its even share of those that have ended or
    /// that others hold beyond theirs.
    pub(super) fn leases_to_take(&self, me: &Renewal) -> Vec<Taken> {
        if me.leaving {
            return Vec::new();
        }
        let id = me.process;
        let stays = |it: &i64| self.running.get(it) == Some(&false);
        let heir = |lease: &Lease| lease.heir.filter(stays);
        let is_free = |lease: &Lease| lease.holder.is_none() || (lease.ended && me.steady);
        let comes_to_me = |lease: &Lease| {
            let hears = me.up.contains(&lease.shard);
            match heir(lease) {
                Some(heir) => heir == id && (hears || is_free(lease)),
                None => lease.holder != Some(id) && hears && !lease.up,
            }
        };
        let share = self.leases.len().div_ceil(self.staying().max(1));
        let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
        for lease in &self.leases {
            let holder = lease.holder.filter(|_| !lease.ended);
            let me = Some(id).filter(|_| comes_to_me(lease));
            if let Some(owner) = me.or(heir(lease)).or(holder) {
                *counts.entry(owner).or_default() += 1;
            }
        }
        let mut mine = counts.get(&id).copied().unwrap_or_default();
        let mut taken = Vec::new();
        for lease in &self.leases {
            let mut as_holder = true;
            if !comes_to_me(lease) {
                if mine >= share || heir(lease).is_some() || lease.holder == Some(id) {
                    continue;
                }
                if !is_free(lease) {
                    let holder = lease.holder.filter(|_| !lease.ended);
                    let Some(holder) = holder else { continue };
                    let leaves = self.running.get(&holder) == Some(&true);
                    let has = counts.entry(holder).or_default();
                    if !leaves && *has <= share {
                        continue;
                    }
                    *has = has.saturating_sub(1);
                    // A shard that is down hears nothing, so there is no handover to wait for.
                    as_holder = !lease.up;
                }
                mine += 1;
            }
            taken.push(Taken {
                shard: lease.shard,
                epoch: lease.epoch,
                as_holder,
            });
        }
        taken
    }

    /// The shards that a process serves.
    pub(super) fn leases_of(&self, process: i64) -> Leases {
        let shards = |is: fn(&Lease) -> Option<i64>| {
            let those = self
                .leases
                .iter()
                .filter(|lease| is(lease) == Some(process));
            those.map(|lease| lease.shard).collect::<BTreeSet<u32>>()
        };
        let held = shards(|lease| lease.holder);
        let coming = shards(|lease| lease.heir);
        let others = self.staying() - usize::from(self.running.get(&process) == Some(&false));
        Leases {
            of: u32::try_from(self.leases.len()).unwrap_or(u32::MAX),
            coming: &coming - &held,
            held,
            alone: others == 0,
        }
    }

    /// Tells whether another process connects where this one holds, or the other way round.
    pub(super) fn changes_hands(&self, process: i64) -> bool {
        let either = |lease: &Lease| [lease.holder, lease.heir].contains(&Some(process));
        let mut heirs = self.leases.iter().filter(|lease| lease.heir.is_some());
        heirs.any(either)
    }

    /// Number of running processes that are not leaving.
    fn staying(&self) -> usize {
        self.running.values().filter(|leaving| !**leaving).count()
    }
}
