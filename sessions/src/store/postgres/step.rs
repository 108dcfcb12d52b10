//! Writing of steps: compare-and-append, one alone or many in one statement, so that many
//! tables share one commit. Every parameter is cast: beside a literal it would become an `int4`.

use std::collections::HashSet;

use deadpool_postgres::{GenericClient, Object, Transaction};
use tokio_postgres::types::ToSql;

use super::card::{signed, stage_number, users};
use super::db_error::WorkError;
use crate::ids::TableId;
use crate::store::{Append, PageWrite};

const FOUND: &str = "with c as (
    insert into card (tid, founded_by, game, guild, channel, users, stage, next_due, version, kept)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 1, true) returning tid),
  notified as (insert into tiding (about, what, version) select 0, tid, 1 from c)
  insert into journal (tid, version, entry) select tid, 1, $9 from c";

// Locked in the order of the numbers: two processes with the same tables never wait in a ring.
const MANY: &str = "with current as materialized (
    select c.tid, w.n
      from unnest($1::bigint[], $2::bigint[]) with ordinality w (tid, expected, n)
      join card c on c.tid = w.tid and c.version = w.expected
     order by c.tid for update of c),
  up as (
    update card c
       set guild = ($4::bigint[])[w.n], channel = ($5::bigint[])[w.n],
           users = (select coalesce(array_agg(u::bigint), '{}')
                      from unnest(string_to_array(($6::text[])[w.n], ',')) u where u <> ''),
           stage = ($7::smallint[])[w.n], next_due = ($8::bigint[])[w.n],
           version = c.version + 1,
           kept = ($7::smallint[])[w.n] <> 3::smallint or c.settled <= c.version
      from current w where c.tid = w.tid and c.version = ($2::bigint[])[w.n]
    returning c.tid, c.version, w.n),
  j as (insert into journal (tid, version, entry)
        select tid, version, ($3::bytea[])[n] from up),
  notified as (insert into tiding (about, what, version) select 0, tid, version from up)
  select tid from up";

/// Founds a table, or writes a step with what people keep of it, in a transaction of its own.
pub(super) async fn write_one(mut client: Object, append: &Append) -> Result<(), WorkError> {
    let work = client.transaction().await?;
    let is_written = if append.expected.0 == 0 {
        insert_table(&work, append).await?
    } else {
        !write_steps(&work, &[append]).await?.is_empty()
    };
    if !is_written {
        return Err(WorkError::Conflict);
    }
    // In one order, for the same reason as the tables.
    let mut page_writes: Vec<&PageWrite> = append.page_writes.iter().collect();
    page_writes.sort_by(|a, b| a.page_key.cmp(&b.page_key));
    for page_write in page_writes {
        write_page(&work, page_write).await?;
    }
    Ok(work.commit().await?)
}

/// Founds a table, and tells whether it did.
async fn insert_table(work: &Transaction<'_>, append: &Append) -> Result<bool, WorkError> {
    let card = &append.card;
    let args: [&(dyn ToSql + Sync); 9] = [
        &signed(card.table.0),
        &signed(card.founded_by.0),
        &card.game,
        &card.guild.map(|guild| signed(guild.0)),
        &signed(card.channel.0),
        &users(card),
        &stage_number(card.stage),
        &card.next_due.map(|at| signed(at.0)),
        &append.entry,
    ];
    let insert = work.prepare_cached(FOUND).await?;
    Ok(work.execute(&insert, &args).await? == 1)
}

/// Writes steps of different tables, none of which founds a table or writes a page. Returns the
/// tables for which that worked; the others have gone on.
pub(super) async fn write_many(
    client: Object,
    steps: &[&Append],
) -> Result<HashSet<TableId>, WorkError> {
    write_steps(&client, steps).await
}

/// Writes steps of different tables with one statement; returns the tables for which that worked.
async fn write_steps(
    client: &impl GenericClient,
    steps: &[&Append],
) -> Result<HashSet<TableId>, WorkError> {
    let cards = || steps.iter().map(|step| &step.card);
    let tables: Vec<i64> = cards().map(|card| signed(card.table.0)).collect();
    let expected: Vec<i64> = steps.iter().map(|step| signed(step.expected.0)).collect();
    let entries: Vec<&[u8]> = steps.iter().map(|step| step.entry.as_slice()).collect();
    let guilds: Vec<Option<i64>> = cards()
        .map(|card| card.guild.map(|g| signed(g.0)))
        .collect();
    let channels: Vec<i64> = cards().map(|card| signed(card.channel.0)).collect();
    let people: Vec<String> = cards()
        .map(|card| {
            users(card)
                .iter()
                .map(i64::to_string)
                .collect::<Vec<_>>()
                .join(",")
        })
        .collect();
    let stages: Vec<i16> = cards().map(|card| stage_number(card.stage)).collect();
    let due: Vec<Option<i64>> = cards()
        .map(|card| card.next_due.map(|at| signed(at.0)))
        .collect();
    let args: [&(dyn ToSql + Sync); 8] = [
        &tables, &expected, &entries, &guilds, &channels, &people, &stages, &due,
    ];
    let many = client.prepare_cached(MANY).await?;
    let rows = client.query(&many, &args).await?;
    let done = rows.iter().map(|row| row.get::<_, i64>(0).cast_unsigned());
    Ok(done.map(TableId).collect())
}

/// Writes a page within a transaction.
pub(super) async fn write_page(
    work: &Transaction<'_>,
    page_write: &PageWrite,
) -> Result<(), WorkError> {
    let page_key = &page_write.page_key;
    let (guild, user) = (
        signed(page_key.guild.map_or(0, |g| g.0)),
        signed(page_key.user.0),
    );
    let version = signed(page_write.version.0);
    let sql = if version == 1 {
        "insert into page (guild, uid, game, version, page) values ($1, $2, $3, $4::bigint, $5)"
    } else {
        "update page set version = $4::bigint, page = $5
          where guild = $1 and uid = $2 and game = $3 and version = $4::bigint - 1"
    };
    let sql = work.prepare_cached(sql).await?;
    let args: [&(dyn ToSql + Sync); 5] =
        [&guild, &user, &page_key.game, &version, &page_write.page];
    match work.execute(&sql, &args).await? {
        1 => Ok(()),
        _ => Err(WorkError::Conflict),
    }
}

/// Tells whether it is this very entry that stands there. Asked only after the same step was tried
/// again and met a conflict: that waited for the row which the first try may still have held, so a
/// commit under way cannot fool us.
pub(super) async fn is_recorded(client: Object, append: &Append) -> Result<bool, WorkError> {
    let sql = "select entry from journal where tid = $1 and version = $2";
    let card = &append.card;
    let row = client
        .query_opt(sql, &[&signed(card.table.0), &signed(card.version.0)])
        .await?;
    Ok(row.is_some_and(|row| row.get::<_, &[u8]>(0) == append.entry))
}
