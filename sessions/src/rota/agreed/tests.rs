//! Processes that come, go, sleep and die, and what each of them serves meanwhile.

use super::*;

const START: Millis = Millis(1_000_000);

/// Processes that agree, each with a connection that stands or is gone.
#[derive(Default)]
struct House {
    rota: Rota,
    now: u64,
    present: BTreeSet<u64>,
    up: BTreeMap<u64, BTreeSet<u32>>,
    leaving: BTreeSet<u64>,
}

impl House {
    fn passes(&mut self, seconds: u64) {
        self.now += seconds;
    }

    fn call(&self) -> RollCall {
        RollCall {
            now: START.after(Duration::from_secs(self.now)),
            present: self.present.clone(),
        }
    }

    fn beat(&mut self, process: u64, wanted: u32) -> Shift {
        self.present.insert(process);
        let me = Attendance {
            process,
            wanted,
            up: self.up.get(&process).cloned().unwrap_or_default(),
            leaving: self.leaving.contains(&process),
            now: self.call().now,
            ..Attendance::default()
        };
        self.rota.beat(&self.call(), &me)
    }

    /// Its sessions work wherever it has or shall have one.
    fn connects(&mut self, process: u64, shift: &Shift) {
        let all = shift.keeps.keys().chain(&shift.inherits).copied().collect();
        self.up.insert(process, all);
    }

    /// Everybody gives so many signs; what they keep in the end.
    fn settle(&mut self, processes: &[u64], beats: u32) -> Vec<Vec<u32>> {
        let mut kept = Vec::new();
        for _ in 0..beats {
            self.passes(1);
            kept.clear();
            for process in processes {
                let shift = self.beat(*process, 6);
                self.connects(*process, &shift);
                kept.push(shift.keeps.into_keys().collect());
            }
        }
        kept
    }
}

fn all(kept: &[Vec<u32>]) -> Vec<u32> {
    let mut all: Vec<u32> = kept.iter().flatten().copied().collect();
    all.sort_unstable();
    all
}

#[test]
fn whoever_is_alone_serves_everything_and_shares_with_whoever_comes() {
    let mut house = House::default();
    assert_eq!(house.settle(&[1], 1), [vec![0, 1, 2, 3, 4, 5]]);
    let kept = house.settle(&[1, 2, 3], 12);
    assert_eq!(all(&kept), [0, 1, 2, 3, 4, 5], "each once: {kept:?}");
    assert!(kept.iter().all(|kept| kept.len() == 2), "{kept:?}");
    // And then it stays so.
    assert_eq!(house.settle(&[1, 2, 3], 12), kept);
}

#[test]
fn whoever_takes_over_connects_first_and_both_know_that_they_hear_the_same() {
    let mut house = House::default();
    house.settle(&[1], 2);
    house.leaving.insert(1);
    let second = house.beat(2, 6);
    // The first one is not told yet: it would answer what the other does.
    assert!(second.keeps.is_empty() && second.inherits.is_empty());
    let first = house.beat(1, 6);
    assert!(first.echoes.contains(&0) && first.keeps.contains_key(&0) && !first.alone);
    let second = house.beat(2, 6);
    assert!(second.inherits.contains(&0) && second.echoes.contains(&0));
    assert!(second.keeps.is_empty(), "it is not connected yet");
    house.connects(2, &second);
    let second = house.beat(2, 6);
    assert!(second.keeps.contains_key(&0) && second.echoes.contains(&0));
    assert!(!house.beat(1, 6).keeps.contains_key(&0));
    let kept = house.settle(&[1, 2], 3);
    assert_eq!(kept, [vec![], vec![0, 1, 2, 3, 4, 5]]);
    let call = house.call();
    house.rota.leave(&call, 1);
    // Long after, nobody else hears it.
    house.settle(&[2], 20);
    assert!(house.beat(2, 6).echoes.is_empty());
}

#[test]
fn what_a_dead_process_kept_is_taken_and_what_a_live_one_keeps_is_not() {
    let mut house = House::default();
    let kept = house.settle(&[1, 2], 12);
    assert_eq!(all(&kept).len(), 6);
    // Its connection is gone, but it may be coming back.
    house.present.remove(&1);
    assert_eq!(house.settle(&[2], 2)[0].len(), 3);
    assert_eq!(house.settle(&[2], 1)[0].len(), 6);
    // It comes back, and is one of two again.
    let kept = house.settle(&[1, 2], 12);
    assert!(kept.iter().all(|kept| kept.len() == 3), "{kept:?}");
    // It is stopped, while its connection stands.
    assert_eq!(house.settle(&[2], 5)[0].len(), 3);
    assert_eq!(house.settle(&[2], 1)[0].len(), 6);
}

