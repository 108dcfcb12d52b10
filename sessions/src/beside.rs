//! What a process asks and says that may be one of several. Where it is the only one, all is its own.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout_at};

use crate::catalogue::Catalogue;
use crate::clock::{Clock, Followed};
use crate::error::SessionError;
use crate::ids::{Key, TableId};
use crate::outage::{Outages, Shard};
use crate::rota::{Answerer, Shift, Shifts};
use crate::sessions::Sessions;
use crate::startup::Startup;
use crate::store::{Store, Tiding};

/// How long somebody who waits for an answer may wait to hear who gives it: of the 3 s in which Discord
/// wants one, half are for the answer itself before it is put off.
const CLAIMS: Duration = Duration::from_millis(800);

/// How often it is looked whether that is known.
const LOOKS: Duration = Duration::from_millis(50);

impl Sessions {
    /// The same for one of several processes: each serves what they agree on, from when on it says how
    /// many shards there are ([`Sessions::takes_part`]). A clock that is given follows the store's, so
    /// that a deadline is one moment for all of them.
    ///
    /// # Errors
    /// When the store cannot tell which tables there are.
    pub async fn open_beside_others(
        store: Arc<dyn Store>,
        (clock, follows): (Arc<dyn Clock>, Option<Arc<Followed>>),
        catalogue: Catalogue,
    ) -> Result<(Self, Startup), SessionError> {
        let idle = (Outages::default(), Shifts::nothing_yet());
        let seen = store.seen_alive().await;
        Self::opened((store, clock), catalogue, idle, Some((follows, seen))).await
    }

    /// Has a table handed out again, for a poster that could not finish.
    pub fn touch(&self, table: TableId) {
        if self.serves(table) {
            self.shared().changes.told.report(table);
            return;
        }
        let store = Arc::clone(&self.shared().store);
        tokio::spawn(async move {
            if let Err(error) = store.tell(Tiding::Touched(table)).await {
                tracing::warn!(table = table.0, %error, "whoever serves it does not hear of it");
            }
        });
    }

    /// Nobody is heard there from now on: by that shard, or by any. Until somebody is, no rules play
    /// for those who cannot act, and they get that time back.
    pub fn unheard(&self, shard: Option<Shard>) {
        let shared = self.shared();
        if let Some(shard) = shard {
            shared.shifts.works(shard, false);
        }
        // Beside others each shard is begun with by whoever keeps it.
        if shard.map_or(!shared.shifts.are_shared(), |shard| {
            shared.shifts.keep(shard)
        }) {
            shared.outages.begins(shard, self.now());
        }
    }

    /// People are to be heard by so many shards, each on its own servers.
    pub fn are_split(&self, shards: u32) {
        let shared = self.shared();
        // Beside others each shard is begun with by whoever keeps it.
        if !shared.shifts.are_shared() {
            shared.outages.are_split(shards);
        }
    }

    /// People are heard by that shard.
    pub fn heard(&self, shard: Shard) {
        let shared = self.shared();
        shared.shifts.works(shard, true);
        if let Some(beats) = self.beats() {
            // Whoever waits for that to go is told at once.
            beats.hurry();
        }
        if shared.shifts.keep(shard) {
            shared.outages.ends(shard, self.now());
        }
    }

    /// Whether people are heard, by every shard.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.shared().outages.all_are_heard() && self.shared().shifts.all_work()
    }

    /// Whether it is known what this process serves. Beside others the store must say so again and again:
    /// it does not where it is away.
    #[must_use]
    pub fn knows_its_shift(&self) -> bool {
        self.shared().shifts.are_known()
    }

    /// How many tables are in the index, and how many of them are awake.
    #[must_use]
    pub fn load(&self) -> (usize, usize) {
        (self.shared().index.len(), self.registry().awake())
    }

    /// Whether a table's posts, deadlines and computers are this process's matter now.
    #[must_use]
    pub fn serves(&self, table: TableId) -> bool {
        self.shared().serves(table)
    }

    /// Has this process take part, with so many shards, of which so many were too few; and tells what it
    /// serves, as that changes. Nothing where there are no others.
    #[must_use]
    pub fn takes_part(&self, shards: u32, too_few: u32) -> Option<watch::Receiver<Shift>> {
        let beats = self.beats()?;
        beats.wants(shards, too_few);
        Some(beats.shift())
    }

    /// Has others take over what this process serves, one shard after the other.
    pub fn leaves(&self) {
        if let Some(beats) = self.beats() {
            beats.leaves();
        }
    }

    /// Whether this process is the one to answer what it heard from a shard: another one may hear the
    /// same for a moment, while one takes over from the other.
    pub async fn is_first(&self, shard: u32, heard: Key) -> bool {
        let until = Instant::now() + CLAIMS;
        match self.whose(shard, until).await {
            Some(Answerer::Ours) => return true,
            Some(Answerer::Theirs) => return false,
            Some(Answerer::Either) | None => {}
        }
        // A store that could not say whose it is gets no time of its own to fail once more.
        let claimed = timeout_at(until, self.shared().store.claim(heard)).await;
        match claimed {
            Ok(Ok(first)) => first,
            // Answered twice is better than not at all; nothing is done twice.
            Ok(Err(_)) | Err(_) => {
                tracing::warn!(shard, "another process may answer as well");
                true
            }
        }
    }

    /// Whose it is to answer what is heard of a shard. Whoever slept asks first.
    async fn whose(&self, shard: u32, until: Instant) -> Option<Answerer> {
        let shifts = &self.shared().shifts;
        loop {
            let whose = shifts.whose(shard);
            if whose.is_some() || Instant::now() >= until {
                return whose;
            }
            if let Some(beats) = self.beats() {
                beats.hurry();
            }
            sleep(LOOKS).await;
        }
    }

    /// In which spell this process is: what it remembers of the messages that it wrote holds within one,
    /// since nobody else may have changed them. None while somebody may.
    #[must_use]
    pub fn spell(&self) -> Option<u64> {
        self.shared().shifts.spell()
    }

    /// Whether sessions of the gateway are begun by other processes too.
    #[must_use]
    pub fn is_beside_others(&self) -> bool {
        self.beats().is_some()
    }

    /// Waits until no other process begins a session of the gateway in this bucket.
    pub async fn may_identify(&self, bucket: u64) {
        if let Some(beats) = self.beats() {
            beats.may_begin(bucket).await;
        }
    }

    /// It began, and the next one may so much later; or it did not begin.
    pub fn identified(&self, bucket: u64, rests: Option<Duration>) {
        if let Some(beats) = self.beats() {
            let beats = Arc::clone(beats);
            tokio::spawn(async move { beats.began(bucket, rests).await });
        }
    }
}
