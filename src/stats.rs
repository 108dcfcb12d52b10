//! `houston stats --recount`: what is counted of people and servers, computed again from the
//! journals.

use std::sync::Arc;

use anyhow::{Result, bail};
use sessions::store::{Postgres, Sled};
use sessions::{Recounted, Store, recount};

use crate::settings::{Settings, StoreKind};

/// Counts every finished game again, corrects the statistics, and returns a summary. Creates no
/// data directory.
///
/// # Errors
/// The store cannot be opened, or fails; the error says what to do about it.
pub fn recount_stats(settings: &Settings) -> Result<String> {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build()?;
    let done = runtime.block_on(async {
        let store: Arc<dyn Store> = match &settings.store {
            StoreKind::Memory => bail!("HOUSTON_STORE is memory, which keeps nothing to count"),
            StoreKind::Sled => Arc::new(Sled::open_existing(&settings.data)?),
            StoreKind::Postgres(address) => {
                let store = Postgres::connect(address).await?;
                // No one else counts meanwhile: this waits until no Houston serves these tables.
                store.be_alone().await?;
                Arc::new(store)
            }
        };
        let done = recount(Arc::clone(&store), &commands::catalogue()).await;
        store.close().await?;
        Ok(done?)
    })?;
    Ok(summary(&done))
}

/// Words for the result of a recount.
fn summary(done: &Recounted) -> String {
    let mut lines = vec![format!(
        "Finished games: {}. Stats records: {}, {} of them corrected.",
        done.games, done.pages, done.mended
    )];
    let unread = done.unread.iter();
    lines.extend(unread.map(|(table, why)| format!("Table {table} was skipped: {why}")));
    lines.join("\n")
}
