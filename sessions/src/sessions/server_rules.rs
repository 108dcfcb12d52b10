//! The settings of a server, read and changed. Stored in a page of the bot's own, as durable as an
//! entry.

use crate::error::Failure;
use crate::ids::{GuildId, Key, UserId};
use crate::people::server::ServerRules;
use crate::repository::page::ReadPage;
use crate::sessions::Sessions;
use crate::store::{AppendError, PageKey};

/// The game's id that no game has.
const HOUSE: &str = "houston";
/// How often it is tried again because another write was faster.
const ATTEMPTS: u32 = 8;

impl Sessions {
    /// What is set for a server; away from all servers, nothing.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn server_rules(&self, guild: Option<GuildId>) -> Result<ServerRules, Failure> {
        match guild {
            Some(guild) => Ok(ReadPage::read(&self.shared().store, home(guild))
                .await?
                .record),
            None => Ok(ServerRules::default()),
        }
    }

    /// Sets something for a server, and tells what is set from now on. The same key again changes
    /// nothing.
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
            let page = ReadPage::<ServerRules>::read(store, home(guild)).await?;
            let mut rules = page.record.clone();
            if !page.has_run(key) {
                change(&mut rules);
            }
            if rules == page.record {
                return Ok(rules);
            }
            match store.keep(page.next(&rules, Some(key))?).await {
                Ok(()) => return Ok(rules),
                Err(AppendError::Conflict) => {}
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Failure::Busy)
    }
}

fn home(guild: GuildId) -> PageKey {
    PageKey {
        guild: Some(guild),
        user: UserId(0),
        game: HOUSE.to_owned(),
    }
}
