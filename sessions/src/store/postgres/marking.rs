//! Writing marks, over the version that was read.

use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;

use super::card::{signed, unsigned};
use super::db_error::WorkError;
use super::link::Work;
use super::{Postgres, WRITE_PATIENCE, to_json};
use crate::delivery::marks::Marks;
use crate::ids::{TableId, Version};
use crate::store::{AppendError, Revision};

/// A table's marks as they are to stand there.
struct Marking<'m> {
    table: TableId,
    settled: Version,
    text: &'m str,
    /// True when a post is about to be made.
    intends: bool,
    /// Revision that they had when they were read.
    read: Revision,
}

impl Postgres {
    /// Writes marks, unless they were changed since they were read.
    pub(super) async fn mark(
        &self,
        table: TableId,
        marks: &Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        let text = to_json(marks)?;
        let marking = Marking {
            table,
            settled: marks.settled,
            text: &text,
            intends: marks.intents().next().is_some(),
            read,
        };
        let work = |client| -> Work<'_, _> { Box::pin(mark(client, &marking)) };
        let tried = self.link.try_for(WRITE_PATIENCE, work).await;
        // Where the answer was lost it meets what it wrote itself, and is decided once more.
        let (revision, closes) = tried.done.map_err(AppendError::from)?;
        if closes {
            self.notifier.notify_soon();
        }
        Ok(revision)
    }
}

/// The marks, and the card with them. Tells whether the table need not be kept in mind any more.
const MARK: &str = "with m as (
    insert into marks as old (tid, marks, revision)
    select $1::bigint, $3::text, 1 where $4::bigint = 0
        or exists (select from marks where tid = $1::bigint)
    on conflict (tid) do update set marks = excluded.marks, revision = old.revision + 1
     where old.revision = $4::bigint
    returning revision),
  up as (
    update card set settled = $2::bigint, kept = stage <> 3 or $2::bigint < version
     where tid = $1::bigint and settled <> $2::bigint and exists (select from m) returning tid, kept),
  notified as (insert into tiding (about, what) select 1, tid from up where not kept)
  select m.revision, exists (select from up where not kept) from m";

/// Writes marks. A power cut may lose them, unless they announce a post.
async fn mark(mut client: Object, marking: &Marking<'_>) -> Result<(Revision, bool), WorkError> {
    let work = client.transaction().await?;
    if !marking.intends {
        let sql = "set local synchronous_commit = off";
        work.batch_execute(sql).await?;
    }
    let sql = work.prepare_cached(MARK).await?;
    let args: [&(dyn ToSql + Sync); 4] = [
        &signed(marking.table.0),
        &signed(marking.settled.0),
        &marking.text,
        &signed(marking.read.0),
    ];
    let row = work.query_opt(&sql, &args).await?;
    let row = row.ok_or(WorkError::Conflict)?;
    work.commit().await?;
    Ok((Revision(unsigned(&row, 0)), row.get(1)))
}
