//! What this process serves now, as far as it knows. It is asked before anything is said that a table
//! owes: whoever was stopped for longer than his lease has nothing to say when he wakes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::agreed::{ECHO, Shift};
use crate::ids::GuildId;
use crate::outage::Shard;

/// How often a process notes that it is at work.
pub(crate) const TICKS: Duration = Duration::from_millis(250);
/// Whoever noted nothing for so long was asleep, not only cut off: what waits for him may be old.
const SLEPT: Duration = Duration::from_millis(1_500);

/// What this process serves.
pub(crate) struct Shifts(Mutex<Option<SharedService>>);

/// What it serves beside others.
#[derive(Default)]
struct SharedService {
    shift: Shift,
    /// Until when that is so without another sign.
    until: Option<Instant>,
    /// Where its sessions of the gateway work.
    up: BTreeSet<u32>,
    /// What others took over from it, and when, while it was at work.
    lost: BTreeMap<u32, Instant>,
    /// When it noted last that it is.
    ticked: Option<Instant>,
    /// Whether it slept since it last agreed with the others.
    slept: bool,
    /// How often something changed hands, or may have.
    changes: u64,
}

/// Whose it is to answer what is heard of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answerer {
    /// This process's.
    Ours,
    /// Another one hears it too: the first one's.
    Either,
    /// Another one's: this one slept when it was taken over.
    Theirs,
}

impl Shifts {
    /// Everything, for ever.
    pub(crate) const fn everything() -> Self {
        Self(Mutex::new(None))
    }

    /// Nothing, until it is agreed on.
    pub(crate) fn nothing_yet() -> Self {
        Self(Mutex::new(Some(SharedService::default())))
    }

    /// Whether others may serve here too.
    pub(crate) fn are_shared(&self) -> bool {
        self.lock().is_some()
    }

    /// Whether the tables of this server, or those in DMs, are served here now.
    pub(crate) fn serve(&self, guild: Option<GuildId>) -> bool {
        let shared = self.lock();
        let Some(shared) = shared.as_ref() else {
            return true;
        };
        let of = shared.shift.of;
        let hears = |id: &u32| Shard { id: *id, of }.hears(guild);
        shared.until.is_some_and(|until| Instant::now() < until)
            && shared.shift.keeps.keys().any(hears)
    }

    /// Whether this shard is this process's own.
    pub(crate) fn keep(&self, shard: Shard) -> bool {
        self.lock().as_ref().is_none_or(|shared| {
            shared.shift.of == shard.of && shared.shift.keeps.contains_key(&shard.id)
        })
    }

    /// Whose it is to answer what is heard there; nobody knows, where no sign was given for too long.
    pub(crate) fn whose(&self, shard: u32) -> Option<Answerer> {
        let shared = self.lock();
        let Some(shared) = shared.as_ref() else {
            return Some(Answerer::Ours);
        };
        if shared.until.is_none_or(|until| Instant::now() >= until) {
            return None;
        }
        let (shift, lost) = (&shared.shift, shared.lost.get(&shard));
        let just_lost = lost.is_some_and(|at| at.elapsed() < ECHO);
        Some(if shift.echoes.contains(&shard) {
            Answerer::Either
        } else if shift.keeps.contains_key(&shard) {
            Answerer::Ours
        } else if just_lost {
            Answerer::Either
        } else {
            Answerer::Theirs
        })
    }

    /// In which spell this process is: one lasts for as long as nobody else may have said anything where
    /// it serves. None while somebody may.
    pub(crate) fn spell(&self) -> Option<u64> {
        let shared = self.lock();
        let Some(shared) = shared.as_ref() else {
            return Some(0);
        };
        let sure = shared.until.is_some_and(|until| Instant::now() < until);
        let lost = |at: &Instant| at.elapsed() < ECHO;
        let echoes = !shared.shift.echoes.is_empty() || shared.lost.values().any(lost);
        (sure && !echoes).then_some(shared.changes)
    }

    /// A session of the gateway works from now on, or does not.
    pub(crate) fn works(&self, shard: Shard, works: bool) {
        if let Some(shared) = self.lock().as_mut() {
            if works {
                shared.up.insert(shard.id);
            } else {
                shared.up.remove(&shard.id);
            }
        }
    }

    /// Where sessions work.
    pub(crate) fn up(&self) -> BTreeSet<u32> {
        let shared = self.lock();
        shared
            .as_ref()
            .map(|shared| shared.up.clone())
            .unwrap_or_default()
    }

    /// Whether it is known what it serves: where no others may, always.
    pub(crate) fn are_known(&self) -> bool {
        let shared = self.lock();
        let known =
            |shared: &SharedService| shared.until.is_some_and(|until| Instant::now() < until);
        shared.as_ref().is_none_or(known)
    }

    /// Whether it serves all that it should: nothing, where it only stands by.
    pub(crate) fn all_work(&self) -> bool {
        self.lock().as_ref().is_none_or(|shared| {
            let sure = shared.until.is_some_and(|until| Instant::now() < until);
            sure && shared.shift.keeps.keys().all(|id| shared.up.contains(id))
        })
    }

