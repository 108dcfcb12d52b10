//! Ledgers and leagues as stored pages, beside the records that people keep of games.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Failure;
use crate::ids::{GuildId, UserId, Version};
use crate::repository::page::{decode, encode};
use crate::repository::{Peopled, Repository};
use crate::stats::{GameEnd, League, Ledger};
use crate::store::{PageKey, PageWrite};

/// What no game is called: a game's id has letters alone.
const LEDGER: &str = "houston-ledger";
/// The same, before the game's id.
const LEAGUE: &str = "houston-league-";

/// Where a person's ledger is.
pub(crate) fn ledger_page(user: UserId) -> PageKey {
    PageKey {
        guild: None,
        user,
        game: LEDGER.to_owned(),
    }
}

/// Where the league of a game on a server is.
pub(crate) fn league_page(guild: GuildId, game: &str) -> PageKey {
    PageKey {
        guild: Some(guild),
        user: UserId(0),
        game: format!("{LEAGUE}{game}"),
    }
}

/// What stands there, and as of which version.
pub(crate) async fn read<C: Default + DeserializeOwned + Peopled>(
    store: &Repository,
    home: &PageKey,
) -> Result<(Version, C), Failure> {
    let kept = store.kept(home).await?;
    let mut counted = match &kept.page {
        None => C::default(),
        Some(page) => decode(home, page)?.0,
    };
    store.to_people(&mut counted).await?;
    Ok((kept.version, counted))
}

/// What is written there.
pub(crate) async fn text<C: Serialize + Peopled>(
    store: &Repository,
    home: &PageKey,
    mut counted: C,
) -> Result<String, Failure> {
    store.to_numbers(&mut counted).await?;
    encode(home, &counted, Vec::new())
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
        page_writes.extend(counted(store, ledger_page(own.user), count).await?);
    }
    if let Some(guild) = end.guild {
        let count = |league: &mut League| league.count(end);
        page_writes.extend(counted(store, league_page(guild, end.game), count).await?);
    }
    Ok(page_writes)
}

/// A page on which something more is counted; none where it cannot be read: that must not keep any
/// game from its end, and a recount mends it.
async fn counted<C: Default + DeserializeOwned + Serialize + Peopled>(
    store: &Repository,
    home: PageKey,
    count: impl FnOnce(&mut C),
) -> Result<Option<PageWrite>, Failure> {
    let (version, mut counted) = match read::<C>(store, &home).await {
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
    count(&mut counted);
    let page = text(store, &home, counted).await?;
    Ok(Some(PageWrite {
        home,
        version: version.next(),
        page,
    }))
}
