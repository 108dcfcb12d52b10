//! Threads that are made for tables: opened, found again after a crash, and archived at the end.
//! They hold no content but their name, which tells the game and who asked for it.

use std::time::Duration;

use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread, EditThread};
use sessions::{ChannelId, GuildId, Pace, UserId};
use text::fit;

use super::Sender;
use crate::ui::send_error::SendError;

/// Time for which a new name is waited for: Discord takes two in ten minutes.
const PATIENCE: Duration = Duration::from_secs(5);

/// A thread that is open.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OpenedThread {
    /// The channel that it is in.
    pub parent: Option<ChannelId>,
    /// True if it was archived before.
    pub was_archived: bool,
}

impl Sender {
    /// Opens a public thread of this name in a channel.
    pub(crate) async fn open_thread(
        &self,
        channel: ChannelId,
        name: &str,
        pace: Option<Pace>,
    ) -> Result<ChannelId, SendError> {
        // Until then Discord lets it be quiet before it archives it by itself.
        let quiet = match pace {
            Some(Pace::Live) => AutoArchiveDuration::OneDay,
            _ => AutoArchiveDuration::OneWeek,
        };
        let thread = CreateThread::new(name)
            .kind(ChannelType::PublicThread)
            .auto_archive_duration(quiet);
        let opened = self.http.create_thread(channel.0.into(), &thread, None);
        Ok(ChannelId(self.token.check(opened.await)?.id.get()))
    }

    /// The threads of this name in a channel that we opened and in which nothing stands yet: where
    /// a table was to stand when we were stopped.
    pub(crate) async fn empty_threads(
        &self,
        (guild, channel): (GuildId, ChannelId),
        name: &str,
    ) -> Result<Vec<ChannelId>, SendError> {
        let active = self.http.get_guild_active_threads(guild.0.into()).await;
        let threads = self.token.check(active)?.threads.into_iter();
        // The bot's user and its application share their id.
        let me = self.http.application_id().map(|me| me.get());
        let empty = threads.filter(|thread| {
            thread.owner_id.map(|owner| owner.get()) == me
                && thread.parent_id.map(|parent| parent.get()) == Some(channel.0)
                && thread.message_count.unwrap_or_default() == 0
                && thread.name == name
        });
        Ok(empty.map(|thread| ChannelId(thread.id.get())).collect())
    }

    /// Changes the name of a thread that we opened, and opens it if it is archived.
    pub(crate) async fn rename_thread(
        &self,
        thread: ChannelId,
        rename: impl Fn(&str) -> String,
    ) -> Result<OpenedThread, SendError> {
        let found = self.http.get_channel(thread.0.into()).await;
        let Some(found) = self.token.check(found)?.guild() else {
            return Ok(OpenedThread::default());
        };
        let metadata = found.thread_metadata.as_ref();
        let was_archived = metadata.is_some_and(|it| it.archived);
        let name = rename(&found.name);
        let mut edit = EditThread::new();
        if was_archived {
            edit = edit.archived(false);
        }
        if name != found.name {
            edit = edit.name(&*fit::label(&name, fit::THREAD));
        }
        if was_archived || name != found.name {
            let edited = self.http.edit_thread(found.id, &edit, None);
            let in_time = tokio::time::timeout(PATIENCE, edited).await;
            let edited = in_time.map_err(|_| SendError::Other("renamed too often".to_owned()))?;
            self.token.check(edited)?;
        }
        Ok(OpenedThread {
            parent: found.parent_id.map(|parent| ChannelId(parent.get())),
            was_archived,
        })
    }

    /// Adds a person to a thread that we opened, where they are not in it already.
    pub(crate) async fn add_to_thread(
        &self,
        thread: ChannelId,
        user: UserId,
    ) -> Result<(), SendError> {
        let added = self
            .http
            .add_thread_channel_member(thread.0.into(), user.0.into());
        self.token.check(added.await)
    }

    /// Archives a thread that we opened.
    pub(crate) async fn archive(&self, thread: ChannelId) -> Result<(), SendError> {
        let archived = EditThread::new().archived(true);
        let archived = self.http.edit_thread(thread.0.into(), &archived, None);
        self.token.check(archived.await).map(drop)
    }
}
