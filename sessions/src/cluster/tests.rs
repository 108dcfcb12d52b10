//! Processes that come, go, sleep and die, and what each of them holds meanwhile.

use super::lease::{LEASE, Lease, Taken};
use super::*;
use std::collections::{BTreeMap, BTreeSet};

const START: Millis = Millis(1_000_000);

/// Processes that renew by themselves, on what a database would keep.
#[derive(Default)]
struct House {
    now: Millis,
    leases: Vec<Lease>,
    until: BTreeMap<u32, Millis>,
    processes: BTreeMap<i64, (Millis, bool)>,
    up: BTreeMap<i64, BTreeSet<u32>>,
    leaving: BTreeSet<i64>,
    unsteady: BTreeSet<i64>,
}

impl House {
    fn passes(&mut self, seconds: u64) {
        self.now = self.now.max(START).after(Duration::from_secs(seconds));
    }

    fn standing(&self) -> Standing {
        let mut leases = self.leases.clone();
        for lease in &mut leases {
            lease.ended = self
                .until
                .get(&lease.shard)
                .is_none_or(|until| *until < self.now);
        }
        let running = self
            .processes
            .iter()
            .filter(|(_, (until, _))| *until > self.now);
        Standing {
            leases,
            running: running.map(|(id, (_, leaving))| (*id, *leaving)).collect(),
            now: Some(self.now),
        }
    }

    fn renewal(&self, process: i64, wanted: u32) -> Renewal {
        Renewal {
            process,
            wanted,
            up: self.up.get(&process).cloned().unwrap_or_default(),
            leaving: self.leaving.contains(&process),
            steady: !self.unsteady.contains(&process),
            now: self.now,
            ..Renewal::default()
        }
    }

    fn takes(&mut self, me: &Renewal, taken: &[Taken]) {
        for it in taken {
            let lease = &mut self.leases[it.shard as usize];
            if lease.epoch != it.epoch {
                continue;
            }
            lease.epoch += 1;
            if it.as_holder {
                (lease.holder, lease.heir) = (Some(me.process), None);
                lease.up = me.up.contains(&it.shard);
                self.until.insert(it.shard, self.now.after(LEASE));
            } else {
                lease.heir = Some(me.process);
            }
        }
    }

    fn renews_as(&mut self, me: &Renewal) -> Leases {
        let until = self.now.after(LEASE);
        self.processes.insert(me.process, (until, me.leaving));
        for lease in &mut self.leases {
            if lease.holder == Some(me.process) {
                lease.up = me.up.contains(&lease.shard);
                lease.heard = if lease.up { Some(me.now) } else { lease.heard };
                self.until.insert(lease.shard, until);
            }
        }
        if let Some(of) = self.standing().new_shard_count(me) {
            let heard = self.leases.iter().filter_map(|lease| lease.heard).max();
            let lease = |shard| Lease {
                shard,
                heard,
                ..Lease::default()
            };
            self.leases = (0..of).map(lease).collect();
            self.until.clear();
        }
        let taken = self.standing().leases_to_take(me);
        self.takes(me, &taken);
        self.standing().leases_of(me.process)
    }

    fn renews(&mut self, process: i64, wanted: u32) -> Leases {
        self.renews_as(&self.renewal(process, wanted))
    }

    /// Its sessions work wherever it has or shall have one.
    fn connects(&mut self, process: i64, leases: &Leases) {
        self.up.insert(process, &leases.held | &leases.coming);
    }

    /// All of these renew so many times; what they hold in the end.
    fn settle(&mut self, processes: &[i64], times: u32) -> Vec<Vec<u32>> {
        let mut held = Vec::new();
        for _ in 0..times {
            self.passes(1);
            held.clear();
            for process in processes {
                let leases = self.renews(*process, 6);
                self.connects(*process, &leases);
                held.push(leases.held.into_iter().collect());
            }
        }
        held
    }
}

fn all(held: &[Vec<u32>]) -> Vec<u32> {
    let mut all: Vec<u32> = held.iter().flatten().copied().collect();
    all.sort_unstable();
    all
}

#[test]
fn first_process_shares_its_leases_with_newcomers() {
    let mut house = House::default();
    assert_eq!(house.settle(&[1], 1), [vec![0, 1, 2, 3, 4, 5]]);
    let held = house.settle(&[1, 2, 3], 12);
    assert_eq!(all(&held), [0, 1, 2, 3, 4, 5], "each once: {held:?}");
    assert!(held.iter().all(|held| held.len() == 2), "{held:?}");
    // And then it stays so.
    assert_eq!(house.settle(&[1, 2, 3], 12), held);
}

#[test]
fn heir_takes_leases_only_after_connecting() {
    let mut house = House::default();
    house.settle(&[1], 2);
    house.leaving.insert(1);
    house.renews(1, 6);
    let second = house.renews(2, 6);
    assert!(
        second.held.is_empty() && second.coming.len() == 6,
        "it is not connected yet"
    );
    assert_eq!(house.renews(1, 6).held.len(), 6);
    house.connects(2, &second);
    assert_eq!(house.renews(2, 6).held.len(), 6);
    let first = house.renews(1, 6);
    assert!(first.held.is_empty() && !first.alone);
    assert!(house.renews(2, 6).alone);
}

#[test]
fn only_leases_of_dead_processes_are_taken() {
    let mut house = House::default();
    let held = house.settle(&[1, 2], 12);
    assert_eq!(all(&held).len(), 6);
    assert_eq!(house.settle(&[2], 2)[0].len(), 3);
    assert_eq!(house.settle(&[2], 2)[0].len(), 6);
    // It comes back, and is one of two again.
    let held = house.settle(&[1, 2], 12);
    assert!(held.iter().all(|held| held.len() == 3), "{held:?}");
}

