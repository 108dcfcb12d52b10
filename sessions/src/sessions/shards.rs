//! What this process hears and serves. Where it is alone, all of it.

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
            self.shared().changes.told.report(table);
            return;
        }
        let store = Arc::clone(&self.shared().store);
        tokio::spawn(async move {
            if let Err(error) = store.tell(StoreChange::Touched(table)).await {
                tracing::warn!(
                    table = table.0,
                    %error,
                    "the process that serves this table was not notified"
                );
            }
        });
    }

    /// From now on no one is heard there: by that shard, or by any. Until that ends, the rules do
    /// not play for those who cannot act, and they get that time back.
    pub fn unheard(&self, shard: Option<Shard>) {
        let began_with = match (self.member(), shard) {
            (None, _) => true,
            // Among several processes a shard's holder begins with it.
            (Some(_), None) => false,
            (Some(member), Some(shard)) => {
                member.works(shard, false);
                member.held().holds(shard)
            }
        };
        if began_with {
            self.shared().outages.begins(shard, self.now());
        }
    }

    /// People are to be heard by so many shards, each on its own servers.
    pub fn are_split(&self, shards: u32) {
        if self.member().is_none() {
            self.shared().outages.are_split(shards);
        }
    }

    /// People are heard by that shard.
    pub fn heard(&self, shard: Shard) {
        if let Some(member) = self.member() {
            member.works(shard, true);
        }
        if self
            .member()
            .is_none_or(|member| member.held().holds(shard))
        {
            self.shared().outages.ends(shard, self.now());
        }
    }

    /// Whether people are heard, by every shard.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        let all_work = self.member().is_none_or(|member| member.held().all_work());
        all_work && self.shared().outages.all_are_heard()
    }

    /// Whether it is known what this process serves. Among several the database must say so again
    /// and again: it does not where it is away.
    #[must_use]
    pub fn knows_its_shards(&self) -> bool {
        self.member().is_none_or(|member| member.held().lasts())
    }

    /// Whether a table's posts, deadlines and computers are this process's matter now.
    #[must_use]
    pub fn serves(&self, table: TableId) -> bool {
        self.shared().serves(table)
    }

    /// Has this process take part, with so many shards, of which so many were too few; and tells
    /// what it holds, as that changes. Where it is alone it holds all of them.
    #[must_use]
    pub fn takes_part(&self, shards: u32, too_few: u32) -> watch::Receiver<Leases> {
        match self.member() {
            Some(member) => member.wants(shards, too_few),
            None => watch::Sender::new(Leases::all(shards)).subscribe(),
        }
    }

    /// Has others take over what this process serves, one shard after the other.
    pub fn leaves(&self) {
        if let Some(member) = self.member() {
            member.leaves();
        }
    }

    /// Whether this process is the one to answer what it heard from a shard: another one may hear
    /// the same for a moment, while one takes over from the other.
    pub async fn is_first(&self, shard: u32, heard: Key) -> bool {
        match self.member() {
            Some(member) => member.answers(&self.shared().store, shard, heard).await,
            None => true,
        }
    }

    /// The open tables where a person sits, newest first. Where none is known, another process may
    /// have opened one a moment ago: the store knows.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn all_of(&self, user: UserId) -> Result<Vec<TableId>, Failure> {
        if let Some(member) = self.member().filter(|_| self.of(user).is_empty()) {
            member.catches_up(self.registry()).await?;
        }
        Ok(self.of(user))
    }

    /// What is remembered of a message holds within one such epoch, since no other process may have
    /// changed it. None while one may.
    #[must_use]
    pub fn lease_epoch(&self) -> Option<u64> {
        self.member()
            .map_or(Some(0), |member| member.held().epoch())
    }

    /// Whether sessions of the gateway are begun by other processes too.
    #[must_use]
    pub fn is_one_of_several(&self) -> bool {
        self.member().is_some()
    }

    /// Waits until no other process begins a session of the gateway in this bucket.
    pub async fn may_identify(&self, bucket: u64) {
        if let Some(member) = self.member() {
            member.may_begin(bucket).await;
        }
    }

    /// It began, and the next one may so much later; or it did not begin.
    pub fn identified(&self, bucket: u64, rests: Option<Duration>) {
        if let Some(member) = self.member() {
            let member = Arc::clone(member);
            tokio::spawn(async move { member.began(bucket, rests).await });
        }
    }
}