    /// This process is at work.
    pub(crate) fn ticks(&self) {
        if let Some(shared) = self.lock().as_mut() {
            shared.slept |= shared.has_slept();
            shared.ticked = Some(Instant::now());
        }
    }

    /// What was agreed on, and until when it holds; tells what it served before, and whether that held
    /// still.
    pub(crate) fn agreed(&self, shift: Shift, until: Instant) -> (Shift, bool) {
        let mut shared = self.lock();
        let shared = shared.get_or_insert_default();
        let held = shared.until.is_some_and(|until| Instant::now() < until);
        if shared.shift.of != shift.of {
            shared.up.clear();
        }
        shared.until = Some(until);
        let before = std::mem::replace(&mut shared.shift, shift);
        let (keeps, inherits) = (&shared.shift.keeps, &shared.shift.inherits);
        // What is not wanted any more is about to end: should it be wanted again, then with a session
        // of its own.
        shared
            .up
            .retain(|id| keeps.contains_key(id) || inherits.contains(id));
        shared.lost.retain(|id, _| !keeps.contains_key(id));
        // Whoever was cut off from the others went on hearing what they did not hear yet.
        let was_there = !shared.slept && !shared.has_slept();
        let lost = before.keeps.keys();
        let lost = lost.filter(|id| was_there && !keeps.contains_key(id));
        shared.lost.extend(lost.map(|id| (*id, Instant::now())));
        shared.slept = false;
        let same =
            before.of == shared.shift.of && before.keeps.keys().eq(shared.shift.keeps.keys());
        shared.changes += u64::from(!held || !same);
        (before, held)
    }

    /// Nothing is sure until the next sign.
    pub(crate) fn lapse(&self) {
        if let Some(shared) = self.lock().as_mut() {
            shared.until = None;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<SharedService>> {
        // No code panics while it holds them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SharedService {
    /// Whether it has just woken.
    fn has_slept(&self) -> bool {
        self.ticked.is_some_and(|at| at.elapsed() > SLEPT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_that_is_not_wanted_any_more_does_not_count_when_it_is_wanted_again() {
        let shifts = Shifts::nothing_yet();
        let soon = Instant::now() + std::time::Duration::from_secs(5);
        let shard = |id| Shard { id, of: 2 };
        shifts.agreed(Shift::whole(2), soon);
        shifts.works(shard(0), true);
        shifts.works(shard(1), true);
        // It slept, and another one has the first of them.
        let mut less = Shift::whole(2);
        less.keeps.remove(&0);
        shifts.agreed(less.clone(), soon);
        assert_eq!(shifts.up(), BTreeSet::from([1]));
        // It shall have it back, and connects.
        less.inherits.insert(0);
        shifts.agreed(less, soon);
        assert_eq!(shifts.up(), BTreeSet::from([1]));
        shifts.works(shard(0), true);
        assert_eq!(shifts.up(), BTreeSet::from([0, 1]));
    }

    #[test]
    fn whoever_was_cut_off_may_have_heard_what_its_successor_did_not_and_whoever_slept_heard_old_things()
     {
        let before = Instant::now();
        for slept in [false, true] {
            let shifts = Shifts::nothing_yet();
            shifts.ticks();
            // Its lease is over already: it could not agree with anybody for too long.
            shifts.agreed(Shift::whole(1), before);
            assert_eq!(shifts.whose(0), None);
            if slept {
                let long_ago = Instant::now().checked_sub(SLEPT * 2);
                shifts.lock().as_mut().unwrap().ticked = Some(long_ago.unwrap());
                // Whichever notices it first.
                shifts.ticks();
            }
            let nothing = Shift {
                of: 1,
                ..Shift::default()
            };
            shifts.agreed(nothing, Instant::now() + Duration::from_secs(5));
            let whose = if slept {
                Answerer::Theirs
            } else {
                Answerer::Either
            };
            assert_eq!(shifts.whose(0), Some(whose));
        }
    }

    #[test]
    fn a_spell_ends_when_somebody_else_may_have_spoken() {
        assert_eq!(Shifts::everything().spell(), Some(0));
        let shifts = Shifts::nothing_yet();
        assert_eq!(shifts.spell(), None);
        let now = Instant::now();
        let soon = now + Duration::from_secs(5);
        shifts.agreed(Shift::whole(2), soon);
        let first = shifts.spell();
        assert!(first.is_some());
        shifts.agreed(Shift::whole(2), soon);
        assert_eq!(shifts.spell(), first);
        // One shard goes to somebody else, whom both hear for a while, and comes back.
        let mut less = Shift::whole(2);
        less.keeps.remove(&0);
        shifts.agreed(less, soon);
        assert_eq!(shifts.spell(), None);
        shifts.agreed(Shift::whole(2), soon);
        let second = shifts.spell();
        assert!(second.is_some() && second != first);
        let mut echo = Shift::whole(2);
        echo.echoes.insert(1);
        shifts.agreed(echo, soon);
        assert_eq!(shifts.spell(), None);
        // Nobody knows who spoke while it could not agree with anybody.
        shifts.agreed(Shift::whole(2), now);
        assert_eq!(shifts.spell(), None);
        shifts.agreed(Shift::whole(2), soon);
        assert!(shifts.spell().is_some() && shifts.spell() != second);
    }
}