#[test]
fn whoever_comes_back_keeps_what_nobody_else_hears_yet() {
    let mut house = House::default();
    let kept = house.settle(&[1, 2], 12);
    house.present.remove(&1);
    house.passes(3);
    // The other one needs two signs: it was away itself, for all that it knows.
    for _ in 0..6 {
        house.passes(1);
        house.beat(2, 6);
    }
    assert_eq!(house.beat(2, 6).keeps.len(), 6);
    // Its sessions have gone on.
    assert_eq!(
        house.beat(1, 6).keeps.into_keys().collect::<Vec<_>>(),
        kept[0]
    );
    assert_eq!(house.settle(&[1, 2], 12), kept);
}

#[test]
fn whoever_was_to_take_over_from_a_process_that_dies_first_does_so_at_once() {
    let mut house = House::default();
    house.settle(&[1, 2], 12);
    // A third comes, and is to have one of each; a keeper dies before it knows that.
    house.passes(1);
    house.beat(3, 6);
    let mut heirs = house.rota.wards.values().filter_map(|ward| ward.heir);
    assert!(heirs.all(|heir| heir == 3));
    let keeper = |ward: &Ward| ward.heir.and(ward.keeper);
    let dead = house.rota.wards.values().find_map(keeper).unwrap();
    house.present.remove(&dead);
    let alive: Vec<u64> = [1, 2, 3].into_iter().filter(|id| *id != dead).collect();
    let kept = house.settle(&alive, 12);
    assert_eq!(all(&kept), [0, 1, 2, 3, 4, 5], "{kept:?}");
}

#[test]
fn while_nobody_could_give_a_sign_nobody_is_dead() {
    let mut house = House::default();
    let kept = house.settle(&[1, 2, 3], 15);
    for away in [3, 60] {
        house.present.clear();
        house.passes(away);
        assert_eq!(house.settle(&[3], 2)[0], kept[2]);
        assert_eq!(house.settle(&[1, 2, 3], 10), kept);
    }
}

#[test]
fn servers_were_heard_last_when_their_keeper_said_so() {
    let mut house = House::default();
    house.settle(&[1], 3);
    let heard = house.call().now;
    house.present.clear();
    house.passes(600);
    let shift = house.beat(2, 6);
    assert_eq!(shift.keeps.get(&4), Some(&Some(heard)));
    // As many shards as the first one wanted, until nobody keeps any.
    assert_eq!(house.beat(3, 9).of, 6);
    house.passes(10);
    house.present.clear();
    let shift = house.beat(4, 9);
    assert_eq!((shift.of, shift.keeps.len()), (9, 9));
    assert_eq!(shift.keeps.get(&8), Some(&Some(heard)));
}

#[test]
fn too_few_shards_are_twice_as_many_for_everybody() {
    let mut house = House::default();
    house.settle(&[1, 2], 12);
    let me = Attendance {
        process: 1,
        wanted: 6,
        too_few: 6,
        ..Attendance::default()
    };
    let call = house.call();
    assert_eq!(house.rota.beat(&call, &me).of, 12);
    assert_eq!(house.rota.beat(&call, &me).of, 12);
    assert_eq!(house.beat(2, 6).of, 12);
}

#[test]
fn sessions_begin_one_after_the_other_in_whatever_process() {
    let mut house = House::default();
    let rests = Some(Duration::from_secs(5));
    assert!(house.rota.lends(&house.call(), (1, 0)));
    assert!(!house.rota.lends(&house.call(), (2, 0)));
    assert!(house.rota.lends(&house.call(), (2, 1)), "another bucket");
    let call = house.call();
    house.rota.returned(&call, (1, 0), rests);
    house.passes(4);
    assert!(!house.rota.lends(&house.call(), (2, 0)));
    house.passes(1);
    assert!(house.rota.lends(&house.call(), (2, 0)));
    // One that was not used is nobody's loss, and one whose borrower died comes back.
    let call = house.call();
    house.rota.returned(&call, (2, 0), None);
    assert!(house.rota.lends(&house.call(), (1, 0)));
    house.passes(15);
    assert!(house.rota.lends(&house.call(), (2, 0)));
}
