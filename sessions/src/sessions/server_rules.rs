//! The settings of a server, read and changed. Stored in a page of the bot's own, as durable as an
//! entry.

use crate::error::Failure;
use crate::ids::{GuildId, Key, UserId};
use crate::people::server::ServerRules;
use crate::repository::page::ReadPage;
use crate::sessions::Sessions;
use crate::store::{AppendError, PageKey};

/// The page of a server's settings, in the place of a game's id, which has letters alone. No game
/// is called so.
const SERVER_PAGE: &str = "houston";
/// Attempts at a change that other writes get ahead of.
const ATTEMPTS: u32 = 8;

impl Sessions {
    /// The settings of a server; away from all servers, the default.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn server_rules(&self, guild: Option<GuildId>) -> Result<ServerRules, Failure> {
        match guild {
            Some(guild) => Ok(ReadPage::read(&self.shared().store, server_page(guild))
                .await?
                .record),
            None => Ok(ServerRules::default()),
        }
    }

    /// Changes the settings of a server, and returns them. The same key again changes nothing.
    ///
    /// # Errors
    /// When it cannot be recorded.
    pub async fn set_server_rules(
        &self,
        guild: GuildId,
        key: Key,
        change: impl Fn(&mut ServerRules) + Send,
    ) -> Result<ServerRules, Failure> {
        let store = &self.shared().store;
        for _ in 0..ATTEMPTS {
            let page = ReadPage::<ServerRules>::read(store, server_page(guild)).await?;
            let mut rules = page.record.clone();
            if !page.has_run(key) {
                change(&mut rules);
            }
            if rules == page.record {
                return Ok(rules);
            }
            match store.write_page(page.next(&rules, Some(key))?).await {
                Ok(()) => return Ok(rules),
                Err(AppendError::Conflict) => {}
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Failure::Busy)
    }
}

/// The page with the settings of a server.
fn server_page(guild: GuildId) -> PageKey {
    PageKey {
        guild: Some(guild),
        user: UserId(0),
        game: SERVER_PAGE.to_owned(),
    }
}
