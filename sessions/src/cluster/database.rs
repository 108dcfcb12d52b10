//! Leases in the database, by statements that each change what they read: a process that is stopped
//! between two of them holds none up. Their ends are the database's time alone.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::lease::{LEASE, Lease, Renewal, Standing, Taken};
use crate::ids::Millis;
use crate::store::{DatabaseAddress, StoreError, direct};

/// Time that the database may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);
/// Time in which a process that may begin a session of the gateway must do so.
const IDENTIFY_TIMEOUT: Duration = Duration::from_secs(15);

/// Renews the process and the leases that it still holds.
const RENEW: &str = "with here as (
    insert into process (id, until, leaving)
    values ($1::bigint, clock_timestamp() + $2::bigint * interval '1 ms', $3::boolean)
    on conflict (id) do update set until = excluded.until, leaving = excluded.leaving)
  update lease set until = clock_timestamp() + $2::bigint * interval '1 ms', up = shard = any($4::int[]),
         heard = case when shard = any($4::int[]) then $5::bigint else heard end
   where holder = $1::bigint";

const LEASES: &str = "select shard, holder, until < clock_timestamp(), up, heir, epoch, heard
    from lease order by shard";

const RUNNING: &str = "select id, leaving, (extract(epoch from clock_timestamp()) * 1000)::bigint
    from process where until > clock_timestamp()";

/// Takes leases, each only if its epoch is the one that was read.
const TAKE: &str = "update lease l set epoch = l.epoch + 1,
         holder = case when t.held then $1::bigint else l.holder end,
         until = case when t.held then clock_timestamp() + $2::bigint * interval '1 ms' else l.until end,
         up = case when t.held then l.shard = any($3::int[]) else l.up end,
         heir = case when t.held then null else $1::bigint end
    from unnest($4::int[], $5::bigint[], $6::boolean[]) as t (shard, epoch, held)
   where l.shard = t.shard and l.epoch = t.epoch";

/// Replaces all shards. When each server was last heard is lost with the old split, so all of them
/// get the time of the most recent one.
const SPLIT: &str = "with gone as (delete from lease returning heard)
  insert into lease (shard, heard) select shard, (select max(heard) from gone)
    from generate_series(0, $1::int - 1) as shard on conflict do nothing";

const LEAVE: &str = "with gone as (delete from process where id = $1::bigint)
  update lease set epoch = epoch + 1, up = up and holder is distinct from $1::bigint,
         until = case when holder = $1::bigint then '-infinity' else until end,
         holder = nullif(holder, $1::bigint), heir = nullif(heir, $1::bigint)
   where $1::bigint in (holder, heir)";

const BEGIN: &str = "insert into bucket as b (id, holder, until)
  values ($1::bigint, $2::bigint, clock_timestamp() + $3::bigint * interval '1 ms')
  on conflict (id) do update set holder = excluded.holder, until = excluded.until
   where b.free <= clock_timestamp() and (b.until <= clock_timestamp() or b.holder = excluded.holder)";

const BEGAN: &str = "update bucket
    set until = case when holder = $2::bigint then '-infinity' else until end,
        free = greatest(free, clock_timestamp() + $3::bigint * interval '1 ms')
  where id = $1::bigint";

/// The leases, over a connection of their own, so that no other work holds them up.
pub(super) struct Database {
    address: DatabaseAddress,
    client: Mutex<Option<Arc<Client>>>,
}

impl Database {
    pub(super) fn new(address: &DatabaseAddress) -> Self {
        Self {
            address: address.clone(),
            client: Mutex::default(),
        }
    }

    /// Renews what a process holds, and looks how everything stands.
    pub(super) async fn renew(&self, me: &Renewal) -> Result<Standing, StoreError> {
        let up = shards(me.up.iter().copied());
        let now = me.now.0.cast_signed();
        let args: [&(dyn ToSql + Sync); 5] = [&me.process, &millis(LEASE), &me.leaving, &up, &now];
        self.execute(RENEW, &args).await?;
        self.standing().await
    }

