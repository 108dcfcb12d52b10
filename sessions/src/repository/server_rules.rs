//! The settings of a server as a stored page, with people by their numbers.

use crate::error::Failure;
use crate::ids::{GuildId, UserId};
use crate::people::server::ServerRules;
use crate::repository::Repository;
use crate::repository::page::ReadPage;
use crate::store::PageKey;

/// The page of a server's settings, in the place of a game's id, which has letters alone. No game
/// is called so.
const SERVER_PAGE: &str = "houston";

/// Reads the settings of a server, with the page on which they stand; away from all servers, the
/// default.
pub(crate) async fn read_server_rules(
    store: &Repository,
    guild: Option<GuildId>,
) -> Result<ServerRules, Failure> {
    match guild {
        Some(guild) => Ok(read_server_page(store, guild).await?.1),
        None => Ok(ServerRules::default()),
    }
}

/// Reads the page of a server, with the settings on it.
pub(crate) async fn read_server_page(
    store: &Repository,
    guild: GuildId,
) -> Result<(ReadPage<ServerRules>, ServerRules), Failure> {
    let page_key = PageKey {
        guild: Some(guild),
        user: UserId(0),
        game: SERVER_PAGE.to_owned(),
    };
    let page = ReadPage::<ServerRules>::read(store, page_key).await?;
    let mut rules = page.record.clone();
    store.to_people(&mut rules).await?;
    Ok((page, rules))
}
