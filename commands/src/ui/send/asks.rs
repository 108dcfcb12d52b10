//! Questions to Discord before something is sent: what stands in a channel, what we may do there,
//! what a server is called, where our DMs with a user are. It sends no content.

use std::time::Instant;

use serenity::all::Member;
use sessions::{ChannelId, GuildId, Millis, Trouble, UserId, Venue};

use super::Sender;
use crate::ui::access::Lacks;
use crate::ui::existing_messages::{self, ExistingMessage};
use crate::ui::send_error::SendError;

impl Sender {
    /// Our posts in a channel since a moment.
    pub(crate) async fn posted_since(
        &self,
        channel: ChannelId,
        moment: Millis,
    ) -> Result<Vec<ExistingMessage>, SendError> {
        let posted = existing_messages::posted_since(&self.http, channel, moment).await;
        self.token.check(posted)
    }

    /// Reason why a place refuses our messages; `None` if it accepts them. An answer younger than
    /// `since` is not asked for again.
    pub(crate) async fn find_trouble(
        &self,
        place: &Venue,
        since: Instant,
    ) -> Result<Option<Trouble>, SendError> {
        Ok(self.look(place, since).await?.trouble)
    }

    /// Looks up what we lack in a place. An answer younger than `since` is not asked for again.
    pub(crate) async fn look(&self, place: &Venue, since: Instant) -> Result<Lacks, SendError> {
        let lacks = self.lookups.look(&self.http, place, since).await;
        self.token.check(lacks)
    }

    /// True if a thread is one that we opened.
    pub(crate) async fn opened_thread(&self, thread: ChannelId) -> Result<bool, SendError> {
        let opened = self.lookups.is_own(&self.http, thread.0).await;
        self.token.check(opened)
    }

    /// The channels of a server in which a table can stand, from the top. They need not be asked
    /// for once more to look what we lack there.
    pub(crate) async fn channels(&self, server: GuildId) -> Result<Vec<ChannelId>, SendError> {
        let channels = self.lookups.channels_of(&self.http, server.0).await;
        self.token.check(channels)
    }

    /// Name of a server.
    pub(crate) async fn server_name(&self, server: GuildId) -> Result<String, SendError> {
        let server = serenity::all::GuildId::new(server.0);
        let guild = self.http.get_guild(server).await;
        Ok(self.token.check(guild)?.name)
    }

    /// Member of a server; `None` if they are no member any more.
    pub(crate) async fn member(
        &self,
        server: GuildId,
        user: UserId,
    ) -> Result<Option<Member>, SendError> {
        let (server, user) = (server.0.into(), user.0.into());
        let member = self.http.get_member(server, user).await;
        match self.token.check(member) {
            Ok(member) => Ok(Some(member)),
            Err(SendError::Other(said)) if said.starts_with("404 ") => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The channel of our DMs with a person.
    pub(crate) async fn dm_channel(&self, user: UserId) -> Result<ChannelId, SendError> {
        let user = serenity::all::UserId::new(user.0);
        let channel = user.create_dm_channel(&self.http).await;
        Ok(ChannelId(self.token.check(channel)?.id.get()))
    }
}
