//! Pages of the bot's own, about a server or a table: its settings, its game night, the answers to
//! its riddles, the marks of its game. They are stored like those of people, under no one's number.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Failure;
use crate::ids::{GuildId, Key, TableId, UserId};
use crate::people::server::ServerRules;
use crate::repository::page::ReadPage;
use crate::repository::{Peopled, Repository};
use crate::store::{AppendError, PageKey};

/// Attempts at a change that others get ahead of: a whole channel may press at once.
const ATTEMPTS: u32 = 100;

/// A page under this name, which stands in the place of a game's id. Those have letters alone.
fn page_key(guild: Option<GuildId>, name: String) -> PageKey {
    PageKey {
        guild,
        user: UserId(0),
        game: name,
    }
}

/// The page of a server's settings.
pub(crate) fn server_page(guild: GuildId) -> PageKey {
    page_key(Some(guild), "houston".to_owned())
}

/// The page of a server's game night: it has one at a time.
pub(crate) fn night_page(guild: GuildId) -> PageKey {
    page_key(Some(guild), "houston-night".to_owned())
}

/// The page of the answers to a table's riddles.
pub(crate) fn riddles_page(table: TableId) -> PageKey {
    page_key(None, format!("houston-riddles-{table}"))
}

/// The page of the marks of a table's game.
pub(crate) fn marks_page(table: TableId) -> PageKey {
    page_key(None, format!("houston-marks-{table}"))
}

/// Reads the settings of a server; away from all servers, the default.
pub(crate) async fn read_server_rules(
    store: &Repository,
    guild: Option<GuildId>,
) -> Result<ServerRules, Failure> {
    match guild {
        Some(guild) => read(store, server_page(guild)).await,
        None => Ok(ServerRules::default()),
    }
}

/// Reads the content of a page; the default where nothing was kept.
pub(crate) async fn read<C>(store: &Repository, page_key: PageKey) -> Result<C, Failure>
where
    C: Default + Serialize + DeserializeOwned + Peopled,
{
    let page = ReadPage::<C>::read(store, page_key).await?;
    let mut content = page.record;
    store.to_people(&mut content).await?;
    Ok(content)
}

/// Changes the content of a page, and returns it. The same key again changes nothing.
pub(crate) async fn change<C>(
    store: &Repository,
    page_key: &PageKey,
    key: Option<Key>,
    change: impl Fn(&mut C) + Send,
) -> Result<C, Failure>
where
    C: Clone + Default + PartialEq + Serialize + DeserializeOwned + Peopled,
{
    for _ in 0..ATTEMPTS {
        let page = ReadPage::<C>::read(store, page_key.clone()).await?;
        let mut known = page.record.clone();
        store.to_people(&mut known).await?;
        let mut content = known.clone();
        if !key.is_some_and(|key| page.has_run(key)) {
            change(&mut content);
        }
        if content == known {
            return Ok(content);
        }
        let mut numbered = content.clone();
        store.to_numbers(&mut numbered).await?;
        match store.write_page(page.next(&numbered, key)?).await {
            Ok(()) => return Ok(content),
            Err(AppendError::Conflict) => {}
            Err(AppendError::Store(error)) => return Err(error.into()),
        }
    }
    Err(Failure::Busy)
}
