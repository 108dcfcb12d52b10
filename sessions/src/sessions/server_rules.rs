//! The settings of a server, read and changed, and what follows for its tables. Stored in a page of
//! the bot's own, as durable as an entry.

use std::collections::BTreeSet;

use crate::error::{Failure, TableError};
use crate::ids::{GuildId, Key, Millis, TableId, UserId, Version};
use crate::people::server::{Receiver, ServerRules};
use crate::repository::Peopled as _;
use crate::repository::own_page::{self, read_server_rules};
use crate::sessions::Sessions;
use crate::sessions::forgetting::server_of_founding;
use crate::table::TableAction;
use crate::table::player::Player;

impl Sessions {
    /// The settings of a server; away from all servers, the default.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn server_rules(&self, guild: Option<GuildId>) -> Result<ServerRules, Failure> {
        read_server_rules(&self.shared().store, guild).await
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
        self.change_server_rules(guild, Some(key), change).await
    }

    /// Notes something about the receiver of a server's results that was set at this time, unless
    /// another one was set since.
    ///
    /// # Errors
    /// When it cannot be recorded.
    pub async fn note_receiver(
        &self,
        (guild, since): (GuildId, Millis),
        change: impl Fn(&mut Receiver) + Send + Sync,
    ) -> Result<(), Failure> {
        let change = |rules: &mut ServerRules| {
            if let Some(receiver) = rules.receiver.as_mut().filter(|it| it.since == since) {
                change(receiver);
            }
        };
        self.change_server_rules(guild, None, change).await?;
        Ok(())
    }

    /// Like [`Self::set_server_rules`], also without a key.
    async fn change_server_rules(
        &self,
        guild: GuildId,
        key: Option<Key>,
        change: impl Fn(&mut ServerRules) + Send,
    ) -> Result<ServerRules, Failure> {
        let page_key = own_page::server_page(guild);
        own_page::change(&self.shared().store, &page_key, key, change).await
    }

    /// Frees every seat of a person on a server, and all that would give them one; they follow no
    /// game there any more. Returns the tables where they had a seat, or would have.
    ///
    /// # Errors
    /// When it cannot be recorded; a second call does the rest.
    pub async fn expel_from(
        &self,
        guild: GuildId,
        user: UserId,
        key: Key,
    ) -> Result<Vec<TableId>, Failure> {
        for id in self.tables_on(guild) {
            if let Some(table) = self.table(id).await?
                && table.marks().await?.following(user).is_some()
            {
                table.note(move |marks| marks.unfollow(user)).await?;
            }
        }
        self.act_on_all(guild, (user, key), &TableAction::Expel(user))
            .await
    }

    /// The last tables in whose journals a person stands, on this server or anywhere, the newest
    /// first, at most this many; each with the names under which they do.
    ///
    /// # Errors
    /// When they cannot be read.
    pub async fn tables_naming(
        &self,
        (guild, user): (Option<GuildId>, UserId),
        most: usize,
    ) -> Result<Vec<(TableId, BTreeSet<String>)>, Failure> {
        let store = &self.shared().store;
        let mut naming = Vec::new();
        for table in (1..=store.last_number().await?.0).rev().map(TableId) {
            let journal = store.read(table, Version(0)).await?;
            let mut entries = match store.entries(table, &journal).await {
                Ok(entries) => entries,
                Err(failure @ Failure::Store(_)) => return Err(failure),
                Err(_) => continue,
            };
            let server = entries.first().and_then(server_of_founding);
            if guild.is_some_and(|guild| server != Some(guild)) {
                continue;
            }
            let mut names = BTreeSet::new();
            entries.for_each_person(&mut |who, name| {
                let name = name.filter(|name| *who == user && !name.is_empty());
                names.extend(name.cloned());
            });
            if !names.is_empty() {
                naming.push((table, names));
            }
            if naming.len() == most {
                break;
            }
        }
        Ok(naming)
    }

    /// Shows a person under this name at every table of a server, as this user decides. Closed ones
    /// hide a name when they are read.
    ///
    /// # Errors
    /// When it cannot be recorded; a second call does the rest.
    pub async fn rename_on(
        &self,
        guild: GuildId,
        player: Player,
        (user, key): (UserId, Key),
    ) -> Result<(), Failure> {
        let action = TableAction::Rename(player);
        self.act_on_all(guild, (user, key), &action).await?;
        self.registry().reload().await;
        Ok(())
    }

    /// Does an action at all tables of a server that are not closed, and returns those that did not
    /// refuse it.
    async fn act_on_all(
        &self,
        guild: GuildId,
        (user, key): (UserId, Key),
        action: &TableAction,
    ) -> Result<Vec<TableId>, Failure> {
        let mut done = Vec::new();
        for id in self.tables_on(guild) {
            let Some(table) = self.table(id).await? else {
                continue;
            };
            match table.act(user, key, action.clone()).await {
                Ok(_) => done.push(id),
                Err(TableError::Refused(_)) => {}
                Err(TableError::Failed(failure)) => return Err(failure),
            }
        }
        Ok(done)
    }

    /// The settings of a server without acts of moderators that are too old to be remembered.
    ///
    /// # Errors
    /// When it cannot be read or recorded.
    pub async fn recent_server_rules(
        &self,
        guild: GuildId,
        key: Key,
        now: Millis,
    ) -> Result<ServerRules, Failure> {
        self.set_server_rules(guild, key, |rules| rules.forget_acts(now))
            .await
    }
}
