//! Rebuilds the statistics of people and servers from the journals.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use crate::error::Failure;
use crate::ids::{GuildId, TableId, UserId, Version};
use crate::owner::catalogue::Catalogue;
use crate::repository::statistics::{league_page, ledger_page, page_text};
use crate::repository::{Peopled, Repository};
use crate::stats::{GameEnd, GameResult, League, Ledger};
use crate::store::{AppendError, PageKey, PageWrite, Store, StoreError, StoredEntry};
use crate::table::entry::AnyEntry;
use crate::table::journal_error::JournalError;

/// Result of a recount.
#[derive(Clone, Debug, Default)]
pub struct Recounted {
    /// Number of games that were counted.
    pub games: u64,
    /// Number of pages that they make.
    pub pages: u64,
    /// Number of pages that were wrong or missing, and are right now.
    pub mended: u64,
    /// The tables that could not be read, and were left out.
    pub unread: Vec<(TableId, Failure)>,
}

/// Counts all finished games again, and writes what differs. No other process may use the store
/// meanwhile.
///
/// # Errors
/// When the store fails.
pub async fn recount(store: Arc<dyn Store>, catalogue: &Catalogue) -> Result<Recounted, Failure> {
    let store = &Repository::new(store);
    let mut result = Recounted::default();
    let mut ends: Vec<GameEnd> = Vec::new();
    let last = store.last_number().await?;
    for table in (1..=last.0).map(TableId) {
        let journal = store.read(table, Version(0)).await?;
        match game_end((store, catalogue), table, &journal).await {
            Ok(end) => ends.extend(end.map(|(end, _)| end)),
            Err(failure @ Failure::Store(_)) => return Err(failure),
            Err(failure) => result.unread.push((table, failure)),
        }
    }
    result.games = ends.len() as u64;
    // In the order in which they came.
    ends.sort_by_key(|end| (end.at, end.table));
    let mut ledgers: BTreeMap<UserId, Ledger> = BTreeMap::new();
    let mut leagues: BTreeMap<(GuildId, &str), League> = BTreeMap::new();
    for end in &ends {
        for own in &end.people {
            ledgers.entry(own.user).or_default().count(end, own);
        }
        if let Some(guild) = end.guild {
            leagues.entry((guild, end.game)).or_default().count(end);
        }
    }
    // The ledger of a person who was forgotten could not be read by anyone.
    ledgers.retain(|user, _| !user.is_forgotten());
    for (user, ledger) in ledgers {
        correct_page(store, &mut result, ledger_page(user), ledger).await?;
    }
    for ((guild, game), league) in leagues {
        correct_page(store, &mut result, league_page(guild, game), league).await?;
    }
    Ok(result)
}

/// Writes a page of statistics if the stored one differs.
async fn correct_page<C: Serialize + Peopled>(
    store: &Repository,
    result: &mut Recounted,
    page_key: PageKey,
    statistics: C,
) -> Result<(), Failure> {
    result.pages += 1;
    let page = page_text(store, &page_key, statistics).await?;
    let stored = store.page(&page_key).await?;
    if stored.page.as_ref() == Some(&page) {
        return Ok(());
    }
    result.mended += 1;
    let page_write = PageWrite {
        version: stored.version.next(),
        page_key,
        page,
    };
    store
        .write_page(page_write)
        .await
        .map_err(|error| match error {
            AppendError::Conflict => {
                let why = "another Houston is using these tables: stop it first".to_owned();
                StoreError::Other(why)
            }
            AppendError::Store(error) => error,
        })?;
    Ok(())
}

/// The end of a journal's game, and its result; `None` where there is none.
pub(super) async fn game_end(
    (store, catalogue): (&Repository, &Catalogue),
    table: TableId,
    journal: &[StoredEntry],
) -> Result<Option<(GameEnd, GameResult)>, Failure> {
    let first = store.entries(table, &journal[..journal.len().min(1)]);
    let first = first.await?;
    let Some(game) = first.first().and_then(AnyEntry::game) else {
        return Ok(None);
    };
    match catalogue.starter(game) {
        Some(starter) => starter.game_end(store, table, journal).await,
        None => Err(Failure::from(JournalError::OtherGame {
            table,
            game: game.to_owned(),
        })),
    }
}