    /// All leases and processes, as the database has them now.
    pub(super) async fn standing(&self) -> Result<Standing, StoreError> {
        let leases = self.query(LEASES).await?;
        let running = self.query(RUNNING).await?;
        let now = running.first().map(|row| row.get::<_, i64>(2));
        Ok(Standing {
            leases: leases.iter().map(lease).collect(),
            running: running.iter().map(|row| (row.get(0), row.get(1))).collect(),
            now: now.map(|now| Millis(now.cast_unsigned())),
        })
    }

    /// Takes leases, except those that another process took first.
    pub(super) async fn take(&self, me: &Renewal, taken: &[Taken]) -> Result<(), StoreError> {
        let up = shards(me.up.iter().copied());
        let which = shards(taken.iter().map(|it| it.shard));
        let epochs: Vec<i64> = taken.iter().map(|it| it.epoch).collect();
        let held: Vec<bool> = taken.iter().map(|it| it.as_holder).collect();
        let args: [&(dyn ToSql + Sync); 6] =
            [&me.process, &millis(LEASE), &up, &which, &epochs, &held];
        self.execute(TAKE, &args).await.map(drop)
    }

    /// Starts over with this many shards, none of which has a holder yet.
    pub(super) async fn split(&self, of: u32) -> Result<(), StoreError> {
        let of = i32::try_from(of).unwrap_or(i32::MAX);
        self.execute(SPLIT, &[&of]).await.map(drop)
    }

    /// Gives everything up that a process holds or waits for.
    pub(super) async fn leave(&self, process: i64) -> Result<(), StoreError> {
        self.execute(LEAVE, &[&process]).await.map(drop)
    }

    /// Tells whether a process may begin a session of the gateway now.
    pub(super) async fn may_begin_session(
        &self,
        process: i64,
        bucket: u64,
    ) -> Result<bool, StoreError> {
        let args: [&(dyn ToSql + Sync); 3] =
            [&bucket.cast_signed(), &process, &millis(IDENTIFY_TIMEOUT)];
        Ok(self.execute(BEGIN, &args).await? > 0)
    }

    /// Notes that a process is done with beginning a session: the next one of its bucket may after
    /// this rest.
    pub(super) async fn note_session_begun(
        &self,
        process: i64,
        bucket: u64,
        rests: Duration,
    ) -> Result<(), StoreError> {
        let args: [&(dyn ToSql + Sync); 3] = [&bucket.cast_signed(), &process, &millis(rests)];
        self.execute(BEGAN, &args).await.map(drop)
    }

    /// The rows of a query.
    async fn query(&self, sql: &str) -> Result<Vec<Row>, StoreError> {
        self.ask(async |client| client.query(sql, &[]).await).await
    }

    /// Runs a statement, and returns how many rows it changed.
    async fn execute(&self, sql: &str, args: &[&(dyn ToSql + Sync)]) -> Result<u64, StoreError> {
        self.ask(async |client| client.execute(sql, args).await)
            .await
    }

    /// Asks the database, over a connection that is made where there is none. One that fails
    /// is given up.
    async fn ask<T>(
        &self,
        request: impl AsyncFnOnce(&Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, StoreError> {
        let answer = async {
            let mut held = self.client.lock().await;
            let client = match held.as_ref().filter(|client| !client.is_closed()) {
                Some(client) => Arc::clone(client),
                None => {
                    Arc::clone(held.insert(Arc::new(direct::connect_serving(&self.address).await?)))
                }
            };
            drop(held);
            let answer = request(&client).await;
            answer.map_err(|error| direct::store_error(&self.address, &error))
        };
        let late = |_| {
            Err(StoreError::Other(
                "the database did not answer in time".to_owned(),
            ))
        };
        let answer = timeout(ANSWER_TIMEOUT, answer).await.unwrap_or_else(late);
        if answer.is_err() {
            // It may be to a server that writes no more.
            *self.client.lock().await = None;
        }
        answer
    }
}

/// The lease in a row.
fn lease(row: &Row) -> Lease {
    Lease {
        shard: row.get::<_, i32>(0).cast_unsigned(),
        holder: row.get(1),
        ended: row.get(2),
        up: row.get(3),
        heir: row.get(4),
        epoch: row.get(5),
        heard: row
            .get::<_, Option<i64>>(6)
            .map(|at| Millis(at.cast_unsigned())),
    }
}

fn shards(shards: impl Iterator<Item = u32>) -> Vec<i32> {
    shards.map(u32::cast_signed).collect()
}

fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}
