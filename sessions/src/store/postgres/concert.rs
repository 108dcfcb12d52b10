//! What several processes agree on: one row, which one at a time changes, with the database's own
//! time and each process's sign of life, a lock on a connection of its own that is free the moment it
//! is gone. Knows nothing of what is agreed on.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::Client;

use super::address::DatabaseAddress;
use super::setback::{Setback, setback};
use crate::ids::Millis;
use crate::store::{Amend, RollCall, StoreError};

/// What the locks are called that are signs of life.
const LIVES: i32 = 1_215_261_557;
/// The lock of whoever serves alone (`turn.rs`), shared by those who do not.
const BESIDE: &str = "select pg_try_advisory_lock_shared(1215261556, hashtext(current_schema()))";
/// How long the server may take to answer.
const ANSWERS: Duration = Duration::from_secs(4);
/// How long the server waits for whoever is about to change the one row: all others wait for him, and
/// have a lease of 5 s.
const BRISK: &str = "set idle_in_transaction_session_timeout = '1500ms'";

/// The connections that stand for processes: one a process, but for tests.
#[derive(Default)]
pub(super) struct Concert(Mutex<HashMap<u64, Client>>);

impl Concert {
    /// Changes what is agreed on.
    pub(super) async fn agree(
        &self,
        address: &DatabaseAddress,
        process: u64,
        amend: Amend<'_>,
    ) -> Result<(), StoreError> {
        let mut lives = self.0.lock().await;
        let life = match lives.remove(&process).filter(|life| !life.is_closed()) {
            Some(life) => Ok(life),
            None => begin(address, process).await,
        };
        let mut life = life.map_err(StoreError::from)?;
        let name = address.to_string();
        match timeout(ANSWERS, amended(&mut life, &name, amend)).await {
            Ok(Ok(())) => {
                lives.insert(process, life);
                Ok(())
            }
            // Its connection goes with it, and so does the sign of life.
            Ok(Err(setback)) => Err(setback.into()),
            Err(_) => Err(StoreError::Other("the database takes too long".to_owned())),
        }
    }

    /// Takes the signs of life away.
    pub(super) async fn close(&self) {
        self.0.lock().await.clear();
    }
}

async fn begin(address: &DatabaseAddress, process: u64) -> Result<Client, Setback> {
    let name = address.to_string();
    let said = |error: tokio_postgres::Error| setback(&name, &error);
    let tls = address.tls().map_err(Setback::Failed)?;
    let (life, wire) = address.config().connect(tls).await.map_err(said)?;
    // It ends with the client.
    tokio::spawn(wire);
    let limits = format!("{}; {BRISK}", address.limits());
    life.batch_execute(&limits).await.map_err(said)?;
    // Whoever serves alone, as older ones did, or counts everything anew is not disturbed; nor are we.
    let row = life.query_one(BESIDE, &[]).await.map_err(said)?;
    if !row.get::<_, bool>(0) {
        return Err(Setback::Failed(StoreError::Database {
            address: name,
            why: "a Houston that serves alone has these tables".to_owned(),
            advice: "stop it; this one waits for that",
        }));
    }
    // Where an older connection of ours holds it still, that is a sign of life as well.
    let sql = "select pg_try_advisory_lock($1, $2)";
    life.query_one(sql, &[&LIVES, &lock(process)])
        .await
        .map_err(said)?;
    Ok(life)
}

/// A process's number as a lock has it.
#[expect(clippy::cast_possible_truncation, reason = "such numbers have 31 bits")]
const fn lock(process: u64) -> i32 {
    process as i32
}

async fn amended(life: &mut Client, name: &str, amend: Amend<'_>) -> Result<(), Setback> {
    let said = |error: tokio_postgres::Error| setback(name, &error);
    let work = life.transaction().await.map_err(said)?;
    let row = work
        .query_one("select rota from rota for update", &[])
        .await;
    let mut rota: String = row.map_err(said)?.get(0);
    // After the wait for the row.
    let sql = "select (extract(epoch from clock_timestamp()) * 1000)::bigint,
                      array(select objid::bigint from pg_locks
                             where locktype = 'advisory' and classid::bigint = $1
                               and database = (select oid from pg_database
                                                where datname = current_database()))";
    let row = work
        .query_one(sql, &[&i64::from(LIVES)])
        .await
        .map_err(said)?;
    let present: Vec<i64> = row.get(1);
    let call = RollCall {
        now: Millis(row.get::<_, i64>(0).cast_unsigned()),
        present: present
            .into_iter()
            .map(i64::cast_unsigned)
            .collect::<BTreeSet<u64>>(),
    };
    amend(&call, &mut rota);
    let put = work.execute("update rota set rota = $1", &[&rota]).await;
    put.map_err(said)?;
    work.commit().await.map_err(said)
}
