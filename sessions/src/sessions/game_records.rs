//! Records that people keep from game to game: looked at, and changed by their own record changes.
//! Those that tables make are part of the tables' own steps.

use games::{Game, Record, RecordChangeOf, RecordRefusalOf};

use crate::error::{Failure, SessionError};
use crate::ids::{GuildId, Key, UserId};
use crate::repository::page::{ReadPage, record_page};
use crate::sessions::Sessions;
use crate::store::AppendError;

/// Attempts at a record change that other writes get ahead of.
const ATTEMPTS: u32 = 8;

/// A person's record of a game. Opens for that person alone; others get what the game shows of it,
/// so it has no `Debug`.
#[derive(Clone)]
pub struct PrivateRecord<R: Record> {
    user: UserId,
    record: R,
}

impl<R: Record> PrivateRecord<R> {
    /// Opens it for this person; `None` when it belongs to another.
    #[must_use]
    pub fn open_as(self, user: UserId) -> Option<R> {
        (self.user == user).then_some(self.record)
    }

    /// The part of the record that everyone may see.
    #[must_use]
    pub fn public_part(&self) -> R::Shown {
        self.record.public_part()
    }
}

/// A record change that was run, and is durable.
#[derive(Clone)]
pub struct Ran<R: Record> {
    /// The record after the change; when the key was repeated, the record as it is now.
    pub own: PrivateRecord<R>,
    /// True when this key had been run before, so that nothing was done now.
    pub repeated: bool,
}

impl Sessions {
    /// A person's record of a game on a server; the default when they never kept anything.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn record<G: Game>(
        &self,
        guild: Option<GuildId>,
        user: UserId,
    ) -> Result<PrivateRecord<G::Record>, Failure> {
        let page = ReadPage::read(&self.shared().store, record_page::<G>(guild, user)).await?;
        Ok(PrivateRecord {
            user,
            record: page.record,
        })
    }

    /// Runs a command of a person on what they keep. When it returns, the change is durable; the
    /// same key again changes nothing.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn change_record<G: Game>(
        &self,
        guild: Option<GuildId>,
        user: UserId,
        key: Key,
        record_change: RecordChangeOf<G>,
    ) -> Result<Ran<G::Record>, SessionError<RecordRefusalOf<G>>> {
        let store = &*self.shared().store;
        for _ in 0..ATTEMPTS {
            // First what stands there: a record change that is done later shows as a conflict.
            let page = ReadPage::<G::Record>::read(store, record_page::<G>(guild, user)).await?;
            if page.has_run(key) {
                let record = page.record;
                return Ok(Ran {
                    own: PrivateRecord { user, record },
                    repeated: true,
                });
            }
            let record = page.record.clone().run(record_change.clone());
            let record = record.map_err(SessionError::Refused)?;
            let page_write = page.next(&record, Some(key))?;
            match store.write_page(page_write).await {
                Ok(()) => {
                    return Ok(Ran {
                        own: PrivateRecord { user, record },
                        repeated: false,
                    });
                }
                Err(AppendError::Conflict) => {}
                Err(AppendError::Store(error)) => return Err(Failure::from(error).into()),
            }
        }
        Err(Failure::Busy.into())
    }
}
