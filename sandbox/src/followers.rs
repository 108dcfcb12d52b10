//! Followers of the sandbox's clock: bots whose own time shall pass with it. Must never hold up the
//! clock for long for a follower who is gone.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

/// A follower that has not come back for the next change after so long is gone.
pub(crate) const GONE: Duration = Duration::from_secs(1);
/// Followers that are kept track of.
const MOST: usize = 64;

struct Follower {
    /// The last change that it knows.
    knows: u64,
    asks: bool,
    left: Instant,
}

#[derive(Default)]
pub(crate) struct Followers(Mutex<BTreeMap<String, Follower>>);

/// A follower's open question.
pub(crate) struct Asking<'a> {
    all: &'a Followers,
    name: String,
    answered: bool,
}

impl Followers {
    /// This follower knows of the clock's changes up to `knows`, and asks for the next.
    pub(crate) fn asks(&self, name: &str, knows: u64) -> Asking<'_> {
        let mut all = self.0.lock();
        all.retain(|_, f| f.asks || f.left.elapsed() < GONE);
        if all.len() < MOST || all.contains_key(name) {
            let follower = Follower {
                knows,
                asks: true,
                left: Instant::now(),
            };
            all.insert(name.to_owned(), follower);
        }
        Asking {
            all: self,
            name: name.to_owned(),
            answered: false,
        }
    }

    /// True if everybody who follows knows of this change.
    pub(crate) fn all_know(&self, change: u64) -> bool {
        let all = self.0.lock();
        all.values()
            .all(|f| f.knows >= change || (!f.asks && f.left.elapsed() >= GONE))
    }
}

impl Asking<'_> {
    /// Notes that the follower gets its answer, and will come back.
    pub(crate) fn answered(mut self) {
        self.answered = true;
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        let mut all = self.all.0.lock();
        if !self.answered {
            // The connection broke: no one is there any more.
            all.remove(&self.name);
        } else if let Some(follower) = all.get_mut(&self.name) {
            follower.asks = false;
            follower.left = Instant::now();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn change_is_known_once_every_follower_confirms_it() {
        let followers = Followers::default();
        assert!(followers.all_know(1));
        let asking = followers.asks("a", 0);
        assert!(!followers.all_know(1));
        asking.answered();
        assert!(
            !followers.all_know(1),
            "it has been told, and knows it soon"
        );
        let asking = followers.asks("a", 1);
        assert!(followers.all_know(1));
        drop(asking);
        assert!(followers.all_know(2), "its connection broke");
    }
}
