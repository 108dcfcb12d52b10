//! Results of finished games, for those who run a server. Who does not want to be in statistics, or
//! whose name the server hides, has no name in them.

use crate::error::Failure;
use crate::ids::{GuildId, TableId, Version};
use crate::people::server::ServerRules;
use crate::sessions::Sessions;
use crate::sessions::recount::game_end;
use crate::stats::{GameEnd, GameResult};
use crate::table::entry::{AnyEntry, Fact};

impl Sessions {
    /// The results of the last finished games on a server, the newest first, at most this many.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn results(&self, guild: GuildId, most: usize) -> Result<Vec<GameResult>, Failure> {
        let was_here = |entries: &[AnyEntry], _: &str| {
            let facts = entries.iter().flat_map(|entry| &entry.facts);
            let mut places = facts.filter_map(|fact| match fact {
                Fact::Founded(founded) => Some(&founded.place),
                Fact::Moved { place } => Some(place),
                _ => None,
            });
            places.any(|place| place.guild == Some(guild))
        };
        let all = self.finished_games(was_here, most).await?;
        let rules = self.server_rules(Some(guild)).await?;
        let mut results = Vec::new();
        for (_, result) in all {
            if result.guild == Some(guild) {
                results.push(self.without_hidden_names(result, &rules).await?);
            }
        }
        Ok(results)
    }

    /// The result of a table's game; `None` before it is over.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn result(&self, table: TableId) -> Result<Option<GameResult>, Failure> {
        let (store, catalogue) = (&*self.shared().store, &self.registry().catalogue);
        let journal = store.read(table, Version(0)).await?;
        let Some((_, result)) = game_end((store, catalogue), table, &journal).await? else {
            return Ok(None);
        };
        let rules = self.server_rules(result.guild).await?;
        Ok(Some(self.without_hidden_names(result, &rules).await?))
    }

    /// The ends of finished games for whose journal and game this is true, the newest first, at
    /// most this many. Those that cannot be read are left out.
    pub(super) async fn finished_games(
        &self,
        counts: impl Fn(&[AnyEntry], &str) -> bool + Send,
        most: usize,
    ) -> Result<Vec<(GameEnd, GameResult)>, Failure> {
        let (store, catalogue) = (&*self.shared().store, &self.registry().catalogue);
        let last = store.last_number().await?;
        let mut ends = Vec::new();
        for table in (1..=last.0).rev().map(TableId) {
            if ends.len() == most {
                break;
            }
            let journal = store.read(table, Version(0)).await?;
            let entries: Vec<AnyEntry> = match store.entries(table, &journal).await {
                Ok(entries) => entries,
                Err(failure @ Failure::Store(_)) => return Err(failure),
                Err(_) => continue,
            };
            let game = entries.first().and_then(AnyEntry::game);
            if !game.is_some_and(|game| counts(&entries, game)) {
                continue;
            }
            match game_end((store, catalogue), table, &journal).await {
                Ok(end) => ends.extend(end),
                Err(failure @ Failure::Store(_)) => return Err(failure),
                Err(failure) => {
                    tracing::warn!(table = table.0, %failure, "a finished game is left out");
                }
            }
        }
        Ok(ends)
    }

    /// The result without the names that are not to be shown.
    async fn without_hidden_names(
        &self,
        mut result: GameResult,
        rules: &ServerRules,
    ) -> Result<GameResult, Failure> {
        for seat in &mut result.seats {
            let player = &mut seat.player;
            if player.user.is_computer() {
                continue;
            }
            let hidden = rules.unnamed.contains(&player.user);
            if hidden || self.is_unlisted(player.user).await? {
                player.name.clear();
            } else if player.name.is_empty()
                && let Some(person) = self.person(player.user).await?
            {
                player.name = person.name;
            }
        }
        Ok(result)
    }
}
