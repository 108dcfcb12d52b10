//! Start of a process with a database: the check whether that is one for us, and its migration.

use std::sync::Arc;

use deadpool_postgres::Object;
use parking_lot::Mutex;

use super::checks::suits;
use super::db_error::WorkError;
use super::link::{Link, Work};
use super::migrate::migrate;
use super::notify::NotifyListener;
use super::people::PeopleTable;
use super::writers::Writers;
use super::{DatabaseAddress, Postgres, WRITE_PATIENCE};
use crate::store::StoreError;

impl Postgres {
    /// Connects, and brings the schema up to what this Houston knows. Must be called within a tokio
    /// runtime.
    ///
    /// # Errors
    /// When the database does not answer, or refuses us; the message says what to do.
    pub async fn connect(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let link = Link::new(address)?;
        let begun = |client| -> Work<'_, ()> { Box::pin(begin(client, &link.address)) };
        link.patiently(WRITE_PATIENCE, begun).await?;
        Ok(Self::over(address, link))
    }

    /// Like [`Self::connect`], for processes that serve the tables: a database that is away, or
    /// accepts no writes yet, is waited for.
    ///
    /// # Errors
    /// When it refuses us, or there is something that waiting does not mend; the message says what
    /// to do.
    pub async fn awaited(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let link = Link::new(address)?;
        let begun = |client| -> Work<'_, ()> { Box::pin(begin(client, &link.address)) };
        link.however_long(begun).await?;
        Ok(Self::over(address, link))
    }

    fn over(address: &DatabaseAddress, link: Link) -> Self {
        let link = Arc::new(link);
        let (writers, notifier) = (Writers::new(&link), NotifyListener::new(&link));
        Self {
            address: address.clone(),
            people: PeopleTable::new(&link, &notifier),
            link,
            writers,
            notifier,
            alone: Mutex::new(None),
        }
    }
}

/// Looks whether it is one for us, and brings its schema up. Doing it twice is doing it once.
async fn begin(mut client: Object, address: &str) -> Result<(), WorkError> {
    suits(&client, address).await?;
    migrate(&mut client, address).await
}
