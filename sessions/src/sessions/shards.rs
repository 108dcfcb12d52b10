//! Shards of the gateway that this process hears and serves. Where it is alone, all of them.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use crate::error::Failure;
use crate::ids::{Key, TableId, UserId};
use crate::outage::Shard;
use crate::sessions::{Leases, Sessions};
use crate::store::StoreChange;

impl Sessions {
    /// Has a table handed out again, for a poster that could not finish.
    pub fn touch(&self, table: TableId) {
        if self.serves(table) {
            self.shared().changes.for_delivery.report(table);
            return;
        }
        let store = Arc::clone(&self.shared().store);
        tokio::spawn(async move {
            if let Err(error) = store.announce(StoreChange::Touched(table)).await {
                tracing::warn!(
                    table = table.0,
                    %error,
                    "the process that serves this table was not notified"
                );
            }
        });
    }

    /// Reports that a shard, or all of them, hear no one from now on. Until that ends, the rules do
    /// not play for those who cannot act, and they get that time back.
    pub fn shard_is_down(&self, shard: Option<Shard>) {
        let began_with = match (self.member(), shard) {
            (None, _) => true,
            // Among several processes a shard's holder begins with it.
            (Some(_), None) => false,
            (Some(member), Some(shard)) => {
                member.set_up(shard, false);
                member.leases().holds(shard)
            }
        };
        if began_with {
            self.shared().outages.begin(shard, self.now());
        }
    }

    /// Reports the number of shards, each of which hears its own servers.
    pub fn are_split(&self, shards: u32) {
        if self.member().is_none() {
            self.shared().outages.split(shards);
        }
    }

    /// Reports that a shard hears people again.
    pub fn shard_is_up(&self, shard: Shard) {
        if let Some(member) = self.member() {
            member.set_up(shard, true);
        }
        if self
            .member()
            .is_none_or(|member| member.leases().holds(shard))
        {
            self.shared().outages.end_of_shard(shard, self.now());
        }
    }

    /// Tells whether people are heard, by every shard.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        let all_work = self
            .member()
            .is_none_or(|member| member.leases().all_are_up());
        all_work && self.shared().outages.all_are_heard()
    }

    /// Tells whether it is known what this process serves. Among several the database must say so
    /// again and again: it does not where it is away.
    #[must_use]
    pub fn knows_its_shards(&self) -> bool {
        self.member()
            .is_none_or(|member| member.leases().is_current())
    }

    /// Tells whether a table's posts, deadlines and computers are this process's matter now.
    #[must_use]
    pub fn serves(&self, table: TableId) -> bool {
        self.shared().serves(table)
    }

    /// Has this process take part with this many shards, after `too_few` were too few. Returns what
    /// it holds, as that changes; a process that is alone holds all of them.
    #[must_use]
    pub fn takes_part(&self, shards: u32, too_few: u32) -> watch::Receiver<Leases> {
        match self.member() {
            Some(member) => member.take_part(shards, too_few),
            None => watch::Sender::new(Leases::all(shards)).subscribe(),
        }
    }

    /// Has others take over what this process serves, one shard after the other.
    pub fn leaves(&self) {
        if let Some(member) = self.member() {
            member.leave();
        }
    }

    /// Tells whether this process is the one to answer what it heard from a shard: another one may
    /// hear the same for a moment, while one takes over from the other.
    pub async fn is_first(&self, shard: u32, heard: Key) -> bool {
        match self.member() {
            Some(member) => member.may_answer(&self.shared().store, shard, heard).await,
            None => true,
        }
    }

    /// The open tables where a person sits, newest first. Where none is known, another process may
    /// have opened one a moment ago: the store knows.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn all_of(&self, user: UserId) -> Result<Vec<TableId>, Failure> {
        if let Some(member) = self
            .member()
            .filter(|_| self.open_tables_of(user).is_empty())
        {
            member.catch_up(self.registry()).await?;
        }
        Ok(self.open_tables_of(user))
    }

    /// Number of the time in which no other process may have changed a message, so that what is
    /// remembered of it holds. `None` while one may.
    #[must_use]
    pub fn lease_epoch(&self) -> Option<u64> {
        self.member()
            .map_or(Some(0), |member| member.leases().epoch())
    }

    /// Tells whether sessions of the gateway are begun by other processes too.
    #[must_use]
    pub fn is_one_of_several(&self) -> bool {
        self.member().is_some()
    }

    /// Waits until no other process begins a session of the gateway in this bucket.
    pub async fn may_identify(&self, bucket: u64) {
        if let Some(member) = self.member() {
            member.wait_to_begin_session(bucket).await;
        }
    }

    /// Notes that a session of the gateway began, so that the next one may after this rest, or that
    /// it did not begin.
    pub fn identified(&self, bucket: u64, rest: Option<Duration>) {
        if let Some(member) = self.member() {
            let member = Arc::clone(member);
            tokio::spawn(async move { member.note_session_begun(bucket, rest).await });
        }
    }
}
