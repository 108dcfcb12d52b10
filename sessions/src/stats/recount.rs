//! Rebuilds the statistics of people and servers from the journals.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;

use crate::error::Failure;
use crate::ids::{GuildId, TableId, UserId, Version};
use crate::owner::catalogue::Catalogue;
use crate::stats::{GameEnd, League, Ledger, league_page, ledger_page, text};
use crate::store::{AppendError, PageKey, PageWrite, Store, StoreError, Stored};
use crate::table::entry::{Entry, Fact};

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
pub async fn recount(store: &dyn Store, catalogue: &Catalogue) -> Result<Recounted, Failure> {
    let mut recounted = Recounted::default();
    let mut ends: Vec<GameEnd> = Vec::new();
    let last = store.next_number().await?;
    for table in (1..last.0).map(TableId) {
        let journal = store.read(table, Version(0)).await?;
        match end_of(catalogue, table, &journal) {
            Ok(end) => ends.extend(end),
            Err(failure) => recounted.unread.push((table, failure)),
        }
    }
    recounted.games = ends.len() as u64;
    for (home, page) in pages(ends)? {
        recounted.pages += 1;
        let kept = store.kept(&home).await?;
        if kept.page.as_ref() == Some(&page) {
            continue;
        }
        recounted.mended += 1;
        let keep = PageWrite {
            version: kept.version.next(),
            home,
            record_change: None,
            page,
        };
        store.keep(keep).await.map_err(|error| match error {
            AppendError::Conflict => {
                let why = "another Houston is using these tables: stop it first".to_owned();
                StoreError::Other(why)
            }
            AppendError::Store(error) => error,
        })?;
    }
    Ok(recounted)
}

/// Every page that the ends of games make, in the order in which they came.
fn pages(mut ends: Vec<GameEnd>) -> Result<Vec<(PageKey, String)>, Failure> {
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
    let mut pages = Vec::new();
    // The ledger of a person who was forgotten could not be read by anyone.
    for (user, ledger) in ledgers.iter().filter(|(user, _)| !user.is_forgotten()) {
        let home = ledger_page(*user);
        let page = text(&home, ledger)?;
        pages.push((home, page));
    }
    for ((guild, game), league) in &leagues {
        let home = league_page(*guild, game);
        let page = text(&home, league)?;
        pages.push((home, page));
    }
    Ok(pages)
}

/// How the game of a journal ended; nothing where there is none.
fn end_of(
    catalogue: &Catalogue,
    table: TableId,
    journal: &[Stored],
) -> Result<Option<GameEnd>, Failure> {
    let Some(first) = journal.first() else {
        return Ok(None);
    };
    let entry: Entry<IgnoredAny, IgnoredAny> = Entry::decode(table, first.version, &first.entry)?;
    let Some(Fact::Founded(founded)) = entry.facts.first() else {
        return Ok(None);
    };
    let game = founded.game.clone();
    match catalogue.opener(&game) {
        Some(opens) => opens.end_of(table, journal),
        None => Err(Failure::OtherGame { table, game }),
    }
}
