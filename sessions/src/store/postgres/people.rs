//! The book of a database: who the people are whom the other tables know by numbers.

use std::collections::HashMap;
use std::sync::Arc;

use async_trait::async_trait;
use parking_lot::Mutex;
use tokio_postgres::Row;

use super::card::{signed, unsigned};
use super::link::Link;
use super::notify::Notifier;
use super::{Arguments, READ_PATIENCE, WRITE_PATIENCE};
use crate::ids::UserId;
use crate::store::{Pseudonym, PseudonymBook, StoreError};

/// Aliases that are remembered before those not used since are left out; each is stored under its
/// person and under its number.
const MAX_REMEMBERED: usize = 50_000;

/// The book of a database. What was found is remembered, since it never changes but by forgetting.
#[derive(Clone)]
pub(super) struct PeopleTable {
    link: Arc<Link>,
    notifier: Notifier,
    known: Arc<Mutex<KnownAliases>>,
}

/// The aliases that are remembered, by person and by number.
#[derive(Default)]
struct KnownAliases {
    /// Aliases that were asked for lately.
    recent: HashMap<UserId, Pseudonym>,
    /// Aliases that were asked for before.
    older: HashMap<UserId, Pseudonym>,
    /// True when any was left out.
    left_out: bool,
}

impl KnownAliases {
    /// A remembered pseudonym, by person or number.
    fn get(&mut self, either: UserId) -> Option<Pseudonym> {
        if let Some(alias) = self.recent.get(&either) {
            return Some(alias.clone());
        }
        let alias = self.older.remove(&either)?;
        self.remember(either, alias.clone());
        Some(alias)
    }

    /// Remembers a pseudonym under a person or number; the older half is forgotten where there are
    /// many.
    fn remember(&mut self, either: UserId, alias: Pseudonym) {
        self.recent.insert(either, alias);
        if self.recent.len() >= MAX_REMEMBERED {
            let recent = std::mem::take(&mut self.recent);
            self.left_out |= !std::mem::replace(&mut self.older, recent).is_empty();
        }
    }

    /// Removes what is remembered under a person or number.
    fn remove(&mut self, either: UserId) -> Option<Pseudonym> {
        let older = self.older.remove(&either);
        self.recent.remove(&either).or(older)
    }
}

impl PeopleTable {
    pub(super) fn new(link: &Arc<Link>, notifier: &Notifier) -> Self {
        Self {
            link: Arc::clone(link),
            notifier: notifier.clone(),
            known: Arc::default(),
        }
    }

    /// Remembers pseudonyms that were read.
    fn remember(&self, aliases: &[Pseudonym]) {
        let mut known = self.known.lock();
        for alias in aliases {
            known.remember(alias.user, alias.clone());
            known.remember(alias.number, alias.clone());
        }
    }
}

/// The columns in which [`alias`] finds one.
pub(super) const ALIAS: &str = "number, uid, key";

/// The pseudonym in a row.
pub(super) fn alias(row: &Row) -> Result<Pseudonym, StoreError> {
    let key: Vec<u8> = row.get(2);
    let key = <[u8; 32]>::try_from(key);
    Ok(Pseudonym {
        number: UserId(unsigned(row, 0)),
        user: UserId(unsigned(row, 1)),
        key: key.map_err(|_| StoreError::Other("a key in alias is too short".to_owned()))?,
    })
}

#[async_trait]
impl PseudonymBook for PeopleTable {
    async fn find_or_create(&self, users: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        let known = self.find(users).await?;
        let missing = |user: &&UserId| !known.iter().any(|alias| alias.user == **user);
        let missing: Vec<UserId> = users.iter().filter(missing).copied().collect();
        if missing.is_empty() {
            return Ok(known);
        }
        for user in &missing {
            let new = Pseudonym::draw(*user)?;
            let (number, user) = (signed(new.number.0), signed(new.user.0));
            // Another process may meet this person at the same moment: the first insert decides
            // their alias.
            let sql = "insert into alias (number, uid, key) values ($1, $2, $3)
                       on conflict do nothing";
            let args: Arguments<'_> = &[&number, &user, &&new.key[..]];
            self.link.rows(WRITE_PATIENCE, sql, args).await?;
        }
        let all = self.find(users).await?;
        if all.len() < users.len() {
            let why = "a player was deleted in the meantime".to_owned();
            return Err(StoreError::Other(why));
        }
        Ok(all)
    }

    async fn find(&self, either: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        let mut found = Vec::with_capacity(either.len());
        let mut missing = Vec::new();
        for it in either {
            let known = self.known.lock().get(*it);
            match known {
                Some(alias) => found.push(alias),
                None => missing.push(signed(it.0)),
            }
        }
        if !missing.is_empty() {
            let sql = format!("select {ALIAS} from alias where number = any($1) or uid = any($1)");
            let rows = self.link.rows(READ_PATIENCE, &sql, &[&missing]).await?;
            let new: Vec<Pseudonym> = rows.iter().map(alias).collect::<Result<_, _>>()?;
            self.remember(&new);
            found.extend(new);
        }
        Ok(found)
    }

    async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        let sql = "with gone as (delete from alias where uid = $1 returning number),
                        notified as (insert into tiding (about, what) select 3, number from gone)
                   select number from gone";
        let args: Arguments<'_> = &[&signed(user.0)];
        let gone = self.link.rows(WRITE_PATIENCE, sql, args).await?;
        let mut known = self.known.lock();
        if let Some(alias) = known.remove(user) {
            known.remove(alias.number);
        }
        drop(known);
        self.notifier.notify_soon();
        Ok(!gone.is_empty())
    }

    fn departs(&self, number: UserId) -> Option<UserId> {
        Some(self.known.lock().remove(number)?.user)
    }

    fn remembers_everybody(&self) -> bool {
        !self.known.lock().left_out
    }

    fn departed(&self, number: UserId, user: UserId) {
        let mut known = self.known.lock();
        // They may have come back meanwhile, under another alias.
        if known.get(user).is_some_and(|alias| alias.number == number) {
            known.remove(user);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_aliases_stay_cached_and_the_cache_is_bounded() {
        let mut known = KnownAliases::default();
        let often = Pseudonym::draw(UserId(7)).unwrap();
        known.remember(often.user, often.clone());
        for user in 0..4 * MAX_REMEMBERED as u64 {
            let user = UserId(1_000 + user);
            known.remember(
                user,
                Pseudonym {
                    user,
                    ..often.clone()
                },
            );
            assert_eq!(known.get(often.user).unwrap().number, often.number);
            assert!(known.recent.len() + known.older.len() <= 2 * MAX_REMEMBERED);
        }
        assert!(known.left_out && known.get(UserId(1_000)).is_none());
        assert!(known.remove(often.user).is_some());
        assert!(known.get(often.user).is_none());
    }
}