#[test]
fn returning_process_keeps_leases_not_yet_taken_over() {
    let mut house = House::default();
    let held = house.settle(&[1, 2], 12);
    for _ in 0..5 {
        house.passes(1);
        house.renews(2, 6);
    }
    assert_eq!(house.renews(2, 6).held.len(), 6);
    // Its sessions have gone on.
    house.unsteady.insert(1);
    assert_eq!(
        house.renews(1, 6).held.into_iter().collect::<Vec<_>>(),
        held[0]
    );
    assert_eq!(house.settle(&[1, 2], 12), held);
}

#[test]
fn heir_replaces_a_dead_holder_and_dead_heirs_are_replaced() {
    for dies in [1, 2, 3] {
        let mut house = House::default();
        house.settle(&[1, 2], 12);
        // A third comes, and is to have one of each.
        house.passes(1);
        house.renews(3, 6);
        assert!(house.leases.iter().any(|lease| lease.heir == Some(3)));
        let alive: Vec<i64> = [1, 2, 3].into_iter().filter(|id| *id != dies).collect();
        let held = house.settle(&alive, 12);
        assert_eq!(all(&held), [0, 1, 2, 3, 4, 5], "{held:?}");
        assert!(held.iter().all(|held| held.len() == 3), "{held:?}");
    }
}

#[test]
fn no_process_is_dead_while_none_can_renew() {
    let mut house = House::default();
    let held = house.settle(&[1, 2, 3], 15);
    for away in [4, 60] {
        house.passes(away);
        house.unsteady.extend([1, 2, 3]);
        assert_eq!(house.settle(&[3], 2)[0], held[2]);
        assert_eq!(house.settle(&[1, 2, 3], 3), held);
        house.unsteady.clear();
        assert_eq!(house.settle(&[1, 2, 3], 10), held);
    }
}

#[test]
fn last_heard_time_is_the_holders_last_report() {
    let mut house = House::default();
    house.settle(&[1], 3);
    let heard = Some(house.now);
    house.passes(600);
    assert_eq!(house.renews(2, 6).held.len(), 6);
    assert_eq!(house.leases[4].heard, heard);
    // As many shards as the first one wanted, until no process holds any.
    assert_eq!(house.renews(3, 9).of, 6);
    house.passes(10);
    let leases = house.renews(4, 9);
    assert_eq!((leases.of, leases.held.len()), (9, 9));
    assert_eq!(house.leases[8].heard, heard);
}

#[test]
fn too_few_shards_are_doubled_for_every_process() {
    let mut house = House::default();
    house.settle(&[1, 2], 12);
    let me = Renewal {
        too_few: 6,
        ..house.renewal(1, 6)
    };
    assert_eq!(house.renews_as(&me).of, 12);
    assert_eq!(house.renews_as(&me).of, 12);
    assert_eq!(house.renews(2, 6).of, 12);
}

#[test]
fn only_one_of_two_processes_gets_a_lease() {
    let mut house = House::default();
    house.settle(&[1], 2);
    house.passes(10);
    let (one, other) = (house.renewal(2, 6), house.renewal(3, 6));
    let standing = house.standing();
    let (first, second) = (
        standing.leases_to_take(&one),
        standing.leases_to_take(&other),
    );
    house.takes(&one, &first);
    house.takes(&other, &second);
    assert!(house.leases.iter().all(|lease| lease.holder == Some(2)));
}

#[test]
fn dropped_session_does_not_count_when_wanted_again() {
    let mut held = HeldLeases::default();
    let now = Instant::now();
    held.renew(Leases::all(2), now, false);
    held.set_up(Shard { id: 0, of: 2 }, true);
    held.set_up(Shard { id: 1, of: 2 }, true);
    let mut less = Leases::all(2);
    less.held.remove(&0);
    held.renew(less.clone(), now, false);
    assert_eq!(held.renewal(now).up, BTreeSet::from([1]));
    // It shall have it back, and connects.
    less.coming.insert(0);
    held.renew(less, now, false);
    assert_eq!(held.renewal(now).up, BTreeSet::from([1]));
}

#[test]
fn stopped_process_leaves_earlier_events_to_its_successor() {
    for stopped in [false, true] {
        let mut held = HeldLeases::default();
        held.renew(Leases::all(1), Instant::now(), false);
        if stopped {
            held.was_stopped();
        }
        let nothing = Leases {
            of: 1,
            ..Leases::default()
        };
        held.renew(nothing, Instant::now(), false);
        assert_eq!(held.was_overslept(0), stopped);
    }
}

#[test]
fn epoch_ends_when_another_process_may_have_written() {
    let mut held = HeldLeases::default();
    assert_eq!(held.epoch(), None);
    let mut epoch = |leases: &Leases, changes: bool, long_ago: bool| {
        held.renew(leases.clone(), Instant::now(), changes);
        if long_ago {
            held.settles();
        }
        held.epoch()
    };
    let (all, mut less) = (Leases::all(2), Leases::all(2));
    less.held.remove(&0);
    assert_eq!(
        epoch(&all, false, false),
        None,
        "another process may still be writing"
    );
    let first = epoch(&all, false, true);
    assert!(first.is_some());
    assert_eq!(epoch(&all, false, false), first);
    // One shard goes to another process, and comes back.
    assert_eq!(epoch(&less, false, false), None);
    let second = epoch(&all, false, true);
    assert!(second.is_some() && second != first);
    // Another process connects to take over.
    assert_eq!(epoch(&all, true, false), None);
}
