//! Statistics as people may see them: those of an unlisted person are visible only to themselves.

use std::collections::BTreeSet;

use crate::error::Failure;
use crate::ids::{GuildId, UserId};
use crate::repository::statistics::{league_page, ledger_page, page_text, read_statistics};
use crate::sessions::Sessions;
use crate::stats::{GameEnd, League, Ledger, Rating};
use crate::store::{AppendError, PageWrite};

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
        let mut league = self.rated_league(guild, game).await?;
        let people: Vec<UserId> = league.people().collect();
        for user in people {
            if self.is_unlisted(user).await? {
                league.forget(user);
            }
        }
        Ok(league)
    }

    /// The rating of a person in a game on a server, as seen by a viewer; `None` where there is
    /// none, or the viewer may not see it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn rating(
        &self,
        (guild, game): (GuildId, &str),
        user: UserId,
        viewer: UserId,
    ) -> Result<Option<Rating>, Failure> {
        if user != viewer && self.is_unlisted(user).await? {
            return Ok(None);
        }
        let league = self.rated_league(guild, game).await?;
        Ok(league.ratings().remove(&user))
    }

    /// The statistics of a game on a server, of everybody. If games are not rated by today's
    /// formula, all are rated, from the journals.
    async fn rated_league(&self, guild: GuildId, game: &str) -> Result<League, Failure> {
        let store = &*self.shared().store;
        let page_key = league_page(guild, game);
        let (version, mut league) = read_statistics::<League>(store, &page_key).await?;
        if !league.lacks_ratings() {
            return Ok(league);
        }
        let all = self.finished_games(|_, id| id == game, usize::MAX).await?;
        let ends = all.into_iter().map(|(end, _)| end);
        let mut ends: Vec<GameEnd> = ends.filter(|end| end.counts_in(guild)).collect();
        ends.sort_by_key(|end| (end.at, end.table));
        league.rate(&ends);
        let page = page_text(store, &page_key, league.clone()).await?;
        let page_write = PageWrite {
            page_key,
            version: version.next(),
            page,
        };
        match store.write_page(page_write).await {
            // A game has ended meanwhile: the next look rates that one as well.
            Ok(()) | Err(AppendError::Conflict) => Ok(league),
            Err(AppendError::Store(error)) => Err(error.into()),
        }
    }

    /// Tells whether a person does not want to be in any statistics but their own.
    pub(super) async fn is_unlisted(&self, user: UserId) -> Result<bool, Failure> {
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
