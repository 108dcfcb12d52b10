//! What is written over what was read: of people. And what one process does and no other.

use super::card::{signed, unsigned};
use super::{Arguments, Postgres, READ_PATIENCE, WRITE_PATIENCE, parse, query, written};
use crate::ids::{Key, UserId};
use crate::people::person::Person;
use crate::store::{AppendError, Revision, StoreError};

impl Postgres {
    /// What is remembered of a person, with how often it was written.
    pub(super) async fn remembered(
        &self,
        user: UserId,
    ) -> Result<(Option<Person>, Revision), StoreError> {
        let sql = "select person, revision from person where uid = $1";
        let Some(row) = self.row(sql, &[&signed(user.0)]).await? else {
            return Ok((None, Revision(0)));
        };
        Ok((Some(parse(row.get(0))?), Revision(unsigned(&row, 1))))
    }

    /// Remembers a person, unless they were changed since they were read.
    pub(super) async fn remember(
        &self,
        user: UserId,
        person: &Person,
        read: Revision,
    ) -> Result<(), AppendError> {
        let sql = match read {
            Revision(0) => {
                "with put as (insert into person (uid, person, revision)
                              values ($1, $2, $3::bigint + 1) on conflict do nothing returning uid)
                 insert into tiding (about, what) select 2, uid from put returning 1"
            }
            Revision(_) => {
                "with put as (update person set person = $2, revision = revision + 1
                               where uid = $1 and revision = $3::bigint returning uid)
                 insert into tiding (about, what) select 2, uid from put returning 1"
            }
        };
        let text = written(person)?;
        // Where the answer was lost it meets what it wrote itself, and is decided once more.
        let args: Arguments<'_> = &[&signed(user.0), &text, &signed(read.0)];
        let link = &self.link;
        let rows = link
            .patiently(WRITE_PATIENCE, |client| {
                Box::pin(query(client, &link.address, sql, args))
            })
            .await?;
        if rows.is_empty() {
            return Err(AppendError::Conflict);
        }
        self.notifier.ring();
        Ok(())
    }

    /// Whether this key was never requested before.
    pub(super) async fn comes_first(&self, key: Key) -> Result<bool, StoreError> {
        let link = &self.link;
        let key = signed(key.0);
        let args: Arguments<'_> = &[&key];
        let tried = link
            .try_for(READ_PATIENCE, |client| {
                let sql = "insert into claim (key) values ($1) on conflict do nothing returning 1";
                Box::pin(query(client, &link.address, sql, args))
            })
            .await;
        // Where the answer was lost it may be ours: said twice is better than not at all.
        let rows = tried.done.map_err(StoreError::from)?;
        Ok(!rows.is_empty() || tried.uncertain)
    }
}
