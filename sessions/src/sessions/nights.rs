//! Game nights: opened, signed up for and brought about, each step as durable as an entry.

use crate::error::Failure;
use crate::ids::{GuildId, Key};
use crate::people::night::Night;
use crate::repository::own_page;
use crate::sessions::Sessions;

impl Sessions {
    /// A server's last game night.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn night(&self, guild: GuildId) -> Result<Option<Night>, Failure> {
        own_page::read(&self.shared().store, own_page::night_page(guild)).await
    }

    /// Changes a server's game night, and returns it. The same key again changes nothing.
    ///
    /// # Errors
    /// When it cannot be recorded.
    pub async fn change_night(
        &self,
        guild: GuildId,
        key: Option<Key>,
        change: impl Fn(&mut Option<Night>) + Send + Sync,
    ) -> Result<Option<Night>, Failure> {
        let page_key = own_page::night_page(guild);
        own_page::change(&self.shared().store, &page_key, key, change).await
    }

    /// Tells whether what happens on a server is this process's matter now.
    #[must_use]
    pub fn serves_server(&self, guild: GuildId) -> bool {
        let serving = self.shared().serving.as_ref();
        serving.is_none_or(|serving| serving.serves(Some(guild)))
    }
}
