//! Rebuilds the statistics of people and servers from the journals.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use crate::error::Failure;
use crate::ids::{GuildId, TableId, UserId, Version};
use crate::owner::catalogue::Catalogue;
use crate::repository::statistics::{league_page, ledger_page, text};
use crate::repository::{Peopled, Repository};
use crate::stats::{GameEnd, League, Ledger};
use crate::store::{AppendError, PageKey, PageWrite, Store, StoreError, Stored};
use crate::table::entry::AnyEntry;
use crate::table::journal_error::JournalError;

/// What came of a recount.
#[derive(Clone, Debug, Default)]
pub struct Recounted {
    /// How many games were counted.
    pub games: u64,
    /// How many pages they make.
    pub pages: u64,
    /// How many of those were otherwise, or missing, and are right now.
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
    let mut recounted = Recounted::default();
    let mut ends: Vec<GameEnd> = Vec::new();
    let last = store.next_number().await?;
    for table in (1..last.0).map(TableId) {
        let journal = store.read(table, Version(0)).await?;
        match end_of((store, catalogue), table, &journal).await {
            Ok(end) => ends.extend(end),
            Err(failure @ Failure::Store(_)) => return Err(failure),
            Err(failure) => recounted.unread.push((table, failure)),
        }
    }
    recounted.games = ends.len() as u64;
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
        mend(store, &mut recounted, ledger_page(user), ledger).await?;
    }
    for ((guild, game), league) in leagues {
        mend(store, &mut recounted, league_page(guild, game), league).await?;
    }
    Ok(recounted)
}

/// Writes a page unless it stands there like this.
async fn mend<C: Serialize + Peopled>(
    store: &Repository,
    recounted: &mut Recounted,
    home: PageKey,
    counted: C,
) -> Result<(), Failure> {
    recounted.pages += 1;
    let page = text(store, &home, counted).await?;
    let kept = store.kept(&home).await?;
    if kept.page.as_ref() == Some(&page) {
        return Ok(());
    }
    recounted.mended += 1;
    let keep = PageWrite {
        version: kept.version.next(),
        home,
        page,
    };
    store.keep(keep).await.map_err(|error| match error {
        AppendError::Conflict => {
            let why = "another Houston is using these tables: stop it first".to_owned();
            StoreError::Other(why)
        }
        AppendError::Store(error) => error,
    })?;
    Ok(())
}

/// How the game of a journal ended; nothing where there is none.
async fn end_of(
    (store, catalogue): (&Repository, &Catalogue),
    table: TableId,
    journal: &[Stored],
) -> Result<Option<GameEnd>, Failure> {
    let first = store.entries(table, &journal[..journal.len().min(1)]);
    let first = first.await?;
    let Some(game) = first.first().and_then(AnyEntry::game) else {
        return Ok(None);
    };
    match catalogue.opener(game) {
        Some(opens) => opens.end_of(store, table, journal).await,
        None => Err(Failure::from(JournalError::OtherGame {
            table,
            game: game.to_owned(),
        })),
    }
}
