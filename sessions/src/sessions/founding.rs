//! Opening tables, alone or with their games begun at once, moving them and opening them again.

use std::sync::Arc;

use games::{Seat, Spoken};

use crate::error::{Failure, FoundError};
use crate::ids::{ChannelId, Key, TableId, UserId};
use crate::owner::founder::{self, Founding, FoundingExtras, NewTable};
use crate::owner::handle::{Table, TypedTable};
use crate::records::Continuation;
use crate::sessions::Sessions;
use crate::table::TableAction;
use crate::table::computer::Skill;
use crate::table::pace::Pace;
use crate::table::player::{Player, Venue};
use crate::table::pledge::TableSeed;
use crate::table::refusal::TableRefusal;
use crate::table::room::Status;

/// The key of a rematch is its old table's number beside this bit: Discord's numbers leave it free.
const REMATCH: u64 = 1 << 62;

/// Founding of a table for practice. Has no `Debug`, for the seed is secret.
pub struct PracticeFounding {
    /// The channel where it stands.
    pub place: Venue,
    /// The skill of the computers.
    pub skill: Skill,
    /// The source of its chance.
    pub table_seed: TableSeed,
    /// The interaction that asks for it.
    pub key: Key,
}

impl Sessions {
    /// Founds a table. The same key again returns the same table.
    ///
    /// # Errors
    /// When a table is open in that channel, or nothing could be recorded.
    pub async fn found_table<G: Spoken>(
        &self,
        founding: Founding<G>,
    ) -> Result<NewTable, FoundError> {
        self.found_with(founding, FoundingExtras::default()).await
    }

    /// Founds a table and begins its game, in one step: both happen, or neither.
    ///
    /// # Errors
    /// When a table is open in that channel, its game cannot begin like this, or nothing could be
    /// recorded.
    pub async fn begin<G: Spoken>(&self, founding: Founding<G>) -> Result<NewTable, FoundError> {
        let extras = FoundingExtras {
            begins: true,
            ..FoundingExtras::default()
        };
        self.begin_with(founding, extras).await
    }

    /// Like [`Self::begin`], with what only some games begin with.
    async fn begin_with<G: Spoken>(
        &self,
        founding: Founding<G>,
        extras: FoundingExtras<G>,
    ) -> Result<NewTable, FoundError> {
        let new = self.found_with(founding, extras).await?;
        // Who is away by their own wish is waited for from the start.
        let note_holidays = async {
            match self.table(new.table).await? {
                Some(table) => table.tick().await.map(drop),
                None => Ok(()),
            }
        };
        if let Err(failure) = note_holidays.await {
            tracing::warn!(
                table = new.table.0,
                %failure,
                "players who are away are not noted yet; retrying"
            );
        }
        Ok(new)
    }

    /// Like [`Self::found_table`], with a seat reserved for a player.
    ///
    /// # Errors
    /// When a table is open in that channel, or nothing could be recorded.
    pub async fn found_for<G: Spoken>(
        &self,
        founding: Founding<G>,
        opponent: Option<Player>,
    ) -> Result<NewTable, FoundError> {
        let extras = FoundingExtras {
            opponent,
            ..FoundingExtras::default()
        };
        self.found_with(founding, extras).await
    }

    /// Founds a table, with what only some are founded with, and closes the one that it replaces.
    async fn found_with<G: Spoken>(
        &self,
        founding: Founding<G>,
        extras: FoundingExtras<G>,
    ) -> Result<NewTable, FoundError> {
        let rules = self.server_rules(founding.place.guild).await?;
        if rules.excludes(founding.host.user) {
            return Err(FoundError::Refused(TableRefusal::Excluded));
        }
        let admit = |player| rules.admit(player).map_err(FoundError::Refused);
        let guests = founding.guests.into_iter().map(admit);
        let founding = Founding {
            host: rules.with_shown_name(founding.host),
            guests: guests.collect::<Result<_, _>>()?,
            ..founding
        };
        let extras = FoundingExtras {
            opponent: extras.opponent.map(admit).transpose()?,
            ..extras
        };
        let shared = &self.registry().shared;
        let draft = Arc::new(founder::draft(founding, extras, shared).await?);
        let attempt = || {
            let record = founder::record(Arc::clone(shared), Arc::clone(&draft));
            self.run_alone(TableId(0), record)
        };
        let new = match attempt().await {
            Err(FoundError::Taken { table }) if self.is_gone_from(draft.channel, table).await? => {
                attempt().await?
            }
            new => new?,
        };
        self.make_place(new.replaces, new.table).await;
        if new.repeated
            && self.game_of(new.table).is_none()
            && let Some(table) = self.table(new.table).await?
        {
            // It was recorded, but it is not in the index here unless it is closed: looking at it
            // puts it there.
            table.room().await?;
        }
        Ok(new)
    }

