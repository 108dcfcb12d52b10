//! Start of a process with a database: the check whether that is one for us, and its migration.

use std::sync::Arc;

use deadpool_postgres::Object;
use parking_lot::Mutex;

use super::checks::check_server;
use super::db_error::WorkError;
use super::link::{Link, Work};
use super::migrate::migrate;
use super::notify::Notifier;
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
        let work = |client| -> Work<'_, ()> { Box::pin(check_and_migrate(client, &link.address)) };
        link.retry_for(WRITE_PATIENCE, work).await?;
        Ok(Self::from_link(address, link))
    }

    /// Like [`Self::connect`], for processes that serve the tables: a database that is away, or
    /// accepts no writes yet, is waited for.
    ///
    /// # Errors
    /// When it refuses us, or there is something that waiting does not mend; the message says what
    /// to do.
    pub async fn connect_patiently(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let link = Link::new(address)?;
        let work = |client| -> Work<'_, ()> { Box::pin(check_and_migrate(client, &link.address)) };
        link.retry_forever(work).await?;
        Ok(Self::from_link(address, link))
    }

    /// A store over these connections.
    fn from_link(address: &DatabaseAddress, link: Link) -> Self {
        let link = Arc::new(link);
        let (writers, notifier) = (Writers::new(&link), Notifier::new(&link));
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

/// Checks that a server is one for us, and migrates its schema. May be done twice.
async fn check_and_migrate(mut client: Object, address: &str) -> Result<(), WorkError> {
    check_server(&client, address).await?;
    migrate(&mut client, address).await
}
