//! Times in which no player could act, because no process was running or Discord could not be
//! heard. Players get that time back at every table.

use std::collections::BTreeMap;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::ids::{GuildId, Millis};

/// A restart this short goes unnoticed: the last sign of life is known to half a minute.
const UNNOTICED_RESTART: Duration = Duration::from_secs(60);
/// A connection hiccup this short goes unnoticed.
const UNNOTICED_HICCUP: Duration = Duration::from_secs(10);
/// Outages that are remembered of a shard: each has been given back long before that many came.
const MAX_OUTAGES: usize = 64;

/// The servers that are heard of by one shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// Number of the shard.
    pub id: u32,
    /// Number of shards in all.
    pub of: u32,
}

impl Shard {
    /// Tells whether the shard hears of this server; DMs come to the first shard.
    pub(crate) const fn hears(self, guild: Option<GuildId>) -> bool {
        let id = match guild {
            Some(guild) if self.of > 0 => (guild.0 >> 22) % self.of as u64,
            Some(_) | None => 0,
        };
        id == self.id as u64
    }
}

/// A time in which no player could act.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outage {
    /// When it began.
    pub from: Millis,
    /// When it ended.
    pub to: Millis,
    /// The shard that was not heard; `None` for all of them.
    shard: Option<Shard>,
}

/// All outages: those that are past, and those that last.
#[derive(Default)]
pub(crate) struct Outages {
    known: Mutex<KnownOutages>,
    /// Rings when one is over.
    pub over: Notify,
}

#[derive(Default)]
struct KnownOutages {
    past: Vec<Outage>,
    lasting: BTreeMap<Option<Shard>, Millis>,
    /// Number of outages whose time is yet to be given back.
    to_give_back: usize,
}

impl Outages {
    /// The outages as a process begins that was at work last at this moment: it has been away
    /// since, unless that was a moment ago.
    pub(crate) fn since(seen: Option<Millis>, now: Millis) -> Self {
        let outages = Self::default();
        if let Some(seen) = seen {
            outages.known.lock().lasting.insert(None, seen);
            outages.end(None, now, UNNOTICED_RESTART);
        }
        outages
    }

    /// Notes that no one is heard on a shard from now on.
    pub(crate) fn begin(&self, shard: Option<Shard>, now: Millis) {
        self.known.lock().lasting.entry(shard).or_insert(now);
    }

    /// Splits the outages that last over a new number of shards: each of them ends it for its own
    /// servers.
    pub(crate) fn split(&self, of: u32) {
        let mut known = self.known.lock();
        let is_other = |shard: &Option<Shard>| shard.is_none_or(|shard| shard.of != of);
        let others = known.lasting.extract_if(.., |shard, _| is_other(shard));
        let Some(since) = others.map(|(_, since)| since).min() else {
            return;
        };
        for id in 0..of {
            let shard = Some(Shard { id, of });
            known.lasting.entry(shard).or_insert(since);
        }
    }

    /// Forgets an outage of a shard: another process serves it now, and knows whether it is up.
    pub(crate) fn hand_over(&self, shard: Shard) {
        self.known.lock().lasting.remove(&Some(shard));
    }

    /// Notes that a shard hears people again.
    pub(crate) fn end_of_shard(&self, shard: Shard, now: Millis) {
        // Outages of a former shard split no longer apply.
        let applies = |it: &Option<Shard>, _: &mut Millis| it.is_none_or(|it| it.of == shard.of);
        self.known.lock().lasting.retain(applies);
        self.end(None, now, UNNOTICED_HICCUP);
        self.end(Some(shard), now, UNNOTICED_HICCUP);
    }

    /// Ends an outage; one that was no longer than `least` goes unnoticed.
    fn end(&self, shard: Option<Shard>, now: Millis, least: Duration) {
        let mut known = self.known.lock();
        let Some(from) = known.lasting.remove(&shard) else {
            return;
        };
        if from.until(now) <= least {
            return;
        }
        let there = |outage: &&Outage| outage.shard == shard;
        let full = known.past.iter().filter(there).count() >= MAX_OUTAGES;
        let oldest = known.past.iter().position(|outage| there(&outage));
        if let Some(oldest) = oldest.filter(|_| full) {
            known.past.remove(oldest);
        }
        known.past.push(Outage {
            from,
            to: now,
            shard,
        });
        known.to_give_back += 1;
        drop(known);
        self.over.notify_one();
    }

