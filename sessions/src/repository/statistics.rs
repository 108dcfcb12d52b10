//! Ledgers and leagues as stored pages, beside the records that people keep of games.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Failure;
use crate::ids::{GuildId, UserId, Version};
use crate::repository::page::{decode, encode};
use crate::repository::{Peopled, Repository};
use crate::stats::{GameEnd, League, Ledger};
use crate::store::{PageKey, PageWrite};

/// The page of a ledger, in the place of a game's id, which has letters alone.
const LEDGER: &str = "houston-ledger";
/// The page of a league, before its game's id.
const LEAGUE: &str = "houston-league-";

/// The place of a person's ledger.
pub(crate) fn ledger_page(user: UserId) -> PageKey {
    PageKey {
        guild: None,
        user,
        game: LEDGER.to_owned(),
    }
}

/// The place of the league of a game on a server.
pub(crate) fn league_page(guild: GuildId, game: &str) -> PageKey {
    PageKey {
        guild: Some(guild),
        user: UserId(0),
        game: format!("{LEAGUE}{game}"),
    }
}

/// Reads statistics, with the version of their page.
pub(crate) async fn read_statistics<C: Default + DeserializeOwned + Peopled>(
    store: &Repository,
    page_key: &PageKey,
) -> Result<(Version, C), Failure> {
    let stored = store.page(page_key).await?;
    let mut statistics = match &stored.page {
        None => C::default(),
        Some(page) => decode(page_key, page)?.0,
    };
    store.to_people(&mut statistics).await?;
    Ok((stored.version, statistics))
}

/// The text of a page with these statistics.
pub(crate) async fn page_text<C: Serialize + Peopled>(
    store: &Repository,
    page_key: &PageKey,
    mut statistics: C,
) -> Result<String, Failure> {
    store.to_numbers(&mut statistics).await?;
    encode(page_key, &statistics, Vec::new())
}

/// The pages on which the end of a game is counted: to be kept with the step that ends it, so that
/// it is counted once.
pub(crate) async fn page_writes(
    store: &Repository,
    end: &GameEnd,
) -> Result<Vec<PageWrite>, Failure> {
    let mut page_writes = Vec::new();
    for own in &end.people {
        let count = |ledger: &mut Ledger| ledger.count(end, own);
        page_writes.extend(count_on_page(store, ledger_page(own.user), count).await?);
    }
    if let Some(guild) = end.guild {
        let count = |league: &mut League| league.count(end);
        page_writes.extend(count_on_page(store, league_page(guild, end.game), count).await?);
    }
    Ok(page_writes)
}

/// Counts something more on a page. Gives `None` where the page cannot be read: that must not keep
/// any game from its end, and a recount mends it.
async fn count_on_page<C: Default + DeserializeOwned + Serialize + Peopled>(
    store: &Repository,
    page_key: PageKey,
    count: impl FnOnce(&mut C),
) -> Result<Option<PageWrite>, Failure> {
    let (version, mut statistics) = match read_statistics::<C>(store, &page_key).await {
        Ok(read) => read,
        Err(failure @ Failure::UnreadablePage { .. }) => {
            tracing::error!(
                %failure,
                "a game was not counted: stop Houston and run houston stats --recount"
            );
            return Ok(None);
        }
        Err(failure) => return Err(failure),
    };
    count(&mut statistics);
    let page = page_text(store, &page_key, statistics).await?;
    Ok(Some(PageWrite {
        page_key,
        version: version.next(),
        page,
    }))
}
