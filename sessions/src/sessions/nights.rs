//! Game nights: opened, signed up for and brought about, each step as durable as an entry.

use crate::error::Failure;
use crate::ids::{GuildId, Key};
use crate::people::night::Night;
use crate::repository::nights::read_night;
use crate::sessions::Sessions;
use crate::store::AppendError;

/// Attempts at a change that others get ahead of: a whole channel may press at once.
const ATTEMPTS: u32 = 100;

impl Sessions {
    /// A server's last game night.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn night(&self, guild: GuildId) -> Result<Option<Night>, Failure> {
        Ok(read_night(&self.shared().store, guild).await?.1)
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
        let store = &self.shared().store;
        for _ in 0..ATTEMPTS {
            let (page, known) = read_night(store, guild).await?;
            let mut night = known.clone();
            if !key.is_some_and(|key| page.has_run(key)) {
                change(&mut night);
            }
            if night == known {
                return Ok(night);
            }
            let mut numbered = night.clone();
            store.to_numbers(&mut numbered).await?;
            match store.write_page(page.next(&numbered, key)?).await {
                Ok(()) => return Ok(night),
                Err(AppendError::Conflict) => {}
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(Failure::Busy)
    }

    /// Tells whether what happens on a server is this process's matter now.
    #[must_use]
    pub fn serves_server(&self, guild: GuildId) -> bool {
        let serving = self.shared().serving.as_ref();
        serving.is_none_or(|serving| serving.serves(Some(guild)))
    }
}