    /// The table that was founded by this key, if one was.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn founded_by(&self, key: Key) -> Result<Option<TableId>, Failure> {
        Ok(self.shared().store.table_founded_by(key).await?)
    }

    /// Moves a table to another place, for a player who sits there and may use that channel.
    ///
    /// # Errors
    /// When they do not sit there, a table is open in that channel, or nothing could be recorded.
    pub async fn relocate(
        &self,
        table: &Table,
        user: UserId,
        place: Venue,
        key: Key,
    ) -> Result<(), FoundError> {
        let moves = (place.channel, TableAction::Move(place));
        self.move_by(table, (user, key), moves).await
    }

    /// Has the game of one person make place for others, who want its channel: it goes on in that
    /// person's DMs, or ends if they have not played yet.
    ///
    /// # Errors
    /// When it is no such game, a table is open in those DMs, or nothing could be recorded.
    pub async fn give_way(
        &self,
        table: &Table,
        user: UserId,
        dms: Option<Venue>,
        key: Key,
    ) -> Result<(), FoundError> {
        let channel = match &dms {
            Some(dms) => dms.channel,
            // It ends where it stands.
            None => table.room().await?.place.channel,
        };
        let moves = (channel, TableAction::GiveWay(dms));
        self.move_by(table, (user, key), moves).await
    }

    /// Moves a table to a channel by this action, and closes the one that it replaces there.
    async fn move_by(
        &self,
        table: &Table,
        by: (UserId, Key),
        (channel, moves): (ChannelId, TableAction),
    ) -> Result<(), FoundError> {
        let attempt = || {
            let shared = Arc::clone(&self.registry().shared);
            let moves = (channel, moves.clone());
            let work = founder::move_table(shared, table.clone(), by, moves);
            self.run_alone(table.id(), work)
        };
        let replaces = match attempt().await {
            Err(FoundError::Taken { table: other })
                if self.is_gone_from(channel, other).await? =>
            {
                attempt().await?
            }
            moved => moved?,
        };
        self.make_place(replaces, table.id()).await;
        Ok(())
    }

    /// Tells whether the table that was thought to hold a channel does not any more: another
    /// process may have closed or moved it. Either way it is known here from now on.
    async fn is_gone_from(&self, channel: ChannelId, table: TableId) -> Result<bool, Failure> {
        if !self.shared().store.is_shared() {
            return Ok(false);
        }
        if let Some(table) = self.table(table).await? {
            table.room().await?;
        }
        let holds = self.shared().index.table_at(channel);
        Ok(!holds.is_some_and(|(_, stage)| stage.holds_its_channel()))
    }

    /// Closes a table that is over, for the one that stands in its channel now.
    async fn make_place(&self, old: Option<TableId>, by: TableId) {
        if let Some(old) = old
            && let Some(old) = self.table(old).await.ok().flatten()
            && let Err(failure) = old.replace(by).await
        {
            // The new table stands; the old one just stays over.
            tracing::warn!(table = old.id().0, %failure, "a finished table was not closed");
        }
    }

    /// Founds a table whose game goes on from a moment of one that is over, for practice: its host
    /// takes this seat, and computers of this skill all others.
    ///
    /// # Errors
    /// When a table is open in that channel, or nothing could be recorded.
    pub async fn go_on<G: Spoken>(
        &self,
        continuation: Continuation<G>,
        (host, seat): (Player, Seat),
        founding: PracticeFounding,
    ) -> Result<NewTable, FoundError> {
        let mut continuation = continuation;
        let others = 1..continuation.seat_count();
        let guests = others.map(|nth| Player::computer(founding.skill, nth - 1));
        let rules = self.server_rules(founding.place.guild).await?;
        // In DMs no one else can come.
        let can_come = founding.place.guild.is_some();
        let comes = |(user, sat): &(UserId, Seat)| {
            can_come && *user != host.user && *sat != seat && !rules.excludes(*user)
        };
        continuation.practice.keeps.retain(comes);
        let founding = Founding::<G> {
            host,
            guests: guests.collect(),
            place: founding.place,
            options: continuation.options.clone(),
            pace: Pace::Unhurried,
            table_seed: founding.table_seed,
            key: founding.key,
        };
        let extras = FoundingExtras {
            continuation: Some((continuation, seat)),
            ..FoundingExtras::default()
        };
        self.found_with(founding, extras).await
    }

    /// Founds a table with the people and the host of one that is over; they are seated, and the
    /// host can start.
    ///
    /// # Errors
    /// When the asker does not sit at the old table, it is not over, or nothing could be recorded.
    pub async fn again<G: Spoken>(
        &self,
        old: &TypedTable<G>,
        user: UserId,
        options: G::Options,
        table_seed: impl Into<TableSeed>,
        key: Key,
    ) -> Result<NewTable, FoundError> {
        let (founding, extras) = self
            .founding_like(old, user, options, table_seed.into(), key)
            .await?;
        self.found_with(founding, extras).await
    }

    /// Like [`Self::again`], and its game begins at once. However often this is asked for, there is
    /// one rematch of a table.
    ///
    /// # Errors
    /// Those of [`Self::again`], or when its game cannot begin like this.
    pub async fn rematch<G: Spoken>(
        &self,
        old: &TypedTable<G>,
        user: UserId,
        options: G::Options,
        table_seed: impl Into<TableSeed>,
    ) -> Result<NewTable, FoundError> {
        let key = Key(REMATCH | old.table().id().0);
        let (founding, extras) = self
            .founding_like(old, user, options, table_seed.into(), key)
            .await?;
        let begins = true;
        self.begin_with(founding, FoundingExtras { begins, ..extras })
            .await
    }

    /// The founding of a table with the people and the host of one that is over.
    async fn founding_like<G: Spoken>(
        &self,
        old: &TypedTable<G>,
        user: UserId,
        options: G::Options,
        table_seed: TableSeed,
        key: Key,
    ) -> Result<(Founding<G>, FoundingExtras<G>), FoundError> {
        let refuse = |refusal| Err(FoundError::Refused(refusal));
        let snapshot = old.snapshot().await?;
        let room = snapshot.room();
        if room.seat_of(user).is_none() {
            return refuse(TableRefusal::NotSeated);
        }
        if matches!(room.status, Status::Lobby | Status::Playing) {
            return refuse(TableRefusal::NotOver);
        }
        let rules = self.server_rules(room.place.guild).await?;
        if rules.excludes(user) {
            return refuse(TableRefusal::Excluded);
        }
        let comes = |user: UserId| {
            !user.is_forgotten() && !rules.excludes(user) && !room.removed.contains(&user)
        };
        let players = room.players().filter(|(_, it)| comes(it.user));
        let mut players: Vec<_> = players.map(|(_, player)| player.clone()).collect();
        if players.is_empty() {
            return refuse(TableRefusal::NotSeated);
        }
        // The host sits first at a new table; the others follow in their order.
        let host = players.iter().position(|player| player.user == room.host);
        let host = players.remove(host.unwrap_or(0));
        let founding = Founding::<G> {
            host,
            guests: players,
            place: room.place.clone(),
            options,
            pace: room.pace,
            table_seed,
            key,
        };
        let extras = FoundingExtras {
            hints: room.hints,
            ..FoundingExtras::default()
        };
        Ok((founding, extras))
    }

    /// Founds or moves one table after another, so that a channel never gets two. Finishes even
    /// where the asker goes away meanwhile: what is recorded must reach the index.
    async fn run_alone<T: Send + 'static>(
        &self,
        table: TableId,
        work: impl Future<Output = Result<T, FoundError>> + Send + 'static,
    ) -> Result<T, FoundError> {
        let founding = Arc::clone(self.founding());
        let done = tokio::spawn(async move {
            let _alone = founding.lock().await;
            work.await
        });
        done.await.map_err(|_| Failure::Stopping { table })?
    }
}