    /// Tells whether no one is heard on this server now.
    pub(crate) fn is_unheard(&self, guild: Option<GuildId>) -> bool {
        let known = self.known.lock();
        let mut lasting = known.lasting.keys();
        lasting.any(|shard| shard.is_none_or(|shard| shard.hears(guild)))
    }

    /// Tells whether no outage lasts now.
    pub(crate) fn all_are_heard(&self) -> bool {
        self.known.lock().lasting.is_empty()
    }

    /// The past outages of this server, in order.
    pub(crate) fn past(&self, guild: Option<GuildId>) -> Vec<Outage> {
        let known = self.known.lock();
        let past = known.past.iter();
        let here = |outage: &&Outage| outage.shard.is_none_or(|shard| shard.hears(guild));
        past.filter(here).copied().collect()
    }

    /// Tells whether everyone can act now and all lost time has been given back.
    pub(crate) fn are_settled(&self) -> bool {
        let known = self.known.lock();
        known.to_give_back == 0 && known.lasting.is_empty()
    }

    /// Number of outages whose time is yet to be given back.
    pub(crate) fn to_give_back(&self) -> usize {
        self.known.lock().to_give_back
    }

    /// Notes that the time of this many has been given back.
    pub(crate) fn note_given_back(&self, many: usize) {
        let mut known = self.known.lock();
        known.to_give_back = known.to_give_back.saturating_sub(many);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Millis = Millis(1_000_000);

    fn later(seconds: u64) -> Millis {
        START.after(Duration::from_secs(seconds))
    }

    #[test]
    fn short_gaps_are_not_outages() {
        assert!(Outages::since(None, START).are_settled());
        assert!(Outages::since(Some(START), later(60)).past(None).is_empty());
        assert_eq!(Outages::since(Some(START), later(61)).past(None).len(), 1);
    }

    #[test]
    fn outages_affect_only_servers_of_their_shard() {
        let outages = Outages::default();
        let (first, second) = (Shard { id: 0, of: 2 }, Shard { id: 1, of: 2 });
        let (even, odd) = (Some(GuildId(2 << 22)), Some(GuildId(3 << 22)));
        outages.begin(None, START);
        assert!(outages.is_unheard(even) && outages.is_unheard(odd) && outages.is_unheard(None));
        outages.begin(Some(second), later(1));
        outages.end_of_shard(first, later(5));
        assert!(!outages.is_unheard(even) && outages.is_unheard(odd) && !outages.is_unheard(None));
        assert!(!outages.are_settled());
        outages.begin(Some(second), later(9));
        outages.end_of_shard(second, later(20));
        assert!(outages.past(even).is_empty() && outages.past(None).is_empty());
        let past = outages.past(odd);
        assert_eq!((past[0].from, past[0].to), (later(1), later(20)));
        assert!(outages.to_give_back() == 1 && !outages.are_settled());
        outages.note_given_back(1);
        assert!(outages.are_settled());
        // After a resplit, each shard that is up again ends the outage for its own servers alone.
        outages.begin(Some(first), later(30));
        outages.end_of_shard(Shard { id: 0, of: 2 }, later(31));
        outages.begin(Some(first), later(40));
        outages.split(3);
        for (id, when) in [(2, 60), (0, 70), (1, 80)] {
            assert!(!outages.all_are_heard());
            outages.end_of_shard(Shard { id, of: 3 }, later(when));
        }
        assert!(outages.all_are_heard());
        let past = outages.past(Some(GuildId(5 << 22)));
        let last = past.last().expect("there were some");
        assert_eq!((last.from, last.to), (later(40), later(60)));
    }

    #[test]
    fn servers_get_back_the_time_until_their_shard_returns() {
        let outages = Outages::default();
        outages.begin(None, START);
        outages.split(100);
        for id in 0..100 {
            outages.end_of_shard(Shard { id, of: 100 }, later(5 * u64::from(id)));
        }
        for id in 0..100 {
            let past = outages.past(Some(GuildId(id << 22)));
            // A few seconds go unnoticed.
            let noticed = id > 2;
            assert_eq!(past.len(), usize::from(noticed), "{id}");
            assert!(
                past.iter()
                    .all(|it| it.from == START && it.to == later(5 * id))
            );
        }
    }
}
