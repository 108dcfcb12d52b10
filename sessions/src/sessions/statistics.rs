//! Statistics as people may see them: those of an unlisted person are visible only to themselves.

use std::collections::BTreeSet;

use crate::error::Failure;
use crate::ids::{GuildId, UserId};
use crate::repository::statistics::{league_page, ledger_page, read_statistics};
use crate::sessions::Sessions;
use crate::stats::{League, Ledger};

impl Sessions {
    /// The statistics of a person, as seen by a viewer; `None` where the viewer may not see them.
    /// Opponents who are unlisted are left out.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn ledger(&self, user: UserId, viewer: UserId) -> Result<Option<Ledger>, Failure> {
        if user != viewer && self.is_unlisted(user).await? {
            return Ok(None);
        }
        let store = &*self.shared().store;
        let (_, mut ledger) = read_statistics::<Ledger>(store, &ledger_page(user)).await?;
        let opponents: BTreeSet<UserId> = ledger.opponents().collect();
        for other in opponents {
            if self.is_unlisted(other).await? {
                ledger.forget(other);
            }
        }
        Ok(Some(ledger))
    }

    /// The statistics of a game on a server, of those who want to be listed.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn league(&self, guild: GuildId, game: &str) -> Result<League, Failure> {
        let store = &*self.shared().store;
        let (_, mut league) = read_statistics::<League>(store, &league_page(guild, game)).await?;
        let people: Vec<UserId> = league.people().collect();
        for user in people {
            if self.is_unlisted(user).await? {
                league.forget(user);
            }
        }
        Ok(league)
    }

    /// Tells whether a person does not want to be in any statistics but their own.
    async fn is_unlisted(&self, user: UserId) -> Result<bool, Failure> {
        if user.is_forgotten() {
            return Ok(true);
        }
        match self.read_person(user).await {
            // The setting cannot be read: it may be that one.
            Err(Failure::UnreadablePage { .. }) => Ok(true),
            known => Ok(known?.is_some_and(|person| person.unlisted)),
        }
    }
}
